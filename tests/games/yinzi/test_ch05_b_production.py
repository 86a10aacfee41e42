"""Section B: produce. Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS, FACTORIES, PRODUCTS, SILVER, SPACES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    begin,
    can,
    dock,
    ended,
    factory,
    fortune,
    group,
    hold,
    land,
    lay_routes,
    market,
    mill,
    options,
    play,
    raw,
    row,
    ruin,
    sent,
    told_of,
    turn,
    why,
    workers_at,
)

PORCELAIN = "porcelain-red"


def works(owner: int = 0, level: int = 2, cubes: int = 1, made: tuple[int, ...] = ()) -> Yinzi:
    """A red porcelain factory in Zhejiang, and so many red cubes on Zhejiang's market."""
    state = factory(land(), PORCELAIN, "zhejiang-a1-a2", owner, level, made)
    for number in range(1, cubes + 1):
        raw(state, f"zhejiang-{number}")
    return state


def no_use(state: Yinzi, workers: int = 4) -> bool:
    return why(play(turn(group(state, workers)), "send cultivate"), "to produce") == ("YIN-B-work-13", "no-use")


def test_yin_b_prod_1_any_number_of_factories_each_at_most_once() -> None:
    state = factory(works(cubes=3), "paper-red", "zhejiang-b1-b2", 0, 2)
    sent(state, "produce", 3)
    assert options(state) == ["produce paper-red", "produce porcelain-red"]
    play(state, "produce porcelain-red", "raw zhejiang-1")
    assert options(state) == ["produce paper-red", "stop"]
    assert why(state, "produce porcelain-red") == ("YIN-B-prod-1", "factory-used")
    play(state, "produce paper-red", "raw zhejiang-2")
    assert (ended(state), workers_at(state, "produce"), row(state, "upper")) == (True, 2, 1)


def test_yin_b_prod_1_own_ones_of_any_level_and_others_of_level_2_and_3() -> None:
    state = hold(land(), coins=9, silver=1)
    raw(state, "zhejiang-1")
    for level, name, site in ((1, "silk-red", "a1-a2"), (2, "paper-red", "b1-b2"), (3, PORCELAIN, "c1-c2")):
        factory(state, name, f"zhejiang-{site}", 1, level)
    assert options(sent(state, "produce", 3)) == ["produce paper-red", "produce porcelain-red"]
    assert why(state, "produce silk-blue") == ("YIN-B-prod-1", "not-built")


def test_yin_b_prod_1_other_choices_have_to_wait() -> None:
    state = sent(works(cubes=2), "produce", 2)
    assert why(state, "take wood") == ("YIN-B-res-1", "finish-first")
    play(state, "produce porcelain-red")
    assert why(state, "produce porcelain-red") == ("YIN-B-prod-1", "finish-first")


def test_yin_b_prod_2_the_product_is_a_piece_of_the_producer_on_that_factory() -> None:
    state = play(sent(hold(works(1), coins=3), "produce", 2), "produce porcelain-red")
    assert (mill(state, PORCELAIN), row(state, "pieces")) == ((1, 2, [1, 0]), 7)
    assert told_of(state, "produced") == [
        ("YIN-B-prod-2", 0, (FACTORIES.index(PORCELAIN), PRODUCTS.index("porcelain")))
    ]


def test_yin_b_prod_3_raw_material_of_the_printed_colour_from_any_space_of_any_market() -> None:
    state = raw(raw(raw(hold(works(cubes=0), boat=9), "huguang-5"), "jiangxi-1"), "nanzhili-3", 1)
    play(sent(state, "produce", 1), "produce porcelain-red")
    assert options(state) == ["raw huguang-5", "raw jiangxi-1"]
    assert why(state, "raw nanzhili-3") == ("YIN-B-prod-3", "no-raw-material")


def test_yin_b_prod_3_nobody_is_paid_for_it() -> None:
    state = factory(raw(land(), "huguang-1", 1), "paper-blue", "huguang-a1-a2", 0, 2)
    play(sent(state, "produce", 1), "produce paper-blue")
    assert (row(state, "coins"), row(state, "coins", 1)) == (4, 4)


def test_yin_b_prod_3_not_of_another_colour() -> None:
    assert no_use(raw(works(cubes=0), "zhejiang-1", 1))
    assert no_use(raw(raw(works(cubes=0), "zhejiang-1", 1), "huguang-1")), "the right one is too far"
    assert options(sent(raw(works(level=3), "zhejiang-2", 1), "produce", 1)) == ["produce porcelain-red"]


@pytest.mark.parametrize(("level", "workers"), [(1, 2), (2, 1), (3, 1)])
def test_yin_b_prod_5_workers_of_an_own_factory(level: int, workers: int) -> None:
    """YIN-B-prod-4: two at level I. YIN-B-prod-5: one at level II. YIN-B-prod-6: one at level III."""
    state = play(sent(works(level=level), "produce", workers), "produce porcelain-red")
    assert (workers_at(state, "produce"), mill(state, PORCELAIN)[2]) == (workers, [1, 0])
    assert (row(state, "coins"), market(state, "zhejiang-1")) == (4, NOBODY)


