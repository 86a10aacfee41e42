"""The log tells of a fault in full, and nobody fills a disk by causing it again and again."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from tablewright.server.base.logs import MINUTE, TOLD_A_MINUTE, TRACES_A_MINUTE, Repeated, set_up_logs


class Told:
    """A log of its own, whose clock stands still."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.stream = io.StringIO()
        set_up_logs("text", "info", self.stream)
        handler = logging.getLogger().handlers[0]
        handler.filters[:] = [Repeated(lambda: self.now).is_told]
        self.log = logging.getLogger("tablewright.test")

    def fault(self, one: int) -> None:
        try:
            raise ValueError(f"number {one}")
        except ValueError:
            self.log.exception("it went wrong: %d", one)

    @property
    def text(self) -> str:
        return self.stream.getvalue()


@pytest.fixture
def told() -> Iterator[Told]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield Told()
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)


def test_the_same_fault_is_told_in_full_then_in_a_line_then_not_at_all(told: Told) -> None:
    for number in range(10_000):
        told.fault(number)
    assert told.text.count("Traceback") == TRACES_A_MINUTE
    assert told.text.count("it went wrong") == TOLD_A_MINUTE
    told.now += MINUTE
    told.fault(7)
    assert told.text.count("Traceback") == TRACES_A_MINUTE + 1
    assert told.text.rstrip().splitlines()[-1].startswith("    ")
    assert f"left_out={10_000 - TOLD_A_MINUTE}" in told.text


def test_another_fault_is_another_matter(told: Told) -> None:
    for number in range(1_000):
        told.fault(number)
    try:
        raise ValueError("the same kind, from another line")
    except ValueError:
        told.log.exception("it went wrong: %d", 1)
    told.log.warning("something else")
    assert told.text.count("Traceback") == TRACES_A_MINUTE + 1
    assert "something else" in told.text


def test_what_is_no_warning_is_always_told(told: Told) -> None:
    for number in range(500):
        told.log.info("request %d", number)
    assert told.text.count("request") == 500
