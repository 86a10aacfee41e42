"""The innovations one by one. Those of the imperial action and of D-I: test_ch05_b_imperial, test_ch05_d_war."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS, GOODS, NATIONS, ROUTES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    EXAMPLE_TRACK,
    aboard,
    army,
    asked,
    begin,
    can,
    disc_of,
    disc_on,
    discarded,
    dock,
    done,
    ended,
    envoys,
    factory,
    fortune,
    give_resources,
    group,
    grow,
    hold,
    land,
    lay_markets,
    lay_routes,
    lay_track,
    market,
    migrants,
    mill,
    my_turn,
    on_route,
    on_track,
    options,
    own_route,
    personal,
    play,
    points,
    question,
    raw,
    row,
    rows,
    ruin,
    rural,
    sails,
    sent,
    set_rate,
    show_factories,
    slot,
    square,
    tiles_on_board,
    told,
    told_of,
    transported,
    turn,
    view,
    why,
    won,
)

# Using discs.


def test_yin_i_use_1_own_discs_are_taken_back_in_the_own_turn() -> None:
    """YIN-R-1: the rulebook's "not" is a slip."""
    state = my_turn(disc_on(disc_on(army(land(), 0, 2), "fruitful-war"), "personal-route"))
    play(lay_routes(state, "r01", discard=("r06",)), "spend fruitful-war", "spend personal-route", "choose-route r06")
    assert (disc_of(state, "fruitful-war"), disc_of(state, "personal-route"), row(state, "discs")) == (-1, -1, 20)


def test_yin_r_1_and_in_the_step_they_belong_to() -> None:
    state = begin(disc_on(army(lay_routes(land(), "r01"), 0, 2), "weak-enemies"), "war")
    assert can(state, "spend weak-enemies")


def test_yin_i_use_1_not_those_of_others_nor_in_the_turn_of_another() -> None:
    state = my_turn(disc_on(disc_on(army(army(land(), 1, 2), 0, 1), "fruitful-war", 1), "extra-plantation", 1))
    assert why(state, "spend fruitful-war") == ("YIN-I-use-1", "no-disc-there")
    assert why(state, "spend fruitful-war", seat=1) == ("YIN-B-frame-2", "other-turn")


def test_yin_i_use_2_not_in_the_turn_in_which_it_was_placed() -> None:
    state = fortune(grow(land(), "jiangxi-c1"), "innovations")
    play(state, "innovate extra-urban-sale")
    assert why(state, "spend extra-urban-sale") == ("YIN-I-use-2", "placed-this-turn")
    play(state, "stop")
    assert can(my_turn(state), "spend extra-urban-sale")


def test_yin_i_use_2_nor_can_it_help_otherwise() -> None:
    state = fortune(hold(land(), coins=0), "innovations")
    play(state, "innovate free-coins")
    disc_on(state, "extra-plantation")
    assert why(state, "spend extra-plantation") == ("YIN-I-imp-3", "no-tile-possible")


def test_yin_i_use_3_a_disc_is_taken_only_for_an_effect_used_at_that_moment() -> None:
    state = my_turn(disc_on(disc_on(land(), "free-rice"), "free-transport"))
    assert options(state) == ["play c01"], "nothing to use them for"
    assert why(my_turn(disc_on(land(), "extra-urban-sale")), "spend extra-urban-sale") == (
        "YIN-I-imp-2",
        "nothing-to-sell",
    )


def test_yin_i_use_3_a_second_rice_serves_a_further_demand_of_the_same_occasion() -> None:
    state = dock(disc_on(hold(land(), boat=9), "free-rice"), "japan-1", None, "japan-2")
    begin(grow(grow(state, "nanzhili-a1"), "nanzhili-a2"), "late")
    play(state, "load nanzhili-a1", "free rice", "slot s1-1")
    assert disc_of(state, "free-rice") == NOBODY
    play(state, "load nanzhili-a2", "free rice", "slot s3-1")
    assert (row(state, "silver"), slot(state, "s3-1")) == (2, ["cube 0", "virtual"])
    assert told_of(state, "virtual-good") == [("YIN-I-use-3", 0, (GOODS.index("rice"),))]


