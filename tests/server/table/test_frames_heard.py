"""Frames that arrive: of whatever somebody sends, however it is cut into pieces, and whatever is wrong with it, the
short way makes what the library alone makes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tablewright.server.table.frames import LONGEST_AT_ONCE, MOST_UNREAD, PromptProtocol

MOST = 20_000
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\x11\x22\x33\x44"
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


def frame(
    kind: int, payload: bytes, whole: bool = True, masked: bool = True, rsv: int = 0, mask: bytes = MASK
) -> bytes:
    size, flag = len(payload), 0x80 if masked else 0
    first = bytes([(0x80 if whole else 0) | rsv | kind])
    if size < 126:
        head = bytes([flag | size])
    elif size < 1 << 16:
        head = bytes([flag | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([flag | 127]) + size.to_bytes(8, "big")
    if not masked:
        return first + head + payload
    return first + head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.closing = False
        self.pauses = 0
        self.paused = False

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.pauses += 1
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Line:
    """One connection to an application that accepts, keeps what it hears and, if it is not *deaf*, reads on."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol], deaf: bool = False, compress: bool = False) -> None:
        self.heard: list[Any] = []
        self.wire = Wire()
        self.reading = asyncio.Event()
        if not deaf:
            self.reading.set()
        chosen: dict[str, Any] = {
            "interface": "asgi3",
            "log_config": None,
            "ws_max_size": MOST,
            "ws_per_message_deflate": compress,
        }
        config = uvicorn.Config(self.app, **chosen)
        config.load()
        self.protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
        self.protocol.connection_made(self.wire)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            await self.reading.wait()
            message = await receive()
            self.heard.append(message.get("text") or message.get("bytes") or (message["type"], message.get("code")))
            if message["type"] == "websocket.disconnect":
                return

    async def open(self, handshake: bytes = HANDSHAKE) -> None:
        self.protocol.data_received(handshake)
        await settle()
        assert b" 101 " in self.wire.sent[0]
        self.wire.sent.clear()

    async def arrive(self, pieces: Iterable[bytes]) -> None:
        for piece in pieces:
            if self.wire.closing:
                break
            self.protocol.data_received(piece)
            await settle()

    async def hang_up(self) -> tuple[list[Any], bytes, bool]:
        closed = self.wire.closing
        self.protocol.connection_lost(None)
        await settle()
        return self.heard, b"".join(self.wire.sent), closed


async def settle() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


