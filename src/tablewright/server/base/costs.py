"""What requests and messages cost, in units of a health check: about a third of a millisecond of a core.

Whoever asks pays at the door what everybody pays, and the rest when it is known how much there is to do, before it is
done. The figures were measured on games of a few hundred plies; what grows with the length of a game is paid by plies.
"""

from __future__ import annotations

from typing import Final

READ: Final = 1.0
CHANGE: Final = 5.0  # a commit, and telling those who watch
UNCHANGING: Final = ("GET", "HEAD", "OPTIONS")
# What is known to be dear by its path alone.
DEAR: Final = {"/api/openapi.json": 15.0, "/api/tables": 15.0, "/api/statistics": 20.0, "/api/turns": 4.0}

POSITION: Final = 5.0  # a view, a question, and what every answer would do
PAST: Final = 2.0  # some plies replayed, and a view
WHY: Final = 2.0
PLAN: Final = 5.0
AWAY: Final = 8.0
FORESIGHT: Final = 60.0
PUZZLE: Final = 5.0  # a turn played from its position, and shown
STATISTICS: Final = 7.0  # of one game

# Of the messages on a socket.
MESSAGES: Final = {"ping": 0.1, "say": 1.0, "why": WHY, "look": POSITION, "act": 2.0, "undo": 2.0}

PLIES_REPLAYED: Final = 20  # for one unit each
LINES_TOLD: Final = 40
PLIES_STUDIED: Final = 5
PLIES_LOOKED_BACK: Final = 10
PLIES_WRITTEN: Final = 60


def at_the_door(method: str, path: str) -> float:
    """What everybody pays, before anything is looked at."""
    return CHANGE if method not in UNCHANGING else DEAR.get(path, READ)


def replay(plies: int) -> float:
    """A table of so many *plies* that is not in memory."""
    return plies / PLIES_REPLAYED


def log(lines: int) -> float:
    return lines / LINES_TOLD


def study(plies: int) -> float:
    """A walk through a whole game, ply by ply; of one that goes on, turn by turn in several worlds."""
    return plies / PLIES_STUDIED


def record(plies: int) -> float:
    return plies / PLIES_WRITTEN


def absence(plies: int) -> float:
    """What was closed meanwhile is looked for in every position of an absence of so many *plies*."""
    return AWAY + plies / PLIES_LOOKED_BACK
