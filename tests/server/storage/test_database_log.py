"""What an operator reads when PostgreSQL goes away."""

from __future__ import annotations

import asyncio
import logging
from typing import NoReturn

import pytest

from tablewright.server.storage.database import make_engine


def fail(fault: BaseException) -> NoReturn:
    raise fault


@pytest.mark.parametrize("fault, has_trace", [(asyncio.CancelledError(), False), (OSError("gone"), True)])
def test_a_caller_who_hangs_up_while_a_lost_connection_is_closed_leaves_one_line(
    fault: BaseException, has_trace: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """The log is the one that the pool of a real engine writes to."""
    pool = type(make_engine("postgresql+asyncpg://nobody@127.0.0.1:1/none", "FULL").sync_engine.pool)
    log = logging.getLogger(f"{pool.__module__}.{pool.__name__}")
    try:
        fail(fault)
    except BaseException:
        log.error("Exception terminating connection %r", "connection", exc_info=True)
    assert [record.getMessage() for record in caplog.records] == ["Exception terminating connection 'connection'"]
    assert ("Traceback" in caplog.text) == has_trace
