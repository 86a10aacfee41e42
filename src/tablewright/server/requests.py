"""What clients may say, over HTTP and over the WebSocket: strict, closed and of limited size."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from tablewright.server.wire import ErrorBody, Position, Said, Table, Why

LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
HIGHEST: Final = 2**31 - 1


def proper_name(name: str) -> str:
    """*name* trimmed; it must have 1 to 40 characters, none of them a control character or half of one."""
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
    return printed(name)


def proper_login(login: str) -> str:
    """*login* as it is compared: however it is typed, capital or small, wide or narrow, it is the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()
    if not SHORTEST_LOGIN <= len(folded) <= LONGEST_LOGIN:
        raise ValueError(f"a login has {SHORTEST_LOGIN} to {LONGEST_LOGIN} characters")
    return printed(folded)


def printed(text: str) -> str:
    """*text*, if it can be seen: nobody passes for somebody else by characters that are not."""
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for letter in text):
        raise ValueError("no control characters here")
    return text


Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(proper_name)]
Login: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(proper_login)]
Password: TypeAlias = Annotated[str, Field(min_length=8, max_length=200)]
Number: TypeAlias = Annotated[int, Field(ge=0, le=HIGHEST)]
Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=64)]
ActionWord: TypeAlias = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-HIGHEST, le=HIGHEST)]
ActionWords: TypeAlias = Annotated[list[ActionWord], Field(min_length=1, max_length=16)]
Batch: TypeAlias = Annotated[list[ActionWords], Field(min_length=1, max_length=64)]


class Asked(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Rename(Asked):
    name: Name


class NewAccount(Asked):
    login: Login
    password: Password


class SignIn(Asked):
    """*bring*: the tables of the guest who signs in are the account's then."""

    login: Login
    password: Password
    bring: bool = False


class NewPassword(Asked):
    old: Password
    new: Password


class Farewell(Asked):
    """The password of an account; a guest without one has none to give."""

    password: Password | None


class SeatWish(Asked):
    """A seat of a new table: mine (several: a shared screen), open to whoever comes, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: Id | None = None
    name: Name | None = None


class NewTable(Asked):
    game: Id
    settings: Annotated[dict[Id, Id], Field(max_length=32)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    start: bool = False
    private: bool = False


class ChosenSeat(Asked):
    """A seat to sit down on, or to free."""

    seat: Number


class SeatForBot(Asked):
    seat: Number
    bot: Id


class Moves(Asked):
    """Actions to take one after another, all or none, from the position at *ply* (and *revision*)."""

    seat: Number
    ply: Number
    revision: Number | None = None
    actions: Batch


class TakeBack(Asked):
    """Go back *to* the position after that ply: everything of mine behind it is taken back."""

    seat: Number
    ply: Number
    revision: Number | None = None
    to: Number


class AskWhy(Asked):
    """Either a zone or an action; the reply says of each thing that could be done there why it cannot be done now."""

    seat: Number
    zone: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    action: ActionWords | None = None


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


class PingMessage(Asked):
    type: Literal["ping"]
    id: Number


AnyMessage: TypeAlias = ActMessage | UndoMessage | WhyMessage | LookMessage | PingMessage
ClientMessage: TypeAlias = Annotated[AnyMessage, Field(discriminator="type")]
READ_MESSAGE: Final[TypeAdapter[AnyMessage]] = TypeAdapter(ClientMessage)
MESSAGE_TYPES: Final = ("act", "undo", "why", "look", "ping")


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


class PongMessage(Said):
    type: Literal["pong"] = "pong"
    id: int


ServerMessage: TypeAlias = Annotated[
    Position | DoneMessage | WhyAnswer | ErrorMessage | PresenceMessage | TableMessage | PongMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: Final[TypeAdapter[Said | Position]] = TypeAdapter(ServerMessage)