async def outcome(kind: type[WebSocketsSansIOProtocol], pieces: Sequence[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application heard, what was answered, and whether the connection was closed."""
    line = Line(kind)
    await line.open()
    await line.arrive(pieces)
    return await line.hang_up()


async def must_agree(pieces: Sequence[bytes]) -> tuple[list[Any], bytes, bool]:
    """The library gets it byte by byte: with a mistake it forgets what came before it in the same piece."""
    prompt = await outcome(PromptProtocol, pieces)
    assert prompt == await outcome(WebSocketsSansIOProtocol, [bytes([byte]) for byte in b"".join(pieces)])
    return prompt


def cut(stream: bytes, at: Iterable[int]) -> list[bytes]:
    places = sorted({place for place in at if 0 < place < len(stream)})
    return [stream[a:b] for a, b in zip([0, *places], [*places, len(stream)], strict=True)]


ORDINARY = [
    frame(TEXT, b'{"type":"ping","id":1}'),
    frame(TEXT, b""),
    frame(PING, b"are you there?"),
    frame(TEXT, "Grüße, 東京".encode()),
    frame(TEXT, b"a message", whole=False),
    frame(PING, b""),
    frame(0, b" in three", whole=False),
    frame(0, b" parts"),
    frame(PONG, b"unasked"),
    frame(BINARY, b"\x00\xff"),
    frame(TEXT, b"x" * 125),
    frame(TEXT, b"y" * 126),
    frame(TEXT, b"z" * 200, mask=b"\x00\x00\x00\x00"),
    frame(CLOSE, b"\x03\xe8bye"),
]


async def test_a_conversation_cut_at_every_byte() -> None:
    stream = b"".join(ORDINARY)
    whole = await must_agree([stream])
    assert whole[0][:3] == ['{"type":"ping","id":1}', ("websocket.receive", None), "Grüße, 東京"]
    assert "a message in three parts" in whole[0]
    assert whole[0][-1] == ("websocket.disconnect", 1000)
    for place in range(1, len(stream)):
        assert await outcome(PromptProtocol, cut(stream, [place])) == whole, place
    assert await outcome(PromptProtocol, [bytes([byte]) for byte in stream]) == whole


@pytest.mark.parametrize("size", [LONGEST_AT_ONCE - 1, LONGEST_AT_ONCE, LONGEST_AT_ONCE + 1, 65_535 // 4, MOST])
async def test_long_messages_arrive_between_short_ones(size: int) -> None:
    stream = frame(TEXT, b"before") + frame(TEXT, b"l" * size) + frame(TEXT, b"after")
    for places in ([], [9], [13, 14, 15, 16, 17], [20, 4_000, 4_110], [size + 11], range(0, size, 1_000)):
        heard, _, closed = await must_agree(cut(stream, places))
        assert heard[:3] == ["before", "l" * size, "after"] and not closed


MISTAKES = {
    "not masked": (frame(TEXT, b"hello", masked=False), 1002),
    "not masked, long": (frame(TEXT, b"h" * 5_000, masked=False), 1002),
    "a reserved bit": (frame(TEXT, b"hello", rsv=0x40), 1002),
    "a reserved kind": (frame(0x3, b"hello"), 1002),
    "a part without a beginning": (frame(0, b"hello"), 1002),
    "a new message in the middle of one": (frame(TEXT, b"a", whole=False) + frame(TEXT, b"b"), 1002),
    "a long ping": (frame(PING, b"p" * 126), 1002),
    "half a ping": (frame(PING, b"p", whole=False), 1002),
    "too large": (frame(TEXT, b"x" * (MOST + 1)), 1009),
    "too large in parts": (frame(TEXT, b"x" * MOST, whole=False) + frame(0, b"y"), 1009),
    "far too large": (b"\x81\xff" + b"\xff" * 8 + MASK, 1009),
    "not UTF-8": (frame(TEXT, b"\xc3\x28"), 1007),
    "half a letter": (frame(TEXT, "é".encode()[:1]), 1007),
    "a close without a reason": (frame(CLOSE, b"\x03"), 1002),
    "a close with no such code": (frame(CLOSE, b"\x03\xed"), 1002),
}


@pytest.mark.parametrize("name", MISTAKES)
async def test_a_mistake_ends_the_connection(name: str) -> None:
    mistake, code = MISTAKES[name]
    stream = frame(TEXT, b"before") + mistake + frame(TEXT, b"after")
    for pieces in ([stream], cut(stream, [12]), cut(stream, [13, 14, 15]), cut(stream, range(0, len(stream), 700))):
        heard, answered, closed = await must_agree(pieces)
        assert heard[0] == "before" and "after" not in heard, name
        assert heard[1] == ("websocket.disconnect", code)
        assert answered[0] == 0x88 and answered[2:4] == code.to_bytes(2, "big") and closed


PAYLOADS = st.binary(max_size=300) | st.text(max_size=60).map(str.encode) | st.binary(min_size=4_000, max_size=4_200)
FRAMES = st.builds(
    frame,
    st.sampled_from([TEXT, TEXT, TEXT, TEXT, 0, BINARY, CLOSE, PING, PONG, 0x3, 0xB]),
    PAYLOADS,
    whole=st.sampled_from([True, True, True, False]),
    masked=st.sampled_from([True] * 9 + [False]),
    rsv=st.sampled_from([0] * 9 + [0x40, 0x10]),
    mask=st.binary(min_size=4, max_size=4),
)
ENOUGH = b"\0" * 20  # so that every header is whole in the end: the library finds fault with half a one already
STREAMS = st.lists(FRAMES | st.sampled_from(ORDINARY) | st.binary(max_size=20), max_size=12).map(b"".join)


@settings(max_examples=150, deadline=None)
@given(STREAMS, st.lists(st.integers(1, 6_000), max_size=12))
def test_anything_in_any_pieces(stream: bytes, places: list[int]) -> None:
    asyncio.run(must_agree([*cut(stream, places), ENOUGH]))


async def test_who_does_not_wait_for_the_answer_to_the_handshake_is_heard_by_the_library() -> None:
    for split in range(1, 10):
        line = Line(PromptProtocol)
        early = frame(TEXT, b"early")
        line.protocol.data_received(HANDSHAKE)
        line.protocol.data_received(early[:split])
        await settle()
        await line.arrive([early[split:], frame(TEXT, b"later")])
        assert line.heard == ["early", "later"]


async def test_who_is_compressed_is_heard_by_the_library() -> None:
    handshake = HANDSHAKE[:-2] + b"sec-websocket-extensions: permessage-deflate\r\n\r\n"
    line = Line(PromptProtocol, compress=True)
    await line.open(handshake)
    await line.arrive([frame(TEXT, b"\xf2H\xcd\xc9\xc9\x07\x00", rsv=0x40), frame(TEXT, b"plain")])
    assert line.heard == ["Hello", "plain"]


async def test_who_sends_faster_than_is_read_is_not_read_from_for_a_while() -> None:
    line = Line(PromptProtocol, deaf=True)
    await line.open()
    await line.arrive([frame(TEXT, b"one after the other")] * (MOST_UNREAD - 1))
    assert not line.wire.paused
    await line.arrive([frame(TEXT, b"and another")])
    assert line.wire.paused
    line.reading.set()
    await settle()
    await settle()
    assert not line.wire.paused and len(line.heard) == MOST_UNREAD


async def test_after_our_goodbye_nothing_is_heard_but_theirs() -> None:
    for kind in (PromptProtocol, WebSocketsSansIOProtocol):
        line = Line(kind)
        await line.open()
        await line.protocol.send({"type": "websocket.close", "code": 1012, "reason": ""})
        await line.arrive([frame(TEXT, b"wait"), frame(PING, b"?"), frame(CLOSE, b"\x03\xf4")])
        assert line.heard == [("websocket.disconnect", 1012)]
        assert line.wire.closing


async def test_half_a_frame_before_the_line_breaks_is_nothing() -> None:
    for stream in (frame(TEXT, b"never finished")[:9], frame(TEXT, b"l" * 9_000)[:5_000], b"\x81", b"\x81\xfe\x10"):
        heard, answered, _ = await must_agree([stream])
        assert [one[0] for one in heard] == ["websocket.disconnect"] and answered == b""
