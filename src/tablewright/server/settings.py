"""What a host may set: by the command line, or by environment variables that begin with TABLEWRIGHT_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import tablewright

DEFAULT_DATABASE: Final = "sqlite+aiosqlite:///tablewright.db"
WEB_FOLDER: Final = Path(tablewright.__file__).parent / "web" / "dist"


@dataclass(frozen=True, slots=True)
class Settings:
    """One server.

    *games* and *bots* are the names of modules with the functions of `shelves.GameShelf` and `shelves.BotShelf`:
    names, because the worker processes that think for the bots must be able to import them as well.
    """

    database: str = DEFAULT_DATABASE
    # FULL: the log is flushed to the disk at every commit, so that an acknowledged move outlives a power cut. NORMAL
    # flushes at checkpoints only: several times as many moves a second, the same safety against a killed process, but
    # the last moves may be lost with the power.
    synchronous: str = "FULL"
    games: str = "tablewright.games.registry"
    bots: str = "tablewright.bots.registry"
    data: Mapping[str, str] = field(default_factory=dict)
    web: Path = WEB_FOLDER
    origins: tuple[str, ...] = ()
    cached_tables: int = 256
    bot_pause: float = 0.4
    bot_workers: int = 1
    bot_seconds: float = 60.0
    slow_seconds: float = 20.0


def settings_from(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings of *environment*; what is *chosen* (and not None) goes before."""
    found: dict[str, object] = {
        "database": environment.get("TABLEWRIGHT_DATABASE") or DEFAULT_DATABASE,
        "synchronous": environment.get("TABLEWRIGHT_SYNCHRONOUS") or "FULL",
        "origins": tuple(environment.get("TABLEWRIGHT_ORIGINS", "").split()),
        "bot_pause": float(environment.get("TABLEWRIGHT_BOT_PAUSE") or 0.4),
        "bot_workers": int(environment.get("TABLEWRIGHT_BOT_WORKERS") or max(1, (os.cpu_count() or 2) - 1)),
    }
    found |= {name: value for name, value in chosen.items() if value is not None}
    if found["synchronous"] not in ("FULL", "NORMAL"):
        raise ValueError(f"TABLEWRIGHT_SYNCHRONOUS is FULL or NORMAL, not {found['synchronous']}")
    return Settings(**found)  # type: ignore[arg-type]
