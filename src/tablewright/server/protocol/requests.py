"""What clients may say, over HTTP and over the WebSocket: strict, closed and of limited size."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from tablewright.server.protocol.wire import ErrorBody, Position, Said, Table, TalkLine, Why

LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
LONGEST_LINE: Final = 400
LONGEST_COMMENT: Final = 1000
HIGHEST: Final = 2**31 - 1
# What mail servers everywhere take: no quotes, no comments, nothing that could become another header.
ADDRESS: Final = r"^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+$"


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
    if not all(map(is_seen, text)):
        raise ValueError("no control characters here")
    return text


# Emoji and some scripts are joined by these, which cannot be seen; all others of their kind could disguise a text.
JOINERS: Final = "\u200c\u200d"


def proper_line(text: str) -> str:
    """*text* as one line of 1 to 400 characters, without those that cannot be seen."""
    line = " ".join(seen_in(text).split())
    if not 1 <= len(line) <= LONGEST_LINE or not line.strip(JOINERS):
        raise ValueError(f"a line has 1 to {LONGEST_LINE} characters")
    return line


def seen_in(text: str) -> str:
    """*text* without what cannot be seen."""
    return "".join(letter for letter in text if letter in JOINERS or letter.isspace() or is_seen(letter))


def proper_comment(text: str) -> str:
    """*text* as a few lines of 1 to 1000 characters together; an empty one between two is kept."""
    lines = [" ".join(seen_in(line).split()) for line in text.strip().splitlines()]
    comment = "\n".join(line for at, line in enumerate(lines) if line or lines[at - 1])
    if not 1 <= len(comment) <= LONGEST_COMMENT or not comment.strip(JOINERS):
        raise ValueError(f"a comment has 1 to {LONGEST_COMMENT} characters")
    return comment


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(proper_name)]
Login: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(proper_login)]
CommentText: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=4 * LONGEST_COMMENT), AfterValidator(proper_comment)
]
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


class PaceWish(Asked):
    """Seconds: what everybody has at the start (up to 90 days), and what is added for every turn (up to 30)."""

    bank: Annotated[int, Field(ge=60, le=90 * 24 * 60 * 60)]
    increment: Annotated[int, Field(ge=0, le=30 * 24 * 60 * 60)]


class NewTable(Asked):
    game: Id
    settings: Annotated[dict[Id, Id], Field(max_length=32)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    start: bool = False
    private: bool = False
    pace: PaceWish | None = None
    hints: bool = True


class MailWish(Asked):
    """Write to me there, in this language, when a table has waited for me so long."""

    address: Annotated[str, Field(min_length=3, max_length=254, pattern=ADDRESS)]
    turns: bool = True
    minutes: Annotated[int, Field(ge=1, le=7 * 24 * 60)] = 30
    language: Literal["en", "it", "nl", "fr"]


class AskedNoun(Asked):
    noun: Id
    id: ActionWord


class AskedPhrase(Asked):
    key: Annotated[str, Field(max_length=120)]
    args: Annotated[dict[Id, ActionWord | AskedNoun], Field(max_length=16)]


class NewOrder(Asked):
    """When *seat* is asked *step* (*prompt* is such a question, to be shown again): take *action*, unless one of the
    others is possible."""

    seat: Number
    step: Id
    prompt: AskedPhrase
    action: ActionWords
    unless: Annotated[list[ActionWords], Field(max_length=16)] = []
    span: Literal["once", "round", "always"]


class FollowedLink(Asked):
    token: Annotated[str, Field(min_length=1, max_length=1000)]


class NewSeries(NewTable):
    """Several tables with the same deal. My own seats are at the first of them, and open at the others."""

    tables: Annotated[int, Field(ge=2, le=8)]


class SameDeal(Asked):
    """How many tables more are to play the deal of a table that is over."""

    tables: Annotated[int, Field(ge=1, le=7)]


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


class AskHint(Asked):
    """What would a bot do for *seat* in the position at *ply* and *revision*?"""

    seat: Number
    ply: Number
    revision: Number


class AskPuzzle(Asked):
    """The actions of a turn, so far, from the position of a puzzle."""

    actions: Annotated[list[ActionWords], Field(max_length=64)]


class AskPuzzleWhy(AskPuzzle):
    zone: Annotated[str, Field(min_length=1, max_length=200)]


class AllowHints(Asked):
    allow: bool


class AskPlan(Asked):
    """Actions that *seat* would take one after another, from how the table stands."""

    seat: Number
    actions: Annotated[list[ActionWords], Field(max_length=64)]


class AskPlanWhy(AskPlan):
    zone: Annotated[str, Field(min_length=1, max_length=200)]


class Saying(Asked):
    """A line of plain text, to everybody in the room that the sender speaks in."""

    text: Annotated[str, Field(min_length=1, max_length=4 * LONGEST_LINE), AfterValidator(proper_line)]


class NewComment(Asked):
    """A few lines of plain text about the position after *ply* plies of a finished game."""

    ply: Number
    text: CommentText


class WhatIf(Asked):
    """Go on from the position after *ply* plies, on this *seat*, against *bot*."""

    ply: Number
    seat: Number
    bot: Id


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
MESSAGE_TYPES: Final = ("act", "undo", "why", "look", "say", "ping")


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
    | RematchMessage
    | PongMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: Final[TypeAdapter[Said | Position]] = TypeAdapter(ServerMessage)
