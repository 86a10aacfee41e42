"""Clauses that need a table of their own, in the order of the rulebook."""

from __future__ import annotations

import json

import pytest

from tablewright.games.yinzi.ch05_a_bonus import BonusPhase
from tablewright.games.yinzi.ch05_b_fortune import Fortune
from tablewright.games.yinzi.ch05_b_ships import Depart
from tablewright.games.yinzi.ch05_b_turns import ActionPhase, NextTurn
from tablewright.games.yinzi.ch05_c_feeding import FeedingPhase, FeedingStep, workers_on_board
from tablewright.games.yinzi.ch05_d_disasters import DisasterPhase
from tablewright.games.yinzi.ch05_d_rewards import RewardPhase, RoutePhase, TaxStep, tax_sum
from tablewright.games.yinzi.ch05_d_war import WarPhase
from tablewright.games.yinzi.ch05_e_late import LatePhase, LateStep
from tablewright.games.yinzi.ch05_f_administration import Administration, roll
from tablewright.games.yinzi.names import CARDS, GOODS, LEFT, MARKETS, PHASE_B, ROUTES, SHIPS, SPACES
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import enemy_strength
from tablewright.kernel.step import Step
from tests.games.yinzi.table import (
    GAME,
    Pause,
    at,
    can,
    clear_land,
    disc_on,
    ended,
    factory,
    give_hand,
    grow,
    hold,
    new,
    options,
    play,
    play_out,
    question,
    row,
    table,
    told,
    turn,
    view,
    why,
)

M3 = MARKETS.index("m3")


def land(seats: int = 2) -> Yinzi:
    state = clear_land(table(seats))
    state.order = list(range(seats))
    state.market_tile = [M3] * 4
    state.phase = PHASE_B
    state.window = 0
    return state


def owe(state: Yinzi, step: Step) -> Yinzi:
    return at(state, step, Pause(0))


def fortune(number: int, left: int = 3, state: Yinzi | None = None) -> Yinzi:
    """Seat 0 in a fortune action with so many resolutions left."""
    state = turn(state or land(), 0, Fortune(0, number))
    state.turn[LEFT] = left
    return state


def group(workers: int, state: Yinzi | None = None) -> Yinzi:
    state = state or land()
    state.hand[0] = []
    state.groups[0] = [workers, 0, 0, 0, 0]
    return turn(state)


# Colours and goods.


def test_yin_g_colour_1_nobody_uses_the_cubes_of_others() -> None:
    state = fortune(2, 3, grow(land(), "jiangxi-a1", 1, 1, "cotton"))
    assert why(state, "sell jiangxi-a1") == ("YIN-G-colour-1", "no-own-cube")


def test_yin_g_colour_2_and_3_raw_material_of_others_is_for_everybody() -> None:
    """YIN-G-colour-2, YIN-G-colour-3, YIN-R-72: a blue factory of red, with a cube of blue, which goes home to blue."""
    state = factory(land(), "paper-blue", "huguang-a1-a2", 0, 2)
    state.market[0] = 1
    cubes = row(state, "cubes", 1)
    play(group(1, state), "send develop-boats", "to produce", "produce paper-blue")
    assert (state.made[4], row(state, "cubes", 1) - cubes) == (1, 1)


def test_yin_g_good_2_a_sold_cube_is_raw_material_of_its_colour() -> None:
    state = fortune(2, 3, grow(land(), "jiangxi-a1", 0, 1, "cotton"))
    play(state, "sell jiangxi-a1", "market jiangxi-2")
    assert view(state)["markets"][2]["spaces"][1]["seat"] == 0


def test_yin_g_good_3_and_m_rural_5_a_rural_cube_is_never_rice() -> None:
    """YIN-G-good-3, YIN-M-rural-5, YIN-R-27: wheat and rice are demanded, wheat is there, food for sale."""
    state = grow(land(), "jiangxi-a3")
    state.rural = [0, 3, 0, 0]
    state.open_route = [ROUTES.index("r06"), -1, -1, -1]
    play(group(1, state), "send develop-boats", "to war-routes", "army 1")
    assert not can(state, "serve pile-1")