def test_yin_i_use_3_a_second_coin_too() -> None:
    state = sent(disc_on(hold(land(), coins=1), "free-coins"), "take-resources", 3)
    play(state, "take wood", "pay free-coins")
    assert row(state, "coins") == 1
    play(state, "take wood")
    assert (rows(state, "coins", "wood"), question(state)) == ([1, 2], "take-resource")


def test_yin_r_75_what_is_left_lapses_with_the_occasion() -> None:
    state = disc_on(hold(land(), coins=0), "free-coins")
    play(sent(state, "take-resources", 1), "take wood")
    assert (ended(state), disc_of(state, "free-coins")) == (True, NOBODY)
    play(turn(group(done(state, "take-resources", "war-routes", "imperial-commitments"), 1)), "send cultivate")
    assert options(state) == ["migrate"]
    assert points(state, "silver") == 0, "free coins are never points"


def test_yin_i_use_4_virtual_things_are_only_spent() -> None:
    state = play(boats_with_free_wood(), "advance free-wood")
    assert (view(state)["stock"]["wood"], row(state, "wood")) == (14, 0)
    state = my_turn(disc_on(disc_on(land(), "free-wheat"), "free-coins"))
    assert options(state) == ["play c01"], "neither to be sold nor to be kept"
    assert points(set_rate(disc_on(hold(land(), coins=9), "free-coins"), 10), "silver") == 0


def test_yin_i_use_4_virtual_coins_may_buy_silver_that_is_paid_at_once() -> None:
    state = set_rate(disc_on(hold(raw(land(), "zhejiang-1"), coins=8), "free-coins"), 10)
    play(sent(factory(state, "porcelain-red", "zhejiang-a1-a2", 1, 3), "produce", 1), "produce porcelain-red")
    assert (rows(state, "coins", "silver"), row(state, "silver", 1)) == ([0, 0], 1)


def test_yin_i_use_4_with_coins_enough_for_the_silver_the_disc_may_be_kept() -> None:
    state = set_rate(disc_on(hold(raw(land(), "zhejiang-1"), coins=10), "free-coins"), 10)
    play(sent(factory(state, "porcelain-red", "zhejiang-a1-a2", 1, 3), "produce", 1), "produce porcelain-red")
    assert options(state) == ["pay coins", "pay free-coins"]
    play(state, "pay coins")
    assert (row(state, "coins"), disc_of(state, "free-coins"), row(state, "silver", 1)) == (0, 0, 1)


@pytest.mark.parametrize(("coins", "payment"), [(1, ()), (3, ("pay free-coins",))])
def test_yin_i_use_6_an_owner_paid_with_virtual_coins_gets_the_full_amount(coins: int, payment: tuple[str]) -> None:
    """YIN-R-80: the bank adds what is virtual."""
    state = disc_on(hold(raw(land(), "zhejiang-1"), coins=coins), "free-coins")
    play(sent(factory(state, "porcelain-red", "zhejiang-a1-a2", 1, 2), "produce", 2), "produce porcelain-red", *payment)
    assert (row(state, "coins"), row(state, "coins", 1)) == (coins - 1, 7)
    assert ("YIN-I-use-6", 1, (COINS, 3)) in told_of(state, "gained")


# Diplomacy.


def envoy(nation: str, piece: str = "cube 0", state: Yinzi | None = None) -> Yinzi:
    """A ship of *nation* is docked with a piece aboard, and a disc of seat 0 lies on its diplomacy space."""
    state = disc_on(state or land(), f"emissary-{nation}")
    return aboard(dock(state, f"{nation}-1"), "s1-1", piece)


@pytest.mark.parametrize(
    ("clause", "nation"),
    [
        ("YIN-I-dip-1", "brunei"),
        ("YIN-I-dip-2", "korea"),
        ("YIN-I-dip-3", "japan"),
        ("YIN-I-dip-4", "portugal"),
        ("YIN-I-dip-5", "spain"),
        ("YIN-I-dip-6", "netherlands"),
    ],
)
def test_an_emissary_goes_aboard_a_ship_of_its_nation(clause: str, nation: str) -> None:
    state = play(my_turn(envoy(nation)), f"spend emissary-{nation}")
    assert (view(state)["docks"][0]["emissaries"], disc_of(state, f"emissary-{nation}")) == ([1, 0], NOBODY)
    assert told_of(state, "spent") == [(clause, 0, (NATIONS.index(nation),))]
    assert row(state, "discs") == 19
    other = NATIONS[NATIONS.index(nation) - 1]
    assert why(my_turn(disc_on(envoy(nation), f"emissary-{other}")), f"spend emissary-{other}") == (
        "YIN-I-dip-7",
        "nothing-aboard",
    )


