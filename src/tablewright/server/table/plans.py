"""Plans: a turn that is tried out before it is taken, in worlds imagined through its planner's eyes.

Nothing of a plan is kept here. A client sends the actions of its plan, and they are played from how the table stands;
when the table has moved on, the same actions are simply tried again. What a planner may know of the future is what is
the same in every world that looks like the table to them: a plan is played in several of those, and it ends where they
part or where something is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.random import chance_from, seed_of_name
from tablewright.kernel.state import seats_to_act
from tablewright.server.base.plugins import AnyGame
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.plans import AssumedAnswer, BrokenStep, Plan, PlannedStep
from tablewright.server.protocol.position import Why
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.position import make_question, make_why
from tablewright.server.table.progress import Progress

WORLDS: Final = 4
DECLINE: Final = "decline"
MOST_ANSWERS: Final = 200  # answers of others before the planner's turn comes


class Planner:
    """A seat that plans. *worlds* are where its plan has come to; *early* is true if its turn is only supposed."""

    def __init__(self, table: StoredTable, progress: Progress, seat: Seat) -> None:
        self.progress: Final = progress
        self.game: Final = progress.game
        self.seat: Final = seat
        self.hand: Final = table.hand_of(seat)
        self.early: Final = seat not in progress.match.to_act()
        starts = [Start(self, f"{table.id} {seat} {progress.ply_for(seat)} {at}") for at in range(WORLDS)]
        self.meanwhile: Final = starts[0].answers
        self.worlds: list[Any] = [one.world for one in starts]
        self.before: Final = self.game.view(self.worlds[0], seat)
        if any(one.drew or self.game.view(one.world, seat) != self.before for one in starts):
            raise nothing_to_plan(seat)
        self.steps: Final[list[PlannedStep]] = []
        self.is_known = True
        self.broken: BrokenStep | None = None

    def suppose(self, world: Any, answers: list[AssumedAnswer]) -> None:
        """Let whoever is asked in *world* answer as expected, and note it."""
        other = seats_to_act(world)[0]
        answer = modest(self.game.options(world, other))
        answers.append({"seat": other, "label": self.progress.teller.offered(world, other, answer)})
        self.game.take(world, answer, other)

    def follow(self, actions: Sequence[Action]) -> None:
        """Play *actions* as far as they can be played."""
        for number, action in enumerate(actions, 1):
            state = self.worlds[0]
            refusal = self.game.explain(state, self.seat, action)
            if refusal is not None or not self.is_known:
                teller = self.progress.teller
                self.broken = {
                    "number": number,
                    "label": teller.label(action),
                    "refusal": None if refusal is None or not self.is_known else teller.refused(refusal),
                }
                return
            self.take(action)

    def take(self, action: Action) -> None:
        """Take *action* in every world. If what follows is not known, the worlds stay as they were before it."""
        teller, before = self.progress.teller, [self.game.twin(world) for world in self.worlds]
        label = teller.offered(self.worlds[0], self.seat, action)
        tries = [Try(self, world, action) for world in self.worlds]
        first = tries[0]
        self.is_known = all(one.is_plain for one in tries) or all(one.looks_like(first) for one in tries)
        if not self.is_known:
            self.worlds = before
        self.steps.append(
            {
                "action": list(action.fields()),
                "label": label,
                "events": teller.heard(first.events if self.is_known else first.events[: first.sure], self.seat),
                "answers": first.answers if self.is_known else [],
            }
        )

    def plan(self) -> Plan:
        state = self.worlds[0]
        asked = make_question(self.progress, self.seat, state) if self.is_known else None
        answered = [number for number, step in enumerate(self.steps, 1) if step["answers"]]
        return {
            "seat": self.seat,
            "ply": self.progress.ply_for(self.seat),
            "revision": self.progress.revision_for(self.hand),
            "early": self.early,
            "meanwhile": self.meanwhile,
            "before": self.before,
            "view": self.game.view(state, self.seat),
            "steps": self.steps,
            "question": asked,
            "ends": None if asked is not None else "turn" if self.is_known else "unknown",
            "broken": self.broken,
            "at_once": 0 if self.early else min([*answered, len(self.steps)]),
        }


class Start:
    """A world that looks like the table, taken to where the planner's turn is, or could be.

    What others have begun cannot stay half done: they are supposed to bring it to an end. The turn is the one that will
    really come, in the round in which it will. Its chance is that of its *name*, so that it is the same at every try.
    """

    def __init__(self, planner: Planner, name: str) -> None:
        game, seat = planner.game, planner.seat
        self.world = game.world(planner.progress.match.state, seat, chance_from(seed_of_name(name)))
        self.answers: Final[list[AssumedAnswer]] = []
        drawn = self.world.chance.drawn
        if planner.early:
            self.world = next_turn(game, self.world, seat, partial(planner.suppose, answers=self.answers))
        self.drew: Final[bool] = self.world.chance.drawn != drawn


def next_turn(game: AnyGame, world: Any, seat: Seat, suppose: Callable[[Any], None]) -> Any:
    """*world*, or a copy of it, where *seat* has its next turn. *suppose* answers there for whoever is asked before."""
    for _ in range(MOST_ANSWERS):
        if world.active == seat and seats_to_act(world) == [seat]:
            return world
        if world.is_over() or (world.active != seat and not game.has_turn_to_come(world, seat)):
            raise Trouble("no-turn-to-come", "this seat has had its last turn", {"seat": seat})
        if is_fresh(game, world):
            turn = game.as_if_turn(world, seat)
            if turn is None:
                break
            return turn
        if world.lanes:
            break
        suppose(world)
    raise nothing_to_plan(seat)


def is_fresh(game: AnyGame, state: Any) -> bool:
    """Has nothing been done yet in the turn that is under way? Then it would begin once more just as it is."""
    again = game.as_if_turn(state, state.active) if state.active != NOBODY else None
    asked = game.question(state)
    if again is None or asked is None:
        return False
    asked_again = game.question(again)
    same = asked_again is not None and asked_again.fields() == asked.fields()
    return same and game.facts(again) == game.facts(state)


def nothing_to_plan(seat: Seat) -> Trouble:
    return Trouble("nothing-to-plan", "nobody knows yet how this seat's next turn begins", {"seat": seat})


class Try:
    """An action taken in one world, and what others who are asked in the middle of it are supposed to answer.

    *sure* is the number of its events that are known before it is taken. Where nothing ends its preview and nobody
    else is asked, an action is *plain*: it comes to the same in every world.
    """

    def __init__(self, planner: Planner, world: Any, action: Action) -> None:
        self.game: Final = planner.game
        self.seat: Final = planner.seat
        self.world: Final = world
        self.answers: Final[list[AssumedAnswer]] = []
        world.recording, world.events, world.preview_end = True, [], NOBODY
        drawn = world.chance.drawn
        self.is_possible: Final = self.game.explain(world, self.seat, action) is None
        if self.is_possible:
            self.game.take(world, action, self.seat)
        self.sure: Final[int] = len(world.events) if world.preview_end == NOBODY else world.preview_end
        while self.is_possible and self.somebody_else_is_asked():
            planner.suppose(world, self.answers)
        self.drew: Final[bool] = world.chance.drawn != drawn
        self.is_plain: Final[bool] = self.is_possible and world.preview_end == NOBODY and not self.answers
        self.events: Final[list[Event]] = world.events

    def somebody_else_is_asked(self) -> bool:
        """In the middle of the own turn?"""
        asked = seats_to_act(self.world)
        return not self.world.lanes and self.world.active == self.seat and bool(asked) and asked != [self.seat]

    def looks_like(self, other: Try) -> bool:
        return self.is_possible and not self.drew and (self is other or self.seen() == other.seen())

    def seen(self) -> object:
        heard = [event.fields() for event in self.events if event.heard_by(self.seat)]
        return heard, self.answers, self.game.view(self.world, self.seat)


def modest(options: Sequence[Action]) -> Action:
    """What somebody is supposed to answer: to decline, where that can be done; else what is offered last."""
    return next((option for option in options if option.fields()[0] == DECLINE), options[-1])


def planner_of(table: StoredTable, progress: Progress, seat: Seat, actions: Sequence[Sequence[str | int]]) -> Planner:
    planner = Planner(table, progress, seat)
    planner.follow([progress.letter(words) for words in actions])
    return planner


def why_in(planner: Planner, zone: str) -> list[Why]:
    """What the planner could do in *zone* at the end of the plan, and why not."""
    return make_why(planner.progress, planner.seat, zone, None, planner.worlds[0])
