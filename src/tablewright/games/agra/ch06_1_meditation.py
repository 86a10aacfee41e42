"""Chapter 6.1: the meditation phase.

AGR-6.1-a   optional; first generate, then spend (AGR-R-22)
AGR-6.1-b   what is not spent is lost
AGR-6.1.1-a lay down any number of own standing workers
AGR-6.1.1-b the k-th one gives the value of the space k - 1 before the tracker, at least that of space 1
AGR-6.1.1-c whichever they are and wherever they stand
AGR-6.1.1-e one that is stood up again may be laid down again; the count goes on
AGR-6.1.2-a any available actions, any number of times
AGR-6.1.2-b but not the outer one under the marker
AGR-6.1.2-c trade, AGR-6.1.2-d deliver, AGR-6.1.2-e process, AGR-6.1.2-f remove a cover tile, AGR-6.1.2-g move a farmer
AGR-6.1.2-h each delivery is an action of its own
AGR-6.1.3-a the marker goes to the outer action used last
AGR-6.1.3-b the farmer does not count
AGR-6.1.3-c without an outer action it stays (AGR-R-23)
AGR-6.1.3-d nothing else moves it
AGR-A.I.8-b the Cook's workers return to the supply and generate too (AGR-R-44)
AGR-A.I.9-a the Muezzin: one more, once (AGR-R-66)
AGR-A.I.15-b the Mosaic Maker: points for favour, once a turn (AGR-R-62)
"""

from __future__ import annotations

from tablewright.games.agra.actions import (
    COOK_WORKER,
    END,
    ENOUGH,
    LAY,
    MOSAIC,
    PROCESS_TO,
    TRADE_GOOD,
    Deliver,
    Lay,
    Mosaic,
    MoveFarmer,
    Process,
    RemoveCover,
    Trade,
)
from tablewright.games.agra.ch05_goods import (
    can_process,
    has_twin,
    no_source,
    owe_additional,
    owe_twin,
    process,
)
from tablewright.games.agra.ch06_s_means import could_bring_point
from tablewright.games.agra.ch06_s_secondary import interrupts
from tablewright.games.agra.ch07_notables import cannot_deliver, deliver, delivery_options
from tablewright.games.agra.doors import can_pay_favour, gain_favour, good_missing
from tablewright.games.agra.farm import (
    cannot_move_farmer,
    cover_options,
    farmer_options,
    move_farmer,
    no_cover_there,
    remove_cover,
)
from tablewright.games.agra.names import (
    BASIC,
    COOK,
    DELIVER,
    EXTRA_MP,
    GOODS,
    LAID,
    LAST_OUTER,
    MEDITATION,
    MEDITATION_PHASE,
    MOSAIC_MAKER,
    MP,
    MUEZZIN,
    NO_OUTER,
    ONCE,
    ONCE_MOSAIC,
    ONCE_MUEZZIN,
    PROCESS,
    SPACES,
    STORED,
    TRADE,
    UNCOVER,
    WORKERS,
)
from tablewright.games.agra.state import Agra
from tablewright.games.agra.workers import lying, standing
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.step import Decision, Procedure

# Generating.


class BeginMeditation(Procedure[Agra]):
    """AGR-6.1-a: ask for workers while there is one, or something that could be inserted."""

    def fields(self) -> Fields:
        return "begin-meditation", self.seat

    def run(self, state: Agra) -> None:
        state.phase = MEDITATION_PHASE
        step = Generate(self.seat)
        if len(step.options(state)) > 1 or interrupts(state, step):
            state.then([step])


class Generate(Decision[Agra, Action]):
    """AGR-6.1.1-a, AGR-A.I.8-b: lay down one more worker, or go on to spending?"""

    def fields(self) -> Fields:
        return "generate", self.seat

    def options(self, state: Agra) -> list[Action]:
        mine = standing(self.seat)
        found: list[Action] = [LAY[space] for space in range(len(SPACES)) if state.worker[space] == mine]
        if state.hold[self.seat][STORED] > 0:
            found.append(COOK_WORKER)
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, Lay):
            return Refusal("AGR-6.1.1-a", "not-standing-there", (action.space,))
        if action is COOK_WORKER:
            return Refusal("AGR-A.I.8-b", "nobody-stored", (COOK,))
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, Lay):
            state.worker[action.space] = lying(self.seat)
            state.tell("AGR-6.1.1-a", self.seat, "laid-down", (action.space,))
        elif action is COOK_WORKER:
            row = state.hold[self.seat]
            row[STORED] -= 1
            row[WORKERS] += 1
            state.tell("AGR-A.I.8-b", self.seat, "came-from-cook")
        else:
            return
        generate(state, self.seat)
        state.then([BeginMeditation(self.seat)])


