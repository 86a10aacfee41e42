"""Noria as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.noria.actions import (
    COMMIT,
    EXPLORE,
    FORGO,
    STOP,
    Activate,
    Build,
    Buy,
    Double,
    End,
    Improve,
    Inspect,
    Invest,
    Modify,
    MoveTo,
    NightShift,
    OnSlot,
    Pay,
    Place,
    Produce,
    RemovePolitician,
    Repeat,
    SeatPolitician,
    SendDelegate,
    Take,
    TakeShip,
    Travel,
    own_letters,
)
from tablewright.games.noria.ch07_rounds import BeginRound, BeginTurn, EndGame
from tablewright.games.noria.ch09_influence import BeginInfluence, ChooseTarget, Influence
from tablewright.games.noria.ch10_action import (
    BeginActions,
    ChooseDisc,
    ChooseRepeat,
    NextDisc,
    UseDisc,
    cannot_activate,
)
from tablewright.games.noria.ch12_city import CityAction, Climb, PutAside
from tablewright.games.noria.ch13_journey import Arrive, AtIsland, ChooseIsland
from tablewright.games.noria.ch15_tools import GoOnProducing, ProduceMore, ToolsAction
from tablewright.games.noria.ch16_black_market import BARTER, SELL, Barter, Sell, cannot_exchange, exchanges
from tablewright.games.noria.ch17_politics import BeginPolitics, ChooseRemoval, Politics, cannot_intrigue
from tablewright.games.noria.ch18_administration import Administration, PlaceDisc
from tablewright.games.noria.measures import measures
from tablewright.games.noria.names import (
    ACTION,
    ADMINISTRATION,
    BONUS,
    CITY,
    DISCS,
    INFLUENCE,
    JOURNEY,
    NO_DISC,
    OVER,
    PHASES,
    POLITICS,
    SETUP,
    SLOTS,
    TOOLS,
)
from tablewright.games.noria.payment import Charge, PayAny, PayMixed, PaySame, Price
from tablewright.games.noria.printed import Printed
from tablewright.games.noria.scoring import result
from tablewright.games.noria.setup import BuildWheel, ChoosePath, ChooseResource, CommitWheel, RevealWheels, SetUp
from tablewright.games.noria.state import FACTS, Noria
from tablewright.games.noria.view import PrintedParts, imagine, view
from tablewright.games.noria.view_types import NoriaView
from tablewright.games.noria.vocabulary import VOCABULARY
from tablewright.games.noria.zones import zones
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Measure, Result
from tablewright.kernel.setup import BadSetup, Setting, Setup
from tablewright.kernel.state import facts_of, put_facts, seats_to_act
from tablewright.kernel.step import Decision, Step
from tablewright.kernel.vocabulary import Vocabulary

VERSION: Final = "2"

STARTERS: Final = ("random", "seat-1", "seat-2", "seat-3", "seat-4")
SETTINGS: Final = [
    Setting("mode", ("base", "expert"), "base", "NOR-20.1-a"),
    Setting("market", ("later", "first"), "later", "NOR-R-52"),
    Setting("wheels", ("simultaneous", "turn-order"), "simultaneous", "NOR-R-37"),
    Setting("bonus", ("shared", "separate"), "shared", "NOR-R-57"),
    Setting("start", STARTERS, "random", "NOR-R-46"),
]


class NoriaGame(Game[Noria]):
    """The rules of Noria with one file of printed values."""

    def __init__(self, printed: Printed, digest: str) -> None:
        letters = own_letters()
        letters += SELL
        letters += BARTER
        super().__init__("noria", VERSION, digest, (2, 3, 4), letters)
        self.printed: Final = printed
        self.printed_parts: Final = PrintedParts(printed)

    def settings(self) -> list[Setting]:
        """The rulings that the table may decide; the data say which reading of NOR-R-57 is the default."""
        if self.printed.bonus_shares_doubling:
            return list(SETTINGS)
        return [Setting(s.name, s.choices, "separate", s.rule) if s.name == "bonus" else s for s in SETTINGS]

    def setup(self, seats: int, chosen: dict[str, str]) -> Setup:
        """NOR-2.3-c: the start player must sit at the table."""
        setup = super().setup(seats, chosen)
        present = STARTERS[: seats + 1]
        if setup.chosen["start"] not in present:
            raise BadSetup("start", setup.chosen["start"], present)
        return setup

    def deal(self, setup: Setup, chance: Chance) -> Noria:
        state = Noria(self.printed, setup.seats, chance)
        state.expert = setup.chosen["mode"] == "expert"
        state.first_market = setup.chosen["market"] == "first"
        state.in_turn = setup.chosen["wheels"] == "turn-order"
        state.bonus_apart = setup.chosen["bonus"] == "separate"
        state.start = STARTERS.index(setup.chosen["start"]) - 1  # NOBODY for a random one
        state.stack = [SetUp(0)]
        return state

    def twin(self, state: Noria) -> Noria:
        return state.copy()

    def interrupts(self, state: Noria, step: Decision[Noria, Any]) -> list[Action]:
        return exchanges(state, step)

    def not_now(self, state: Noria, seat: Seat, action: Action) -> Refusal:
        """NOR-8.1-a and the like: every letter has its moment."""
        waiting = seats_to_act(state)
        if not waiting:
            return Refusal("NOR-19.1-a", "game-over")
        if seat not in waiting:
            if state.lanes:
                return Refusal("NOR-20.2-c", "others-still-build")
            return Refusal("NOR-8.1-c", "other-turn", (waiting[0],))
        step = self.question(state, seat)
        if isinstance(action, (Sell, Barter)) and state.phase == ACTION and step is not None:
            if not step.interruptible():
                return Refusal("NOR-16.1-e", "finish-first")
            return cannot_exchange(state, seat, action)
        return wrong_moment(state, seat, action)

    def result(self, state: Noria) -> Result:
        return result(state)

    def view(self, state: Noria, viewer: Seat) -> NoriaView:
        return view(state, viewer, self.printed_parts)

    def imagine(self, state: Noria, viewer: Seat, chance: Chance) -> Noria:
        return imagine(state, viewer, chance)

    def give_turn(self, state: Noria, seat: Seat) -> bool:
        """NOR-7.1-c: whoever has had a turn in this round has the next one in the next round, at its prices."""
        if state.phase in (SETUP, OVER):
            return False
        if seat != state.active and BeginTurn(seat) not in state.stack:
            state.stack = []
            BeginRound(state.start).run(state)
            if BeginTurn(seat) not in state.stack:
                return False
        state.stack = [BeginTurn(seat)]
        return True

    def has_turn_to_come(self, state: Noria, seat: Seat) -> bool:
        """NOR-7.1-a: in this round, or in one that is still to come."""
        return BeginTurn(seat) in state.stack or state.round < self.printed.rounds_by_players[state.seats - 2]

    def moment(self, state: Noria) -> tuple[int, str]:
        return state.round, PHASES[state.phase]

    def measures(self, state: Noria, seat: Seat) -> list[Measure]:
        return measures(state, seat)

    def zones(self, state: Noria, seat: Seat, action: Action) -> list[str]:
        return zones(state, action)

    def label(self, state: Noria, seat: Seat, action: Action) -> Fields:
        """On the wheel, people look for the disc first and for its slot second."""
        if isinstance(action, OnSlot) and 0 <= seat < state.seats:
            disc = state.wheel[seat][action.slot]
            if disc != NO_DISC:
                verb, slot = action.fields()
                return f"do-{verb}-disc", DISCS[disc >> 1], slot
        return super().label(state, seat, action)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def facts(self, state: Noria) -> dict[str, object]:
        return facts_of(state, FACTS)

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> Noria:
        state = Noria(self.printed, seats, chance)
        put_facts(state, FACTS, facts)
        return state

    def step_from(self, fields: list[Any]) -> Step:
        step: Step = STEPS[fields[0]](*fields[1:])
        return step


def wrong_moment(state: Noria, seat: Seat, action: Action) -> Refusal:
    """The phase that *action* belongs to; within its phase, what comes first."""
    rule, phase = moment(state, action)
    if phase != state.phase:
        passed_over = cannot_intrigue(state, seat) if phase == POLITICS and state.phase == ADMINISTRATION else None
        return passed_over if passed_over is not None else Refusal(rule, "other-phase", (phase,))
    if action is FORGO:
        return Refusal("NOR-10.2-e", "first-action")
    disc = disc_of(action)
    if disc != NO_DISC and isinstance(state.stack[-1], ChooseDisc):
        return no_such_action(state, seat, disc)
    return Refusal("NOR-10.1-e" if phase == ACTION else rule, "finish-first")


def no_such_action(state: Noria, seat: Seat, disc: int) -> Refusal:
    """No disc of this type gives an action now: does one wait to be activated, has it had its action, or what is in
    the way of the first one?"""
    slots = [slot for slot in range(len(SLOTS)) if state.wheel[seat][slot] >> 1 == disc]
    in_the_way = [cannot_activate(state, seat, slot) for slot in slots]
    if not slots or None in in_the_way:
        return Refusal("NOR-10.1-d", "activate-first", (disc,))
    if any([state.was_activated(slot) for slot in slots]):
        return Refusal("NOR-10.1-c", "disc-spent", (disc,))
    return in_the_way[0]


def disc_of(action: Action) -> int:
    """The type of disc whose action *action* is; NO_DISC if it is none's."""
    if isinstance(action, (Buy, Invest)):
        return CITY
    if isinstance(action, (Travel, TakeShip, Build)) or action is EXPLORE:
        return JOURNEY
    if isinstance(action, (Improve, Produce)):
        return TOOLS
    return BONUS if isinstance(action, Repeat) else NO_DISC


