"""Phase E: late shipments."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import SILVER
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    aboard,
    abroad,
    asked,
    begin,
    disc_on,
    dock,
    docked,
    ended,
    factory,
    grow,
    hold,
    land,
    options,
    play,
    row,
    rows,
    rural,
    set_order,
    ship_piles,
    slot,
    told,
    told_of,
    transported,
    why,
    with_data,
    workers_at,
)

WHEAT_AND_CABBAGE = ("nanzhili-a1", "nanzhili-a2")


def stocked(*squares: str, boat: int = 9, state: Yinzi | None = None) -> Yinzi:
    """Seat 0 has cubes on these squares; Asian ships lie at s1 and s3."""
    state = dock(hold(state or land(), boat=boat), "japan-1", None, "korea-1")
    for name in squares:
        grow(state, name)
    return state


def late(state: Yinzi) -> Yinzi:
    return begin(state, "late")


def load(state: Yinzi, first: str, second: str, into: str) -> Yinzi:
    return play(state, f"load {first}", f"load {second}", f"slot {into}")


def test_yin_e_late_1_one_go_each_in_turn_order_if_wanted() -> None:
    state = set_order(stocked(*WHEAT_AND_CABBAGE), 1, 0)
    grow(grow(hold(state, 1, boat=9), "nanzhili-b1", 1), "nanzhili-b2", 1)
    late(state)
    assert asked(state) == 1
    play(state, "stop")
    assert asked(state) == 0
    play(state, "stop")
    assert (ended(state), row(state, "silver")) == (True, 0)


FOODS = {
    "rice": "nanzhili-b3",
    "fruit": "nanzhili-a3",
    "cabbage": "nanzhili-a2",
    "wheat": "nanzhili-a1",
    "potato": "nanzhili-b4",
    "maize": "nanzhili-b5",
}


@pytest.mark.parametrize("food", FOODS)
def test_yin_e_late_2_a_slot_takes_a_pair_of_two_different_foods(food: str) -> None:
    other = "fruit" if food == "wheat" else "wheat"
    state = stocked()
    for name in (food, other):
        grow(state, FOODS[name], tile=name if name in ("potato", "maize") else "")
    first, second = sorted((FOODS[food], FOODS[other]))
    load(late(state), first, second, "s1-1")
    assert slot(state, "s1-1") == ["cube 0", "cube 0"]


def test_yin_e_late_2_never_two_of_a_kind() -> None:
    state = late(stocked("nanzhili-a1", "nanzhili-a4"))
    assert options(state, "load") == []
    assert why(state, "load nanzhili-a1") == ("YIN-E-late-2", "no-second-food")
    state = play(late(stocked("nanzhili-a1", "nanzhili-a2", "nanzhili-a4")), "load nanzhili-a1")
    assert options(state) == ["load nanzhili-a2"]
    assert why(state, "load nanzhili-a4") == ("YIN-E-late-2", "no-second-food")
    assert why(state, "slot s1-1") == ("YIN-B-ship-1", "finish-first")


def test_yin_e_late_2_every_free_slot_takes_it_whatever_it_demands() -> None:
    state = aboard(stocked(*WHEAT_AND_CABBAGE), "s1-1", "product 1")
    play(late(state), "load nanzhili-a1", "load nanzhili-a2")
    assert options(state) == ["slot s1-2", "slot s3-1", "slot s3-2"]
    assert why(state, "slot s1-1") == ("YIN-B-ship-6", "slot-taken")


def test_yin_e_late_3_any_number_of_pairs_a_silver_each() -> None:
    """YIN-R-31."""
    state = late(stocked("nanzhili-a1", "nanzhili-a2", "nanzhili-a3", "nanzhili-a4", "nanzhili-b1", "nanzhili-b4"))
    load(state, "nanzhili-a1", "nanzhili-a2", "s1-1")
    assert told_of(state, "gained") == [("YIN-E-late-3", 0, (SILVER, 1))]
    load(state, "nanzhili-a3", "nanzhili-a4", "s3-1")
    load(state, "nanzhili-b1", "nanzhili-b4", "s3-2")
    assert (ended(state), row(state, "silver")) == (True, 3)


def test_yin_e_late_3_the_silver_comes_after_the_payment_for_bought_food() -> None:
    state = disc_on(disc_on(hold(land(), coins=0), "free-coins"), "free-rice")
    late(rural(dock(state, "japan-1"), 0, 1))
    play(state, "buy-food 1", "free rice", "slot s1-1")
    assert rows(state, "coins", "silver") == [0, 1]
    assert told(state).index("YIN-I-use-4 virtual-coins") < told(state).index("YIN-E-late-3 gained")


def test_yin_r_31_a_data_file_may_allow_fewer_pairs() -> None:
    game = with_data("late_shipments", max_pairs_per_player=2)
    foods = ("nanzhili-a1", "nanzhili-a2", "nanzhili-a3", "nanzhili-a4", "nanzhili-b1", "nanzhili-b4")
    state = late(stocked(*foods, state=land(game=game)))
    load(state, "nanzhili-a1", "nanzhili-a2", "s1-1")
    load(state, "nanzhili-a3", "nanzhili-a4", "s3-1")
    assert options(state, "load") == []
    assert why(state, "load nanzhili-b1") == ("YIN-R-31", "pairs-used-up")


def test_yin_e_late_4_no_worker_is_needed() -> None:
    state = load(late(hold(stocked(*WHEAT_AND_CABBAGE), workers=0)), *WHEAT_AND_CABBAGE, "s1-1")
    assert (row(state, "silver"), workers_at(state, "supply-ships")) == (1, 0)


def test_yin_e_late_5_plantation_cubes_need_transport_added_up_over_the_go() -> None:
    four = ("nanzhili-a1", "nanzhili-a2", "nanzhili-a3", "nanzhili-a4")
    state = load(late(stocked(*four, boat=3)), "nanzhili-a1", "nanzhili-a2", "s1-1")
    assert told_of(state, "transported") == [("YIN-E-late-5", 0, (2,))]
    assert options(state, "load") == [], "one unit is left, a pair needs two"
    state = load(late(stocked(*four, boat=5)), "nanzhili-a1", "nanzhili-a2", "s1-1")
    assert options(state, "load") == ["load nanzhili-a3"]


def test_yin_e_late_5_two_borders_from_the_inland() -> None:
    state = load(late(stocked("huguang-a4", "jiangxi-a2", boat=5)), "huguang-a4", "jiangxi-a2", "s1-1")
    assert transported(state) == 4
    assert options(late(stocked("huguang-a4", "jiangxi-a2", boat=4)), "load") == []


def test_yin_e_late_5_too_far_is_said_so() -> None:
    state = late(stocked("huguang-a4", "nanzhili-a2", "nanzhili-a3", boat=1))
    assert options(state, "load") == ["load nanzhili-a2"]
    assert why(state, "load huguang-a4") == ("YIN-E-late-5", "transport-missing")
    state = late(stocked(*WHEAT_AND_CABBAGE, boat=0))
    assert why(state, "load nanzhili-a1") == ("YIN-E-late-5", "transport-missing"), "a pair needs two units"


def test_yin_e_late_5_bought_and_virtual_goods_need_none() -> None:
    state = rural(disc_on(stocked(boat=0), "free-wheat"), 0, 1)
    play(late(state), "buy-food 1", "free wheat", "slot s1-1")
    assert (slot(state, "s1-1"), transported(state), row(state, "silver")) == (["cube 1", "virtual"], 0, 1)


def test_yin_e_late_6_a_bought_cube_is_any_food_but_rice() -> None:
    for name in ("nanzhili-a1", "nanzhili-a2", "nanzhili-b3"):
        state = rural(stocked(name), 0, 1)
        play(late(state), f"load {name}", "buy-food 1", "slot s1-1")
        assert (slot(state, "s1-1"), row(state, "coins")) == (["cube 0", "cube 1"], 2)


def test_yin_r_32_a_pair_of_two_bought_cubes() -> None:
    state = rural(stocked(), 0, 2)
    play(late(state), "buy-food 1", "buy-food 1", "slot s1-1")
    assert (slot(state, "s1-1"), rows(state, "coins", "silver"), state.rural[1]) == (["cube 1", "cube 1"], [0, 1], 0)


def test_yin_r_32_not_with_one_cube_or_the_money_for_one() -> None:
    for cubes, coins in ((1, 4), (2, 3)):
        state = hold(hold(rural(stocked(), 0, cubes), coins=coins), 1, coins=0)
        assert ended(late(state)), "nobody has anything to do"


def test_yin_e_late_6_two_bought_cubes_are_one_payment() -> None:
    state = rural(disc_on(stocked(), "free-coins"), 0, 2)
    play(late(state), "buy-food 1", "buy-food 1", "slot s1-1")
    assert (options(state), row(state, "silver")) == (["pay coins", "pay free-coins"], 0)
    play(state, "pay free-coins")
    assert rows(state, "coins", "silver") == [2, 1]


def test_yin_e_late_6_a_cube_is_paid_for_once() -> None:
    state = late(rural(stocked(*WHEAT_AND_CABBAGE), 0, 2))
    play(state, "load nanzhili-a1", "buy-food 1", "slot s1-1", "load nanzhili-a2", "buy-food 1", "slot s3-1")
    assert rows(state, "coins", "silver") == [0, 2]


def test_yin_e_late_7_a_full_ship_sails_at_once_and_the_next_may_be_loaded() -> None:
    state = stocked("nanzhili-a1", "nanzhili-a2", "nanzhili-a3", "nanzhili-a4")
    ship_piles(aboard(state, "s1-1", "product 1"), ["japan-2", "brunei-1"], ["korea-2"])
    load(late(state), "nanzhili-a1", "nanzhili-a2", "s1-2")
    assert (docked(state)[0], abroad(state, "japan"), row(state, "cubes")) == ("brunei-1", [0, 1], 13)
    load(state, "nanzhili-a3", "nanzhili-a4", "s1-1")
    assert (slot(state, "s1-1"), row(state, "silver")) == (["cube 0", "cube 0"], 2)


def test_yin_e_late_7_also_by_later_players() -> None:
    state = stocked(*WHEAT_AND_CABBAGE)
    grow(grow(hold(state, 1, boat=9), "nanzhili-b1", 1), "nanzhili-b2", 1)
    ship_piles(aboard(state, "s1-1", "cube 1"), ["japan-2", "brunei-1"], ["korea-2"])
    load(late(state), *WHEAT_AND_CABBAGE, "s1-2")
    assert (asked(state), docked(state)[0]) == (1, "brunei-1")
    load(state, "nanzhili-b1", "nanzhili-b2", "s1-2")
    assert slot(state, "s1-2") == ["cube 1", "cube 1"]


def test_yin_e_late_8_products_tea_and_salt_cannot_be_loaded() -> None:
    state = disc_on(stocked(*WHEAT_AND_CABBAGE, "nanzhili-a5", "nanzhili-c5"), "free-salt")
    factory(grow(state, "nanzhili-b1", tile="tea"), "porcelain-red", "huguang-a1-a2", 0, 2, (1, 0))
    late(state)
    assert options(state) == ["load nanzhili-a1", "stop", "sell-food nanzhili-a1", "sell-food nanzhili-a2"]
    assert why(state, "load nanzhili-a5") == ("YIN-E-late-8", "not-late-food")
    assert why(state, "load nanzhili-b1") == ("YIN-E-late-8", "not-late-food")
    assert why(state, "ship porcelain-red") == ("YIN-B-ship-1", "other-phase")
