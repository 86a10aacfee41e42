"""What needs no crowd: how long it takes to open a table that is not in memory, and to be heard while bots think."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvloop
from load.dialects import Api, Tablewright
from load.lean_socket import LeanSocket, connect
from load.servers import tablewright
from load.stalls import load_game

from tablewright.kernel.match import Match
from tablewright.kernel.record import to_record

LATE_TABLES = 50
PING_SECONDS = 0.005
TABLES_OF_BOTS = 4


def late_record(game: str, chance: random.Random) -> dict[str, Any]:
    """A whole game by chance."""
    rules = load_game(game)
    match: Match[Any] = Match(rules, rules.setup(4, {}), f"{chance.getrandbits(128):032x}")
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, chance.choice(rules.options(match.state, seat)))
    return dict(to_record(match))


def opening(game: str, storage: str) -> list[float]:
    """Milliseconds to show a finished game, its whole log included, that has to be read and replayed first."""
    chance, found = random.Random(50), []
    with tablewright(storage, cached_tables=1) as server:
        api = Api(server.port)
        cookie = api.ask("PUT", "/api/me", {"name": "Guest"})[1]
        ids = [api.ask("POST", "/api/records", late_record(game, chance), cookie)[0]["id"] for _ in range(LATE_TABLES)]
        for id in ids:
            begun = time.perf_counter()
            api.ask("GET", f"/api/tables/{id}/position", None, cookie)
            found.append(1000 * (time.perf_counter() - begun))
    return found


def lag(bot: str | None, storage: str, seconds: float) -> list[float]:
    """Milliseconds from a ping to its pong at a quiet table, while at others nobody plays, or only *bot*."""
    with tablewright(storage, bot_pause=0.0, bot_workers=1) as server:
        return uvloop.run(pings(server.port, bot, seconds))


async def pings(port: int, bot: str | None, seconds: float) -> list[float]:
    dialect, clock = Tablewright(port, "agra"), time.monotonic
    chair = (await asyncio.to_thread(dialect.sit_down))[0]
    if bot is not None:
        with ThreadPoolExecutor(1) as pool:
            await asyncio.get_running_loop().run_in_executor(pool, let_bots_play, port, dialect.guests[0], bot)
    found: list[float] = []
    sent = 0.0

    def heard(message: bytes) -> None:
        if dialect.read(chair, message).pong:
            found.append(1000 * (clock() - sent))

    socket = LeanSocket(chair.path, chair.headers, heard)
    await connect(port, socket)
    end, asked = clock() + seconds, 0
    while clock() < end:
        await asyncio.sleep(PING_SECONDS)
        if len(found) == asked:  # one at a time
            sent, asked = clock(), asked + 1
            socket.say(b'{"type":"ping","id":1}')
    return found


def let_bots_play(port: int, cookie: str, bot: str) -> None:
    api = Api(port)
    for _ in range(TABLES_OF_BOTS):
        seats = [{"kind": "bot", "bot": bot}] * 4
        api.ask("POST", "/api/tables", {"game": "agra", "seats": seats, "start": True}, cookie)