def test_yin_b_prod_4_one_worker_is_not_enough_at_level_1() -> None:
    assert no_use(works(level=1), 1)
    state = factory(works(level=2, cubes=2), "silk-red", "zhejiang-b1-b2", 0, 1)
    play(sent(state, "produce", 2), "produce porcelain-red", "raw zhejiang-1")
    assert row(state, "upper") == 1, "nothing else can be done with one worker"


def test_yin_b_prod_6_own_level_3_makes_two_products_of_two_raw_materials_with_one_worker() -> None:
    state = sent(works(level=3, cubes=3), "produce", 1)
    assert options(state) == ["produce porcelain-red", "double porcelain-red"]
    play(state, "double porcelain-red", "raw zhejiang-1", "raw zhejiang-3")
    assert (mill(state, PORCELAIN)[2], workers_at(state, "produce")) == ([2, 0], 1)
    assert [market(state, f"zhejiang-{number}") for number in (1, 2, 3)] == [NOBODY, 0, NOBODY]


def test_yin_b_prod_6_not_with_one_raw_material_nor_at_lower_levels() -> None:
    assert options(sent(works(level=3, cubes=1), "produce", 1)) == ["produce porcelain-red"]
    state = sent(works(level=2, cubes=2), "produce", 2)
    assert options(state) == ["produce porcelain-red"]
    assert why(state, "double porcelain-red") == ("YIN-B-prod-6", "own-level-three")


def test_yin_b_prod_6_both_raw_materials_must_be_within_reach() -> None:
    state = raw(works(level=3, cubes=1), "huguang-1")
    assert options(sent(hold(state, boat=0), "produce", 1)) == ["produce porcelain-red"]
    state = raw(raw(works(level=3, cubes=0), "jiangxi-1"), "huguang-1")
    play(sent(hold(state, boat=3), "produce", 1), "double porcelain-red")
    assert options(state) == ["raw huguang-1", "raw jiangxi-1"]
    state = raw(raw(raw(works(level=3, cubes=0), "jiangxi-1"), "jiangxi-2"), "huguang-1")
    play(sent(hold(state, boat=1), "produce", 1), "double porcelain-red")
    assert options(state) == ["raw jiangxi-1", "raw jiangxi-2"], "from Huguang both units would be gone"


def test_yin_b_prod_7_another_seats_level_2_costs_three_coins_to_the_owner_and_two_workers() -> None:
    state = play(sent(works(1), "produce", 2), "produce porcelain-red")
    assert (row(state, "coins"), row(state, "coins", 1)) == (1, 7)
    assert (workers_at(state, "produce"), mill(state, PORCELAIN)) == (2, (1, 2, [1, 0]))
    assert told_of(state, "paid") == [("YIN-B-prod-7", 0, (COINS, 3))]


def test_yin_b_prod_7_not_with_less() -> None:
    assert no_use(works(1), 1)
    assert no_use(hold(works(1), coins=2), 2)


def test_yin_b_prod_8_another_seats_level_3_costs_a_silver_to_the_owner_and_one_worker() -> None:
    state = play(sent(hold(works(1, level=3), silver=1), "produce", 1), "produce porcelain-red")
    assert (row(state, "silver"), row(state, "silver", 1), row(state, "coins", 1)) == (0, 1, 4)
    assert (workers_at(state, "produce"), mill(state, PORCELAIN)) == (1, (1, 3, [1, 0]))
    assert told_of(state, "paid") == [("YIN-B-prod-8", 0, (SILVER, 1))]


def test_yin_b_prod_8_never_two_products_and_not_without_silver() -> None:
    state = sent(hold(works(1, level=3, cubes=2), silver=2), "produce", 2)
    assert options(state) == ["produce porcelain-red"]
    assert why(state, "double porcelain-red") == ("YIN-B-prod-6", "own-level-three")
    assert no_use(hold(works(1, level=3), coins=8), 1)


def test_yin_b_prod_9_the_owner_cannot_refuse() -> None:
    """YIN-R-71: nobody else is asked."""
    state = play(sent(works(1), "produce", 2), "produce porcelain-red")
    assert (ended(state), mill(state, PORCELAIN)[2]) == (True, [1, 0])


def test_yin_b_prod_9_level_1_of_others_and_ownerless_factories_are_closed() -> None:
    state = ruin(factory(works(), "silk-red", "jiangxi-a1-a2", 1), "paper-red", "jiangxi-b1-b2")
    sent(state, "produce", 4)
    assert options(state) == ["produce porcelain-red"]
    assert why(state, "produce silk-red") == ("YIN-B-prod-9", "factory-closed")
    assert why(state, "produce paper-red") == ("YIN-B-prod-9", "factory-closed")