def test_yin_g_good_4_an_eaten_cube_goes_home() -> None:
    state = owe(grow(hold(land(), upper=1), "jiangxi-a3"), FeedingStep(0))
    play(state, "eat jiangxi-a3")
    assert row(state, "cubes") == 15


def test_yin_s_stock_1_all_wood_and_stone_lie_ready() -> None:
    state = new(2)
    while question(state) != "start-resource":
        play(state, options(state)[0])
    assert state.stock == [14, 8]


# Rounds and frame.


def test_yin_q_round_2_and_3_phases_in_order_and_all_cards() -> None:
    """YIN-Q-round-2, YIN-Q-round-3, YIN-R-10, YIN-R-51: four rounds of phases A to F, twelve cards each, four rolls."""
    state = play_out(new(2), 3)
    verbs = [event.verb for event in state.events]
    assert verbs.count("round-began") == 4
    assert verbs.count("played") == 24
    assert verbs.count("rate-is") == 5
    first = {verb: verbs.index(verb) for verb in ("chose-bonus", "played", "food-needed", "route-discarded")}
    assert list(first.values()) == sorted(first.values())


def test_yin_q_order_1_actions_follow_the_order_of_the_bonuses() -> None:
    state = land()
    at(state, BonusPhase(0), ActionPhase(0))
    while state.phase != PHASE_B or question(state) != "choose-action":
        play(state, "bonus no-tax" if can(state, "bonus no-tax") else options(state)[0])
    assert state.active == state.order[0]


def test_yin_a_choose_3_and_f_prep_3_the_bonus_is_held_until_phase_f_and_the_order_stays() -> None:
    """YIN-A-choose-3, YIN-F-prep-3."""
    state = hold(land(), bonus=5)
    state.order = [1, 0]
    owe(state, FeedingPhase(0))
    assert row(state, "bonus") == 5
    owe(state, Administration(0))
    assert (row(state, "bonus"), state.order) == (0, [1, 0])


def test_yin_a_bonus_3_workers_fed() -> None:
    """YIN-R-76: it is automatic."""
    state = owe(hold(grow(land(), "jiangxi-a4"), bonus=3, upper=6), FeedingStep(0))
    assert (ended(state), row(state, "misfortune"), state.cubes[33]) == (True, 0, 1)


def test_yin_a_bonus_4_no_tax() -> None:
    state = hold(land(), bonus=4, silver=2, taxed=9)
    owe(state, TaxStep(0))
    assert row(state, "silver") == 2


def test_yin_b_frame_1_three_cards_in_round_1_only() -> None:
    """YIN-R-10, YIN-R-11: the hand is seen by its owner only."""
    state = land()
    state.hand, state.round = [[], []], 1
    at(state, ActionPhase(0))
    assert [len(hand) for hand in state.hand] == [3, 3]
    assert [view(state, 0)["players"][seat]["hand"] is None for seat in range(2)] == [False, True]
    state.hand, state.round = [[0], [1]], 2
    at(state, ActionPhase(0))
    assert state.hand == [[0], [1]]


def test_yin_b_frame_2_one_action_per_turn_round_the_table() -> None:
    state = give_hand(give_hand(land(), 0, "c01", "c02"), 1, "c01", "c02")
    state.upto = -1
    at(state, NextTurn(0))
    seats = []
    for _ in range(3):
        seats.append(state.active)
        play(state, options(state, "play")[0])
        play(state, options(state, "on")[0], "stop")
    assert seats == [0, 1, 0]


def test_yin_b_frame_6_without_card_and_group_a_seat_is_skipped() -> None:
    """YIN-R-22."""
    state = give_hand(give_hand(land(), 0, "c01", "c02"), 1)
    state.upto = -1
    at(state, NextTurn(0))
    play(state, options(state, "play")[0], "on cultivate", "stop")
    assert state.active == 0
    assert "YIN-B-frame-6 skipped" in told(state)


def test_yin_b_frame_7_besides_the_action_trade_and_discs() -> None:
    state = disc_on(grow(land(), "jiangxi-a3"), "free-transport")
    state.hand[0] = [0]
    turn(state)
    assert {"sell-food jiangxi-a3", "spend free-transport"} <= set(options(state))


def test_yin_b_fortune_8_the_card_counts_for_taxes_however_little_was_done() -> None:
    state = play(turn(give_hand(land(), 0, "c12")), "play c12", "on cultivate", "stop")
    assert tax_sum(state, 0) == 3
    assert state.played[0][1] == CARDS.index("c12")


