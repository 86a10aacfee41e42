"""A WebSocket client that knows frames and nothing else: what drives a server should cost less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
COMPRESSED = 0x40
EXTENSION = "permessage-deflate"
# As browsers ask for it.
OFFER = f"{EXTENSION}; client_max_window_bits"
TAIL = b"\x00\x00\xff\xff"  # what permessage-deflate leaves away


class LeanSocket(asyncio.Protocol):
    """*heard* is called with every message, as bytes. One in several frames is not understood: nobody sends such.

    To *compress* is what a client asks for, and a server may decline it.
    """

    def __init__(self, path: str, headers: dict[str, str], compress: bool, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.open = False
        self.received = 0
        self.inflate = zlib.decompressobj(-15)
        self.packer: Packer | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {
            "Host": "127.0.0.1",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **({"Sec-WebSocket-Extensions": OFFER} if compress else {}),
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
            self.open, buffer = True, rest
            self.packer = packer_for(head.decode("latin-1"))
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
            self.heard(self.inflate.decompress(payload + TAIL) if head & COMPRESSED else payload)
        elif kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def say(self, text: bytes) -> None:
        if self.packer is None:
            self.write(TEXT, text)
        else:
            self.write(COMPRESSED | TEXT, self.packer.pack(text))

    def write(self, kind: int, payload: bytes) -> None:
        """A masked frame. The mask is zero, which is allowed and leaves the payload as it is."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)


class Packer:
    """Compresses message after message, each with those before it in mind."""

    def __init__(self, window_bits: int) -> None:
        self.deflate = zlib.compressobj(wbits=-window_bits)

    def pack(self, text: bytes) -> bytes:
        return (self.deflate.compress(text) + self.deflate.flush(zlib.Z_SYNC_FLUSH))[: -len(TAIL)]


def packer_for(answer: str) -> Packer | None:
    """What packs the messages to a server with this *answer* to the handshake; None: they are sent as they are."""
    lines = [line.partition(":") for line in answer.split("\r\n")]
    agreed = next((value for name, _, value in lines if name.strip().lower() == "sec-websocket-extensions"), None)
    if agreed is None:
        return None
    extension, *parameters = [part.strip() for part in agreed.split(";")]
    given = dict(parameter.partition("=")[::2] for parameter in parameters)
    if extension != EXTENSION or "client_no_context_takeover" in given or "server_no_context_takeover" in given:
        raise ConnectionError(f"the server compresses in a way that is not spoken here: {agreed}")
    return Packer(int(given.get("client_max_window_bits", 15)))


async def connect(port: int, socket: LeanSocket) -> None:
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
