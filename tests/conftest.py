"""What holds for every test: properties are never judged by the clock, and the run says which engine it tests."""

from __future__ import annotations

import os

from hypothesis import settings

from tablewright import _mode

settings.register_profile("tablewright", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("tablewright")


def pytest_report_header() -> str:
    return f"engine: {_mode.status()}"