# Boats.


@pytest.mark.parametrize(("space", "capacity"), [(1, 1), (2, 2), (3, 2), (4, 3), (14, 8)])
def test_yin_b_boat_3_the_capacity_of_a_space(space: int, capacity: int) -> None:
    assert view(hold(land(), boat=space - 1))["players"][0]["capacity"] == capacity


def test_yin_b_boat_5_and_urban_11_units_add_up_over_the_turn() -> None:
    """YIN-B-boat-5, YIN-B-urban-11, YIN-R-16: with one unit only one cube goes over a border."""
    state = fortune(2, 3, hold(grow(land(), "jiangxi-a1", 0, 2, "cotton"), boat=0))
    play(state, "sell jiangxi-a1", "market huguang-2", "sell jiangxi-a1")
    assert why(state, "market zhejiang-2") == ("YIN-B-boat-5", "transport-missing")
    assert can(state, "market jiangxi-2")


def test_yin_b_boat_6_and_9_distances_are_the_fewest_borders() -> None:
    """YIN-B-boat-6, YIN-B-boat-9, YIN-R-17, YIN-R-18."""
    assert land().printed.distance == [
        [0, 1, 1, 2, 2],
        [1, 0, 2, 1, 1],
        [1, 2, 0, 1, 2],
        [2, 1, 1, 0, 1],
        [2, 1, 2, 1, 0],
    ]


def test_yin_b_boat_7_a_ship_needs_transport_in_phase_e_too() -> None:
    state = grow(grow(hold(land(), boat=0), "nanzhili-a1"), "nanzhili-a2")
    state.dock = [0, -1, -1, -1]
    owe(state, LateStep(0))
    assert options(state, "load") == []


def test_yin_b_boat_8_the_rural_market_needs_none() -> None:
    """YIN-B-boat-8, YIN-M-rural-6."""
    state = grow(hold(land(), boat=0), "huguang-a4")
    state.hand[0] = [0]
    play(turn(state), "sell-food huguang-a4")
    assert state.turn[0] == 0


# Cultivation, sales, factories, innovations.


def test_yin_b_cult_1_on_a_free_square_of_any_province_for_free() -> None:
    state = fortune(1)
    assert len(options(state, "grow")) == 60
    play(state, "grow huguang-a2")
    assert row(state, "coins") == 4


def test_yin_b_cult_7_the_printed_good_no_longer_matters() -> None:
    state = fortune(1)
    tile = state.track[0]
    play(state, "buy-tile column-1", "plant zhejiang-b1")
    assert state.good_on(50) == tile


def test_yin_r_19_a_salt_tile_goes_on_any_other_free_square_and_protects_it() -> None:
    state = fortune(1)
    state.track[0] = GOODS.index("salt")
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    state.cubes[30], state.cube[30] = 0, -1
    state = turn(hold(state, stone=1), 0, Fortune(0, 3))
    state.turn[LEFT] = 1
    play(state, options(state, "build")[0])
    assert why(state, "site jiangxi-a1-a2") == ("YIN-B-cult-9", "salt-protected")


def test_yin_b_urban_1_and_7_the_seller_chooses_the_space() -> None:
    """YIN-B-urban-1, YIN-B-urban-7, YIN-R-15."""
    state = fortune(2, 3, hold(grow(land(), "jiangxi-a1", 0, 1, "cotton"), boat=0))
    play(state, "sell jiangxi-a1")
    here = [words for words in options(state) if "jiangxi" in words]
    assert here == ["market jiangxi-1", "market jiangxi-2", "market jiangxi-3"]


def test_yin_b_urban_8_an_emptied_coin_space_is_there_again() -> None:
    state = factory(grow(land(), "jiangxi-a1", 0, 1, "cotton"), "paper-red", "jiangxi-b1-b2", 0, 2)
    state.market[SPACES.index("jiangxi-1")] = 0
    play(group(1, state), "send develop-boats", "to produce", "produce paper-red")
    fortune(2, 1, state)
    play(state, "sell jiangxi-a1")
    assert can(state, "market jiangxi-1")


