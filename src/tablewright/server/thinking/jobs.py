"""What runs in worker processes: a bot chooses, turns are compared for a hint, a finished game is looked back at.

A job is handed to a process as it stands here. Its states are worlds (`Game.world`): what the seat could not know has
no way into an answer.
"""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from tablewright.bots.analysis.analyse import analyse
from tablewright.bots.analysis.review import luck_of, weigh
from tablewright.bots.search.comparison import Effort, Outlook
from tablewright.bots.search.estimates import Estimate
from tablewright.kernel.action import Action, Seat, Word
from tablewright.runtime import begin_work
from tablewright.server.base.plugins import AnyGame, bot_shelf, game_shelf
from tablewright.server.protocol.advice import Prospect
from tablewright.server.protocol.reviews import Draw, Guess, Verdict

MOST_BOT_SECONDS: Final = 2.0  # that a bot may think about one question
TURNS_REVIEWED: Final = 3  # ways to play a turn that are compared, the one that was played among them
GENTLE: Final = 10  # so much nicer than the bots, for whom somebody waits
DECIMALS: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Something to find out for *seat*. *state* is the JSON of a world of that seat; *seed* decides what is drawn."""

    games: str
    game: str
    data_path: str | None
    seed: str
    state: dict[str, Any]
    seat: Seat

    def load_game(self) -> AnyGame:
        return game_shelf(self.games).load_game(self.game, self.data_path)


@dataclass(frozen=True, slots=True, kw_only=True)
class BotJob(Job):
    """One decision of *bot*. *notes* are what it noted for that seat at its last one, if they are still to be had."""

    bots: str
    bot: str
    notes: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HintJob(Job):
    """Compare so many *turns*, in at most so many *worlds* and *seconds*.

    *also* are turns, or how they begin, that are to be among them.
    """

    turns: int
    worlds: int
    seconds: float | None
    also: list[list[list[Word]]] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewJob(Job):
    """How were plies *first* to *last* (from 1) played, or how lucky was the draw that came with *last*?

    *state* is from before *actions*, *after*, where it matters, from after them.
    """

    kind: Literal["turn", "draw"]
    worlds: int
    first: int
    last: int
    actions: list[list[Word]]
    after: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """The *words* of the action that a bot chose, its *notes* for the next question, and the *seconds* of a processor
    that it took."""

    words: list[Word]
    notes: str
    seconds: float = field(default=0.0, compare=False)


# What a worker does first.


def begin_worker() -> None:
    """Runs once in every new worker."""
    begin_work()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers


def begin_gently() -> None:
    """The same for work that nobody plays by: whatever else the machine has to do goes before."""
    os.nice(GENTLE)
    begin_worker()


# What it is asked.


def choose(job: BotJob) -> Choice:
    game = job.load_game()
    bot = bot_shelf(job.bots).make_bot(job.bot, job.seed, MOST_BOT_SECONDS)
    bot.notes = job.notes
    begun = time.process_time()
    chosen = bot.choose(game, game.from_json(job.state), job.seat)
    return Choice(list(chosen.fields()), bot.notes, time.process_time() - begun)


def compare_turns(job: HintJob) -> list[Prospect]:
    """The turns that were compared, the best one first."""
    game = job.load_game()
    effort = Effort(job.turns, job.worlds, job.seconds)
    also = [[action_of(game, words) for words in turn] for turn in job.also]
    outlooks = analyse(game, game.from_json(job.state), job.seat, job.seed, effort, also)
    return [prospect(outlook) for outlook in outlooks]


def look_back(job: ReviewJob) -> Verdict | Draw | None:
    """The answer; None where there is nothing to say."""
    game = job.load_game()
    actions = [action_of(game, words) for words in job.actions]
    return judge_turn(game, job, actions) if job.kind == "turn" else judge_draw(game, job, actions[0])


def judge_turn(game: AnyGame, job: ReviewJob, actions: list[Action]) -> Verdict | None:
    effort = Effort(TURNS_REVIEWED, job.worlds)
    weighed = weigh(game, game.from_json(job.state), job.seat, actions, job.seed, effort)
    if weighed is None:
        return None
    played, best = weighed.played, weighed.best
    return {
        "first": job.first,
        "last": job.last,
        "seat": job.seat,
        "scores": [guess(score) for score in played.scores],
        "wins": [guess(win) for win in played.wins],
        "behind": guess(played.behind),
        "better": [] if best is played else words_of(best),
    }


def judge_draw(game: AnyGame, job: ReviewJob, action: Action) -> Draw | None:
    assert job.after is not None
    before, after = game.from_json(job.state), game.from_json(job.after)
    worth = luck_of(game, before, after, job.seat, action, job.seed, job.worlds)
    return None if worth is None else {"ply": job.last, "seat": job.seat, "worth": guess(worth)}


# Between the bots' words and those of the wire.


def prospect(outlook: Outlook) -> Prospect:
    return {
        "actions": words_of(outlook),
        "worlds": outlook.worlds,
        "scores": [guess(score) for score in outlook.scores],
        "wins": [guess(chance) for chance in outlook.wins],
        "behind": guess(outlook.behind),
    }


def words_of(outlook: Outlook) -> list[list[Word]]:
    return [list(action.fields()) for action in outlook.actions]


def guess(estimate: Estimate) -> Guess:
    return {"mean": round(estimate.mean, DECIMALS), "error": round(estimate.error, DECIMALS)}


def action_of(game: AnyGame, words: list[Word]) -> Action:
    action = game.letter(tuple(words))
    assert action is not None, words
    return action
