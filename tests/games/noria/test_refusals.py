"""Every refusal of Noria, and the smallest change that lifts it: see refusals.txt."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.noria.data import load
from tablewright.games.noria.game import NoriaGame
from tablewright.games.noria.names import DISCS, HALLS, ISLANDS, KNOWLEDGE, SLOTS
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    EXPERT_WHEEL,
    GAME,
    at_actions,
    at_influence,
    at_politics,
    can,
    finish_turn,
    lifted,
    new,
    own_plot,
    play,
    put_ambassador,
    put_factories,
    put_hall,
    put_levels,
    put_market,
    put_ships,
    question,
    refused,
    show_islands,
    table,
    why,
)

WHEEL = {"large-centre": "city+", "medium-left": "journey", "small-bottom": "tools", "large-top": "energy"}
PLENTY: dict[str, Any] = {"obsidian": 9, "energy": 9, "mycelium": 9, "knowledge": 20, "lamp": 1, "empty_sail": 2}
BUILT = [f"place {disc} {slot}" for disc, slot in EXPERT_WHEEL.items()]

# Moments of a game: where they begin, and what is played from there.
MOMENTS = {
    "choose-resource": ("setup", ""),
    "choose-path": ("setup", "take energy; take energy"),
    "influence": ("influence", ""),
    "choose-target": ("influence", "modify large-centre"),
    "choose-disc": ("action", ""),
    "city-action": ("action", "activate large-centre"),
    "city-done": ("action", "activate large-centre; buy energy"),
    "second-city-action": ("action", "double large-centre; buy energy"),
    "pay-any": ("action", "activate large-centre; buy journey"),
    "choose-island": ("action", "activate medium-left"),
    "at-island": ("action", "activate medium-left; travel island-5"),
    "ship-taken": ("action", "activate medium-left; travel island-5; ship energy"),
    "tools-action": ("action", "activate small-bottom"),
    "produce-more": ("action", "activate small-bottom; produce sail"),
    "choose-repeat": ("bonus", "activate large-centre; buy energy; activate small-bottom"),
    "politics": ("politics", ""),
    "choose-removal": ("politics", "seat research"),
    "place-disc": ("action", "activate large-centre; buy energy; end action; end politics"),
    "build-wheel": ("expert", ""),
    "commit-wheel": ("expert", "; ".join(BUILT)),
}


NAMED_OTHERWISE = ["city-done", "ship-taken", "second-city-action"]


def played(state: Noria, texts: str) -> Noria:
    """A twin after these actions, told apart by semicolons."""
    return play(GAME.twin(state), *[text for text in texts.split("; ") if text])


def begun(where: str) -> Noria:
    if where == "setup":
        return new()
    if where == "expert":
        return new(mode="expert")
    state = put_levels(show_islands(table(), "island-1", "island-5"), 1)
    if where == "bonus":
        return at_actions(state, wheel={**WHEEL, "small-bottom": "bonus"}, **PLENTY)
    if where == "influence":
        return at_influence(state, wheel=WHEEL, **PLENTY)
    if where == "politics":
        return at_politics(state, wheel=WHEEL, **PLENTY)
    return at_actions(state, wheel=WHEEL, levels={}, **PLENTY)


def moment(name: str) -> Noria:
    where, texts = MOMENTS[name]
    return played(begun(where), texts)


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in NAMED_OTHERWISE])
def test_the_moments_are_what_they_are_called(name: str) -> None:
    assert question(moment(name)) == name


@pytest.mark.parametrize(
    ("because", "text", "wrong", "right"),
    [
        ("any NOR-3.1-i other-phase", "take obsidian", "influence", "choose-resource"),
        ("any NOR-3.1-i finish-first", "take obsidian", "choose-path", "choose-resource"),
        ("any NOR-6.1-a other-phase", "delegate research", "influence", "choose-path"),
        ("any NOR-6.1-a finish-first", "delegate research", "choose-resource", "choose-path"),
        ("any NOR-8.1-a other-phase", "end action", "influence", "choose-disc"),
        ("any NOR-8.1-a finish-first", "end influence", "choose-target", "influence"),
        ("any NOR-8.2-e other-phase", "pay obsidian", "influence", "pay-any"),
        ("any NOR-9.1-a other-phase", "night-shift large", "choose-disc", "influence"),
        ("any NOR-9.1-a finish-first", "night-shift large", "choose-target", "influence"),
        ("any NOR-9.1-c other-phase", "to small-top", "choose-disc", "choose-target"),
        ("any NOR-9.1-c finish-first", "to small-top", "influence", "choose-target"),
        ("any NOR-10.1-a other-phase", "activate large-centre", "influence", "choose-disc"),
        ("any NOR-10.1-c disc-spent", "buy energy", "city-done", "city-action"),
        ("any NOR-10.1-d activate-first", "buy energy", "choose-disc", "city-action"),
        ("any NOR-10.1-d activate-first", "travel island-5", "city-done", "choose-island"),
        ("any NOR-10.1-d activate-first", "improve large-top", "choose-disc", "tools-action"),
        ("any NOR-10.1-d activate-first", "repeat large-centre", "choose-disc", "choose-repeat"),
        ("any NOR-10.1-e finish-first", "activate small-bottom", "city-action", "city-done"),
        ("any NOR-10.2-a other-phase", "double large-centre", "influence", "choose-disc"),
        ("any NOR-10.2-e other-phase", "forgo", "influence", "second-city-action"),
        ("any NOR-10.2-e first-action", "forgo", "city-action", "second-city-action"),
        ("any NOR-10.4-a other-phase", "inspect large-centre", "influence", "choose-disc"),
        ("any NOR-11.2-a other-phase", "repeat large-centre", "influence", "choose-repeat"),
        ("any NOR-12.2-a other-phase", "buy energy", "politics", "city-action"),
        ("any NOR-12.3-a other-phase", "invest refinement", "politics", "city-action"),
        ("any NOR-13.1-a other-phase", "travel island-5", "influence", "choose-island"),
        ("any NOR-13.1-b other-phase", "explore", "influence", "choose-island"),
        ("any NOR-13.4-a other-phase", "ship energy", "influence", "at-island"),
        ("any NOR-13.5-a other-phase", "build 0", "influence", "at-island"),
        ("any NOR-15.2-a other-phase", "improve large-top", "influence", "tools-action"),
        ("any NOR-15.3-a other-phase", "produce sail", "influence", "tools-action"),
        ("any NOR-15.3-b other-phase", "stop", "influence", "produce-more"),
        ("any NOR-16.1-a other-phase", "sell lamp", "influence", "choose-disc"),
        ("any NOR-16.1-a other-phase", "barter energy", "politics", "choose-disc"),
        ("any NOR-16.1-e finish-first", "sell lamp", "at-island", "ship-taken"),
        ("any NOR-16.1-e finish-first", "barter energy", "produce-more", "tools-action"),
        ("any NOR-17.1-a other-phase", "seat research", "choose-disc", "politics"),
        ("any NOR-17.1-a finish-first", "seat research", "choose-removal", "politics"),
        ("any NOR-17.2-b other-phase", "remove research", "choose-disc", "choose-removal"),
        ("any NOR-17.2-b finish-first", "remove research", "politics", "choose-removal"),
        ("any NOR-18.1-d other-phase", "place energy large-top", "choose-disc", "place-disc"),
        ("any NOR-20.2-a finish-first", BUILT[0], "commit-wheel", "build-wheel"),
        ("any NOR-20.2-c finish-first", "commit", "build-wheel", "commit-wheel"),
        ("any NOR-20.2-c other-phase", "commit", "influence", "commit-wheel"),
    ],
)
def test_every_action_has_its_moment(because: str, text: str, wrong: str, right: str) -> None:
    lifted(moment(wrong), moment(right), text, because)


def test_setup_and_turns_belong_to_the_seat_that_is_asked() -> None:
    state = at_influence(table(), 0, knowledge=9)
    before = GAME.twin(state)
    lifted(before, at_influence(state, 1, knowledge=9), "night-shift large", "any NOR-8.1-c other-turn", seat=1)


def test_whoever_has_built_a_wheel_waits_for_the_others() -> None:
    """The lanes of the others are empty after they have committed, too."""
    state = new(3, "expert")
    for seat in range(2):
        play(state, *BUILT, "commit", seat=seat)
    before = GAME.twin(state)
    play(state, *BUILT, "commit", seat=2)
    lifted(before, state, "end action", "any NOR-20.2-c others-still-build", seat=0)


@pytest.mark.parametrize("text", ["night-shift large", "buy energy", "sell lamp", "end action", "take energy", "forgo"])
def test_when_the_game_is_over_nothing_lifts_it(text: str) -> None:
    state = finish_turn(at_influence(table(), 1, round=16, knowledge=9))
    for seat in range(2):
        refused(state, text, "any NOR-19.1-a game-over", seat=seat)


# Placing the starting wheel of an expert.


@pytest.mark.parametrize(
    ("because", "text", "before", "after"),
    [
        (
            "build-wheel NOR-20.2-a other-disc-first",
            "place energy large-top",
            "",
            "place obsidian large-centre",
        ),
        (
            "build-wheel NOR-5.1-a slot-taken",
            "place energy large-top",
            "place obsidian large-top",
            "place obsidian large-upper-right",
        ),
        (
            "build-wheel NOR-20.2-a ring-full",
            "place energy small-top",
            "place obsidian small-bottom",
            "place obsidian large-left",
        ),
        (
            "build-wheel NOR-20.2-b half-full",
            "place mycelium large-right",
            "place obsidian large-left; place energy large-centre",
            "place obsidian large-left; place energy large-top",
        ),
        (
            "build-wheel NOR-20.2-b half-full",
            "place journey large-top",
            "place obsidian large-upper-left; place energy large-upper-right; place mycelium medium-upper-left; "
            "place city medium-upper-right",
            "place obsidian large-upper-left; place energy large-upper-right; place mycelium medium-upper-left; "
            "place city medium-left",
        ),
    ],
)
def test_an_expert_wheel(because: str, text: str, before: str, after: str) -> None:
    state = new(mode="expert")
    lifted(played(state, before), played(state, after), text, because)


# Influence.


@pytest.mark.parametrize(
    ("text", "knowledge", "round", "first"),
    [
        ("modify large-centre", 2, 10, ""),
        ("modify large-centre", 3, 11, ""),
        ("modify large-centre", 6, 10, "modify medium-left; to small-top"),
        ("night-shift large", 7, 10, "night-shift medium; night-shift large"),
        ("night-shift large", 6, 11, "night-shift medium"),
    ],
)
def test_the_knowledge_for_a_special_action(text: str, knowledge: int, round: int, first: str) -> None:
    """One less is too little, while the other special action can still be paid."""
    wheel = {"large-centre": "city", "medium-left": "city+", "large-left": "energy", "large-right": "tools"}
    poor, rich = [at_influence(table(), round=round, wheel=wheel, knowledge=had) for had in (knowledge - 1, knowledge)]
    lifted(played(poor, first), played(rich, first), text, "influence NOR-9.2-c knowledge-missing")


def test_the_disc_to_modify_and_where_it_goes() -> None:
    wheel = {"large-centre": "city", "large-left": "city", "medium-left": "city+"}
    state = at_influence(table(), wheel=wheel, knowledge=2)
    more = at_influence(table(), wheel={**wheel, "large-top": "city"}, knowledge=2)
    lifted(state, more, "modify large-top", "influence NOR-9.1-c empty-slot")
    chosen, other = played(state, "modify large-centre"), played(state, "modify medium-left")
    lifted(chosen, other, "to large-centre", "choose-target NOR-9.1-c same-slot")
    lifted(chosen, other, "to large-left", "choose-target NOR-R-60 same-disc")


def test_a_wheel_of_one_disc_only_is_not_modified() -> None:
    """Nothing would change, and the question where to would have no answer."""
    same = dict.fromkeys(SLOTS, "energy")
    before = at_influence(table(), wheel=same, knowledge=2)
    after = at_influence(table(), wheel={**same, "small-top": "energy+"}, knowledge=2)
    lifted(before, after, "modify large-centre", "influence NOR-R-60 same-disc")


# Which disc.

GATHER = {"large-centre": "obsidian", "medium-left": "energy", "small-bottom": "mycelium"}


@pytest.mark.parametrize(
    ("because", "text", "before", "after"),
    [
        ("choose-disc NOR-10.1-b ring-used", "activate large-left", "activate large-centre", "activate medium-left"),
        ("choose-disc NOR-10.4-b ring-used", "inspect large-left", "inspect large-centre", "inspect medium-left"),
        ("choose-disc NOR-10.4-c ring-used", "inspect large-left", "double large-centre", "activate medium-left"),
        ("choose-disc NOR-10.4-d ring-used", "activate large-left", "inspect large-centre", "inspect medium-left"),
        ("choose-disc NOR-10.4-d ring-used", "double large-left", "inspect large-centre", "inspect medium-left"),
        ("choose-disc NOR-5.2-a no-triple", "activate medium-right", "inspect large-left", "inspect large-centre"),
        ("choose-disc NOR-5.2-a no-triple", "inspect large-right", "activate medium-left", "activate medium-right"),
        ("choose-disc NOR-10.2-b doubling-spent", "double large-left", "double medium-left", "activate medium-left"),
        ("choose-disc NOR-11.2-e nothing-to-repeat", "activate small-bottom", "", "activate medium-left"),
        (
            "choose-disc NOR-11.2-e nothing-to-repeat",
            "double small-bottom",
            "inspect medium-left",
            "activate medium-left",
        ),
        (
            "choose-disc NOR-11.2-d doubling-spent",
            "double small-bottom",
            "double medium-left",
            "activate medium-left",
        ),
    ],
)
def test_what_was_done_with_other_discs(because: str, text: str, before: str, after: str) -> None:
    wheel = {
        **{"large-left": "energy+", "large-centre": "obsidian+", "large-right": "energy"},
        **{"medium-left": "mycelium+", "medium-right": "energy", "small-bottom": "bonus+"},
    }
    state = at_actions(table(), wheel=wheel)
    lifted(played(state, before), played(state, after), text, because)


@pytest.mark.parametrize("verb", ["activate", "inspect"])
def test_there_must_be_a_disc(verb: str) -> None:
    state = at_actions(table(), wheel=GATHER)
    after = at_actions(table(), wheel={**GATHER, "large-left": "energy"})
    lifted(state, after, f"{verb} large-left", "choose-disc NOR-5.2-c empty-slot")


@pytest.mark.parametrize("verb", ["activate", "inspect", "double"])
def test_a_slot_of_the_inactive_half_stays_there_but_its_disc_can_be_turned_out_of_it(verb: str) -> None:
    wheel = {"large-upper-right": "energy+", "small-bottom": "city"}
    state = at_influence(table(), wheel=wheel, knowledge=1)
    shifted = played(state, "night-shift large")
    refused(played(state, "end influence"), f"{verb} large-upper-right", "choose-disc NOR-5.1-b inactive-half")
    assert can(shifted, f"{verb} large-right")


def test_one_action_of_the_disc_must_be_possible() -> None:
    state = put_market(put_levels(table(), 1), **dict.fromkeys(DISCS, 0))
    before = at_actions(GAME.twin(state), wheel={**GATHER, "large-centre": "city"}, levels={})
    after = at_actions(GAME.twin(state), wheel={**GATHER, "large-centre": "city"}, levels={}, energy=1)
    lifted(before, after, "activate large-centre", "choose-disc NOR-10.1-f no-action-possible")


def test_only_an_advanced_disc_is_doubled() -> None:
    before = at_actions(table(), wheel=GATHER)
    after = at_actions(table(), wheel={**GATHER, "large-centre": "obsidian+"})
    lifted(before, after, "double large-centre", "choose-disc NOR-10.2-a not-advanced")


def test_a_disc_improved_this_turn_waits_for_the_next() -> None:
    state = at_actions(table(), wheel={**GATHER, "large-centre": "tools"})
    before = played(state, "activate large-centre; improve medium-left")
    after = played(state, "activate large-centre; improve small-bottom")
    lifted(before, after, "activate medium-left", "choose-disc NOR-10.3-a just-improved")


def test_four_actions_and_not_one_more() -> None:
    """Only where a table lets Bonus discs double apart from the others does the limit ever bind (NOR-R-57)."""
    wheel = {"large-centre": "energy+", "medium-left": "bonus+", "small-bottom": "mycelium+"}
    state = at_actions(table(bonus="separate"), wheel=wheel)
    play(state, "double large-centre")
    before = played(state, "double medium-left; repeat large-centre; repeat large-centre")
    after = played(state, "double medium-left; repeat large-centre; forgo")
    lifted(before, after, "activate small-bottom", "choose-disc NOR-10.2-g too-many-actions")
    before, after = played(state, "activate small-bottom"), at_actions(table(bonus="separate"), wheel=wheel)
    play(after, "activate large-centre", "activate small-bottom")
    lifted(before, after, "double medium-left", "choose-disc NOR-10.2-g too-many-actions")


@pytest.mark.parametrize(
    ("because", "text", "before", "after"),
    [
        ("any NOR-10.1-b ring-used", "buy energy", "activate large-centre", "activate large-left"),
        ("any NOR-10.4-d ring-used", "buy energy", "inspect large-left", "activate large-left"),
        ("any NOR-5.2-a no-triple", "improve large-left", "activate large-left; buy energy", "activate medium-right"),
        (
            "any NOR-11.2-e nothing-to-repeat",
            "repeat large-centre",
            "",
            "activate large-centre; activate small-bottom",
        ),
    ],
)
def test_an_action_of_a_disc_that_cannot_be_activated(because: str, text: str, before: str, after: str) -> None:
    """What is in the way of the disc is told, not that it must be activated."""
    wheel = {"large-left": "city", "large-centre": "obsidian", "medium-right": "tools", "small-bottom": "bonus"}
    state = at_actions(table(), wheel=wheel, energy=1, mycelium=1)
    lifted(played(state, before), played(state, after), text, because)


def test_an_action_of_a_disc_that_could_do_nothing_or_waits_or_lies_in_the_inactive_half() -> None:
    state = put_market(put_levels(table(), 1), **dict.fromkeys(DISCS, 0))
    before = at_actions(GAME.twin(state), wheel={**GATHER, "large-centre": "city"}, levels={})
    after = at_actions(GAME.twin(state), wheel={**GATHER, "large-centre": "city"}, levels={}, energy=1)
    lifted(before, play(after, "activate large-centre"), "invest refinement", "any NOR-10.1-f no-action-possible")
    state = at_actions(table(), wheel={**GATHER, "large-centre": "tools", "medium-left": "city"})
    before = played(state, "activate large-centre; improve medium-left")
    after = played(state, "activate large-centre; improve small-bottom; activate medium-left")
    lifted(before, after, "buy energy", "any NOR-10.3-a just-improved")
    before = at_actions(table(), wheel={**GATHER, "large-upper-right": "city"})
    after = at_actions(table(), wheel={**GATHER, "large-right": "city"})
    lifted(before, play(after, "activate large-right"), "buy energy", "any NOR-5.1-b inactive-half")


def test_an_action_of_a_disc_after_four_actions() -> None:
    wheel = {"large-centre": "energy+", "medium-left": "bonus+", "small-bottom": "city"}
    state = play(at_actions(table(bonus="separate"), wheel=wheel), "double large-centre")
    before = played(state, "double medium-left; repeat large-centre; repeat large-centre")
    after = played(state, "double medium-left; repeat large-centre; forgo; activate small-bottom")
    lifted(before, after, "buy energy", "any NOR-10.2-g too-many-actions")


# Bonus.


def test_what_a_bonus_disc_repeats() -> None:
    wheel = {**GATHER, "large-centre": "city", "small-bottom": "bonus"}
    state = put_market(put_levels(table(), 1), **dict.fromkeys(DISCS, 0))
    at_actions(state, wheel=wheel, levels={}, obsidian=3)
    first = "activate large-centre; invest refinement; "
    after = played(state, first + "activate medium-left; activate small-bottom")
    before = played(state, first + "activate small-bottom")
    lifted(before, after, "repeat medium-left", "choose-repeat NOR-11.2-a not-activated")
    before = played(state, first + "inspect medium-left; activate small-bottom")
    lifted(before, after, "repeat medium-left", "choose-repeat NOR-11.2-f not-repeatable")
    poor = at_actions(GAME.twin(state), wheel=wheel, levels={}, obsidian=1)
    before = played(poor, first + "activate medium-left; activate small-bottom")
    lifted(before, after, "repeat large-centre", "choose-repeat NOR-10.1-f no-action-possible")


# City.

CITY = {"large-centre": "city", "small-bottom": "energy"}


def city(texts: str = "", state: Noria | None = None, levels: dict[str, Any] | None = None, **things: int) -> Noria:
    """Seat 0 has activated a City disc and done *texts*; seat 1 stands on level 5 of research."""
    state = put_levels(put_levels(table(), 1), 1, research=5) if state is None else state
    return played(at_actions(state, wheel=CITY, levels=levels or {}, **things), f"activate large-centre; {texts}")


@pytest.mark.parametrize(
    ("because", "text", "levels", "before", "after"),
    [
        ("city-action NOR-12.2-b resources-missing", "buy city", {}, {}, {"energy": 1}),
        ("city-action NOR-12.2-b resources-missing", "buy journey", {}, {"energy": 1}, {"energy": 2}),
        ("city-action NOR-12.2-b resources-missing", "buy bonus", {}, {"energy": 3}, {"energy": 3, "mycelium": 1}),
        ("city-action NOR-12.3-d resources-missing", "invest research", {}, {"lamp": 1}, {"lamp": 1, "energy": 1}),
        (
            "city-action NOR-4.1-c price-missing",
            "invest refinement",
            {"refinement": 1},
            {"energy": 1, "obsidian": 1},
            {"energy": 2},
        ),
        ("city-action NOR-4.1-c price-missing", "invest exploration", {}, {"lamp": 1}, {"sail": 1}),
        (
            "city-action NOR-4.1-d price-missing",
            "invest settlement",
            {},
            {"energy": 2},
            {"energy": 1, "mycelium": 1},
        ),
        (
            "city-action NOR-4.1-d price-missing",
            "invest exploration",
            {"exploration": 4},
            {"sail": 1, "compass": 1},
            {"sail": 1, "compass": 2},
        ),
        (
            "city-action NOR-12.3-g top-level",
            "invest refinement",
            {"refinement": 9},
            {"energy": 9},
            {"refinement": 8, "energy": 9},
        ),
    ],
)
def test_a_city_action(
    because: str, text: str, levels: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    higher = {path: after[path] for path in after if path in levels}
    things = {thing: after[thing] for thing in after if thing not in levels}
    lifted(city(levels=levels, **before), city(levels=higher or levels, **things), text, because)


@pytest.mark.parametrize("disc", DISCS)
def test_a_stack_of_the_market_is_empty(disc: str) -> None:
    before, after = [city(state=put_market(table(), **{disc: left}), energy=4) for left in (0, 1)]
    lifted(before, after, f"buy {disc}", "city-action NOR-12.2-a stack-empty")


# Paying.

MARKET, SURCHARGE, ENTRY = "buy journey", "invest research", "travel island-5"


def paying(purpose: str, texts: str = "", **things: int) -> Noria:
    """Seat 0 is asked for two resources."""
    state = show_islands(table(4), "island-1", "island-5")
    for seat in range(1, 4):
        put_levels(state, seat, **{"research": 5} if seat < 3 else {})
        put_ambassador(state, seat, "island-5" if seat < 3 else None)
    wheel = {"large-centre": "journey" if purpose == ENTRY else "city", "small-bottom": "energy"}
    at_actions(state, wheel=wheel, levels={}, lamp=1, **things)
    return played(state, f"activate large-centre; {purpose}; {texts}")


@pytest.mark.parametrize(
    ("purpose", "tokens", "lower", "rest"),
    [
        (
            MARKET,
            "pay-any NOR-12.2-a tokens-missing",
            "pay-any NOR-12.2-a lower-kinds-first",
            "pay-any NOR-12.2-a rest-unpayable",
        ),
        (
            SURCHARGE,
            "pay-any NOR-12.3-d tokens-missing",
            "pay-any NOR-12.3-d lower-kinds-first",
            "pay-any NOR-12.3-d rest-unpayable",
        ),
        (
            ENTRY,
            "pay-any NOR-13.2-a tokens-missing",
            "pay-any NOR-13.2-a lower-kinds-first",
            "pay-any NOR-13.2-a rest-unpayable",
        ),
    ],
)
def test_any_resources_one_after_another(purpose: str, tokens: str, lower: str, rest: str) -> None:
    some: dict[str, Any] = {"obsidian": 1, "energy": 2, "mycelium": 1}
    lifted(
        paying(purpose, energy=2, mycelium=1), paying(purpose, obsidian=1, energy=2, mycelium=1), "pay obsidian", tokens
    )
    lifted(paying(purpose, "pay energy", **some), paying(purpose, **some), "pay obsidian", lower)
    lifted(paying(purpose, **some), paying(purpose, **{**some, "mycelium": 2}), "pay mycelium", rest)


def test_a_price_of_one_kind() -> None:
    both: dict[str, Any] = {"levels": {"refinement": 1}, "obsidian": 2, "mycelium": 2}
    before, after = city("invest refinement", **both, energy=1), city("invest refinement", **both, energy=2)
    lifted(before, after, "pay energy", "pay-same NOR-4.1-c tokens-missing")


JOURNEY_TOO = {"large-centre": "city", "medium-left": "journey", "small-bottom": "energy"}


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        ("city; buy journey", "city; invest research", "pay lamp", "pay-any NOR-8.2-f wrong-currency"),
        ("city; invest research; pay piston", "city; invest research", "pay lamp", "pay-any NOR-8.2-f wrong-currency"),
        ("journey; travel island-5", "city; invest research", "pay lamp", "pay-any NOR-8.2-f wrong-currency"),
        ("city; invest exploration", "city; invest research", "pay lamp", "pay-same NOR-4.1-b wrong-currency"),
        ("city; invest exploration", "city; invest refinement", "pay energy", "pay-same NOR-4.1-b wrong-currency"),
        ("city; invest settlement", "city; invest research", "pay lamp", "pay-mixed NOR-4.1-b wrong-currency"),
    ],
)
def test_each_price_has_its_currency(before: str, after: str, text: str, because: str) -> None:
    """Of one table: what is being paid for makes the difference."""
    state = show_islands(table(3), "island-1", "island-5")
    for seat in (1, 2):
        put_ambassador(put_levels(state, seat, research=5), seat, "island-5")
    things = {"obsidian": 3, "energy": 3, "mycelium": 3, "sail": 1, "compass": 1, "lamp": 1, "piston": 1}
    at_actions(state, wheel=JOURNEY_TOO, levels={"refinement": 1, "settlement": 2}, **things)
    opened = {"city": "activate large-centre", "journey": "activate medium-left"}
    was, will = [
        played(state, "; ".join(opened.get(word, word) for word in texts.split("; "))) for texts in (before, after)
    ]
    lifted(was, will, text, because)


@pytest.mark.parametrize(
    ("because", "text", "before", "after"),
    [
        (
            "pay-mixed NOR-4.1-d tokens-missing",
            "pay obsidian",
            ({"energy": 2, "mycelium": 2}, ""),
            ({"energy": 2, "mycelium": 2, "obsidian": 1}, ""),
        ),
        (
            "pay-mixed NOR-4.1-d lower-kinds-first",
            "pay obsidian",
            ({"obsidian": 1, "energy": 2, "mycelium": 2}, "pay energy"),
            ({"obsidian": 1, "energy": 2, "mycelium": 2}, ""),
        ),
        (
            "pay-mixed NOR-4.1-d rest-unpayable",
            "pay mycelium",
            ({"obsidian": 2, "energy": 2, "mycelium": 1}, "pay obsidian"),
            ({"obsidian": 2, "energy": 2, "mycelium": 2}, "pay obsidian"),
        ),
    ],
)
def test_a_price_of_different_kinds(
    because: str, text: str, before: tuple[dict[str, Any], str], after: tuple[dict[str, Any], str]
) -> None:
    """The third level of settlement costs three resources of at least two kinds."""
    states = [
        city(f"invest settlement; {paid}", levels={"settlement": 2}, **things) for things, paid in (before, after)
    ]
    lifted(states[0], states[1], text, because)


# Journey.


def journey(state: Noria, texts: str = "", **things: int) -> Noria:
    wheel = {"large-centre": "journey", "small-bottom": "energy"}
    return played(at_actions(state, wheel=wheel, **things), f"activate large-centre; {texts}")


def isles(hidden: int = 2, seats: int = 2) -> Noria:
    return show_islands(table(seats), "island-1", "island-5", hidden=hidden)


def test_where_the_ambassador_goes() -> None:
    known = show_islands(table(), "island-1", "island-5", "island-7")
    lifted(journey(isles()), journey(known), "travel island-7", "choose-island NOR-13.1-b not-revealed")
    lifted(journey(isles(0)), journey(isles(1)), "explore", "choose-island NOR-13.1-b all-revealed")
    before, after = [put_ambassador(isles(), 0, island) for island in ("island-5", "island-1")]
    lifted(journey(before), journey(after), "travel island-5", "choose-island NOR-13.1-c already-there")
    full = put_ambassador(put_ambassador(isles(seats=3), 1, "island-5"), 2, "island-5")
    one, two = journey(full, energy=1), journey(full, energy=1, obsidian=1)
    lifted(one, two, "travel island-5", "choose-island NOR-13.2-b resources-missing")


def test_where_an_experts_ambassador_goes() -> None:
    state = table(3, "expert")
    at_islet = journey(GAME.twin(state))
    names = [ISLANDS[island] for island in state.islands]
    for far in range(6):
        gone = journey(put_ambassador(GAME.twin(state), 0, names[0]))
        if far in (2, 3, 4):
            because = "choose-island NOR-20.4-b not-a-neighbour"
            lifted(gone, at_islet, f"travel {names[far]}", because)
            near = journey(put_ambassador(GAME.twin(state), 0, names[far - 1]))
            lifted(gone, near, f"travel {names[far]}", because)
    hiding = GAME.twin(at_islet)
    hiding.shown -= 1  # no expert table has a hidden island, but this is all that there is to it
    lifted(at_islet, hiding, "explore", "choose-island NOR-20.4-d all-revealed")


def test_what_an_island_has_to_give() -> None:
    there = "travel island-5"
    before, after = [journey(put_ships(isles(), "island-5", energy=left), there) for left in (0, 1)]
    lifted(before, after, "ship energy", "at-island NOR-13.4-b no-ship-left")
    before, after = [journey(put_factories(isles(), 0, built), there) for built in (7, 6)]
    lifted(before, after, "build 1", "at-island NOR-13.5-e no-factory-left")
    for owner in range(2):
        before, after = [journey(own_plot(isles(), "island-5", plot, owner), there) for plot in (1, 2)]
        lifted(before, after, "build 1", "at-island NOR-13.5-c plot-taken")


def test_an_island_has_the_slots_that_are_printed_on_it() -> None:
    """With other printed values an island may have a fifth one."""
    larger = NoriaGame(*load(None))
    isle = larger.printed.isles[ISLANDS.index("island-5")]
    isle.plot_goods.append(4)
    isle.plot_warehouses.append(1)
    state = show_islands(table(game=larger), "island-1", "island-5")
    after = journey(state, "travel island-5")
    lifted(journey(isles(), "travel island-5"), after, "build 4", "at-island NOR-13.5-a no-such-plot")
    assert why(after, "build 5")[1] == "no-such-plot"


# Tools.


def tools(texts: str = "", **things: int) -> Noria:
    wheel = {"large-centre": "tools", "medium-left": "energy", "medium-right": "energy+", "small-bottom": "tools"}
    return played(at_actions(table(), wheel=wheel, **things), f"activate large-centre; {texts}")


def test_what_a_tools_disc_improves() -> None:
    other = {"large-centre": "tools", "medium-left": "energy", "medium-right": "energy", "small-bottom": "tools"}
    after = played(at_actions(table(), wheel=other), "activate large-centre")
    lifted(tools(), after, "improve medium-right", "tools-action NOR-15.2-a already-advanced")
    more = played(at_actions(table(), wheel={**other, "large-top": "city"}), "activate large-centre")
    lifted(tools(), more, "improve large-top", "tools-action NOR-15.2-a empty-slot")
    through = played(at_actions(table(), wheel=other), "activate small-bottom")
    lifted(tools(), through, "improve large-centre", "tools-action NOR-15.2-d itself")


@pytest.mark.parametrize(
    ("good", "recipe"),
    [
        ("propeller", ["obsidian", "energy"]),
        ("sail", ["mycelium", "energy"]),
        ("compass", ["obsidian", "mycelium"]),
        ("lamp", ["obsidian", "energy", "mycelium"]),
        ("piston", ["obsidian", "energy", "mycelium"]),
    ],
)
def test_what_a_good_needs(good: str, recipe: list[str]) -> None:
    needed: dict[str, Any] = {**dict.fromkeys(recipe, 1), f"empty_{good}": 1}
    for thing in recipe:
        without: dict[str, Any] = {other: number for other, number in needed.items() if other != thing}
        lifted(tools(**without), tools(**needed), f"produce {good}", "tools-action NOR-15.3-a tokens-missing")
    without = dict.fromkeys(recipe, 1)
    lifted(tools(**without), tools(**needed), f"produce {good}", "tools-action NOR-15.3-c no-empty-warehouse")


def test_what_is_produced_together() -> None:
    houses: dict[str, Any] = {"empty_propeller": 2, "empty_sail": 3, "empty_compass": 2}
    plenty: dict[str, Any] = {"obsidian": 9, "energy": 9, "mycelium": 9, **houses}
    first, twice = tools("produce sail", **plenty), tools("produce sail; produce sail", **plenty)
    lifted(twice, first, "produce compass", "produce-more NOR-15.3-b one-good-only")
    several = tools("produce sail; produce compass", **plenty, empty_lamp=1)
    lifted(several, tools("produce compass", **plenty), "produce compass", "produce-more NOR-15.3-b one-of-each")
    lifted(first, tools(**plenty), "produce propeller", "produce-more NOR-15.3-b lower-goods-first")
    one_house = tools("produce sail", **{**plenty, "empty_sail": 1})
    lifted(one_house, first, "produce sail", "produce-more NOR-15.3-c no-empty-warehouse")
    poor, rich = [tools("produce sail", **{**plenty, "energy": had}) for had in (1, 2)]
    lifted(poor, rich, "produce sail", "produce-more NOR-15.3-a tokens-missing")


# Politics.


def test_the_halls_must_have_politicians_above() -> None:
    before = at_politics(put_hall(table(), "research", above=0, seated=2), knowledge=9)
    after = at_politics(put_hall(table(), "research", above=2, seated=1), knowledge=9)
    lifted(before, after, "seat research", "politics NOR-4.2-g hall-empty")
    before, after = [
        played(at_politics(put_hall(table(), "research", above, 2), knowledge=9), "seat division") for above in (0, 2)
    ]
    lifted(before, after, "remove research", "choose-removal NOR-4.2-g hall-empty")


def test_why_the_politics_phase_was_passed_over() -> None:
    empty, some = table(), table()
    for hall in HALLS:
        put_hall(empty, hall, above=0, seated=2)
        put_hall(some, hall, above=2 if hall == "research" else 0, seated=1)
    poor, rich = [at_politics(GAME.twin(some), round=5, knowledge=had, centre=["city"]) for had in (1, 2)]
    lifted(at_politics(empty, knowledge=9, centre=["city"]), rich, "seat research", "any NOR-17.2-d no-politicians")
    poor.hold[1][KNOWLEDGE] = 9  # what others could pay does not count
    lifted(poor, rich, "seat research", "any NOR-17.1-c knowledge-missing")


# The black market.


@pytest.mark.parametrize("good", ["propeller", "sail", "compass", "lamp", "piston"])
def test_a_good_must_be_there_to_be_sold(good: str) -> None:
    before, after = [at_actions(table(), wheel=GATHER, knowledge=3, **{good: number}) for number in (0, 1)]
    lifted(before, after, f"sell {good}", "any NOR-16.1-b tokens-missing")


@pytest.mark.parametrize("resource", ["obsidian", "energy", "mycelium"])
def test_a_resource_costs_three_knowledge(resource: str) -> None:
    before, after = [at_actions(table(), wheel=GATHER, knowledge=number) for number in (2, 3)]
    lifted(before, after, f"barter {resource}", "any NOR-16.1-b knowledge-missing")


def test_what_an_activated_disc_needs_is_not_sold() -> None:
    none: dict[str, Any] = dict.fromkeys(DISCS, 0)
    before, after = [city(state=put_market(table(), **{**none, "energy": left}), sail=1) for left in (0, 1)]
    lifted(before, after, "sell sail", "any NOR-16.1-f would-strand")
    lifted(before, city(state=put_market(table(), **none), sail=2), "sell sail", "any NOR-16.1-f would-strand")


# Administration.


def test_where_new_discs_go() -> None:
    buys = "activate large-centre; buy energy; activate small-bottom; buy {}; end action"
    wheel = {"large-centre": "city", "small-bottom": "city", "medium-left": "energy"}
    same, other = [played(at_actions(table(), wheel=wheel), buys.format(disc)) for disc in ("energy", "mycelium")]
    lifted(same, other, "place mycelium large-top", "place-disc NOR-18.1-d disc-not-in-centre")
    placed, elsewhere = [played(other, f"place energy {slot}") for slot in ("large-top", "large-left")]
    lifted(placed, elsewhere, "place mycelium large-top", "place-disc NOR-18.1-f just-placed")
