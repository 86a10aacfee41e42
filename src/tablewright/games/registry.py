# not compiled: reads files once, at load
"""The games of Tablewright, written out by hand. A fourth one is a folder beside the others, and an entry here."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

from tablewright.datafiles.aid import page
from tablewright.datafiles.reading import BadData, Json, read
from tablewright.datafiles.sources import PrintedValue, printed_values
from tablewright.games.agra.entry import ENTRY as AGRA
from tablewright.games.entry import AnyGame, GameEntry
from tablewright.games.noria.entry import ENTRY as NORIA
from tablewright.games.yinzi.entry import ENTRY as YINZI

ENTRIES: Final[dict[str, GameEntry]] = {
    entry.name: entry
    for entry in (
        AGRA,
        NORIA,
        YINZI,
    )
}


def game_names() -> list[str]:
    return list(ENTRIES)


@lru_cache(maxsize=32)
def load_game(name: str, data: str | None = None) -> AnyGame:
    """The game called *name* with the shipped data, or with those of the file *data*; KeyError or BadData."""
    return ENTRIES[name].make(Path(data) if data else None)


def clauses(name: str) -> list[str]:
    """The ids of a game's clauses, worked examples and rulings, in the order of its rules."""
    lines = ENTRIES[name].clauses.read_text().splitlines()
    return [line.strip().lstrip("~").strip() for line in lines if line.strip() and not line.startswith("#")]


def values(name: str, data: str | None = None) -> list[PrintedValue]:
    """Every printed value of the shipped data or of the file *data*, and where it comes from."""
    return printed_values(read(Path(data) if data else ENTRIES[name].data).tables)


def reconstructed_values(name: str, data: str | None = None) -> list[str]:
    """The printed values that are in no source, each with the reason for what it is."""
    return [f"{value.name}: {value.source}" for value in values(name, data) if value.kind == "reconstructed"]


def aid(name: str, data: str | None = None) -> list[Json]:
    """What to remember of a game, with the numbers of the shipped data or of the file *data*."""
    layout = tomllib.loads(ENTRIES[name].aid.read_text(encoding="utf-8"))
    return page(layout, read(Path(data) if data else ENTRIES[name].data).tables)


def check_data(path: str) -> list[str]:
    """Every fault of a data file, whichever game it is for."""
    try:
        file = read(Path(path))
    except BadData as bad:
        return bad.faults
    game = file.tables.get("game")
    name = game.get("id") if isinstance(game, dict) else None
    if not isinstance(name, str) or name not in ENTRIES:
        return [f"{file.path.name}: [game] id: must be one of {', '.join(ENTRIES)}, not {name!r}"]
    return ENTRIES[name].check(file)
