"""Bots: whoever chooses for a seat, from a world (`Game.world`) and never from the real state.

`bot` and `search` lie below the games, and know the kernel alone: a game brings its evaluation. `evaluations`,
`agents`, `analysis` and `registry` lie above the games.
"""
