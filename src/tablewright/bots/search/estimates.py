"""Estimates: what the ends of some games tell about the ends to come, and how sure that is."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tablewright.bots.search.playout import HAIR
from tablewright.kernel.action import Seat

VICTORY: Final = 0.2  # what winning is worth besides the points, as a share of the points of a seat


class Estimate:
    """A *mean* and its standard *error*."""

    def __init__(self, mean: float, error: float) -> None:
        self.mean: Final = mean
        self.error: Final = error


def success(totals: list[float], seat: Seat) -> float:
    """How well *seat* did, in points: its lead over the best of the others, and something for winning."""
    strongest = max([totals[other] for other in range(len(totals)) if other != seat])
    usual = sum([abs(total) for total in totals]) / len(totals)
    return totals[seat] - strongest + VICTORY * usual * share(totals, seat)


def share(totals: list[float], seat: Seat) -> float:
    """The share of *seat* in the victory."""
    best = max(totals)
    if totals[seat] < best:
        return 0.0
    return 1.0 / len([total for total in totals if total == best])


def chances_to_win(ends: list[list[float]], blur: float, is_over: bool) -> list[Estimate]:
    """Of every seat, from the totals at some ends. A narrow lead is no certainty, often as it may have been seen:
    real games differ from these by *blur* times what these differ by. Where the game is over, and came out the same
    each time, all is known.
    """
    seats = range(len(ends[0]))
    spread = mean_of([estimate([end[seat] for end in ends]).error for seat in seats]) * sqrt(len(ends))
    if is_over and spread == 0.0 and len(ends) > 1:
        return [Estimate(share(ends[0], seat), 0.0) for seat in seats]
    found: list[Estimate] = []
    for seat in seats:
        found.append(chance_to_win([likely_share(end, seat, blur * spread) for end in ends], len(seats)))
    return found


def likely_share(totals: list[float], seat: Seat, blur: float) -> float:
    """The share of *seat* in the victory, if the totals may turn out otherwise by some *blur* of points."""
    if blur < HAIR:
        return share(totals, seat)
    best = max(totals)
    chances = [exp((total - best) / blur) for total in totals]
    return chances[seat] / sum(chances)


def chance_to_win(shares: list[float], seats: int) -> Estimate:
    """From the shares in some victories. One more game, in which all are equal, keeps it from being all too sure."""
    games = len(shares) + 1
    mean = (sum(shares) + 1.0 / seats) / games
    return Estimate(mean, sqrt(mean * (1.0 - mean) / games))


def estimate(values: list[float]) -> Estimate:
    mean = mean_of(values)
    if len(values) < 2:
        return Estimate(mean, 0.0)
    squares = sum([(value - mean) * (value - mean) for value in values])
    return Estimate(mean, sqrt(squares / (len(values) - 1) / len(values)))


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values)
