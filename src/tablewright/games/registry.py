# not compiled: reads files once, at load
"""The games of Tablewright, written out by hand. A fourth one is one more entry in each table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablewright.games.agra import data as agra_data
from tablewright.games.agra.game import AgraGame
from tablewright.games.aid import page
from tablewright.games.data_file import BadData, DataFile, Json, read
from tablewright.games.noria import data as noria_data
from tablewright.games.noria.game import NoriaGame
from tablewright.games.sources import PrintedValue, printed_values
from tablewright.games.yinzi import data as yinzi_data
from tablewright.games.yinzi.game import YinziGame
from tablewright.kernel.game import Game

AnyGame = Game[Any]


def _agra(path: Path | None) -> AnyGame:
    return AgraGame(*agra_data.load(path))


def _noria(path: Path | None) -> AnyGame:
    return NoriaGame(*noria_data.load(path))


def _yinzi(path: Path | None) -> AnyGame:
    return YinziGame(*yinzi_data.load(path))


MAKERS: dict[str, Callable[[Path | None], AnyGame]] = {"agra": _agra, "noria": _noria, "yinzi": _yinzi}
CHECKS: dict[str, Callable[[DataFile], list[str]]] = {
    "agra": agra_data.check,
    "noria": noria_data.check,
    "yinzi": yinzi_data.check,
}


def game_names() -> list[str]:
    return list(MAKERS)


@lru_cache(maxsize=32)
def load_game(name: str, data: str | None = None) -> AnyGame:
    """The game called *name* with the shipped data, or with those of the file *data*; KeyError or BadData."""
    return MAKERS[name](Path(data) if data else None)


def clauses(name: str) -> list[str]:
    """The ids of a game's clauses, worked examples and rulings, in the order of its rules."""
    lines = _beside(name, "clauses.txt").read_text().splitlines()
    return [line.strip().lstrip("~").strip() for line in lines if line.strip() and not line.startswith("#")]


def shipped_data(name: str) -> Path:
    return _beside(name, "data.toml")


def values(name: str, data: str | None = None) -> list[PrintedValue]:
    """Every printed value of the shipped data or of the file *data*, and where it comes from."""
    return printed_values(read(Path(data) if data else shipped_data(name)).tables)


def reconstructed_values(name: str, data: str | None = None) -> list[str]:
    """The printed values that are in no source, each with the reason for what it is."""
    return [f"{value.name}: {value.source}" for value in values(name, data) if value.kind == "reconstructed"]


def aid(name: str, data: str | None = None) -> list[Json]:
    """What to remember of a game, with the numbers of the shipped data or of the file *data*."""
    layout = tomllib.loads(_beside(name, "aid.toml").read_text(encoding="utf-8"))
    return page(layout, read(Path(data) if data else shipped_data(name)).tables)


def check_data(path: str) -> list[str]:
    """Every fault of a data file, whichever game it is for."""
    try:
        file = read(Path(path))
    except BadData as bad:
        return bad.faults
    game = file.tables.get("game")
    name = game.get("id") if isinstance(game, dict) else None
    if not isinstance(name, str) or name not in CHECKS:
        return [f"{file.path.name}: [game] id: must be one of {', '.join(CHECKS)}, not {name!r}"]
    return CHECKS[name](file)


def _beside(name: str, file: str) -> Path:
    if name not in MAKERS:
        raise KeyError(name)
    return Path(__file__).parent / name / file
