"""Real server processes, each at a port of its own: started, killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn

from tablewright.cli.serving import give_room, way_in
from tablewright.server.app import create_app
from tablewright.server.settings import Settings

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = "127.0.0.1"
# By -c, not -m: the bots' workers import what was named by -m again, and that is the whole server.
PROGRAM: Final = "from tests.soak.servers import bear; bear()"
LONGEST_START: Final = 60.0


def bear() -> None:
    """Fork a server for every order that comes in. A start then costs milliseconds, as the importing is done."""
    children: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "reap" in order:
            os.waitpid(order["reap"], 0)
            children.discard(order["reap"])
            print("gone", flush=True)
        else:
            pid = os.fork()
            if pid == 0:
                os.dup2(2, 1)  # what is printed is no answer to an order
                serve(order["port"], order["settings"])
                os._exit(0)
            children.add(pid)
            print(pid, flush=True)
    for pid in children:
        os.kill(pid, signal.SIGKILL)


def serve(port: int, chosen: dict[str, Any]) -> None:
    settings = Settings(**chosen)
    app = create_app(settings)
    uvicorn.Server(way_in(app, settings)).run(sockets=[at_port(port)])


def at_port(port: int = 0) -> socket.socket:
    """Bound, but nobody listens yet. Several of them may share a port, so one can keep it while nobody serves there."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    give_room(bound)
    bound.bind((HERE, port))
    return bound


class Server:
    """One server. Its port stays its own while it is dead, so that nobody else is found there."""

    def __init__(self, mother: Mother, settings: dict[str, Any]) -> None:
        self.mother: Final = mother
        self.settings: Final = settings
        self.kept: Final = at_port()
        self.port: Final[int] = self.kept.getsockname()[1]
        self.pid = 0

    def start(self) -> None:
        self.pid = int(self.mother.say({"port": self.port, "settings": self.settings}))

    async def ready(self) -> None:
        """Until it listens, which it does when it has opened its database."""
        async with asyncio.timeout(LONGEST_START):
            while True:
                try:
                    _, writer = await asyncio.open_connection(HERE, self.port)
                    writer.close()
                    return
                except OSError:
                    await asyncio.sleep(0.02)

    def kill(self) -> None:
        """As the kernel does it when memory is short: no word of farewell."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            assert self.mother.say({"reap": self.pid}) == "gone"
            self.pid = 0

    def workers(self) -> list[int]:
        """The processes that think for its bots."""
        try:
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        except FileNotFoundError:
            return []
        return [int(child) for child in children if is_worker(int(child))]


def is_worker(pid: int) -> bool:
    try:
        return "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


class Mother:
    """The process that has done the importing, and what its children say when something goes wrong."""

    def __init__(self, log: Path) -> None:
        self.log: Final = log
        command = [sys.executable, "-c", PROGRAM]
        with log.open("a") as file:
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": file}
            self.process: Final = subprocess.Popen(command, cwd=ROOT, text=True, **pipes)  # type: ignore[call-overload]
        self.servers: Final[list[Server]] = []

    def say(self, order: dict[str, Any]) -> str:
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        answer: str = self.process.stdout.readline()
        return answer.strip()

    def server(self, **settings: Any) -> Server:
        server = Server(self, settings)
        self.servers.append(server)
        return server


@contextmanager
def mother(log: Path) -> Iterator[Mother]:
    found = Mother(log)
    try:
        yield found
    finally:
        for server in found.servers:
            server.kill()
            server.kept.close()
        found.process.communicate(timeout=30)
