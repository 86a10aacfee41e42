"""What a state of Noria is worth to a seat, for the bots: features, and the weights that they count with."""
