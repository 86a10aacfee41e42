"""What tests do and ask at a table of any game, in the notation of records.

The `table` module of a game makes one `Table` and binds its methods as plain names beside those of its own:
`play(state, "travel island-5")`, `options(state, "travel")`, `why(state, "end action")`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import QuickChance
from tablewright.kernel.record import parse_word
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.state import State, seats_to_act

SEED = "00112233445566778899aabbccddeeff"

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """Tables of *game*; a test that changes printed values names another one."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    # Arranging.

    def start(self, seats: int, chosen: dict[str, str], seed: str, game: Game[S] | None = None) -> S:
        """A recording table at the first question of its set-up."""
        game = game or self.game
        return game.start(game.setup(seats, chosen), seed, recording=True)

    def hush(self, state: S) -> S:
        """Forget what was told so far."""
        state.events = []
        return state

    def next_rolls(self, state: S, *rolls: int) -> S:
        """The next dice show these numbers."""
        for key in range(100_000):
            chance = QuickChance(key, 1, 2, 3, 0)
            if all(1 + chance.below(6) == wanted for wanted in rolls):
                state.chance = QuickChance(key, 1, 2, 3, 0)
                return state
        raise AssertionError("no such rolls")

    # Playing.

    def letter(self, text: str, game: Game[S] | None = None) -> Action:
        """The action that *text* notes; a word that the game does not have is a fault of the test."""
        game = game or self.game
        action = game.letter(tuple([parse_word(word) for word in text.split()]))
        assert action is not None, f"{game.name} has no action '{text}'"
        return action

    def play(self, state: S, *texts: str, seat: Seat | None = None, game: Game[S] | None = None) -> S:
        """Each action for the seat that is asked (or for *seat*); an illegal one raises IllegalAction."""
        for text in texts:
            self.act(state, self.asked(state) if seat is None else seat, self.letter(text, game), game or self.game)
        return state

    def act(self, state: S, seat: Seat, action: Action, game: Game[S]) -> None:
        """Take one action. A game whose pieces can be counted counts them here."""
        game.apply(state, seat, action)

    # Asking.

    def asked(self, state: S) -> Seat:
        """The seat whose answer the table waits for."""
        return seats_to_act(state)[0]

    def question(self, state: S, game: Game[S] | None = None) -> str:
        """The name of what is asked: `influence`, `choose-disc`, `pay-any` …; empty when the game is over."""
        step = (game or self.game).question(state)
        return "" if step is None else str(step.fields()[0])

    def options(self, state: S, verb: str = "", seat: Seat | None = None, game: Game[S] | None = None) -> list[str]:
        """The options of the asked seat (or of *seat*), as notation; with *verb*, those that begin with that word."""
        found = [str(option) for option in (game or self.game).options(state, NOBODY if seat is None else seat)]
        return [text for text in found if not verb or text.split()[0] == verb]

    def can(self, state: S, text: str, seat: Seat | None = None, game: Game[S] | None = None) -> bool:
        action = self.letter(text, game)
        return action in (game or self.game).options(state, NOBODY if seat is None else seat)

    def refusal(self, state: S, text: str, seat: Seat | None = None, game: Game[S] | None = None) -> Refusal:
        """Why the asked seat (or *seat*) cannot do that. It must not be an option, and the reason must have words."""
        game = game or self.game
        refusal = game.explain(state, self.asked(state) if seat is None else seat, self.letter(text, game))
        assert refusal is not None, f"'{text}' is possible"
        game.vocabulary().name("why-" + refusal.reason, refusal.what)
        return refusal

    def why(self, state: S, text: str, seat: Seat | None = None, game: Game[S] | None = None) -> tuple[str, str]:
        """The same as clause and reason."""
        return self.why_of(state, text, seat, game)

    def refused(self, state: S, text: str, because: str, seat: Seat | None = None, game: Game[S] | None = None) -> None:
        """*text* is refused *because* of a line of `refusals.txt`: `choose-disc NOR-10.1-b ring-used`."""
        asked, clause, reason = because.split()
        assert self.why_of(state, text, seat, game) == (clause, reason)
        assert asked in (self.question(state, game), "any")

    def lifted(
        self, before: S, after: S, text: str, because: str, seat: Seat | None = None, game: Game[S] | None = None
    ) -> None:
        """*before* refuses *text* as `refused` has it; *after*, which differs by the smallest change, allows it."""
        self.refused(before, text, because, seat, game)
        assert self.can(after, text, self.asked(after) if seat is None else seat, game), f"still no option: {text}"

    def why_of(self, state: S, text: str, seat: Seat | None = None, game: Game[S] | None = None) -> tuple[str, str]:
        """Clause and reason; `why` of a game may tell more."""
        refusal = self.refusal(state, text, seat, game)
        return refusal.rule, refusal.reason

    def told(self, state: S) -> list[str]:
        """`NOR-9.2-c paid` for everything told since the table was arranged."""
        return [f"{event.rule} {event.verb}" for event in state.events]

    def told_of(self, state: S, verb: str) -> list[tuple[str, int, tuple[int, ...]]]:
        """Rule, seat and numbers of every event with this verb."""
        return [(event.rule, event.seat, event.what) for event in state.events if event.verb == verb]

    def view(self, state: S, viewer: Seat = NOBODY) -> dict[str, Any]:
        return dict(self.game.view(state, viewer))
