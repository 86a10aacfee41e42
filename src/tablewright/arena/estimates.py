"""What few games allow to say: a value and the interval that holds the true one in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

TWO_SIDED: Final = 1.96  # standard errors that hold as much
# Student's t for 1, 2, 3 … degrees of freedom: with few games the interval is much wider than the normal one.
STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Estimate:
    """*low* and *high* are None where nothing honest can be said: of a mean of one game."""

    count: int
    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Sum:
    """Numbers, of which only this much is remembered."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.count + other.count, self.total + other.total, self.squares + other.squares)

    def mean(self, among: int | None = None) -> Estimate:
        """Their mean; *among* more of them, the others all nought."""
        count = self.count if among is None else among
        value = self.total / count
        if count < 2:
            return Estimate(count, value, None, None)
        variance = max(self.squares - count * value * value, 0.0) / (count - 1)
        factor = STUDENT[count - 2] if count - 2 < len(STUDENT) else TWO_SIDED
        half = factor * math.sqrt(variance / count)
        return Estimate(count, value, value - half, value + half)

    def share(self) -> Estimate:
        """The share of ones, where all of them are noughts and ones."""
        share = self.total / self.count
        return Estimate(self.count, share, *wilson(share, self.count))


def wilson(share: float, games: int, z: float = TWO_SIDED) -> tuple[float, float]:
    """The interval of a share, which stays sensible at 0 and 1."""
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max((middle - spread) / scale, 0.0), min((middle + spread) / scale, 1.0)


def sum_of(numbers: Iterable[float]) -> Sum:
    listed = list(numbers)
    return Sum(len(listed), math.fsum(listed), math.fsum(number * number for number in listed))