@pytest.mark.parametrize(("piece", "allowed"), [("cube 0", True), ("product 0", True), ("cube 1", False)])
def test_yin_i_dip_7_only_with_an_own_cube_or_product_aboard(piece: str, allowed: bool) -> None:
    state = my_turn(envoy("japan", piece))
    assert can(state, "spend emissary-japan") == allowed
    if not allowed:
        assert why(state, "spend emissary-japan") == ("YIN-I-dip-7", "nothing-aboard")


def test_yin_i_dip_7_with_two_ships_the_player_chooses_among_those_that_carry_own_pieces() -> None:
    state = aboard(dock(disc_on(land(4), "emissary-japan"), "japan-1", "japan-2", "japan-3"), "s1-1", "cube 0")
    my_turn(aboard(state, "s3-1", "product 0"))
    play(state, "spend emissary-japan")
    assert options(state) == ["dock s1", "dock s3"]
    assert why(state, "dock s2") == ("YIN-I-dip-7", "nothing-aboard")
    play(state, "dock s3")
    assert [one["emissaries"][0] for one in view(state)["docks"]] == [0, 0, 1, 0]


def test_yin_r_33_a_slot_filled_only_virtually_gives_no_right() -> None:
    state = aboard(dock(disc_on(land(), "emissary-japan"), "japan-1"), "s1-1", "virtual", "virtual")
    assert why(my_turn(state), "spend emissary-japan") == ("YIN-I-dip-7", "nothing-aboard")


@pytest.mark.parametrize("phase", ["bonus", "late"])
def test_yin_i_dip_8_in_the_own_turn_and_in_the_own_late_shipment_go(phase: str) -> None:
    assert can(begin(envoy("japan"), phase), "spend emissary-japan")


def test_yin_i_dip_8_when_the_ship_sails_also_in_the_turn_of_another() -> None:
    state = envoy("japan", "product 0")
    grow(hold(state, 1, boat=9), "nanzhili-a1", 1, tile="tea")
    play(turn(group(state, 1, 1), 1), "send cultivate", "to supply-ships", "load nanzhili-a1")
    assert (question(state), asked(state)) == ("add-emissary", 0)
    play(state, "emissary")
    assert envoys(state, "japan") == [1, 0]


def test_yin_i_dip_8_at_no_other_time() -> None:
    state = begin(lay_routes(grow(envoy("japan"), "huguang-a4"), "r01"), "routes")
    assert why(state, "spend emissary-japan") == ("YIN-I-dip-3", "no-occasion")


def test_yin_i_dip_9_it_fills_no_slot_and_scores_once_its_ship_has_sailed() -> None:
    """YIN-R-36."""
    state = play(my_turn(envoy("japan")), "spend emissary-japan")
    assert (slot(state, "s1-2"), points(state, "emissaries")) == ([], 0)
    sails(aboard(state, "s1-2", "product 1"))
    assert (envoys(state, "japan"), points(state, "emissaries")) == ([1, 0], 1)


def test_yin_r_36_on_a_ship_that_never_sails_it_is_worth_nothing() -> None:
    state = play(my_turn(envoy("japan")), "spend emissary-japan")
    begin(state, "final")
    assert points(state, "emissaries") == 0


def test_yin_i_dip_10_or_it_serves_a_route_that_demands_an_emissary() -> None:
    state = lay_routes(disc_on(land(), "emissary-spain"), "r20", "r01")
    play(sent(state, "war-routes", 1), "army 1", "serve pile-1")
    assert (on_route(state, 0), disc_of(state, "emissary-spain")) == (["disc 0"], NOBODY)
    begin(state, "routes")
    assert (won(state), row(state, "discs")) == (["r20"], 20)


