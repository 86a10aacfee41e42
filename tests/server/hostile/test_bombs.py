"""A little traffic that would become a lot of memory, against a real server; somebody honest asks meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import pytest

from tablewright.server.table.incoming import LONGEST_MESSAGE
from tests.server.hostile.fuzz import Site, site
from tests.server.hostile.raw import (
    MEBIBYTE,
    bomb,
    closing_code,
    frame,
    frames_from,
    is_closed,
    line,
    random_hex,
    web_socket,
)

ROOM: Final = 20 * MEBIBYTE
SOCKETS, BOMBS = 6, 240
PING, PONG = 0x89, 0x8A
MESSAGE: Final = b'{"type": "ping", "id": 7}'
PINGS: Final = frame(b"", PING) * 100_000 + frame(MESSAGE)
PONGS: Final = frame(b"", PONG) * 100_000 + frame(MESSAGE)
PARTS: Final = frame(MESSAGE, 0x01) + frame(b"", 0x00) * 100_000 + frame(b"", 0x80)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, str]]:
    """A server with its usual limits that has served somebody already, and a table at it that everybody may watch."""
    with site(tmp_path_factory.mktemp("attacked")) as found:
        table = found.table(found.newcomer(), "me", "open")
        yield found, f"/api/tables/{table}/live"


@asynccontextmanager
async def honest(site: Site) -> AsyncIterator[list[int]]:
    """Somebody who asks again and again, and looks at the server's memory; all that it has grown by, in bytes."""
    before = await asyncio.to_thread(site.memory)
    grown: list[int] = []

    async def ask() -> None:
        while True:
            assert (await asyncio.to_thread(site.ask, "GET", "/health"))[0]["status"] == "ok"
            grown.append(await asyncio.to_thread(site.memory) - before)
            await asyncio.sleep(0.01)

    asking = asyncio.create_task(ask())
    try:
        yield grown
        many = len(grown) + 5
        while len(grown) < many and not asking.done():
            await asyncio.sleep(0.01)
    finally:
        asking.cancel()
        answers = await asyncio.gather(asking, return_exceptions=True)
    assert isinstance(answers[0], asyncio.CancelledError), answers[0]


async def test_compressed_bombs_end_their_connection_and_cost_no_memory(attacked: tuple[Site, str]) -> None:
    """A megabyte and a half of traffic was 650 MB once."""
    server, path = attacked
    bombs = bomb() * BOMBS
    async with honest(server) as grown, web_socket(server.port, path) as (quiet, writer, _):
        async with AsyncExitStack() as stack:
            opened = [await stack.enter_async_context(web_socket(server.port, path)) for _ in range(SOCKETS)]
            for _, throwing, head in opened:
                assert "sec-websocket-extensions" not in head.lower(), "compression is offered and declined"
                throwing.write(bombs)
            assert {await closing_code(hit) for hit, _, _ in opened} <= {0, 1002}
        writer.write(frame(MESSAGE))
        while b'"pong"' not in await quiet.readuntil(b"}"):
            pass  # another socket at the same table goes on
    assert max(grown) < ROOM


async def test_a_storm_of_the_smallest_frames_costs_no_memory(attacked: tuple[Site, str]) -> None:
    """Six bytes are a message: what has arrived is parsed at once, so little is let arrive."""
    server, path = attacked
    async with honest(server) as grown, AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(web_socket(server.port, path)) for _ in range(SOCKETS)]
        for _, throwing, _ in opened:
            throwing.write(frame(b"") * 100_000)
        assert {await asyncio.wait_for(closing_code(hit), 60) for hit, _, _ in opened} <= {0, 4429}
    assert max(grown) < ROOM


@pytest.mark.parametrize("flood", [PINGS, PONGS, PARTS], ids=["pings", "pongs", "parts"])
async def test_a_flood_of_frames_that_are_no_messages_ends_its_connections(
    attacked: tuple[Site, str], flood: bytes
) -> None:
    """The session sees none of them. 600,000 pings were all answered once, and what came after them as well."""
    server, path = attacked
    async with honest(server), AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(web_socket(server.port, path)) for _ in range(SOCKETS)]
        for _, throwing, _ in opened:
            throwing.write(flood)
        answered = await asyncio.wait_for(asyncio.gather(*(answers_to_frames(hit) for hit, _, _ in opened)), 60)
    assert max(answered) <= 100


async def answers_to_frames(reader: asyncio.StreamReader) -> int:
    """How many pings are answered until the server closes. No message is."""
    count = 0
    async for first, payload in frames_from(reader):
        count += first == PONG
        assert b'"pong"' not in payload
    return count


async def test_a_message_of_64_kib_is_answered_and_one_byte_more_ends_the_connection(
    attacked: tuple[Site, str],
) -> None:
    server, path = attacked
    ping = json.dumps({"type": "ping", "id": 3}).encode()
    async with web_socket(server.port, path) as (reader, writer, _):
        writer.write(frame(ping.ljust(LONGEST_MESSAGE)))
        while b'"pong"' not in await reader.readuntil(b"}"):
            pass
        writer.write(frame(ping.ljust(LONGEST_MESSAGE + 1)))
        assert await closing_code(reader) == 1009


async def test_a_head_without_end_is_refused_and_costs_no_memory(attacked: tuple[Site, str]) -> None:
    server, _ = attacked
    async with honest(server) as grown:
        for piece in (random_hex(MEBIBYTE), b"a: b\r\n" * 100_000, b"\r\n" * 500_000):
            async with line(server.port) as (reader, writer):
                writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\nx: " if piece[:1] != b"\r" else b"\r\n")
                throwing = asyncio.create_task(throw(writer, piece))
                assert await asyncio.wait_for(is_closed(reader), 60)
                assert await throwing < 64 * MEBIBYTE, "not all of it was taken"
    assert max(grown) < ROOM


async def throw(writer: asyncio.StreamWriter, piece: bytes) -> int:
    """Throw *piece* 64 times, or until nobody is there any more; the bytes that went away."""
    gone = 0
    try:
        for _ in range(64):
            writer.write(piece)
            await writer.drain()
            gone += len(piece)
    except ConnectionError:
        pass
    return gone


async def test_requests_without_end_ahead_of_their_answers_cost_no_memory(attacked: tuple[Site, str]) -> None:
    server, _ = attacked
    many = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 30_000
    async with honest(server) as grown, line(server.port) as (reader, writer):
        throwing = asyncio.create_task(throw(writer, many))
        assert await asyncio.wait_for(is_closed(reader), 60)
        await throwing
    assert max(grown) < ROOM