def generate(state: Agra, seat: Seat) -> None:
    """AGR-6.1.1-b, AGR-A.I.9-a: what the next worker is worth."""
    printed, turn = state.printed, state.turn
    space = max(1, state.hold[seat][MEDITATION] - turn[LAID])
    turn[LAID] += 1
    turn[MP] += printed.space_mp[space]
    state.tell("AGR-6.1.1-b", seat, "meditated", (printed.space_mp[space],))
    if state.contract[MUEZZIN] == seat and not turn[ONCE] & ONCE_MUEZZIN:
        turn[ONCE] |= ONCE_MUEZZIN
        turn[MP] += printed.muezzin_mp
        state.tell("AGR-A.I.9-a", seat, "meditated", (printed.muezzin_mp,))


# Spending.


class BeginSpending(Procedure[Agra]):
    """AGR-6.1.2-a: ask while there are points, or tile 3 could bring one; more had its place while generating."""

    def fields(self) -> Fields:
        return "begin-spending", self.seat

    def run(self, state: Agra) -> None:
        if state.turn[MP] > 0 or can_pay_favour(state, self.seat, EXTRA_MP):
            state.then([Spend(self.seat)])


class GoOnSpending(Procedure[Agra]):
    """AGR-6.1.2-a, AGR-R-71: the last action may have brought what could bring one more point."""

    def fields(self) -> Fields:
        return "go-on-spending", self.seat

    def run(self, state: Agra) -> None:
        step = Spend(self.seat)
        if state.turn[MP] > 0 or could_bring_point(state, self.seat, interrupts(state, step)):
            state.then([step])


class Spend(Decision[Agra, Action]):
    """AGR-6.1.2-a: one more meditation action, or the end of the phase?"""

    def fields(self) -> Fields:
        return "spend", self.seat

    def options(self, state: Agra) -> list[Action]:
        seat, row, points = self.seat, state.hold[self.seat], state.turn[MP]
        printed = state.printed
        answers: list[Action] = []
        if state.blocked != TRADE:
            answers += [
                TRADE_GOOD[good]
                for good in range(len(GOODS))
                if row[good] > 0 and state.value[good] <= points and has_twin(state, good)
            ]
        if state.blocked != DELIVER and points >= printed.delivery_cost:
            answers += delivery_options(state, seat)
        if state.blocked != PROCESS:
            source = printed.source
            answers += [
                PROCESS_TO[to] for to in range(BASIC, len(GOODS)) if row[source[to]] > 0 and state.value[to] <= points
            ]
        if state.blocked != UNCOVER and points >= printed.cover_cost:
            answers += cover_options(state, seat)
        if points >= printed.farmer_cost:
            answers += farmer_options(state, seat)
        if state.contract[MOSAIC_MAKER] == seat:
            answers += [rate for rate in MOSAIC if cannot_mosaic(state, seat, rate) is None]
        answers.append(END[MEDITATION_PHASE])
        return answers

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        seat = self.seat
        if isinstance(action, Trade):
            wrong = good_missing(state, "AGR-6.1.2-c", seat, action.good)
            if wrong is None and not has_twin(state, action.good):
                wrong = Refusal("AGR-6.1.2-c", "no-twin", (action.good,))
            return why_not(state, TRADE, wrong, "AGR-6.1.2-c", state.value[action.good])
        if isinstance(action, Deliver):
            wrong = cannot_deliver(state, seat, action.notable, action.good)
            return why_not(state, DELIVER, wrong, "AGR-6.1.2-d", state.printed.delivery_cost)
        if isinstance(action, Process):
            wrong = None if can_process(state, seat, action.good) else no_source(state, action.good)
            return why_not(state, PROCESS, wrong, "AGR-6.1.2-e", state.value[action.good])
        if isinstance(action, RemoveCover):
            wrong = None if action in cover_options(state, seat) else no_cover_there(action)
            return why_not(state, UNCOVER, wrong, "AGR-6.1.2-f", state.printed.cover_cost)
        if isinstance(action, MoveFarmer):
            wrong = cannot_move_farmer(state, seat, action.track, action.space)
            return why_not(state, NO_OUTER, wrong, "AGR-6.1.2-g", state.printed.farmer_cost)
        if isinstance(action, Mosaic):
            return cannot_mosaic(state, seat, action)
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        seat, printed = self.seat, state.printed
        if action is END[MEDITATION_PHASE]:
            return
        state.then([GoOnSpending(seat)])
        if isinstance(action, Trade):
            pay_points(state, "AGR-6.1.2-c", seat, state.value[action.good], TRADE)
            owe_twin(state, "AGR-6.1.2-c", seat, action.good)
        elif isinstance(action, Deliver):
            pay_points(state, "AGR-6.1.2-d", seat, printed.delivery_cost, DELIVER)
            deliver(state, "AGR-6.1.2-d", seat, action.notable, action.good)
        elif isinstance(action, Process):
            pay_points(state, "AGR-6.1.2-e", seat, state.value[action.good], PROCESS)
            process(state, "AGR-6.1.2-e", seat, action.good, 1)
            owe_additional(state, seat, action.good)
        elif isinstance(action, RemoveCover):
            pay_points(state, "AGR-6.1.2-f", seat, printed.cover_cost, UNCOVER)
            remove_cover(state, "AGR-6.1.2-f", seat, action.track, action.space)
        elif isinstance(action, MoveFarmer):
            pay_points(state, "AGR-6.1.2-g", seat, printed.farmer_cost, NO_OUTER)
            move_farmer(state, "AGR-6.1.2-g", seat, action.track, action.space)
        elif isinstance(action, Mosaic):
            state.turn[ONCE] |= ONCE_MOSAIC
            pay_points(state, "AGR-A.I.15-b", seat, printed.mosaic_mp[action.number - 1], NO_OUTER)
            gain_favour(state, "AGR-A.I.15-b", seat, printed.mosaic_favour[action.number - 1])


