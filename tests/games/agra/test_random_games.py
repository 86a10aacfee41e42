"""Random games of Agra: they end, nothing is lost on the way, and everything is explained."""

from __future__ import annotations

import json
from random import Random

import pytest

from tablewright.games.agra.loader import SHIPPED
from tablewright.games.agra.names import ON_DISPLAY, OVER, RUPEES, TILES
from tablewright.games.agra.state import Agra
from tablewright.kernel.random import chance_from
from tests.games.agra.table import GAME, asked, conserved, new

BUSY = {
    "end": 0.2, "enough": 0.2, "decline": 0.3, "return": 0.02, "back": 0.05, "deliver": 8, "order": 8, "akbar": 3,
    "build": 4, "double": 4, "influence": 3, "farmer": 0.3, "lay": 0.5, "make-room": 0.3,
}  # fmt: skip
CLAUSES = {
    line.strip().lstrip("~")
    for line in SHIPPED.with_name("clauses.txt").read_text().splitlines()
    if line.strip() and not line.startswith("#")
}


def shared_pieces(state: Agra) -> None:
    """Tiles are in one place each, prices follow from tokens, and steps are on their tracks."""
    assert sorted(state.display + state.pile) == [at for at in range(len(TILES)) if state.tile_at[at] < 0]
    assert [at for at in range(len(TILES)) if state.tile_at[at] == ON_DISPLAY] == sorted(state.display)
    value = GAME.printed.value[:]
    for token, where in enumerate(state.token):
        if where >= 0:
            value[where >> 1] = GAME.printed.flags[token][where & 1]
    assert value == state.value
    assert state.builder == -1 or state.builder >= 4


def explained(state: Agra) -> None:
    """Every letter is an option or refused by a clause, for a reason with a phrase."""
    for seat in range(state.seats):
        found = set(GAME.options(state, seat))
        for action in GAME.alphabet():
            refusal = GAME.explain(state, seat, action)
            assert (refusal is None) == (action in found)
            if refusal is not None:
                assert refusal.rule in CLAUSES, refusal
                GAME.vocabulary().name("why-" + refusal.reason, refusal.what)


def written(state: Agra) -> str:
    return json.dumps(GAME.to_json(state), sort_keys=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("busy", [True, False])
def test_agr_0_d_agr_0_e_random_games_end_and_lose_nothing(seats: int, busy: bool) -> None:
    """AGR-8.0-m: there is no bound on rounds, but chance finds an end."""
    dice = Random(seats)
    state = new(seats, seed=f"{seats + 10 * busy:032x}")
    plies = 0
    while not state.is_over():
        found = GAME.options(state)
        assert len(set(found)) == len(found) > 0
        step = GAME.question(state)
        assert step is not None
        words = step.fields()
        GAME.vocabulary().name(f"ask-{words[0]}", words[2:])
        for option in found:
            GAME.vocabulary().name(f"do-{option.fields()[0]}", option.fields()[1:])
            assert GAME.zones(state, option)
        if plies % 211 == 0:
            explained(state)
            again = GAME.from_json(json.loads(written(state)))
            assert written(again) == written(state) == written(GAME.twin(state))
        weights = [BUSY.get(str(option.fields()[0]), 1.0) for option in found] if busy else None
        GAME.take(state, dice.choices(found, weights)[0], asked(state))
        conserved(state)
        shared_pieces(state)
        for event in state.events:
            assert event.rule in CLAUSES, event
            GAME.vocabulary().name(f"told-{event.verb}", event.what)
        state.events = []
        plies += 1
        assert plies < 20_000
    assert state.phase == OVER
    assert max(GAME.result(state).ranks) <= seats


def test_agr_0_j_only_purses_and_the_order_of_the_pile_are_hidden() -> None:
    """AGR-2.2-g, AGR-R-61."""
    dice = Random(7)
    state = new(3)
    for _ in range(150):
        GAME.take(state, dice.choice(GAME.options(state)), asked(state))
    seen = GAME.view(state, 0)
    other = GAME.imagine(state, 0, chance_from("0123456789abcdef0123456789abcdef"))
    assert GAME.view(other, 0) == seen
    assert GAME.view(state, 1) != seen
    facts, imagined = GAME.facts(state), GAME.facts(other)
    assert {name for name in facts if facts[name] != imagined[name]} <= {"hold", "pile"}
    for seat in range(3):
        row, guess = state.hold[seat][:], other.hold[seat][:]
        assert seat != 0 or row == guess
        row[RUPEES] = guess[RUPEES] = 0
        assert row == guess
    assert [player["rupees"] is None for player in GAME.view(state, 0)["players"]] == [False, True, True]  # type: ignore[attr-defined]
