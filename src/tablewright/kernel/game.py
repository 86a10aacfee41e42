"""The game: the rules of one title, stateless, and the loop that drives every one of them.

Three sentences hold the whole control flow. A resolved step is gone; if it is not finished, it owes its own successor.
`state.then([a, b])` owes steps in the order written, before anything already owed. After every action the kernel runs
procedures until a decision, or nothing, is on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.random import NEWEST_STREAM, Chance, chance_of_deal, chance_with
from tablewright.kernel.refusal import IllegalAction, Refusal
from tablewright.kernel.score import Measure, Result, ScoreLine
from tablewright.kernel.setup import Setting, Setup, complete_setup
from tablewright.kernel.state import State, seats_to_act, settle
from tablewright.kernel.step import Decision, Interrupt, Step
from tablewright.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)

SPECTATOR: Final = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game with one file of printed values. One instance serves every table.

    *name* is its id, *version* that of its rules, *digest* that of its data: matches keep all three.
    """

    def __init__(
        self, name: str, version: str, digest: str, seat_counts: tuple[int, ...], alphabet: list[Action]
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.digest: Final = digest
        self.seat_counts: Final = seat_counts
        self.letters: Final = alphabet
        self.by_fields: Final[dict[Fields, Action]] = {letter.fields(): letter for letter in alphabet}

    # What a game must say.

    def settings(self) -> list[Setting]:
        """What the host may choose, in the order in which to ask."""
        return []

    def deal(self, setup: Setup, chance: Chance) -> S:
        """A new state that owes its set-up. Runs nothing."""
        raise NotImplementedError

    def interrupts(self, state: S, step: Decision[S, Any]) -> list[Action]:
        """What the seat of *step* may do now besides answering, if it is active and *step* allows it."""
        return []

    def not_now(self, state: S, seat: Seat, action: Action) -> Refusal:
        """Why *action* has no place at this moment, when the step that is asked has nothing to say of it.

        Also answers for an interrupt that is not possible, for the wrong seat and for a game that is over.
        """
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """How the seats would be ranked if the game ended now; final when it has ended."""
        raise NotImplementedError

    def view(self, state: S, viewer: Seat) -> Mapping[str, object]:
        """The state as *viewer* (or SPECTATOR) may see it, as JSON. Under `legend`, if it is there, stands what a
        person could look up or add up, so that no browser has to know a rule; environments leave it out."""
        raise NotImplementedError

    def imagine(self, state: S, viewer: Seat, chance: Chance) -> S:
        """A copy in which everything that *viewer* cannot know is drawn anew from *chance*.

        Called by `world` alone: to think about a state, ask that.
        """
        raise NotImplementedError

    def give_turn(self, state: S, seat: Seat) -> bool:
        """Let the next turn of *seat* be all that *state*, a copy, still owes, in the round in which it will come; for
        the active seat that is the turn under way, from its beginning. False where the rules have no turn to give."""
        return False

    def has_turn_to_come(self, state: S, seat: Seat) -> bool:
        """May *seat* get a turn after the one under way? False only if it is certain that none will come."""
        return not state.is_over()

    def moment(self, state: S) -> tuple[int, str]:
        """The round and the id of the phase (a noun of the vocabulary): where in the game *state* is."""
        return 0, ""

    def measures(self, state: S, seat: Seat) -> list[Measure]:
        """What *seat* has, for whoever follows it through a game: always the same things in the same order."""
        return []

    def credit(self, event: Event) -> ScoreLine | None:
        """What *event* did to a line of its seat's score, where it alone says so."""
        return None

    def zones(self, state: S, seat: Seat, action: Action) -> list[str]:
        """The places of the table that *action* of *seat* touches, the one to click first. They say nothing that the
        seat cannot know, whoever is asked."""
        raise NotImplementedError

    def label(self, state: S, seat: Seat, action: Action) -> Fields:
        """A phrase and its words for *action* on a button of *seat*; a game may add what is there now."""
        words = action.fields()
        return f"do-{words[0]}", *words[1:]

    def vocabulary(self) -> Vocabulary:
        raise NotImplementedError

    def facts(self, state: S) -> dict[str, object]:
        """The game's own facts as JSON; the kernel adds its own."""
        raise NotImplementedError

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> S:
        """The inverse of `facts`."""
        raise NotImplementedError

    def step_from(self, fields: list[Any]) -> Step:
        """The step with these fields."""
        raise NotImplementedError

    # What every game gets.

    def setup(self, seats: int, chosen: dict[str, str]) -> Setup:
        """A complete set-up with defaults filled in, or BadSetup."""
        return complete_setup(self.seat_counts, self.settings(), seats, chosen)

    def start(self, setup: Setup, seed: str, recording: bool = False, stream: int = NEWEST_STREAM) -> S:
        """A table at its first question. All that comes of chance is drawn from that *stream* of *seed*."""
        state = self.deal(setup, chance_of_deal(seed, stream))
        state.recording = recording
        settle(state)
        return state

    def alphabet(self) -> list[Action]:
        """Every action of the game, once, in a stable order."""
        return self.letters

    def letter(self, fields: Fields) -> Action | None:
        """The action with these fields, if the game has one."""
        return self.by_fields.get(fields)

    def question(self, state: S, seat: Seat = NOBODY) -> Decision[S, Any] | None:
        """What *seat* is asked now; without a seat, what the first seat that the table waits for is asked."""
        if state.lanes:
            asked = seat if seat != NOBODY else seats_to_act(state)[0]
            lane = state.lanes[asked] if 0 <= asked < state.seats else []
            top: Step | None = lane[-1] if lane else None
        else:
            top = state.stack[-1] if state.stack else None
        if isinstance(top, Decision) and (seat == NOBODY or top.seat == seat):
            return top
        return None

    def options(self, state: S, seat: Seat = NOBODY) -> list[Action]:
        """Every legal action now, in a stable order; empty when the game is over or *seat* is not asked."""
        step = self.question(state, seat)
        if step is None:
            return []
        found: list[Action] = step.options(state)
        if step.seat == state.active and step.interruptible():
            found = found + self.interrupts(state, step)
        return found

    def explain(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """None exactly for the options of *seat*; else the clause that forbids *action* and what is missing."""
        return self.explain_all(state, seat, [action])[0]

    def explain_all(self, state: S, seat: Seat, actions: list[Action]) -> list[Refusal | None]:
        """`explain` for each of *actions*, with the options listed only once."""
        at_table = 0 <= seat < state.seats
        step = self.question(state, seat) if at_table else None
        allowed = {option.fields() for option in self.options(state, seat)} if at_table else set()
        return [None if action.fields() in allowed else self.refuse(state, seat, step, action) for action in actions]

    def refuse(self, state: S, seat: Seat, step: Decision[S, Any] | None, action: Action) -> Refusal:
        """Why *action* is no option of *seat*, which is asked *step*: the step knows best, but not of interrupts."""
        refusal = step.refuse(state, action) if step is not None and not isinstance(action, Interrupt) else None
        return refusal if refusal is not None else self.not_now(state, seat, action)

    def apply(self, state: S, seat: Seat, action: Action) -> None:
        """Take *action* for *seat*, or raise IllegalAction and leave *state* as it was."""
        refusal = self.explain(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.take(state, self.by_fields[action.fields()], seat)

    def take(self, state: S, action: Action, seat: Seat = NOBODY) -> None:
        """Take *action*, known to be legal, and run the rules to the next question."""
        lane = NOBODY
        stack = state.stack
        if state.lanes:
            lane = seat if seat != NOBODY else seats_to_act(state)[0]
            stack = state.lanes[lane]
        step = stack[-1]
        state.lane = lane
        if isinstance(action, Interrupt):
            action.begin(state, step.seat)
        elif isinstance(step, Decision):
            stack.pop()
            step.resolve(state, action)
        state.lane = NOBODY
        settle(state)

    def preview(self, state: S, action: Action, seat: Seat) -> tuple[list[Event], bool]:
        """What *action* would tell *seat* at once, up to anything not yet known; and whether there is more."""
        twin = self.twin(state)
        twin.recording = True
        self.take(twin, action, seat)
        known = twin.events if twin.preview_end == NOBODY else twin.events[: twin.preview_end]
        return [event for event in known if event.heard_by(seat)], twin.preview_end != NOBODY

    def world(self, state: S, viewer: Seat, chance: Chance) -> S:
        """A state that somebody may think about for *viewer*: one of those that look like *state* to it.

        It is the one door to such a state. What *viewer* cannot know is drawn anew from *chance*, and so is the key of
        all that will be drawn in it: whoever plays on there learns nothing of what the table, or *chance*, will draw.
        """
        to_come = chance.split()
        twin = self.imagine(state, viewer, chance)
        twin.chance = to_come
        twin.recording = False
        twin.events = []
        return twin

    def as_if_turn(self, state: S, seat: Seat) -> S | None:
        """A copy in which *seat* begins its next turn now, whoever else is asked; None if there is none to begin."""
        twin = self.twin(state)
        if twin.lanes or not self.give_turn(twin, seat):
            return None
        settle(twin)
        return twin

    def twin(self, state: S) -> S:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    # JSON.

    def to_json(self, state: S) -> dict[str, object]:
        """Everything about *state*, without loss. For storage and tests: a client gets a view."""
        return {
            "seats": state.seats,
            "active": state.active,
            "stack": [list(step.fields()) for step in state.stack],
            "lanes": [[list(step.fields()) for step in lane] for lane in state.lanes],
            "chance": state.chance.facts(),
            "revealed": state.revealed,
            "facts": self.facts(state),
        }

    def from_json(self, data: dict[str, Any]) -> S:
        """The inverse of `to_json`."""
        state = self.state_from(data["facts"], data["seats"], chance_with(data["chance"]))
        state.active = data["active"]
        state.stack = [self.step_from(fields) for fields in data["stack"]]
        state.lanes = [[self.step_from(fields) for fields in lane] for lane in data["lanes"]]
        state.revealed = data["revealed"]
        return state
