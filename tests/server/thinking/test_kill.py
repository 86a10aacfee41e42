"""A killed server leaves no processes behind. That it leaves everything else behind is what tests/soak is about."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2

from tests.soak.scenarios import fresh_sqlite
from tests.soak.servers import HERE, is_worker, mother


async def test_the_bots_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    shelves = {"games": "tests.server.toy_games", "bots": "tests.server.toy_bots"}
    with mother(tmp_path / "log") as bearing:
        server = bearing.server(database=fresh_sqlite(tmp_path, "tables"), bot_pause=0.0, **shelves)
        server.start()
        await server.ready()
        async with httpx2.AsyncClient(base_url=f"http://{HERE}:{server.port}/api") as client:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "endless"}]
            made = await client.post("/tables", json={"game": "harbour", "seats": seats, "start": True})
            assert made.status_code == 201
        async with asyncio.timeout(60):
            while not (workers := server.workers()):  # until the bot is thought about
                await asyncio.sleep(0.05)
        server.kill()
        async with asyncio.timeout(60):
            while any(is_worker(pid) for pid in workers):
                await asyncio.sleep(0.05)
