"""Saying something over a WebSocket at once.

The common way of a message leads through a queue, a task and half a dozen layers, each of which could have to wait. A
table tells everybody of every move, and nearly always nothing has to wait: then a frame is a header and the text.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "tablewright.prompt"

# A whole text in one frame: its first byte, then its length in 7, 16 or 64 bits (RFC 6455, 5.2).
TEXT: Final = 0x81
SHORT: Final = Struct("!BB").pack
LONG: Final = Struct("!BBH").pack
LONGER: Final = Struct("!BBQ").pack


class PromptProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, which can also be spoken to directly: whoever handles the socket finds it by `prompt_of`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def is_ready(self) -> bool:
        """Would something said now be sent at once?"""
        open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        return open and self.writable.is_set() and not self.conn.extensions

    def say(self, text: bytes) -> bool:
        """Send *text* at once; False if that cannot be, and nothing is sent."""
        ready = self.is_ready()
        if ready:
            self.transport.write(frame(text))
        return ready


def frame(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return SHORT(TEXT, length) + text
    return (LONG(TEXT, 126, length) if length < 1 << 16 else LONGER(TEXT, 127, length)) + text


def prompt_of(scope: Scope) -> PromptProtocol | None:
    """None under another server, or behind a test's client."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found["protocol"] if found is not None else None
