"""A pytest that has collected the tests of a part, and forks for each mutant: nothing is imported twice.

Runs in a process of its own, on a scratch copy: `python -m tools.mutate.worker PART TREE IN OUT [learn]`. It reads
orders from the descriptor IN and answers to OUT, a line of JSON each. In the fork the code of the mutated function is
exchanged; what ran while modules were imported, or tests collected, cannot be changed that way and needs a worker that
imports the mutated file (`trial.py` sees to that).
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import signal
import sys
import threading
import time
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, TextIO

import pytest

from tools.mutate.parts import ROOT, Part

FRESH: Final = "fresh"  # the answer if the function cannot be exchanged in a process that runs
MEMORY: Final = 8 * 2**30  # a mutant that grows for ever dies of it
AGAIN: Final = 8  # times as long as it took before, and PATIENCE seconds on top, a test may take: of the processor,
PATIENCE: Final = 10.0  # as a busy machine must kill no mutant;
BUSY: Final = 10  # and so many times that by the clock, for those that only wait
IMPORTING: Final = 120.0  # seconds of the processor until every test is collected; a mutant may go in circles there too


class Overtime(BaseException):
    """A test takes so much longer than before that the mutant must be going round in circles."""


class Listener:
    """Which code was entered since it was last asked. To trace without lines is cheaper than to profile."""

    def __init__(self) -> None:
        self.codes: dict[int, CodeType] = {}

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        self.codes[id(frame.f_code)] = frame.f_code

    def begin(self) -> None:
        threading.settrace(self)
        sys.settrace(self)

    def heard(self, package: str) -> list[str]:
        codes, self.codes = self.codes, {}  # this function is listened to as well
        found = {place(code, package) for code in codes.values() if code.co_filename.startswith(package)}
        sys.settrace(self)  # a test may have taken it away
        return sorted(found)


def place(code: CodeType, package: str) -> str:
    return f"{code.co_filename.removeprefix(package)}:{code.co_firstlineno}:{code.co_qualname}"


def functions_by_place(package: str) -> dict[str, list[FunctionType]]:
    found: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(package):
            found.setdefault(place(thing.__code__, package), []).append(thing)
    return found


def code_at(code: CodeType, where: str, package: str) -> CodeType | None:
    if place(code, package) == where:
        return code
    inner = (code_at(part, where, package) for part in code.co_consts if isinstance(part, CodeType))
    return next(filter(None, inner), None)


class Worker:
    """The plugin that stands where pytest would run the tests."""

    def __init__(self, part: Part, package: str, orders: TextIO, answers: TextIO, listener: Listener | None) -> None:
        self.part = part
        self.package = package
        self.orders = orders
        self.answers = answers
        self.listener = listener
        self.limits: dict[str, float] = {}
        self.touched: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.part.takes(item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        signal.setitimer(signal.ITIMER_PROF, 0)
        if session.testsfailed:
            return True  # it goes without an answer
        outside = self.listener.heard(self.package) if self.listener else []
        functions = functions_by_place(self.package)
        gc.freeze()
        for line in self.orders:
            order = json.loads(line)
            answer = self.forked(session, order, functions)
            if self.listener and "touched" in answer:
                answer["touched"][""] = outside
            self.answers.write(json.dumps(answer) + "\n")
            self.answers.flush()
        return True

    def forked(
        self, session: pytest.Session, order: dict[str, Any], functions: dict[str, list[FunctionType]]
    ) -> dict[str, Any]:
        said = Path(order["report"])
        said.unlink(missing_ok=True)
        child = os.fork()
        if child == 0:
            answer: dict[str, Any] = {"verdict": "killed", "by": "(the run itself)"}
            try:
                answer = self.alone(session, order, functions)
            except BaseException as error:
                answer["by"] = f"({type(error).__name__})"
            finally:
                said.write_text(json.dumps(answer))
                os._exit(0)
        in_time = ended(child, order["limit"])
        if not in_time:
            return {"verdict": "time", "by": "(the whole run)"}
        if not said.is_file():
            return {"verdict": "killed", "by": "(the process died)"}
        found: dict[str, Any] = json.loads(said.read_text())
        return found

    def alone(
        self, session: pytest.Session, order: dict[str, Any], functions: dict[str, list[FunctionType]]
    ) -> dict[str, Any]:
        """In the fork: the mutant, and the tests in their order until one fails."""
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        if order.get("exchange") and not self.exchange(order["file"], order["exchange"], functions):
            return {"verdict": FRESH}
        if not self.listener:
            found = {item.nodeid: item for item in session.items}
            session.items[:] = [found[test] for test in order["tests"] if test in found]
            self.limits = order["tests"]
        self.run(session.items)
        if self.listener:
            return {"touched": self.touched, "seconds": self.seconds, "failed": self.failed}
        by = self.failed[0] if self.failed else ""
        return {"verdict": ("time" if by.endswith(Overtime.__name__) else "killed") if by else "alive", "by": by}

    def run(self, items: list[pytest.Item]) -> None:
        """One test after another; with a mutant, up to the first that fails. Then all that they share is torn down."""
        for item, coming in zip_longest(items, items[1:]):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=coming)
            if self.failed and not self.listener and coming is not None:
                item.config.hook.pytest_sessionfinish(session=item.session, exitstatus=pytest.ExitCode.TESTS_FAILED)
                return

    def exchange(self, file: str, where: str, functions: dict[str, list[FunctionType]]) -> bool:
        path = self.package + file
        code = code_at(compile(Path(path).read_text(encoding="utf-8"), path, "exec"), where, self.package)
        there = functions.get(where, [])
        if code is None or not there or any(code.co_freevars != one.__code__.co_freevars for one in there):
            return False
        for one in there:
            one.__code__ = code
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        begun = time.perf_counter()
        if not self.listener:
            limit = PATIENCE + AGAIN * self.limits.get(item.nodeid, 1.0)
            signal.signal(signal.SIGPROF, overtime)
            signal.signal(signal.SIGALRM, overtime)
            signal.setitimer(signal.ITIMER_PROF, limit)
            signal.setitimer(signal.ITIMER_REAL, limit * BUSY)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.seconds[item.nodeid] = time.perf_counter() - begun
            if self.listener:
                self.touched[item.nodeid] = self.listener.heard(self.package)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            late = Overtime.__name__ in str(report.longrepr)
            self.failed.append(report.nodeid + (f" {Overtime.__name__}" if late else ""))


def overtime(number: int, frame: FrameType | None) -> None:
    raise Overtime


def ended(child: int, limit: float) -> bool:
    """Waits for the fork; after *limit* seconds it is ended with all that it began."""
    until = time.monotonic() + limit
    try:
        while os.waitpid(child, os.WNOHANG)[0] == 0:
            if time.monotonic() > until:
                end_group(child)
                os.waitpid(child, 0)
                return False
            time.sleep(0.01)
        return True
    finally:
        end_group(child)


def end_group(leader: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def told_to_end(number: int, frame: FrameType | None) -> None:
    raise SystemExit


def main() -> None:
    described, tree, order, answer, *learn = sys.argv[1:]
    signal.signal(signal.SIGTERM, told_to_end)
    listener = Listener() if learn else None
    if listener:
        listener.begin()
    part = Part(*json.loads(described))
    package = f"{tree}/src/tablewright/"
    with os.fdopen(int(order)) as orders, os.fdopen(int(answer), "w") as answers:
        worker = Worker(part, package, orders, answers, listener)
        chosen = ["-q", "-s", "-p", "no:cacheprovider", "-o", "timeout=0", "-m", "not slow and not browser"]
        os.chdir(ROOT)
        if not listener:
            signal.setitimer(signal.ITIMER_PROF, IMPORTING)  # nobody listens to the signal yet: it ends the process
        sys.exit(pytest.main([*chosen, *part.own, *part.shared], plugins=[worker]))


if __name__ == "__main__":
    main()