def why_not(state: Agra, outer: int, wrong: Refusal | None, rule: str, cost: int) -> Refusal:
    """Why a meditation action is not possible: blocked, impossible, or too dear."""
    if outer != NO_OUTER and state.blocked == outer:
        return Refusal("AGR-6.1.2-b", "blocked", (outer,))
    if wrong is not None:
        return wrong
    return Refusal(rule, "points-missing", (cost - state.turn[MP],))


def cannot_mosaic(state: Agra, seat: Seat, action: Mosaic) -> Refusal | None:
    """AGR-A.I.15-b: why *seat* cannot exchange MP at this rate; None if it can."""
    printed = state.printed
    if state.contract[MOSAIC_MAKER] != seat:
        return Refusal("AGR-A.I.15-b", "not-your-contract", (MOSAIC_MAKER,))
    if state.turn[ONCE] & ONCE_MOSAIC:
        return Refusal("AGR-A.I.15-b", "once-per-turn")
    if action.number > len(printed.mosaic_mp):
        return Refusal("AGR-A.I.15-b", "no-effect")
    missing = printed.mosaic_mp[action.number - 1] - state.turn[MP]
    return Refusal("AGR-A.I.15-b", "points-missing", (missing,)) if missing > 0 else None


def pay_points(state: Agra, rule: str, seat: Seat, cost: int, outer: int) -> None:
    """AGR-6.1.3-a, AGR-6.1.3-b: and remember the outer action."""
    state.turn[MP] -= cost
    state.tell(rule, seat, "paid-points", (cost,))
    if outer != NO_OUTER:
        state.turn[LAST_OUTER] = outer


class EndMeditation(Procedure[Agra]):
    """AGR-6.1-b, AGR-6.1.3-a, AGR-6.1.3-c."""

    def fields(self) -> Fields:
        return "end-meditation", self.seat

    def run(self, state: Agra) -> None:
        state.turn[MP] = 0
        outer = state.turn[LAST_OUTER]
        if outer != NO_OUTER:
            state.blocked = outer
            state.tell("AGR-6.1.3-a", self.seat, "blocked-action", (outer,))
