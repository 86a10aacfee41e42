"""A server that is killed in the middle of a game has kept every move that it acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets

from tests.services import free_port

ROOT = Path(__file__).resolve().parents[2]
KILLS = 5
MOVES_BEFORE_A_KILL = 4


PROGRAM = """
import os, sys, uvicorn
from pathlib import Path
from tablewright.server.app import create_app
from tests.server.people import settings

for port in sys.stdin:
    pid = os.fork()
    if pid == 0:
        uvicorn.run(create_app(settings(Path(sys.argv[1]), synchronous="FULL")), port=int(port), log_level="warning")
        os._exit(0)
    print(pid, flush=True)
    os.waitpid(pid, 0)
    print("gone", flush=True)
"""


class Servers:
    """Real server processes on real ports, one after another. They are forked off one that has done the importing."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", PROGRAM, str(folder)]
        self.mother = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = self.pid = 0

    def say(self, text: str) -> str:
        assert self.mother.stdin is not None and self.mother.stdout is not None
        if text:
            self.mother.stdin.write(text + "\n")
            self.mother.stdin.flush()
        return self.mother.stdout.readline().strip()

    async def start(self) -> None:
        self.port = free_port()
        self.pid = int(self.say(str(self.port)))
        for _ in range(600):
            try:
                (await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{self.port}/api/health")).close()
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self.say("") == "gone"
        self.pid = 0

    def stop(self) -> None:
        if self.pid:
            self.kill()

    def close(self) -> None:
        self.stop()
        self.mother.communicate(timeout=30)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    found = Servers(tmp_path_factory.mktemp("servers"))
    yield found
    found.close()


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(servers: Servers) -> None:
    acknowledged: list[Any] = []
    cookies: dict[str, str] = {}
    id = ""
    try:
        for _ in range(KILLS):
            await servers.start()
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{servers.port}/api", cookies=cookies) as client:
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
            await play_until_killed(servers, id, cookies, acknowledged)
    finally:
        servers.stop()
    assert len(acknowledged) >= KILLS * MOVES_BEFORE_A_KILL


async def play_until_killed(servers: Servers, id: str, cookies: dict[str, str], acknowledged: list[Any]) -> None:
    """Play, and kill the server while one more move is on its way."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    url = f"ws://127.0.0.1:{servers.port}/api/tables/{id}/live"
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
                    servers.kill()
                    return


async def test_the_bots_workers_do_not_outlive_a_killed_server(servers: Servers) -> None:
    try:
        await servers.start()
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{servers.port}/api") as client:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "endless"}]
            made = await client.post("/tables", json={"game": "harbour", "seats": seats, "start": True})
            assert made.status_code == 201
        workers: list[int] = []
        for _ in range(600):
            workers = [pid for pid in children(servers.pid) if "spawn_main" in command_of(pid)]
            if workers:
                break
            await asyncio.sleep(0.05)
        assert workers, "the bot was never thought about"
        servers.kill()
        for _ in range(600):
            if not any("spawn_main" in command_of(pid) for pid in workers):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("a worker is still there")
    finally:
        servers.stop()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_of(pid: int) -> str:
    """The command line of a process; nothing for one that has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
