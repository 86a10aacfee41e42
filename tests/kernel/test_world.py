"""A state that somebody may think about: it looks the same, tells nothing, and shares no chance with anything."""

from __future__ import annotations

import ast
from pathlib import Path

from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tests.toy.game import HARBOUR
from tests.toy.state import Harbour

ROOT = Path(__file__).resolve().parents[2]
SEED, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 2


def a_match() -> Match[Harbour]:
    match = Match(HARBOUR, HARBOUR.setup(3, {}), SEED)
    for _ in range(4):
        seat = match.to_act()[0]
        match.act(seat, HARBOUR.options(match.state, seat)[0])
    return match


def test_it_shares_no_chance_with_the_table_nor_with_what_drew_it() -> None:
    """The toy's `imagine` leaves its very generator in the copy: the door is what keeps it from being thought with."""
    state, chance = a_match().state, chance_from(OTHER)
    assert HARBOUR.imagine(state, 0, chance).chance is chance
    world = HARBOUR.world(state, 0, chance)
    keys = [one.facts()[:4] for one in (world.chance, chance, state.chance)]
    assert len({tuple(key) for key in keys}) == 3
    drawn, real = chance.drawn, state.chance.drawn
    world.below(6)
    assert (chance.drawn, state.chance.drawn, world.chance.drawn) == (drawn, real, 1)


def test_no_two_worlds_of_one_stream_draw_alike() -> None:
    state, chance = a_match().state, chance_from(OTHER)
    worlds = [HARBOUR.world(state, 0, chance) for _ in range(3)]
    assert len({tuple(world.below(1000) for _ in range(4)) for world in worlds}) == 3


def test_the_same_stream_makes_the_same_world() -> None:
    state = a_match().state
    one, other = (HARBOUR.to_json(HARBOUR.world(state, 0, chance_from(OTHER))) for _ in range(2))
    assert one == other


def test_it_tells_nothing_and_leaves_the_table_as_it_was() -> None:
    match = a_match()
    before = HARBOUR.to_json(match.state)
    assert match.state.recording
    world = HARBOUR.world(match.state, 0, chance_from(OTHER))
    assert not world.recording
    assert world.events == []
    assert HARBOUR.view(world, 0) == HARBOUR.view(match.state, 0)
    HARBOUR.take(world, HARBOUR.options(world)[0])
    assert world.events == []
    assert HARBOUR.to_json(match.state) == before


def callers_of(name: str, file: Path) -> list[str]:
    """The functions of *file* that call a method of this *name*."""
    found: list[str] = []
    for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
            if any(isinstance(call, ast.Attribute) and call.attr == name for call in calls):
                found.append(f"{file.relative_to(ROOT)} {function.name}")
    return found


def test_nobody_but_the_kernel_asks_a_game_to_imagine() -> None:
    """What a game imagines is half of a world: its chance may still be that of the table."""
    files = [file for folder in ("src", "bench", "tools") for file in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 100
    callers = [caller for file in files for caller in callers_of("imagine", file)]
    assert callers == ["src/tablewright/kernel/game.py world"]


def test_the_pages_do_not_show_it_either() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        assert ".imagine(" not in page.read_text(encoding="utf-8"), page.name
