"""Namesakes: who could be taken for somebody else who is there as well is shown with a tag, as `Alice #417`.

Nobody owns a name here, and the server trusts none. The tag is made from who somebody is, so it is theirs at every
table; names contain no `#`, so nobody can write one. Bots have none: people who are called like a bot do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tablewright.server.base.lookalikes import skeleton
from tablewright.server.protocol.texts import TAG, mended_name
from tablewright.server.storage.records import StoredTable

SHORTEST_TAG: Final = 3
LONGEST_TAG: Final = 12


class Called(NamedTuple):
    """Who (nobody: a bot, or a free seat), and what they are called."""

    identity: str | None
    name: str | None


def told_apart(people: Sequence[Called]) -> list[str]:
    """What each of *people*, who are together somewhere, is called there; an empty text where they have no name."""
    names = [mended_name(one.name or "") for one in people]
    shapes = [skeleton(name) for name in names]
    who: dict[str, set[str | None]] = {}
    for shape, one in zip(shapes, people, strict=True):
        who.setdefault(shape, set()).add(one.identity)
    found = []
    for one, name, shape in zip(people, names, shapes, strict=True):
        alone = not name or one.identity is None or len(who[shape]) == 1
        found.append(name if alone else f"{name} {TAG}{tag(str(one.identity), who[shape])}")
    return found


def tag(identity: str, among: Iterable[str | None]) -> str:
    """As short as it can be to be another one than those of all the others."""
    mine = digits(identity)
    others = [digits(one) for one in among if one is not None and one != identity]
    lengths = range(SHORTEST_TAG, LONGEST_TAG)
    return mine[: next((long for long in lengths if all(mine[:long] != one[:long] for one in others)), LONGEST_TAG)]


def digits(identity: str) -> str:
    """They tell nothing of the identity, which is nobody else's business."""
    number = int.from_bytes(hashlib.sha256(f"tag {identity}".encode()).digest()[:8])
    return f"{number:0{LONGEST_TAG}d}"[-LONGEST_TAG:]


def names_at(table: StoredTable) -> list[str]:
    """What is shown at each seat of *table*."""
    return told_apart([Called(seat.identity, seat.name) for seat in table.seats])