# Economy.


def test_yin_i_eco_1_free_rice_is_two_rice_for_feeding_routes_and_late_shipments() -> None:
    state = begin(disc_on(migrants(land(), upper=6), "free-rice"), "feeding")
    play(state, "free rice")
    assert row(state, "misfortune") == 0
    state = begin(lay_routes(own_route(disc_on(land(), "free-rice"), "r06"), "r01"), "routes")
    assert options(state, "fill") == ["fill r06 1"]
    state = dock(grow(disc_on(hold(land(), boat=0), "free-rice"), "nanzhili-a1"), "japan-1")
    play(begin(state, "late"), "load nanzhili-a1", "free rice", "slot s1-1")
    assert (slot(state, "s1-1"), transported(state)) == (["cube 0", "virtual"], 1)


def test_yin_r_75_in_phase_e_the_two_rice_go_into_two_pairs() -> None:
    state = begin(dock(disc_on(land(), "free-rice"), "japan-1"), "late")
    assert ended(state), "two rice are no pair"


def boats_with_free_wood(wood: int = 0) -> Yinzi:
    return fortune(disc_on(give_resources(land(), wood=wood), "free-wood"), "develop-boats", "c05")


def test_yin_i_eco_2_free_wood_for_a_step_on_the_boat_track() -> None:
    state = boats_with_free_wood(1)
    assert options(state, "advance") == ["advance wood", "advance free-wood"]
    play(state, "advance free-wood")
    assert (rows(state, "boat", "wood", "discs"), disc_of(state, "free-wood")) == ([1, 1, 20], NOBODY)
    assert why(play(state, "advance wood"), "advance free-wood") == ("YIN-B-fortune-4", "no-resolution-left")
    state = fortune(give_resources(land(), wood=1), "develop-boats")
    assert why(state, "advance free-wood") == ("YIN-I-eco-2", "no-disc-there")


def test_yin_i_eco_3_free_stone_for_building_or_rebuilding() -> None:
    state = show_factories(disc_on(land(), "free-stone"), "paper-red")
    play(fortune(state, "develop-factories", "c01"), "build paper-red", "site jiangxi-a1-a2")
    assert (mill(state, "paper-red")[:2], disc_of(state, "free-stone"), view(state)["stock"]["stone"]) == (
        (0, 1),
        NOBODY,
        8,
    )
    state = ruin(disc_on(land(), "free-stone"), "silk-red", "jiangxi-a1-a2")
    play(fortune(state, "develop-factories", "c01"), "rebuild silk-red")
    assert (mill(state, "silk-red")[:2], disc_of(state, "free-stone")) == ((0, 1), NOBODY)


def test_yin_i_eco_3_with_a_stone_in_hand_the_player_chooses() -> None:
    state = show_factories(disc_on(give_resources(land(), stone=1), "free-stone"), "paper-red")
    play(fortune(state, "develop-factories", "c01"), "build paper-red")
    assert options(state) == ["with stone", "with free-stone"]
    play(state, "with free-stone", "site jiangxi-a1-a2")
    assert (row(state, "stone"), disc_of(state, "free-stone")) == (1, NOBODY)


def test_yin_i_eco_4_free_raw_material_of_the_needed_colour_without_transport() -> None:
    state = factory(disc_on(hold(land(), boat=0), "free-raw-material"), "paper-blue", "zhejiang-a1-a2", 0, 2)
    play(sent(state, "produce", 1), "produce paper-blue")
    assert (mill(state, "paper-blue")[2], disc_of(state, "free-raw-material"), transported(state)) == ([1, 0], -1, 0)


def test_yin_i_eco_4_it_may_be_one_of_two() -> None:
    state = raw(disc_on(hold(land(), boat=0), "free-raw-material"), "zhejiang-1")
    play(sent(factory(state, "paper-red", "zhejiang-a1-a2", 0, 3), "produce", 1), "double paper-red")
    assert options(state) == ["raw zhejiang-1", "raw-free"]
    play(state, "raw-free")
    assert (mill(state, "paper-red")[2], market(state, "zhejiang-1")) == ([2, 0], NOBODY)


