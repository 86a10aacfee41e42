"""Phase B: the frame of actions.

YIN-B-frame-1    three cards are drawn in round 1; later hands were drawn in F-III (YIN-R-10)
YIN-B-frame-2    in turn order, one action per turn, until everybody has made six
YIN-B-frame-3    a fortune action or a worker action
YIN-B-frame-4    without workers on the board only a fortune action
YIN-B-frame-5    without cards only a worker action
YIN-B-frame-6    without both a seat is skipped (YIN-R-22)
YIN-B-frame-7    besides, the rural market and innovations: see ch06_any_time
YIN-B-work-1     a worker action takes one whole group
YIN-B-work-2     each of the five once per round
YIN-B-work-3     others never block an area
YIN-B-work-9     a group without any use migrates (YIN-R-58)
YIN-B-work-13    only an action of which one use is possible can be chosen (YIN-R-81)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import MIGRATE, PLAY, SEND, TO, Letter
from tablewright.games.yinzi.ch05_b_fortune import ChooseFortune
from tablewright.games.yinzi.ch05_b_production import Produce
from tablewright.games.yinzi.ch05_b_routes import MayServe
from tablewright.games.yinzi.ch05_b_ships import Supply
from tablewright.games.yinzi.ch05_b_uses import could_produce, could_ship, could_take
from tablewright.games.yinzi.ch05_b_workers import (
    CommitWorkers,
    MayFinish,
    Muster,
    TakeResource,
    commitments,
    is_full,
    release_group,
)
from tablewright.games.yinzi.doors import begin_occasion
from tablewright.games.yinzi.names import (
    COMMITMENTS,
    DONE,
    FORTUNES,
    GROUP,
    HAND,
    IMPERIAL,
    LOWER,
    LYING,
    PHASE_B,
    PRODUCING,
    SHIPPING,
    TAKING,
    WAR,
    WORK,
    WORKS,
)
from tablewright.games.yinzi.state import Closed, Yinzi
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, with_row, without
from tablewright.kernel.step import Decision, Procedure

SAME_CARD: Final = Refusal("YIN-B-fortune-1", "offered-already")
NO_GROUPS: Final = [0, 0, 0, 0, 0]
MIGRATE_NOT: Final = Refusal("YIN-B-work-9", "use-possible")


def draw_hands(state: Yinzi, rule: str) -> None:
    """Three cards for each seat, seen by nobody else."""
    state.reveal()
    for seat in state.order:
        deck, hand = state.deck[seat][:], state.hand[seat][:]
        for _ in range(min(HAND, len(deck))):
            card = deck.pop()
            hand.append(card)
            state.whisper(rule, seat, "drew", (card,))
        state.deck = with_row(state.deck, seat, deck)
        state.hand = with_row(state.hand, seat, sorted(hand))


class ActionPhase(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "action-phase", self.seat

    def run(self, state: Yinzi) -> None:
        state.phase = PHASE_B
        state.upto = -1
        if state.round == 1:
            draw_hands(state, "YIN-B-frame-1")
        state.then([NextTurn(0)])


def can_act(state: Yinzi, seat: Seat) -> bool:
    return len(state.hand[seat]) > 0 or state.groups[seat] != NO_GROUPS


class NextTurn(Procedure[Yinzi]):
    """YIN-B-frame-2: the next seat that can act; when none can, the phase is over."""

    def fields(self) -> Fields:
        return "next-turn", self.seat

    def run(self, state: Yinzi) -> None:
        for far in range(1, state.seats + 1):
            place = (state.upto + far) % state.seats
            seat = state.order[place]
            if can_act(state, seat):
                for passed in range(1, far if state.upto >= 0 else 1):
                    other = state.order[(state.upto + passed) % state.seats]
                    state.tell("YIN-B-frame-6", other, "skipped")
                state.upto = place
                begin_occasion(state, seat, PHASE_B)
                state.tell("YIN-B-frame-2", seat, "turn-began")
                state.then([ChooseAction(seat), NextTurn(0)])
                return
        begin_occasion(state, state.active, 0)


class ChooseAction(Decision[Yinzi, Action]):
    """YIN-B-frame-3: which card, or which group of workers?"""

    def fields(self) -> Fields:
        return "choose-action", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for card in state.hand[self.seat]:
            if self.twin_of(state, card) == card:
                found.append(PLAY[card])
        for group in range(len(FORTUNES)):
            if state.groups[self.seat][group] > 0:
                found.append(SEND[group])
        return found

    def twin_of(self, state: Yinzi, card: int) -> int:
        """The first card of the hand that shows the same: only that one is offered."""
        printed = state.printed
        value, workers = printed.card_value[card], printed.card_workers[card]
        for other in state.hand[self.seat]:
            if printed.card_value[other] == value and printed.card_workers[other] == workers:
                return other
        return card

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if not isinstance(action, Letter):
            return None
        if action.verb == "play":
            if action.at in state.hand[self.seat]:
                return SAME_CARD
            empty = not state.hand[self.seat]
            return Refusal("YIN-B-frame-5", "hand-empty") if empty else Refusal("YIN-B-fortune-1", "not-in-hand")
        if action.verb == "send":
            none = max(state.groups[self.seat]) == 0
            return Refusal("YIN-B-frame-4", "no-group") if none else Refusal("YIN-B-work-1", "no-such-group")
        return None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        if action.verb == "play":
            state.hand = with_row(state.hand, self.seat, without(state.hand[self.seat], action.at))
            state.tell("YIN-B-fortune-1", self.seat, "showed-card", (action.at,))
            state.then([ChooseFortune(self.seat, action.at)])
            state.reveal()
        else:
            state.then([ChooseWork(self.seat, action.at)])


def could_work(state: Yinzi, seat: Seat, work: int, group: int, help_: bool) -> bool:
    """Is one use of *work* possible with *group* workers; *help_*: and migrants, discs, exchange?"""
    row = state.hold[seat]
    if row[DONE] & (1 << work):
        return False
    hands = min(group + (row[LOWER] if help_ else 0), state.printed.most_workers)
    if work == TAKING:
        return could_take(state, seat, help_)
    if work == PRODUCING:
        return could_produce(state, seat, hands, help_)
    if work == SHIPPING:
        return could_ship(state, seat, help_)
    if work == IMPERIAL:
        if help_:
            return len(commitments(state, seat, group)) > 0
        needed = state.printed.imperial_workers
        return any([needed[space] <= group and not is_full(state, seat, space) for space in range(len(COMMITMENTS))])
    return row[LYING] < state.printed.most_workers


class ChooseWork(Closed):
    """YIN-B-work-1: for which worker action is the group used?"""

    def __init__(self, seat: Seat, group: int) -> None:
        super().__init__(seat)
        self.group: Final = group

    def fields(self) -> Fields:
        return "choose-work", self.seat, self.group

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        workers = state.groups[self.seat][self.group]
        forced = True
        for work in range(len(WORKS)):
            if could_work(state, self.seat, work, workers, True):
                found.append(TO[work])
                forced = forced and not could_work(state, self.seat, work, workers, False)
        if forced:
            found.append(MIGRATE)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is MIGRATE:
            return MIGRATE_NOT
        if not isinstance(action, Letter) or action.verb != "to":
            return None
        used = state.hold[self.seat][DONE] & (1 << action.at)
        return Refusal("YIN-B-work-2" if used else "YIN-B-work-13", "work-used" if used else "no-use", (action.at,))

    def resolve(self, state: Yinzi, action: Action) -> None:
        seat = self.seat
        state.turn[GROUP] = state.groups[seat][self.group]
        state.groups = with_row(state.groups, seat, with_entry(state.groups[seat], self.group, 0))
        if action is MIGRATE:
            release_group(state, "YIN-B-work-9", seat)
            state.then([MayFinish(seat)])
            return
        assert isinstance(action, Letter)
        state.turn[WORK] = action.at + 1
        state.hold[seat][DONE] |= 1 << action.at
        state.tell("YIN-B-work-1", seat, "sent", (action.at, state.turn[GROUP]))
        if action.at == TAKING:
            state.then([TakeResource(seat)])
        elif action.at == PRODUCING:
            state.then([Produce(seat)])
        elif action.at == SHIPPING:
            state.then([Supply(seat)])
        elif action.at == IMPERIAL:
            state.then([CommitWorkers(seat)])
        elif action.at == WAR:
            state.then([Muster(seat), MayServe(seat)])
