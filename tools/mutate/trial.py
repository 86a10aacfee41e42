"""A worker with its scratch copy of the sources, seen from outside: a mutant in, a verdict out.

The tree that is checked out is never written to: the mutant lies in the copy, which comes first on the path, also for
the servers and workers that a test starts.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, Self, TextIO

from tools.mutate.parts import PACKAGE, ROOT, Part, digest_of_tree
from tools.mutate.points import Mutant
from tools.mutate.worker import BUSY, FRESH, PATIENCE

OUT: Final = ROOT / "build/mutants"
LEARNING: Final = 3600.0  # seconds; nobody waits for it twice
GRACE: Final = 60.0


class Learnt:
    """Which tests enter which function, and how long each takes."""

    def __init__(self, part: Part, found: dict[str, Any]) -> None:
        self.part: Final = part
        failed = sorted(set(found["failed"]))
        for test in failed:
            print(f"fails without any mutant, and is left out: {test}", flush=True)
        self.seconds: Final[dict[str, float]] = {
            test: seconds for test, seconds in found["seconds"].items() if test not in failed
        }
        self.whole: Final = sum(self.seconds.values())
        self.by_place: Final[dict[str, set[str]]] = {}
        self.outside: Final = set(found["touched"].pop(""))
        for test in self.seconds:
            for one in found["touched"][test]:
                self.by_place.setdefault(one, set()).add(test)

    def order(self, mutant: Mutant) -> dict[str, float]:
        """All tests of the part: those that enter the function first, among them its own, and the quickest of these."""
        touching = self.by_place.get(mutant.place(), set())

        def rank(test: str) -> tuple[bool, bool, float]:
            return test not in touching, not test.startswith(tuple(self.part.own)), self.seconds[test]

        return {test: self.seconds[test] for test in sorted(self.seconds, key=rank)}

    def exchangeable(self, mutant: Mutant) -> bool:
        return mutant.function != "" and mutant.place() not in self.outside


class Process:
    """A worker that runs."""

    def __init__(self, part: Part, tree: Path, *, learn: bool = False, mutated: bool = False) -> None:
        orders_in, orders_out = os.pipe()
        answers_in, answers_out = os.pipe()
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(ROOT)]),
            "TABLEWRIGHT_ENGINE": "pure",
            "CI": "1",  # hypothesis always draws the same
            "HYPOTHESIS_STORAGE_DIRECTORY": str(tree / "hypothesis"),
            **({"PYTHONDONTWRITEBYTECODE": "1"} if mutated else {}),
        }
        words = [json.dumps(part), str(tree), str(orders_in), str(answers_out)]
        command = [sys.executable, "-m", "tools.mutate.worker", *words]
        self.log: Final = tree / "worker.log"
        with self.log.open("w") as log:
            self.process: Final = subprocess.Popen(
                [*command, *(["learn"] if learn else [])],
                cwd=ROOT,
                env=env,
                pass_fds=(orders_in, answers_out),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        os.close(orders_in)
        os.close(answers_out)
        self.orders: Final[TextIO] = os.fdopen(orders_out, "w")
        self.answers: Final[TextIO] = os.fdopen(answers_in)

    def ask(self, order: dict[str, Any], limit: float) -> dict[str, Any] | None:
        """None if it ended without an answer, or gave none in time."""
        try:
            self.orders.write(json.dumps(order) + "\n")
            self.orders.flush()
        except BrokenPipeError:
            return None
        if not select.select([self.answers], [], [], limit)[0]:
            return {"verdict": "time", "by": "(collecting the tests)"}
        line = self.answers.readline()
        found: dict[str, Any] | None = json.loads(line) if line else None
        return found

    def end(self) -> None:
        self.process.terminate()  # it ends its fork
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for stream in (self.orders, self.answers):
            with contextlib.suppress(BrokenPipeError):
                stream.close()


class Trial:
    """Tries mutants of a part, one at a time."""

    def __init__(self, part: Part) -> None:
        self.part: Final = part
        self.home: Final = tempfile.TemporaryDirectory(prefix=f"mutants-{part.name}-")
        self.tree: Final = Path(self.home.name)
        copied = self.tree / "src/tablewright"
        shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        self.warm: Process | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.warm:
            self.warm.end()
        self.home.cleanup()

    def learnt(self, folder: Path = OUT) -> Learnt:
        """From build/, or by running all tests once."""
        kept = folder / f"{self.part.name}-touched.json"
        digest = digest_of_tree()
        if kept.is_file() and (found := json.loads(kept.read_text()))["digest"] == digest:
            return Learnt(self.part, found)
        process = Process(self.part, self.tree, learn=True)
        try:
            answer = process.ask({"report": str(self.tree / "report.json"), "limit": LEARNING}, LEARNING + GRACE)
        finally:
            process.end()
        if answer is None or not answer.get("seconds"):
            raise SystemExit(f"{self.part.name}: no tests were run: {answer or process.log.read_text()[-4000:]}")
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps({"digest": digest, **answer}))
        return Learnt(self.part, answer)

    def verdict(self, mutant: Mutant, learnt: Learnt) -> dict[str, Any]:
        begun = time.monotonic()
        there = self.tree / "src/tablewright" / mutant.file
        source = there.read_text(encoding="utf-8")
        order: dict[str, Any] = {
            "file": mutant.file,
            "tests": learnt.order(mutant),
            "report": str(self.tree / "report.json"),
            "limit": BUSY * learnt.whole + GRACE,
        }
        # The worker has to be there before the file is mutated: it imports the sources as they are.
        found: dict[str, Any] = {"verdict": FRESH}
        if learnt.exchangeable(mutant):
            self.warm = self.warm or self.started(order)
        try:
            there.write_text(mutant.applied(source), encoding="utf-8")
            if self.warm and learnt.exchangeable(mutant):
                answer = self.warm.ask({**order, "exchange": mutant.place()}, order["limit"] + GRACE)
                found = answer or found
                if answer is None:
                    self.warm.end()
                    self.warm = None
            if found["verdict"] == FRESH:
                found = self.imported(order) or {"verdict": "killed", "by": "(importing, or collecting the tests)"}
        finally:
            there.write_text(source, encoding="utf-8")
        return {"verdict": found["verdict"], "by": found["by"], "seconds": round(time.monotonic() - begun, 1)}

    def started(self, order: dict[str, Any]) -> Process:
        """A warm worker; it has answered, so that it has imported everything."""
        process = Process(self.part, self.tree)
        asked = {**order, "tests": {}, "exchange": "nowhere"}
        if process.ask(asked, LEARNING) is None:
            raise SystemExit(f"{self.part.name}: no worker: {process.log.read_text()[-4000:]}")
        return process

    def imported(self, order: dict[str, Any]) -> dict[str, Any] | None:
        """The verdict of a worker of its own, which imports the mutated file."""
        process = Process(self.part, self.tree, mutated=True)
        try:
            return process.ask(order, order["limit"] + GRACE)
        finally:
            process.end()
