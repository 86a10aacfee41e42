"""How the server is, for whoever watches over it."""

from __future__ import annotations

from typing import Literal

from tablewright.server.protocol.base import Said


class Health(Said):
    status: Literal["ok"] = "ok"
    version: str
    engine: str
    built: str
    games: list[str]


class Ready(Said):
    status: Literal["ready"] = "ready"
