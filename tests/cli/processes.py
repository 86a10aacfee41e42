"""The real command in a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.services import free_port


def serve(folder: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    """`tablewright serve` in *folder*, with both of its streams in one."""
    command = [sys.executable, "-m", "tablewright", "serve", *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}, text=True, **pipes)  # type: ignore[call-overload, no-any-return]


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server that listens, and its port. It is killed at the end if it has not stopped by itself."""
    port = free_port()
    server = serve(folder, "--port", str(port), TABLEWRIGHT_LIMITS="0", **environment)
    assert server.stdout is not None
    try:
        while not (line := server.stdout.readline()).startswith("Tablewright is at"):
            assert line, "it has not started"
        yield server, port
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()
        server.stdout.close()
