"""Section 6, money, and the innovations one by one."""

from __future__ import annotations

from tablewright.games.yinzi.ch05_e_late import LateStep
from tablewright.games.yinzi.doors import Charge, ChargeSilver
from tablewright.games.yinzi.names import FOR_TILE, GOODS, MARKETS, NATIONS, PHASE_A, SHIPS, SQUARES
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    Pause,
    at,
    can,
    clear_land,
    disc_on,
    grow,
    hold,
    options,
    play,
    question,
    row,
    table,
    told,
    turn,
    view,
    why,
)


def mine(seats: int = 2) -> Yinzi:
    """A turn of seat 0 in phase B on empty land, before it acts."""
    state = clear_land(table(seats))
    state.market_tile = [MARKETS.index("m3")] * 4
    state.hand[0] = [0]
    state.order = list(range(seats))
    return turn(state)


# The rural market.


def test_yin_m_rural_1_at_any_moment_of_the_own_turn() -> None:
    state = grow(mine(), "jiangxi-a3")
    play(state, "sell-food jiangxi-a3")
    assert question(state) == "choose-action"


def test_yin_m_rural_2_a_coin_per_food_cube_never_rice() -> None:
    state = grow(grow(mine(), "jiangxi-a3"), "jiangxi-a4")
    assert why(state, "sell-food jiangxi-a4") == ("YIN-M-rural-2", "not-a-rural-good")
    play(state, "sell-food jiangxi-a3")
    assert (row(state, "coins"), state.rural[0]) == (5, 1)


def test_yin_a_bonus_2_better_sale_brings_a_coin_more() -> None:
    state = hold(grow(mine(), "jiangxi-a3"), bonus=2)
    play(state, "sell-food jiangxi-a3")
    assert row(state, "coins") == 6


def test_yin_m_rural_7_selling_excludes_buying() -> None:
    state = grow(grow(hold(mine(), coins=9), "nanzhili-a1"), "nanzhili-a2")
    state.rural = [0, 2, 0, 0]
    state.dock = [0, -1, -1, -1]
    at(state, LateStep(0), Pause(0))
    assert can(state, "buy-food 1")
    play(state, "sell-food nanzhili-a1")
    assert not can(state, "buy-food 1")


def test_yin_m_rural_7_buying_excludes_selling() -> None:
    state = grow(hold(mine(), coins=9, boat=9), "nanzhili-a1")
    grow(state, "nanzhili-a4")
    state.rural = [0, 2, 0, 0]
    state.dock = [0, -1, -1, -1]
    at(state, LateStep(0), Pause(0))
    play(state, "load nanzhili-a1", "buy-food 1", "slot s1-1")
    assert why(state, "sell-food nanzhili-a4") == ("YIN-M-rural-7", "bought-already")


def test_yin_m_rural_9_the_market_takes_any_number() -> None:
    state = mine()
    state.rural = [0, 15, 0, 0]
    play(grow(state, "jiangxi-a3"), "sell-food jiangxi-a3")
    assert state.rural[:2] == [1, 15]


# Money.


def test_yin_x_exch_2_the_fewest_bags_and_the_change_is_kept() -> None:
    """YIN-R-52."""
    state = hold(mine(), coins=1, silver=2)
    state.rate = 4
    at(state, Charge(0, 3, FOR_TILE, -1), Pause(0))
    assert (row(state, "silver"), row(state, "coins")) == (1, 8)


def test_yin_x_exch_2_exactly_the_missing_silver() -> None:
    state = hold(mine(), coins=12, silver=0)
    state.rate = 4
    at(state, ChargeSilver(0, 1, 1), Pause(0))
    assert (row(state, "silver"), row(state, "coins"), row(state, "silver", 1)) == (0, 2, 1)


def test_yin_ex_15_ten_coins_a_bag_both_ways() -> None:
    state = mine()
    state.rate = 4
    assert view(state)["rate"] == 10


def test_yin_i_eco_6_free_coins_pay_first() -> None:
    state = disc_on(hold(mine(), coins=4), "free-coins")
    at(state, Charge(0, 3, FOR_TILE, -1), Pause(0))
    assert options(state) == ["pay coins", "pay free-coins"]
    play(state, "pay free-coins")
    assert (row(state, "coins"), state.innovation[11]) == (3, -1)


def test_yin_i_use_6_an_owner_gets_the_full_amount() -> None:
    """YIN-R-80."""
    state = disc_on(hold(mine(), coins=4), "free-coins")
    theirs = row(state, "coins", 1)
    at(state, Charge(0, 3, 3, 1), Pause(0))
    play(state, "pay free-coins")
    assert row(state, "coins", 1) - theirs == 3


# Innovations.


def test_yin_i_use_1_only_own_discs() -> None:
    assert why(disc_on(mine(), "free-transport", 1), "spend free-transport") == ("YIN-I-use-1", "no-disc-there")


def test_yin_i_use_5_the_lower_war_row_only_in_d_i() -> None:
    state = disc_on(disc_on(mine(), "weak-enemies"), "extra-recruit")
    assert why(state, "spend weak-enemies") == ("YIN-I-use-5", "other-phase")
    assert why(state, "spend extra-recruit") == ("YIN-I-use-5", "other-phase")


