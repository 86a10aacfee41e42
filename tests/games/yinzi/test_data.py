"""The data file: strict in form and in sums; every letter has a place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.datafiles.reading import DataFile, decode
from tablewright.games.yinzi import data
from tablewright.games.yinzi.game import YinziGame
from tablewright.games.yinzi.tables import YinziTables
from tests.games.yinzi.table import GAME, table

Change = Callable[[dict[str, Any]], None]


def faults(change: Change) -> list[str]:
    tables = tomllib.loads(data.SHIPPED.read_text())
    change(tables)
    return data.check(DataFile(Path("mine.toml"), tables, ""))


def put(table: str, key: str, value: object) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables[table][key] = value

    return change


def put_row(table: str, row: int, key: str, value: object) -> Change:
    def change(tables: dict[str, Any]) -> None:
        tables[table][row][key] = value

    return change


def test_the_shipped_file_has_no_fault() -> None:
    assert faults(lambda tables: None) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("game", "rounds", 5), "[game] rounds: must be 4, not 5"),
        (put("bank", "gold", 1), "[bank] gold: unknown key"),
        (
            put("late_shipments", "max_pairs_per_player", "some"),
            "[late_shipments] max_pairs_per_player: must be a whole number from 1 to 99 or 'unlimited', not 'some'",
        ),
        (
            put_row("ships", 0, "slots", ["gold"]),
            "[[ships]] japan_1 slots: entry 1 must be one of paper, porcelain, silk, refined_sugar, tea, not 'gold'",
        ),
    ],
)
def test_a_fault_of_form_is_named_with_its_place(change: Change, fault: str) -> None:
    assert faults(change) == [f"mine.toml: {fault}"]


SHORT_GRID, STRANGE_GRID = ["RCFWC", "FRWCF", "SWRF"], ["RCFWC", "FRWCF", "SWRFX"]
FALLING = [2, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
TWO_COINS_TOGETHER = [["coin", "coin", "tea"], ["tea", "salt", "tea"]]
BORDERS = [[0, 1, 1, 2, 2], [1, 0, 2, 1, 1], [1, 2, 0, 1, 2], [2, 1, 1, 0, 1], [2, 1, 2, 1, 0]]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("boat_track", "capacity", [1, 2]), "[boat_track] capacity: needs 14 entries"),
        (put("boat_track", "capacity", FALLING), "[boat_track] capacity: cannot fall"),
        (put("boat_track", "start_space", 2), "[boat_track] start_space: must be on the track, one for all"),
        (put("exchange_track", "start_index", 7), "[exchange_track] start_index: must be on the track"),
        (put("exchange_track", "start_die_face", 7), "[exchange_track] start_die_face: must be on the die"),
        (put("taxation", "bracket_max", [8, 5, 12]), "[taxation] bracket_max: must rise"),
        (put("distances", "matrix", [[0] * 5] * 5), f"[distances] matrix: the borders give {BORDERS}"),
        (
            put_row("provinces", 0, "grid", SHORT_GRID),
            "[provinces] huguang grid: needs rows of five letters of the legend",
        ),
        (
            put_row("provinces", 0, "grid", STRANGE_GRID),
            "[provinces] huguang grid: needs rows of five letters of the legend",
        ),
        (
            put_row("urban_markets", 0, "spaces", TWO_COINS_TOGETHER),
            "[urban_markets] m1: a coin space needs two goods spaces beside it",
        ),
        (put_row("goods", 0, "urban_market", True), "[goods] cabbage: other tables say (False, True, True)"),
        (put_row("goods", 3, "rural_market", True), "[goods] rice: other tables say (False, False, True)"),
        (put_row("goods", 4, "late_shipment", True), "[goods] salt: other tables say (True, False, False)"),
        (put_row("goods", 0, "cubes_printed", 0), "[goods] cabbage: a printed good needs cubes"),
        (put_row("goods", 5, "cubes_tile_first", 0), "[goods] tea: a tile needs cubes"),
        (put_row("goods", 5, "cubes_tile_again", 0), "[goods] tea: a tile needs cubes"),
        (put_row("nations", 0, "ships", 3), "[nations] brunei: 4 ships are listed"),
        (put_row("products", 0, "factories", 3), "[products] paper: 4 factories are listed"),
        (
            put("factory_levels", "outsource_coins", [0, 3, 1]),
            "[factory_levels] outsource_coins: an owner gets coins or silver",
        ),
        (put_row("route_tiles", 0, "disaster", "fire"), "[disasters] fire: 3 route tiles show it"),
        (
            put_row("route_tiles", 7, "rural_ok", ["wheat"]),
            "[route_tiles] r08 rural_ok: names a good that is not demanded",
        ),
        (
            put_row("player_setups", 0, "ship_spaces", ["s1", "s1"]),
            "[player_setups] two ship_spaces: must be as many as docked ships",
        ),
        (
            put_row("player_setups", 0, "docked_ships", 3),
            "[player_setups] two ship_spaces: must be as many as docked ships",
        ),
        (
            put_row("player_setups", 0, "plantation_tiles_removed_per_type", 6),
            "[player_setups] two plantation_tiles: more than there are",
        ),
        (
            put_row("player_setups", 0, "asian_ships_removed", 11),
            "[player_setups] two asian_ships_removed: more than there are",
        ),
        (put("scoring", "vp_per_capacity", 3), "[scoring] vp_per_capacity: another table says 2"),
        (put("scoring", "factory_vp", [2, 3, 4]), "[scoring] factory_vp: another table says [2, 3, 5]"),
        (put("scoring", "product_left_vp", 2), "[scoring] product_left_vp: another table says 1"),
        (put("scoring", "emissary_vp", 2), "[scoring] emissary_vp: another table says 1"),
        (put("war", "lose_first_vp", 1), "[war] lose_first_vp: is the space of win_second_vp"),
    ],
)
def test_what_does_not_fit_together_is_named_with_its_place(change: Change, fault: str) -> None:
    assert faults(change) == [f"mine.toml: {fault}"]


def both(*changes: Change) -> Change:
    def change(tables: dict[str, Any]) -> None:
        for one in changes:
            one(tables)

    return change


@pytest.mark.parametrize(
    "change",
    [
        put("exchange_track", "start_index", 6),
        put("exchange_track", "start_die_face", 6),
        both(put("boat_track", "start_space", 14), put("player_supply", "start_boat_space", 14)),
        put("boat_track", "capacity", [1] * 14),
        put("taxation", "bracket_max", [5, 5, 12]),
        put_row("player_setups", 0, "plantation_tiles_removed_per_type", 5),
        put_row("player_setups", 0, "asian_ships_removed", 10),
        put_row("player_setups", 2, "asian_ships_removed", 8),
    ],
)
def test_the_last_value_that_fits_is_no_fault(change: Change) -> None:
    assert faults(change) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            both(put("boat_track", "start_space", 15), put("player_supply", "start_boat_space", 15)),
            "[boat_track] start_space: must be on the track, one for all",
        ),
        (
            put_row("player_setups", 2, "asian_ships_removed", 9),
            "[player_setups] four asian_ships_removed: more than there are",
        ),
        (
            put_row("player_setups", 1, "plantation_tiles_removed_per_type", 6),
            "[player_setups] three plantation_tiles: more than there are",
        ),
        (
            put_row("player_setups", 2, "ship_spaces", ["s1", "s2", "s3", "s3"]),
            "[player_setups] four ship_spaces: must be as many as docked ships",
        ),
        (put_row("goods", 11, "late_shipment", False), "[goods] maize: other tables say (False, True, True)"),
        (put_row("goods", 11, "cubes_tile_again", 0), "[goods] maize: a tile needs cubes"),
        (put_row("nations", 5, "ships", 3), "[nations] netherlands: 2 ships are listed"),
        (put_row("products", 3, "factories", 5), "[products] refined_sugar: 4 factories are listed"),
        (
            put_row("urban_markets", 7, "spaces", TWO_COINS_TOGETHER),
            "[urban_markets] m8: a coin space needs two goods spaces beside it",
        ),
        (
            put_row("provinces", 3, "grid", SHORT_GRID),
            "[provinces] zhejiang grid: needs rows of five letters of the legend",
        ),
        (
            put("factory_levels", "outsource_silver", [0, 1, 1]),
            "[factory_levels] outsource_coins: an owner gets coins or silver",
        ),
        (
            put_row("route_tiles", 6, "rural_ok", ["cabbage", "wheat"]),
            "[route_tiles] r07 rural_ok: names a good that is not demanded",
        ),
    ],
)
def test_the_first_value_beyond_is_a_fault_in_every_row(change: Change, fault: str) -> None:
    assert faults(change) == [f"mine.toml: {fault}"]


def test_the_view_tells_the_borders_of_the_data_file() -> None:
    tables = tomllib.loads(data.SHIPPED.read_text())
    put_row("borders", 4, "boat_symbols", 3)(tables)
    file = DataFile(Path("mine.toml"), tables, "mine")
    game = YinziGame(data.printed_from(decode(file, YinziTables)), file.digest)
    state = game.start(game.setup(2, {}), "0" * 32)
    seen: Any = {}
    while "legend" not in seen:
        game.take(state, game.options(state)[0])
        seen = game.view(state, 0)
    borders = seen["legend"]["borders"]
    assert [border["sides"] for border in borders] == [[row["a"], row["b"]] for row in tables["borders"]]
    assert [border["units"] for border in borders] == [1, 1, 1, 1, 3, 1]


def test_every_letter_has_a_place_on_the_board() -> None:
    state = table()
    assert [str(letter) for letter in GAME.alphabet() if not GAME.zones(state, 0, letter)] == []
