"""What arrives on a WebSocket is counted as it is framed, however it is cut; by hand. A real flood: `test_bombs`."""

from __future__ import annotations

from typing import Final

import pytest

from tablewright.server.base.limits import MESSAGES, MINUTE, REFUSED_MESSAGES, MessageRate
from tablewright.server.http.frames import ArrivalRate, Frames
from tablewright.server.protocol.errors import Trouble
from tests.server.hostile.raw import frame

TEXT: Final = 0x81
FIRST_PART, PART, PING, PONG = 0x01, 0x00, 0x89, 0x8A
SENT: Final = [
    (TEXT, b""),
    (PING, b"x" * 125),
    (FIRST_PART, b"x" * 126),
    (PART, b""),
    (PONG, b"\x89\x80\x89\x80"),
    (PART | 0x80, b"x" * 65_535),
    (TEXT, b"x" * 65_536),
    (TEXT, b"{}"),
]


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 130, 65_000, 10**6])
def test_frames_are_found_in_whatever_pieces_they_arrive(piece: int) -> None:
    line, frames = b"".join(frame(payload, first) for first, payload in SENT), Frames()
    pieces = [line[at : at + piece] for at in range(0, len(line), piece)]
    assert [first for one in pieces for first in frames.begun(one)] == [first for first, _ in SENT]


def test_whoever_speaks_as_much_as_a_session_hears_is_let_through() -> None:
    """Every message by itself: the first burst, its refusals, then an hour at the limit, with a pong now and then."""
    clock = Clock()
    line, said, refused = ArrivalRate(1.0, clock), MessageRate(1.0, clock), 0
    message = frame(b'{"type": "ping", "id": 7}')
    for _ in range(MESSAGES.burst + REFUSED_MESSAGES.burst):
        assert line.admit(message)
        refused += not is_heard(said)
    assert refused == REFUSED_MESSAGES.burst and not said.is_flood
    for count in range(60 * int(MESSAGES.per_minute)):
        clock.now += MINUTE / MESSAGES.per_minute
        assert line.admit(message)
        assert count % 600 or line.admit(frame(b"pong", PONG))


def is_heard(rate: MessageRate) -> bool:
    try:
        rate.admit()
    except Trouble:
        return False
    return True


def test_the_longest_message_may_come_in_a_hundred_trips() -> None:
    clock = Clock()
    line, message = ArrivalRate(1.0, clock), frame(b"x" * 64 * 1024)
    assert all(line.admit(message[at : at + 700]) for at in range(0, len(message), 700))


@pytest.mark.parametrize("first", [PING, PONG, PART, TEXT, 0x8B])
@pytest.mark.parametrize("cut", [1, 6, 10**6])
def test_a_flood_of_any_frame_has_an_end_and_goes_on_later(first: int, cut: int) -> None:
    clock = Clock()
    line, flood = ArrivalRate(1.0, clock), frame(b"", first) * 100_000
    pieces = (flood[at : at + cut] for at in range(0, len(flood), cut))
    taken = 0
    for piece in pieces:
        if not line.admit(piece):
            break
        taken += len(piece)
    assert taken < 1_001 * 6
    clock.now += 1.0
    assert line.admit(b"")


def test_without_limits_nothing_is_counted() -> None:
    line = ArrivalRate(0.0)
    assert all(line.admit(frame(b"", PING) * 10_000) for _ in range(3))
