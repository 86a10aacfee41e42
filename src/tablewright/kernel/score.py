"""Scores: a breakdown that a player can follow, line by line."""

from __future__ import annotations

from typing import Final

from tablewright.kernel.action import Fields, Seat, Value


class ScoreLine(Value):
    """Points of one seat for one *item* under one clause, with the numbers it is made of (level 7 x value 6)."""

    def __init__(self, rule: str, item: str, points: int, factors: tuple[int, ...] = ()) -> None:
        self.rule: Final = rule
        self.item: Final = item
        self.points: Final = points
        self.factors: Final = factors

    def fields(self) -> Fields:
        return self.rule, self.item, self.points, *self.factors


class Measure(Value):
    """How much of something a seat has: a noun of the vocabulary, an id of it, and the *number*."""

    def __init__(self, noun: str, id: str, number: int) -> None:
        self.noun: Final = noun
        self.id: Final = id
        self.number: Final = number

    def fields(self) -> Fields:
        return self.noun, self.id, self.number


class Result:
    """How the seats stand: their lines and totals, tie-break numbers (more is better), and ranks from 1."""

    def __init__(self, lines: list[list[ScoreLine]], ties: list[tuple[int, ...]]) -> None:
        self.lines: Final = lines
        self.ties: Final = ties
        self.totals: Final = [sum([line.points for line in mine]) for mine in lines]
        keys = [(self.totals[seat], ties[seat]) for seat in range(len(lines))]
        self.ranks: Final = [1 + sum([1 for other in keys if other > key]) for key in keys]

    def winners(self) -> list[Seat]:
        """The seats on rank 1: one, or several who share the victory."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