def test_yin_i_eco_5_one_unit_more_for_this_turn() -> None:
    """YIN-R-1: discs are taken back."""
    state = disc_on(mine(), "free-transport")
    play(state, "spend free-transport")
    assert (state.units_left(0), row(state, "boat"), row(state, "discs")) == (2, 0, 20)


def emissary(nation: str) -> Yinzi:
    """An own cube lies on a docked ship of *nation*, and an own disc on its diplomacy space."""
    state = disc_on(mine(), f"emissary-{nation}")
    state.dock = [SHIPS.index(f"{nation}-1"), -1, -1, -1]
    state.cargo[0] = 0
    return state


def boards(nation: str) -> bool:
    state = play(emissary(nation), f"spend emissary-{nation}")
    return state.emissary[0] == 1 and state.innovation[NATIONS.index(nation)] == -1


def test_yin_i_dip_1_brunei() -> None:
    assert boards("brunei")


def test_yin_i_dip_2_korea() -> None:
    assert boards("korea")


def test_yin_i_dip_3_japan() -> None:
    assert boards("japan")


def test_yin_i_dip_4_portugal() -> None:
    assert boards("portugal")


def test_yin_i_dip_5_spain() -> None:
    assert boards("spain")


def test_yin_i_dip_6_netherlands() -> None:
    assert boards("netherlands")


def test_yin_i_dip_7_only_with_an_own_piece_aboard() -> None:
    state = emissary("japan")
    state.cargo[0] = 1
    assert why(state, "spend emissary-japan") == ("YIN-I-dip-7", "nothing-aboard")


def test_yin_i_dip_8_also_in_phase_a_and_e_not_elsewhere() -> None:
    state = emissary("japan")
    state.window = PHASE_A
    assert can(state, "spend emissary-japan")
    state.window = 0
    assert not can(state, "spend emissary-japan")


def test_yin_i_imp_2_additional_urban_sale() -> None:
    state = disc_on(grow(mine(), "jiangxi-c1"), "extra-urban-sale")
    play(state, "spend extra-urban-sale", "sell jiangxi-c1")
    if question(state) == "choose-space":
        play(state, "market jiangxi-5")
    assert row(state, "coins") == 6


def test_yin_i_imp_2_not_without_anything_to_sell() -> None:
    assert why(disc_on(mine(), "extra-urban-sale"), "spend extra-urban-sale") == ("YIN-I-imp-2", "nothing-to-sell")


def test_yin_i_imp_3_additional_plantation() -> None:
    state = disc_on(mine(), "extra-plantation")
    tile = state.track[0]
    play(state, "spend extra-plantation", "buy-tile column-1", "plant jiangxi-a1")
    assert (state.tile[30], state.cubes[30], row(state, "coins")) == (tile, 2, 3)


def test_yin_i_war_2_a_personal_route_tile() -> None:
    state = disc_on(mine(), "personal-route")
    play(state, "spend personal-route")
    assert len(options(state, "choose-route")) == 4
    play(state, options(state)[0])
    assert len(state.personal[0]) == 1
    state.discard = []
    disc_on(state, "personal-route")
    assert why(state, "spend personal-route") == ("YIN-I-war-2", "discard-empty")


def test_yin_g_info_2_the_discard_is_seen_by_who_chooses_only() -> None:
    """YIN-R-78."""
    state = play(disc_on(mine(), "personal-route"), "spend personal-route")
    assert len(view(state, 0)["route_discard"]["tiles"]) == 4
    assert view(state, 1)["route_discard"]["tiles"] is None


def test_yin_i_war_3_fruitful_war_in_the_own_turn() -> None:
    """YIN-R-62: lying veterans count."""
    state = disc_on(hold(mine(), army=2, lying=1), "fruitful-war")
    play(state, "spend fruitful-war")
    assert row(state, "coins") == 7


def test_yin_i_eco_1_free_rice_serves_two_demands_of_one_occasion() -> None:
    state = disc_on(hold(mine(), boat=9), "free-rice")
    grow(grow(state, "nanzhili-a1"), "nanzhili-a2")
    state.dock = [0, -1, 1, -1]
    at(state, LateStep(0), Pause(0))
    play(state, "load nanzhili-a1", "free rice", "slot s1-1")
    assert state.innovation[6] == -1
    play(state, "load nanzhili-a2", "free rice", "slot s3-1")
    assert (row(state, "silver"), state.cargo[:2]) == (2, [0, 8])
    assert "YIN-I-use-3 virtual-good" in told(state)


def test_yin_i_war_1_free_wheat_in_a_late_shipment() -> None:
    state = grow(disc_on(hold(mine(), boat=9), "free-wheat"), "nanzhili-a2")
    state.dock = [0, -1, -1, -1]
    at(state, LateStep(0), Pause(0))
    play(state, "load nanzhili-a2", "free wheat", "slot s1-1")
    assert state.cargo[:2] == [0, 8]


def test_yin_g_good_1_a_tile_counts_before_the_print() -> None:
    state = grow(mine(), "jiangxi-a1", 0, 1, "tea")
    assert GOODS[state.good_on(SQUARES.index("jiangxi-a1"))] == "tea"
    assert GOODS[state.good_on(SQUARES.index("jiangxi-a2"))] == "cabbage"


def test_yin_b_boat_4_capacity_is_whole_again_in_every_turn() -> None:
    state = mine()
    state.turn[0] = 1
    assert state.units_left(0) == 0
    turn(state)
    assert state.units_left(0) == 1
