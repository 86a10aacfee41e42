"""What people write: names, logins, passwords, lines and comments, cleaned of what cannot be seen."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

import regex
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
LONGEST_LINE: Final = 400
LONGEST_COMMENT: Final = 1000
# What emoji and some scripts are joined and dressed with. It cannot be seen; all others of its kind could disguise a
# text. In a name none of them stays: a keyboard puts a dress behind an emoji that nobody has asked for.
DRESS: Final = "\ufe0e\ufe0f"
JOINERS: Final = "\u200c\u200d" + DRESS
# Controls, what is not assigned, what is drawn as nothing, and letters and symbols that are drawn as a blank.
UNSEEN: Final = regex.compile(r"[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\ufffc\U0001d159\U00013441\U00013442]")
PRINTED: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
# A mark on nothing, or a heap of them, which would be drawn over the lines above.
ASTRAY: Final = regex.compile(r"(?:^|(?<=\s))\p{M}+|(?<=\p{M}{2})\p{M}+")
# Begins what tells namesakes apart (`table.namesakes`): no name contains it, or what looks like it.
TAG: Final = "#"
LIKE_A_TAG: Final = regex.compile(r"[#\uff03\ufe5f\u266f\u2317\u22d5\u29e3-\u29e5]")
# Of new accounts. Those from before may have others, and sign in with them.
LOGIN: Final = regex.compile(r"(?=.*[a-z0-9])[a-z0-9._-]+")


def proper_name(name: str) -> str:
    """*name* as everybody reads it, 1 to 40 characters with a blank at most between two of them; or `bad-name`."""
    typed = undressed(name.strip())
    name = " ".join(typed.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise PydanticCustomError("bad-name", "a name has 1 to 40 characters")
    if UNSEEN.search(typed) or ASTRAY.search(name) or not PRINTED.search(name):
        raise PydanticCustomError("bad-name", "a name has characters that can be seen, and no others")
    if LIKE_A_TAG.search(name):
        raise PydanticCustomError("bad-name", "what tells namesakes apart is no part of a name")
    return name


def undressed(name: str) -> str:
    """The same whichever way it was typed."""
    return "".join(letter for letter in unicodedata.normalize("NFC", name) if letter not in DRESS)


@lru_cache(maxsize=10_000)
def mended_name(name: str) -> str:
    """*name*, which may be from before names had to be proper, without what no name has any more."""
    seen = " ".join(LIKE_A_TAG.sub("", UNSEEN.sub("", undressed(name))).split())
    mended = ASTRAY.sub("", seen).strip()
    return mended if PRINTED.search(mended) or not name else "?"


def proper_login(login: str) -> str:
    """*login* as it is compared: however it is typed, capital or small, wide or narrow, it is the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()
    if not SHORTEST_LOGIN <= len(folded) <= LONGEST_LOGIN:
        raise PydanticCustomError("bad-login", "a login has 3 to 40 characters")
    if not all(map(is_seen, folded)):
        raise PydanticCustomError("bad-login", "a login has characters that can be seen")
    return folded


def new_login(login: str) -> str:
    """A login that nobody can take for another one."""
    folded = proper_login(login)
    if not LOGIN.fullmatch(folded):
        raise PydanticCustomError("bad-login", "a login has letters from a to z, digits, dots, hyphens and low lines")
    return folded


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
    return UNSEEN.match(letter) is None


Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(proper_name)]
Login: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(proper_login)]
NewLogin: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(new_login)]
CommentText: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=4 * LONGEST_COMMENT), AfterValidator(proper_comment)
]
Password: TypeAlias = Annotated[str, Field(min_length=8, max_length=200)]
