"""Finds puzzles: turns of bot games of which one way to play is much better than all others.

    python tools/mine_puzzles.py yinzi --puzzles 24 --deals 400

Bots play one deal after the other. The last turns of each seat are analysed: there the rest of the game is short, so
that what a turn is worth can be told exactly. A deal gives one puzzle at most for each seat, the hardest. A run goes on
behind the last deal that gave one; the same deals always give the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from tablewright.bots.analysis import Effort, Outlook, analyse
from tablewright.bots.greedy import GreedyBot
from tablewright.bots.playout import InDoubt
from tablewright.bots.puzzles import (
    SHELF,
    Collection,
    Difficulty,
    Puzzle,
    Turn,
    effect_of,
    is_turn_over,
    let_others_answer,
    read_collection,
    write_collection,
)
from tablewright.bots.tree_lines import Beam
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import State

# A glance tells whether a longer look is worth it. With each look goes how sure one must be, in standard errors.
LOOKS: Final = [(Effort(lines=8, worlds=4), 1.0), (Effort(lines=10, worlds=16), 3.0)]
MOST_ACTIONS: Final = 14  # of a solution: who can still keep it in mind
MOST_SOLUTIONS: Final = 4  # they may differ in details that hardly matter
EQUAL: Final = 0.015  # of a usual score: turns that differ by less are equally good
CLEAR: Final = 0.05  # of a usual score: by so much all others are worse
KEPT_OTHERS: Final = 4
LEAST_WAYS: Final = 3  # else it is no question
MOST_EASY: Final = 0.4  # of all puzzles
RANKS: Final[list[Difficulty]] = ["hard", "medium", "easy"]


def seed_of(deal: int, use: int) -> str:
    return f"{deal:016x}{use:016x}"


def played(game: Game[Any], seats: int, deal: int) -> tuple[Match[Any], list[tuple[int, Seat]]]:
    """A game of bots that think as little as in a playout, and the plies at which turns began, with their seats."""
    match = Match(game, game.setup(seats, {}), seed_of(deal, 0))
    evaluation = GreedyBot(seed_of(deal, 1)).evaluation_of(game)
    chance = chance_from(seed_of(deal, 2))
    doubtful = InDoubt(evaluation, chance)
    turns: list[tuple[int, Seat]] = []
    before: Seat | None = None
    while not match.is_over():
        seat = match.to_act()[0]
        imagined = game.imagine(match.state, seat, chance)
        doubtful.begin(imagined, seat)
        line = Beam(game, doubtful, seat, 1, evaluation.states // evaluation.width).lines(imagined, 1)[0]
        for action in line.actions:
            if seat not in match.to_act() or action not in game.options(match.state, seat):
                break
            state = match.state
            if not state.lanes and state.active == seat and before != seat:
                turns.append((len(match.plies), seat))
            before = state.active if not state.lanes else None
            match.act(seat, action)
    return match, turns


def last_turns(turns: list[tuple[int, Seat]], seat: Seat, most: int) -> list[int]:
    return [ply for ply, whose in turns if whose == seat][-most:]


def after(game: Game[Any], state: State, seat: Seat, actions: list[Action]) -> State | None:
    """Where a whole turn leads; None if it is not one, or if it is up to luck."""
    twin: State = game.twin(state)
    for action in actions:
        if is_turn_over(twin, seat) or action not in game.options(twin, seat):
            return None
        game.take(twin, action, seat)
        let_others_answer(game, twin, seat)
    in_luck = twin.chance.drawn != state.chance.drawn or twin.revealed != state.revealed
    return twin if is_turn_over(twin, seat) and not (in_luck and not twin.is_over()) else None


def usual_turn(game: Game[Any], state: State, seat: Seat, deal: int) -> list[Action]:
    """What the greedy bot does."""
    twin, bot = game.twin(state), GreedyBot(seed_of(deal, 99))
    actions: list[Action] = []
    while not is_turn_over(twin, seat):
        actions.append(bot.choose(game, game.imagine(twin, seat, bot.chance), seat))
        game.take(twin, actions[-1], seat)
        let_others_answer(game, twin, seat)
    return actions


def different(game: Game[Any], state: State, seat: Seat, outlooks: list[Outlook]) -> list[Outlook]:
    """Of those that lead to the same only the first."""
    effects: list[object] = []
    found: list[Outlook] = []
    for outlook in outlooks:
        end = after(game, state, seat, outlook.actions)
        effect = None if end is None else effect_of(game, end)
        if effect is None or effect not in effects:
            found.append(outlook)
            effects.append(effect)
    return found


def puzzle_at(match: Match[Any], ply: int, seat: Seat, deal: int) -> Puzzle | None:
    game, state = match.game, match.at(ply)
    if len(game.options(state, seat)) < 2:
        return None
    usual = usual_turn(game, state, seat, deal)
    ways: list[Outlook] = []
    for number, (effort, sure) in enumerate(LOOKS):
        found = analyse(game, state, seat, seed_of(deal, 1000 * number + ply), effort, [usual])
        ways = different(game, state, seat, found)
        if len(ways) < LEAST_WAYS or not stands_out(ways, effort, sure):
            return None
    best = best_of(ways)
    ends = [after(game, state, seat, way.actions) for way in best]
    if None in ends or not 2 <= len(best[0].actions) <= MOST_ACTIONS:
        return None
    greedy = next((way for way in ways if way.actions == usual), None)
    if greedy is None:  # it leads to the same as one of the others
        end = after(game, state, seat, usual)
        greedy = next((way for way in ways if end is not None and effects_agree(game, state, seat, way, end)), None)
    if greedy is None:
        return None
    rest = [way for way in ways if way not in best and way is not greedy]
    return Puzzle(
        id=f"{game.name}-{deal}-{ply}",
        seats=match.setup.seats,
        settings=dict(match.setup.chosen),
        seed=match.seed,
        moves=[f"{one.seat} {one.action}" for one in match.plies[:ply]],
        seat=seat,
        difficulty=difficulty(greedy, best),
        worlds=best[0].worlds,
        solutions=[turn_of(way) for way in best],
        usual=turn_of(greedy),
        others=[turn_of(way) for way in rest[:KEPT_OTHERS]],
    )


def usual_score(ways: list[Outlook]) -> float:
    scores = [score.mean for score in ways[0].scores]
    return sum(scores) / len(scores)


def best_of(ways: list[Outlook]) -> list[Outlook]:
    equal = EQUAL * usual_score(ways)
    return [way for way in ways if way.behind.mean <= equal]


def stands_out(ways: list[Outlook], effort: Effort, sure: float) -> bool:
    """Are there a few solutions, and is everything else clearly worse? Who dropped out early was worse still."""
    best, clear = best_of(ways), CLEAR * usual_score(ways)
    others = [way for way in ways if way not in best]
    last = [way.behind for way in others if way.worlds >= effort.worlds / 2]
    certain = all(behind.mean - sure * behind.error >= clear / 3 for behind in last)
    few = len(best) <= MOST_SOLUTIONS
    return few and bool(last) and certain and all(way.behind.mean >= clear for way in others)


def effects_agree(game: Game[Any], state: State, seat: Seat, way: Outlook, end: State) -> bool:
    other = after(game, state, seat, way.actions)
    return other is not None and effect_of(game, other) == effect_of(game, end)


def difficulty(greedy: Outlook, best: list[Outlook]) -> Difficulty:
    if greedy in best:
        return "easy"
    return "medium" if greedy.actions[0] in [way.actions[0] for way in best] else "hard"


def turn_of(way: Outlook) -> Turn:
    return Turn(
        actions=[list(action.fields()) for action in way.actions],
        scores=[round(score.mean, 1) for score in way.scores],
        wins=[round(chance.mean, 2) for chance in way.wins],
        behind=round(way.behind.mean, 1),
        error=round(way.behind.error, 1),
    )


def mine(name: str, path: Path, wanted: int, deals: int, seats: tuple[int, ...], late: int) -> None:
    game = load_game(name)
    puzzles = read_collection(path).puzzles if path.is_file() else []
    first = 1 + max([int(puzzle.id.split("-")[1]) for puzzle in puzzles], default=0)
    for deal in range(first, deals + 1):
        if len(puzzles) >= wanted:
            break
        match, turns = played(game, seats[deal % len(seats)], deal)
        for seat in range(match.setup.seats):
            found = [puzzle_at(match, ply, seat, deal) for ply in last_turns(turns, seat, late)]
            easy = len([puzzle for puzzle in puzzles if puzzle.difficulty == "easy"])
            ranks = RANKS if easy < MOST_EASY * wanted else RANKS[:-1]
            best = [puzzle for rank in ranks for puzzle in found if puzzle is not None and puzzle.difficulty == rank]
            puzzles += best[:1]
        if puzzles:
            write_collection(path, Collection(name, game.version, game.digest, puzzles))
        print(f"{name}: deal {deal}, {len(puzzles)} puzzles", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--puzzles", type=int, default=24)
    parser.add_argument("--deals", type=int, default=400, help="how many deals to play at most")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 2, 3], help="players, deal by deal in turn")
    parser.add_argument("--turns", type=int, default=3, help="how many turns of each seat, its last ones, to look at")
    parser.add_argument("--out", type=Path, default=None, help="the file to write and to go on with")
    wish = parser.parse_args()
    mine(wish.game, wish.out or SHELF / f"{wish.game}.json", wish.puzzles, wish.deals, tuple(wish.seats), wish.turns)


if __name__ == "__main__":
    main()
