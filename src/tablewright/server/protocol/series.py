"""Several tables with the same deal."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from tablewright.server.protocol.base import Asked, Said
from tablewright.server.protocol.tables import NewTable, Table


class SeriesScore(Said):
    """How one seat of one table did, compared with the same seat at the other tables of its series."""

    rank: int = Field(description="From 1; equals share it")
    table: str
    seat: int
    name: str = Field(description="Empty when nobody is called so any more")
    bot: str | None
    mine: bool
    points: int
    difference: float = Field(description="Points above (or below) the average of this seat")
    beaten: float = Field(description="The share of the other tables at which this seat did worse; a tie counts half")


class Series(Said):
    """Tables with the same deal. The scores are compared when the last of them is over."""

    id: str
    game: str
    settings: dict[str, str]
    over: bool
    seated: str | None = Field(description="The table at which I have sat; I know the deal and can sit at no other one")
    tables: list[Table]
    averages: list[float] = Field(description="Of each seat; empty until the series is over")
    scores: list[SeriesScore]


class NewSeries(NewTable):
    """Several tables with the same deal. My own seats are at the first of them, and open at the others."""

    tables: Annotated[int, Field(ge=2, le=8)]


class SameDeal(Asked):
    """How many tables more are to play the deal of a table that is over."""

    tables: Annotated[int, Field(ge=1, le=7)]
