"""Weights: what the features of a position count, early in a game and late."""

from __future__ import annotations


def blended(weights: list[list[float]], early: float) -> list[float]:
    """*weights* are those at the end of a game and those at its beginning; *early* goes from 0 to 1."""
    share = min(1.0, max(0.0, early))
    late, first = weights[0], weights[1]
    return [late[at] + share * (first[at] - late[at]) for at in range(len(late))]
