"""What a host may set: by the command line, or by environment variables that begin with TABLEWRIGHT_."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import tablewright

DEFAULT_DATABASE: Final = "sqlite:///tablewright.db"
# The drivers that we speak through, for those who write only what the database is.
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
WEB_FOLDER: Final = Path(tablewright.__file__).parent / "web" / "dist"
# What the environment may say, and how it is read.
READ: Final[dict[str, Callable[[str], object]]] = {
    "database": str,
    "synchronous": str,
    "origins": lambda written: tuple(written.split()),
    "proxies": str,
    "cached_tables": int,
    "bot_workers": int,
    "bot_pause": float,
    "bot_seconds": float,
    "study_worlds": int,
    "hint_seconds": float,
    "lease_seconds": float,
    "stand_in": str,
    "slow_seconds": float,
    "body_seconds": float,
    "stop_seconds": float,
    "limits": float,
    "compress": str,
    "log": str,
    "log_level": str,
    "metrics": str,
    "site": str,
    "smtp": str,
    "smtp_security": str,
    "smtp_user": str,
    "smtp_password": str,
    "smtp_sender": str,
}
CHOICES: Final = {
    "synchronous": ("FULL", "NORMAL"),
    "compress": ("on", "off"),
    "log": ("text", "json"),
    "smtp_security": ("starttls", "tls", "none"),
    "log_level": ("debug", "info", "warning", "error"),
}
SHORTEST_TOKEN: Final = 16


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
    # How many games a study plays on from each decision: more take longer and say more.
    study_worlds: int = 8
    # How long a bot thinks about the advice that it gives to a player.
    hint_seconds: float = 4.0
    # How long a server that was killed keeps the bots' turns that it had claimed.
    lease_seconds: float = 15.0
    # The bot that plays for people whose time is out; empty: the best there is.
    stand_in: str = ""
    slow_seconds: float = 20.0
    # Messages to browsers, compressed: a tenth of the bytes for more time to make them (`run.py load` measures both).
    compress: str = "on"
    # How generous the limits on requests and messages are (see `limits`); 0 switches them off.
    limits: float = 1.0
    body_seconds: float = 30.0
    # Addresses of proxies whose word counts about who asks and how (X-Forwarded-For, X-Forwarded-Proto).
    proxies: str = "127.0.0.1"
    log: str = "text"
    log_level: str = "warning"
    # Where the metrics are: HOST:PORT is a door of their own, anything else the token to bring to /metrics.
    metrics: str = ""
    # Where people find this server, for links in letters: https://games.example.org
    site: str = ""
    # The mail server, HOST:PORT; empty: no letters are sent.
    smtp: str = ""
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_sender: str = ""
    stop_seconds: float = 10.0

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        return host_and_port(self.metrics)

    @property
    def smtp_address(self) -> tuple[str, int] | None:
        return host_and_port(self.smtp)

    @property
    def metrics_token(self) -> str:
        return "" if self.metrics_address else self.metrics


def host_and_port(written: str) -> tuple[str, int] | None:
    host, colon, port = written.rpartition(":")
    return (host.strip("[]"), int(port)) if colon and port.isdecimal() else None


def database_url(written: str) -> str:
    """The address of a database, which may be *written* as a file or without the name of a driver."""
    scheme, colon, rest = written.partition("://")
    if not colon:
        return f"sqlite:///{written}"
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def settings_from(environment: Mapping[str, str], **chosen: object) -> Settings:
    """The settings of *environment*; what is *chosen* (and not None) goes before."""
    found: dict[str, object] = {"bot_workers": max(1, (os.cpu_count() or 2) - 1)}
    for name, read in READ.items():
        if written := environment.get(f"TABLEWRIGHT_{name.upper()}"):
            try:
                found[name] = read(written)
            except ValueError:
                raise ValueError(f"TABLEWRIGHT_{name.upper()} is a number, not {written}") from None
    found |= {name: value for name, value in chosen.items() if value is not None}
    if "database" in found:
        found["database"] = database_url(str(found["database"]))
    # A screen shows what is wrong; a log that is kept and searched tells every accepted row.
    found.setdefault("log_level", "info" if found.get("log") == "json" else "warning")
    settings = Settings(**found)  # type: ignore[arg-type]
    for name, allowed in CHOICES.items():
        if getattr(settings, name) not in allowed:
            raise ValueError(f"TABLEWRIGHT_{name.upper()} is {' or '.join(allowed)}, not {found[name]}")
    if 0 < len(settings.metrics_token) < SHORTEST_TOKEN:
        raise ValueError(f"TABLEWRIGHT_METRICS is HOST:PORT or a token of {SHORTEST_TOKEN} letters at least")
    if settings.smtp and settings.smtp_address is None:
        raise ValueError(f"TABLEWRIGHT_SMTP is HOST:PORT, not {settings.smtp}")
    if settings.smtp and not (settings.site.startswith(("https://", "http://")) and "@" in settings.smtp_sender):
        raise ValueError(
            "with TABLEWRIGHT_SMTP, TABLEWRIGHT_SITE is this server's https:// address, as people find it,"
            " and TABLEWRIGHT_SMTP_SENDER the address that letters come from"
        )
    return settings
