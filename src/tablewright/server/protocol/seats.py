"""The log of a table's seats, and whom its host has put out."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import Asked, Number, Said, closed

Happening: TypeAlias = Literal[
    "sat", "left", "removed", "let-in", "bot", "freed", "stand-in", "back", "paused", "resumed", "host"
]


@closed
class SeatChange(TypedDict):
    """A change of a seat, as everybody at the table sees it. *name* is what whom it is about was called then; it is
    empty where that is nobody, and when they have deleted all about them."""

    number: Annotated[int, Field(description="Counts the changes of this table")]
    ply: Annotated[int, Field(description="It happened when everybody knew of so many plies")]
    at: str
    what: Happening
    seat: Annotated[int, Field(description="-1 for what is about the whole table")]
    name: str
    bot: Annotated[str | None, Field(description="The bot that takes the seat over, or gives it back")]
    by_host: Annotated[bool, Field(description="The host has done it to somebody else")]


class SeatLog(Said):
    changes: list[SeatChange]


class RemovedPerson(Said):
    """Somebody whom the host has put out of the table; *number* is that of the line in the seat log."""

    number: int
    name: str


class LetIn(Asked):
    """The number of somebody who was removed."""

    number: Number