def moment(state: Noria, action: Action) -> tuple[str, int]:
    """The clause that gives *action* its place, and the phase."""
    if isinstance(action, Place):
        return ("NOR-20.2-a", SETUP) if state.phase == SETUP and state.expert else ("NOR-18.1-d", ADMINISTRATION)
    for kind, rule, phase in MOMENTS:
        if isinstance(action, kind):
            return rule, phase
    if isinstance(action, End):
        return "NOR-8.1-a", action.phase
    return ("NOR-20.2-c", SETUP) if action is COMMIT else PLAIN_MOMENTS[str(action)]


MOMENTS: Final[list[tuple[type, str, int]]] = [
    (Take, "NOR-3.1-i", SETUP),
    (SendDelegate, "NOR-6.1-a", SETUP),
    (NightShift, "NOR-9.1-a", INFLUENCE),
    (Modify, "NOR-9.1-a", INFLUENCE),
    (MoveTo, "NOR-9.1-c", INFLUENCE),
    (Activate, "NOR-10.1-a", ACTION),
    (Double, "NOR-10.2-a", ACTION),
    (Inspect, "NOR-10.4-a", ACTION),
    (Repeat, "NOR-11.2-a", ACTION),
    (Improve, "NOR-15.2-a", ACTION),
    (Buy, "NOR-12.2-a", ACTION),
    (Invest, "NOR-12.3-a", ACTION),
    (Pay, "NOR-8.2-e", ACTION),
    (Travel, "NOR-13.1-a", ACTION),
    (TakeShip, "NOR-13.4-a", ACTION),
    (Build, "NOR-13.5-a", ACTION),
    (Produce, "NOR-15.3-a", ACTION),
    (Sell, "NOR-16.1-a", ACTION),
    (Barter, "NOR-16.1-a", ACTION),
    (SeatPolitician, "NOR-17.1-a", POLITICS),
    (RemovePolitician, "NOR-17.2-b", POLITICS),
]
PLAIN_MOMENTS: Final = {
    str(FORGO): ("NOR-10.2-e", ACTION),
    str(EXPLORE): ("NOR-13.1-b", ACTION),
    str(STOP): ("NOR-15.3-b", ACTION),
}

