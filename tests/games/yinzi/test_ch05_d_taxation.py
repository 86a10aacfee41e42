"""Phase D-V: taxation. The exchange rate is 10 here."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import MISFORTUNE, SILVER
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tablewright.words import speak
from tests.games.yinzi.table import (
    begin,
    disc_of,
    disc_on,
    ended,
    grow,
    hold,
    land,
    options,
    play,
    played,
    player,
    question,
    row,
    rows,
    set_order,
    set_rate,
    square,
    told_of,
    why,
)

OWING = {0: ("c01", "c02", "c03"), 1: ("c05", "c06", "c07"), 2: ("c10", "c11", "c12")}  # silver, by cards played


def owing(due: int, coins: int = 0, silver: int = 0, seat: int = 0) -> Yinzi:
    return set_rate(played(hold(land(), seat, coins=coins, silver=silver), seat, *OWING[due]), 10)


def tax(state: Yinzi) -> Yinzi:
    return begin(state, "taxation")


@pytest.mark.parametrize(
    ("cards", "discs", "total"), [(("c01", "c05", "c09"), 0, 6), (("c12", "c11", "c10"), 3, 12), (("c01",), 2, 3)]
)
def test_yin_d_tax_1_values_of_the_cards_played_and_discs_on_the_tax_space(
    cards: tuple[str, ...], discs: int, total: int
) -> None:
    assert player(hold(played(land(), 0, *cards), taxed=discs))["tax_sum"] == total


@pytest.mark.parametrize("total", range(3, 13))
def test_yin_d_tax_2_up_to_5_nothing_up_to_8_one_silver_up_to_12_two(total: int) -> None:
    state = hold(played(land(), 0, "c01", "c02", "c03"), taxed=total - 3, silver=3)
    assert 3 - row(tax(state), "silver") == {3: 0, 4: 0, 5: 0, 6: 1, 7: 1, 8: 1}.get(total, 2)


def test_yin_d_tax_3_with_silver_in_hand_first_in_turn_order() -> None:
    state = set_order(hold(played(owing(2, 20, 2), 1, *OWING[1]), 1, silver=1), 1, 0)
    tax(state)
    assert (rows(state, "coins", "silver"), row(state, "silver", 1)) == ([20, 0], 0)
    assert told_of(state, "paid") == [("YIN-D-tax-3", 1, (SILVER, 1)), ("YIN-D-tax-3", 0, (SILVER, 2))]


def test_yin_d_tax_3_who_has_the_silver_is_not_asked() -> None:
    state = tax(grow(owing(2, 5, 2), "jiangxi-a3"))
    assert (ended(state), rows(state, "coins", "silver"), square(state, "jiangxi-a3")[2]) == (True, [5, 0], 1)


@pytest.mark.parametrize(("coins", "silver", "left"), [(10, 1, 0), (12, 1, 2), (25, 0, 5)])
def test_yin_d_tax_4_missing_silver_is_bought_with_coins(coins: int, silver: int, left: int) -> None:
    state = tax(owing(2, coins, silver))
    assert rows(state, "coins", "silver", "misfortune") == [left, 0, 0]
    assert [rule for rule, _, _ in told_of(state, "bought-silver")] == ["YIN-D-tax-4"]


def test_yin_d_tax_4_at_the_current_rate() -> None:
    state = tax(set_rate(owing(1, 8), 8))
    assert rows(state, "coins", "misfortune") == [0, 0]
    state = tax(set_rate(owing(1, 8), 9))
    assert rows(state, "coins", "misfortune") == [0, 1]


def test_yin_d_tax_5_before_that_food_may_be_sold() -> None:
    state = tax(grow(owing(2, 9, 1), "jiangxi-a3"))
    assert (question(state), options(state)) == ("pay-tax", ["pay coins", "sell-food jiangxi-a3"])
    play(state, "sell-food jiangxi-a3", "pay coins")
    assert rows(state, "coins", "silver", "misfortune") == [0, 0, 0]


def test_yin_d_tax_5_or_free_coins_spent() -> None:
    state = tax(disc_on(owing(1, 8), "free-coins"))
    assert options(state) == ["pay coins", "pay free-coins"]
    play(state, "pay free-coins")
    assert (rows(state, "coins", "silver", "misfortune"), disc_of(state, "free-coins")) == ([0, 0, 0], NOBODY)
    state = play(tax(disc_on(owing(1, 12), "free-coins")), "pay free-coins")
    assert row(state, "coins") == 4, "virtual coins are spent first"


def test_yin_d_tax_5_free_coins_only_where_they_help() -> None:
    state = tax(disc_on(grow(owing(1, 5), "jiangxi-a3"), "free-coins"))
    assert options(state) == ["pay coins", "sell-food jiangxi-a3"]
    assert why(state, "pay free-coins") == ("YIN-I-use-3", "no-effect")


def test_yin_d_tax_6_what_cannot_be_paid_costs_all_coins_and_a_misfortune_per_missing_silver() -> None:
    state = tax(owing(2, 9, 1))
    assert rows(state, "coins", "silver", "misfortune") == [0, 0, 1]
    assert ("YIN-D-tax-6", 0, (MISFORTUNE, 1)) in told_of(state, "gained")
    assert rows(tax(owing(2, 9, 0)), "coins", "silver", "misfortune") == [0, 0, 2]
    assert rows(tax(owing(1, 9, 0)), "coins", "silver", "misfortune") == [0, 0, 1]


@pytest.mark.parametrize(
    ("language", "still_owed"),
    [("en", "still owe"), ("it", "resti a dovere"), ("nl", "schuldig blijft"), ("fr", "encore dû")],
)
def test_yin_d_tax_6_the_clause_speaks_of_what_is_left_in_every_language(language: str, still_owed: str) -> None:
    assert still_owed in speak(language, {"key": "rule-YIN-D-tax-6", "args": {}})


def test_yin_r_49_whole_bags_first_then_the_remaining_coins_are_lost() -> None:
    assert rows(tax(owing(2, 15, 0)), "coins", "silver", "misfortune") == [0, 0, 1]


def test_yin_d_tax_7_the_holder_of_no_tax_pays_nothing() -> None:
    state = tax(hold(owing(2, 9, 1), bonus=4))
    assert rows(state, "coins", "silver", "misfortune") == [9, 1, 0]
    assert told_of(state, "tax-waived") == [("YIN-D-tax-7", 0, (2,))]
