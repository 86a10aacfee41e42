"""What arrives on a WebSocket, counted before it is parsed.

`MessageRate` counts messages, which is what a session sees. Pings, pongs and parts of messages are answered or put
aside below it, so a flood of them would cost a core and be counted by nobody; so would whatever comes after a goodbye.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from tablewright.server.base.limits import MonotonicClock, Rate

# Twice as much as `limits.MESSAGES` lets anybody say, where every message arrives by itself.
ARRIVALS: Final = Rate(1_000, 6_000)
# Browsers send whole messages, and one other frame in twenty seconds: their answer to the server's ping.
ARRIVAL: Final = 1.0
MESSAGE: Final = 1.0
OTHER_FRAME: Final = 10.0

# A frame begins with what it is; then come its size, in seven bits or in so many bytes behind one of two signs, its
# mask, and its body. (RFC 6455, 5.2)
WHOLE_MESSAGES: Final = (0x81, 0x82)  # text or bytes, and no further part
SEVEN_BITS: Final = 0x7F
LONG_SIZES: Final = {126: 2, 127: 8}
MASK: Final = 4


class Frames:
    """Finds where frames begin, in whatever pieces they arrive. What is no frame ends its connection in the parser."""

    def __init__(self) -> None:
        self.head = b""  # of a frame whose size has not arrived yet
        self.body = 0  # how much of a frame is still to come

    def begun(self, data: bytes) -> Iterator[int]:
        """The first bytes of those frames whose sizes are known with *data*."""
        data, at = self.head + data, self.body
        while at + 1 < len(data):
            size = data[at + 1] & SEVEN_BITS
            mask = at + 2 + LONG_SIZES.get(size, 0)
            if mask > len(data):
                break
            if size in LONG_SIZES:
                size = int.from_bytes(data[at + 2 : mask], "big")
            yield data[at]
            at = mask + MASK + size
        self.head, self.body = data[at:], max(0, at - len(data))


class ArrivalRate:
    """How much one connection sends. Nobody who is honest meets its end."""

    def __init__(self, generosity: float, clock: MonotonicClock = time.monotonic) -> None:
        self.clock: Final = clock
        self.limited: Final = generosity > 0
        self.rate: Final = ARRIVALS.times(generosity)
        self.frames: Final = Frames()
        self.full = clock()

    def admit(self, data: bytes) -> bool:
        """Whether *data*, which has just arrived, may be parsed."""
        if not self.limited:
            return True
        now = self.clock()
        return self.pays(ARRIVAL, now) and all(self.pays(cost_of(first), now) for first in self.frames.begun(data))

    def pays(self, cost: float, now: float) -> bool:
        if self.rate.wait(self.full, now, cost) > 0.0:
            return False
        self.full = self.rate.after(self.full, now, cost)
        return True


def cost_of(first: int) -> float:
    return MESSAGE if first in WHOLE_MESSAGES else OTHER_FRAME
