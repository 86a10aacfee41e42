"""What a state of Yinzi is worth to a seat, for the bots: features, and the weights that they count with."""
