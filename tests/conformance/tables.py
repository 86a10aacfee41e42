"""The games under test, their tables, and random play at them."""

from __future__ import annotations

import itertools
import json
import os
import random
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from tablewright.games.registry import clauses, game_names, load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match, Ply
from tablewright.kernel.random import NEWEST_STREAM
from tablewright.kernel.setup import BadSetup
from tests.conformance.traits import traits_of
from tests.toy.game import HARBOUR
from tests.toy.names import CLAUSES
from tools.view_types import view_type

AnyGame = Game[Any]

GAMES_PER_TABLE = int(os.environ.get("TABLEWRIGHT_GAMES", "3"))
FIRST_TABLES = 3  # for each number of seats, as many as the fast tests play
SLOW_GAMES_PER_TABLE = max(GAMES_PER_TABLE, 32)  # at least: every set-up that there is, is played
STATES_PER_GAME = 120  # are looked at closely


class Subject:
    """A game, what its clauses are called, what its views are made of, and what the tests have to know of it."""

    def __init__(self, game: AnyGame, clauses: list[str], view: Any) -> None:
        self.game = game
        self.name = game.name
        self.clauses = frozenset(clauses)
        self.view: TypeAdapter[Any] = TypeAdapter(view)
        self.traits = traits_of(game.name)


TOY = Subject(HARBOUR, CLAUSES, dict[str, object])
REAL = [Subject(load_game(name), clauses(name), view_type(name)) for name in game_names()]
SUBJECTS = {subject.name: subject for subject in [TOY, *REAL]}


def fits(game: AnyGame, seats: int, chosen: dict[str, str]) -> bool:
    """Does the game know this set-up? A setting may name a seat that is not there."""
    try:
        game.setup(seats, chosen)
    except BadSetup:
        return False
    return True


@lru_cache(maxsize=64)
def combinations(game: AnyGame, seats: int) -> list[dict[str, str]]:
    """Every set-up for *seats*: first the defaults, then one with another choice of the first setting, then the rest.

    The first few are such that, together with those for fewer seats, they have every choice of every setting.
    """
    settings = game.settings()
    names = [setting.name for setting in settings]
    found = [{setting.name: setting.default for setting in settings}]
    rest = [
        dict(zip(names, choices, strict=True))
        for choices in itertools.product(*[setting.choices for setting in settings])
    ]
    rest = [chosen for chosen in rest if chosen not in found and fits(game, seats, chosen)]
    random.Random(game.name).shuffle(rest)
    seen = {choice for fewer in game.seat_counts if fewer < seats for choice in first_choices(game, fewer)}
    while rest and len(found) < FIRST_TABLES:
        seen.update(choice for chosen in found for choice in chosen.items())
        other = [chosen for chosen in rest if chosen[names[0]] != found[0][names[0]]] if len(found) == 1 else rest
        # The most that is new, and otherwise as usual as can be.
        best = max(other, key=lambda chosen: (len(chosen.items() - seen), len(chosen.items() & found[0].items())))
        rest.remove(best)
        found.append(best)
    return found + rest


def first_choices(game: AnyGame, seats: int) -> set[tuple[str, str]]:
    """Every choice that the first few set-ups for *seats* make."""
    return {choice for chosen in combinations(game, seats)[:FIRST_TABLES] for choice in chosen.items()}


def seed_of(number: int) -> str:
    """A seed for the table with this number."""
    return f"{random.Random(number).getrandbits(128):032x}"


