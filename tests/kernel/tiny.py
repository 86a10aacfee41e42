"""The smallest steps there are: a note that goes by, and a question that is answered with a mark.

Harbour shows the kernel in a game; these show one thing at a time.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.setup import Setup
from tablewright.kernel.state import State
from tablewright.kernel.step import Decision, Interrupt, Procedure, Step


class Sheet(State):
    """*noted* is a list of numbers in the order in which steps ran."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.noted: list[int] = []


class Note(Procedure[Sheet]):
    """Writes its number, then owes the numbers behind it."""

    def __init__(self, seat: Seat, number: int, *owed: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.owed: Final = owed

    def fields(self) -> Fields:
        return "note", self.seat, self.number, *self.owed

    def run(self, state: Sheet) -> None:
        state.noted.append(self.number)
        state.tell("TINY-1", self.seat, "noted", (self.number,))
        state.then([Note(self.seat, number) for number in self.owed])


class Throw(Procedure[Sheet]):
    """A die."""

    def fields(self) -> Fields:
        return "throw", self.seat

    def run(self, state: Sheet) -> None:
        state.tell("TINY-3", self.seat, "shaken")
        state.tell("TINY-3", self.seat, "thrown", (state.below(6),))


class Again(Procedure[Sheet]):
    """All seats at once, each its own question; nothing is revealed."""

    def fields(self) -> Fields:
        return "again", self.seat

    def run(self, state: Sheet) -> None:
        state.at_once([[Ask(seat, 10 * seat)] for seat in range(state.seats)])


MARK: Final = Action(("mark",))
OWE: Final = Action(("owe",))
THROW: Final = Action(("throw",))


class Aside(Interrupt[Sheet]):
    """Notes 99 and asks 98 before the question."""

    def begin(self, state: Sheet, seat: Seat) -> None:
        state.noted.append(99)
        state.then([Ask(seat, 98)])


ASIDE: Final = Aside(("aside",))


class Ask(Decision[Sheet, Action]):
    """Mark: its number is noted. Owe: that and two notes behind it. Throw: a die. An even number may be interrupted."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def fields(self) -> Fields:
        return "ask", self.seat, self.number

    def options(self, state: Sheet) -> list[Action]:
        return [MARK, OWE, THROW]

    def resolve(self, state: Sheet, action: Action) -> None:
        state.noted.append(self.number)
        state.tell("TINY-2", self.seat, "marked", (self.number,))
        if action is OWE:
            state.then([Note(self.seat, self.number + 1), Note(self.seat, self.number + 2)])
        elif action is THROW:
            state.then([Throw(self.seat)])

    def interruptible(self) -> bool:
        return self.number % 2 == 0


class TinyGame(Game[Sheet]):
    def __init__(self, first: list[Step]) -> None:
        super().__init__("tiny", "1", "0", (1, 2, 3), [MARK, OWE, THROW, ASIDE])
        self.first: Final = first

    def deal(self, setup: Setup, chance: Chance) -> Sheet:
        state = Sheet(setup.seats, chance)
        state.then(self.first)
        return state

    def interrupts(self, state: Sheet, step: Decision[Sheet, Any]) -> list[Action]:
        return [ASIDE]

    def not_now(self, state: Sheet, seat: Seat, action: Action) -> Refusal:
        return Refusal("TINY-9", "not-now")

    def twin(self, state: Sheet) -> Sheet:
        twin = Sheet(state.seats, state.chance.copy())
        state.copy_into(twin)
        twin.noted = state.noted[:]
        return twin

    def facts(self, state: Sheet) -> dict[str, object]:
        return {"noted": state.noted[:]}

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> Sheet:
        state = Sheet(seats, chance)
        state.noted = facts["noted"][:]
        return state

    def step_from(self, fields: list[Any]) -> Step:
        kinds: dict[str, Any] = {"note": Note, "throw": Throw, "again": Again, "ask": Ask}
        return kinds[fields[0]](*fields[1:])  # type: ignore[no-any-return]
