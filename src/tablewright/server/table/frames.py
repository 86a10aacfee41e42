"""The short way of a message over a WebSocket, in both directions.

The common way leads through a queue, a task and half a dozen layers, each of which could have to wait, or to deal with
something unusual. Nearly always there is nothing of the kind: what arrives is a short text in one frame, what is said
can be sent at once, and a frame is a header and the text. Whatever else there is in RFC 6455 (handshakes, fragments,
pings, closing, compression, mistakes) is left to the library, which gets to see every byte of it.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no wheel
    from websockets.utils import apply_mask

EXTENSION: Final = "tablewright.prompt"

# A whole text in one frame: its first byte, then its length in 7, 16 or 64 bits (RFC 6455, 5.2).
TEXT: Final = 0x81
SHORT: Final = Struct("!BB").pack
LONG: Final = Struct("!BBH").pack
LONGER: Final = Struct("!BBQ").pack

WHOLE: Final = 0x80
OPCODE: Final = 0x0F
CONTROL: Final = 0x08
CONTINUED: Final = 0x00
MASKED: Final = 0x80
# What is longer than this comes the common way; so nothing long is ever put together here piece by piece.
LONGEST_AT_ONCE: Final = 4096
UNKNOWN: Final = -1
# How many messages may wait to be read before nothing more is taken from the network.
MOST_UNREAD: Final = 8


class PromptProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, which can also be spoken to directly: whoever handles the socket finds it by `prompt_of`.

    *begun* is a frame of which not enough has arrived to know what it is, or a short text that is not whole. *owed* is
    how much of a frame the library still has to get. *in_parts* tells that a message comes in several frames, *hasty*
    that something arrived before there was an answer to the handshake: then only the library knows where frames begin.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.begun = b""
        self.owed = 0
        self.in_parts = False
        self.hasty = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    # Hearing.

    def data_received(self, data: bytes) -> None:
        if self.hasty or not self.handshake_complete or self.conn.extensions:
            self.hasty = self.handshake_initiated
            super().data_received(data)
            return
        if self.begun:
            data, self.begun = self.begun + data, b""
        at, end = 0, len(data)
        while at < end and not self.transport.is_closing():
            if self.owed:
                at = self.leave(data, at, min(end, at + self.owed), self.owed)
                continue
            size, start = size_of(data, at, end)
            if size == UNKNOWN:
                self.begun = data[at:]
                return
            stop = start + size
            is_plain = data[at] == TEXT and data[at + 1] >= MASKED and not self.in_parts
            if not is_plain or size > LONGEST_AT_ONCE or self.conn.state is not State.OPEN:
                self.note(data[at])
                at = self.leave(data, at, min(end, stop), stop - at)
            elif stop > end:
                self.begun = data[at:]
                return
            else:
                self.hear(apply_mask(data[start:stop], data[start - 4 : start]))
                at = stop

    def leave(self, data: bytes, at: int, stop: int, due: int) -> int:
        """Leave to the library what is there of a frame, of which so many bytes are *due*."""
        self.owed = due - (stop - at)
        super().data_received(data[at:stop])
        return stop

    def note(self, first: int) -> None:
        """A frame that begins with this byte is left to the library: is it one of several?"""
        if not first & CONTROL:
            self.in_parts = not first & WHOLE if first & OPCODE != CONTINUED else self.in_parts and not first & WHOLE

    def hear(self, payload: bytes) -> None:
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self.frames, self.curr_msg_data_type = [payload], "text"
            self.send_receive_event_to_app()
            return
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # Saying.

    def is_ready(self) -> bool:
        """Would something said now be sent at once?"""
        open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        return open and self.writable.is_set() and not self.conn.extensions

    def say(self, text: bytes) -> bool:
        """Send *text* at once; False if that cannot be, and nothing is sent."""
        ready = self.is_ready()
        if ready:
            self.send_at_once(text)
        return ready

    def send_at_once(self, text: bytes) -> None:
        """The same for who has asked whether it is ready."""
        self.transport.write(frame(text))


def size_of(data: bytes, at: int, end: int) -> tuple[int, int]:
    """The size of the payload of the frame that begins *at*, and where it starts; or UNKNOWN, with too little of it."""
    if end - at < 2:
        return UNKNOWN, end
    length = data[at + 1] & 0x7F
    mask = 4 if data[at + 1] & MASKED else 0
    if length < 126:
        return length, at + 2 + mask
    width = 2 if length == 126 else 8
    if end - at < 2 + width:
        return UNKNOWN, end
    return int.from_bytes(data[at + 2 : at + 2 + width], "big"), at + 2 + width + mask


def frame(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return SHORT(TEXT, length) + text
    return (LONG(TEXT, 126, length) if length < 1 << 16 else LONGER(TEXT, 127, length)) + text


def prompt_of(scope: Scope) -> PromptProtocol | None:
    """None under another server, or behind a test's client."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found["protocol"] if found is not None else None
