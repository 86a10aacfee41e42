"""The games: a folder for each, `registry` with an entry for each, and `entry`, which says what a game brings along.

The rules of a game know the kernel and nothing else; its evaluation knows what bots search with. No game knows another.
"""
