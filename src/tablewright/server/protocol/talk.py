"""What is said at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from typing_extensions import TypedDict

from tablewright.server.protocol.base import Asked, Said, closed
from tablewright.server.protocol.texts import LONGEST_LINE, proper_line


@closed
class TalkLine(TypedDict):
    """Something that was said at a table. *text* and *name* are empty when the person has deleted all about them."""

    number: Annotated[int, Field(description="Counts what was said at this table, in both rooms")]
    room: Literal["players", "watchers"]
    seat: Annotated[int, Field(description="Where the person sits now; -1 if they watch")]
    name: str
    speaker: Annotated[str, Field(description="The same for all that one person says, at whichever table")]
    mine: bool
    text: str
    at: str


class TalkReply(Said):
    lines: list[TalkLine]


class Saying(Asked):
    """A line of plain text, to everybody in the room that the sender speaks in."""

    text: Annotated[str, Field(min_length=1, max_length=4 * LONGEST_LINE), AfterValidator(proper_line)]