def far_ramie(boat: int = 0) -> Yinzi:
    """Ramie in Huguang; only Zhejiang's market, two borders away, takes it."""
    state = grow(disc_on(hold(land(), boat=boat), "free-transport"), "huguang-a1", tile="ramie")
    return lay_markets(state, "m1", "m1", "m1", "m3")


def test_yin_i_eco_5_free_transport_is_one_unit_more_for_the_turn() -> None:
    state = fortune(far_ramie(), "sell-urban", "c01")
    play(state, "sell huguang-a1", "market zhejiang-4")
    assert (transported(state), disc_of(state, "free-transport")) == (2, NOBODY)
    assert rows(state, "boat", "discs") == [0, 20], "the cylinder does not move"
    assert "YIN-I-eco-5 spent" in told(state)


def test_yin_i_eco_5_only_for_a_unit_that_is_used() -> None:
    state = fortune(far_ramie(boat=1), "sell-urban", "c01")
    play(state, "sell huguang-a1", "market zhejiang-4")
    assert (transported(state), disc_of(state, "free-transport")) == (2, 0), "the boat brings it alone"


def test_yin_i_eco_5_one_unit_and_not_two() -> None:
    state = grow(hold(disc_on(land(), "free-transport"), boat=0), "huguang-a1", cubes=2, tile="ramie")
    lay_markets(state, "m1", "m1", "m1", "m3")
    play(fortune(state, "sell-urban"), "sell huguang-a1", "market zhejiang-4")
    assert why(state, "sell huguang-a1") == ("YIN-B-boat-5", "transport-missing")


@pytest.mark.parametrize("phase", ["supply-ships", "late"])
def test_yin_i_eco_5_for_ships_and_in_the_late_shipment_go_too(phase: str) -> None:
    state = dock(disc_on(hold(land(), boat=0), "free-transport"), "japan-1")
    if phase == "late":
        play(begin(grow(grow(state, "nanzhili-a1"), "nanzhili-a2"), "late"), "load nanzhili-a1", "load nanzhili-a2")
        play(state, "slot s1-1")
    else:
        play(sent(grow(state, "huguang-a1", tile="tea"), "supply-ships", 1), "load huguang-a1")
    assert (transported(state), row(state, "silver"), disc_of(state, "free-transport")) == (2, 1, NOBODY)


def test_yin_i_eco_6_free_coins_are_two_coins_toward_any_payment_spent_before_real_ones() -> None:
    state = fortune(disc_on(hold(land(), coins=3), "free-coins"), "cultivate", "c01")
    play(state, "buy-tile column-6")
    assert options(state) == ["pay coins", "pay free-coins"]
    play(state, "pay free-coins", "plant jiangxi-a1")
    assert (row(state, "coins"), disc_of(state, "free-coins"), row(state, "discs")) == (2, NOBODY, 20)


def test_yin_i_eco_6_without_them_nothing_is_asked_and_they_may_be_kept() -> None:
    state = fortune(disc_on(hold(land(), coins=3), "free-coins"), "cultivate", "c01")
    play(state, "buy-tile column-6", "pay coins", "plant jiangxi-a1")
    assert (row(state, "coins"), disc_of(state, "free-coins")) == (0, 0)
    state = fortune(hold(land(), coins=3), "cultivate", "c01")
    assert question(play(state, "buy-tile column-6")) == "place-tile"


def test_yin_i_eco_6_where_only_they_reach_they_are_taken() -> None:
    state = fortune(disc_on(hold(land(), coins=1), "free-coins"), "cultivate", "c01")
    play(state, "buy-tile column-6", "plant jiangxi-a1")
    assert (row(state, "coins"), disc_of(state, "free-coins")) == (0, NOBODY)


# Imperial commitments, upper row.


def test_yin_i_imp_1_free_salt_is_half_a_pair_for_a_ship_without_transport() -> None:
    """YIN-R-33: the slot counts as filled, and nothing returns for the virtual half."""
    state = dock(disc_on(grow(hold(land(), boat=0), "nanzhili-a5"), "free-salt"), "japan-3")
    play(sent(state, "supply-ships", 1), "load nanzhili-a5", "free salt", "slot s1-1")
    assert (slot(state, "s1-1"), transported(state), disc_of(state, "free-salt")) == (["cube 0", "virtual"], 1, NOBODY)
    assert "YIN-I-imp-1 spent" in told(state)
    sails(aboard(state, "s1-2", "product 1"))
    assert row(state, "cubes") == 15


