"""Yinzi as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from tablewright.games.yinzi import (
    ch05_a_bonus,
    ch05_b_factories,
    ch05_b_fortune,
    ch05_b_plantation,
    ch05_b_production,
    ch05_b_routes,
    ch05_b_sailing,
    ch05_b_ships,
    ch05_b_turns,
    ch05_b_urban,
    ch05_b_workers,
    ch05_c_feeding,
    ch05_d_disasters,
    ch05_d_rewards,
    ch05_d_routes,
    ch05_d_taxation,
    ch05_d_war,
    ch05_e_late,
    ch05_f_administration,
    ch05_rounds,
    ch06_any_time,
    doors,
    setup,
)
from tablewright.games.yinzi.actions import Commit, Fill, Letter, own_letters
from tablewright.games.yinzi.ch05_b_turns import NextTurn, can_act
from tablewright.games.yinzi.ch06_any_time import SellFood, Spend, any_time, any_time_letters, cannot_sell_food
from tablewright.games.yinzi.labels import label
from tablewright.games.yinzi.measures import credit, measures
from tablewright.games.yinzi.names import (
    DISASTER,
    FEEDING,
    FINAL_CHANCE,
    GLORIES,
    LATE,
    OVER,
    PHASE_A,
    PHASE_B,
    PHASES,
    REWARDS,
    ROUTE_PHASE,
    SETUP,
)
from tablewright.games.yinzi.printed import Printed
from tablewright.games.yinzi.scoring import result
from tablewright.games.yinzi.state import FACTS, Yinzi
from tablewright.games.yinzi.view import imagine, view
from tablewright.games.yinzi.view_types import AnyView
from tablewright.games.yinzi.vocabulary import VOCABULARY
from tablewright.games.yinzi.window import cannot_spend
from tablewright.games.yinzi.zones import zones
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.event import Event
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.score import Measure, Result, ScoreLine
from tablewright.kernel.setup import Setup
from tablewright.kernel.state import facts_of, put_facts, seats_to_act
from tablewright.kernel.step import Decision, Step
from tablewright.kernel.vocabulary import Vocabulary

VERSION: Final = "2"


class YinziGame(Game[Yinzi]):
    """The rules of Yinzi with one file of printed values."""

    def __init__(self, printed: Printed, digest: str) -> None:
        letters = own_letters()
        letters += any_time_letters()
        super().__init__("yinzi", VERSION, digest, (2, 3, 4), letters)
        self.printed: Final = printed

    def deal(self, setup_: Setup, chance: Chance) -> Yinzi:
        state = Yinzi(self.printed, setup_.seats, chance)
        state.stack = [setup.SetUp(0)]
        return state

    def twin(self, state: Yinzi) -> Yinzi:
        return state.copy()

    def interrupts(self, state: Yinzi, step: Decision[Yinzi, Any]) -> list[Action]:
        return any_time(state, step.seat)

    def not_now(self, state: Yinzi, seat: Seat, action: Action) -> Refusal:
        """Every letter has its moment."""
        waiting = seats_to_act(state)
        if not waiting:
            return Refusal("YIN-Z-end-1", "game-over")
        if seat not in waiting:
            return Refusal("YIN-B-frame-2", "other-turn", (waiting[0],))
        step = self.question(state, seat)
        if isinstance(action, (SellFood, Spend)) and step is not None:
            if state.window != 0 and (not step.interruptible() or seat != state.active):
                return Refusal("YIN-B-frame-7", "finish-first")
            if isinstance(action, SellFood):
                return cannot_sell_food(state, seat, action.square)
            refusal = cannot_spend(state, seat, action.innovation)
            assert refusal is not None, "it would be an option"
            return refusal
        return wrong_moment(state, action)

    def result(self, state: Yinzi) -> Result:
        return result(state)

    def view(self, state: Yinzi, viewer: Seat) -> AnyView:
        return view(state, viewer)

    def imagine(self, state: Yinzi, viewer: Seat, chance: Chance) -> Yinzi:
        return imagine(state, viewer, chance)

    def give_turn(self, state: Yinzi, seat: Seat) -> bool:
        """Turns there are in phase B alone, for a seat that still has a card or workers to use."""
        if state.phase != PHASE_B or not can_act(state, seat):
            return False
        state.upto = state.order.index(seat) - 1
        state.stack = [NextTurn(0)]
        return True

    def has_turn_to_come(self, state: Yinzi, seat: Seat) -> bool:
        """YIN-Q-round-1: in this phase B, or in that of a round still to come; in the last one only if it can act."""
        if state.round < self.printed.rounds or state.phase < PHASE_B:
            return True
        return state.phase == PHASE_B and can_act(state, seat)

    def moment(self, state: Yinzi) -> tuple[int, str]:
        return state.round, PHASES[state.phase]

    def measures(self, state: Yinzi, seat: Seat) -> list[Measure]:
        return measures(state, seat)

    def credit(self, event: Event) -> ScoreLine | None:
        return credit(self.printed, event)

    def zones(self, state: Yinzi, seat: Seat, action: Action) -> list[str]:
        return zones(state, seat, action)

    def label(self, state: Yinzi, seat: Seat, action: Action) -> Fields:
        return label(state, seat, action) or super().label(state, seat, action)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def facts(self, state: Yinzi) -> dict[str, object]:
        return facts_of(state, FACTS)

    def state_from(self, facts: dict[str, Any], seats: int, chance: Chance) -> Yinzi:
        state = Yinzi(self.printed, seats, chance)
        put_facts(state, FACTS, facts)
        state.find_farms()
        return state

    def step_from(self, fields: list[Any]) -> Step:
        step: Step = STEPS[fields[0]](*fields[1:])
        return step


def wrong_moment(state: Yinzi, action: Action) -> Refusal:
    """The phase that *action* belongs to; within it, what comes first."""
    rule, phases = moment(action)
    if state.phase not in phases:
        return Refusal(rule, "other-phase", (phases[0],))
    return Refusal(rule, "finish-first")


def moment(action: Action) -> tuple[str, tuple[int, ...]]:
    """The clause that gives *action* its place, and its phases."""
    if isinstance(action, Commit):
        return "YIN-B-imp-1", (PHASE_B,)
    if isinstance(action, Fill):
        return "YIN-D-route-4", (ROUTE_PHASE, FINAL_CHANCE)
    if isinstance(action, Letter):
        return MOMENTS[action.verb]
    return MOMENTS[str(action)]


ANY_PHASE: Final = tuple(range(SETUP, OVER))
MOMENTS: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    "colour": ("YIN-S-player-1", (SETUP,)),
    "build": ("YIN-B-fact-2", (PHASE_B, SETUP)),
    "site": ("YIN-B-fact-3", (PHASE_B, SETUP)),
    "take": ("YIN-B-res-1", (PHASE_B, SETUP)),
    "bonus": ("YIN-A-choose-1", (PHASE_A,)),
    "innovate": ("YIN-B-innov-1", (PHASE_B, PHASE_A)),
    "upgrade": ("YIN-B-fact-6", (PHASE_B, PHASE_A, REWARDS)),
    "buy-tile": ("YIN-B-cult-6", (PHASE_B, PHASE_A)),
    "plant": ("YIN-B-cult-7", (PHASE_B, PHASE_A)),
    "play": ("YIN-B-fortune-1", (PHASE_B,)),
    "on": ("YIN-B-fortune-1", (PHASE_B,)),
    "send": ("YIN-B-work-1", (PHASE_B,)),
    "to": ("YIN-B-work-1", (PHASE_B,)),
    "migrate": ("YIN-B-work-9", (PHASE_B,)),
    "advance": ("YIN-B-boat-1", (PHASE_B,)),
    "grow": ("YIN-B-cult-1", (PHASE_B,)),
    "sell": ("YIN-B-urban-1", (PHASE_B, PHASE_A)),
    "market": ("YIN-B-urban-1", (PHASE_B, PHASE_A)),
    "rebuild": ("YIN-B-fact-9", (PHASE_B,)),
    "with": ("YIN-I-eco-3", (PHASE_B,)),
    "tax": ("YIN-B-fortune-6", (PHASE_B,)),
    "stop": ("YIN-B-fortune-5", ANY_PHASE),
    "produce": ("YIN-B-prod-1", (PHASE_B,)),
    "double": ("YIN-B-prod-6", (PHASE_B,)),
    "raw": ("YIN-B-prod-3", (PHASE_B,)),
    "raw-free": ("YIN-I-eco-4", (PHASE_B,)),
    "ship": ("YIN-B-ship-1", (PHASE_B,)),
    "load": ("YIN-B-ship-1", (PHASE_B, LATE)),
    "free": ("YIN-I-use-3", (PHASE_B, FEEDING, ROUTE_PHASE, LATE, FINAL_CHANCE)),
    "slot": ("YIN-B-ship-1", (PHASE_B, LATE)),
    "army": ("YIN-B-war-1", (PHASE_B,)),
    "serve": ("YIN-B-war-2", (PHASE_B,)),
    "give-product": ("YIN-B-war-5", (PHASE_B, ROUTE_PHASE, FINAL_CHANCE)),
    "give": ("YIN-B-war-5", (PHASE_B, ROUTE_PHASE, FINAL_CHANCE)),
    "give-emissary": ("YIN-B-war-8", (PHASE_B, ROUTE_PHASE, FINAL_CHANCE)),
    "buy-food": ("YIN-M-rural-4", (FEEDING, PHASE_B, ROUTE_PHASE, LATE, FINAL_CHANCE)),
    "pay": ("YIN-X-exch-1", ANY_PHASE),
    "eat": ("YIN-C-feed-3", (FEEDING,)),
    "move-disc": ("YIN-L-disc-1", (GLORIES,)),
    "decline": ("YIN-B-sail-2", (PHASE_B, LATE, GLORIES)),
    "emissary": ("YIN-I-dip-8", (PHASE_B, LATE)),
    "leave": ("YIN-I-war-4", (GLORIES,)),
    "burn": ("YIN-D-dis-3", (DISASTER,)),
    "lose": ("YIN-D-dis-5", (DISASTER,)),
    "wither": ("YIN-D-dis-7", (DISASTER,)),
    "choose-route": ("YIN-D-imp-3", (REWARDS, PHASE_A, PHASE_B, ROUTE_PHASE)),
    "dock": ("YIN-I-dip-7", (PHASE_B, PHASE_A, LATE)),
}

STEPS: Final[dict[str, Any]] = {
    "set-up": setup.SetUp,
    "choose-colour": setup.ChooseColour,
    "lay-out": setup.LayOut,
    "start-factory": setup.StartFactory,
    "new-display": setup.NewDisplay,
    "start-resource": setup.StartResource,
    "begin-round": ch05_rounds.BeginRound,
    "end-game": ch05_rounds.EndGame,
    "end-occasion": doors.EndOccasion,
    "pay-with": doors.PayWith,
    "pay-silver-with": doors.PaySilverWith,
    "bonus-phase": ch05_a_bonus.BonusPhase,
    "bonus-turn": ch05_a_bonus.BonusTurn,
    "choose-bonus": ch05_a_bonus.ChooseBonus,
    "go-on-bonus": ch05_a_bonus.GoOnBonus,
    "after-bonus": ch05_a_bonus.AfterBonus,
    "end-bonuses": ch05_a_bonus.EndBonuses,
    "add-disc": ch05_b_factories.AddDisc,
    "choose-stone": ch05_b_factories.ChooseStone,
    "choose-site": ch05_b_factories.ChooseSite,
    "choose-fortune": ch05_b_fortune.ChooseFortune,
    "go-on-fortune": ch05_b_fortune.GoOnFortune,
    "fortune": ch05_b_fortune.Fortune,
    "place-tile": ch05_b_plantation.PlaceTile,
    "choose-tile": ch05_b_plantation.ChooseTile,
    "go-on-producing": ch05_b_production.GoOnProducing,
    "produce": ch05_b_production.Produce,
    "fetch-raw": ch05_b_production.FetchRaw,
    "choose-raw": ch05_b_production.ChooseRaw,
    "may-serve": ch05_b_routes.MayServe,
    "choose-route": ch05_b_routes.ChooseRoute,
    "served": ch05_b_routes.Served,
    "pick-gift": ch05_b_routes.PickGift,
    "choose-gift": ch05_b_routes.ChooseGift,
    "completed": ch05_b_routes.Completed,
    "go-on-shipping": ch05_b_ships.GoOnShipping,
    "supply": ch05_b_ships.Supply,
    "second-salt": ch05_b_ships.SecondSalt,
    "choose-slot": ch05_b_ships.ChooseSlot,
    "sail": ch05_b_sailing.Sail,
    "add-emissary": ch05_b_sailing.AddEmissary,
    "depart": ch05_b_sailing.Depart,
    "action-phase": ch05_b_turns.ActionPhase,
    "next-turn": ch05_b_turns.NextTurn,
    "choose-action": ch05_b_turns.ChooseAction,
    "choose-work": ch05_b_turns.ChooseWork,
    "choose-space": ch05_b_urban.ChooseSpace,
    "choose-cube": ch05_b_urban.ChooseCube,
    "may-finish": ch05_b_workers.MayFinish,
    "finish": ch05_b_workers.Finish,
    "go-on-taking": ch05_b_workers.GoOnTaking,
    "take-resource": ch05_b_workers.TakeResource,
    "commit-workers": ch05_b_workers.CommitWorkers,
    "muster": ch05_b_workers.Muster,
    "feeding-phase": ch05_c_feeding.FeedingPhase,
    "feeding-step": ch05_c_feeding.FeedingStep,
    "go-on-feeding": ch05_c_feeding.GoOnFeeding,
    "feed": ch05_c_feeding.Feed,
    "second-half": ch05_c_feeding.SecondHalf,
    "disaster-phase": ch05_d_disasters.DisasterPhase,
    "fire": ch05_d_disasters.Fire,
    "choose-fire": ch05_d_disasters.ChooseFire,
    "surplus": ch05_d_disasters.Surplus,
    "choose-loss": ch05_d_disasters.ChooseLoss,
    "flood": ch05_d_disasters.Flood,
    "drought-comes": ch05_d_disasters.DroughtComes,
    "drought": ch05_d_disasters.Drought,
    "choose-drought": ch05_d_disasters.ChooseDrought,
    "route-phase": ch05_d_routes.RoutePhase,
    "personal-step": ch05_d_routes.PersonalStep,
    "go-on-personal": ch05_d_routes.GoOnPersonal,
    "serve-personal": ch05_d_routes.ServePersonal,
    "final-phase": ch05_d_routes.FinalPhase,
    "reward-phase": ch05_d_rewards.RewardPhase,
    "reward": ch05_d_rewards.Reward,
    "bridge-upgrade": ch05_d_rewards.BridgeUpgrade,
    "take-route": ch05_d_rewards.TakeRoute,
    "tax-phase": ch05_d_taxation.TaxPhase,
    "tax-step": ch05_d_taxation.TaxStep,
    "pay-tax": ch05_d_taxation.PayTax,
    "war-phase": ch05_d_war.WarPhase,
    "war-step": ch05_d_war.WarStep,
    "rally": ch05_d_war.Rally,
    "stand-up": ch05_d_war.StandUp,
    "award": ch05_d_war.Award,
    "glory": ch05_d_war.Glory,
    "glory-disc": ch05_d_war.GloryDisc,
    "veteran-step": ch05_d_war.VeteranStep,
    "leave-veterans": ch05_d_war.LeaveVeterans,
    "late-phase": ch05_e_late.LatePhase,
    "late-step": ch05_e_late.LateStep,
    "go-on-loading": ch05_e_late.GoOnLoading,
    "load-late": ch05_e_late.LoadLate,
    "second-late": ch05_e_late.SecondLate,
    "late-slot": ch05_e_late.LateSlot,
    "late-silver": ch05_e_late.LateSilver,
    "administration": ch05_f_administration.Administration,
    "choose-dock": ch06_any_time.ChooseDock,
}
