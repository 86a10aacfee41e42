"""Phase F: administration."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import WORKS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    army,
    asked,
    begin,
    committed,
    done,
    fortune,
    grow,
    hold,
    land,
    migrants,
    new,
    next_rolls,
    play,
    play_out,
    played,
    player,
    points,
    question,
    row,
    rows,
    sent,
    set_order,
    set_rate,
    told,
    told_of,
    turn,
    view,
    workers_at,
)


def administer(state: Yinzi, roll: int = 2, number: int = 1) -> Yinzi:
    """Phase F of round *number*; the die shows *roll*."""
    state.round = number
    return begin(next_rolls(state, roll), "administration")


def rate(state: Yinzi) -> tuple[int, int]:
    shown = view(state)
    return shown["rate"], shown["die"]


# Exchange rate.


@pytest.mark.parametrize(("roll", "moved"), [(1, 8), (2, 8), (3, 9), (4, 10), (5, 10), (6, 10)])
def test_yin_f_rate_1_higher_moves_the_die_right_lower_left_equal_stays(roll: int, moved: int) -> None:
    state = administer(set_rate(land(), 9, die=3), roll)
    assert rate(state) == (moved, roll)
    assert told_of(state, "rate-is") == [("YIN-F-rate-1", NOBODY, (moved, roll))]


def test_yin_f_rate_2_not_beyond_the_ends_of_the_track() -> None:
    """YIN-R-50."""
    assert rate(administer(set_rate(land(), 12, die=1), 6)) == (12, 6)
    assert rate(administer(set_rate(land(), 6, die=6), 1)) == (6, 1)


def test_yin_r_50_the_track_from_6_to_12() -> None:
    assert view(land())["rates"] == [6, 7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize("number", [6, 9, 12])
def test_yin_f_rate_3_the_number_of_the_space_is_the_rate_in_both_directions(number: int) -> None:
    state = fortune(set_rate(hold(land(), coins=0, silver=1), number), "cultivate", "c01")
    play(state, "buy-tile column-1", "plant jiangxi-a1")
    assert rows(state, "silver", "coins") == [0, number - 1]
    state = set_rate(played(hold(land(), coins=number), 0, "c05", "c06", "c07"), number)
    begin(state, "taxation")
    assert rows(state, "coins", "misfortune") == [0, 0]


def test_yin_f_rate_4_the_roll_happens_in_round_4_too() -> None:
    """YIN-R-51: it sets the rate of the final scoring."""
    state = administer(set_rate(hold(land(), coins=19), 9), 6, 4)
    assert (rate(state), points(state, "silver")) == ((10, 6), 1)


def test_yin_r_51_four_rolls_in_a_game() -> None:
    state = play_out(new(2), 3)
    assert told(state).count("YIN-F-rate-1 rate-is") == 4


# Workers.


def test_yin_f_work_1_workers_of_all_areas_go_home_but_for_lying_veterans() -> None:
    state = army(migrants(land(), upper=2, lower=1), 0, 1, lying=2)
    play(sent(committed(state, "road-construction"), "take-resources", 3), "take wood", "take wood", "take wood")
    assert row(state, "workers") == 1
    administer(state)
    assert rows(state, "workers", "army", "lying", "committed_workers") == [7, 0, 2, 0]
    assert (workers_at(state, "take-resources"), view(state)["war_line"]) == (0, [])
    assert ("YIN-F-work-1", 0, (6,)) in told_of(state, "went-home")


def test_yin_f_work_1_all_action_areas_are_open_again() -> None:
    state = administer(committed(done(land(), *WORKS), "road-construction"))
    assert [one["done"] for one in player(state)["works"]] == [False] * 5
    assert player(state)["imperial"] is None


def test_yin_f_work_1_discs_used_as_workers_go_home_too() -> None:
    state = administer(hold(land(), discs=18, recruit=1, committed_disc=1))
    assert rows(state, "discs", "recruit", "committed_disc") == [20, 0, 0]


def test_yin_f_work_2_then_upper_migrants_move_to_the_lower_space_and_stay_on_the_board() -> None:
    state = administer(migrants(land(), upper=3, lower=1))
    assert rows(state, "upper", "lower", "workers") == [0, 4, 8]
    assert told_of(state, "moved-down") == [("YIN-F-work-2", 0, (3,))]


# The next round.


def test_yin_f_prep_1_tax_discs_go_home() -> None:
    assert rows(administer(hold(land(), taxed=2, discs=18)), "taxed", "discs") == [0, 20]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_yin_f_prep_2_played_cards_leave_for_good_and_the_next_three_are_drawn(number: int) -> None:
    state = played(land(), 0, "c01", "c02", "c03")
    tops = [sorted(deck[-3:]) for deck in state.deck]
    administer(state, number=number)
    assert (state.hand, [len(deck) for deck in state.deck]) == (tops, [6, 9])
    assert player(state)["tax_sum"] == 0
    assert not {0, 1, 2} & {*state.hand[0], *state.deck[0]}
    assert told(state).count("YIN-F-prep-2 drew") == 6


def test_yin_f_prep_2_none_are_drawn_in_round_4() -> None:
    state = administer(land(), number=4)
    assert (state.hand, told_of(state, "drew")) == ([[], []], [])


def test_yin_r_10_so_in_later_rounds_the_hand_is_known_before_the_bonus() -> None:
    state = set_order(land(), 0, 1)
    state.round = 1
    begin(state, "administration", "round")
    assert (question(state), state.round) == ("choose-bonus", 2)
    assert [len(hand) for hand in state.hand] == [3, 3]


def test_yin_f_prep_3_the_order_is_the_provisional_order_of_the_next_round() -> None:
    state = set_order(hold(hold(hold(land(3), 2, bonus=1), 0, bonus=3), 1, bonus=6), 2, 0, 1)
    state.round = 1
    begin(state, "administration", "round")
    assert (view(state)["order"], asked(state)) == ([2, 0, 1], 2)


def test_yin_f_prep_4_the_effects_of_the_bonuses_end() -> None:
    state = grow(hold(land(), bonus=2), "jiangxi-a3")
    administer(state)
    assert player(state)["bonus"] is None
    play(turn(state), "sell-food jiangxi-a3")
    assert row(state, "coins") == 5