def test_yin_i_imp_1_or_for_a_route_but_not_for_a_market() -> None:
    state = lay_routes(disc_on(land(), "free-salt"), "r11")
    play(sent(state, "war-routes", 1), "army 1", "serve pile-1")
    assert (state.server[0], on_route(state, 0)) == (0, [])
    state = fortune(disc_on(land(), "free-salt"), "sell-urban")
    assert options(state) == ["tax", "stop"]


def test_yin_i_imp_2_an_additional_urban_sale_under_its_rules_transport_included() -> None:
    state = my_turn(lay_markets(disc_on(grow(land(), "jiangxi-a1", tile="cotton"), "extra-urban-sale"), *["m3"] * 4))
    play(state, "spend extra-urban-sale")
    assert options(state) == ["sell jiangxi-a1"]
    play(state, "sell jiangxi-a1", "market huguang-1")
    assert (rows(state, "coins", "discs"), transported(state), question(state)) == ([7, 20], 1, "choose-action")


def test_yin_i_imp_2_only_of_what_can_be_sold_and_only_in_the_own_turn() -> None:
    state = my_turn(disc_on(grow(land(), "jiangxi-a3"), "extra-urban-sale"))
    assert why(state, "spend extra-urban-sale") == ("YIN-I-imp-2", "nothing-to-sell")
    state = begin(disc_on(grow(grow(land(), "jiangxi-c1"), "jiangxi-a3"), "extra-urban-sale"), "late")
    assert why(state, "spend extra-urban-sale") == ("YIN-I-imp-2", "no-occasion")


def test_yin_i_imp_2_besides_a_fortune_action_of_the_same_turn() -> None:
    state = grow(disc_on(land(), "extra-urban-sale"), "jiangxi-a1", cubes=2, tile="cotton")
    play(fortune(state, "sell-urban", "c01"), "sell jiangxi-a1", "market jiangxi-1")
    play(state, "spend extra-urban-sale", "sell jiangxi-a1", "market jiangxi-3")
    assert row(state, "coins") == 4 + 6


def test_yin_i_imp_3_an_additional_plantation_for_its_price_with_two_cubes() -> None:
    state = my_turn(lay_track(disc_on(land(), "extra-plantation"), *EXAMPLE_TRACK, pile=("maize",)))
    play(state, "spend extra-plantation")
    assert options(state) == [f"buy-tile column-{number}" for number in range(1, 7)]
    assert why(state, "plant jiangxi-a1") == ("YIN-B-cult-7", "finish-first")
    play(state, "buy-tile column-4", "plant jiangxi-a1")
    assert (square(state, "jiangxi-a1"), rows(state, "coins", "discs")) == (("bamboo", 0, 2), [2, 20])
    assert on_track(state) == ["tea", "salt", "tea", "ramie", "cotton", "maize"]
    assert question(state) == "choose-action"


def test_yin_i_imp_3_not_without_money_nor_out_of_turn() -> None:
    state = my_turn(disc_on(hold(land(), coins=0), "extra-plantation"))
    assert why(state, "spend extra-plantation") == ("YIN-I-imp-3", "no-tile-possible")
    state = begin(disc_on(grow(land(), "jiangxi-a3"), "extra-plantation"), "late")
    assert why(state, "spend extra-plantation") == ("YIN-I-imp-3", "no-occasion")


def test_yin_i_imp_3_besides_the_one_tile_of_a_cultivate_action() -> None:
    state = fortune(disc_on(land(), "extra-plantation"), "cultivate", "c01")
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    play(state, "spend extra-plantation", "buy-tile column-1", "plant jiangxi-a2")
    assert (tiles_on_board(state), row(state, "coins")) == ({"jiangxi-a1": "tea", "jiangxi-a2": "salt"}, 2)


# War & routes, upper row.


