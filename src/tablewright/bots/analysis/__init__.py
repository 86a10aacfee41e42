"""Analysis: turns compared by playing them out, for hints, reviews and puzzles; no bot's opinion but an estimate.

Uses the evaluation of a game, whatever bots there are.
"""
