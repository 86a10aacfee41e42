"""Chapter 16: the black market."""

from __future__ import annotations

import pytest

from tablewright.games.noria.names import THINGS
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    at_actions,
    at_administration,
    at_influence,
    at_politics,
    can,
    give,
    levels_of,
    options,
    play,
    player,
    purse,
    put_ambassador,
    put_levels,
    put_market,
    question,
    show_islands,
    table,
    told,
    view,
    why,
)

WHEEL = {"large-centre": "energy", "medium-left": "mycelium", "small-bottom": "city+"}
EXCHANGES = ["sell lamp", "barter obsidian", "barter energy", "barter mycelium"]


def exchanges(state: Noria) -> list[str]:
    return options(state, "sell") + options(state, "barter")


def test_nor_16_1_a_before_between_and_after_disc_actions_any_number_of_times() -> None:
    """NOR-R-43."""
    state = at_actions(table(), wheel=WHEEL, lamp=4, knowledge=3)
    assert exchanges(state) == EXCHANGES
    play(state, "sell lamp", "barter obsidian")
    play(state, "activate large-centre")
    assert exchanges(state) == EXCHANGES
    play(state, "sell lamp", "barter energy", "inspect medium-left", "activate small-bottom", "buy energy")
    assert options(state) == ["end action", *EXCHANGES]
    play(state, "sell lamp", "sell lamp", "barter mycelium", "barter mycelium", "barter mycelium")
    assert purse(state) == {"obsidian": 1, "energy": 2, "mycelium": 3, "empty-lamp": 4, "knowledge": 1}
    assert question(state) == "choose-disc"


AT_EACH_QUESTION = [
    ("choose-disc", []),
    ("city-action", ["activate small-bottom"]),
    ("pay-any", ["activate small-bottom", "buy city"]),
    ("pay-same", ["activate small-bottom", "invest refinement"]),
    ("pay-mixed", ["activate small-bottom", "invest settlement"]),
    ("choose-island", ["activate large-left"]),
    ("tools-action", ["activate large-right"]),
    ("choose-repeat", ["activate large-centre", "activate medium-left"]),
]


@pytest.mark.parametrize(("asks", "plays"), AT_EACH_QUESTION)
def test_nor_16_1_a_during_a_disc_action_and_the_question_stands(asks: str, plays: list[str]) -> None:
    """NOR-R-43."""
    wheel = {
        "large-left": "journey",
        "large-centre": "energy",
        "large-right": "tools",
        "medium-left": "bonus",
        "small-bottom": "city",
    }
    state = put_levels(show_islands(table(), "island-5", "island-9"), 1)
    at_actions(state, wheel=wheel, levels={}, lamp=1, knowledge=3, obsidian=3, energy=3, mycelium=3)
    play(state, *plays)
    assert question(state) == asks
    assert exchanges(state) == EXCHANGES
    play(state, "sell lamp", "barter energy")
    assert question(state) == asks
    assert purse(state)["knowledge"] == 3 and purse(state)["empty-lamp"] == 1


def test_nor_16_1_a_in_no_other_phase() -> None:
    """NOR-R-43."""
    at_phase = [at_influence(table(), lamp=1, knowledge=9), at_politics(table(), lamp=1, knowledge=9)]
    at_phase.append(at_administration(table(), lamp=1, knowledge=9, centre=["energy"]))
    for state in at_phase:
        assert exchanges(state) == []
        assert why(state, "sell lamp") == ("NOR-16.1-a", "other-phase", (2,))
        assert why(state, "barter obsidian") == ("NOR-16.1-a", "other-phase", (2,))


def test_nor_16_1_a_only_in_the_own_action_phase() -> None:
    state = at_actions(table(), wheel=WHEEL)
    give(state, 1, lamp=1)
    assert options(state, seat=1) == [] and exchanges(state) == []
    assert why(state, "sell lamp", seat=1) == ("NOR-8.1-c", "other-turn", (0,))


@pytest.mark.parametrize(
    ("good", "knowledge"), [("propeller", 2), ("sail", 2), ("compass", 2), ("lamp", 3), ("piston", 3)]
)
def test_nor_16_1_b_a_simple_good_is_worth_2_knowledge_and_a_complex_one_3(good: str, knowledge: int) -> None:
    state = at_actions(table(), wheel=WHEEL, **{good: 1})
    play(state, f"sell {good}")
    assert purse(state) == {f"empty-{good}": 1, "knowledge": knowledge}
    assert told(state) == ["NOR-16.1-b paid", "NOR-16.1-b gained"]
    assert why(state, f"sell {good}") == ("NOR-16.1-b", "tokens-missing", (THINGS.index(good), 1))


