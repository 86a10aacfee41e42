# not compiled: reads a file once
"""Puzzles: positions from games of bots in which one turn is much better than the others.

A puzzle is the beginning of a match, up to where a seat begins its turn. They lie in the folders of the games,
made by `tools/mine_puzzles.py`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Literal

from tablewright.bots.agents.greedy import GreedyBot
from tablewright.games.registry import ENTRIES
from tablewright.kernel.action import Action, Seat, Word
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match
from tablewright.kernel.record import FORMAT, from_record
from tablewright.kernel.state import State, seats_to_act

SEED: Final = "0" * 32

# By what the greedy bot makes of it: a solution, half of one at least, less.
Difficulty = Literal["easy", "medium", "hard"]


@dataclass(frozen=True, slots=True)
class PuzzleTurn:
    """A whole turn and the final *scores* to expect of it; *behind* is what it is worse than the best, in points."""

    actions: list[list[Word]]
    scores: list[float]
    wins: list[float]
    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """*moves* lead to the turn of *seat*. The *solutions* are as good as each other and better than all *others*.

    *usual* is the turn of the greedy bot. The estimates are from as many *worlds*, drawn by *id*.
    """

    id: str
    seats: int
    settings: dict[str, str]
    seed: str
    stream: int
    moves: list[str]
    seat: Seat
    difficulty: Difficulty
    worlds: int
    solutions: list[PuzzleTurn]
    usual: PuzzleTurn
    others: list[PuzzleTurn]

    def match(self, game: Game[Any]) -> Match[Any]:
        """The match at the position; BadRecord if the rules are not those that it was made for."""
        moves = [[int(word) if word.isdecimal() else word for word in move.split()] for move in self.moves]
        head = {"format": FORMAT, "game": game.name, "rules": game.version, "data": game.digest}
        deal = {"seats": self.seats, "settings": self.settings, "seed": self.seed, "stream": self.stream}
        return from_record(game, {**head, **deal, "moves": moves})


@dataclass(frozen=True, slots=True)
class Collection:
    """The puzzles of one game, for its *rules* and its *data*."""

    game: str
    rules: str
    data: str
    puzzles: list[Puzzle]

    def fits(self, game: Game[Any]) -> bool:
        return (self.game, self.rules, self.data) == (game.name, game.version, game.digest)


def read_collection(path: Path) -> Collection:
    found = json.loads(path.read_text(encoding="utf-8"))
    puzzles = []
    for facts in found["puzzles"]:
        turns = {name: [PuzzleTurn(**turn) for turn in facts[name]] for name in ("solutions", "others")}
        puzzles.append(Puzzle(**{**facts, **turns, "usual": PuzzleTurn(**facts["usual"])}))
    return Collection(found["game"], found["rules"], found["data"], puzzles)


def write_collection(path: Path, collection: Collection) -> None:
    """A line for each puzzle, so that changes can be followed."""
    head = {"game": collection.game, "rules": collection.rules, "data": collection.data}
    lines = [json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in collection.puzzles]
    text = json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"
    path.write_text(text, encoding="utf-8")


def shipped(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that come with *game*; none if they were made for other rules or other printed values."""
    if game.name not in ENTRIES:
        return []
    collection = read_collection(ENTRIES[game.name].puzzles)
    return collection.puzzles if collection.fits(game) else []


# The turn.


def is_turn_over(state: State, seat: Seat) -> bool:
    return state.is_over() or state.active != seat or bool(state.lanes)


def answer_of_other(game: Game[Any], state: State, seat: Seat) -> tuple[Seat, Action] | None:
    """What somebody else, asked in the middle of the turn of *seat*, answers: as the greedy bot would."""
    if is_turn_over(state, seat) or seat in seats_to_act(state):
        return None
    other, bot = seats_to_act(state)[0], GreedyBot(SEED)
    return other, bot.choose(game, game.world(state, other, bot.chance), other)


def let_others_answer(game: Game[Any], state: State, seat: Seat) -> None:
    while (answer := answer_of_other(game, state, seat)) is not None:
        game.take(state, answer[1], answer[0])


def effect_of(game: Game[Any], state: State) -> dict[str, object]:
    """What a turn has led to, by whatever way."""
    return {name: fact for name, fact in game.to_json(state).items() if name != "chance"}