class Playthrough:
    """One game played at random to its end; what the game conserves is checked after every action.

    Half of the tables take any option alike. At the others everybody is busy: few actions end something or waste
    something, so that play gets into corners of the rules that uniform chance hardly reaches.

    Then it is played again and *looked_at* on the way: before every ply if the game is short, else at plies that differ
    from table to table, and always after the last one. *states* are copies made there and one ply further, by ply;
    *written* is what they were then, as JSON text.
    """

    def __init__(
        self, subject: Subject, seats: int, chosen: dict[str, str], number: int, stream: int = NEWEST_STREAM
    ) -> None:
        self.subject = subject
        self.game = subject.game
        self.number = number
        self.match: Match[Any] = Match(self.game, self.game.setup(seats, chosen), seed_of(number), stream)
        self.play()
        last = len(self.match.plies)
        apart = 1 + last // STATES_PER_GAME
        self.looked_at = [*range(number % apart, last, apart), last]
        self.states: dict[int, Any] = {}
        self.written: dict[int, str] = {}
        self.look()

    def play(self) -> None:
        chooser = random.Random(self.number)
        weights = self.subject.traits.busy if (self.number // 2 + self.number // 80) % 2 else {}
        before = None
        while True:
            self.subject.traits.conserved(self.game, self.match.state, before)
            if self.match.is_over():
                return
            assert len(self.match.plies) < self.subject.traits.most_plies, f"{self}: the game does not end"
            before = self.game.twin(self.match.state)
            seat, action = choose(chooser, self.game, self.match.state, self.match.to_act(), weights)
            self.match.act(seat, action)

    def look(self) -> None:
        wanted = {ply for at in self.looked_at for ply in (at, at + 1)}
        state = self.game.start(self.match.setup, self.match.seed, stream=self.match.stream)
        for at in range(len(self.match.plies) + 1):
            if at > 0:
                self.game.take(state, self.match.plies[at - 1].action, self.match.plies[at - 1].seat)
            if at in wanted:
                self.states[at] = self.game.twin(state)
                self.written[at] = written(self.game, state)

    def plies(self) -> list[tuple[int, Ply]]:
        """The plies that were looked at, with their numbers from 0."""
        return [(at, self.match.plies[at]) for at in self.looked_at[:-1]]

    def sample(self, most: int) -> list[Any]:
        """So many states, from all over the game, and the last one. The first of them differs from table to table."""
        apart = 1 + len(self.looked_at) // most
        return [self.states[at] for at in [*self.looked_at[self.number % apart : -1 : apart], self.looked_at[-1]]]

    def __str__(self) -> str:
        return f"{self.subject.name}, table {self.number}, {self.match.setup.seats} seats, {self.match.setup.chosen}"


def choose(
    chooser: random.Random, game: AnyGame, state: Any, waiting: list[Seat], weights: dict[str, float] | None = None
) -> tuple[Seat, Action]:
    """A seat that the table waits for and one of its options, each as likely as the others unless *weights* differ.

    They are by action (`use sailor`) or by its first word.
    """
    seat = chooser.choice(waiting)
    options = game.options(state, seat)
    assert options, f"{seat} is asked {game.question(state, seat)} and has no answer"
    if not weights:
        return seat, chooser.choice(options)
    words = [str(option) for option in options]
    return seat, chooser.choices(options, [weights.get(word, weights.get(word.split()[0], 1.0)) for word in words])[0]


def written(game: AnyGame, state: Any) -> str:
    return json.dumps(game.to_json(state), sort_keys=True)


@lru_cache(maxsize=64)
def playthrough(name: str, seats: int, number: int) -> Playthrough:
    """The random game of this number at a table of *seats*; the settings go round with the numbers."""
    subject = SUBJECTS[name]
    every = combinations(subject.game, seats)
    return Playthrough(subject, seats, every[number % len(every)], number)


def tables(subjects: list[Subject], games: int) -> list[tuple[str, int, int]]:
    """Game, seats and number of every table to play."""
    return [
        (subject.name, seats, number)
        for subject in subjects
        for seats in subject.game.seat_counts
        for number in range(games)
    ]


def slow_tables(subjects: list[Subject]) -> list[tuple[str, int, int]]:
    """The same for the slow run: every set-up of every game, and at least so many tables for each number of seats."""
    return [
        (subject.name, seats, number)
        for subject in subjects
        for seats in subject.game.seat_counts
        for number in range(max(SLOW_GAMES_PER_TABLE, len(combinations(subject.game, seats))))
    ]
