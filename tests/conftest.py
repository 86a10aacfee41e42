"""What holds for every test: properties are never judged by the clock, and the run says which engine it tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tablewright import _mode
from tablewright.games.registry import ENTRIES

pytest_plugins = ["tests.e2e.fixtures"]

settings.register_profile("tablewright", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("tablewright")


def pytest_report_header() -> str:
    return f"engine: {_mode.status()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of games that are not installed are left out."""
    left_out = [item for item in items if not all(name in ENTRIES for name in games_of(item))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def games_of(item: pytest.Item) -> list[str]:
    return [name for mark in item.iter_markers("game") for name in mark.args]
