"""Phases C to F."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.ch05_c_feeding import FeedingStep, food_needed
from tablewright.games.yinzi.ch05_d_disasters import DisasterPhase
from tablewright.games.yinzi.ch05_d_rewards import Reward, RoutePhase, TaxStep, tax_due
from tablewright.games.yinzi.ch05_d_war import WarPhase
from tablewright.games.yinzi.ch05_e_late import LateStep
from tablewright.games.yinzi.ch05_f_administration import Administration, roll
from tablewright.games.yinzi.names import PHASE_B, ROUTES, SHIPS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.step import Step
from tests.games.yinzi.table import (
    Pause,
    at,
    can,
    clear_land,
    disc_on,
    ended,
    factory,
    grow,
    hold,
    options,
    play,
    question,
    row,
    table,
    told,
    why,
)


def land(seats: int = 2) -> Yinzi:
    state = clear_land(table(seats))
    state.order = list(range(seats))
    state.phase = PHASE_B
    return state


def owe(state: Yinzi, step: Step) -> Yinzi:
    """*step* is next, and then the test is over."""
    return at(state, step, Pause(0))


# Feeding.


def hungry(workers: int, coins: int = 0) -> Yinzi:
    return hold(land(), upper=workers, coins=coins, silver=0)


def test_yin_c_feed_1_all_workers_on_the_board_count() -> None:
    state = hold(hungry(1), lower=1, army=1, lying=1, committed_workers=1)
    state.hold[0][24] = 1
    owe(state, FeedingStep(0))
    assert row(state, "misfortune") == 2


@pytest.mark.parametrize(("workers", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (9, 3), (12, 4)])
def test_yin_c_feed_2_a_food_per_three_rounded_up(workers: int, food: int) -> None:
    assert food_needed(workers, 3) == food


def test_yin_c_feed_3_rice_is_a_food_fruit_a_half() -> None:
    state = owe(grow(hungry(3), "jiangxi-a4"), FeedingStep(0))
    play(state, "eat jiangxi-a4")
    assert row(state, "misfortune") == 0
    state = owe(grow(hungry(3), "jiangxi-a1"), FeedingStep(0))
    assert row(state, "misfortune") == 1, "one half is not enough"


def test_yin_c_feed_4_halves_of_different_kinds_make_a_pair() -> None:
    state = owe(grow(grow(hungry(3), "jiangxi-a1"), "jiangxi-a2"), FeedingStep(0))
    play(state, "eat jiangxi-a1", "eat jiangxi-a2")
    assert row(state, "misfortune") == 0


def test_yin_c_feed_5_food_may_be_bought() -> None:
    state = hungry(3, 2)
    state.rural = [0, 1, 0, 0]
    owe(state, FeedingStep(0))
    cubes = row(state, "cubes", 1)
    play(state, "buy-food 1")
    assert (row(state, "coins"), row(state, "misfortune"), row(state, "cubes", 1)) == (0, 0, cubes + 1)


def test_yin_c_feed_6_free_rice_is_two_food() -> None:
    state = owe(disc_on(hungry(6), "free-rice"), FeedingStep(0))
    play(state, "free rice")
    assert ended(state)
    assert row(state, "misfortune") == 0


def test_yin_c_feed_7_own_food_and_coins_must_be_used_silver_and_discs_not() -> None:
    """YIN-R-6."""
    state = owe(grow(hungry(3), "jiangxi-a4"), FeedingStep(0))
    assert why(state, "stop") == ("YIN-C-feed-7", "food-left")
    state = hold(disc_on(hungry(3), "free-wheat"), silver=1)
    state.rural = [0, 1, 0, 0]
    owe(state, FeedingStep(0))
    assert options(state) == ["free wheat", "buy-food 1", "stop"]
    play(state, "stop")
    assert row(state, "misfortune") == 1


def test_yin_c_feed_8_a_misfortune_per_missing_food() -> None:
    assert row(owe(hungry(7), FeedingStep(0)), "misfortune") == 3


def test_yin_c_feed_9_the_bonus_feeds_all() -> None:
    assert row(owe(hold(hungry(9), bonus=3), FeedingStep(0)), "misfortune") == 0


def test_yin_c_feed_10_nothing_is_sold_before_the_need_is_paid() -> None:
    state = owe(grow(grow(hungry(3), "jiangxi-a3"), "jiangxi-b4"), FeedingStep(0))
    assert why(state, "sell-food jiangxi-a3") == ("YIN-C-feed-10", "feed-first")
    play(state, "eat jiangxi-b4")
    assert can(state, "sell-food jiangxi-a3")


def test_yin_ex_12a_thirteen_workers_need_five_food() -> None:
    assert food_needed(13, 3) == 5


def test_yin_ex_12b_eleven_workers() -> None:
    state = hold(hungry(2), army=4, committed_workers=3)
    state.hold[0][25] = 2
    grow(grow(grow(state, "jiangxi-a4", 0, 2), "jiangxi-a1"), "jiangxi-b3")
    owe(state, FeedingStep(0))
    play(state, "eat jiangxi-a4", "eat jiangxi-a4", "eat jiangxi-a1", "eat jiangxi-b3")
    assert row(state, "misfortune") == 1


# War glories.


def war(*armies: int, routes: tuple[str, ...] = ("r03", "r04")) -> Yinzi:
    state = land(len(armies))
    state.open_route = [ROUTES.index(route) for route in routes] + [-1] * (4 - len(routes))
    for seat, army in enumerate(armies):
        hold(state, seat, army=army)
        if army:
            state.war_line.append(seat)
    return state


def glories(state: Yinzi) -> list[tuple[int, int]]:
    return [(row(state, "glory_first", seat), row(state, "glory_second", seat)) for seat in range(state.seats)]


def test_yin_d_glory_4_and_6_a_war_won() -> None:
    assert glories(owe(war(1, 3), WarPhase(0))) == [(0, 1), (1, 0)]


def test_yin_d_glory_6_first_4_points_second_2() -> None:
    assert glories(owe(war(4, 1), WarPhase(0))) == [(1, 0), (0, 1)]


def test_yin_d_glory_5_ties_to_the_left() -> None:
    assert glories(owe(war(2, 2), WarPhase(0))) == [(1, 0), (0, 1)]


def test_yin_d_glory_7_a_war_lost() -> None:
    assert glories(owe(war(1, 2), WarPhase(0))) == [(0, 0), (0, 1)]


def test_yin_d_glory_3_veterans_stand_up() -> None:
    """YIN-R-41: in D-I, before the count."""
    state = owe(hold(war(0, 3), lying=2), WarPhase(0))
    assert glories(state) == [(0, 1), (1, 0)]
    assert (row(state, "army"), row(state, "lying")) == (2, 0)


def test_yin_r_44_nobody_in_the_area_no_glory() -> None:
    assert glories(owe(war(0, 0), WarPhase(0))) == [(0, 0), (0, 0)]


def test_yin_i_war_5_a_recruitment_disc_counts() -> None:
    state = owe(disc_on(war(2, 1), "extra-recruit", 1), WarPhase(0))
    assert (question(state), state.active) == ("rally", 1)
    play(state, "spend extra-recruit", "stop")
    assert glories(state) == [(1, 0), (0, 1)]
    assert row(state, "recruit", 1) == 1


def test_yin_i_war_6_weak_enemies() -> None:
    state = owe(disc_on(war(2, 0), "weak-enemies"), WarPhase(0))
    play(state, "spend weak-enemies", "stop")
    assert glories(state) == [(1, 0), (0, 0)]


def test_yin_i_war_3_fruitful_war() -> None:
    state = owe(disc_on(war(3, 0), "fruitful-war"), WarPhase(0))
    coins = row(state, "coins")
    play(state, "spend fruitful-war")
    assert row(state, "coins") - coins == 3


def test_yin_d_glory_9_veterans_may_be_left_lying() -> None:
    state = owe(disc_on(war(3, 0), "veterans"), WarPhase(0))
    assert options(state) == ["leave 0", "leave 1", "leave 2"]
    play(state, "leave 2")
    assert (row(state, "army"), row(state, "lying")) == (1, 2)


def test_yin_l_disc_1_a_glory_with_an_innovation_disc() -> None:
    """YIN-R-23."""
    state = owe(hold(disc_on(war(4, 0), "free-rice"), discs=0), WarPhase(0))
    assert options(state) == ["move-disc free-rice", "decline"]
    play(state, "move-disc free-rice")
    assert glories(state)[0] == (1, 0)


def test_yin_ex_13_three_armies() -> None:
    assert glories(owe(war(3, 3, 2, routes=("r03", "r04", "r06")), WarPhase(0))) == [(1, 0), (0, 1), (0, 0)]


# Disasters.


def disaster(state: Yinzi, *routes: str) -> Yinzi:
    state.open_route = [ROUTES.index(route) for route in routes] + [-1] * (4 - len(routes))
    return owe(state, DisasterPhase(0))


def test_yin_d_dis_1_once_even_if_shown_twice() -> None:
    assert row(disaster(hold(land(), boat=5), "r05", "r11"), "boat") == 4


def test_yin_d_dis_3_fire_takes_a_disc() -> None:
    state = factory(factory(land(), "paper-red", "huguang-a1-a2", 0, 2), "silk-red", "jiangxi-a1-a2", 0, 1)
    disaster(state, "r14")
    assert options(state) == ["burn paper-red", "burn silk-red"]
    play(state, "burn paper-red")
    assert (state.level[0], row(state, "discs")) == (1, 18)


def test_yin_d_dis_4_a_factory_without_discs_loses_owner_and_products() -> None:
    state = disaster(factory(land(), "paper-red", "huguang-a1-a2", 0, 1, (0, 1)), "r14")
    assert (state.owner[0], state.stored(0), state.site[0] >= 0, row(state, "pieces", 1)) == (-1, 0, True, 8)


def test_yin_d_dis_5_the_owner_chooses_the_surplus() -> None:
    state = disaster(factory(land(), "paper-red", "huguang-a1-a2", 0, 2, (1, 1)), "r14")
    assert (question(state), options(state)) == ("choose-loss", ["lose 0", "lose 1"])
    play(state, "lose 1")
    assert state.made[:2] == [1, 0]


def test_yin_d_dis_6_flood_not_below_space_1() -> None:
    state = disaster(hold(land(), boat=0), "r05")
    assert row(state, "boat") == 0


def test_yin_d_dis_7_drought_takes_a_cube_per_province() -> None:
    state = grow(grow(grow(land(), "huguang-a1"), "huguang-a2"), "jiangxi-a1")
    disaster(state, "r07")
    play(state, "wither huguang-a1")
    assert [state.cubes[0], state.cubes[1], state.cubes[30]] == [0, 1, 0]


# Routes, rewards, taxes.


def test_yin_d_route_1_2_and_3_won_discarded_turned_up() -> None:
    state = land()
    first, second = state.open_route[:2]
    state.server[0], state.on_route[0] = 1, [0]
    state.hold[0][5] -= 1
    owe(state, RoutePhase(0))
    assert (state.won[1], row(state, "cubes")) == ([first], 15)
    assert second in state.discard
    assert all(route not in (-1, first, second) for route in state.open_route[:2])


def personal(route: str) -> Yinzi:
    state = land()
    number = ROUTES.index(route)
    for pile in (state.discard, *state.routes, state.open_route):
        if number in pile:
            pile.remove(number)
    state.open_route = (state.open_route + [-1] * 4)[:4]
    state.personal[0].append(number)
    return state


def test_yin_d_route_6_and_7_part_by_part() -> None:
    state = owe(grow(personal("r07"), "huguang-a2"), RoutePhase(0))
    play(state, "fill r07 0")
    assert state.met[ROUTES.index("r07")] == 1
    assert state.personal[0] == [ROUTES.index("r07")]


def test_yin_d_route_7_a_complete_tile_pays_and_is_turned() -> None:
    state = grow(personal("r10"), "huguang-a1", 0, 1, "cotton")
    coins = row(state, "coins")
    owe(state, RoutePhase(0))
    play(state, "fill r10 0")
    assert (state.won[0], state.personal[0], row(state, "coins") - coins) == ([ROUTES.index("r10")], [], 1)
    assert row(state, "cubes") == 15


@pytest.mark.parametrize(("space", "coins", "silver"), [(1, 2, 0), (3, 4, 0), (4, 0, 1)])
def test_yin_d_imp_2_6_and_7_rewards(space: int, coins: int, silver: int) -> None:
    state = hold(factory(land(), "paper-red", "huguang-a1-a2", 0, 1), committed=space)
    owe(state, Reward(0))
    assert (row(state, "coins") - 4, row(state, "silver")) == (coins, silver)
    assert row(state, "boat") == (1 if space == 3 else 0)
    assert state.level[0] == (2 if space == 4 else 1)


def test_yin_d_imp_3_a_tile_of_the_discard() -> None:
    state = owe(hold(land(), committed=2), Reward(0))
    assert len(options(state, "choose-route")) == 4
    route = options(state)[0]
    play(state, route)
    assert (len(state.personal[0]), len(state.discard), row(state, "coins")) == (1, 3, 7)


def test_yin_ex_18_an_empty_discard_pays_five_coins() -> None:
    state = hold(land(), committed=2)
    state.discard = []
    assert row(owe(state, Reward(0)), "coins") == 9


def test_yin_ex_19_tax_brackets() -> None:
    assert [tax_due(land(), total) for total in (3, 5, 6, 8, 9, 12)] == [0, 0, 1, 1, 2, 2]


def taxed(coins: int, silver: int) -> Yinzi:
    state = hold(land(), coins=coins, silver=silver, taxed=1)
    state.played[0] = [11, 10, 9, -1, -1]
    state.rate = 4
    return state


def test_yin_d_tax_3_silver_first() -> None:
    state = owe(taxed(20, 2), TaxStep(0))
    assert (row(state, "coins"), row(state, "silver")) == (20, 0)


def test_yin_d_tax_4_then_coins() -> None:
    state = owe(taxed(12, 1), TaxStep(0))
    assert (row(state, "coins"), row(state, "silver"), row(state, "misfortune")) == (2, 0, 0)


def test_yin_d_tax_6_then_misfortune() -> None:
    """YIN-R-49: whole bags first, then all coins are lost."""
    state = owe(taxed(15, 0), TaxStep(0))
    assert (row(state, "coins"), row(state, "silver"), row(state, "misfortune")) == (0, 0, 1)


def test_yin_d_tax_7_no_tax() -> None:
    assert row(owe(hold(taxed(0, 1), bonus=4), TaxStep(0)), "silver") == 1


def test_yin_d_tax_5_food_may_be_sold_first() -> None:
    state = owe(grow(taxed(9, 1), "jiangxi-a3"), TaxStep(0))
    assert question(state) == "pay-tax"
    play(state, "sell-food jiangxi-a3", "pay coins")
    assert (row(state, "coins"), row(state, "misfortune")) == (0, 0)


def test_yin_ex_14_marion_cannot_pay() -> None:
    state = owe(grow(taxed(5, 1), "jiangxi-a3"), TaxStep(0))
    play(state, "pay coins")
    assert (row(state, "coins"), row(state, "silver"), row(state, "misfortune"), state.cubes[32]) == (0, 0, 1, 1)


# Late shipments.


def late() -> Yinzi:
    state = grow(grow(hold(land(), boat=9), "nanzhili-a1"), "nanzhili-a2")
    state.dock = [SHIPS.index("japan-1"), -1, SHIPS.index("korea-1"), -1]
    return state


def test_yin_e_late_2_and_3_a_pair_of_different_foods_for_a_silver() -> None:
    state = owe(late(), LateStep(0))
    play(state, "load nanzhili-a1", "load nanzhili-a2", "slot s1-1")
    assert (row(state, "silver"), state.cargo[:2]) == (1, [0, 0])


def test_yin_e_late_2_never_two_of_a_kind() -> None:
    state = grow(land(), "nanzhili-a1", 0, 1)
    state = owe(grow(hold(state, boat=9), "nanzhili-a4"), LateStep(0))
    assert options(state, "load") == []


def test_yin_e_late_5_transport_adds_up() -> None:
    state = owe(hold(late(), boat=0), LateStep(0))
    assert why(state, "load nanzhili-a1") == ("YIN-E-late-2", "no-second-food")


def test_yin_e_late_6_bought_cubes_need_no_transport() -> None:
    state = hold(land(), boat=0, coins=4)
    state.rural = [0, 2, 0, 0]
    state.dock = [SHIPS.index("japan-1"), -1, -1, -1]
    owe(state, LateStep(0))
    play(state, "buy-food 1", "buy-food 1", "slot s1-2")
    assert (row(state, "coins"), state.cargo[2:4], row(state, "silver")) == (0, [1, 1], 1)


def test_yin_e_late_8_no_salt() -> None:
    state = owe(grow(late(), "nanzhili-a5"), LateStep(0))
    assert why(state, "load nanzhili-a5") == ("YIN-E-late-8", "not-late-food")


def test_yin_e_late_7_a_full_ship_sails_and_is_replaced() -> None:
    state = late()
    state.cargo[2:4] = [1, 1]
    state.hold[1][5] -= 2
    top = state.ships[0][-1]
    play(owe(state, LateStep(0)), "load nanzhili-a1", "load nanzhili-a2", "slot s1-1")
    assert (state.dock[0], row(state, "cubes"), row(state, "cubes", 1)) == (top, 15, 15)


# Administration.


def test_yin_f_rate_1_and_2_the_die_moves_the_rate_within_the_track() -> None:
    state = land()
    for _ in range(40):
        rate, die = state.rate, state.die
        roll(state)
        step = (state.die > die) - (state.die < die)
        assert state.rate == min(max(rate + step, 0), 6)


def test_yin_f_work_1_and_2_workers_go_home_migrants_move_down() -> None:
    state = hold(land(), workers=1, army=3, lying=2, upper=2, lower=1, committed_workers=2, committed=2, recruit=1)
    state.hold[0][24] = 1
    owe(state, Administration(0))
    assert [row(state, name) for name in ("workers", "army", "lying", "upper", "lower")] == [7, 0, 2, 0, 3]


def test_yin_f_prep_1_tax_discs_go_home() -> None:
    state = owe(hold(land(), taxed=2, discs=18), Administration(0))
    assert (row(state, "taxed"), row(state, "discs")) == (0, 20)


def test_yin_f_prep_2_played_cards_leave_and_three_are_drawn() -> None:
    state = land()
    state.hand = [[], []]
    state.played[0] = [1, 2, 3, -1, -1]
    state.round = 1
    owe(state, Administration(0))
    assert state.played[0] == [-1] * 5
    assert [len(hand) for hand in state.hand] == [3, 3]


def test_yin_f_prep_4_bonuses_end() -> None:
    assert row(owe(hold(land(), bonus=2), Administration(0)), "bonus") == 0


def test_yin_f_rate_4_the_roll_happens_in_round_4_too() -> None:
    state = land()
    state.round = 4
    owe(state, Administration(0))
    assert "YIN-F-rate-1 rate-is" in told(state)