@pytest.mark.parametrize("resource", ["obsidian", "energy", "mycelium"])
def test_nor_16_1_b_3_knowledge_buy_a_resource_of_choice(resource: str) -> None:
    state = at_actions(table(), wheel=WHEEL, knowledge=5)
    play(state, f"barter {resource}")
    assert purse(state) == {resource: 1, "knowledge": 2}
    assert why(state, f"barter {resource}") == ("NOR-16.1-b", "knowledge-missing", (1,))


def test_nor_16_1_c_nothing_is_exchanged_the_other_way() -> None:
    state = at_actions(
        table(), wheel=WHEEL, obsidian=30, energy=30, mycelium=30, empty_sail=3, empty_lamp=3, knowledge=2
    )
    slots = ("large-centre", "medium-left", "small-bottom")
    uses = [*(f"activate {slot}" for slot in slots), "double small-bottom"]
    assert options(state) == [*uses, *(f"inspect {slot}" for slot in slots), "end action"]


def test_nor_16_1_d_an_exchange_is_no_disc_action() -> None:
    wheel = {"large-centre": "energy+", "medium-left": "mycelium", "small-bottom": "bonus"}
    state = at_actions(table(), wheel=wheel, lamp=2)
    play(state, "sell lamp", "barter energy", "double large-centre")
    assert view(state)["turn"]["actions"] == 2
    play(state, "sell lamp", "barter energy", "activate small-bottom", "repeat large-centre")
    assert view(state)["turn"]["actions"] == 3
    play(state, "activate medium-left")
    assert purse(state) == {"energy": 5, "mycelium": 1, "empty-lamp": 2}


def test_nor_16_1_d_after_four_actions_the_market_is_still_open() -> None:
    wheel = {"large-centre": "energy+", "medium-left": "mycelium", "small-bottom": "bonus"}
    state = at_actions(table(), wheel=wheel, lamp=1)
    play(state, "double large-centre", "activate small-bottom", "repeat large-centre", "activate medium-left")
    assert view(state)["turn"]["actions"] == 4
    play(state, "sell lamp", "barter obsidian")
    assert purse(state) == {"energy": 3, "mycelium": 1, "obsidian": 1, "empty-lamp": 1}


def test_nor_16_1_e_its_proceeds_can_pay_the_cost_of_the_action_at_hand() -> None:
    """NOR-R-43."""
    state = at_actions(table(), wheel=WHEEL, lamp=1)
    play(state, "activate small-bottom")
    assert not can(state, "buy city")
    play(state, "sell lamp", "barter mycelium", "buy city")
    assert player(state)["centre"] == ["city"] and purse(state) == {"empty-lamp": 1}


def test_nor_16_1_e_also_the_cost_of_entering_an_island() -> None:
    state = show_islands(table(), "island-5", "island-9", hidden=0)
    put_ambassador(state, 1, "island-5")
    at_actions(state, wheel={"large-centre": "journey", "small-bottom": "city"}, knowledge=3)
    play(state, "activate large-centre")
    assert why(state, "travel island-5") == ("NOR-13.2-b", "resources-missing", (1,))
    play(state, "barter energy", "travel island-5")
    assert player(state)["island"] == "island-5" and purse(state) == {}


def test_nor_16_1_e_once_the_cost_is_paid_the_market_is_closed_until_the_action_ends() -> None:
    """NOR-R-43."""
    state = show_islands(table(), "island-5", "island-9")
    at_actions(state, wheel={"large-centre": "journey", "small-bottom": "city"}, knowledge=3, lamp=1)
    play(state, "activate large-centre", "travel island-5")
    assert exchanges(state) == []
    assert why(state, "sell lamp") == ("NOR-16.1-e", "finish-first", ())
    assert why(state, "barter energy") == ("NOR-16.1-e", "finish-first", ())
    play(state, "ship energy")
    assert exchanges(state) == EXCHANGES


