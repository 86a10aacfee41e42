"""How a whole game runs, as its own log tells it: which rounds, and whose turns. For the games' own demands."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tablewright.kernel.event import Event
from tablewright.kernel.match import Match


def rounds_of(match: Match[Any]) -> list[list[Event]]:
    """What was told, round by round; they are numbered from 1."""
    told = match.opening + [event for ply in match.plies for event in ply.events]
    began = [at for at, event in enumerate(told) if event.verb == "round-began"]
    assert [told[at].what for at in began] == [(number + 1,) for number in range(len(began))]
    return [told[first:last] for first, last in pairwise([*began, len(told)])]


def turns_of(told: list[Event]) -> list[int]:
    return [event.seat for event in told if event.verb == "turn-began"]


def verbs(told: list[Event]) -> list[str]:
    return [event.verb for event in told]


def in_order(match: Match[Any], first: int) -> list[int]:
    seats = match.setup.seats
    return [(first + turn) % seats for turn in range(seats)]
