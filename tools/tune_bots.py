"""Learns the weights of a game's evaluation from games of the bot against what it was before.

    python tools/tune_bots.py yinzi --steps 100

An evolution strategy: in every step some small changes of the weights are drawn. Each change and its opposite play the
same deal against a partner, with the seats changed round. By how many points the change does better says how much of it
is good; all of that together moves the weights. One deal says little; a thousand tell what no reasoning about the price
of a single thing does: what the bot can make of it. Half of every step is luck, so what is written is an average of
where the steps led.

The partners play by the weights that were set by hand, and by those that it starts from. A bot that plays against its
own opposite learns to hinder its like: at Noria it then won more against itself and less against everybody else.

It starts from what was learned before, if there is anything, else from the weights by hand, and writes into
the `evaluation` folder of the game after every few steps. From the same start the same arguments give the same weights.
Put the compiled engine (a folder of build/, made by `python3 run.py bench`) on PYTHONPATH: interpreted it takes days.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from tablewright.bots.evaluations import BY_HAND, LEARNED
from tablewright.bots.search.beam import Beam
from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.playout import play_line
from tablewright.games.entry import WeightTable
from tablewright.games.registry import ENTRIES, game_names, load_game
from tablewright.kernel.random import Chance, chance_from
from tablewright.kernel.state import seats_to_act
from tablewright.runtime import begin_work

GAMES: Final = Path(__file__).resolve().parents[1] / "src/tablewright/games"  # of the checkout
LONGEST: Final = 600  # plans of a game; bots that only wait for each other must not hold up everything
SETTINGS: Final[dict[str, list[dict[str, str]]]] = {"noria": [{}, {}, {"mode": "expert"}]}
LANDSLIDE: Final = {"agra": 25.0, "noria": 45.0, "yinzi": 16.0}  # a lead that no larger one is better than
UNIT: Final = 0.3  # of a weight, the change that counts as one
LEAST_UNIT: Final = 0.15  # of weights that are nothing by hand
DRAWN: Final = 0.6  # units, the usual size of a change
PACE: Final = 0.1  # units that a weight moves in a step, on the average
MEMORY: Final = 0.9  # of the directions of earlier steps
LONG_MEMORY: Final = 0.98  # of how long the directions were
SETTLING: Final = 0.98  # of the weights that are written, what remains of them in a step
WRITTEN: Final = 5  # steps until the weights are written again

Vector = list[float]
Job = tuple[WeightTable, WeightTable, WeightTable, tuple[int, int]]  # one, the other, a partner; seats and deal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--deals", type=int, default=24, help="of a step")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 4), default=(2, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    weights = GAMES / chosen.game / "evaluation"
    learned = weights / f"{LEARNED}.json"
    by_hand: WeightTable = json.loads((weights / f"{BY_HAND}.json").read_text())
    start: WeightTable = json.loads(learned.read_text()) if learned.is_file() else by_hand
    search = Search(chosen.game, by_hand, start, chosen.seats, chosen.seed)
    with ProcessPoolExecutor(chosen.jobs, initializer=begin_work) as pool:
        for step in range(1, chosen.steps + 1):
            ahead = search.step(chosen.deals, pool)
            if step % WRITTEN == 0 or step == chosen.steps:
                learned.write_text(written(search.table(search.settled)))
                print(f"{chosen.game}: step {step}, {ahead:.1f} points ahead of its partners", flush=True)


class Search:
    """Where the search for better weights stands."""

    def __init__(self, game: str, by_hand: WeightTable, start: WeightTable, seats: Sequence[int], seed: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.names: Final = {name: len(row) for name, row in by_hand.items()}
        self.partners: Final = [by_hand, start]
        self.random: Final = Random(f"{game} {seed}")
        self.weights = flat(start)
        self.settled = self.weights[:]
        self.units: Final = [unit for row in by_hand.values() for unit in [unit_of(row)] * len(row)]
        self.direction = [0.0] * len(self.weights)
        self.length = 0.0
        self.steps = 0

    def step(self, deals: int, pool: Executor) -> float:
        """Move the weights. By how many points did those that were tried lead, on the average?"""
        changes = [[self.random.gauss(0.0, DRAWN) for _ in self.weights] for _ in range(deals)]
        contests = [
            (self.changed(change, 1.0), self.changed(change, -1.0), self.partners[at % 2], self.deal(at // 2))
            for at, change in enumerate(changes)
        ]
        ends = list(pool.map(partial(contest, self.game), contests))
        limit = LANDSLIDE[self.game]
        gradient = [0.0] * len(self.weights)
        for change, (gain, _) in zip(changes, ends, strict=True):
            won = max(-limit, min(limit, gain)) / (2 * deals * DRAWN * DRAWN)
            gradient = [sum_so_far + won * by for sum_so_far, by in zip(gradient, change, strict=True)]
        self.move(gradient)
        return fmean(lead for _, lead in ends)

    def deal(self, at: int) -> tuple[int, int]:
        """The number of seats and of the deal."""
        return self.seats[at % len(self.seats)], self.random.getrandbits(64)

    def move(self, gradient: Vector) -> None:
        """Along the gradient, smoothed over the last steps, and at the same pace wherever it is steep or flat."""
        self.steps += 1
        self.direction = [
            MEMORY * old + (1.0 - MEMORY) * new for old, new in zip(self.direction, gradient, strict=True)
        ]
        square = fmean(part * part for part in gradient)
        self.length = LONG_MEMORY * self.length + (1.0 - LONG_MEMORY) * square
        smooth = 1.0 - MEMORY**self.steps
        usual = sqrt(self.length / (1.0 - LONG_MEMORY**self.steps)) or 1.0
        for at, part in enumerate(self.direction):
            self.weights[at] += PACE * self.units[at] * part / smooth / usual
            self.settled[at] += (1.0 - SETTLING) * (self.weights[at] - self.settled[at])

    def changed(self, change: Vector, sign: float) -> WeightTable:
        moved = [weight + sign * unit * by for weight, unit, by in zip(self.weights, self.units, change, strict=True)]
        return self.table(moved)

    def table(self, weights: Vector) -> WeightTable:
        left = iter(weights)
        return {name: [next(left) for _ in range(length)] for name, length in self.names.items()}


def flat(table: WeightTable) -> Vector:
    return [value for row in table.values() for value in row]


def unit_of(row: Iterable[float]) -> float:
    return UNIT * max(abs(value) for value in row) or LEAST_UNIT


def contest(game: str, job: Job) -> tuple[float, float]:
    """By how many points the lead of the first weights over the third is larger than that of the second; and the mean
    of both leads.
    """
    one, other, partner, (seats, deal) = job
    leads = [lead(game, table, partner, seats, deal) for table in (one, other)]
    return leads[0] - leads[1], fmean(leads)


def lead(game: str, table: WeightTable, partner: WeightTable, seats: int, deal: int) -> float:
    """Of the weights *table* over those of the *partner*, every other seat being theirs, in both ways to sit."""
    leads = []
    for mine in (0, 1):
        totals = play(game, [table if seat % 2 == mine else partner for seat in range(seats)], deal)
        leads.append(fmean(totals[mine::2]) - fmean(totals[1 - mine :: 2]))
    return fmean(leads)


def play(name: str, tables: list[WeightTable], deal: int) -> list[int]:
    """The totals at the end of a game in which every seat goes by its own weights."""
    game = load_game(name)
    minds = [ENTRIES[name].evaluation(table) for table in tables]
    settings = SETTINGS.get(name, [{}])
    state = game.start(game.setup(len(tables), settings[deal % len(settings)]), f"{deal:032x}")
    chance = chance_from(f"{deal + 1:032x}")
    for seat in plans(state):
        play_on(game, state, seat, minds[seat], chance)
    return list(game.result(state).totals)


def plans(state: Any) -> Iterator[int]:
    """The seat that is asked, again and again."""
    for _ in range(LONGEST):
        if state.is_over():
            return
        yield seats_to_act(state)[0]


def play_on(game: Any, state: Any, seat: int, mind: Evaluation[Any], chance: Chance) -> None:
    """Let *seat* do what looks best of all that it can plan now."""
    options = game.options(state, seat)
    if len(options) == 1:
        game.take(state, options[0], seat)
        return
    imagined = game.world(state, seat, chance)
    mind.begin(imagined, seat)
    line = Beam(game, mind, seat, mind.width, mind.states).lines(imagined, 1)[0]
    play_line(game, mind, state, seat, line.actions)


def written(table: WeightTable) -> str:
    """One weight a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps([round(value, 4) for value in row])}" for name, row in table.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
