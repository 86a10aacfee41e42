"""A server that is told to stop finishes what it has begun, tells everybody to come back, and loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets

from tests.cli.processes import serving

PLAYERS = 6
MOVES_BEFORE = 12
HANDSHAKE = (
    "GET /api/tables/{id}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@dataclass
class Player:
    """Plays both seats of a table of Noria, one move behind the other, as fast as it goes."""

    table: str
    acknowledged: list[Any] = field(default_factory=list)
    closed: tuple[int, str] = (0, "")

    async def play(self, port: int, cookie: str) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        async with websockets.connect(url, additional_headers={"cookie": cookie}, max_size=None) as socket:
            sent: list[Any] = []
            try:
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] == "done":
                        self.acknowledged.append(sent[message["id"]])
                    elif message["type"] == "position" and message["ply"] == len(sent):
                        sent.append([message["viewer"], *message["question"]["options"][0]["action"]])
                        act = {"type": "act", "id": len(sent) - 1, "actions": [sent[-1][1:]]}
                        with contextlib.suppress(websockets.ConnectionClosed):  # there may be answers still to read
                            await socket.send(json.dumps({**act, "ply": message["ply"], "seat": message["viewer"]}))
            except websockets.ConnectionClosed as gone:
                assert gone.rcvd is not None, "cut off without a word"
                self.closed = gone.rcvd.code, gone.rcvd.reason


@pytest.mark.game("noria")
async def test_moves_under_way_are_acknowledged_and_stored_or_neither(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, port):
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as client:
            seats = [{"kind": "me"}, {"kind": "me"}]
            wish = {"game": "noria", "seats": seats, "start": True}
            made = [await client.post("/tables", json=wish) for _ in range(PLAYERS)]
            bots = [{"kind": "bot", "bot": "greedy"}] * 2
            assert (await client.post("/tables", json={**wish, "seats": bots})).status_code == 201
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        players = [Player(one.json()["id"]) for one in made]
        playing = asyncio.gather(*(player.play(port, cookie) for player in players))
        while sum(len(player.acknowledged) for player in players) < MOVES_BEFORE:
            assert not playing.done()
            await asyncio.sleep(0.01)
        server.send_signal(signal.SIGTERM)
        await asyncio.wait_for(playing, 60)
        assert await asyncio.to_thread(server.wait, 60) in (0, -signal.SIGTERM)
        assert server.stdout is not None
        assert "Traceback" not in server.stdout.read()
    assert {player.closed[0] for player in players} == {1012}
    assert all("come back" in player.closed[1] for player in players)
    with contextlib.closing(sqlite3.connect(tmp_path / "tablewright.db")) as database:
        for player in players:
            rows = database.execute(
                "select seat, words from rows where table_id = ? order by ordinal", [player.table]
            ).fetchall()
            assert [[seat, *json.loads(words)] for seat, words in rows] == player.acknowledged
        assert database.execute("select count(*), count(claimed_by) from turns").fetchone() == (1, 0)


@pytest.mark.game("noria")
async def test_a_server_stops_in_time_although_somebody_does_not_listen(tmp_path: Path) -> None:
    """Who reads nothing and leaves no room for an answer is cut off when the time is over."""
    with serving(tmp_path, TABLEWRIGHT_STOP_SECONDS="2") as (server, port):
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as client:
            wish = {"game": "noria", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
            id = (await client.post("/tables", json=wish)).json()["id"]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(HANDSHAKE.format(id=id).encode())
        await writer.drain()
        assert b"101" in await reader.readline()
        server.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.wait, 60) in (0, -signal.SIGTERM)
        writer.close()
