"""The data file: strict in form and in sums; every letter has words and a place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.games.schema import DataFile
from tablewright.games.yinzi import loader
from tests.games.yinzi.table import GAME, table


def faults(change: Callable[[dict[str, Any]], None]) -> list[str]:
    tables = tomllib.loads(loader.SHIPPED.read_text())
    change(tables)
    return loader.check(DataFile(Path("mine.toml"), tables, ""))


def put(table: str, key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(tables: dict[str, Any]) -> None:
        tables[table][key] = value

    return change


def put_row(table: str, row: int, key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(tables: dict[str, Any]) -> None:
        tables[table][row][key] = value

    return change


def test_the_shipped_file_has_no_fault() -> None:
    assert faults(lambda tables: None) == []


@pytest.mark.parametrize(
    ("change", "table"),
    [
        (put("boat_track", "capacity", [1, 2]), "boat_track"),
        (put("distances", "matrix", [[0] * 5] * 5), "distances"),
        (put("game", "rounds", 5), "game"),
        (put("taxation", "bracket_max", [8, 5, 12]), "taxation"),
        (put("scoring", "emissary_vp", 2), "scoring"),
        (put("late_shipments", "max_pairs_per_player", "some"), "late_shipments"),
        (put("exchange_track", "start_index", 7), "exchange_track"),
        (put("war", "lose_first_vp", 1), "war"),
        (put("bank", "gold", 1), "bank"),
        (put_row("provinces", 0, "grid", ["RCFWC", "FRWCF", "SWRFX"]), "provinces"),
        (put_row("urban_markets", 0, "spaces", [["coin", "coin", "tea"], ["tea", "salt", "tea"]]), "urban_markets"),
        (put_row("route_tiles", 0, "disaster", "fire"), "disasters"),
        (put_row("route_tiles", 0, "rural_ok", ["wheat"]), "route_tiles"),
        (put_row("ships", 0, "slots", ["gold"]), "ships"),
        (put_row("player_setups", 0, "ship_spaces", ["s1", "s1"]), "player_setups"),
        (put_row("goods", 0, "urban_market", True), "goods"),
        (put_row("nations", 0, "ships", 3), "nations"),
    ],
)
def test_a_fault_is_named_with_its_table(change: Callable[[dict[str, Any]], None], table: str) -> None:
    found = faults(change)
    assert found
    assert table in found[0]


def test_every_letter_has_words_and_a_place() -> None:
    state = table()
    for letter in GAME.alphabet():
        GAME.vocabulary().name(f"do-{letter.fields()[0]}", letter.fields()[1:])
        assert GAME.zones(state, letter)
    assert len({letter.fields() for letter in GAME.alphabet()}) == len(GAME.alphabet())
