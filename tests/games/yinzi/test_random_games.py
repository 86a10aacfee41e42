"""Whole games at random: they end, nothing is created or lost, and every state can be written, shown and explained."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tablewright.games.yinzi import loader
from tablewright.games.yinzi.names import ROUTES, SHIPS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import seats_to_act
from tests.games.yinzi.table import GAME, new, pieces_of, refresh, stock_of

CLAUSES = {
    line.strip().lstrip("~")
    for line in Path(loader.__file__).with_name("clauses.txt").read_text().splitlines()
    if line.strip() and not line.startswith("#")
}
# Half of the games are busy: little is skipped or sold, so that play gets into more corners of the rules.
BUSY = {"stop": 0.03, "sell-food": 0.05, "tax": 0.3, "fill": 9.0, "serve": 9.0, "load": 3.0, "ship": 5.0, "free": 5.0}
SUPPLY = {"workers": 12, "cubes": 15, "discs": 20, "products": 8}


def seed_of(number: int) -> str:
    return f"{number + 1:032x}"


def written(state: Yinzi) -> str:
    return json.dumps(GAME.to_json(state), sort_keys=True)


def nothing_is_lost(state: Yinzi) -> None:
    if not state.market_tile:
        return
    for seat in range(state.seats):
        assert pieces_of(state, seat) == SUPPLY, f"seat {seat} after {state.stack[-1:]}"
        assert min(state.hold[seat]) >= 0
    assert stock_of(state) == (14, 8)
    routes = [route for pile in state.routes for route in pile] + state.discard
    routes += [route for route in state.open_route if route >= 0]
    routes += [route for seat in range(state.seats) for route in state.personal[seat] + state.won[seat]]
    assert len(routes) == len(set(routes)) <= len(ROUTES)
    ships = [ship for pile in state.ships for ship in pile] + [ship for ship in state.dock if ship >= 0] + state.boxed
    assert len(ships) == len(set(ships)) <= len(SHIPS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_yin_q_round_1_every_game_ends_after_four_rounds_and_nothing_is_lost(seats: int, number: int) -> None:
    state = new(seats, seed_of(number))
    chooser = Random(number * 10 + seats)
    while not state.is_over():
        waiting = seats_to_act(state)
        found = GAME.options(state)
        assert found and len(set(found)) == len(found)
        assert all(GAME.letter(option.fields()) is option for option in found)
        question = GAME.question(state)
        assert question is not None
        GAME.vocabulary().name(f"ask-{question.fields()[0]}", question.fields()[2:])
        weights = [BUSY.get(str(option.fields()[0]), 1.0) if number % 2 else 1.0 for option in found]
        action = chooser.choices(found, weights)[0]
        GAME.vocabulary().name(f"do-{action.fields()[0]}", action.fields()[1:])
        assert GAME.zones(state, action)
        GAME.take(state, action, waiting[0])
        nothing_is_lost(state)
    assert state.round == 4
    assert all(not hand for hand in state.hand) and all(not deck for deck in state.deck)
    for event in state.events:
        assert event.rule in CLAUSES, str(event)
        GAME.vocabulary().name("told-" + event.verb, event.what)
    totals = GAME.result(state).totals
    assert [player["total"] for player in GAME.view(state, 0)["players"]] == totals  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_come_back_from_json_and_play_on_alike(seats: int) -> None:
    state = new(seats, seed_of(77))
    chooser = Random(seats)
    while not state.is_over():
        then = written(state)
        back = GAME.from_json(json.loads(then))
        assert written(back) == then == written(GAME.twin(state))
        found = GAME.options(state)
        assert GAME.options(back) == found
        action = chooser.choice(found)
        GAME.take(back, action)
        assert written(state) == then
        GAME.take(state, action)
        assert written(back) == written(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_letter_is_refused_by_a_clause(seats: int) -> None:
    state = new(seats, seed_of(5))
    chooser = Random(seats)
    ply = 0
    while not state.is_over():
        found = GAME.options(state)
        if ply % 29 == 0:
            before = written(state)
            for seat in range(state.seats):
                mine = set(GAME.options(state, seat))
                for letter in GAME.alphabet():
                    refusal = GAME.explain(state, seat, letter)
                    assert (refusal is None) == (letter in mine), f"{letter}: {refusal}"
                    if refusal is not None:
                        assert refusal.rule in CLAUSES, f"{letter}: {refusal}"
                        GAME.vocabulary().name("why-" + refusal.reason, refusal.what)
            assert written(state) == before
        GAME.take(state, chooser.choice(found))
        ply += 1
    assert GAME.explain(state, 0, GAME.alphabet()[0]) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_g_info_1_what_is_imagined_looks_the_same_and_what_is_hidden_is_not_shown(seats: int) -> None:
    state = new(seats, seed_of(9))
    chooser = Random(seats + 40)
    ply = 0
    while not state.is_over():
        if ply % 7 == 0:
            for viewer in [SPECTATOR, *range(seats)]:
                twin = GAME.imagine(state, viewer, chance_from(seed_of(ply)))
                assert json.dumps(GAME.view(twin, viewer)) == json.dumps(GAME.view(state, viewer))
                if viewer in seats_to_act(state):
                    assert GAME.options(twin, viewer) == GAME.options(state, viewer)
                if viewer != SPECTATOR:
                    nothing_is_lost(twin)
        GAME.take(state, chooser.choice(GAME.options(state)))
        ply += 1


@pytest.mark.parametrize("seats", [2, 4])
def test_no_state_changes_when_a_copy_of_it_is_played(seats: int) -> None:
    """Copies share rows: whoever writes inside one changes the past. And the index of squares stays what it indexes."""
    state = new(seats)
    chooser = Random(seats)
    past: list[tuple[Yinzi, str]] = []
    while not state.is_over():
        past.append((state, written(state)))
        state = GAME.twin(state)
        GAME.take(state, chooser.choice(GAME.options(state)))
        farms = [list(squares) for squares in state.farms]
        assert refresh(state).farms == farms
    for then, text in past:
        assert written(then) == text
