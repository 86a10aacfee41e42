"""Passwords: kept as argon2 hashes, made and compared where they hold nobody up."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

# One hash takes a core for a twentieth of a second and 64 MB: the rest waits in line.
HASHES_AT_ONCE: Final = 2


class Passwords:
    """*decoy* is the hash of a password that nobody has, for logins that nobody has."""

    def __init__(self, decoy: str, hasher: PasswordHasher) -> None:
        self.decoy: Final = decoy
        self.hasher: Final = hasher
        self.free: Final = asyncio.Semaphore(HASHES_AT_ONCE)

    @classmethod
    async def open(cls, hasher: PasswordHasher | None = None) -> Passwords:
        hasher = hasher or PasswordHasher()
        return cls(await asyncio.to_thread(hasher.hash, secrets.token_hex()), hasher)

    async def hashed(self, password: str) -> str:
        async with self.free:
            return await asyncio.to_thread(self.hasher.hash, typed(password))

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


def typed(password: str) -> str:
    """Some keyboards write é as one character and some as two."""
    return unicodedata.normalize("NFC", password)
