"""What goes over the WebSocket of a table: clients say a ClientMessage, the server a ServerMessage."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from pydantic import Field, TypeAdapter

from tablewright.server.protocol.base import Asked, Number, Said
from tablewright.server.protocol.errors import ErrorBody
from tablewright.server.protocol.position import AskWhy, Moves, Position, TakeBack, Why
from tablewright.server.protocol.seats import SeatChange
from tablewright.server.protocol.tables import Table
from tablewright.server.protocol.talk import Saying, TalkLine


class ActMessage(Moves):
    type: Literal["act"]
    id: Number


class UndoMessage(TakeBack):
    type: Literal["undo"]
    id: Number


class WhyMessage(AskWhy):
    type: Literal["why"]
    id: Number


class LookMessage(Asked):
    """Look through another seat of mine, until the next change."""

    type: Literal["look"]
    id: Number
    seat: Number


class SayMessage(Saying):
    type: Literal["say"]
    id: Number


class PingMessage(Asked):
    type: Literal["ping"]
    id: Number


AnyMessage: TypeAlias = ActMessage | UndoMessage | WhyMessage | LookMessage | SayMessage | PingMessage
ClientMessage: TypeAlias = Annotated[AnyMessage, Field(discriminator="type")]
READ_MESSAGE: Final[TypeAdapter[AnyMessage]] = TypeAdapter(ClientMessage)
MESSAGE_TYPES: Final = tuple(get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(AnyMessage))


class DoneMessage(Said):
    type: Literal["done"] = "done"
    id: int


class WhyAnswer(Said):
    type: Literal["why"] = "why"
    id: int
    answers: list[Why]


class ErrorMessage(Said):
    type: Literal["error"] = "error"
    id: int | None
    error: ErrorBody


class PresentSeat(Said):
    seat: int
    connected: bool


class PresenceMessage(Said):
    type: Literal["presence"] = "presence"
    seats: list[PresentSeat]
    watching: int


class TableMessage(Said):
    """The seats of a table that has not started yet."""

    type: Literal["table"] = "table"
    table: Table


class SaidMessage(Said):
    """What was said at the table. *whole*: these are all the lines to show, in place of any told before."""

    type: Literal["said"] = "said"
    whole: bool
    lines: list[TalkLine]


class SeatsMessage(Said):
    """Changes of the table's seats. *whole*: these are all the lines to show, in place of any told before."""

    type: Literal["seats"] = "seats"
    whole: bool
    changes: list[SeatChange]


class RematchMessage(Said):
    """Somebody has offered a rematch of this table; or (null) nobody does any more."""

    type: Literal["rematch"] = "rematch"
    by: str = Field(description="Who offers it; empty if they are gone")
    table: Table | None


class PongMessage(Said):
    type: Literal["pong"] = "pong"
    id: int


ServerMessage: TypeAlias = Annotated[
    Position
    | DoneMessage
    | WhyAnswer
    | ErrorMessage
    | PresenceMessage
    | TableMessage
    | SaidMessage
    | SeatsMessage
    | RematchMessage
    | PongMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: Final[TypeAdapter[Said | Position]] = TypeAdapter(ServerMessage)
