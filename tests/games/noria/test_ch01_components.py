"""Chapter 1: components and supply."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.datafiles.reading import read
from tablewright.games.noria.data import SHIPPED
from tablewright.games.noria.names import GOODS, RESOURCES
from tablewright.kernel.setup import BadSetup
from tests.games.noria.table import (
    GAME,
    at_actions,
    can,
    finish_turn,
    island_of,
    market,
    new,
    play,
    player,
    purse,
    put_market,
    put_ships,
    show_islands,
    table,
    view,
    wheel_of,
    why,
)

COMPONENTS = read(SHIPPED).tables["components"]


def test_nor_1_1_a_two_three_or_four_play() -> None:
    assert GAME.seat_counts == (2, 3, 4)
    assert [len(view(table(seats))["players"]) for seats in GAME.seat_counts] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            new(seats)


def test_nor_1_1_b_there_are_66_discs_ten_of_each_type_and_six_bonus() -> None:
    assert GAME.printed.disc_count == [10, 10, 10, 10, 10, 10, 6]
    assert COMPONENTS["discs"] == sum(GAME.printed.disc_count) == 66
    state = table(4)
    dealt = Counter({disc: left for disc, (left, _) in market(state).items()})
    for seat in range(4):
        dealt.update(wheel_of(state, seat).values())
    assert list(dealt.values()) == [10, 10, 10, 10, 10, 10, 6], "with four players every disc is in play"


def test_nor_1_1_c_a_disc_that_is_turned_keeps_its_type() -> None:
    wheel = {"large-centre": "tools", "medium-left": "energy", "small-bottom": "city"}
    state = at_actions(table(), wheel=wheel, energy_ship=2)
    play(state, "activate large-centre", "improve medium-left")
    assert wheel_of(state) == {**wheel, "medium-left": "energy+"}
    finish_turn(state)
    state = at_actions(state, wheel={"medium-left": "energy+"})
    play(state, "activate medium-left")
    assert purse(state) == {"energy": 2}, "the advanced side gathers what the normal side did"


def test_nor_1_1_d_there_are_57_ships_19_of_each_type() -> None:
    assert GAME.printed.ship_tokens == [19, 19, 19]
    assert COMPONENTS["ships"] == 57
    on_all_islands = [sum(isle.ships[2][resource] for isle in GAME.printed.isles) for resource in range(3)]
    assert [number + 4 * GAME.printed.start_ships for number in on_all_islands] == [19, 19, 19]


def test_nor_1_1_e_there_are_54_warehouses_twelve_of_each_simple_and_nine_of_each_complex_good() -> None:
    assert dict(zip(GOODS, GAME.printed.warehouse_tokens, strict=True)) == {
        "propeller": 12, "sail": 12, "compass": 12, "lamp": 9, "piston": 9,
    }  # fmt: skip
    assert COMPONENTS["warehouses"] == sum(GAME.printed.warehouse_tokens) == 54


def test_nor_1_1_f_islands_politicians_markers_and_what_a_player_owns_are_counted() -> None:
    assert len(GAME.printed.isles) == COMPONENTS["islands"] == 9
    state = new(2)
    assert sum(hall["above"] for hall in view(state)["halls"]) == COMPONENTS["politicians"] == 24
    assert view(state)["track"]["spaces"] == view(state)["rounds"] == COMPONENTS["round_markers"] == 16
    assert player(state)["cave"] + 1 == COMPONENTS["cylinders_per_player"] == 5, "four delegates and an ambassador"
    assert GAME.printed.factories == COMPONENTS["factories_per_player"] == 7
    assert len({slot["ring"] for slot in player(state)["wheel"]}) == COMPONENTS["rings_per_wheel"] == 3


def test_nor_1_1_g_the_letter_tiles_are_in_no_mode() -> None:
    assert COMPONENTS["unused_letters"] == 6
    assert {str(action).split()[0] for action in GAME.alphabet()} == {
        "take", "delegate", "place", "commit", "night-shift", "modify", "to", "end", "activate", "double", "inspect",
        "repeat", "forgo", "buy", "invest", "pay", "travel", "explore", "ship", "build", "improve", "produce", "stop",
        "seat", "remove", "sell", "barter",
    }  # fmt: skip
    assert [setting.choices for setting in GAME.settings() if setting.name == "mode"] == [("base", "expert")]
    for mode in ("base", "expert"):
        assert not [key for key in view(new(2, mode)) if "letter" in key]


def test_nor_1_2_a_resources_and_knowledge_never_run_out() -> None:
    """NOR-R-22: far more than the 30 and 26 tokens of the box can be gained."""
    state = at_actions(
        table(),
        wheel={"large-centre": "energy+", "medium-left": "city"},
        energy=1000,
        energy_ship=500,
        knowledge=1000,
    )
    play(state, "double large-centre", "inspect medium-left")
    assert purse(state) == {"energy": 2000, "knowledge": 1001}


def test_nor_1_2_b_a_market_stack_that_is_sold_out_is_not_restocked() -> None:
    state = put_market(table(), journey=1)
    at_actions(state, wheel={"small-bottom": "city+"}, obsidian=9)
    play(state, "double small-bottom", "buy journey")
    assert market(state)["journey"] == (0, 2)
    assert why(state, "buy journey") == ("NOR-12.2-a", "stack-empty", ())
    for _ in range(4):
        finish_turn(state)
    assert market(state)["journey"] == (0, 2)


def test_nor_1_2_b_ships_taken_from_an_island_do_not_come_back() -> None:
    state = put_ships(show_islands(table(), "island-1", "island-5"), "island-1", obsidian=1)
    at_actions(state, wheel={"medium-left": "journey"})
    play(state, "activate medium-left", "travel island-1", "ship obsidian")
    for _ in range(4):
        finish_turn(state)
    assert island_of(state, "island-1")["ships"] == [{"resource": "obsidian", "left": 0, "symbol": "plus-one"}]
    at_actions(state, seat=1, wheel={"medium-left": "journey"}, energy=1)
    play(state, "activate medium-left", "travel island-1")
    assert why(state, "ship obsidian") == ("NOR-13.4-b", "no-ship-left", (0,))
    assert can(state, "build 0")


def test_nor_r_23_the_box_has_enough_ships_and_warehouses_for_every_island() -> None:
    printed = GAME.printed
    for seats in (2, 3, 4):
        for resource in range(len(RESOURCES)):
            needed = seats + sum(isle.ships[seats - 2][resource] for isle in printed.isles)
            assert needed <= printed.ship_tokens[resource]
    handed_out = Counter[int]()
    for isle in printed.isles:
        for good, number in zip(isle.plot_goods, isle.plot_warehouses, strict=True):
            handed_out[good] += number
    assert [handed_out[good] for good in range(len(GOODS))] == printed.warehouse_tokens


def test_nor_r_48_the_islands_are_three_of_one_ship_type_and_six_of_two() -> None:
    isles = [{RESOURCES[at]: symbol for at, symbol in enumerate(isle.symbols) if symbol} for isle in GAME.printed.isles]
    assert isles == [
        {"obsidian": "plus-one"},
        {"energy": "minus-two", "mycelium": "minus-one"},
        {"energy": "minus-one", "mycelium": "minus-two"},
        {"obsidian": "minus-two", "mycelium": "minus-one"},
        {"energy": "plus-one"},
        {"obsidian": "minus-one", "mycelium": "minus-two"},
        {"obsidian": "minus-two", "energy": "minus-one"},
        {"obsidian": "minus-one", "energy": "minus-two"},
        {"mycelium": "plus-one"},
    ]
    for isle in GAME.printed.isles:
        simple = sorted(n for good, n in zip(isle.plot_goods, isle.plot_warehouses, strict=True) if good < 3)
        complex_ = [n for good, n in zip(isle.plot_goods, isle.plot_warehouses, strict=True) if good >= 3]
        assert simple in ([1, 3], [2, 2]) and complex_ == [1, 1]
