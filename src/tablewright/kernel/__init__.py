"""The kernel: states, steps, actions, matches and records, and the loop that drives every game.

It knows no game and imports nothing of the package: what it says holds for all of them. Compiled.
"""
