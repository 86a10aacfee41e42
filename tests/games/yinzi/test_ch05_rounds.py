"""Section 5: rounds and phases."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import PHASE_B
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    GAME,
    army,
    asked,
    begin,
    committed,
    disc_on,
    ended,
    factory,
    give_hand,
    grow,
    hold,
    land,
    land_abroad,
    lay_routes,
    migrants,
    new,
    options,
    play,
    play_out,
    played,
    question,
    told_of,
    view,
)

# Clauses that tell something in one phase only, phase by phase.
PHASE_OF_RULE = [
    ("A", "YIN-A-choose"),
    ("B", "YIN-B-frame-2"),
    ("C", "YIN-C-feed"),
    ("D-I", "YIN-D-glory"),
    ("D-II", "YIN-D-dis"),
    ("D-III", "YIN-D-route"),
    ("D-IV", "YIN-D-imp-2"),
    ("D-V", "YIN-D-tax"),
    ("E", "YIN-E-late"),
    ("F", "YIN-F-rate"),
]


def phases_by_round(state: Yinzi) -> list[list[str]]:
    """The phases of each round of a finished game up to F, in the order in which they told something."""
    rounds: list[list[str]] = []
    for event in state.events:
        if event.verb == "round-began":
            rounds.append([])
        found = [phase for phase, rule in PHASE_OF_RULE if event.rule.startswith(rule)]
        if rounds and found and rounds[-1][-1:] not in (found, ["F"]):
            rounds[-1].append(found[0])
    return rounds


def test_yin_q_round_1_the_game_lasts_four_rounds() -> None:
    state = play_out(new(2), 3)
    assert [what for _, _, what in told_of(state, "round-began")] == [(1,), (2,), (3,), (4,)]
    assert state.round == 4


def test_yin_q_round_2_every_round_goes_through_its_phases_in_order() -> None:
    order = [phase for phase, _ in PHASE_OF_RULE]
    seen = set()
    for number in (4, 5, 11):
        for phases in phases_by_round(play_out(new(2), number)):
            assert phases == [phase for phase in order if phase in phases]
            assert {"A", "B", "C", "D-I", "D-III", "F"} <= set(phases)
            seen.update(phases)
    assert seen == set(order)


def test_yin_q_round_2_the_table_says_which_phase_it_is() -> None:
    state = factory(factory(land(), "paper-red", "huguang-a1-a2"), "silk-red", "jiangxi-a1-a2")
    disc_on(army(migrants(grow(land_abroad(state, "japan", 1), "jiangxi-a3"), upper=1), 0, 1), "fruitful-war")
    played(committed(hold(state, coins=0), "bridge-construction"), 0, "c05", "c06", "c07")
    shown = []
    for phase in ("bonus", "actions", "feeding", "war", "disasters", "routes", "rewards", "taxation", "late", "final"):
        begin(hold(lay_routes(state, "r14"), silver=0), phase)
        shown.append((view(state)["phase"], question(state)))
    assert shown == [
        ("bonus", "choose-bonus"),
        ("actions", "choose-action"),
        ("feeding", "feed"),
        ("glories", "rally"),
        ("disasters", "choose-fire"),
        ("routes", "serve-personal"),
        ("rewards", "bridge-upgrade"),
        ("taxation", "pay-tax"),
        ("late", "load-late"),
        ("final", "serve-personal"),
    ]


def test_yin_q_round_3_every_seat_plays_all_twelve_cards_three_per_round() -> None:
    state = play_out(new(2), 3)
    for seat in range(2):
        cards = [what[0] for _, who, what in told_of(state, "played") if who == seat]
        assert sorted(cards) == list(range(12))
    rounds: list[int] = []
    for event in state.events:
        if event.verb == "round-began":
            rounds.append(0)
        elif event.verb == "played":
            rounds[-1] += 1
    assert rounds == [6, 6, 6, 6]


def test_yin_q_order_1_the_order_of_the_bonuses_holds_from_phase_b_to_the_end_of_the_round() -> None:
    state = begin(lay_routes(land(), "r01", "r02"), "bonus", "actions", "feeding")
    assert asked(state) == 0, "phase A follows the provisional order"
    play(state, "bonus no-tax", "stop")
    assert asked(state) == 1
    play(state, "bonus better-sale", "stop")
    assert (asked(state), view(state)["order"]) == (1, [1, 0])
    while not ended(state):
        play(state, options(state)[0])
    turns_taken = [seat for _, seat, _ in told_of(state, "turn-began")]
    assert turns_taken == [1, 0] * 6
    assert [seat for _, seat, _ in told_of(state, "food-needed")] == [1, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_yin_q_round_1_in_the_last_round_a_turn_comes_only_to_who_can_act_in_phase_b(seat: int) -> None:
    state = give_hand(land(3), seat, "c01")
    for round, phase, comes in ((4, PHASE_B, True), (4, PHASE_B + 1, False), (3, PHASE_B + 1, True)):
        state.round, state.phase = round, phase
        assert GAME.has_turn_to_come(state, seat) == comes
        others = [other for other in range(3) if other != seat]
        assert [GAME.has_turn_to_come(state, other) for other in others] == [round < 4] * 2