def test_yin_i_war_1_free_wheat_for_feeding_routes_and_late_shipments() -> None:
    state = begin(disc_on(migrants(land(), upper=3), "free-wheat"), "feeding")
    play(state, "free wheat")
    assert row(state, "misfortune") == 0
    state = begin(lay_routes(own_route(disc_on(land(), "free-wheat"), "r06"), "r01"), "routes")
    assert options(state, "fill") == ["fill r06 0"]
    state = dock(grow(disc_on(hold(land(), boat=0), "free-wheat"), "nanzhili-a2"), "japan-1")
    play(begin(state, "late"), "load nanzhili-a2", "free wheat", "slot s1-1")
    assert (slot(state, "s1-1"), transported(state)) == (["cube 0", "virtual"], 1)


def test_yin_i_war_2_a_personal_route_tile_of_choice_from_the_discard() -> None:
    state = my_turn(lay_routes(disc_on(land(), "personal-route"), "r01", discard=("r06", "r08")))
    play(state, "spend personal-route")
    assert options(state) == ["choose-route r06", "choose-route r08"]
    assert why(state, "choose-route r01") == ("YIN-I-war-2", "not-in-discard")
    play(state, "choose-route r08")
    assert (personal(state), discarded(state), question(state)) == (["r08"], ["r06"], "choose-action")
    assert told_of(state, "took-route") == [("YIN-I-war-2", 0, (ROUTES.index("r08"),))]


def test_yin_i_war_2_not_from_an_empty_discard() -> None:
    state = my_turn(lay_routes(disc_on(land(), "personal-route"), "r01"))
    assert why(state, "spend personal-route") == ("YIN-I-war-2", "discard-empty")


def test_yin_i_war_2_in_d_iii_and_then_to_be_served_at_once() -> None:
    state = disc_on(grow(grow(land(), "huguang-a2"), "huguang-a5"), "personal-route")
    begin(lay_routes(state, "r01", discard=("r08",)), "routes")
    play(state, "spend personal-route", "choose-route r08", "fill r08 0", "give huguang-a2")
    assert won(state) == ["r08"]


def test_yin_i_war_2_in_d_iii_only_before_delivering() -> None:
    state = disc_on(grow(grow(own_route(land(), "r07"), "huguang-a2"), "huguang-a3"), "personal-route")
    begin(lay_routes(state, "r01", discard=("r08",)), "routes")
    assert can(state, "spend personal-route")
    play(state, "fill r07 0")
    assert why(state, "spend personal-route") == ("YIN-I-war-2", "delivered-already")


def test_yin_i_war_3_fruitful_war_a_coin_per_own_worker_in_the_war_area() -> None:
    """YIN-R-62: lying veterans count, discs do not."""
    state = my_turn(disc_on(hold(army(army(land(), 0, 2, lying=1), 1, 4), recruit=1, discs=18), "fruitful-war"))
    play(state, "spend fruitful-war")
    assert (row(state, "coins"), disc_of(state, "fruitful-war")) == (7, NOBODY)


def test_yin_i_war_3_not_without_workers_there() -> None:
    state = my_turn(disc_on(army(land(), 1, 2), "fruitful-war"))
    assert why(state, "spend fruitful-war") == ("YIN-I-war-3", "no-army")


def test_yin_r_62_in_the_own_turn_or_in_d_i_and_not_later() -> None:
    state = disc_on(army(lay_routes(grow(land(), "jiangxi-a3"), "r01", "r02"), 0, 2), "fruitful-war")
    assert can(begin(state, "war"), "spend fruitful-war")
    assert can(begin(state, "bonus"), "spend fruitful-war")
    assert why(begin(state, "late"), "spend fruitful-war") == ("YIN-I-war-3", "no-occasion")


def test_yin_i_war_3_the_army_just_placed_may_pay_for_the_food_of_a_route() -> None:
    state = lay_routes(disc_on(rural(hold(land(), coins=0), 0, 1), "fruitful-war"), "r08")
    play(sent(state, "war-routes", 2), "army 2")
    assert not can(state, "serve pile-1")
    play(state, "spend fruitful-war", "serve pile-1")
    assert (row(state, "coins"), state.server[0]) == (1, 0)
