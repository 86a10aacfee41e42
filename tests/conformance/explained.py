"""What people are told at a question: `tests/games/<game>/explained.txt` has it for some positions of each kind.

    python -m tests.conformance.explained [GAME …]

writes the files anew. Do it when the rules or their words are meant to change, and read the diff like code: every line
is an answer of the engine that somebody can check against the position, its numbers included.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tablewright.games.registry import game_names
from tablewright.kernel.action import Fields, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.step import Interrupt
from tests.conformance.tables import SUBJECTS, playthrough, tables

GAMES_EACH = 3  # for each number of seats: with these, every setting has every choice
POSITIONS_EACH = 2  # of a kind of question


def file_of(name: str) -> Path:
    return SUBJECTS[name].traits.folder / "explained.txt"


def explained(name: str) -> str:
    """The labels of the options, and why the question itself refuses what it refuses."""
    lines = [f"# What people are told at a question of {name}. See tests/conformance/explained.py."]
    shown: Counter[str] = Counter()
    for _, seats, number in tables([SUBJECTS[name]], GAMES_EACH):
        played = playthrough(name, seats, number)
        for ply, state in played.states.items():
            for seat in range(state.seats):
                step = played.game.question(state, seat)
                kind = "" if step is None else str(step.fields()[0])
                if kind and shown[kind] < POSITIONS_EACH:
                    shown[kind] += 1
                    lines += ["", f"{kind}: {seats} seats, table {number}, ply {ply}, seat {seat}"]
                    lines += answers(played.game, state, seat, shown[kind] == 1)
    return "\n".join(lines) + "\n"


def answers(game: Game[Any], state: Any, seat: Seat, anywhere: bool) -> list[str]:
    """One line for each kind of label, one for each refusal with its numbers and the letters that it is given for;
    with those that may be put in *anywhere*, or without."""
    step = game.question(state, seat)
    assert step is not None
    labels: dict[str, list[str]] = {}
    for option in game.options(state, seat):
        phrase, *words = game.label(state, seat, option)
        labels.setdefault(str(phrase), []).append(spoken(words))
    reasons: dict[str, list[str]] = {}
    for letter in game.alphabet():
        refusal = game.explain(state, seat, letter)
        # What the question leaves to the game is the same whatever is asked.
        own = anywhere if isinstance(letter, Interrupt) else step.refuse(state, letter) is not None
        if refusal is not None and own:
            reasons.setdefault(spoken([refusal.rule, refusal.reason, *refusal.what]), []).append(str(letter))
    return [
        *(f"    {phrase}: {' / '.join(words)}" for phrase, words in labels.items()),
        *(f"  - {reason}: {' / '.join(letters)}" for reason, letters in sorted(reasons.items())),
    ]


def spoken(words: list[Any] | Fields) -> str:
    return " ".join(map(str, words))


def main(names: list[str]) -> None:
    for name in names or game_names():
        file_of(name).write_text(explained(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
