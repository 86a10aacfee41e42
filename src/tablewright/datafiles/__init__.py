"""Data files: how a game declares its printed values, how a file is read and checked, and where each value comes from.

Knows no game, and nothing else of Tablewright. The player aid is made here too, as it looks everything up in a file.
"""
