"""One server for one SQLite file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url


class NotAlone(OSError):
    """Another server has this file."""


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Keep other servers away from *database*, if it is a file; or raise NotAlone.

    The lock is on a file beside it, as closing the database's own file a second time would take SQLite's locks away.
    The system lets go of it when this process ends, however it ends, so nothing is ever left to clean up.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    if not (folder := Path(str(url.database)).absolute().parent).is_dir():
        raise FileNotFoundError(f"there is no folder {folder}")
    file = f"{url.database}.lock"
    handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not locked(handle):
            raise NotAlone(f"another server has {url.database} (it holds {file}): one server for one SQLite file")
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
