"""The arena: bots against each other, many games, and what may be concluded from them."""
