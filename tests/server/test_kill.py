"""A server that is killed in the middle of a game has kept every move that it acknowledged."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import httpx2
import websockets

from tests.services import free_port

ROOT = Path(__file__).resolve().parents[2]
KILLS = 3
MOVES_BEFORE_A_KILL = 6


class Process:
    """A real server process on a real port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        program = (
            "import uvicorn; from pathlib import Path; from tests.server.people import settings; "
            "from tablewright.server.app import create_app; "
            f"app = create_app(settings(Path({str(folder)!r}), synchronous='FULL')); "
            f"uvicorn.run(app, port={self.port}, log_level='warning')"
        )
        self.process = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT)

    async def started(self) -> None:
        for _ in range(600):
            try:
                await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{self.port}/api/health")
                return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    acknowledged: list[Any] = []
    cookies: dict[str, str] = {}
    id = ""
    for _ in range(KILLS):
        server = Process(tmp_path)
        try:
            await server.started()
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{server.port}/api", cookies=cookies) as client:
                if not id:
                    seats = [{"kind": "me"}, {"kind": "me"}]
                    spoken = {"game": "harbour", "settings": {"bids": "spoken"}, "seats": seats, "start": True}
                    made = await client.post("/tables", json=spoken)
                    id, cookies = made.json()["id"], dict(client.cookies)
                log = (await client.get(f"/tables/{id}/position")).json()["log"]
            assert [entry["action"] for entry in log[1:]][: len(acknowledged)] == acknowledged
            # At most the one move that was under way when the server died may be there as well.
            assert len(log) - 1 - len(acknowledged) in (0, 1)
            acknowledged = [entry["action"] for entry in log[1:]]
            await play_until_killed(server, id, cookies, acknowledged)
        finally:
            server.kill()
    assert len(acknowledged) >= KILLS * MOVES_BEFORE_A_KILL


async def play_until_killed(server: Process, id: str, cookies: dict[str, str], acknowledged: list[Any]) -> None:
    """Play, and kill the server while one more move is on its way."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    url = f"ws://127.0.0.1:{server.port}/api/tables/{id}/live"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        begun, done = len(acknowledged), 0
        sent: list[Any] = []
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "done":
                acknowledged.append(sent[message["id"] - 1])
                done += 1
            if message["type"] == "position" and message["ply"] == begun + len(sent):
                options = message["question"]["options"]
                sent.append(options[0]["action"])
                seen = {"ply": message["ply"], "seat": message["viewer"]}
                await socket.send(json.dumps({"type": "act", "id": len(sent), "actions": [sent[-1]], **seen}))
                if done >= MOVES_BEFORE_A_KILL:
                    server.kill()
                    return
