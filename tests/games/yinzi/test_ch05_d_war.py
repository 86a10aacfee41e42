"""Phase D-I: war glories."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COINS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    army,
    asked,
    begin,
    disc_of,
    disc_on,
    ended,
    glories,
    land,
    lay_routes,
    my_turn,
    options,
    own_route,
    play,
    points,
    put_row,
    question,
    row,
    rows,
    served,
    set_order,
    told_of,
    view,
    why,
)

ENEMY_OF_4 = ("r03", "r04")


def war(*armies: int, routes: tuple[str, ...] = ENEMY_OF_4, seats: int = 0) -> Yinzi:
    """So many workers of each seat, who came in the order of the seats; the enemy is as strong as the tiles show."""
    state = lay_routes(land(seats or len(armies)), *routes)
    for seat, workers in enumerate(armies):
        army(state, seat, workers)
    return state


def fight(state: Yinzi) -> Yinzi:
    return begin(state, "war")


def outcome(state: Yinzi) -> tuple[str, int, int]:
    event = next(event for event in state.events if event.verb in ("war-won", "war-lost"))
    assert event.rule == "YIN-D-glory-4"
    return event.verb, event.what[0], event.what[1]


# Strength.


@pytest.mark.parametrize(("routes", "strength"), [(("r01", "r05"), 4), (("r18", "r15"), 6), (("r14", "r20"), 2)])
def test_yin_d_glory_1_enemy_strength_is_the_symbols_of_all_open_tiles(routes: tuple[str, ...], strength: int) -> None:
    state = lay_routes(land(), *routes, discard=("r02",), below=("r06", "r07"))
    assert view(state)["enemy"] == strength
    assert outcome(fight(state)) == ("war-lost", 0, strength)


def test_yin_d_glory_1_served_or_not_but_not_personal_ones() -> None:
    state = own_route(served(lay_routes(land(), "r01", "r05"), 0, 1), "r17")
    assert view(state)["enemy"] == 4


def test_yin_d_glory_2_in_turn_order_each_seat_may_spend_discs_of_the_war() -> None:
    state = set_order(war(1, 1, 1), 2, 0, 1)
    disc_on(disc_on(disc_on(state, "extra-recruit", 2), "weak-enemies", 0), "fruitful-war", 1)
    fight(state)
    assert (asked(state), options(state)) == (2, ["stop", "spend extra-recruit"])
    play(state, "spend extra-recruit", "stop")
    assert view(state)["legend"]["forces"] == [1, 1, 2], "the disc of a recruit counts as one"
    assert (asked(state), options(state)) == (0, ["stop", "spend weak-enemies"])
    play(state, "stop")
    assert (asked(state), options(state)) == (1, ["stop", "spend fruitful-war"])
    assert told_of(state, "war-won") == [], "the count comes after everybody"


def test_yin_r_43_nobody_is_asked_again_after_a_later_seat() -> None:
    state = disc_on(disc_on(war(1, 1), "weak-enemies", 0), "extra-recruit", 1)
    play(fight(state), "stop", "spend extra-recruit", "stop")
    assert (ended(state), disc_of(state, "weak-enemies")) == (True, 0)


def test_yin_d_glory_3_lying_veterans_stand_up_before_the_count() -> None:
    """YIN-R-41."""
    state = army(war(0, 3), 0, 0, lying=2)
    fight(state)
    assert (rows(state, "army", "lying"), glories(state)) == ([2, 0], [(0, 1), (1, 0)])
    assert outcome(state) == ("war-won", 5, 4)
    assert told_of(state, "veterans-rose") == [("YIN-D-glory-3", 0, (2,))]


def test_yin_d_glory_3_they_take_the_leftmost_empty_space_in_turn_order() -> None:
    state = set_order(war(0, 0, 2, seats=3), 1, 0, 2)
    army(army(state, 0, 0, lying=2), 1, 0, lying=2)
    fight(state)
    assert view(state)["war_line"] == [2, 1, 0]
    assert glories(state) == [(0, 0), (0, 1), (1, 0)]


def test_yin_d_glory_3_after_a_recruitment_disc_which_they_join() -> None:
    state = disc_on(army(war(0, 2, 0), 0, 0, lying=2), "extra-recruit", 0)
    disc_on(army(state, 2, 0, lying=2), "weak-enemies", 2)
    play(fight(state), "spend extra-recruit")
    while not ended(state):
        play(state, "stop")
    assert view(state)["war_line"] == [1, 0, 2]
    assert glories(state) == [(1, 0), (0, 1), (0, 0)]


# The count.


@pytest.mark.parametrize(
    ("armies", "verb"), [((2, 2), "war-won"), ((4, 1), "war-won"), ((2, 1), "war-lost"), ((0, 3), "war-lost")]
)
def test_yin_d_glory_4_won_if_all_armies_together_are_at_least_as_strong(armies: tuple[int, int], verb: str) -> None:
    assert outcome(fight(war(*armies))) == (verb, sum(armies), 4)


def test_yin_d_glory_4_recruitment_discs_count() -> None:
    state = play(fight(disc_on(war(2, 1), "extra-recruit", 1)), "spend extra-recruit", "stop")
    assert outcome(state) == ("war-won", 4, 4)


def test_yin_d_glory_5_ranked_by_strength_ties_to_the_left() -> None:
    assert glories(fight(war(1, 3, 2))) == [(0, 0), (1, 0), (0, 1)]
    assert glories(fight(war(2, 2, 2))) == [(1, 0), (0, 1), (0, 0)]
    state = put_row(war(2, 2, 1), "war_line", [2, 1, 0])
    assert glories(fight(state)) == [(0, 1), (1, 0), (0, 0)]


def test_yin_d_glory_5_a_recruitment_disc_counts_for_the_rank() -> None:
    state = play(fight(disc_on(war(2, 2), "extra-recruit", 1)), "spend extra-recruit", "stop")
    assert glories(state) == [(0, 1), (1, 0)]


def test_yin_r_44_one_participant_of_a_won_war_takes_the_first_glory_and_nobody_the_second() -> None:
    assert glories(fight(war(4, 0))) == [(1, 0), (0, 0)]


def test_yin_r_44_nobody_in_the_area_no_glory() -> None:
    assert glories(fight(war(0, 0))) == [(0, 0), (0, 0)]
    assert glories(fight(lay_routes(land()))) == [(0, 0), (0, 0)], "not even against nobody"


# The award.


def test_yin_d_glory_6_won_a_disc_on_4_points_for_the_first_and_on_2_for_the_second() -> None:
    state = fight(war(3, 2, 1))
    assert glories(state) == [(1, 0), (0, 1), (0, 0)]
    assert [row(state, "discs", seat) for seat in range(3)] == [19, 19, 20]
    assert [points(state, "glories", seat) for seat in range(3)] == [4, 2, 0]


def test_yin_d_glory_7_lost_only_the_first_and_on_2_points() -> None:
    state = fight(war(1, 2))
    assert glories(state) == [(0, 0), (0, 1)]
    assert [points(state, "glories", seat) for seat in range(2)] == [0, 2]


def test_yin_d_glory_8_glory_discs_stay_and_accumulate() -> None:
    state = fight(war(4, 1))
    begin(state, "administration")
    army(army(state, 0, 4), 1, 1)
    fight(state)
    assert glories(state) == [(2, 0), (0, 2)]
    assert {rule for rule, _, _ in told_of(state, "glory")} == {"YIN-D-glory-8"}


def test_yin_d_glory_9_then_in_turn_order_veterans_may_be_left_lying() -> None:
    state = fight(disc_on(war(3, 2), "veterans"))
    assert (question(state), asked(state), options(state)) == ("leave-veterans", 0, ["leave 0", "leave 1", "leave 2"])
    assert glories(state) == [(1, 0), (0, 1)], "after the award"


# The discs of the war section that work here.


def test_yin_i_war_3_fruitful_war_in_d_i() -> None:
    state = fight(disc_on(army(war(0, 1), 0, 2, lying=1), "fruitful-war"))
    play(state, "spend fruitful-war")
    assert row(state, "coins") == 4 + 3
    assert ("YIN-I-war-3", 0, (COINS, 3)) in told_of(state, "gained")


def test_yin_i_war_4_up_to_two_workers_stay_lying_and_the_disc_is_spent() -> None:
    state = play(fight(disc_on(war(3, 2), "veterans")), "leave 2")
    assert (rows(state, "army", "lying", "discs"), disc_of(state, "veterans")) == ([1, 2, 19], NOBODY)
    assert told_of(state, "veterans-stay") == [("YIN-I-war-4", 0, (2,))]
    begin(state, "administration")
    assert rows(state, "army", "lying", "workers") == [0, 2, 10]


def test_yin_i_war_4_not_more_than_are_there_and_none_keeps_the_disc() -> None:
    state = fight(disc_on(war(1, 3), "veterans"))
    assert options(state) == ["leave 0", "leave 1"]
    assert why(state, "leave 2") == ("YIN-I-war-4", "workers-missing")
    assert why(state, "army 1") == ("YIN-B-war-1", "other-phase")
    play(state, "leave 0")
    assert (rows(state, "army", "lying"), disc_of(state, "veterans")) == ([1, 0], 0)


def test_yin_i_war_4_nobody_is_asked_without_workers_there() -> None:
    assert ended(fight(disc_on(war(0, 4), "veterans")))


def test_yin_i_war_4_they_must_be_fed_meanwhile() -> None:
    state = begin(army(land(), 0, 0, lying=2), "feeding")
    assert row(state, "misfortune") == 1


def test_yin_i_war_5_the_disc_counts_as_one_worker_on_the_own_space() -> None:
    state = play(fight(disc_on(war(2, 1), "extra-recruit")), "spend extra-recruit")
    assert view(state)["war_line"] == [0, 1]
    assert (rows(state, "recruit", "army", "discs"), disc_of(state, "extra-recruit")) == ([1, 2, 19], NOBODY)
    play(state, "stop")
    begin(state, "administration")
    assert rows(state, "recruit", "discs") == [0, 19], "back in the supply; one disc is a glory"


def test_yin_i_war_5_alone_it_takes_the_leftmost_empty_space() -> None:
    state = play(fight(disc_on(war(0, 1), "extra-recruit")), "spend extra-recruit")
    assert view(state)["war_line"] == [1, 0]


def test_yin_r_79_four_workers_and_the_disc_are_possible() -> None:
    state = play(fight(disc_on(war(4, 4), "extra-recruit", 1)), "spend extra-recruit", "stop")
    assert glories(state) == [(0, 1), (1, 0)]


def test_yin_i_war_6_enemy_strength_is_two_lower_for_everybody() -> None:
    state = play(fight(disc_on(war(1, 1), "weak-enemies")), "spend weak-enemies", "stop")
    assert (outcome(state), glories(state)) == (("war-won", 2, 2), [(1, 0), (0, 1)])
    assert disc_of(state, "weak-enemies") == NOBODY


def test_yin_i_war_6_not_below_zero() -> None:
    state = play(fight(disc_on(war(1, 0, routes=("r14",)), "weak-enemies")), "spend weak-enemies", "stop")
    assert outcome(state) == ("war-won", 1, 0)


def test_yin_i_war_6_it_ends_with_the_war() -> None:
    state = play(fight(disc_on(war(1, 1), "weak-enemies")), "spend weak-enemies", "stop")
    assert view(state)["enemy"] == 4


@pytest.mark.parametrize("disc", ["extra-recruit", "weak-enemies"])
def test_yin_i_use_5_the_lower_war_row_works_only_in_d_i(disc: str) -> None:
    state = my_turn(disc_on(war(2, 0), disc))
    assert why(state, f"spend {disc}") == ("YIN-I-use-5", "other-phase")
    assert options(state) == ["play c01"]
