"""The arena: bots against each other, many games, and what may be concluded from them.

`playing` has the one loop in which bots play a match. Uses games and bots, and knows no server.
"""
