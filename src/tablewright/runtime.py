"""How a process that holds or plays games looks after itself."""

from __future__ import annotations

import gc
import multiprocessing
import multiprocessing.connection
import os
import threading


def collect_seldom() -> None:
    """Games are many objects and hardly a cycle: to look for cycles all the time costs a tenth and finds nothing.

    For a whole process, once what it needs is imported: that is never looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def begin_work() -> None:
    """What a worker process does first, whoever started it."""
    collect_seldom()
    threading.Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    """Who is killed cannot stop its workers, and a worker would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