def test_yin_r_71_the_own_factory_always_works_at_its_own_rates() -> None:
    state = play(sent(hold(works(level=3), coins=0), "produce", 1), "produce porcelain-red")
    assert (row(state, "coins"), row(state, "silver"), mill(state, PORCELAIN)[2]) == (0, 0, [1, 0])


@pytest.mark.parametrize(("level", "room"), [(1, 1), (2, 2), (3, 3)])
def test_yin_b_prod_10_a_factory_holds_as_many_products_of_all_seats_as_its_level(level: int, room: int) -> None:
    assert no_use(works(level=level, made=(0, room)))
    other = {1: (0, 0), 2: (1, 0), 3: (1, 1)}[level]
    state = play(sent(works(level=level, made=other), "produce", 2), "produce porcelain-red")
    assert sum(mill(state, PORCELAIN)[2]) == room


def test_yin_b_prod_10_a_full_factory_says_so() -> None:
    state = factory(works(cubes=2), "silk-red", "zhejiang-b1-b2", 0, 1, (0, 1))
    assert why(sent(state, "produce", 2), "produce silk-red") == ("YIN-B-prod-10", "factory-full")


def test_yin_r_73_level_3_with_room_or_pieces_for_one_makes_only_one() -> None:
    state = sent(works(level=3, cubes=2, made=(0, 2)), "produce", 1)
    assert options(state) == ["produce porcelain-red"]
    assert why(state, "double porcelain-red") == ("YIN-B-prod-10", "factory-full")
    state = sent(hold(works(level=3, cubes=2), pieces=1), "produce", 1)
    assert options(state) == ["produce porcelain-red"]
    assert why(state, "double porcelain-red") == ("YIN-L-product-1", "no-piece-left")


@pytest.mark.parametrize(("market_of", "units"), [("zhejiang", 0), ("nanzhili", 1), ("jiangxi", 1), ("huguang", 2)])
def test_yin_b_prod_11_a_unit_per_border_for_each_raw_material(market_of: str, units: int) -> None:
    state = raw(hold(works(cubes=0), boat=1), f"{market_of}-1")
    play(sent(state, "produce", 1), "produce porcelain-red")
    assert told_of(state, "transported") == ([("YIN-B-prod-11", 0, (units,))] if units else [])


def test_yin_b_prod_11_not_beyond_the_capacity_of_the_turn() -> None:
    assert no_use(raw(hold(works(cubes=0), boat=0), "huguang-1"))
    state = factory(raw(raw(works(cubes=0), "jiangxi-1"), "jiangxi-2"), "paper-red", "zhejiang-b1-b2", 0, 2)
    play(sent(hold(state, boat=0), "produce", 2), "produce porcelain-red", "raw jiangxi-1")
    assert ended(state), "the only unit is used"


def test_yin_b_prod_11_a_choice_only_within_reach() -> None:
    state = raw(raw(raw(hold(works(cubes=0), boat=0), "jiangxi-1"), "nanzhili-1"), "huguang-1")
    play(sent(state, "produce", 1), "produce porcelain-red")
    assert options(state) == ["raw nanzhili-1", "raw jiangxi-1"]
    assert why(state, "raw huguang-1") == ("YIN-B-boat-5", "transport-missing")


def test_yin_b_prod_12_the_cube_goes_home_and_the_space_is_free_at_once() -> None:
    """YIN-R-72: to its owner, whoever used it."""
    state = factory(raw(land(), "huguang-2", 1), "paper-blue", "huguang-a1-a2", 0, 2)
    assert row(state, "cubes", 1) == 14
    play(sent(state, "produce", 1), "produce paper-blue")
    assert (market(state, "huguang-2"), row(state, "cubes", 1), row(state, "cubes")) == (NOBODY, 15, 15)
    assert told_of(state, "raw-used") == [("YIN-B-prod-12", 0, (SPACES.index("huguang-2"), 1))]


def test_yin_r_72_used_raw_material_circulates() -> None:
    state = factory(raw(hold(land(), cubes=1), "huguang-2"), "paper-red", "huguang-a1-a2", 0, 2)
    assert row(state, "cubes") == 0
    play(sent(state, "produce", 1), "produce paper-red")
    assert can(fortune(state, "cultivate", "c01"), "grow jiangxi-c1")


def test_yin_b_prod_13_the_owner_of_the_factory_has_no_claim_on_products() -> None:
    state = dock(hold(works(0, made=(0, 1)), boat=9), "japan-1")
    play(turn(group(state, 1)), "send cultivate")
    assert why(state, "to supply-ships") == ("YIN-B-work-13", "no-use")
    lay_routes(state, "r02")
    play(state, "to war-routes", "army 1")
    assert ended(state), "nor for a route"


def test_yin_b_prod_13_products_stay_until_they_are_shipped() -> None:
    state = works(made=(1, 1))
    begin(state, "feeding", "war", "routes", "rewards", "taxation", "late", "administration")
    assert mill(state, PORCELAIN) == (0, 2, [1, 1])
