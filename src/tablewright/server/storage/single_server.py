"""One server for one SQLite file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import contextlib
import os
import socket
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

    The lock is on a file beside the real one, wherever symbolic links lead to it, as closing the database's own file a
    second time would take SQLite's locks away. The system lets go of it when this process ends, however it ends, so
    nothing is ever left to clean up.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    real = Path(os.path.realpath(str(url.database)))
    if not real.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {real.parent}")
    with locked_beside(real), locked_by_number(real):
        yield


@contextmanager
def locked_beside(real: Path) -> Iterator[None]:
    file = f"{real}.lock"
    handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not locked(handle):
            raise NotAlone(f"another server has {real} (it holds {file}): one server for one SQLite file")
        yield
    finally:
        os.close(handle)


@contextmanager
def locked_by_number(real: Path) -> Iterator[None]:
    """A file may have other names, hard links, each with a lock beside it. What they share is the number on its device.

    On Linux that is the name of a socket, which nobody speaks through and which goes with its process. Elsewhere a file
    with other names is refused, as nobody can tell what is done under them.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(real, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644))  # empty, which is new to SQLite
    found = os.stat(real)
    has_other_names = found.st_nlink > 1
    if sys.platform != "linux":
        if has_other_names:
            raise NotAlone(f"{real} has other names (hard links): remove them, or serve a copy")
        yield
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as held:
        try:
            held.bind(f"\0tablewright/{found.st_dev}/{found.st_ino}")
        except OSError as fault:
            # With one name the lock beside it is enough, whoever else has taken the name of the socket.
            if has_other_names:
                raise NotAlone(f"another server has {real} by another name (a hard link): {fault.strerror}") from None
        yield


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
