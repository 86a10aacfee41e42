"""Starting the server from the command line."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from tablewright import _mode
from tablewright.games.registry import game_names
from tablewright.runtime import collect_seldom
from tablewright.server.app import create_app
from tablewright.server.base.logs import set_up_logs
from tablewright.server.http.connections import (
    CONNECTIONS_OF_AN_ADDRESS,
    HEAD_SECONDS,
    Connections,
    descriptors,
    protocols,
)
from tablewright.server.settings import Settings, read_settings
from tablewright.server.storage.single_server import alone_with
from tablewright.server.storage.store import Store
from tablewright.server.table.incoming import LONGEST_MESSAGE

# What the system takes in for a connection before it is read. It is parsed at once, however small the parts: six bytes
# are a message. Clients send little; what is longer just takes more trips.
ROOM_TO_ARRIVE: Final = 16 * 1024
# What it keeps of answers until they are taken: by itself it would be 3 MB for each reader who takes nothing.
ROOM_TO_LEAVE: Final = 128 * 1024
SWITCH_SECONDS: Final = 0.001
# Of the time to stop, this share is for letting people finish; the rest is for those who do not.
SHARE_FOR_GOODBYES: Final = 0.6


def data_files(chosen: list[str]) -> dict[str, str]:
    """`GAME=FILE`, several times, as a mapping; ValueError if one is something else."""
    found: dict[str, str] = {}
    for one in chosen:
        game, equals, file = one.partition("=")
        if not equals or game not in game_names():
            raise ValueError(f"--data {one}: GAME=FILE is needed, where GAME is one of {', '.join(game_names())}")
        if not Path(file).is_file():
            raise ValueError(f"--data {one}: there is no file {file}")
        found[game] = str(Path(file).resolve())
    return found


class Announced(uvicorn.Server):
    """Says where it is once it listens, opens a browser there, and sees everybody out before it stops."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, browser: bool, stop_seconds: float) -> None:
        super().__init__(config)
        self.app: Final = app
        self.browser: Final = browser
        self.stop_seconds: Final = stop_seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
        url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
        print(f"Tablewright is at {url} (Ctrl-C stops it)", flush=True)
        print(f"engine: {_mode.status()}", flush=True)
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody comes in any more, so that those who are in can be counted
        await self.app.state.shutdown.see_out(self.app.state.service.tables, self.stop_seconds * SHARE_FOR_GOODBYES)
        await super().shutdown(sockets)


def serve_tables(host: str, port: int, database: str | None, data: list[str], browser: bool) -> None:
    serve(read_settings(database=database, data=data_files(data)), host, port, browser)


def serve(settings: Settings, host: str, port: int, browser: bool = False) -> None:
    """Run until somebody stops it."""
    set_up_logs(settings.log, settings.log_level)
    app = create_app(settings)
    with listen(host, port) as listening:
        asyncio.run(prepare_database(settings))
        tune_the_interpreter()
        Announced(app, way_in(app, settings), browser, settings.stop_seconds).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    give_room(listening)
    return listening


def give_room(listening: socket.socket) -> None:
    """What the system may keep for each connection that comes in at this socket."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM_TO_ARRIVE)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM_TO_LEAVE)


def way_in(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve *app*: with an end to whatever a stranger may send or keep open."""
    most = descriptors() // 2  # the other half is for files, workers and the database
    of_an_address = min(CONNECTIONS_OF_AN_ADDRESS * settings.limits, most // 2) if settings.limits else most
    connections = Connections(most, of_an_address, settings.proxies)
    # A session drops its reader first, and says why.
    unread = 2 * settings.slow_seconds
    http, web_socket = protocols(connections, min(HEAD_SECONDS, settings.body_seconds), settings.limits, unread)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=web_socket,
        ws_max_size=LONGEST_MESSAGE,
        # A kilobyte may inflate to a megabyte, and what has arrived is inflated at once, before anybody can stop it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=max(1, round(settings.stop_seconds * (1 - SHARE_FOR_GOODBYES))),
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )


def tune_the_interpreter() -> None:
    # SQLite's thread asks for the interpreter after every row. From a busy server it would get it every 5 ms.
    sys.setswitchinterval(SWITCH_SECONDS)
    collect_seldom()


async def prepare_database(settings: Settings) -> None:
    """Bring the database up to date before anything else, to say in one line what is wrong with it; or OSError."""
    try:
        with alone_with(settings.database):
            store = await Store.open(settings.database, settings.synchronous)
            await store.close()
    except (SQLAlchemyError, sqlite3.Error, CommandError, ModuleNotFoundError, OSError) as fault:
        raise OSError(f"the database cannot be opened: {str(fault).splitlines()[0]}") from fault
