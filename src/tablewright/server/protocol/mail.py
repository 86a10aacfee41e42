"""Letters: where and when somebody wants to be written to."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from tablewright.server.protocol.base import Asked, Said

# What mail servers everywhere take: no quotes, no comments, nothing that could become another header.
ADDRESS: Final = r"^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+$"


class MailWishes(Said):
    """Where and when I want to be written to."""

    offered: bool = Field(description="Does this server send mail?")
    address: str | None = None
    confirmed: bool = Field(False, description="The link that was sent to the address has been followed")
    turns: bool = Field(True, description="Write to me when it is my turn")
    minutes: int = Field(30, description="... after I have been away for so long")


class MailWish(Asked):
    """Write to me there, in this language, when a table has waited for me so long."""

    address: Annotated[str, Field(min_length=3, max_length=254, pattern=ADDRESS)]
    turns: bool = True
    minutes: Annotated[int, Field(ge=1, le=7 * 24 * 60)] = 30
    language: Literal["en", "it", "nl", "fr"]


class FollowedLink(Asked):
    token: Annotated[str, Field(min_length=1, max_length=1000)]
