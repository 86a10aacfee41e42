"""Thinking: what takes long, in worker processes. Bots that play, hints, reviews, verdicts on puzzles.

`jobs` runs there, `pool` has the processes; people's standing orders wait in line with the bots. Works on live tables
and their storage; knows nothing of mail and HTTP.
"""
