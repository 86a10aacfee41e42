"""Puzzles: a position, and one turn to find."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tablewright.server.protocol.advice import AdvisedWay
from tablewright.server.protocol.base import ActionWords, Asked, Said
from tablewright.server.protocol.position import Position

PuzzleStanding = Literal["solved", "close", "missed"]


class PuzzleEntry(Said):
    number: int
    id: str
    difficulty: Literal["easy", "medium", "hard"]
    players: int


class PuzzleShelf(Said):
    game: str
    puzzles: list[PuzzleEntry]


class PuzzlePosition(Said):
    """Where the turn has come to. *over*: it has ended, and can be judged."""

    game: str
    number: int
    count: int
    id: str
    difficulty: Literal["easy", "medium", "hard"]
    seat: int
    over: bool
    position: Position


class PuzzleVerdict(Said):
    """A turn beside the best one. *gained* is what the score of each seat has changed by with the turn alone."""

    standing: PuzzleStanding
    mine: AdvisedWay
    best: AdvisedWay
    gained: list[int]
    gained_best: list[int]


class PuzzleSolution(Said):
    """Every turn that solves it, and what the strong bot did; *gained* as in a verdict, for each of them."""

    solutions: list[AdvisedWay]
    usual: AdvisedWay
    gained: list[list[int]]
    gained_usual: list[int]


class AskPuzzle(Asked):
    """The actions of a turn, so far, from the position of a puzzle."""

    actions: Annotated[list[ActionWords], Field(max_length=64)]


class AskPuzzleWhy(AskPuzzle):
    zone: Annotated[str, Field(min_length=1, max_length=200)]
