"""What a bot is called where nobody named it: like a person, so that two of one level can be told apart."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tablewright.kernel.action import Seat

NAMES: Final = (
    "Aylin", "Bao", "Chiara", "Dirk", "Elif", "Farah", "Giulia", "Hugo", "Inès", "Jahan", "Kavya", "Lotte",
    "Mei", "Noor", "Odile", "Pietro", "Rosa", "Sanne", "Tariq", "Ulla", "Vikram", "Wen", "Yara", "Zeno",
)  # fmt: skip


def bot_name(table: str, seat: Seat) -> str:
    """Always the same for a seat of a table, and another one for each of its seats."""
    return NAMES[(crc32(table.encode()) + seat) % len(NAMES)]
