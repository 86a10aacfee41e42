"""Bytes on a line: what no client library would send."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

HERE: Final = "127.0.0.1"
OFFER: Final = "permessage-deflate; client_max_window_bits"
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nhost: {here}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: x3JJHMbDL1EzLkh9GBhXDw==\r\nsec-websocket-extensions: {offer}\r\n{cookie}\r\n"
)
RSV1: Final = 0x40
FINAL_TEXT: Final = 0x81
TEXT: Final = 1
CLOSE: Final = 8
MEBIBYTE: Final = 2**20

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def line(port: int, source: str = HERE) -> AsyncIterator[Line]:
    """A connection from the address *source*, closed without a word at the end."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def handshake(path: str, port: int, cookie: str = "") -> bytes:
    brought = f"cookie: {cookie}\r\n" if cookie else ""
    return HANDSHAKE.format(path=path, here=f"{HERE}:{port}", offer=OFFER, cookie=brought).encode()


@asynccontextmanager
async def web_socket(
    port: int, path: str, source: str = HERE, cookie: str = ""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, str]]:
    """An open WebSocket, and the head of the answer that opened it. Compression is offered."""
    async with line(port, source) as (reader, writer):
        writer.write(handshake(path, port, cookie))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        yield reader, writer, head


def frame(payload: bytes, first: int = FINAL_TEXT) -> bytes:
    """As a client sends it: masked, by zeros, which leave it as it is."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 2**16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([first]) + length + bytes(4) + payload


def bomb(size: int = MEBIBYTE - 576) -> bytes:
    """A frame of about a kilobyte that says of itself that it inflates to *size* spaces."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(packed.removesuffix(b"\x00\x00\xff\xff"), FINAL_TEXT | RSV1)


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Its first byte, and what it says."""
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return first, await reader.readexactly(size)


async def frames_from(reader: asyncio.StreamReader) -> AsyncIterator[tuple[int, bytes]]:
    """What the server says until it closes: the first byte and the payload of every frame."""
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            yield await next_frame(reader)


def code_in(payload: bytes) -> int:
    """Of a closing frame; 0: without one."""
    return int(struct.unpack("!H", payload[:2])[0]) if payload else 0


async def closing_code(reader: asyncio.StreamReader) -> int:
    """With which code the server closes, after whatever it says before; 0: without one."""
    async for first, payload in frames_from(reader):
        if first & 0x0F == CLOSE:
            return code_in(payload)
    return 0


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Everything that is still said is read; True when the other side has closed."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(2**16):
            pass
    return True


def random_hex(count: int) -> bytes:
    return os.urandom(count // 2).hex().encode()
