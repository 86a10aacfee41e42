"""How the benchmark talks to its contenders: a task per line of JSON in, a result per line of JSON out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
Result = dict[str, Any]


class Contender:
    """A program of its own, started once and asked again and again, so that no contender pays for another."""

    def __init__(self, script: str, env: dict[str, str]) -> None:
        self.script = script
        command = [sys.executable, str(HERE / script)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env={**os.environ, **env})

    def ask(self, task: str, **details: object) -> Result:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"task": task, **details}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.script} ended with {self.process.wait()}")
        result: Result = json.loads(answer)
        return result

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def evenly(positions: list[Any], count: int) -> list[Any]:
    """So many of them, from the first to the last: late ones are quicker to think about, and luck would weigh them."""
    return [positions[index * (len(positions) - 1) // (count - 1)] for index in range(count)]


def serve(tasks: Mapping[str, Callable[..., Result]]) -> None:
    """What a contender does: answer until there are no more tasks."""
    for line in sys.stdin:
        details = json.loads(line)
        print(json.dumps(tasks[details.pop("task")](**details)), flush=True)
