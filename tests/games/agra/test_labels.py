"""What buttons say beyond the bare action, and log lines that name what happened."""

from __future__ import annotations

import pytest

from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    GAME,
    asked,
    at_action,
    at_order,
    build_up,
    farm,
    give,
    influence,
    letter,
    no_workers,
    order_marker,
    own,
    own_tiles,
    play,
    price,
    rupees,
    table,
    told,
    using,
    worker,
)


def label(state: Agra, text: str) -> str:
    """The phrase of an action and its words, as the seat that is asked reads it."""
    return " ".join([str(word) for word in GAME.label(state, asked(state), letter(text))])


def test_a_favour_action_says_what_it_costs() -> None:
    state = at_action(give(table(), favour=4))
    assert label(state, "favour influence-step") == "do-favour-cost influence-step 3"
    assert label(state, "mullah influence-step") == "do-mullah influence-step"


def test_processing_says_what_is_given_for_it() -> None:
    assert label(at_action(table()), "process paper") == "do-process-from wood paper"


def test_a_price_token_says_the_value_and_not_the_side() -> None:
    assert label(using(table(), "trader"), "price price-2-3 cement high") == "do-price-value price-2-3 cement 3"


def test_an_order_says_its_goods() -> None:
    state = at_order(order_marker(influence(table(), 0, merchants=1), "merchants", 5))
    assert label(state, "order merchants") == "do-order-goods merchants oil dye"


def test_a_full_column_has_no_goods_to_name() -> None:
    assert label(at_order(order_marker(table(), "merchants", 7)), "order merchants") == "do-order merchants"


@pytest.mark.parametrize(("text", "said"), [("book", "do-spend-book"), ("painting", "do-spend-painting")])
def test_a_luxury_good_says_what_it_does(text: str, said: str) -> None:
    assert label(at_action(table()), f"spend {text}") == said


def test_clothes_say_what_they_bring_now() -> None:
    state = at_action(price(table(), "price-3-4", "clothes", "high"))
    assert label(state, "spend clothes") == "do-spend-clothes 4"
    state.boat = 6
    assert label(state, "spend clothes") == "do-spend-clothes 5"


def test_an_own_space_says_that_it_takes_the_peon() -> None:
    state = at_action(worker(table(), 0, "quarry"))
    assert label(state, "use quarry") == "do-use-peon quarry"
    assert label(state, "use woodcutter") == "do-use woodcutter"


@pytest.mark.parametrize(("held", "asks"), [(5, 2), (1, 1), (0, 0)])
def test_without_a_worker_the_peon_says_what_can_be_paid(held: int, asks: int) -> None:
    """AGR-6.2.1.5-a."""
    state = own_tiles(give(rupees(worker(table(), 0, "quarry"), 0, held), favour=3), 0, "free-peon")
    play(at_action(no_workers(state, 0)), "use quarry")
    assert label(state, "peon") == f"do-peon-cost {asks}"


def test_with_a_worker_the_peon_says_its_price() -> None:
    state = own_tiles(give(rupees(worker(table(), 0, "quarry"), 0, 1), favour=3), 0, "free-peon")
    play(at_action(state), "use quarry")
    assert label(state, "peon") == "do-peon-cost 2"


def test_the_calligrapher_makes_the_peon_cheaper() -> None:
    state = own_tiles(give(rupees(worker(table(), 0, "quarry"), 0, 5), favour=3), 0, "free-peon")
    play(at_action(own(state, 0, "calligrapher")), "use quarry")
    assert label(state, "peon") == "do-peon-cost 1"


@pytest.mark.parametrize(("step", "amount"), [(2, 1), (5, 2)])
def test_the_favour_of_a_step_is_counted(step: int, amount: int) -> None:
    state = using(influence(table(), 0, artisans=step), "architect")
    play(state, "influence artisans")
    assert label(state, "take-favour") == f"do-take-favour-amount {amount}"


def test_the_end_of_the_turn_is_no_phase() -> None:
    assert label(at_action(table()), "end turn") == "do-end-turn"
    assert label(at_action(table()), "end action") == "do-end action"


def test_a_production_of_nothing_is_told() -> None:
    state = farm(farm(table(), 0, "top", 2, [1]), 0, "left", 2, [1])
    using(state, "quarry")
    assert "AGR-6.2-b produced-nothing" in told(state)


def test_who_does_not_process_and_who_does_not_follow_is_told() -> None:
    state = build_up(give(give(table(), sandstone=1), 1, sandstone=1), "cement-works")
    play(at_action(state), "use cement-works", "process-goods 1", "decline")
    assert "AGR-6.2.2.3-c stayed-behind" in told(state)
    other = build_up(give(table(), sandstone=1), "cement-works")
    play(at_action(other), "use cement-works", "process-goods 0")
    assert "AGR-6.2.2.3-a processed-nothing" in told(other)
