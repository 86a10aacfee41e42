"""How a process that holds or plays games looks after its memory."""

from __future__ import annotations

import gc


def collect_seldom() -> None:
    """Games are many objects and hardly a cycle: to look for cycles all the time costs a tenth and finds nothing.

    For a whole process, once what it needs is imported: that is never looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
