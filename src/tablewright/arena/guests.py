"""Guests: bots that do not come with the package. FILE.py:CLASS or MODULE:CLASS names one, for the arena alone."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from tablewright.bots.bot import Bot
from tablewright.bots.registry import bot_names, make_bot

BEFORE_CLASS: Final = ":"


def make_player(name: str, seed: str) -> Bot:
    """The bot called *name*: one of ours, or a guest."""
    return guest(name)(seed) if is_guest(name) else make_bot(name, seed)


def check_player(name: str) -> None:
    """ValueError, in words for its author, if *name* is nobody who can play."""
    if is_guest(name):
        guest(name)
    elif name not in bot_names():
        raise ValueError(
            f"there is no bot called {name}, only {', '.join(bot_names())}; one of your own is FILE.py:CLASS"
        )


def is_guest(name: str) -> bool:
    return BEFORE_CLASS in name


@cache
def guest(name: str) -> type[Bot]:
    where, _, called = name.rpartition(BEFORE_CLASS)
    try:
        module = from_file(Path(where)) if where.endswith(".py") else import_module(where)
    except Exception as fault:  # whatever the module does wrong while it is read
        raise ValueError(f"{where} cannot be read: {type(fault).__name__}: {fault}") from fault
    found = vars(module).get(called)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise ValueError(f"{where} has no class {called} that is a tablewright.bots.bot.Bot")
    return found


def from_file(path: Path) -> ModuleType:
    """The module in a file, wherever that lies; what it imports from its own folder is found as well."""
    full = path.resolve(strict=True)
    name = f"guest_{sha256(str(full).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, full)
    assert spec is not None and spec.loader is not None
    if str(full.parent) not in sys.path:
        sys.path.append(str(full.parent))
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sources(bots: list[str]) -> dict[str, str]:
    """A sign of the code of every guest: a bot that was changed since is another one."""
    found: dict[str, str] = {}
    for name in filter(is_guest, bots):
        file = sys.modules[guest(name).__module__].__file__
        found[name] = sha256(Path(file).read_bytes()).hexdigest()[:16] if file else ""
    return found
