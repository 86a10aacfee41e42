"""Messages that nobody should send to a table: wrong in form, in type, in size, in time, or in who sends them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]

LONGEST_MESSAGE: Final = 64 * 1024  # of the server; more ends the connection
TYPES: Final = ("act", "undo", "why", "look", "ping")
NUMBERS: Final = (0, -1, 1, 2**31 - 1, 2**31, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308)
TEXTS: Final = ("", "\0", "\ud800", "\udfff", "\u202e", "ﷺ" * 50, "<script>", "'; drop table rows; --", "a" * 300)
LITERALS: Final = ("NaN", "Infinity", "-Infinity", "1e999", "9" * 5000, "null", "true", "[]", "{}", '"')
DEEP: Final = 20_000


@dataclass(frozen=True, slots=True)
class Bytes:
    """A frame as it is on the line: *text* claims to be UTF-8."""

    data: bytes
    text: bool


Frame = str | Bytes


@dataclass(slots=True)
class Sight:
    """What whoever makes mischief has seen of a table: enough to be nearly right."""

    ply: int = 0
    revision: int = 0
    seats: int = 2
    actions: list[list[str | int]] = field(default_factory=lambda: [["end"], ["stop"], ["build", 1]])
    zones: list[str] = field(default_factory=lambda: ["market"])
    overheard: list[str] = field(default_factory=list)

    def look(self, position: Json) -> None:
        self.ply, self.revision, self.seats = position["ply"], position["revision"], len(position["seats"])
        options = position["question"]["options"] if position["question"] else []
        self.actions = [option["action"] for option in options] or self.actions
        self.zones = [zone for option in options for zone in option["zones"]] or self.zones


def nearly_right(chance: random.Random, sight: Sight) -> Json:
    """A message in the right form: about now, about then, about nothing; for any seat."""
    kind = chance.choice(TYPES)
    message: Json = {"type": kind, "id": chance.randrange(1000)}
    if kind != "ping":
        message["seat"] = chance.choice([0, 1, sight.seats - 1, sight.seats, 99])
    if kind in ("act", "undo"):
        message["ply"] = max(0, sight.ply + chance.choice([-20, -1, 0, 0, 1, 1000]))
        if chance.random() < 0.5:
            message["revision"] = max(0, sight.revision + chance.choice([-7, -1, 0, 0, 50]))
    if kind == "act":
        message["actions"] = [chance.choice(sight.actions) for _ in range(chance.choice([1, 1, 2, 64]))]
    if kind == "undo":
        message["to"] = chance.choice([0, sight.ply, sight.ply + 1, 10**6])
    if kind == "why":
        message |= chance.choice([{"zone": chance.choice(sight.zones)}, {"action": chance.choice(sight.actions)}, {}])
    return message


def twisted(chance: random.Random, sight: Sight) -> Frame:
    """A message with something in it that does not belong there."""
    message = nearly_right(chance, sight)
    for _ in range(chance.choice([1, 1, 2, 3])):
        name = chance.choice([*message, "type", "id", "seat", "ply", "actions", "extra", "\ud83d"])
        if chance.random() < 0.25:
            message.pop(name, None)
        else:
            message[name] = anything(chance, 3)
    return json.dumps(message)


def anything(chance: random.Random, depth: int) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: chance.choice(NUMBERS),
        lambda: chance.choice(TEXTS),
        lambda: chance.choice([None, True, False]),
        lambda: [anything(chance, depth - 1) for _ in range(chance.choice([0, 1, 5, 70]))] if depth else [],
        lambda: {str(anything(chance, 0)): anything(chance, depth - 1) for _ in range(3)} if depth else {},
    ]
    return chance.choice(kinds)()


def cut(chance: random.Random, sight: Sight) -> Frame:
    """A message that ends too soon, or has another letter in it."""
    text = json.dumps(nearly_right(chance, sight))
    at = chance.randrange(len(text))
    return text[:at] + chance.choice(["", "", chance.choice('{}[]",:\0é😀'), chance.choice(LITERALS) + text[at + 1 :]])


def literal(chance: random.Random, sight: Sight) -> Frame:
    """A message with what JSON does not have, or has too much of."""
    value = chance.choice(LITERALS)
    return chance.choice([value, f'{{"type":"ping","id":{value}}}', f'{{"type":"act","seat":0,"ply":{value},"id":1}}'])


def deep(chance: random.Random, sight: Sight) -> Frame:
    opening, depth = chance.choice(['{"a":', "["]), chance.choice([500, 990, 1010, DEEP])
    return opening * min(depth, (LONGEST_MESSAGE - 1) // len(opening))


def twice(chance: random.Random, sight: Sight) -> Frame:
    """The same key two times, the same message two times."""
    text = json.dumps(nearly_right(chance, sight))
    return chance.choice([text + text, text[:-1] + ',"type":"act","type":"ping","id":3}'])


def oversized(chance: random.Random, sight: Sight) -> Frame:
    size = chance.choice([LONGEST_MESSAGE // 2, LONGEST_MESSAGE - 1, LONGEST_MESSAGE])
    return json.dumps({"type": "why", "id": 1, "seat": 0, "zone": chance.choice("aé😀") * (size // 6)})[:size].ljust(
        size
    )


def noise(chance: random.Random, sight: Sight) -> Frame:
    return Bytes(chance.randbytes(chance.choice([0, 1, 30, 3000])), text=False)


def told_again(chance: random.Random, sight: Sight) -> Frame:
    """Something that somebody else has said at this table before, word for word."""
    return chance.choice(sight.overheard) if sight.overheard else "[]"


def late(chance: random.Random, sight: Sight) -> Frame:
    return json.dumps(nearly_right(chance, sight))


def half_a_letter(chance: random.Random, sight: Sight) -> Frame:
    return Bytes(b'{"type":"ping","id":1}' + chance.choice([b"\xff", b"\xed\xa0\x80", b"\xf0\x9f"]), text=True)


def too_large_for_a_frame(chance: random.Random, sight: Sight) -> Frame:
    return Bytes(b"x" * (LONGEST_MESSAGE + chance.choice([1, 1000, 10**6])), text=chance.random() < 0.5)


# How often each is sent. The last two end the connection, as the protocol of WebSockets demands.
MISCHIEF: Final[dict[Callable[[random.Random, Sight], Frame], float]] = {
    twisted: 30,
    late: 25,
    cut: 15,
    told_again: 12,
    literal: 6,
    noise: 4,
    twice: 3,
    deep: 2,
    oversized: 1,
    half_a_letter: 0.3,
    too_large_for_a_frame: 0.03,
}
FATAL: Final = (half_a_letter, too_large_for_a_frame)


def mischief(chance: random.Random, sight: Sight) -> tuple[Frame, bool]:
    """A frame, and whether the connection must not survive it."""
    make = chance.choices(list(MISCHIEF), list(MISCHIEF.values()))[0]
    return make(chance, sight), make in FATAL
