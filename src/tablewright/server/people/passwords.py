"""Passwords: kept as argon2 hashes, made and compared where they hold nobody up; and none that is soon guessed."""

from __future__ import annotations

import asyncio
import secrets
import threading
import unicodedata
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from tablewright.server.protocol.errors import Trouble

# One hash takes a core for a twentieth of a second and 64 MB: the rest waits in line.
HASHES_AT_ONCE: Final = 2
# Of zxcvbn's scores, 0 to 4: from here on a password outlives a year of all the guesses that the limits allow.
GOOD_SCORE: Final = 2
# It takes milliseconds for so many characters, and seconds for a long heap of signs that may stand for letters.
LOOKED_AT: Final = 16
# Estimating writes what belongs to one person into a list of the library.
ESTIMATING: Final = threading.Lock()
COMMON: Final = frozenset(FREQUENCY_LISTS["passwords"])  # 30,000 of them
OURS: Final = "tablewright"


class Passwords:
    """*decoy* is the hash of a password that nobody has, for logins that nobody has. *site*: what people call us."""

    def __init__(self, decoy: str, hasher: PasswordHasher, site: str = "") -> None:
        self.ours: Final = (OURS, urlsplit(site).hostname or "")
        self.decoy: Final = decoy
        self.hasher: Final = hasher
        self.free: Final = asyncio.Semaphore(HASHES_AT_ONCE)

    @classmethod
    async def open(cls, hasher: PasswordHasher | None = None, site: str = "") -> Passwords:
        hasher = hasher or PasswordHasher()
        return cls(await asyncio.to_thread(hasher.hash, secrets.token_hex()), hasher, site)

    async def hashed(self, password: str) -> str:
        async with self.free:
            return await asyncio.to_thread(self.hasher.hash, typed(password))

    async def must_be_good(self, password: str, *known: str) -> None:
        """Refuse with `weak-password` what is tried first: common ones, rows of keys, and what is *known* of who has
        it. No rules about capitals and digits, which make passwords hard to remember and not hard to guess."""
        async with self.free:
            if await asyncio.to_thread(is_soon_guessed, typed(password), [*self.ours, *known]):
                raise Trouble("weak-password", "this password is one of the first that are tried")

    async def fits(self, password: str, kept: str | None) -> bool:
        """Is *password* the one of the hash that is *kept*? Without one it takes as long to say no."""
        async with self.free:
            same = await asyncio.to_thread(self.compare, kept or self.decoy, typed(password))
        return same and kept is not None

    def compare(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, kept: str) -> bool:
        """Was it made with weaker parameters than those of today?"""
        return self.hasher.check_needs_rehash(kept)


def is_soon_guessed(password: str, known: Sequence[str]) -> bool:
    """Of a long one both ends are looked at: it is as good as the better of them."""
    words = [part for one in known for word in (one, *one.split(), *one.split(".")) for part in ends_of(word)]
    with ESTIMATING:
        weak = all(zxcvbn(end, user_inputs=words)["score"] < GOOD_SCORE for end in ends_of(password))
    return weak or password.casefold() in COMMON


def ends_of(word: str) -> set[str]:
    return {word[:LOOKED_AT], word[-LOOKED_AT:]}


def typed(password: str) -> str:
    """Some keyboards write é as one character and some as two."""
    return unicodedata.normalize("NFC", password)