STEPS: Final[dict[str, Any]] = {
    "set-up": SetUp,
    "choose-resource": ChooseResource,
    "choose-path": ChoosePath,
    "build-wheel": BuildWheel,
    "commit-wheel": CommitWheel,
    "reveal-wheels": RevealWheels,
    "begin-round": BeginRound,
    "begin-turn": BeginTurn,
    "end-game": EndGame,
    "begin-influence": BeginInfluence,
    "influence": Influence,
    "choose-target": ChooseTarget,
    "begin-actions": BeginActions,
    "next-disc": NextDisc,
    "choose-disc": ChooseDisc,
    "use-disc": UseDisc,
    "choose-repeat": ChooseRepeat,
    "city-action": CityAction,
    "put-aside": PutAside,
    "climb": Climb,
    "charge": Charge,
    "pay-any": PayAny,
    "pay-same": PaySame,
    "pay-mixed": PayMixed,
    "price": Price,
    "choose-island": ChooseIsland,
    "arrive": Arrive,
    "at-island": AtIsland,
    "tools-action": ToolsAction,
    "go-on-producing": GoOnProducing,
    "produce-more": ProduceMore,
    "begin-politics": BeginPolitics,
    "politics": Politics,
    "choose-removal": ChooseRemoval,
    "administration": Administration,
    "place-disc": PlaceDisc,
}
