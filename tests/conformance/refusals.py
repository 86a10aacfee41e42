"""Which refusals a game can give: question, clause and reason, as `tests/games/<game>/refusals.txt` lists them.

    python -m tests.conformance.refusals [GAME …]

plays at random and adds to the lists what it meets, and what the sources of the rules say but play did not meet, under
the question `somewhere`: write the question there by hand. A line that cannot come any more is taken out by hand, too:
its test will say so. So is `~` written, before what nothing can lift, and the reason behind it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from tablewright.games.registry import game_names
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.step import Interrupt
from tests.conformance.tables import REAL, playthrough, tables
from tools.rules import Refusals

GAMES = Path(__file__).resolve().parents[1] / "games"
RULES = Path(__file__).resolve().parents[2] / "src/tablewright/games"
LITERAL = re.compile(r'Refusal\(\s*"([^"]+)",\s*"([^"]+)"')
ANY = "any"
HEAD = "# The refusals of the game: what is asked, the clause, the reason (`~`: nothing lifts it). See tools/rules.py."


def listed(name: str) -> dict[str, str]:
    """The refusals of a game, each with its line."""
    return Refusals(name, (GAMES / name / "refusals.txt").read_text(encoding="utf-8")).written


def refusals_met(game: Game[Any], state: Any, seat: Seat, letters: list[Action]) -> set[str]:
    """Why *seat* may not take those of *letters* that are no options, each as a line of the list."""
    step = game.question(state, seat)
    met = set()
    for letter, refusal in zip(letters, game.explain_all(state, seat, letters), strict=True):
        if refusal is not None:
            # The question has its own word first; what it leaves to the game is the same whatever is asked.
            own = step is not None and not isinstance(letter, Interrupt) and step.refuse(state, letter) is not None
            met.add(f"{step.fields()[0] if own and step is not None else ANY} {refusal.rule} {refusal.reason}")
    return met


def in_the_rules(name: str) -> set[tuple[str, str]]:
    """Clause and reason of every refusal that is written out in the rules of a game."""
    return {pair for path in (RULES / name).glob("*.py") for pair in LITERAL.findall(path.read_text(encoding="utf-8"))}


def collect(name: str) -> set[str]:
    """What many tables meet, whatever the settings."""
    met: set[str] = set()
    for _, seats, number in tables([subject for subject in REAL if subject.name == name], 40):
        played = playthrough(name, seats, number)
        for state in played.states.values():
            for seat in range(state.seats):
                met |= refusals_met(played.game, state, seat, played.game.alphabet())
    return met


def main(names: list[str]) -> None:
    for name in names or game_names():
        known = listed(name)
        found = known.keys() | collect(name)
        pairs = {tuple(line.split()[1:]) for line in found}
        found |= {f"somewhere {rule} {reason}" for rule, reason in in_the_rules(name) if (rule, reason) not in pairs}
        lines = [HEAD, *[known.get(refusal, refusal) for refusal in sorted(found)]]
        (GAMES / name / "refusals.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(found)} refusals, {len(found - known.keys())} of them new")


if __name__ == "__main__":
    main(sys.argv[1:])