def test_nor_16_1_e_goods_just_produced_cannot_pay_for_further_ones() -> None:
    wheel = {"large-centre": "tools", "small-bottom": "city"}
    state = at_actions(table(), wheel=wheel, empty_sail=3, energy=2, mycelium=2)
    play(state, "activate large-centre", "produce sail")
    assert options(state) == ["produce sail", "stop"]
    assert why(state, "sell sail") == ("NOR-16.1-e", "finish-first", ())


def empty_market(state: Noria) -> Noria:
    """No disc is free any more."""
    return put_market(state, obsidian=0, energy=0, mycelium=0)


def test_nor_16_1_f_the_only_good_for_the_only_possible_investment_is_not_sold() -> None:
    """NOR-R-59."""
    state = put_levels(empty_market(table()), 1)
    at_actions(state, wheel={"large-centre": "city", "small-bottom": "energy"}, levels={}, sail=1)
    assert can(state, "sell sail")
    play(state, "activate large-centre")
    assert options(state) == ["invest exploration"]
    assert why(state, "sell sail") == ("NOR-16.1-f", "would-strand", ())
    play(state, "invest exploration")
    assert levels_of(state)["exploration"] == 1


def test_nor_16_1_f_it_is_judged_without_the_exchanges_that_could_follow() -> None:
    """NOR-R-59: the lamp is worth 3 knowledge, which would buy the resource for a City disc."""
    state = put_levels(empty_market(table()), 1)
    at_actions(state, wheel={"large-centre": "city", "small-bottom": "energy"}, levels={}, lamp=1)
    play(state, "activate large-centre")
    assert why(state, "sell lamp") == ("NOR-16.1-f", "would-strand", ())


def test_nor_16_1_f_with_another_action_left_it_may_be_sold() -> None:
    """NOR-R-59."""
    state = put_levels(table(), 1)
    at_actions(state, wheel={"large-centre": "city", "small-bottom": "energy"}, levels={}, sail=1)
    play(state, "activate large-centre")
    assert can(state, "sell sail")
    state = put_levels(empty_market(table()), 1)
    at_actions(state, wheel={"large-centre": "city", "small-bottom": "energy"}, levels={}, sail=2)
    play(state, "activate large-centre", "sell sail")
    assert why(state, "sell sail") == ("NOR-16.1-f", "would-strand", ())


def test_nor_16_1_f_a_second_action_may_be_forgone_so_it_binds_nothing() -> None:
    state = put_levels(empty_market(table()), 1)
    at_actions(state, wheel={"large-centre": "city+", "small-bottom": "energy"}, levels={}, sail=2)
    play(state, "double large-centre", "invest exploration")
    assert can(state, "sell sail")
    play(state, "sell sail")
    assert options(state) == ["forgo"]


def test_nor_16_1_f_nor_may_a_price_already_chosen_become_unpayable() -> None:
    state = put_levels(table(), 1)
    at_actions(
        state, wheel={"large-centre": "city", "small-bottom": "energy"}, levels={"research": 3}, lamp=2, piston=2
    )
    play(state, "activate large-centre", "invest research", "sell lamp")
    assert options(state, "pay") == ["pay piston"]
    assert can(state, "sell lamp")
    assert why(state, "sell piston") == ("NOR-16.1-f", "would-strand", ())
    play(state, "pay piston")
    assert levels_of(state)["research"] == 4


def test_nor_16_1_f_nor_the_rest_of_a_price_of_different_kinds() -> None:
    state = put_levels(table(), 1)
    wheel = {"large-centre": "city", "small-bottom": "energy"}
    at_actions(state, wheel=wheel, levels={"research": 7}, lamp=2, piston=2)
    play(state, "activate large-centre", "invest research")  # a lamp must be among the three, two more are due
    assert options(state, "pay") == ["pay lamp", "pay piston"]
    play(state, "sell lamp")
    assert options(state, "pay") == ["pay piston"]
    assert why(state, "sell piston") == ("NOR-16.1-f", "would-strand", ())
    play(state, "pay piston")
    assert levels_of(state)["research"] == 8


def test_nor_16_1_f_a_bonus_disc_is_protected_as_well() -> None:
    """NOR-R-59."""
    state = put_levels(put_market(table(), energy=0, mycelium=0, obsidian=1), 1)
    at_actions(state, wheel={"large-centre": "city", "small-bottom": "bonus"}, levels={}, sail=1)
    play(state, "activate large-centre", "buy obsidian", "activate small-bottom")
    assert options(state) == ["repeat large-centre"]
    assert why(state, "sell sail") == ("NOR-16.1-f", "would-strand", ())
