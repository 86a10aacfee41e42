"""Logs: one line per thing that happened, for people (`text`) or for machines (`json`).

Everybody logs with the standard library and gives facts as `extra`; this module alone knows how a line looks. A line
carries the request and the table that it belongs to. It never carries who asked: identities, cookies, addresses and
bodies stay out, and whatever a stranger wrote is escaped, so that nobody can write lines of their own.
"""

from __future__ import annotations

import json
import logging
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Hashable, MutableMapping
from typing import Any, Final, TextIO

import structlog

LONGEST: Final = 2_000
LONGEST_TRACE: Final = 20_000
MINUTE: Final = 60.0
TRACES_A_MINUTE: Final = 5
TOLD_A_MINUTE: Final = 60
FIRST: Final = ("time", "level", "logger", "event")

LogFacts = MutableMapping[str, Any]


def set_up_logs(form: str, level: str, stream: TextIO | None = None) -> None:
    """Every log of this process, uvicorn's and SQLAlchemy's too, goes to *stream* (standard error) in one form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Repeated().is_told)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.contextvars.merge_contextvars,
                structlog.stdlib.add_logger_name,
                structlog.stdlib.add_log_level,
                structlog.stdlib.ExtraAdder(),
                structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                in_order,
                as_json if form == "json" else as_text,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.captureWarnings(True)
    logging.getLogger("uvicorn.error").addFilter(is_not_said_twice)


class Repeated:
    """The same warning or fault over and over: in full a few times a minute, then without its traceback, then not at
    all; the next one says how many were left out. So nobody can fill a disk by doing the same again and again.

    The same: the words before anything is filled in, and the line of the program where it went wrong.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.minute = -math.inf
        self.told: Final[Counter[Hashable]] = Counter()
        self.left_out: Final[Counter[Hashable]] = Counter()

    def is_told(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if (now := self.clock()) - self.minute >= MINUTE:
            self.minute = now
            self.told.clear()
        key = (record.name, str(record.msg), place_of(record))
        self.told[key] += 1
        if self.told[key] > TOLD_A_MINUTE:
            self.left_out[key] += 1
            return False
        if self.told[key] > TRACES_A_MINUTE:
            record.exc_info = record.exc_text = None
        if left_out := self.left_out.pop(key, 0):
            record.left_out = left_out
        return True


def place_of(record: logging.LogRecord) -> Hashable:
    """The kind of the fault that *record* tells of, and the line where it was raised."""
    if not record.exc_info or record.exc_info[0] is None:
        return None
    trace = record.exc_info[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else None
    return record.exc_info[0], where


def is_not_said_twice(record: logging.LogRecord) -> bool:
    """uvicorn logs a fault that `tracing` has logged already, and does not know its request."""
    return not str(record.msg).startswith("Exception in ASGI application")


def in_order(logger: object, name: str, facts: LogFacts) -> LogFacts:
    """What is asked first comes first; uvicorn's coloured twin of the event is nobody's need."""
    facts.pop("color_message", None)
    return {key: facts[key] for key in FIRST if key in facts} | {key: facts[key] for key in facts if key not in FIRST}


def as_json(logger: object, name: str, facts: LogFacts) -> str:
    return json.dumps({key: bounded(key, value) for key, value in facts.items()}, default=str)


def as_text(logger: object, name: str, facts: LogFacts) -> str:
    """`time level logger: event key=value …`, and a traceback below it, indented."""
    trace = facts.pop("exception", "")
    head = f"{facts.pop('time')} {facts.pop('level'):7} {facts.pop('logger')}: {on_one_line(facts.pop('event'))}"
    line = " ".join([head, *(f"{key}={on_one_line(value)}" for key, value in facts.items())])
    # Indented, so that no line of an error's text can pass for a line of the log.
    return "\n".join([line, *(f"    {on_one_line(part)}" for part in trace[-LONGEST_TRACE:].splitlines())])


def bounded(key: str, value: object) -> object:
    if isinstance(value, str):
        return value[-LONGEST_TRACE:] if key == "exception" else value[:LONGEST]
    return value if isinstance(value, int | float | None) else str(value)[:LONGEST]


def on_one_line(value: object) -> str:
    """*value* without anything that a terminal would act upon."""
    text = str(value)[:LONGEST]
    return text if text.isprintable() else json.dumps(text)[1:-1].replace("\x7f", "\\u007f")
