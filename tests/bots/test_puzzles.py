"""The puzzles that are shipped: each can be replayed, asks for a real choice, and has a solution that is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.bots.analysis.puzzles import (
    Collection,
    Puzzle,
    effect_of,
    is_turn_over,
    let_others_answer,
    read_collection,
    shipped,
    write_collection,
)
from tablewright.games.registry import ENTRIES
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
    assert len({(puzzle.seed, puzzle.seat) for puzzle in found}) == len(found), "another deal, or another seat of it"
    assert {puzzle.difficulty for puzzle in found} >= {"easy", "hard"}
    assert ENTRIES[name].puzzles.stat().st_size < 400_000


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_do_not_repeat_one_trick(name: str) -> None:
    found = shipped(GAMES[name])
    tricks = [{tuple(words) for words in puzzle.solutions[0].actions} for puzzle in found]
    assert all(tricks.count(trick) == 1 for trick in tricks)


@pytest.mark.parametrize(("name", "puzzle"), PUZZLES, ids=[puzzle.id for _, puzzle in PUZZLES])
def test_a_puzzle_is_sound(name: str, puzzle: Puzzle) -> None:
    """Its moves replay; the seat has a choice; solutions are whole turns that differ and that nothing else equals."""
    game = GAMES[name]
    state = puzzle.match(game).state
    assert state.active == puzzle.seat
    assert not is_turn_over(state, puzzle.seat)
    effects = [effect_of(game, played(game, puzzle, turn.actions)) for turn in puzzle.solutions]
    assert all(effects.count(effect) == 1 for effect in effects)
    usual = effect_of(game, played(game, puzzle, puzzle.usual.actions))
    assert (usual in effects) == (puzzle.difficulty == "easy")


@pytest.mark.parametrize(("name", "puzzle"), PUZZLES, ids=[puzzle.id for _, puzzle in PUZZLES])
def test_the_solutions_are_better_than_all_else_by_what_was_recorded(name: str, puzzle: Puzzle) -> None:
    best = puzzle.solutions[0]
    score = sum(best.scores) / puzzle.seats
    rest = [*puzzle.others, *([] if puzzle.difficulty == "easy" else [puzzle.usual])]
    assert best.behind == 0.0
    # Recorded figures are rounded to a tenth of a point.
    assert all(turn.behind <= 0.02 * score + 0.05 for turn in puzzle.solutions)
    assert len(rest) >= 2, "there was something to choose"
    assert all(turn.behind >= 0.03 * score - 0.05 for turn in rest)
    assert all(turn.behind - 2 * turn.error >= -0.2 for turn in rest if turn.error), "no mere luck"
    for turn in [*puzzle.solutions, *rest]:
        assert len(turn.scores) == len(turn.wins) == puzzle.seats
        assert sum(turn.wins) == pytest.approx(1.0, abs=0.03)


def test_puzzles_for_other_rules_are_left_out(tmp_path: Path) -> None:
    assert shipped(HARBOUR) == []
    name = next(iter(GAMES))
    collection = read_collection(ENTRIES[name].puzzles)
    write_collection(tmp_path / "again.json", collection)
    assert read_collection(tmp_path / "again.json") == collection
    assert collection.fits(GAMES[name])
    assert not Collection(name, "another", collection.data, []).fits(GAMES[name])
