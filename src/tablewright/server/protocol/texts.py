"""What people write: names, logins, passwords, lines and comments, cleaned of what cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, Field

LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
LONGEST_LINE: Final = 400
LONGEST_COMMENT: Final = 1000
# Emoji and some scripts are joined by these, which cannot be seen; all others of their kind could disguise a text.
JOINERS: Final = "\u200c\u200d"


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