def test_yin_b_fact_1_build_rebuild_or_upgrade() -> None:
    """YIN-B-fact-1, YIN-B-fact-10."""
    state = factory(factory(land(), "silk-red", "huguang-a1-a2", 0), "silk-blue", "jiangxi-a1-a2", -1, 0)
    state = fortune(3, 3, hold(state, stone=1, coins=9))
    assert len(options(state, "build")) == len(state.display)
    assert options(state, "rebuild") + options(state, "upgrade") == ["rebuild silk-blue", "upgrade silk-red"]


def test_yin_b_fact_7_and_8_discs_are_the_level_and_one_factory_may_rise_twice() -> None:
    """YIN-B-fact-7, YIN-B-fact-8."""
    state = fortune(3, 2, hold(factory(land(), "silk-red", "huguang-a1-a2", 0), coins=8))
    discs = row(state, "discs")
    play(state, "upgrade silk-red", "upgrade silk-red")
    assert (state.level[8], discs - row(state, "discs")) == (3, 2)


def test_yin_b_innov_4_unspent_discs_score() -> None:
    state = disc_on(land(), "free-rice")
    assert [line.points for line in GAME.result(state).lines[0] if line.item == "innovations"] == [2]


# Workers.


def test_yin_b_work_1_the_whole_group_is_taken() -> None:
    state = play(group(3), "send develop-boats", "to war-routes")
    assert (state.groups[0], state.turn[10]) == ([0] * 5, 3)


def test_yin_b_work_3_others_never_block_an_area() -> None:
    state = hold(group(2), 1, done=31)
    play(state, "send develop-boats")
    assert {"to war-routes", "to take-resources", "to imperial-commitments"} <= set(options(state))


def test_yin_b_work_8_with_migrants_nobody_goes_up() -> None:
    state = play(hold(group(2), lower=1), "send develop-boats", "to war-routes", "army 3")
    assert (row(state, "upper"), row(state, "lower"), row(state, "army")) == (0, 0, 3)


def test_yin_b_work_10_and_11_migrants_and_used_workers_are_on_the_board() -> None:
    """YIN-B-work-10, YIN-B-work-11."""
    state = hold(group(3), upper=1, lower=1)
    play(state, "send develop-boats", "to take-resources", "take wood", "stop")
    assert workers_on_board(state, 0) == 5


def test_yin_b_prod_1_each_factory_once() -> None:
    state = factory(land(), "paper-red", "huguang-a1-a2", 0, 2)
    state.market[0] = state.market[1] = 0
    play(group(3, state), "send develop-boats", "to produce", "produce paper-red", "raw huguang-1")
    assert not can(state, "produce paper-red")


def test_yin_b_prod_13_the_owner_has_no_claim_on_products_of_others() -> None:
    state = factory(land(), "porcelain-red", "huguang-a1-a2", 0, 2, (0, 1))
    state.dock = [SHIPS.index("japan-1"), -1, -1, -1]
    play(group(2, hold(state, boat=9)), "send develop-boats")
    assert not can(state, "to supply-ships")


def test_yin_b_ship_1_8_and_9_a_worker_per_delivery_to_any_dock() -> None:
    """YIN-B-ship-1, YIN-B-ship-8, YIN-B-ship-9."""
    state = factory(land(), "porcelain-red", "huguang-a1-a2", 0, 2, (2, 0))
    state.dock = [SHIPS.index("japan-1"), -1, SHIPS.index("japan-4"), -1]
    play(group(2, hold(state, boat=9)), "send develop-boats", "to supply-ships", "ship porcelain-red")
    assert options(state) == ["slot s1-1", "slot s3-2"]
    play(state, "slot s3-2", "ship porcelain-red")
    assert (state.hold[0][23 + 4], row(state, "silver")) == (2, 2)


def test_yin_b_sail_4_and_5_products_stay_together_and_emissaries_do_not_count() -> None:
    """YIN-B-sail-4, YIN-B-sail-5, YIN-I-dip-9, YIN-R-36."""
    state = land()
    state.dock[0] = SHIPS.index("japan-4")
    state.abroad[8] = 2
    state.envoys[8] = 3
    state.cargo[:6] = [4, -1, 5, -1, -1, -1]
    state.emissary[1] = 1
    owe(state, Depart(0, 0))
    assert (state.abroad[8:10], state.envoys[8:10]) == ([3, 1], [3, 1])


