"""What is counted over finished games."""

from __future__ import annotations

from pydantic import Field

from tablewright.server.protocol.base import Said


class Figure(Said):
    """A value from *count* games, and the interval that holds the true one in 95 of 100 cases, if one can be given."""

    count: int
    value: float
    low: float | None
    high: float | None


class SeatFigures(Said):
    """Won games (a shared victory counts in part) and points, of one seat or (null) of all seats among so many."""

    players: int
    seat: int | None
    won: Figure
    score: Figure


class Part(Said):
    """What a game consists of: points by item of the score, actions by verb; the mean per game."""

    name: str
    mean: Figure


class Summary(Said):
    games: int = Field(description="Seats at finished games")
    seats: list[SeatFigures]
    counts: list[SeatFigures]
    decision: Figure | None = Field(description="Seconds that a decision typically takes")
    length: Figure | None = Field(description="Minutes that a game typically takes")
    points: list[Part]
    actions: list[Part]


class GameStatistics(Said):
    """Everybody's games that are not private, by people and by bots; and all of mine."""

    game: str
    uncounted: int = Field(description="Finished tables that are not counted yet; ask again")
    people: Summary | None
    bots: Summary | None
    mine: Summary | None
