"""How a whole game runs, as its own log tells it: which rounds, whose turns, and when it ends."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tablewright.kernel.event import Event
from tablewright.kernel.match import Match

ROUNDS_OF_NORIA = {2: 16, 3: 15, 4: 14}
ROUNDS_OF_YINZI = 4
CARDS_A_ROUND = WORKER_ACTIONS_A_ROUND = 3


def agra(match: Match[Any]) -> None:
    """AGR-4.0-a, AGR-8.0-a: a turn each in every round, and one more round after the one that triggered the end."""
    rounds = rounds_of(match)
    for told in rounds:
        assert turns_of(told) == in_order(match, match.state.start)
    triggered = [at for at, told in enumerate(rounds) if "end-triggered" in verbs(told)]
    assert triggered == [len(rounds) - 2]
    assert match.plies[-1].events[-1].verb == "game-ended"


def noria(match: Match[Any]) -> None:
    """NOR-19.1-a: rounds 1 to 16, 15 or 14 begin in order, every seat has one turn in each, and then it is over."""
    rounds = rounds_of(match)
    assert len(rounds) == match.state.round == ROUNDS_OF_NORIA[match.setup.seats]
    for told in rounds:
        assert turns_of(told) == in_order(match, match.state.start)


def yinzi(match: Match[Any]) -> None:
    """YIN-Q-round-1, YIN-B-frame-2: four rounds, in each of them three cards a seat and an action for every group."""
    rounds = rounds_of(match)
    assert len(rounds) == match.state.round == ROUNDS_OF_YINZI
    for told in rounds:
        for seat in range(match.setup.seats):
            mine = [event for event in told if event.seat == seat]
            cards = verbs(mine).count("showed-card")
            # YIN-L-worker-1, YIN-B-frame-6: without workers in the supply a card makes no group.
            groups = [event for event in mine if event.verb == "grouped" and event.what[1] > 0]
            assert cards == CARDS_A_ROUND
            assert len(groups) <= WORKER_ACTIONS_A_ROUND
            assert verbs(mine).count("turn-began") == cards + len(groups)


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


COURSES: dict[str, Callable[[Match[Any]], None]] = {"agra": agra, "noria": noria, "yinzi": yinzi}
