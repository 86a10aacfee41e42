"""Starting the server from the command line."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import threading
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from tablewright import _mode
from tablewright.games.registry import game_names
from tablewright.server.app import create_app
from tablewright.server.settings import Settings, settings_from
from tablewright.server.store import Store

# The application answers a message of more than 64 KiB with an error and goes on; this much ends the connection.
LARGEST_FRAME: Final = 1024 * 1024
STOPPING_SECONDS: Final = 5


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
    """Says where it is once it listens, and opens a browser there."""

    def __init__(self, config: uvicorn.Config, browser: bool) -> None:
        super().__init__(config)
        self.browser: Final = browser

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


def serve_tables(host: str, port: int, database: str | None, data: list[str], browser: bool) -> None:
    settings = settings_from(os.environ, database=database, data=data_files(data))
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=STOPPING_SECONDS,
        server_header=False,
    )
    listening = socket.create_server(
        (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048
    )
    with listening:
        asyncio.run(prepare_database(settings))
        Announced(config, browser).run(sockets=[listening])


async def prepare_database(settings: Settings) -> None:
    """Bring the database up to date before anything else, to say in one line what is wrong with it; or OSError."""
    try:
        store = await Store.open(settings.database, settings.synchronous)
    except (SQLAlchemyError, sqlite3.Error, CommandError, ModuleNotFoundError, OSError) as fault:
        raise OSError(f"the database cannot be opened: {str(fault).splitlines()[0]}") from fault
    await store.close()
