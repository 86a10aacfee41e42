"""The way in, below HTTP: how many connections there may be, how large and how slow the head of a request, and how much
arrives on a WebSocket (see `frames`).

The parser of HTTP takes a head without end and waits for the rest of one for ever, and it takes any number of requests
before the first one is answered. So what arrives is counted here before it is parsed. And it keeps for ever
what a client does not take: that has an end here, too. Nobody's address is logged.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from http import HTTPStatus
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablewright.server.base.limits import address_of
from tablewright.server.base.metrics import METRICS
from tablewright.server.http.frames import ArrivalRate

LOG: Final = logging.getLogger("tablewright.connections")

# A club of a hundred tables is four hundred people, each with a socket and up to six connections while a page loads.
CONNECTIONS_OF_AN_ADDRESS: Final = 3_000
LARGEST_HEAD: Final = 32 * 1024
MOST_HEADERS: Final = 128
HEAD_SECONDS: Final = 15.0
# What arrives is parsed in pieces of so many bytes, and looked at after each: a head that is whole by then is answered.
PIECE: Final = 4 * 1024
# Requests that arrive before the ones ahead of them are answered. Browsers send none.
MOST_UNANSWERED: Final = 16
# More than this that the system does not take is waited for so long; what is taken meanwhile buys time.
MOST_UNREAD: Final = 16 * 1024
UNREAD_SECONDS: Final = 40.0
SECONDS_BETWEEN_LINES: Final = 60.0
# Descriptors that are wanted if the system allows it; and what is there where there is no such limit.
DESCRIPTORS: Final = 65_536

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Connections:
    """The open connections of one server, and where each comes from.

    A trusted proxy speaks for everybody behind it: its connections count in all, and as nobody's.
    """

    def __init__(self, most: int, most_of_an_address: float, proxies: str) -> None:
        self.most: Final = most
        self.most_of_an_address: Final = most_of_an_address
        self.trusts_all: Final = proxies == "*"
        self.proxies: Final = [found for one in proxies.split(",") if (found := network(one.strip())) is not None]
        self.open: Final[dict[asyncio.BaseTransport, str]] = {}
        self.addresses: Final[Counter[str]] = Counter()
        self.refused: Final = Refused()

    def admit(self, line: asyncio.BaseTransport) -> bool:
        """Count *line* while it is open; False if it is one too many. One that is counted already stays so."""
        if line in self.open:
            return True
        address = self.address(line)
        if len(self.open) >= self.most:
            return self.refused.because("too many connections in all", "too-many")
        if address and self.addresses[address] >= self.most_of_an_address:
            return self.refused.because("too many connections from one address", "too-many")
        self.open[line] = address
        self.addresses[address] += 1
        return True

    def left(self, line: asyncio.BaseTransport) -> None:
        if (address := self.open.pop(line, None)) is not None:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    def address(self, line: asyncio.BaseTransport) -> str:
        """Where *line* comes from; empty if it is a proxy, or no address at all."""
        peer = line.get_extra_info("peername")
        if self.trusts_all or not isinstance(peer, tuple) or is_in(self.proxies, peer[0]):
            return ""
        return address_of({"client": peer})


class Refused:
    """Tells the log who is kept out, by the reason: a line a minute at most, however many they are."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.counts: Final[Counter[str]] = Counter()
        self.said = -math.inf

    def because(self, reason: str, code: str) -> bool:
        METRICS.refusals.labels(code).inc()
        self.counts[reason] += 1
        if self.clock() - self.said >= SECONDS_BETWEEN_LINES:
            self.said = self.clock()
            LOG.warning("connections are refused: %s", ", ".join(f"{why}: {n}" for why, n in self.counts.items()))
            self.counts.clear()
        return False


class Unread:
    """What a client does not take of its answers. To close its connection is no help: that waits for all to be sent."""

    def __init__(self, line: asyncio.Transport, seconds: float, refused: Refused) -> None:
        self.line: Final = line
        self.seconds: Final = seconds
        self.refused: Final = refused
        self.left = 0
        self.timer: asyncio.TimerHandle | None = None
        line.set_write_buffer_limits(high=MOST_UNREAD)

    def wait(self) -> None:
        self.left = self.line.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(self.seconds, self.look)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def look(self) -> None:
        if self.left - self.line.get_write_buffer_size() >= MOST_UNREAD:
            return self.wait()
        self.timer = None
        self.refused.because("answers not read", "too-slow")
        self.line.abort()