def test_yin_b_imp_4_and_5_one_space_and_nothing_yet() -> None:
    """YIN-B-imp-4, YIN-B-imp-5, YIN-R-64, YIN-R-12."""
    state = play(group(1), "send develop-boats", "to imperial-commitments", "commit palace-maintenance 0 0")
    assert (row(state, "coins"), row(state, "done")) == (4, 0b1000)
    group(1, state)
    play(state, "send develop-boats")
    assert why(state, "to imperial-commitments") == ("YIN-B-work-2", "work-used")


def test_yin_b_war_4_and_5_a_mixed_demand_from_factory_and_plantation() -> None:
    """YIN-B-war-4, YIN-B-war-5: no transport, and the one cube cannot meet both of two parts."""
    state = factory(grow(hold(land(), boat=0), "huguang-c2"), "silk-red", "huguang-a1-a2", 1, 2, (1, 0))
    state.open_route = [ROUTES.index("r15"), ROUTES.index("r19"), -1, -1]
    play(group(1, state), "send develop-boats", "to war-routes", "army 1")
    assert options(state, "serve") == ["serve pile-1"]
    play(state, "serve pile-1")
    assert (sorted(state.on_route[0]), row(state, "coins")) == ([0, 4], 7)


def test_yin_r_28_food_of_the_market_does_not_serve_any_good() -> None:
    state = factory(land(), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    state.rural = [0, 2, 0, 0]
    state.open_route = [ROUTES.index("r15"), -1, -1, -1]
    play(group(1, state), "send develop-boats", "to war-routes", "army 1")
    assert not can(state, "serve pile-1")


# The end of the round.


def test_yin_d_glory_1_symbols_of_open_tiles_only() -> None:
    """YIN-D-glory-1, YIN-D-route-8: personal tiles do nothing."""
    state = land()
    state.open_route = [ROUTES.index("r01"), ROUTES.index("r05"), -1, -1]
    state.personal[0] = [ROUTES.index("r14")]
    assert enemy_strength(state) == 4
    owe(hold(state, boat=3), DisasterPhase(0))
    assert (row(state, "boat"), [event.what for event in state.events if event.verb == "disaster"]) == (2, [(2,)])


def test_yin_d_glory_2_in_turn_order_before_the_count() -> None:
    """YIN-D-glory-2, YIN-R-43, YIN-R-79: the second seat is asked after the first; four workers and a disc."""
    state = disc_on(disc_on(hold(land(), army=4), "extra-recruit"), "fruitful-war", 1)
    hold(state, 1, army=1)
    state.war_line = [0, 1]
    owe(state, WarPhase(0))
    assert state.active == 0
    play(state, "spend extra-recruit", "stop")
    assert (state.active, row(state, "recruit"), row(state, "army")) == (1, 1, 4)


def test_yin_d_glory_8_discs_accumulate() -> None:
    state = hold(land(), army=4, glory_first=1)
    state.war_line = [0]
    state.open_route = [ROUTES.index("r05"), -1, -1, -1]
    assert row(owe(state, WarPhase(0)), "glory_first") == 2


def test_yin_d_dis_2_fire_then_flood_then_drought() -> None:
    """YIN-R-47."""
    state = land()
    state.open_route = [ROUTES.index(route) for route in ("r07", "r05", "r14")] + [-1]
    owe(state, DisasterPhase(0))
    assert [event.what[0] for event in state.events if event.verb == "disaster"] == [1, 2, 3]


def test_yin_d_dis_8_only_plantations_suffer() -> None:
    state = land()
    state.market[0] = state.cargo[0] = 0
    state.open_route = [ROUTES.index("r07"), -1, -1, -1]
    owe(state, DisasterPhase(0))
    assert (state.market[0], state.cargo[0]) == (0, 0)


def test_yin_d_route_2_and_3_unserved_tiles_are_discarded_and_the_next_turned_up() -> None:
    """YIN-D-route-2, YIN-D-route-3: and in round 4 nothing is left to turn up."""
    state = land()
    before = state.open_route[:2]
    owe(state, RoutePhase(0))
    assert set(before) <= set(state.discard)
    state.routes = [[], [], [], []]
    owe(state, RoutePhase(0))
    assert state.open_route == [-1] * 4


def test_yin_d_route_4_and_5_personal_tiles_in_turn_order_with_bought_food() -> None:
    """YIN-D-route-4, YIN-D-route-5, YIN-M-rural-3, YIN-M-rural-4, YIN-M-rural-10, YIN-R-39."""
    state = land()
    route = ROUTES.index("r08")
    state.personal[0] = [route]
    state.rural = [0, 1, 0, 0]
    state.hold[1][5] -= 1
    owe(state, RoutePhase(0))
    play(state, "fill r08 0")
    assert (state.won[0], row(state, "coins"), row(state, "cubes", 1)) == ([route], 4 - 2 + 1, 15)


def test_yin_d_imp_1_4_and_5_rewards_in_turn_order() -> None:
    """YIN-D-imp-1, YIN-D-imp-4, YIN-D-imp-5: a tile taken in D-IV waits for the next D-III."""
    state = hold(hold(land(), committed=1), 1, committed=2)
    state.order = [1, 0]
    owe(state, RewardPhase(0))
    assert (question(state), row(state, "coins")) == ("take-route", 4)
    play(state, options(state)[0])
    assert (row(state, "coins"), ended(state), len(state.personal[1])) == (6, True, 1)


def test_yin_d_imp_6_a_boat_step_void_on_the_last_space() -> None:
    state = owe(hold(land(), committed=3, boat=13), RewardPhase(0))
    assert (row(state, "coins"), row(state, "boat")) == (8, 13)


def test_yin_d_imp_7_a_free_upgrade_of_choice() -> None:
    state = factory(factory(land(), "silk-red", "huguang-a1-a2", 0), "silk-blue", "jiangxi-a1-a2", 0, 3)
    factory(state, "paper-blue", "jiangxi-b1-b2", 0, 2)
    owe(hold(state, committed=4), RewardPhase(0))
    assert options(state) == ["upgrade paper-blue", "upgrade silk-red"]
    play(state, "upgrade paper-blue")
    assert (state.level[1], row(state, "silver"), row(state, "coins")) == (3, 1, 4)


def test_yin_d_tax_1_and_2_cards_and_discs() -> None:
    """YIN-D-tax-1, YIN-D-tax-2."""
    state = hold(land(), taxed=2, silver=3)
    state.played[0] = [0, 4, 8, -1, -1]
    assert tax_sum(state, 0) == 1 + 2 + 3 + 2
    assert row(owe(state, TaxStep(0)), "silver") == 2


def test_yin_e_late_1_3_and_4_any_number_of_pairs_without_workers() -> None:
    """YIN-E-late-1, YIN-E-late-3, YIN-E-late-4, YIN-R-31."""
    state = hold(land(), boat=13)
    for square in ("nanzhili-a1", "nanzhili-a2", "nanzhili-a4", "nanzhili-b1"):
        grow(state, square)
    state.dock = [0, -1, 1, -1]
    owe(state, LatePhase(0))
    play(
        state, "load nanzhili-a1", "load nanzhili-a2", "slot s1-1", "load nanzhili-a4", "load nanzhili-b1", "slot s3-1"
    )
    assert (row(state, "silver"), workers_on_board(state, 0)) == (2, 0)


def test_yin_f_rate_2_and_3_the_rate_stops_at_the_ends() -> None:
    """YIN-F-rate-2, YIN-F-rate-3, YIN-R-50."""
    state = land()
    state.rate, state.die = 6, 0
    roll(state)
    assert (state.rate, view(state)["rate"]) == (6, 12)
    state.rate, state.die = 0, 7
    roll(state)
    assert (state.rate, view(state)["rate"]) == (0, 6)


def test_yin_ex_23_from_9_to_10_and_back() -> None:
    """The die is rolled until each case has come up."""
    state = land()
    cases = set()
    for _ in range(60):
        state.rate, before = 3, state.die
        roll(state)
        side = (state.die > before) - (state.die < before)
        cases.add(side)
        assert state.exchange() == 9 + side
    assert cases == {-1, 0, 1}


def test_yin_f_work_2_after_workers_went_home_upper_migrants_move_down() -> None:
    state = owe(hold(land(), upper=3, workers=9), Administration(0))
    assert (row(state, "upper"), row(state, "lower"), row(state, "workers")) == (0, 3, 9)


# Money, market, limits.


def test_yin_x_exch_1_and_3_no_exchange_without_a_payment() -> None:
    """YIN-X-exch-1, YIN-X-exch-3: silver is broken for a tile, and there is no letter that only exchanges."""
    state = fortune(1, 3, hold(land(), coins=0, silver=1))
    assert all("exchange" not in str(letter) for letter in GAME.alphabet())
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert (row(state, "silver"), row(state, "coins")) == (0, 8)


def test_yin_m_rural_3_the_buyer_chooses_whose_cube() -> None:
    state = hold(land(), upper=3, coins=4)
    state.rural = [1, 1, 0, 0]
    owe(state, FeedingStep(0))
    assert options(state) == ["buy-food 0", "buy-food 1"]


def test_yin_m_rural_8_not_in_the_steps_of_others_nor_in_d_ii() -> None:
    """YIN-R-29."""
    state = grow(grow(land(), "jiangxi-a3"), "jiangxi-a1")
    state.open_route = [ROUTES.index("r07"), -1, -1, -1]
    owe(state, DisasterPhase(0))
    assert why(state, "sell-food jiangxi-a3") == ("YIN-M-rural-8", "no-occasion")


def test_yin_i_use_3_and_4_virtual_gifts_lapse_with_the_occasion() -> None:
    """YIN-I-use-3, YIN-I-use-4, YIN-R-75."""
    state = disc_on(hold(land(), upper=3), "free-rice")
    owe(state, FeedingStep(0))
    play(state, "free rice")
    assert (ended(state), state.turn[5], row(state, "misfortune")) == (True, 0, 0)


def test_yin_i_dip_10_an_emissary_serves_a_route_and_comes_home() -> None:
    """YIN-R-68."""
    state = disc_on(land(), "emissary-spain")
    route = ROUTES.index("r20")
    state.personal[0] = [route]
    owe(state, RoutePhase(0))
    play(state, "fill r20 0")
    assert (state.won[0], row(state, "discs"), state.innovation[4]) == ([route], 20, -1)


def test_yin_l_res_1_an_exhausted_kind_is_not_to_be_had() -> None:
    """YIN-R-25."""
    state = play(group(2), "send develop-boats", "to take-resources")
    state.stock = [0, 1]
    assert options(state) == ["take stone"]


def test_yin_l_money_1_coins_never_run_out() -> None:
    """YIN-R-24: more than all printed coins and misfortune tiles."""
    state = owe(hold(land(), coins=70, committed=1, misfortune=20), RewardPhase(0))
    assert row(state, "coins") == 72
    assert row(owe(hold(state, upper=3, coins=0), FeedingStep(0)), "misfortune") == 21


def test_yin_l_tile_1_empty_piles_are_not_refilled() -> None:
    """YIN-R-55, YIN-R-60."""
    state = fortune(1)
    state.tiles = []
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert state.track[5] == -1
    assert -1 not in state.track[:5]


def test_yin_r_5_halves_of_one_kind_too() -> None:
    state = owe(grow(grow(hold(land(), upper=3), "jiangxi-a2"), "jiangxi-b1"), FeedingStep(0))
    play(state, "eat jiangxi-a2", "eat jiangxi-b1")
    assert row(state, "misfortune") == 0


def test_yin_r_4_two_fruit_are_one_food() -> None:
    state = owe(grow(grow(hold(land(), upper=6), "jiangxi-a1"), "jiangxi-b3"), FeedingStep(0))
    play(state, "eat jiangxi-a1", "eat jiangxi-b3")
    assert row(state, "misfortune") == 1


def test_yin_r_32_a_pair_of_a_plantation_cube_and_a_bought_one() -> None:
    state = grow(hold(land(), boat=9), "nanzhili-a1")
    state.rural = [0, 1, 0, 0]
    state.dock = [0, -1, -1, -1]
    owe(state, LateStep(0))
    play(state, "load nanzhili-a1", "buy-food 1", "slot s1-1")
    assert state.cargo[:2] == [0, 1]


def test_yin_r_34_a_bought_cube_gives_the_right_to_its_colour() -> None:
    state = disc_on(hold(land(), coins=4), "emissary-japan", 1)
    state.rural = [0, 2, 0, 0]
    state.dock = [SHIPS.index("japan-1"), -1, -1, -1]
    state.cargo[0:2] = [0, 0]
    owe(state, LateStep(0))
    play(state, "buy-food 1", "buy-food 1", "slot s1-2")
    assert (question(state), state.stack[-1].seat) == ("add-emissary", 1)


def test_yin_r_33_a_virtual_slot_gives_nobody_the_right() -> None:
    state = disc_on(land(), "emissary-japan")
    state.hand[0] = [0]
    turn(state)
    state.dock = [SHIPS.index("japan-1"), -1, -1, -1]
    state.cargo[0:2] = [8, 8]
    assert why(state, "spend emissary-japan") == ("YIN-I-dip-7", "nothing-aboard")


def test_yin_r_73_level_3_with_room_for_one() -> None:
    state = factory(land(), "paper-red", "huguang-a1-a2", 0, 3, (0, 2))
    state.market[0] = state.market[1] = 0
    play(group(1, state), "send develop-boats", "to produce")
    assert options(state) == ["produce paper-red"]
    assert why(state, "double paper-red") == ("YIN-B-prod-10", "factory-full")


def test_yin_r_65_cards_show_one_to_three_workers() -> None:
    printed = land().printed
    assert (sum(printed.card_value), sum(printed.card_workers), max(printed.card_workers)) == (24, 24, 3)


def test_yin_r_54_a_tile_before_the_bonus() -> None:
    state = at(land(), BonusPhase(0))
    play(state, "bonus free-innovation", "buy-tile column-1", "plant jiangxi-a1")
    assert options(state, "innovate")


def test_yin_r_53_the_tax_disc_may_come_last_and_only_once() -> None:
    state = fortune(1, 0)
    assert options(state) == ["tax", "stop"]
    play(state, "tax")
    assert why(state, "tax") == ("YIN-B-fortune-6", "tax-added")


def test_yin_r_70_no_product_in_a_slot_of_another() -> None:
    state = factory(land(), "silk-red", "huguang-a1-a2", 0, 2, (1, 0))
    state.dock = [SHIPS.index("japan-1"), -1, -1, -1]
    play(group(1, hold(state, boat=9)), "send develop-boats")
    assert not can(state, "to supply-ships")


def test_yin_r_71_the_own_factory_is_never_rented() -> None:
    state = factory(hold(land(), coins=0), "silk-red", "huguang-a1-a2", 0, 2)
    state.market[0] = 0
    play(group(1, state), "send develop-boats", "to produce", "produce silk-red")
    assert (state.made[32], row(state, "coins")) == (1, 0)


def test_yin_r_69_tea_of_a_tile_that_another_bought() -> None:
    state = grow(hold(land(), boat=9), "nanzhili-a1", 1, 0, "tea")
    play(fortune(1, 1, state), "grow nanzhili-a1")
    state.dock = [SHIPS.index("japan-1"), -1, -1, -1]
    play(group(1, state), "send develop-boats", "to supply-ships", "load nanzhili-a1")
    assert row(state, "silver") == 1


def test_yin_r_46_the_owner_chooses_what_withers() -> None:
    state = grow(grow(land(), "jiangxi-a1", 1), "jiangxi-a2", 1)
    state.open_route = [ROUTES.index("r07"), -1, -1, -1]
    owe(state, DisasterPhase(0))
    assert (question(state), state.stack[-1].seat) == ("choose-drought", 1)


def test_yin_r_45_only_what_no_longer_fits_is_lost() -> None:
    state = factory(land(), "paper-red", "huguang-a1-a2", 0, 3, (1, 1))
    state.open_route = [ROUTES.index("r14"), -1, -1, -1]
    owe(state, DisasterPhase(0))
    assert (ended(state), state.stored(0)) == (True, 2)


def test_yin_r_11_what_others_hold_is_in_no_view() -> None:
    state = give_hand(land(), 1, "c01", "c12")
    assert view(state, 0)["players"][1]["hand"] is None
    before = json.dumps(view(state, 0))
    give_hand(state, 1, "c05", "c06")
    assert json.dumps(view(state, 0)) == before
