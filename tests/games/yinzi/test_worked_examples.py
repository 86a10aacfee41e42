"""The worked examples of the rulebook, with its own people and numbers."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    EXAMPLE_TRACK,
    aboard,
    abroad,
    army,
    asked,
    begin,
    committed,
    disc_on,
    dock,
    docked,
    ended,
    factory,
    fortune,
    give_resources,
    glories,
    groups,
    grow,
    hold,
    laid_out,
    land,
    land_abroad,
    lay_markets,
    lay_routes,
    lay_track,
    market,
    migrants,
    mill,
    next_rolls,
    on_route,
    on_track,
    options,
    personal,
    play,
    played,
    player,
    points,
    raw,
    row,
    rows,
    sails,
    sent,
    set_rate,
    ship_piles,
    show_factories,
    shown_factories,
    slot,
    square,
    table,
    told_of,
    transported,
    view,
    why,
    won,
    workers_at,
)

MARION, ANGELIKA, TANJA = range(3)  # red, blue and yellow; each example makes the one it speaks of seat 0 or 1


def test_yin_ex_1_marion_takes_workers_fed_and_a_tea_tile() -> None:
    state = begin(lay_track(land(3), *EXAMPLE_TRACK, pile=("maize",)), "bonus")
    assert asked(state) == MARION
    play(state, "bonus feed-workers", "buy-tile column-3", "plant jiangxi-b2")
    assert (row(state, "coins"), square(state, "jiangxi-b2")) == (4 - 1, ("tea", MARION, 2))
    assert on_track(state)[2] == "-"
    play(state, "bonus no-tax", "stop")
    assert on_track(state)[2] == "-", "until all have chosen"
    play(state, "bonus better-sale", "stop")
    assert on_track(state) == ["tea", "salt", "bamboo", "ramie", "cotton", "maize"]
    begin(migrants(state, upper=6), "feeding")
    assert (row(state, "misfortune"), square(state, "jiangxi-b2")[2]) == (0, 2)


def test_yin_ex_2_value_2_with_2_workers_and_a_tax_disc() -> None:
    state = fortune(give_resources(land(), wood=4), "develop-boats", "c06")
    assert (groups(state), row(state, "boat")) == ({"develop-boats": 2}, 0)
    play(state, "tax")
    assert row(state, "taxed") == 1
    play(state, "advance wood", "advance wood", "advance wood")
    assert (ended(state), rows(state, "boat", "wood")) == (True, [3, 1])


def test_yin_ex_3_three_wood_from_capacity_2_to_4() -> None:
    state = fortune(hold(give_resources(land(), wood=3), boat=2), "develop-boats")
    assert player(state)["capacity"] == 2
    play(state, "advance wood", "advance wood", "advance wood")
    assert view(state)["stock"]["wood"] == 14
    assert (player(state)["boat"], player(state)["capacity"]) == (6, 4)


def test_yin_ex_4_bamboo_in_jiangxi_rice_and_fruit_in_zhejiang() -> None:
    state = fortune(land(), "cultivate", "c09")
    play(state, "buy-tile column-4", "plant jiangxi-c2", "grow zhejiang-b1", "grow zhejiang-a1")
    assert rows(state, "coins", "cubes") == [4 - 2, 15 - 5]
    assert [square(state, name) for name in ("jiangxi-c2", "zhejiang-b1", "zhejiang-a1")] == [
        ("bamboo", 0, 2),
        ("rice", 0, 2),
        ("fruit", 0, 1),
    ]
    assert why(state, "grow zhejiang-a2") == ("YIN-B-fortune-4", "no-resolution-left")


def angelika_sells(boat: int) -> Yinzi:
    state = grow(grow(hold(land(), boat=boat), "jiangxi-c1"), "huguang-a1", cubes=2, tile="sugar-cane")
    lay_markets(state, "m2", "m2", "m3", "m2")
    for taken in ("huguang", "nanzhili", "zhejiang"):  # elsewhere there is no room for sugar cane
        for number in (1, 3, 6):
            raw(state, f"{taken}-{number}", 1)
    fortune(state, "sell-urban", "c09")
    return play(state, "sell jiangxi-c1", "sell huguang-a1", "market jiangxi-3")


def test_yin_ex_5_angelika_sells_salt_and_two_sugar_cane_for_seven_coins() -> None:
    state = angelika_sells(boat=1)
    play(state, "sell huguang-a1")
    assert (row(state, "coins"), transported(state)) == (4 + 7, 2)
    assert [market(state, f"jiangxi-{number}") for number in (5, 3, 6)] == [0, 0, 0]


def test_yin_ex_5_with_capacity_1_only_one_sugar_cane() -> None:
    state = angelika_sells(boat=0)
    assert options(state, "sell") == []
    assert why(state, "sell huguang-a1") == ("YIN-B-boat-5", "transport-missing")


def test_yin_ex_6_angelika_builds_a_factory_and_upgrades_two() -> None:
    state = hold(give_resources(factory(land(), "silk-red", "jiangxi-a1-a2", 0, 2), stone=1), coins=8)
    show_factories(state, "paper-red", "silk-blue", pile=("paper-blue",))
    play(fortune(state, "develop-factories", "c09"), "build paper-red", "site jiangxi-b1-b2")
    assert shown_factories(state) == ["silk-blue", "paper-blue"]
    play(state, "upgrade paper-red", "upgrade silk-red")
    assert (mill(state, "paper-red")[1], mill(state, "silk-red")[1]) == (2, 3)
    assert rows(state, "stone", "coins") == [0, 0]


def test_yin_ex_7_marion_takes_two_wood_and_a_stone() -> None:
    state = sent(hold(land(), coins=3), "take-resources", 3)
    play(state, "take wood", "take wood", "take stone")
    assert rows(state, "wood", "stone", "coins") == [2, 1, 0]
    assert (ended(state), workers_at(state, "take-resources"), row(state, "upper")) == (True, 3, 0)


def test_yin_ex_8_tanja_uses_her_own_factory_and_marions() -> None:
    tanja, marion = 0, 1  # the raw material is red, which is Tanja's colour here
    state = raw(raw(migrants(hold(land(), boat=3), lower=1), "huguang-1"), "nanzhili-1")
    factory(state, "porcelain-red", "zhejiang-a1-a2", tanja, 2)
    factory(state, "paper-red", "nanzhili-a1-a2", marion, 2)
    play(sent(state, "produce", 2), "produce porcelain-red", "raw huguang-1")
    assert (workers_at(state, "produce"), transported(state)) == (1, 2)
    play(state, "produce paper-red")
    assert (workers_at(state, "produce"), transported(state), row(state, "lower")) == (3, 2, 0)
    assert (row(state, "coins", tanja), row(state, "coins", marion)) == (4 - 3, 4 + 3)
    assert (mill(state, "porcelain-red")[2], mill(state, "paper-red")[2]) == ([1, 0], [1, 0])
    assert (row(state, "cubes", tanja), ended(state)) == (15, True)


def marion_supplies(boat: int) -> Yinzi:
    state = migrants(hold(land(), boat=boat), lower=1)
    factory(state, "porcelain-red", "huguang-a1-a2", 0, 2, (1, 0))
    factory(state, "porcelain-blue", "nanzhili-a1-a2", 1, 2, (1, 0))
    grow(grow(state, "zhejiang-a5"), "nanzhili-a5")
    dock(state, "portugal-1", None, "japan-1")
    aboard(aboard(aboard(state, "s1-2", "product 1"), "s1-3", "cube 1", "cube 1"), "s3-2", "cube 1")
    land_abroad(land_abroad(state, "portugal", 0, 1), "japan", 0, 3)
    state.european = 1
    ship_piles(state, ["spain-1", "netherlands-1"], ["spain-2", "brunei-1"])
    sent(state, "supply-ships", 2)
    return play(state, "ship porcelain-red", "slot s1-1", "ship porcelain-blue")


def test_yin_ex_9_marion_supplies_three_ships() -> None:
    state = marion_supplies(boat=7)
    assert docked(state) == ["netherlands-1", None, "japan-1", None], "the Dutch ship has come for the Portuguese"
    assert abroad(state, "portugal") == [1, 2]
    play(state, "slot s3-1")
    assert docked(state)[2] == "brunei-1"
    assert (abroad(state, "japan"), abroad(state, "asia")) == ([0, 3], [1, 0])
    play(state, "load nanzhili-a5", "load zhejiang-a5", "slot s3-1")
    assert (row(state, "silver"), transported(state), slot(state, "s3-1")) == (3, 5, ["cube 0", "cube 0"])
    assert (workers_at(state, "supply-ships"), row(state, "lower"), ended(state)) == (3, 0, True)


def test_yin_ex_9_with_capacity_4_the_whole_plan_is_not_possible() -> None:
    state = play(marion_supplies(boat=5), "slot s3-1")
    assert (ended(state), row(state, "silver")) == (True, 2), "one unit is left, the salt needs two"


def test_yin_ex_10_marion_chooses_road_construction() -> None:
    state = committed(lay_routes(land(), "r01", "r02", discard=("r06", "r08")), "river-canal", ANGELIKA)
    sent(state, "imperial-commitments", 3)
    assert why(state, "commit river-canal 0 0") == ("YIN-B-imp-3", "imperial-taken")
    play(state, "commit road-construction 0 0")
    assert rows(state, "committed_workers", "upper") == [2, 1]
    play(begin(state, "rewards"), "choose-route r06")
    assert (row(state, "coins"), personal(state)) == (4 + 3, ["r06"])


def test_yin_ex_11_marion_serves_the_paper_route() -> None:
    state = factory(army(land(3), TANJA, 3), "paper-red", "huguang-a1-a2", ANGELIKA, 2, (1, 0, 0))
    lay_routes(state, "r01", "r05", "r06")
    play(sent(state, "war-routes", 2), "army 2", "serve pile-2")
    assert (view(state)["war_line"], row(state, "coins")) == ([TANJA, MARION], 4 + 2)
    assert on_route(state, 1) == ["product 0"]
    begin(state, "routes")
    assert (won(state), points(state, "routes"), row(state, "pieces")) == (["r05"], 2, 8)


def test_yin_ex_12a_thirteen_workers_would_need_five_food() -> None:
    state = hold(land(), coins=0, upper=2, army=4, committed_workers=4, lying=3)
    begin(state, "feeding")
    assert row(state, "misfortune") == 5


@pytest.mark.parametrize(("in_war", "missing"), [(4, 1), (6, 2)])
def test_yin_ex_12b_eleven_workers_two_rice_and_two_fruit(in_war: int, missing: int) -> None:
    """With thirteen workers and the same cubes she would take two tiles."""
    state = hold(land(), coins=0, upper=2, army=in_war, committed_workers=5)
    begin(grow(grow(grow(state, "jiangxi-a4", cubes=2), "jiangxi-a1"), "jiangxi-b3"), "feeding")
    play(state, "eat jiangxi-a4", "eat jiangxi-a4", "eat jiangxi-a1", "eat jiangxi-b3")
    assert (ended(state), row(state, "misfortune")) == (True, missing)


def test_yin_ex_13_three_armies_against_six() -> None:
    tanja, marion, angelika = 0, 1, 2
    state = lay_routes(land(3), "r03", "r04", "r06")
    army(army(army(state, tanja, 3), marion, 3), angelika, 2)
    assert view(state)["enemy"] == 6
    begin(state, "war")
    assert told_of(state, "war-won") == [("YIN-D-glory-4", NOBODY, (8, 6))]
    assert [glories(state)[seat] for seat in (tanja, marion, angelika)] == [(1, 0), (0, 1), (0, 0)]


def marion_owes_two() -> Yinzi:
    state = grow(hold(land(), coins=5, silver=1), "jiangxi-a3")
    return begin(set_rate(played(state, 0, "c10", "c11", "c12"), 10), "taxation")


def test_yin_ex_14_marion_cannot_pay_and_keeps_her_wheat() -> None:
    state = play(marion_owes_two(), "pay coins")
    assert (rows(state, "silver", "coins", "misfortune"), square(state, "jiangxi-a3")[2]) == ([0, 0, 1], 1)


def test_yin_ex_14_selling_the_wheat_would_not_help() -> None:
    state = play(marion_owes_two(), "sell-food jiangxi-a3", "pay coins")
    assert rows(state, "silver", "coins", "misfortune") == [0, 0, 1]


def test_yin_ex_15_ten_coins_for_a_bag_and_a_bag_for_ten_coins() -> None:
    state = fortune(set_rate(hold(land(), coins=0, silver=1), 10), "cultivate", "c01")
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert rows(state, "silver", "coins") == [0, 10 - 1]
    state = begin(set_rate(played(hold(land(), coins=10), 0, "c05", "c06", "c07"), 10), "taxation")
    assert rows(state, "coins", "misfortune") == [0, 0]


def test_yin_ex_16_value_3_and_a_tax_disc_are_four_resolutions_and_no_fifth() -> None:
    state = play(fortune(land(), "cultivate", "c09"), "tax")
    for name in ("jiangxi-a1", "jiangxi-a2", "jiangxi-a3", "jiangxi-b1"):
        play(state, f"grow {name}")
    assert options(state, "grow") == []
    assert why(state, "grow jiangxi-b3") == ("YIN-B-fortune-4", "no-resolution-left")


@pytest.mark.parametrize(
    ("before", "unloaded", "there", "general"),
    [(2, 2, 4, 0), (1, 3, 4, 0), (2, 3, 5, 0), (0, 3, 3, 0), (3, 1, 3, 1), (3, 2, 3, 2), (3, 3, 3, 3)],
)
def test_yin_ex_17_nation_space_before_and_after_a_ship_unloads(
    before: int, unloaded: int, there: int, general: int
) -> None:
    state = dock(land_abroad(land(), "portugal", 0, before), "portugal-1")
    for number in range(1, unloaded + 1):
        aboard(state, f"s1-{number}", "product 0")
    sails(state)
    assert (sum(abroad(state, "portugal")), sum(abroad(state, "europe"))) == (there, general)


def test_yin_ex_18_road_construction_with_an_empty_discard_pays_five_coins() -> None:
    state = begin(committed(lay_routes(land(), "r01"), "road-construction"), "rewards")
    assert (ended(state), row(state, "coins"), personal(state)) == (True, 4 + 5, [])


@pytest.mark.parametrize(("total", "silver"), [(3, 0), (5, 0), (6, 1), (8, 1), (9, 2), (12, 2)])
def test_yin_ex_19_what_tax_sums_cost(total: int, silver: int) -> None:
    state = hold(played(land(), 0, "c01", "c02", "c03"), taxed=total - 3, silver=2)
    assert row(begin(state, "taxation"), "silver") == 2 - silver


def test_yin_ex_20_a_coin_space_between_two_filled_spaces() -> None:
    state = raw(raw(grow(land(), "jiangxi-a1", cubes=2, tile="cotton"), "jiangxi-2"), "jiangxi-4")
    disc_on(factory(state, "paper-red", "jiangxi-b1-b2", 0, 2), "extra-urban-sale")
    play(fortune(state, "sell-urban", "c01"), "sell jiangxi-a1")
    assert why(state, "market jiangxi-1") == ("YIN-B-urban-6", "neighbours-filled")
    play(state, "market jiangxi-3", "stop")
    play(sent(state, "produce", 1), "produce paper-red", "raw jiangxi-4")
    coins = row(state, "coins")
    play(state, "spend extra-urban-sale", "sell jiangxi-a1", "market jiangxi-1")
    assert row(state, "coins") == coins + 3


def test_yin_ex_21_three_players() -> None:
    state = laid_out(3)
    assert (len(state.display), len(state.mills)) == (3, 9)
    state = table(3)
    shown = view(state)
    assert (len(shown["track"]), shown["tile_pile"]) == (6, 18)
    assert (len(shown["docks"]), [pile["size"] for pile in shown["ship_piles"]]) == (3, [7, 6])
    assert (len(shown["factories"]), len(shown["display"]), shown["factory_pile"]) == (3, 3, 6)
    assert (len(shown["routes"]), shown["route_discard"]["size"]) == (3, 4)


def test_yin_ex_22_two_two_and_one_discs_in_a_section() -> None:
    state = land(3)
    for name, seat in (("free-rice", 0), ("free-wood", 0), ("free-stone", 1), ("free-coins", 1), ("free-transport", 2)):
        disc_on(state, name, seat)
    assert [points(state, "innovations", seat) for seat in range(3)] == [1, 1, 0]
    state = disc_on(disc_on(disc_on(land(3), "free-rice", 0), "free-wood", 0), "free-stone", 1)
    assert [points(state, "innovations", seat) for seat in range(3)] == [2, 0, 0]


def test_yin_ex_23_from_9_to_10_back_to_9_and_staying() -> None:
    state = next_rolls(land(), 5, 3, 3)
    shown = []
    for number in (1, 2, 3):
        state.round = number
        begin(state, "administration")
        shown.append((view(state)["rate"], view(state)["die"]))
    assert shown == [(10, 5), (9, 3), (9, 3)]