class HttpConnection(HttpToolsProtocol):
    """uvicorn's, with an end to what a client may send before it is answered. See `protocols`.

    The clock of a client runs while no request of its is being answered: from the beginning, and from the first byte
    after an answer. (A connection on which nothing comes after an answer is uvicorn's to close.)
    """

    counted: ClassVar[Connections]
    head_seconds: ClassVar[float]
    unread_seconds: ClassVar[float]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line = transport
        self.unread = Unread(transport, self.unread_seconds, self.counted.refused)
        self.in_head = True
        self.received = self.head_bytes = self.head_lines = self.unanswered = 0
        self.timer: asyncio.TimerHandle | None = None
        self.cycles: deque[RequestResponseCycle] = deque()
        if self.counted.admit(transport):
            self.start_clock()
        else:
            self.turn_away(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.left(self.line)
        self.stop_clock()
        self.unread.stop()
        for cycle in self.cycles:  # uvicorn tells the last one only, and the others write to nobody
            cycle.disconnected = True
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.wait()

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        for at in range(0, len(data), PIECE):
            # Once it is a WebSocket, it is somebody else's.
            if self.line.is_closing() or self.line.get_protocol() is not self:
                return
            piece = data[at : at + PIECE]
            super().data_received(piece)
            self.measure(len(piece))

    def measure(self, size: int) -> None:
        """After *size* bytes: is it too much, and what is waited for?"""
        if self.in_head:
            self.head_bytes += size
        if self.head_bytes > LARGEST_HEAD or self.head_lines > MOST_HEADERS:
            self.counted.refused.because("heads too large", "too-large")
            self.turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self.unanswered > MOST_UNANSWERED:
            self.counted.refused.because("too many requests ahead of their answers", "too-many")
            self.line.close()
        elif self.unanswered == 0 and self.timer is None:
            self.start_clock()

    # What the parser finds.

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head_lines += 1
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.head_bytes = self.head_lines = 0
        self.unanswered += 1
        self.stop_clock()
        super().on_headers_complete()
        if self.cycle is not None and self.cycle not in self.cycles:  # none begins with what becomes a WebSocket
            self.cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        self.in_head = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.unanswered -= 1
        if self.cycles:
            self.cycles.popleft()
        super().on_response_complete()

    # Time.

    def start_clock(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(self.head_seconds, self.too_slow)

    def stop_clock(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_slow(self) -> None:
        if not self.received:  # browsers connect in advance, and need no answer to nothing
            self.line.close()
            return
        self.counted.refused.because("requests too slow", "too-slow")
        self.turn_away(HTTPStatus.REQUEST_TIMEOUT)

    def turn_away(self, status: HTTPStatus) -> None:
        """Say why, unless an answer to an earlier request is under way, and close."""
        if self.unanswered == 0 and not self.line.is_closing():
            answer = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.line.write(answer.encode())
        self.line.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket counts on until it is closed; and so does what arrives on it."""

    counted: ClassVar[Connections]
    generosity: ClassVar[float]
    unread_seconds: ClassVar[float]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.line = transport
        self.rate = ArrivalRate(self.generosity)
        self.unread = Unread(transport, self.unread_seconds, self.counted.refused)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        # What comes before the connection is handed over is the head of its request, which was counted already.
        if self.line.get_protocol() is self and not self.rate.admit(data):
            self.counted.refused.because("too many frames", "too-many")
            return self.line.abort()  # whoever floods may not read either, so there is no waiting for a goodbye
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.left(self.line)
        self.unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.wait()

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()


def protocols(
    connections: Connections,
    seconds: float = HEAD_SECONDS,
    limits: float = 1.0,
    unread: float = UNREAD_SECONDS,
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The classes for uvicorn, HTTP's and the WebSocket's, of a server with these *connections*. *limits*: how
    generous it is; 0: it does not count what arrives."""

    class Http(HttpConnection):
        counted = connections
        head_seconds = seconds
        unread_seconds = unread

    class Socket(SocketConnection):
        counted = connections
        generosity = limits
        unread_seconds = unread

    return Http, Socket


def network(written: str) -> Network | None:
    try:
        return ipaddress.ip_network(written)
    except ValueError:
        return None


def is_in(networks: list[Network], host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in one for one in networks)


if sys.platform == "win32":

    def descriptors() -> int:
        return DESCRIPTORS

else:
    import resource

    def descriptors() -> int:
        """How many files and connections this process may have open, once it has asked for as many as are wanted."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < DESCRIPTORS:
            soft = min(DESCRIPTORS, hard) if hard != resource.RLIM_INFINITY else DESCRIPTORS
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return min(soft, DESCRIPTORS)
