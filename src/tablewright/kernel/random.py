"""The one source of chance in a game: a small counter-based generator that lives inside the state.

It is four key words and a counter, so copying it copies five integers, and draw *n* of a key is the same on every
platform and in every version, compiled or not. All products stay below 2**63: compiled integers must not wrap.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

SEED_DIGITS: Final = 32


def mix(word: i64) -> i64:
    """A bijection of 32-bit words in which every input bit sways every output bit."""
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


class Chance:
    """Draws from a seed. *drawn* counts the draws, so that undo can tell whether chance was involved."""

    def __init__(self, a: int, b: int, c: int, d: int, drawn: int) -> None:
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.d: Final[i64] = d
        self.drawn: i64 = drawn

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.d, self.drawn)

    def split(self) -> Chance:
        """Another generator, keyed by the next draws: from then on the two have nothing in common."""
        return Chance(self.word(), self.word(), self.word(), self.word(), 0)

    def facts(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.drawn]

    def word(self) -> int:
        """The next 32 random bits."""
        x = mix((self.drawn + 0x9E3779B9) & 0xFFFFFFFF)  # so that a seed of zeros is as good as any
        self.drawn += 1
        return mix(mix(mix(mix(x ^ self.a) ^ self.b) ^ self.c) ^ self.d)

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

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.a, self.b, self.c, self.d, self.drawn)


def chance_from(seed: str) -> Chance:
    """The generator of a match with this seed."""
    if not seed_is_valid(seed):
        raise ValueError(f"a seed is {SEED_DIGITS} hexadecimal digits, not {seed!r}")
    words = [int(seed[at : at + 8], 16) for at in range(0, SEED_DIGITS, 8)]
    return Chance(words[0], words[1], words[2], words[3], 0)
