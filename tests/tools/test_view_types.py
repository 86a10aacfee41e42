"""The types of the browser are those of the engines."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal

import pytest
from typing_extensions import TypedDict

from tablewright.games.registry import game_names
from tools import view_types
from tools.view_types import Page, broken, is_current, made, main

HARBOURS = ("north", "south")
Harbour = Literal["north", "south"]


class Ship(TypedDict):
    """Something
    that sails."""

    name: str
    at: Harbour | None
    flag: Literal["red", "blue"]


class Fleet(TypedDict):
    ships: Annotated[list[Ship], "The fastest first."]
    gone: list[int | None]
    cargo: dict[Harbour, bool]


class Empty(TypedDict):
    reason: str


class Unused(TypedDict):
    never: int


HarbourView = Fleet | Empty

PAGE = """\
// Made by `python -m tools.view_types` from src/toy/view_types.py: change that file, not this one.

export const HARBOURS = ['north', 'south'] as const;
export type Harbour = (typeof HARBOURS)[number];

/** Something that sails. */
export interface Ship {
  name: string;
  at: Harbour | null;
  flag: 'red' | 'blue';
}

export interface Fleet {
  /** The fastest first. */
  ships: Ship[];
  gone: (number | null)[];
  cargo: Record<Harbour, boolean>;
}

export interface Empty {
  reason: string;
}

export type HarbourView = Fleet | Empty;
"""


def modules() -> tuple[ModuleType, ModuleType]:
    """The types of this page as a game would declare them, and its names."""
    declared, names = ModuleType("toy.view_types"), ModuleType("toy.names")
    for kind in (Ship, Fleet, Empty, Unused):
        setattr(declared, kind.__name__, kind)
    vars(declared).update(HarbourView=HarbourView)
    vars(names).update(HARBOURS=HARBOURS, Harbour=Harbour)
    return declared, names


def test_what_a_view_is_made_of_becomes_typescript() -> None:
    assert Page(HarbourView, *modules()).text() == PAGE


def test_a_list_that_is_too_long_for_a_line_is_broken() -> None:
    ids = [f"'a-harbour-far-away-{number}'" for number in range(9)]
    assert broken("[", ids[:4], "];") == [f"[{', '.join(ids[:4])}];"]
    assert broken("[", ids, "];") == ["[", *[f"  {each}," for each in ids], "];"]


@pytest.mark.parametrize("game", game_names())
def test_the_types_of_the_browser_are_current(game: str) -> None:
    assert is_current(game), "made anew by `python -m tools.view_types`"


def test_a_stale_page_is_named_and_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(view_types, "ROOT", tmp_path)
    first, *others = game_names()
    for game in game_names():
        view_types.view_file(game).parent.mkdir(parents=True)
    assert main([]) == 0 and main(["--check"]) == 0
    view_types.view_file(first).write_text(made(first) + "export type More = string;\n")
    capsys.readouterr()
    assert main(["--check"]) == 1
    told = capsys.readouterr().out
    assert f"web/src/games/{first}/view.ts" in told and not any(f"/{game}/" in told for game in others)
    assert main([]) == 0 and main(["--check"]) == 0
