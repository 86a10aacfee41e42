"""Section B: ships sail and arrive."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import AREAS, DOCKS, GOODS, SHIPS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    EXAMPLE_TRACK,
    aboard,
    abroad,
    asked,
    begin,
    disc_of,
    disc_on,
    dock,
    docked,
    envoys,
    factory,
    fortune,
    grow,
    hold,
    land,
    land_abroad,
    lay_track,
    on_track,
    options,
    play,
    points,
    question,
    row,
    rural,
    sails,
    send_envoys,
    sent,
    ship_pile,
    ship_piles,
    slot,
    told,
    told_of,
)


def almost_full(ship: str = "japan-1", state: Yinzi | None = None) -> Yinzi:
    """A ship at s1 that lacks only the porcelain of seat 0; a tea cube of seat 1 is aboard."""
    state = factory(hold(state or land(), boat=9), "porcelain-red", "huguang-a1-a2", 0, 2, (1, 0))
    ship_piles(state, ["japan-2", "brunei-3"], ["korea-1", "korea-2"])
    return aboard(dock(state, ship, None, "japan-3"), "s1-2", "cube 1")


def fill(state: Yinzi, workers: int = 2) -> Yinzi:
    return play(sent(state, "supply-ships", workers), "ship porcelain-red")


def test_yin_b_sail_1_a_full_ship_sails_before_the_next_delivery() -> None:
    state = grow(almost_full(), "nanzhili-a1", tile="tea")
    fill(state)
    assert (docked(state)[0], slot(state, "s1-1"), slot(state, "s1-2")) == ("brunei-3", [], [])
    assert "YIN-B-sail-1 sailed" in told(state)


def test_yin_b_sail_1_not_while_a_slot_is_free() -> None:
    state = fill(almost_full("portugal-1"))
    assert (docked(state)[0], slot(state, "s1-1")) == ("portugal-1", ["product 0"])
    assert told_of(state, "sailed") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_yin_b_sail_2_who_has_a_piece_aboard_may_add_an_emissary(seat: int) -> None:
    state = fill(disc_on(almost_full(), "emissary-japan", seat))
    assert (question(state), asked(state), options(state)) == ("add-emissary", seat, ["emissary", "decline"])
    assert docked(state)[0] == "japan-1", "it has not left yet"
    play(state, "emissary")
    assert (envoys(state, "japan")[seat], docked(state)[0]) == (1, "brunei-3")


def test_yin_b_sail_2_or_not() -> None:
    state = play(fill(disc_on(almost_full(), "emissary-japan", 1)), "decline")
    assert (envoys(state, "japan"), disc_of(state, "emissary-japan")) == ([0, 0], 1)


def test_yin_b_sail_2_only_of_that_nation_and_only_with_a_piece_aboard() -> None:
    assert question(fill(disc_on(almost_full(), "emissary-korea", 1))) != "add-emissary"
    state = almost_full(state=land(3))
    assert question(fill(disc_on(state, "emissary-japan", 2))) != "add-emissary"


def test_yin_r_34_pieces_are_judged_by_colour_a_bought_cube_too() -> None:
    state = disc_on(rural(land(), 0, 2), "emissary-japan", 1)
    aboard(dock(state, "japan-1"), "s1-1", "cube 0", "cube 0")
    play(begin(state, "late"), "buy-food 1", "buy-food 1", "slot s1-2")
    assert (question(state), asked(state)) == ("add-emissary", 1)


def unload(nation: str, before: int, products: int) -> tuple[int, int]:
    """So many products lie at *nation* and so many come: how many are there, and in its general area, then?"""
    european = nation in ("portugal", "spain", "netherlands")
    state = dock(land_abroad(land(), nation, 0, before), "portugal-1" if european else "japan-4")
    for number in range(1, products + 1):
        aboard(state, f"s1-{number}", "product 0")
    sails(state)
    return sum(abroad(state, nation)), sum(abroad(state, "europe" if european else "asia"))


@pytest.mark.parametrize("before", [0, 1, 2])
def test_yin_b_sail_3_products_go_to_the_nation_space_while_fewer_than_three_lie_there(before: int) -> None:
    assert unload("japan", before, 1) == (before + 1, 0)


@pytest.mark.parametrize("nation", ["japan", "portugal"])
def test_yin_b_sail_3_else_to_the_general_area(nation: str) -> None:
    assert unload(nation, 3, 1) == (3, 1)
    assert unload(nation, 4, 2) == (4, 2)


def test_yin_b_sail_3_each_product_stays_its_owners() -> None:
    state = aboard(aboard(dock(land(), "japan-4"), "s1-1", "product 0"), "s1-2", "product 1")
    sails(state)
    assert abroad(state, "japan") == [1, 1]
    assert [(rule, seat) for rule, seat, _ in told_of(state, "landed")] == [("YIN-B-sail-3", 0), ("YIN-B-sail-3", 1)]


@pytest.mark.parametrize(("nation", "before", "products"), [("japan", 2, 2), ("portugal", 1, 3), ("portugal", 2, 3)])
def test_yin_b_sail_4_all_products_of_a_ship_go_to_the_same_place(nation: str, before: int, products: int) -> None:
    """YIN-R-35: what counts is how many lay there before."""
    assert unload(nation, before, products) == (before + products, 0)


def test_yin_b_sail_5_emissaries_move_along_and_do_not_count_toward_the_three() -> None:
    state = send_envoys(land_abroad(almost_full(), "japan", 2), "japan", 0, 2)
    disc_on(state, "emissary-japan", 0)
    play(fill(state), "emissary")
    assert (envoys(state, "japan"), abroad(state, "japan"), abroad(state, "asia")) == ([3, 0], [3, 0], [0, 0])
    assert sum(state.emissary) == 0


def test_yin_b_sail_6_cubes_go_home_and_the_ship_to_the_box() -> None:
    state = fill(almost_full())
    assert row(state, "cubes", 1) == 15
    assert "japan-1" not in docked(state)
    assert SHIPS.index("japan-1") not in [*state.ships[0], *state.ships[1], *state.boxed]
    assert points(state, "products", 1) + points(state, "unshipped", 1) == 0


@pytest.mark.parametrize("at", DOCKS)
def test_yin_b_sail_6_other_ships_keep_what_they_carry(at: str) -> None:
    state = dock(land(4), "japan-4", "portugal-1", "korea-4", "portugal-2")
    for name in DOCKS:
        aboard(aboard(state, f"{name}-1", "cube 0", "cube 1"), f"{name}-2", "product 2")
    sails(state, at)
    left = [name for name in DOCKS if slot(state, f"{name}-1") + slot(state, f"{name}-2")]
    assert left == [name for name in DOCKS if name != at]
    assert all(slot(state, f"{name}-1") == ["cube 0", "cube 1"] for name in left)
    assert [row(state, "cubes", seat) for seat in range(2)] == [15 - 3, 15 - 3]
    assert sum(sum(abroad(state, area)) for area in AREAS) == 1


@pytest.mark.parametrize(("at", "pile"), [("s1", 0), ("s2", 0), ("s3", 1), ("s4", 1)])
def test_yin_b_sail_7_the_top_ship_of_the_adjacent_pile_docks_and_the_next_is_turned_up(at: str, pile: int) -> None:
    state = dock(land(4), "japan-1", "japan-2", "japan-3", "japan-4")
    ship_piles(state, ["korea-1", "korea-2"], ["brunei-1", "brunei-2"])
    sails(state, at)
    came, next_up = [("korea-2", "korea-1"), ("brunei-2", "brunei-1")][pile]
    assert docked(state)[DOCKS.index(at)] == came
    assert ship_pile(state, pile) == (1, next_up)
    assert told_of(state, "ship-docked") == [("YIN-B-sail-7", NOBODY, (SHIPS.index(came), DOCKS.index(at)))]
    assert told_of(state, "ship-shown") == [("YIN-B-sail-7", NOBODY, (SHIPS.index(next_up),))]


def test_yin_b_sail_7_the_last_ship_of_a_pile_docks_and_none_is_turned_up() -> None:
    state = dock(land(4), "japan-1", "japan-2", "japan-3", "japan-4")
    ship_piles(state, ["korea-1"], ["brunei-1"])
    sails(state, "s1")
    assert (docked(state)[0], ship_pile(state, 0)) == ("korea-1", (0, None))
    assert told_of(state, "ship-shown") == []


def test_yin_b_sail_7_an_exhausted_pile_leaves_the_space_empty() -> None:
    state = ship_piles(almost_full(), [], ["korea-1"])
    fill(state)
    assert (docked(state)[0], ship_pile(state, 0)) == (None, (0, None))


def arrival(*ships: str, pile: tuple[str, ...] = ("tea",)) -> Yinzi:
    state = lay_track(dock(land(), "japan-1", None, "japan-2"), *EXAMPLE_TRACK, pile=pile)
    return ship_piles(state, ["korea-1", *ships], ["brunei-1"])


def test_yin_b_sail_8_the_first_european_ship_that_docks_brings_potato_and_maize_into_the_pile() -> None:
    state = sails(arrival("portugal-1", pile=("tea",) * 6))
    assert [state.tiles.count(GOODS.index(good)) for good in ("tea", "potato", "maize")] == [6, 4, 4]
    assert "YIN-B-sail-8 europe-arrived" in told(state)
    assert state.tiles != sorted(state.tiles), "they are shuffled in"


def test_yin_b_sail_8_only_once() -> None:
    state = sails(sails(arrival("spain-1", "portugal-1")))
    assert (docked(state)[0], len(state.tiles)) == ("spain-1", 1 + 8)


def test_yin_b_sail_8_not_with_an_asian_ship() -> None:
    state = sails(arrival("brunei-2"))
    assert (len(state.tiles), told_of(state, "europe-arrived")) == (1, [])


def test_yin_r_55_only_docking_counts_and_gaps_wait_for_the_next_refill() -> None:
    state = sails(arrival("portugal-1", "brunei-2", pile=()))
    assert (ship_pile(state, 0), state.tiles) == ((2, "portugal-1"), [])
    lay_track(state, "tea", "salt", pile=())
    sails(state)
    assert (len(state.tiles), on_track(state)) == (8, ["tea", "salt", "-", "-", "-", "-"])
    play(fortune(state, "cultivate", "c01"), "buy-tile column-1", "plant jiangxi-a1")
    assert "-" not in on_track(state)
