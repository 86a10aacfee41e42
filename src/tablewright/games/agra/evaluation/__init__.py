"""What a state of Agra is worth to a seat, for the bots: features, and the weights that they count with."""
