"""Section B: worker actions in general, and taking resources."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS, WORKS
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    GAME,
    army,
    begin,
    can,
    committed,
    disc_on,
    dock,
    done,
    ended,
    factory,
    fortune,
    give_resources,
    group,
    groups,
    grow,
    hold,
    land,
    lay_markets,
    migrants,
    options,
    play,
    player,
    raw,
    row,
    rows,
    sent,
    told_of,
    turn,
    view,
    why,
    workers_at,
)

# Groups and actions.


def test_yin_b_work_1_the_whole_group_of_one_space_is_used_for_one_worker_action() -> None:
    state = turn(group(group(land(), 3), 2, fortune="innovations"))
    play(state, "send cultivate", "to war-routes")
    assert groups(state) == {"innovations": 2}
    assert told_of(state, "sent") == [("YIN-B-work-1", 0, (WORKS.index("war-routes"), 3))]
    play(state, "army 3")
    assert (ended(state), row(state, "army")) == (True, 3)


def test_yin_b_work_1_five_worker_actions() -> None:
    state = factory(raw(hold(land(), boat=9), "jiangxi-1"), "porcelain-red", "jiangxi-a1-a2", 0, 3, (1, 0))
    play(turn(group(dock(state, "japan-1"), 2)), "send cultivate")
    assert options(state) == [f"to {work}" for work in WORKS]


@pytest.mark.parametrize("work", ["war-routes", "produce", "take-resources", "imperial-commitments", "supply-ships"])
def test_yin_b_work_2_each_worker_action_once_per_round(work: str) -> None:
    state = factory(raw(hold(land(), boat=9), "jiangxi-1"), "porcelain-red", "jiangxi-a1-a2", 0, 3, (1, 0))
    done(dock(state, "japan-1"), work)
    play(turn(group(state, 2)), "send cultivate")
    assert options(state) == [f"to {other}" for other in WORKS if other != work]
    assert why(state, f"to {work}") == ("YIN-B-work-2", "work-used")


def test_yin_b_work_2_the_imperial_spaces_together_are_one_action() -> None:
    state = play(sent(land(), "imperial-commitments", 1), "commit palace-maintenance 0 0")
    play(turn(group(state, 2)), "send cultivate")
    assert why(state, "to imperial-commitments") == ("YIN-B-work-2", "work-used")


def test_yin_b_work_3_others_never_block_an_action_area() -> None:
    state = army(committed(done(land(), *WORKS, seat=1), "palace-maintenance", 1), 1, 4)
    play(turn(group(state, 2)), "send cultivate")
    assert options(state) == ["to war-routes", "to take-resources", "to imperial-commitments"]


# Using workers.


def test_yin_b_work_4_at_least_one_worker_must_be_used() -> None:
    state = sent(land(), "take-resources")
    assert options(state) == ["take wood", "take stone"]
    assert why(state, "stop") == ("YIN-B-work-4", "use-first")
    play(state, "take wood")
    assert can(state, "stop")
    assert why(sent(land(), "war-routes"), "stop") == ("YIN-B-work-4", "use-first")
    assert why(sent(land(), "imperial-commitments"), "stop") == ("YIN-B-work-4", "use-first")


def test_yin_b_work_5_unused_workers_of_the_group_go_to_the_upper_migration_space() -> None:
    state = play(sent(land(), "take-resources", 3), "take wood", "stop")
    assert (rows(state, "upper", "lower"), workers_at(state, "take-resources")) == ([2, 0], 1)
    assert told_of(state, "migrated") == [("YIN-B-work-5", 0, (2,))]


def test_yin_b_work_5_also_those_that_cannot_be_used() -> None:
    state = play(sent(hold(land(), coins=1), "take-resources", 3), "take stone")
    assert (ended(state), row(state, "upper")) == (True, 2)
    state = play(sent(land(), "war-routes", 3), "army 1")
    assert rows(state, "army", "upper") == [1, 2]


def test_yin_b_work_6_lower_migrants_may_strengthen_the_group() -> None:
    state = migrants(land(), lower=2, upper=1)
    sent(state, "war-routes", 1)
    assert options(state) == ["army 1", "army 2", "army 3"], "not those of the upper space"
    assert why(state, "army 4") == ("YIN-B-work-6", "workers-missing")
    play(state, "army 3")
    assert rows(state, "army", "lower", "upper") == [3, 0, 1]
    assert told_of(state, "recruited") == [("YIN-B-work-6", 0, (2,))]


def test_yin_b_work_7_no_more_than_four_workers_in_one_action() -> None:
    state = sent(migrants(hold(land(), coins=9), lower=5), "take-resources", 3)
    play(state, "take wood", "take wood", "take wood", "take wood")
    assert (ended(state), workers_at(state, "take-resources")) == (True, 4)
    assert rows(state, "lower", "upper") == [4, 0]


def test_yin_b_work_7_nor_in_the_war() -> None:
    state = sent(migrants(land(), lower=5), "war-routes", 3)
    assert options(state) == ["army 1", "army 2", "army 3", "army 4"]


def test_yin_b_work_8_with_migrants_every_worker_of_the_group_is_used() -> None:
    state = play(sent(migrants(land(), lower=1), "war-routes", 2), "army 3")
    assert rows(state, "army", "upper", "lower") == [3, 0, 0]
    state = play(sent(migrants(land(), lower=1), "war-routes", 2), "army 1")
    assert rows(state, "army", "upper", "lower") == [1, 1, 1], "who sends workers up takes none from below"


def test_yin_b_work_10_migrants_of_both_spaces_must_be_fed() -> None:
    state = begin(migrants(land(), upper=2, lower=2), "feeding")
    assert row(state, "misfortune") == 2


def test_yin_b_work_11_used_workers_stay_until_phase_f() -> None:
    state = play(sent(land(), "take-resources", 2), "take wood", "take wood")
    assert (workers_at(state, "take-resources"), row(state, "workers")) == (2, 10)
    begin(state, "feeding", "war", "disasters", "routes", "rewards", "taxation", "late")
    assert (workers_at(state, "take-resources"), row(state, "workers")) == (2, 10)
    begin(state, "administration")
    assert (workers_at(state, "take-resources"), row(state, "workers")) == (0, 12)


def test_yin_b_work_12_the_group_is_used_up_before_the_migrants() -> None:
    state = sent(migrants(hold(land(), coins=9), lower=2), "take-resources", 2)
    play(state, "take wood", "take wood")
    assert row(state, "lower") == 2
    play(state, "take wood", "stop")
    assert rows(state, "lower", "upper") == [1, 0]


def test_yin_b_work_12_one_use_may_take_the_last_of_the_group_with_a_migrant() -> None:
    state = factory(raw(migrants(land(), lower=1), "jiangxi-1"), "paper-red", "jiangxi-a1-a2", 0, 1)
    play(sent(state, "produce", 1), "produce paper-red")
    assert (workers_at(state, "produce"), row(state, "lower")) == (2, 0)


# No use at all.


SERVED = ("war-routes", "imperial-commitments")  # these accept any worker


def idle(**holding: int) -> Yinzi:
    """War and the emperor have been served; there is nothing to produce or to ship."""
    return turn(group(hold(done(land(), *SERVED), **holding), 2))


def test_yin_b_work_9_a_group_without_any_use_must_migrate_and_no_action_is_marked() -> None:
    state = play(idle(coins=0), "send cultivate")
    assert options(state) == ["migrate"]
    play(state, "migrate")
    assert row(state, "upper") == 2
    assert [one["work"] for one in player(state)["works"] if one["done"]] == list(SERVED)
    assert told_of(state, "migrated") == [("YIN-B-work-9", 0, (2,))]
    assert (ended(state), groups(state)) == (True, {})


def test_yin_b_work_9_not_while_a_use_is_possible() -> None:
    state = play(idle(coins=1), "send cultivate")
    assert options(state) == ["to take-resources"]
    assert why(state, "migrate") == ("YIN-B-work-9", "use-possible")


def test_yin_r_58_optional_help_is_not_forced_but_may_be_chosen() -> None:
    state = play(idle(coins=0, silver=1), "send cultivate")
    assert options(state) == ["to take-resources", "migrate"], "silver would have to be broken"
    state = disc_on(hold(done(land(), *SERVED), coins=0), "free-coins")
    play(turn(group(state, 2)), "send cultivate")
    assert options(state) == ["to take-resources", "migrate"], "a disc would have to be spent"


def test_yin_r_58_migrants_are_not_forced_either() -> None:
    state = factory(raw(done(land(), "take-resources", *SERVED), "jiangxi-1"), "paper-red", "jiangxi-a1-a2", 0, 1)
    play(turn(group(migrants(state, lower=1), 1)), "send cultivate")
    assert options(state) == ["to produce", "migrate"], "one worker alone cannot produce at level I"


def test_yin_r_58_tested_against_every_action_still_open() -> None:
    state = factory(raw(hold(done(land(), *SERVED), coins=0), "jiangxi-1"), "paper-red", "jiangxi-a1-a2", 0, 2)
    play(turn(group(state, 1)), "send cultivate")
    assert options(state) == ["to produce"]


def test_yin_b_work_13_only_an_action_of_which_one_use_is_possible_can_be_chosen() -> None:
    state = play(turn(group(hold(land(), coins=0), 2)), "send cultivate")
    assert options(state) == ["to war-routes", "to imperial-commitments"]
    for work in ("produce", "take-resources", "supply-ships"):
        assert why(state, f"to {work}") == ("YIN-B-work-13", "no-use")


def test_yin_b_work_13_discs_count() -> None:
    state = factory(disc_on(land(), "free-raw-material"), "paper-red", "jiangxi-a1-a2", 0, 2)
    play(turn(group(state, 1)), "send cultivate")
    assert can(state, "to produce")
    state = dock(disc_on(grow(land(), "huguang-a2", tile="tea"), "free-transport"), "japan-1")
    play(turn(group(state, 1)), "send cultivate")
    assert can(state, "to supply-ships"), "one unit is there, the other comes with the disc"


def test_yin_b_work_13_sales_come_before() -> None:
    state = grow(hold(done(land(), *SERVED), coins=0), "jiangxi-a3")
    turn(group(state, 1))
    play(state, "sell-food jiangxi-a3", "send cultivate")
    assert options(state) == ["to take-resources"]


# Between the choice of the action and its first use.


def test_yin_r_81_what_would_leave_no_use_possible_is_barred() -> None:
    state = sent(disc_on(hold(land(), coins=1), "extra-plantation"), "take-resources")
    assert why(state, "spend extra-plantation") == ("YIN-B-work-13", "use-first")
    state = sent(disc_on(hold(land(), coins=2), "extra-plantation"), "take-resources")
    play(state, "take wood")
    assert can(state, "spend extra-plantation"), "after the first use everything is open"


def test_yin_r_81_what_leaves_one_is_not() -> None:
    state = play(sent(disc_on(hold(land(), coins=2), "extra-plantation"), "take-resources"), "spend extra-plantation")
    assert options(state) == ["buy-tile column-1", "buy-tile column-2", "buy-tile column-3"], "a coin must be left"
    assert why(state, "buy-tile column-4") == ("YIN-B-work-13", "use-first")
    play(state, "buy-tile column-1", "plant jiangxi-a1", "take wood")
    assert rows(state, "coins", "wood") == [0, 1]


def tea_for_japan(market: str) -> Yinzi:
    """The only delivery is a tea cube of Nanzhili; every province has the same market."""
    state = dock(grow(hold(land(), boat=0), "nanzhili-a1", tile="tea"), "japan-1")
    return disc_on(lay_markets(state, *[market] * 4), "extra-urban-sale")


def test_yin_r_81_the_last_delivery_is_not_sold_away() -> None:
    assert why(sent(tea_for_japan("m2"), "supply-ships"), "spend extra-urban-sale") == ("YIN-B-work-13", "use-first")


def test_yin_r_81_nor_is_the_transport_that_it_needs() -> None:
    state = sent(grow(tea_for_japan("m3"), "nanzhili-a2", tile="cotton"), "supply-ships")
    play(state, "spend extra-urban-sale")
    assert options(state) == ["sell nanzhili-a2"]
    play(state, "sell nanzhili-a2")
    assert options(state) == ["market nanzhili-1", "market nanzhili-2", "market nanzhili-3"]
    assert why(state, "market huguang-2") == ("YIN-B-work-13", "use-first")


@pytest.mark.parametrize(("workers", "possible"), [(1, False), (2, True)])
def test_yin_r_81_nor_that_of_the_only_raw_material(workers: int, possible: bool) -> None:
    """A second factory stands beside the material, but wants two workers."""
    state = disc_on(grow(land(), "jiangxi-a1", tile="cotton"), "extra-urban-sale")
    lay_markets(state, "m3", "m2", "m2", "m3")
    factory(raw(state, "huguang-1"), "paper-red", "jiangxi-b1-b2", 0, 2)
    if not possible:
        assert why(sent(GAME.twin(state), "produce", 1), "spend extra-urban-sale") == ("YIN-B-work-13", "use-first")
    sent(factory(state, "porcelain-red", "huguang-a1-a2", 0, 1), "produce", workers)
    assert can(state, "spend extra-urban-sale") == possible


# Resources.


@pytest.mark.parametrize("kind", ["wood", "stone"])
def test_yin_b_res_1_a_worker_and_a_coin_for_a_wood_or_a_stone(kind: str) -> None:
    state = play(sent(land(), "take-resources", 2), f"take {kind}")
    assert (rows(state, kind, "coins"), workers_at(state, "take-resources")) == ([1, 3], 1)
    assert view(state)["stock"][kind] == {"wood": 13, "stone": 7}[kind]
    assert ("YIN-B-res-1", 0, (COINS, 1)) in told_of(state, "paid")


def test_yin_b_res_1_one_per_worker_and_coin() -> None:
    state = play(sent(land(), "take-resources", 2), "take wood", "take stone")
    assert (ended(state), rows(state, "wood", "stone", "coins")) == (True, [1, 1, 2])
    state = disc_on(hold(land(), coins=1), "fruitful-war")
    play(sent(army(state, 0, 1), "take-resources", 2), "take wood")
    assert why(state, "take wood") == ("YIN-B-res-1", "coins-missing")


def test_yin_b_res_2_only_what_lies_in_the_resource_area() -> None:
    state = sent(give_resources(land(), 1, wood=3, stone=8), "take-resources")
    assert options(state) == ["take wood"]
    assert why(state, "take stone") == ("YIN-B-res-2", "stock-empty")


def test_yin_b_res_2_what_was_returned_is_there_again() -> None:
    state = give_resources(land(), 1, wood=14)
    play(fortune(state, "develop-boats", "c01", 1), "advance wood", "stop")
    sent(state, "take-resources")
    assert options(state) == ["take wood", "take stone"]
