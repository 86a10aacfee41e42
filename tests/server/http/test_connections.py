"""Connections: how many, how slow and how large their requests may be; against a real server, and by hand."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tablewright.server.http.connections import (
    CONNECTIONS_OF_AN_ADDRESS,
    LARGEST_HEAD,
    PIECE,
    SECONDS_BETWEEN_LINES,
    Connections,
    Refused,
    descriptors,
)
from tests.server.hostile.fuzz import Site, site
from tests.server.hostile.raw import Line, is_closed, line, web_socket

HEALTH = b"GET /api/health HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n"
SOMEBODY = "127.0.0.2"  # who is no proxy
PATIENCE = 30.0
STRICT = 0.01
MANY = int(CONNECTIONS_OF_AN_ADDRESS * STRICT)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that waits half a second for a request to arrive, and for an answer to be taken."""
    hasty = {"TABLEWRIGHT_BODY_SECONDS": "0.5", "TABLEWRIGHT_SLOW_SECONDS": "0.25"}
    with site(tmp_path_factory.mktemp("hasty"), **hasty) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for requests that are large rather than slow, however slow this machine is."""
    with site(tmp_path_factory.mktemp("patient")) as found:
        yield found


async def answer(line: Line) -> str:
    """Status and body of the next answer."""
    reader, _ = line
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode().lower()
    size = int(head.partition("content-length: ")[2].partition("\r\n")[0])
    # Whoever is turned away while still sending may be cut off right behind the answer, where nothing is left to read.
    body = await reader.readexactly(size) if size else b""
    return f"{head.split()[1]} {body.decode()}"


async def test_a_request_that_stops_half_way_is_closed(hasty: Site) -> None:
    for half in (HEALTH, b"GET", b"\r\n"):
        async with line(hasty.port) as found:
            found[1].write(half)
            assert (await answer(found)).startswith("408")
            assert await asyncio.wait_for(is_closed(found[0]), PATIENCE)


async def test_a_second_request_that_stops_half_way_is_closed(hasty: Site) -> None:
    async with line(hasty.port) as found:
        for _ in range(20):
            found[1].write(HEALTH + b"\r\n")
            assert (await answer(found)).startswith("200")
        found[1].write(HEALTH)
        assert (await answer(found)).startswith("408")
        assert await asyncio.wait_for(is_closed(found[0]), PATIENCE)


async def test_a_connection_without_a_word_is_closed_without_one(hasty: Site) -> None:
    async with line(hasty.port) as (reader, _):
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


async def test_a_body_that_goes_on_after_its_answer_is_not_waited_for(hasty: Site) -> None:
    async with line(hasty.port) as found:
        found[1].write(POST)
        assert (await answer(found)).startswith("405")
        found[1].write(b"x")
        assert (await answer(found)).startswith("408")
        assert await asyncio.wait_for(is_closed(found[0]), PATIENCE)


async def test_a_socket_is_not_closed_for_being_quiet(hasty: Site) -> None:
    table = await asyncio.to_thread(lambda: hasty.table(hasty.newcomer(), "me", "open"))
    async with web_socket(hasty.port, f"/api/tables/{table}/live") as (reader, _, head):
        assert " 101 " in head
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(is_closed(reader), 2.0)


def open_files(site: Site) -> int:
    return len(list(Path(f"/proc/{site.process.pid}/fd").iterdir()))


async def test_a_reader_who_takes_nothing_is_let_go_although_not_everything_was_sent(hasty: Site) -> None:
    """Else a connection, and what waits for it, lasts for as long as its reader likes."""
    before = open_files(hasty)
    with contextlib.closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", hasty.port))
        deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 12)
        async with asyncio.timeout(PATIENCE):
            while open_files(hasty) <= before:
                await asyncio.sleep(0.01)
            while open_files(hasty) > before:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("before", [0, 3])
async def test_a_head_of_32_kib_is_answered_and_a_larger_one_is_not(patient: Site, before: int) -> None:
    async with line(patient.port) as found:
        for _ in range(before):
            found[1].write(HEALTH + b"\r\n")
            assert (await answer(found)).startswith("200")
        found[1].write(HEALTH + b"x: " + b"x" * (LARGEST_HEAD - PIECE - 100) + b"\r\n\r\n")
        assert (await answer(found)).startswith("200")
        found[1].write(HEALTH + b"x: " + b"x" * (LARGEST_HEAD + PIECE))
        assert (await answer(found)).startswith("431")


async def test_a_head_of_many_lines_is_refused(patient: Site) -> None:
    async with line(patient.port) as found:
        found[1].write(HEALTH + b"a: b\r\n" * 3_000)
        assert (await answer(found)).startswith("431")


async def test_a_body_may_be_much_larger_than_a_head(patient: Site) -> None:
    """A record in one go, and the next request right behind it."""
    body = b"x" * 500_000
    async with line(patient.port) as found:
        head = f"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n".encode()
        found[1].write(head + body + HEALTH + b"\r\n")
        assert (await answer(found)).startswith("422")
        assert (await answer(found)).startswith("200")


async def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_likes(tmp_path: Path) -> None:
    with site(tmp_path, TABLEWRIGHT_LIMITS=str(STRICT)) as strict:
        async with AsyncExitStack() as stack:
            held = [await stack.enter_async_context(line(strict.port, SOMEBODY)) for _ in range(MANY)]
            await said(held[-1], "200")
            async with line(strict.port, SOMEBODY) as one_too_many:
                assert await is_refused(one_too_many)
            for who in ["127.0.0.1"] * (MANY + 5) + ["127.0.0.3"]:
                await stack.enter_async_context(line(strict.port, who))
            async with line(strict.port) as proxy:
                await said(proxy, "200")
            held[0][1].transport.abort()
            async with asyncio.timeout(PATIENCE):
                while not await is_let_in(strict.port):
                    await asyncio.sleep(0.05)
        log = strict.log.read_text()
    assert "connections are refused: too many connections from one address: 1" in log
    assert SOMEBODY not in log, "nobody's address stands in the log"


async def said(found: Line, status: str) -> None:
    found[1].write(HEALTH + b"\r\n")
    assert (await answer(found)).startswith(status)


async def is_refused(found: Line) -> bool:
    try:
        return (await answer(found)).startswith("503")
    except (ConnectionError, asyncio.IncompleteReadError):
        return True


async def is_let_in(port: int) -> bool:
    """Whoever may stay is not told anything before they ask."""
    async with line(port, SOMEBODY) as found:
        try:
            return await asyncio.wait_for(found[0].read(1), 0.2) != b"" and False
        except TimeoutError:
            return True
        except ConnectionError:
            return False


# By hand.


class Peer(asyncio.Transport):
    def __init__(self, host: str | None) -> None:
        super().__init__({"peername": (host, 1) if host else ""})


def test_everybody_counts_in_all_and_whoever_goes_is_forgotten() -> None:
    counted = Connections(5, 2, "10.0.0.0/8, 192.0.2.1,localhost")
    inside = [Peer(host) for host in ("1.2.3.4", "1.2.3.4", "10.9.8.7", "10.9.8.7", "10.9.8.7")]
    assert [counted.admit(one) for one in inside] == [True] * 5
    assert counted.admit(inside[0]), "one that is counted stays so"
    assert not counted.admit(Peer("5.6.7.8")), "that is one too many in all"
    counted.left(inside[4])
    assert not counted.admit(Peer("1.2.3.4")), "and that is one too many from there"
    assert counted.admit(Peer("5.6.7.8"))
    for one in list(counted.open):
        counted.left(one)
        counted.left(one)
    assert not counted.open and not counted.addresses


def test_a_household_is_one_address_and_who_has_none_is_nobody() -> None:
    counted = Connections(100, 1, "127.0.0.1")
    assert counted.admit(Peer("2001:db8:1:2::1")) and not counted.admit(Peer("2001:db8:1:2:ffff::1"))
    assert all(counted.admit(Peer(None)) for _ in range(3)), "a proxy on a Unix socket"
    assert all(Connections(9, 1, "*").admit(Peer("1.2.3.4")) for _ in range(3))


def test_the_log_is_told_once_a_minute_who_is_kept_out(caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    refused = Refused(lambda: now[0])
    with caplog.at_level(logging.WARNING):
        for _ in range(500):
            refused.because("too many", "too-many")
            refused.because("too slow", "too-slow")
        now[0] += SECONDS_BETWEEN_LINES
        refused.because("too slow", "too-slow")
    said = [record.getMessage() for record in caplog.records]
    assert said == ["connections are refused: too many: 1", "connections are refused: too slow: 501, too many: 499"]


def test_a_server_asks_for_as_many_descriptors_as_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, both: asked.append(both))
    for soft, hard, wanted in ((64, 64, 64), (1024, 4096, 4096), (1024, 10**6, 65_536), (10**6, 10**6, 65_536)):
        monkeypatch.setattr(resource, "getrlimit", lambda what, both=(soft, hard): both)
        assert descriptors() == wanted
    assert asked == [(64, 64), (4096, 4096), (65_536, 10**6)]
