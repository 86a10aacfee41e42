"""Finds puzzles: turns of bot games of which one way to play is much better than all others.

    python tools/mine_puzzles.py yinzi --deals 400

Bots play one deal after the other. The last turns of each seat are analysed: there the rest of the game is short, so
that what a turn is worth can be told exactly. All finds are kept in a file of their own, and a later run goes on behind
the last deal that gave one; runs that begin with another deal may go on side by side. Of all finds those are shipped
that are clear and unlike each other, of every difficulty as many if there are, and no two of one deal and seat. The
same deals always give the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from tablewright.bots.agents.greedy import GreedyBot
from tablewright.bots.analysis.analyse import analyse
from tablewright.bots.analysis.puzzles import (
    Collection,
    Difficulty,
    Puzzle,
    PuzzleTurn,
    effect_of,
    is_turn_over,
    let_others_answer,
    read_collection,
    write_collection,
)
from tablewright.bots.search.beam import Beam
from tablewright.bots.search.comparison import Effort, Outlook
from tablewright.bots.search.noisy_evaluation import NoisyEvaluation
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from
from tablewright.kernel.state import State

# A glance tells whether a longer look is worth it. With each look goes how sure one must be, in standard errors.
GLANCE: Final = (Effort(lines=7, worlds=2), 0.0)
LOOKS: Final = [(Effort(lines=10, worlds=6), 0.5), (Effort(lines=14, worlds=24), 2.0)]
LEAST_ACTIONS: Final = 3  # of a solution
MOST_ACTIONS: Final = 16  # who can still keep it in mind
MOST_SOLUTIONS: Final = 4  # they may differ in details that hardly matter
EQUAL: Final = 0.015  # of a usual score: turns that differ by less are equally good
CLEAR: Final = 0.03  # of a usual score: by so much all others are worse
KEPT_OTHERS: Final = 4
LEAST_WAYS: Final = 4  # else it is no question
ENOUGH_EASY: Final = 24
HOPELESS: Final = 0.1  # who wins less often, even by the best turn
CLEAR_ENOUGH: Final = 0.2  # of a usual score: nobody needs more
RANKS: Final[list[Difficulty]] = ["easy", "medium", "hard"]
ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build/finds"
GAMES: Final = ROOT / "src/tablewright/games"  # of the checkout, also when the compiled engine mines


def seed_of(deal: int, use: int) -> str:
    return f"{deal:016x}{use:016x}"


def played(game: Game[Any], seats: int, deal: int) -> tuple[Match[Any], list[tuple[int, Seat]]]:
    """A game of bots that think as little as in a playout, and the plies at which turns began, with their seats."""
    match = Match(game, game.setup(seats, {}), seed_of(deal, 0))
    evaluation = GreedyBot(seed_of(deal, 1)).evaluation_of(game)
    chance = chance_from(seed_of(deal, 2))
    doubtful = NoisyEvaluation(evaluation, chance, 1.0)
    turns: list[tuple[int, Seat]] = []
    before: Seat | None = None
    while not match.is_over():
        seat = match.to_act()[0]
        imagined = game.world(match.state, seat, chance)
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


def late_turns(turns: list[tuple[int, Seat]], seat: Seat, which: list[int]) -> list[int]:
    """Where the turns of *seat* begin of which *which* are meant: 1 is its last."""
    own = [ply for ply, whose in turns if whose == seat]
    return [own[-number] for number in which if number <= len(own)]


def after(game: Game[Any], state: State, seat: Seat, actions: list[Action]) -> State | None:
    """Where *actions* lead; None if they are not possible."""
    twin: State = game.twin(state)
    for action in actions:
        if is_turn_over(twin, seat) or action not in game.options(twin, seat):
            return None
        game.take(twin, action, seat)
        let_others_answer(game, twin, seat)
    return twin


def whole_turn(game: Game[Any], state: State, seat: Seat, begun: list[Action], deal: int) -> list[Action]:
    """What the greedy bot does behind *begun*: the rest of the turn, or all of it."""
    twin, bot = after(game, state, seat, begun), GreedyBot(seed_of(deal, 99))
    actions = list(begun)
    while twin is not None and not is_turn_over(twin, seat):
        actions.append(bot.choose(game, game.world(twin, seat, bot.chance), seat))
        game.take(twin, actions[-1], seat)
        let_others_answer(game, twin, seat)
    return actions


def different(game: Game[Any], state: State, seat: Seat, outlooks: list[Outlook]) -> list[Outlook]:
    """Those that are possible as the position really is, and of those that lead to the same only the first."""
    effects: list[object] = []
    found: list[Outlook] = []
    for outlook in outlooks:
        end = after(game, state, seat, outlook.actions)
        effect = None if end is None else effect_of(game, end)
        if effect is not None and effect not in effects:
            found.append(outlook)
            effects.append(effect)
    return found


def puzzle_at(match: Match[Any], ply: int, seat: Seat, deal: int, ranks: list[Difficulty]) -> Puzzle | None:
    """The puzzle that *seat* has before it at *ply*, if there is one, and if it is of one of *ranks*."""
    game, state = match.game, match.at(ply)
    effort, sure = GLANCE
    ways = different(game, state, seat, analyse(game, state, seat, seed_of(deal, ply), effort))
    if not stands_out(ways, effort, sure):
        return None
    usual = whole_turn(game, state, seat, [], deal)
    greedy: Outlook | None = None
    for number, (effort, sure) in enumerate(LOOKS, 1):
        found = analyse(game, state, seat, seed_of(deal, 1000 * number + ply), effort, [usual])
        ways = different(game, state, seat, found)
        greedy = next((way for way in ways if usual[: len(way.actions)] == way.actions), None)
        if greedy is None or not stands_out(ways, effort, sure) or difficulty(greedy, best_of(ways)) not in ranks:
            return None
    # What can be planned ends where something comes to light. Then the greedy bot goes on.
    ways = [completed(game, state, seat, way, usual, deal) for way in ways]
    ways = different(game, state, seat, ways)
    greedy = next((way for way in ways if way.actions == usual), None)
    best = best_of(ways)
    if greedy is None or not LEAST_ACTIONS <= len(best[0].actions) <= MOST_ACTIONS:
        return None
    rest = [way for way in ways if way not in best and way is not greedy]
    return Puzzle(
        id=f"{game.name}-{deal}-{ply}",
        seats=match.setup.seats,
        settings=dict(match.setup.chosen),
        seed=match.seed,
        stream=match.stream,
        moves=[f"{one.seat} {one.action}" for one in match.plies[:ply]],
        seat=seat,
        difficulty=difficulty(greedy, best),
        worlds=best[0].worlds,
        solutions=[turn_of(way) for way in best],
        usual=turn_of(greedy),
        others=[turn_of(way) for way in rest[:KEPT_OTHERS]],
    )


def completed(game: Game[Any], state: State, seat: Seat, way: Outlook, usual: list[Action], deal: int) -> Outlook:
    is_usual = usual[: len(way.actions)] == way.actions
    actions = usual if is_usual else whole_turn(game, state, seat, way.actions, deal)
    return Outlook(actions, way.worlds, way.scores, way.wins, way.behind)


def usual_score(ways: list[Outlook]) -> float:
    scores = [score.mean for score in ways[0].scores]
    return sum(scores) / len(scores)


def best_of(ways: list[Outlook]) -> list[Outlook]:
    equal = EQUAL * usual_score(ways)
    return [way for way in ways if way.behind.mean <= equal]


def stands_out(ways: list[Outlook], effort: Effort, sure: float) -> bool:
    """Are there a few solutions, and is everything else clearly worse? Who dropped out early was worse still."""
    if not ways:
        return False
    best, clear = best_of(ways), CLEAR * usual_score(ways)
    others = [way for way in ways if way not in best]
    last = [way.behind for way in others if way.worlds >= effort.worlds / 2]
    certain = all(behind.mean - sure * behind.error >= clear / 3 for behind in last)
    few = len(best) <= MOST_SOLUTIONS and len(ways) >= LEAST_WAYS
    return few and bool(last) and certain and all(way.behind.mean >= clear for way in others)


def difficulty(greedy: Outlook, best: list[Outlook]) -> Difficulty:
    """By how much of a solution the greedy bot does."""
    if greedy in best:
        return "easy"
    shares = [sum(action in greedy.actions for action in way.actions) / len(way.actions) for way in best]
    return "medium" if max(shares) >= 0.5 else "hard"


def turn_of(way: Outlook) -> PuzzleTurn:
    return PuzzleTurn(
        actions=[list(action.fields()) for action in way.actions],
        scores=[round(score.mean, 1) for score in way.scores],
        wins=[round(chance.mean, 2) for chance in way.wins],
        behind=round(way.behind.mean, 1),
        error=round(way.behind.error, 1),
    )


# Which of them are shipped.


def clearness(puzzle: Puzzle) -> float:
    """How far everything else is behind, as a share of a usual score."""
    best = puzzle.solutions[0]
    rest = [turn.behind for turn in [puzzle.usual, *puzzle.others] if turn not in puzzle.solutions]
    return min(rest) * puzzle.seats / sum(abs(score) for score in best.scores)


def likeness(one: Puzzle, other: Puzzle) -> float:
    """How much of what their solutions do is the same, from 0 to 1."""
    doings = [{str(word) for words in puzzle.solutions[0].actions for word in words[:2]} for puzzle in (one, other)]
    return len(doings[0] & doings[1]) / len(doings[0] | doings[1])


def appeal(find: Puzzle, kept: list[Puzzle]) -> float:
    """How clear it is, and how unlike those that are *kept* already. Nobody likes to think about a lost game."""
    clear = min(clearness(find), CLEAR_ENOUGH) / CLEAR_ENOUGH
    hopeless = 1.0 if find.solutions[0].wins[find.seat] < HOPELESS else 0.0
    return clear - hopeless - max([likeness(find, puzzle) for puzzle in kept], default=0.0)


def is_new(find: Puzzle, kept: list[Puzzle]) -> bool:
    """Is it neither of the same game and seat as one of *kept*, nor solved by the same?"""
    known = [(puzzle.seed, puzzle.seat) for puzzle in kept]
    return (find.seed, find.seat) not in known and all(likeness(find, puzzle) < 1 for puzzle in kept)


def chosen(finds: list[Puzzle], wanted: int) -> list[Puzzle]:
    """The most appealing of each difficulty; where there are too few hard ones, easier ones take their place."""
    kept: list[Puzzle] = []
    for number, rank in enumerate(reversed(RANKS), 1):
        while len(kept) < wanted * number // len(RANKS):
            left = [find for find in finds if find.difficulty == rank and is_new(find, kept)]
            if not left:
                break
            kept.append(max(left, key=lambda find: appeal(find, kept)))
    return sorted(kept, key=order)


def order(puzzle: Puzzle) -> tuple[int, int, str]:
    return RANKS.index(puzzle.difficulty), len(puzzle.solutions[0].actions), puzzle.id


def mine(name: str, path: Path, deals: range, seats: list[int], which: list[int]) -> None:
    """Add to the finds in the file *path* what is found in *deals*, behind the last of them."""
    game = load_game(name)
    finds = read_collection(path).puzzles if path.is_file() else []
    done = max([int(puzzle.id.split("-")[1]) for puzzle in finds], default=0)
    for deal in [deal for deal in deals if deal > done]:
        match, turns = played(game, seats[deal % len(seats)], deal)
        # Most that is clear the greedy bot finds too. When there is enough of that, no more time is spent on it.
        easy = len([puzzle for puzzle in finds if puzzle.difficulty == "easy"])
        ranks = RANKS if easy < ENOUGH_EASY else RANKS[1:]
        for seat in range(match.setup.seats):
            found = [puzzle_at(match, ply, seat, deal, ranks) for ply in late_turns(turns, seat, which)]
            finds += [puzzle for puzzle in found if puzzle is not None]
        write_collection(path, Collection(name, game.version, game.digest, finds))
        print(f"{name}: deal {deal}, {len(finds)} finds", file=sys.stderr, flush=True)


def ship(name: str, finds: Path, wanted: int) -> None:
    """Choose among all that was found by whatever run."""
    game = load_game(name)
    found = [puzzle for path in sorted(finds.glob(f"{name}-*.json")) for puzzle in read_collection(path).puzzles]
    write_collection(GAMES / name / "puzzles.json", Collection(name, game.version, game.digest, chosen(found, wanted)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--puzzles", type=int, default=24, help="how many to ship")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--deals", type=int, default=400, help="how many deals to play")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 2, 3], help="players, deal by deal in turn")
    parser.add_argument(
        "--turns", type=int, nargs="+", default=[1, 2, 3, 4], help="turns of a seat to look at, 1: the last"
    )
    parser.add_argument("--finds", type=Path, default=KEPT, help="the folder where all finds are kept")
    wish = parser.parse_args()
    wish.finds.mkdir(parents=True, exist_ok=True)
    deals = range(wish.first, wish.first + wish.deals)
    mine(wish.game, wish.finds / f"{wish.game}-{wish.first}.json", deals, wish.seats, wish.turns)
    ship(wish.game, wish.finds, wish.puzzles)


if __name__ == "__main__":
    main()
