"""The puzzles that are shipped: each can be replayed, asks for a real choice, and has a solution that is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.bots.puzzles import (
    SHELF,
    Collection,
    Puzzle,
    effect_of,
    is_turn_over,
    let_others_answer,
    read_collection,
    shipped,
    write_collection,
)
from tablewright.kernel.game import Game
from tests.bots.matches import GAMES
from tests.toy.game import HARBOUR

PUZZLES = [(name, puzzle) for name, game in GAMES.items() for puzzle in shipped(game)]


def played(game: Game[Any], puzzle: Puzzle, actions: list[list[Any]]) -> Any:
    """The position after a whole turn; every action is legal, and nothing is left of the turn."""
    state = puzzle.match(game).state
    for words in actions:
        action = game.letter(tuple(words))
        assert action is not None
        assert action in game.options(state, puzzle.seat)
        assert not is_turn_over(state, puzzle.seat)
        game.take(state, action, puzzle.seat)
        let_others_answer(game, state, puzzle.seat)
    assert is_turn_over(state, puzzle.seat)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_puzzles_for_the_installed_rules_and_values(name: str) -> None:
    found = shipped(GAMES[name])
    assert len(found) >= 20, "made for other rules? mine them again: tools/mine_puzzles.py"
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert {puzzle.difficulty for puzzle in found} >= {"easy", "hard"}


@pytest.mark.parametrize(("name", "puzzle"), PUZZLES, ids=[puzzle.id for _, puzzle in PUZZLES])
def test_a_puzzle_is_sound(name: str, puzzle: Puzzle) -> None:
    """Its moves replay; the seat has a choice; solutions are whole turns that differ and that nothing else equals."""
    game = GAMES[name]
    state = puzzle.match(game).state
    assert state.active == puzzle.seat
    assert len(game.options(state, puzzle.seat)) > 1
    effects = [effect_of(game, played(game, puzzle, turn.actions)) for turn in puzzle.solutions]
    assert all(effects.count(effect) == 1 for effect in effects)
    assert puzzle.solutions[0].behind == 0.0
    usual_score = sum(puzzle.solutions[0].scores) / puzzle.seats
    assert all(turn.behind <= 0.02 * usual_score for turn in puzzle.solutions)
    assert puzzle.others or puzzle.usual not in puzzle.solutions
    assert all(turn.behind >= 0.04 * usual_score for turn in puzzle.others)
    usual = effect_of(game, played(game, puzzle, puzzle.usual.actions))
    assert (usual in effects) == (puzzle.difficulty == "easy")


def test_puzzles_for_other_rules_are_left_out(tmp_path: Path) -> None:
    assert shipped(HARBOUR) == []
    name = next(iter(GAMES))
    collection = read_collection(SHELF / f"{name}.json")
    write_collection(tmp_path / "again.json", collection)
    assert read_collection(tmp_path / "again.json") == collection
    assert collection.fits(GAMES[name])
    assert not Collection(name, "another", collection.data, []).fits(GAMES[name])
