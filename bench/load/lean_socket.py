"""A WebSocket client that knows frames and nothing else: what drives a server should cost less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# As browsers ask for it; both servers decline.
OFFER = "permessage-deflate; client_max_window_bits"


class LeanSocket(asyncio.Protocol):
    """*heard* is called with every message, as bytes. One in several frames is not understood: nobody sends such."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.open = False
        self.received = 0
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {
            "Host": "127.0.0.1",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Extensions": OFFER,
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in asked.items()], "", ""]
        self.request = "\r\n".join(lines).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one without saying so
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = buffer
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode(errors="replace"))
            if b"permessage-deflate" in head.lower():
                raise ConnectionError("the server compresses, which is not spoken here")
            self.open, buffer = True, rest
        self.buffer = self.read(buffer)

    def read(self, buffer: bytes) -> bytes:
        """Take every whole frame out of *buffer*; what is left."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            head, size, start = buffer[at], buffer[at + 1], at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                if end - start < width:
                    break
                size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
            if end - start < size:
                break
            self.frame(head, buffer[start : start + size])
            at = start + size
        return buffer[at:]

    def frame(self, head: int, payload: bytes) -> None:
        kind = head & 0x0F
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def say(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, payload: bytes) -> None:
        """A masked frame. The mask is zero, which is allowed and leaves the payload as it is."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)


async def connect(port: int, socket: LeanSocket) -> None:
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
