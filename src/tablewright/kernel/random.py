"""The sources of chance in a game: small counter-based generators that live inside the state.

There are two behind one face. What is dealt to people draws from a `SealedChance`: blocks of BLAKE2b, keyed with the
seed, of a counter, so that nobody can tell from what was drawn what will be. Whoever thinks (imagined worlds, playouts,
bots) draws from a `QuickChance`, which nobody seals: four key words and a counter, mixed. Of both, draw *n* of a key is
the same on every platform and in every version, compiled or not.

A match names its *stream*, the way from its seed to its draws: 2 is the sealed one; 1, the quick one, dealt all matches
before there was another, and still replays them.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

SEED_DIGITS: Final = 32

FIRST_STREAM: Final = 1  # of matches that name none
SEALED_STREAM: Final = 2
NEWEST_STREAM: Final = SEALED_STREAM
STREAMS: Final = (FIRST_STREAM, SEALED_STREAM)

# Frozen, as every sealed match is made of it: block n of a seed is
# blake2b(n as 8 bytes, little endian; key = the 16 bytes of the seed; person = OWN_USE; 64 bytes long),
# and the draws are its sixteen words of 32 bits, little endian, one after the other.
OWN_USE: Final = b"tablewright-2"
BLOCK_BYTES: Final = 64
BLOCK_WORDS: Final = 16
WORDS_OF_BLOCK: Final = "<16I"
WORDS_OF_KEY: Final = ">4I"


def mix(word: i64) -> i64:
    """A bijection of 32-bit words in which every input bit sways every output bit. All products stay below 2**63:
    compiled integers must not wrap."""
    x: i64 = word ^ (word >> 16)
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


def seed_is_valid(seed: str) -> bool:
    """A seed is 128 bits in lower-case hexadecimal: too many to guess from the commitment to it."""
    return len(seed) == SEED_DIGITS and all(digit in "0123456789abcdef" for digit in seed)


def seed_of_name(name: str) -> str:
    """The seed that *name* alone decides: whoever asks for the same thing again gets the same draws."""
    return blake2b(name.encode(), digest_size=SEED_DIGITS // 2).hexdigest()


def key_of(seed: str) -> bytes:
    if not seed_is_valid(seed):
        raise ValueError(f"a seed is {SEED_DIGITS} hexadecimal digits, not {seed!r}")
    return bytes.fromhex(seed)


class Chance:
    """Draws from a key. *drawn* counts the draws, so that undo can tell whether chance was involved."""

    def __init__(self, drawn: int) -> None:
        self.drawn: i64 = drawn

    def word(self) -> int:
        """The next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def facts(self) -> list[int]:
        """The four words of the key, the draws so far, and the stream if it is not the first."""
        raise NotImplementedError

    def split(self) -> Chance:
        """A quick generator, keyed by the next draws: from then on the two have nothing in common."""
        return QuickChance(self.word(), self.word(), self.word(), self.word(), 0)

    def below(self, n: int) -> int:
        """A number from 0 to *n* - 1, each as likely as the others."""
        if not 0 < n <= 0x100000000:
            raise ValueError(f"cannot draw one of {n} numbers")
        fair = 0x100000000 - 0x100000000 % n
        drawn = self.word()
        while drawn >= fair:
            drawn = self.word()
        return drawn % n

    def shuffle(self, things: list[T]) -> None:
        """Put *things* into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class QuickChance(Chance):
    """For those who think. Copying it copies five integers."""

    def __init__(self, a: int, b: int, c: int, d: int, drawn: int) -> None:
        super().__init__(drawn)
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.d: Final[i64] = d

    def word(self) -> int:
        x = mix((self.drawn + 0x9E3779B9) & 0xFFFFFFFF)  # so that a seed of zeros is as good as any
        self.drawn += 1
        return mix(mix(mix(mix(x ^ self.a) ^ self.b) ^ self.c) ^ self.d)

    def copy(self) -> Chance:
        return QuickChance(self.a, self.b, self.c, self.d, self.drawn)

    def facts(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.drawn]

    def __reduce__(self) -> tuple[object, ...]:
        return QuickChance, (self.a, self.b, self.c, self.d, self.drawn)


class SealedChance(Chance):
    """For what is dealt. *block* has the words around draw number *drawn*, once one of them was drawn: a copy shares
    them, so that nothing is computed twice."""

    def __init__(self, key: bytes, drawn: int, block: tuple[int, ...] = ()) -> None:
        super().__init__(drawn)
        self.key: Final = key
        self.block = block

    def word(self) -> int:
        at = self.drawn % BLOCK_WORDS
        if at == 0 or not self.block:
            self.block = block_of(self.key, self.drawn // BLOCK_WORDS)
        self.drawn += 1
        return self.block[at]

    def copy(self) -> Chance:
        return SealedChance(self.key, self.drawn, self.block)

    def facts(self) -> list[int]:
        return [*struct.unpack(WORDS_OF_KEY, self.key), self.drawn, SEALED_STREAM]

    def __reduce__(self) -> tuple[object, ...]:
        return SealedChance, (self.key, self.drawn)


def block_of(key: bytes, number: int) -> tuple[int, ...]:
    counter = number.to_bytes(8, "little")
    digest = blake2b(counter, digest_size=BLOCK_BYTES, key=key, person=OWN_USE).digest()
    return struct.unpack(WORDS_OF_BLOCK, digest)


def chance_from(seed: str) -> Chance:
    """The generator of whoever thinks with this seed."""
    a, b, c, d = struct.unpack(WORDS_OF_KEY, key_of(seed))
    return QuickChance(a, b, c, d, 0)


def chance_of_deal(seed: str, stream: int = NEWEST_STREAM) -> Chance:
    """The generator of a match with this seed."""
    if stream == SEALED_STREAM:
        return SealedChance(key_of(seed), 0)
    if stream == FIRST_STREAM:
        return chance_from(seed)
    raise ValueError(f"there is no stream {stream}, only {STREAMS}")


def chance_with(facts: list[int]) -> Chance:
    """The inverse of `facts`."""
    a, b, c, d, drawn = facts[:5]
    if len(facts) == 5:
        return QuickChance(a, b, c, d, drawn)
    return SealedChance(struct.pack(WORDS_OF_KEY, a, b, c, d), drawn)
