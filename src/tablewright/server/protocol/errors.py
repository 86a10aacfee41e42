"""Trouble: everything that can go wrong with a request, by code. Each code has a text in the words: `error-<code>`."""

from __future__ import annotations

from typing import Final

from pydantic import Field

from tablewright.server.protocol.base import Json, Said
from tablewright.server.protocol.phrases import Refused

STATUS: Final[dict[str, int]] = {
    "bad-request": 422,
    "malformed": 400,
    "unknown-type": 400,
    "too-large": 413,
    "too-slow": 408,
    "too-many": 429,
    "too-many-tables": 409,
    "too-many-bot-tables": 409,
    "too-many-comments": 409,
    "too-many-imports": 409,
    "unknown-path": 404,
    "not-allowed-here": 405,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-ply": 404,
    "bad-name": 422,
    "bad-login": 422,
    "weak-password": 422,
    "bad-setup": 422,
    "bad-record": 422,
    "record-too-long": 422,
    "record-too-slow": 422,
    "foreign-seat": 403,
    "foreign-origin": 403,
    "not-host": 403,
    "not-yours": 403,
    "wrong-password": 403,
    "signed-out": 403,
    "has-account": 409,
    "no-account": 409,
    "no-mail": 409,
    "too-many-orders": 409,
    "bad-link": 409,
    "login-taken": 409,
    "seat-taken": 409,
    "seated-already": 409,
    "was-removed": 403,
    "open-seats": 409,
    "table-started": 409,
    "not-started": 409,
    "table-finished": 409,
    "table-paused": 409,
    "table-abandoned": 409,
    "table-too-long": 409,
    "not-imported": 409,
    "still-running": 409,
    "nothing-follows": 409,
    "stale-ply": 409,
    "stand-in-plays": 409,
    "unknown-action": 422,
    "illegal-action": 409,
    "cannot-undo": 409,
    "other-rules": 409,
    "damaged-table": 409,
    "nothing-to-plan": 409,
    "no-turn-to-come": 409,
    "hints-forbidden": 403,
    "not-asked": 409,
    "unknown-puzzle": 404,
    "turn-not-over": 409,
    "unknown-series": 404,
    "series-closed": 403,
    "knows-the-deal": 409,
    "no-series": 409,
    "not-ready": 503,
    "internal": 500,
    "database-away": 503,
}

MEANING: Final[dict[int, str]] = {
    400: "The request cannot be read",
    403: "It is not yours to do",
    404: "There is no such thing",
    405: "This method is not for this path",
    408: "The request took too long to arrive",
    409: "The table is not in a state for this",
    413: "The request is too large",
    422: "The request is readable and wrong",
    429: "Too many requests; the answer says how long to wait",
    503: "The server cannot serve now; it will be back",
}

LONGEST_ERROR_TEXT: Final = 400


class ErrorBody(Said):
    code: str = Field(description="A word; the Fluent message is `error-<code>`")
    message: str = Field(description="Plain English, for people who read logs")
    args: dict[str, Json] = Field(default={})
    refusal: Refused | None = None


class ErrorReply(Said):
    error: ErrorBody


class Trouble(Exception):
    """A request that is refused. Nothing has changed."""

    def __init__(
        self, code: str, message: str, args: dict[str, Json] | None = None, refusal: Refused | None = None
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code: Final = code
        self.status: Final = STATUS[code]
        self.reply: Final = ErrorReply(
            error=ErrorBody(code=code, message=printable(message), args=printable_in(args or {}), refusal=refusal)
        )

    @property
    def headers(self) -> dict[str, str]:
        """Programs that are told how long to wait do so by themselves."""
        seconds = self.reply.error.args.get("seconds")
        return {"retry-after": str(seconds)} if self.code in ("too-many", "database-away") and seconds else {}


def printable_in(value: Json) -> Json:
    """The same for every text in *value*: what was sent comes back in the answer."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {printable(key): printable_in(one) for key, one in value.items()}
    return [printable_in(one) for one in value] if isinstance(value, list) else value


def printable(text: str) -> str:
    """*text* short enough and fit for UTF-8: a stranger's half characters are replaced."""
    return text.encode("utf-8", "replace").decode("utf-8")[:LONGEST_ERROR_TEXT]
