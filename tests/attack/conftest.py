from __future__ import annotations

from tests.soak.conftest import bearing, database

__all__ = ["bearing", "database"]
