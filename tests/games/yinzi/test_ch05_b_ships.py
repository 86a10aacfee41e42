"""Section B: supply ships."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import SILVER, SLOTS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    aboard,
    dock,
    docked,
    empty_tile,
    ended,
    factory,
    fortune,
    group,
    grow,
    hold,
    land,
    mill,
    options,
    play,
    row,
    sent,
    ship_piles,
    slot,
    square,
    told,
    told_of,
    transported,
    turn,
    why,
    workers_at,
)


def harbour(*ships: str, boat: int = 9, products: int = 1) -> Yinzi:
    """Seat 0 has porcelain in Huguang; the ships lie at s1 and s3."""
    state = factory(hold(land(), boat=boat), "porcelain-red", "huguang-a1-a2", 0, 3, (products, 0))
    return dock(state, ships[0], None, *ships[1:])


def no_use(state: Yinzi) -> bool:
    return why(play(turn(group(state, 1)), "send cultivate"), "to supply-ships") == ("YIN-B-work-13", "no-use")


def test_yin_b_ship_1_a_worker_for_each_product_tea_cube_or_pair_of_salt() -> None:
    state = grow(grow(grow(harbour("portugal-2", "korea-3"), "nanzhili-a5"), "zhejiang-a5"), "nanzhili-a1", tile="tea")
    sent(state, "supply-ships", 3)
    assert options(state) == ["ship porcelain-red", "load nanzhili-a1", "load nanzhili-a5"]
    play(state, "ship porcelain-red", "load nanzhili-a1")
    assert workers_at(state, "supply-ships") == 2
    play(state, "load nanzhili-a5", "load zhejiang-a5", "slot s3-1")
    assert (workers_at(state, "supply-ships"), ended(state)) == (3, True)
    assert [slot(state, name) for name in ("s1-1", "s1-3", "s3-1")] == [["product 0"], ["cube 0"], ["cube 0", "cube 0"]]


def test_yin_b_ship_1_no_delivery_without_a_worker() -> None:
    state = play(
        sent(grow(harbour("japan-1", "japan-4", products=2), "jiangxi-a3"), "supply-ships", 1),
        "ship porcelain-red",
        "slot s1-1",
    )
    assert why(state, "ship porcelain-red") == ("YIN-B-ship-1", "no-worker-left")


def test_yin_b_ship_1_nothing_else_can_be_shipped() -> None:
    state = sent(grow(harbour("japan-1", "japan-4"), "nanzhili-a1"), "supply-ships", 2)
    assert why(state, "load nanzhili-a1") == ("YIN-B-ship-1", "not-shippable")


def test_yin_b_ship_2_a_silver_at_once_for_every_delivery() -> None:
    state = sent(harbour("japan-1", "japan-4", products=2), "supply-ships", 2)
    play(state, "ship porcelain-red", "slot s1-1")
    assert row(state, "silver") == 1
    play(state, "ship porcelain-red")
    assert row(state, "silver") == 2
    assert told_of(state, "gained") == [("YIN-B-ship-2", 0, (SILVER, 1))] * 2


def test_yin_b_ship_3_a_product_only_into_a_slot_that_demands_it() -> None:
    state = play(sent(harbour("portugal-1", "japan-4"), "supply-ships", 1), "ship porcelain-red")
    assert options(state) == ["slot s1-1", "slot s3-2"]
    assert why(state, "slot s1-2") == ("YIN-B-ship-3", "no-slot")
    play(state, "slot s3-2")
    assert (slot(state, "s3-2"), mill(state, "porcelain-red")[2]) == (["product 0"], [0, 0])


def test_yin_r_70_no_product_in_a_slot_for_another() -> None:
    assert no_use(harbour("japan-3", "korea-3"))


def test_yin_b_ship_3_from_the_factory_where_it_lies_own_or_not() -> None:
    state = factory(harbour("japan-1", products=0), "porcelain-blue", "nanzhili-a1-a2", 1, 2, (1, 1))
    play(sent(state, "supply-ships", 1), "ship porcelain-blue")
    assert (slot(state, "s1-1"), mill(state, "porcelain-blue")[2]) == (["product 0"], [0, 1])
    assert told_of(state, "delivered") == [("YIN-B-ship-3", 0, (SLOTS.index("s1-1"),))]


def test_yin_b_ship_4_tea_only_into_a_tea_slot() -> None:
    state = grow(harbour("japan-3", "korea-2", products=0), "nanzhili-a1", cubes=2, tile="tea")
    play(sent(state, "supply-ships", 1), "load nanzhili-a1")
    assert (slot(state, "s3-2"), square(state, "nanzhili-a1")) == (["cube 0"], ("tea", 0, 1))
    assert "YIN-B-ship-4 delivered" in told(state)
    assert no_use(grow(harbour("japan-3", "korea-3", products=0), "nanzhili-a1", tile="tea"))


def test_yin_r_69_only_whose_cube_it_is_matters_not_who_bought_the_tile() -> None:
    state = empty_tile(harbour("japan-1", products=0), "nanzhili-a1", "tea")
    play(fortune(state, "cultivate", "c01"), "grow nanzhili-a1", "stop")
    play(turn(state), "send cultivate", "to supply-ships", "load nanzhili-a1")
    assert row(state, "silver") == 1


def test_yin_b_ship_5_a_pair_of_salt_of_any_provinces_into_any_slot() -> None:
    state = grow(grow(harbour("japan-3", "korea-2", products=0), "nanzhili-a5"), "huguang-a2", tile="salt")
    play(sent(state, "supply-ships", 1), "load huguang-a2", "load nanzhili-a5")
    assert options(state) == ["slot s1-1", "slot s1-2", "slot s3-1", "slot s3-2"]
    play(state, "slot s3-2")
    assert (slot(state, "s3-2"), row(state, "silver")) == (["cube 0", "cube 0"], 1)
    assert square(state, "nanzhili-a5")[2] == square(state, "huguang-a2")[2] == 0


def test_yin_b_ship_5_both_may_come_from_one_tile() -> None:
    state = grow(harbour("japan-3", products=0), "nanzhili-a1", cubes=2, tile="salt")
    play(sent(state, "supply-ships", 1), "load nanzhili-a1", "load nanzhili-a1", "slot s1-1")
    assert (slot(state, "s1-1"), square(state, "nanzhili-a1")) == (["cube 0", "cube 0"], ("salt", NOBODY, 0))


def test_yin_b_ship_5_one_salt_alone_is_not_shipped() -> None:
    assert no_use(grow(harbour("japan-3", products=0), "nanzhili-a5"))
    state = grow(harbour("japan-1"), "nanzhili-a5")
    assert why(sent(state, "supply-ships", 1), "load nanzhili-a5") == ("YIN-B-ship-5", "no-second-salt")


def test_yin_b_ship_6_a_slot_holds_one_delivery() -> None:
    state = aboard(aboard(harbour("japan-1", "japan-4"), "s1-1", "product 1"), "s3-1", "cube 1", "cube 1")
    grow(grow(state, "nanzhili-a5"), "zhejiang-a5")
    play(sent(state, "supply-ships", 2), "load nanzhili-a5", "load zhejiang-a5")
    assert options(state) == ["slot s1-2", "slot s3-2"]
    assert why(state, "slot s1-1") == ("YIN-B-ship-6", "slot-taken")
    assert why(state, "slot s3-1") == ("YIN-B-ship-6", "slot-taken")


def test_yin_b_ship_6_two_slots_on_asian_ships_three_on_european() -> None:
    state = grow(grow(harbour("japan-3", "spain-1", products=0), "nanzhili-a5"), "zhejiang-a5")
    play(sent(state, "supply-ships", 1), "load nanzhili-a5", "load zhejiang-a5")
    assert options(state) == ["slot s1-1", "slot s1-2", "slot s3-1", "slot s3-2", "slot s3-3"]


@pytest.mark.parametrize(("site", "units"), [("huguang", 2), ("nanzhili", 1), ("jiangxi", 2), ("zhejiang", 1)])
def test_yin_b_ship_7_transport_up_to_and_over_the_coast(site: str, units: int) -> None:
    state = dock(hold(land(), boat=units - 1), "japan-1")
    play(sent(factory(state, "porcelain-red", f"{site}-a2-a3", 0, 2, (1, 0)), "supply-ships", 1), "ship porcelain-red")
    assert told_of(state, "transported") == [("YIN-B-ship-7", 0, (units,))]


def test_yin_b_ship_7_every_single_cube_of_a_pair_needs_it() -> None:
    state = grow(grow(harbour("japan-3", products=0, boat=1), "nanzhili-a5"), "zhejiang-a5")
    play(sent(state, "supply-ships", 1), "load nanzhili-a5", "load zhejiang-a5", "slot s1-1")
    assert transported(state) == 2
    assert no_use(grow(grow(harbour("japan-3", products=0, boat=0), "nanzhili-a5"), "zhejiang-a5"))


def test_yin_b_ship_7_not_beyond_the_capacity() -> None:
    state = factory(harbour("japan-1", "japan-4", boat=0), "porcelain-blue", "nanzhili-a1-a2", 1, 2, (1, 0))
    sent(state, "supply-ships", 2)
    assert options(state) == ["ship porcelain-blue"]
    assert why(state, "ship porcelain-red") == ("YIN-B-ship-7", "transport-missing")


def test_yin_b_ship_7_a_second_salt_too_far_is_said_so() -> None:
    state = harbour("japan-1", products=0, boat=1)
    for name in ("nanzhili-a5", "jiangxi-c1", "zhejiang-a5"):
        grow(state, name)
    play(sent(state, "supply-ships", 1), "load nanzhili-a5")
    assert options(state) == ["load zhejiang-a5"]
    assert why(state, "load jiangxi-c1") == ("YIN-B-ship-7", "transport-missing")


def test_yin_b_ship_8_all_docked_ships_are_equally_near() -> None:
    for name in ("s1-1", "s3-2"):
        state = sent(harbour("japan-1", "japan-4"), "supply-ships", 1)
        play(state, "ship porcelain-red", f"slot {name}")
        assert (slot(state, name), transported(state)) == (["product 0"], 2)


def test_yin_b_ship_9_a_ship_that_arrives_may_be_supplied_in_the_same_action() -> None:
    state = aboard(harbour("japan-1", products=2), "s1-2", "cube 1")
    ship_piles(state, ["japan-2", "japan-4"], ["korea-1"])
    sent(state, "supply-ships", 2)
    play(state, "ship porcelain-red")
    assert docked(state)[0] == "japan-4"
    play(state, "ship porcelain-red")
    assert (slot(state, "s1-2"), row(state, "silver")) == (["product 0"], 2)
