"""Agra as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.agra.actions import (
    ADVANCE,
    BACK,
    COOK_WORKER,
    DECLINE,
    DOUBLE,
    ENOUGH,
    FOLLOW,
    PEON,
    SPEND_STATUE,
    STORE,
    TAKE_FAVOUR,
    Build,
    Deliver,
    DropTile,
    End,
    Exchange,
    FavourHere,
    FulfilOrder,
    Give,
    Lay,
    MakeRoom,
    Mosaic,
    MoveFarmer,
    Offer,
    Pay,
    PaySailor,
    Process,
    ProcessGoods,
    RemoveCover,
    Rise,
    ServeAkbar,
    SetPrice,
    Stand,
    Take,
    TakeBonus,
    TakeTile,
    Trade,
    Use,
    own_letters,
)
from tablewright.games.agra.ch04_turns import (
    BeginRound,
    BeginTurn,
    CleanUp,
    ConfirmEnd,
    EndGame,
    EndTurn,
    OrderPhase,
    ReachLimit,
    ServeOrFulfil,
)
from tablewright.games.agra.ch05_3_building import (
    ChooseBonus,
    FreeBuilding,
    MoveBuilder,
    MoveMerchant,
    OpenFreeBuilding,
    ProcessHere,
    TakeBonusTile,
)
from tablewright.games.agra.ch05_goods import Additional, ChooseArrow, ChooseTwin, Follow, Following, MovePrice
from tablewright.games.agra.ch05_guilds import AnyTile, GiveUpTile, PickTracks, RiseLater, ShufflePile, StepBonus
from tablewright.games.agra.ch06_1_meditation import (
    BeginMeditation,
    BeginSpending,
    EndMeditation,
    Generate,
    GoOnSpending,
    Spend,
)
from tablewright.games.agra.ch06_2_architect import Architect, PayMaterial
from tablewright.games.agra.ch06_2_botanist import Advance, Botanist, ChoosePayment, OfferBotanist, PayValue
from tablewright.games.agra.ch06_2_processing import OpenBuilding
from tablewright.games.agra.ch06_2_production import DyerExchange, OfferDyer
from tablewright.games.agra.ch06_2_sailor import AskJagirdar, DoubleOrNot, JagirdarDelivery, PayMore, Sail, Sailor
from tablewright.games.agra.ch06_2_spaces import (
    ActionPhase,
    ChooseSpace,
    Collect,
    EndAction,
    OfferStatue,
    PayPeon,
    Perform,
    StoreWorker,
    VisitMerchant,
)
from tablewright.games.agra.ch06_2_trader import ChooseGood, GiveMore, TakeGoods, Trader
from tablewright.games.agra.ch06_3_orders import AkbarOrOrder, OfferAkbar
from tablewright.games.agra.ch06_s_2_favour import GiveOne, ReceiveGood
from tablewright.games.agra.ch06_s_secondary import cannot_insert, inserted_letters, interrupts
from tablewright.games.agra.ch07_notables import (
    CheckBoat,
    ChoosePierGood,
    ChooseStep,
    CottonFavour,
    DeliverOne,
    Evaluate,
    FavourForAll,
    PierEvent,
    PierGood,
    Receive,
    RiseForSupplied,
    SetLimit,
)
from tablewright.games.agra.doors import RoomFor
from tablewright.games.agra.farm import ChooseCover, FarmerMoves
from tablewright.games.agra.labels import label
from tablewright.games.agra.measures import credit, measures
from tablewright.games.agra.names import ACTION_PHASE, MEDITATION_PHASE, ORDER_PHASE, OVER, PHASES, SETUP
from tablewright.games.agra.printed import Printed
from tablewright.games.agra.scoring import result
from tablewright.games.agra.setup import SetUp
from tablewright.games.agra.state import FACTS, MOST_ROUNDS, NO_LIMIT, Agra, Inserted
from tablewright.games.agra.view import imagine, view
from tablewright.games.agra.view_types import AgraView
from tablewright.games.agra.vocabulary import VOCABULARY
from tablewright.games.agra.workers import ChooseStand, StandWorkers
from tablewright.games.agra.zones import zones
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Measure, Result, ScoreLine
from tablewright.kernel.setup import BadSetup, Setting, Setup
from tablewright.kernel.state import facts_of, put_facts, seats_to_act
from tablewright.kernel.step import Decision, Step
from tablewright.kernel.vocabulary import Vocabulary

VERSION: Final = "2"

STARTERS: Final = ("random", "seat-1", "seat-2", "seat-3", "seat-4")
ROUNDS: Final = ("none", "60", "100", "200")
SETTINGS: Final = [
    Setting("start", STARTERS, "random", "AGR-2.1-m"),
    Setting("rounds", ROUNDS, "100", "AGR-R-73", later=True),
]


class AgraGame(Game[Agra]):
    """The rules of Agra with one file of printed values."""

    def __init__(self, printed: Printed, digest: str) -> None:
        letters = own_letters()
        letters += inserted_letters()
        super().__init__("agra", VERSION, digest, (2, 3, 4), letters)
        self.printed: Final = printed

    def settings(self) -> list[Setting]:
        return list(SETTINGS)

    def setup(self, seats: int, chosen: dict[str, str]) -> Setup:
        """The starting player must be at the table."""
        setup = super().setup(seats, chosen)
        present = STARTERS[: seats + 1]
        if setup.chosen["start"] not in present:
            raise BadSetup("start", setup.chosen["start"], present)
        return setup

    def deal(self, setup: Setup, chance: Chance) -> Agra:
        state = Agra(self.printed, setup.seats, chance)
        state.start = STARTERS.index(setup.chosen["start"]) - 1  # NOBODY for a random one
        limit = setup.chosen.get("rounds", "none")
        state.most_rounds = NO_LIMIT if limit == "none" else int(limit)
        state.stack = [SetUp(0)]
        return state

    def twin(self, state: Agra) -> Agra:
        return state.copy()

    def interrupts(self, state: Agra, step: Decision[Agra, Any]) -> list[Action]:
        return interrupts(state, step)

    def not_now(self, state: Agra, seat: Seat, action: Action) -> Refusal:
        """AGR-4.0-b and the like: every letter has its moment."""
        waiting = seats_to_act(state)
        if not waiting:
            return Refusal("AGR-8.0-a", "game-over")
        if seat not in waiting:
            return Refusal("AGR-4.0-a", "other-turn", (waiting[0],))
        if not isinstance(action, Inserted):
            return wrong_moment(state, action)
        if seat != state.active:
            return Refusal("AGR-6.S-b", "other-turn", (state.active,))
        step = self.question(state, seat)
        if step is None or not step.interruptible():
            return Refusal("AGR-6.S-c", "finish-first")
        return cannot_insert(state, step, action)

    def result(self, state: Agra) -> Result:
        return result(state)

    def view(self, state: Agra, viewer: Seat) -> AgraView:
        return view(state, viewer)

    def imagine(self, state: Agra, viewer: Seat, chance: Chance) -> Agra:
        return imagine(state, viewer, chance)

    def give_turn(self, state: Agra, seat: Seat) -> bool:
        """AGR-4.0-a: whoever has had a turn in this round has the next one in the next round, if there is one."""
        if state.phase in (SETUP, OVER):
            return False
        if seat != state.active and BeginTurn(seat) not in state.stack:
            state.stack = []
            BeginRound(state.start).run(state)
            if BeginTurn(seat) not in state.stack:
                return False
        state.stack = [BeginTurn(seat)]
        return True

    def has_turn_to_come(self, state: Agra, seat: Seat) -> bool:
        """AGR-8.0-a: in this round, or in one that is still to come."""
        return BeginTurn(seat) in state.stack or state.ending <= self.printed.last_rounds

    def moment(self, state: Agra) -> tuple[int, str]:
        return state.round, PHASES[state.phase]

    def measures(self, state: Agra, seat: Seat) -> list[Measure]:
        return measures(state, seat)

    def credit(self, event: Event) -> ScoreLine | None:
        return credit(event)

    def zones(self, state: Agra, seat: Seat, action: Action) -> list[str]:
        return zones(state, action)

    def label(self, state: Agra, seat: Seat, action: Action) -> Fields:
        return label(state, seat, action) or super().label(state, seat, action)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def facts(self, state: Agra) -> dict[str, object]:
        """Without a limit nothing is said of it: so a state is written as it was before there were limits."""
        facts = facts_of(state, FACTS)
        if state.most_rounds != NO_LIMIT:
            facts[MOST_ROUNDS] = state.most_rounds
        return facts

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> Agra:
        state = Agra(self.printed, seats, chance)
        put_facts(state, FACTS, facts)
        state.most_rounds = facts.get(MOST_ROUNDS, NO_LIMIT)
        return state

    def step_from(self, fields: list[Any]) -> Step:
        step: Step = STEPS[fields[0]](*fields[1:])
        return step


def wrong_moment(state: Agra, action: Action) -> Refusal:
    """The phase that *action* belongs to; within its phase, or if it has none, what comes first."""
    rule, phase = moment(action)
    if phase not in (ANY_PHASE, state.phase):
        return Refusal(rule, "other-phase", (phase,))
    return Refusal(rule, "finish-first")


def moment(action: Action) -> tuple[str, int]:
    """The clause that gives *action* its place, and the phase."""
    if isinstance(action, End):
        return "AGR-4.0-b", action.phase
    for kind, rule, phase in MOMENTS:
        if isinstance(action, kind):
            return rule, phase
    return PLAIN_MOMENTS[str(action)]


ANY_PHASE: Final = SETUP  # nothing is asked while setting up, so it stands for every phase

MOMENTS: Final[list[tuple[type, str, int]]] = [
    (Lay, "AGR-6.1.1-a", MEDITATION_PHASE),
    (Trade, "AGR-6.1.2-c", MEDITATION_PHASE),
    (Mosaic, "AGR-A.I.15-b", MEDITATION_PHASE),
    (Use, "AGR-6.2-a", ACTION_PHASE),
    (Build, "AGR-6.2.2.1A-a", ACTION_PHASE),
    (TakeBonus, "AGR-6.2.2.1A-g", ANY_PHASE),
    (ProcessGoods, "AGR-6.2.2.3-a", ANY_PHASE),
    (PaySailor, "AGR-6.2.2.1S-d", ACTION_PHASE),
    (Exchange, "AGR-A.I.7-a", ACTION_PHASE),
    (ServeAkbar, "AGR-6.3-a", ORDER_PHASE),
    (FulfilOrder, "AGR-6.3-a", ORDER_PHASE),
    (Process, "AGR-5.2.4-a", ANY_PHASE),
    (Give, "AGR-6.2.2.1T-a", ANY_PHASE),
    (Take, "AGR-0-f", ANY_PHASE),
    (Pay, "AGR-6.2.2.1B-c", ACTION_PHASE),
    (Deliver, "AGR-7.2-a", ANY_PHASE),
    (Offer, "AGR-A.I.20-a", ANY_PHASE),
    (Rise, "AGR-5.6-d", ANY_PHASE),
    (RemoveCover, "AGR-6.2.2.1B-f", ANY_PHASE),
    (MoveFarmer, "AGR-6.2.2.1B-g", ANY_PHASE),
    (SetPrice, "AGR-6.2.2.1T-e", ANY_PHASE),
    (TakeTile, "AGR-5.6-c", ANY_PHASE),
    (DropTile, "AGR-6.S.2-h", ANY_PHASE),
    (MakeRoom, "AGR-R-53", ANY_PHASE),
    (Stand, "AGR-0-l", ANY_PHASE),
    (FavourHere, "AGR-6.S-c", ANY_PHASE),
]
PLAIN_MOMENTS: Final = {
    str(COOK_WORKER): ("AGR-A.I.8-b", MEDITATION_PHASE),
    str(STORE): ("AGR-A.I.8-a", ANY_PHASE),
    str(PEON): ("AGR-6.2.1.2-d", ACTION_PHASE),
    str(ADVANCE): ("AGR-6.2.2.1B-b", ACTION_PHASE),
    str(FOLLOW): ("AGR-5.2.4-d", ANY_PHASE),
    str(DOUBLE): ("AGR-7.3-a", ACTION_PHASE),
    str(TAKE_FAVOUR): ("AGR-5.6-c", ANY_PHASE),
    str(SPEND_STATUE): ("AGR-6.S.3-c", ACTION_PHASE),
    str(ENOUGH): ("AGR-0-i", ANY_PHASE),
    str(DECLINE): ("AGR-0-i", ANY_PHASE),
    str(BACK): ("AGR-0-i", ANY_PHASE),
}

STEPS: Final[dict[str, Any]] = {
    "set-up": SetUp,
    "begin-round": BeginRound,
    "begin-turn": BeginTurn,
    "begin-meditation": BeginMeditation,
    "generate": Generate,
    "begin-spending": BeginSpending,
    "go-on-spending": GoOnSpending,
    "spend": Spend,
    "end-meditation": EndMeditation,
    "action-phase": ActionPhase,
    "choose-space": ChooseSpace,
    "pay-peon": PayPeon,
    "store-worker": StoreWorker,
    "collect": Collect,
    "perform": Perform,
    "visit-merchant": VisitMerchant,
    "move-merchant": MoveMerchant,
    "move-builder": MoveBuilder,
    "offer-statue": OfferStatue,
    "end-action": EndAction,
    "order-phase": OrderPhase,
    "serve-or-fulfil": ServeOrFulfil,
    "end-turn": EndTurn,
    "confirm-end": ConfirmEnd,
    "clean-up": CleanUp,
    "reach-limit": ReachLimit,
    "end-game": EndGame,
    "architect": Architect,
    "pay-material": PayMaterial,
    "take-bonus-tile": TakeBonusTile,
    "choose-bonus": ChooseBonus,
    "open-building": OpenBuilding,
    "open-free-building": OpenFreeBuilding,
    "process-here": ProcessHere,
    "free-building": FreeBuilding,
    "additional": Additional,
    "following": Following,
    "follow": Follow,
    "sail": Sail,
    "sailor": Sailor,
    "pay-more": PayMore,
    "double-or-not": DoubleOrNot,
    "ask-jagirdar": AskJagirdar,
    "jagirdar-delivery": JagirdarDelivery,
    "trader": Trader,
    "give-more": GiveMore,
    "take-goods": TakeGoods,
    "choose-good": ChooseGood,
    "move-price": MovePrice,
    "offer-botanist": OfferBotanist,
    "botanist": Botanist,
    "pay-value": PayValue,
    "choose-payment": ChoosePayment,
    "advance": Advance,
    "choose-cover": ChooseCover,
    "farmer-moves": FarmerMoves,
    "offer-dyer": OfferDyer,
    "dyer-exchange": DyerExchange,
    "choose-twin": ChooseTwin,
    "choose-arrow": ChooseArrow,
    "stand-workers": StandWorkers,
    "choose-stand": ChooseStand,
    "pick-tracks": PickTracks,
    "rise-later": RiseLater,
    "step-bonus": StepBonus,
    "give-up-tile": GiveUpTile,
    "shuffle-pile": ShufflePile,
    "any-tile": AnyTile,
    "rise-for-supplied": RiseForSupplied,
    "choose-step": ChooseStep,
    "deliver-one": DeliverOne,
    "evaluate": Evaluate,
    "receive": Receive,
    "check-boat": CheckBoat,
    "pier-event": PierEvent,
    "set-limit": SetLimit,
    "cotton-favour": CottonFavour,
    "favour-for-all": FavourForAll,
    "pier-good": PierGood,
    "choose-pier-good": ChoosePierGood,
    "offer-akbar": OfferAkbar,
    "akbar-or-order": AkbarOrOrder,
    "receive-good": ReceiveGood,
    "give-one": GiveOne,
    "room-for": RoomFor,
}
