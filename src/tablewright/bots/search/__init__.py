"""Search: what a state is worth, the best lines of a turn, playing on to the end, and a tree of turns.

Below the games: it knows the kernel and nothing else.
"""
