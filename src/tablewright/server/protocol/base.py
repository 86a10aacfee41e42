"""What everything on the wire is made of: how it is declared, how it is written, and the smallest parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from pydantic import BaseModel, ConfigDict, Field, with_config

HIGHEST: Final = 2**31 - 1
CLOSED: Final = ConfigDict(extra="forbid")
ENCODER: Final = msgspec.json.Encoder()

# For dictionaries that the server says: what is not declared is not said.
closed: Final = with_config(CLOSED)

Word: TypeAlias = str | int
Json: TypeAlias = Any
Number: TypeAlias = Annotated[int, Field(ge=0, le=HIGHEST)]
# What a part of a path may be called: a table, a series, a game. What no id looks like is looked for nowhere.
PATH_PART: Final = "^[A-Za-z0-9_-]+$"
# PostgreSQL cannot store a NUL, nobody can read the others.
NO_CONTROLS: Final = r"^[^\x00-\x1f\x7f]*$"
Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern=NO_CONTROLS)]
ActionWord: TypeAlias = (
    Annotated[str, Field(max_length=64, pattern=NO_CONTROLS)] | Annotated[int, Field(ge=-HIGHEST, le=HIGHEST)]
)
ActionWords: TypeAlias = Annotated[list[ActionWord], Field(min_length=1, max_length=16)]
Batch: TypeAlias = Annotated[list[ActionWords], Field(min_length=1, max_length=64)]


class Said(BaseModel):
    """Something the server says now and then. It is made by the server alone, so nothing is coerced or ignored."""

    model_config = CLOSED | {"frozen": True}


class Asked(BaseModel):
    """Something a client says: strict, closed, and of limited size in all its parts."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def encoded(said: Said | Mapping[str, Any]) -> bytes:
    """*said* as JSON in UTF-8."""
    return said.model_dump_json().encode() if isinstance(said, Said) else ENCODER.encode(said)


def spliced(head: bytes, rest: bytes) -> bytes:
    """Two objects in JSON, neither of them empty, as one."""
    return head[:-1] + b"," + rest[1:]
