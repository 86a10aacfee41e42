"""Saying something at once: the frames are those that the common way makes, and whoever cannot take one waits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tablewright.server.table.frames import PromptProtocol, frame, prompt_of


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_the_one_that_the_library_makes(length: int) -> None:
    text = ("é" * length).encode()[:length]
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


def protocol(**unusual: Any) -> tuple[PromptProtocol, list[bytes]]:
    """A connection in its best state, but for what is *unusual*."""
    sent: list[bytes] = []
    usual: dict[str, Any] = {
        "conn": SimpleNamespace(state=State.OPEN, extensions=[]),
        "close_sent": False,
        "transport": SimpleNamespace(is_closing=lambda: False, write=sent.append),
        "writable": SimpleNamespace(is_set=lambda: True),
    }
    made = PromptProtocol.__new__(PromptProtocol)
    for name, value in {**usual, **unusual}.items():
        setattr(made, name, value)
    return made, sent


def test_what_can_be_sent_is_sent_at_once() -> None:
    prompt, sent = protocol()
    assert prompt.say(b"hello")
    assert sent == [b"\x81\x05hello"]


@pytest.mark.parametrize(
    "unusual",
    [
        {"conn": SimpleNamespace(state=State.CLOSING, extensions=[])},
        {"conn": SimpleNamespace(state=State.OPEN, extensions=["it compresses"])},
        {"close_sent": True},
        {"transport": SimpleNamespace(is_closing=lambda: True, write=None)},
        {"writable": SimpleNamespace(is_set=lambda: False)},
    ],
    ids=["closing", "compressed", "closed by us", "transport closing", "full"],
)
def test_what_cannot_be_sent_at_once_is_left_to_the_common_way(unusual: dict[str, Any]) -> None:
    prompt, sent = protocol(**unusual)
    assert not prompt.say(b"hello")
    assert sent == []


def test_another_server_has_nothing_of_the_kind() -> None:
    assert prompt_of({"type": "websocket"}) is None
    assert prompt_of({"type": "websocket", "extensions": {"websocket.http.response": {}}}) is None
