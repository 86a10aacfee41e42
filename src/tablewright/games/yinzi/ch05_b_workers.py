"""Section B, worker actions: the group, resources, imperial commitments and the army.

YIN-B-work-4     at least one worker is used
YIN-B-work-5     the rest of the group goes to the upper migration space
YIN-B-work-6     migrants of the lower space may help
YIN-B-work-7     four workers at most
YIN-B-work-8     never up and down in one turn
YIN-B-work-11    used workers stay on their area until F-II
YIN-B-work-12    the group first, then migrants
YIN-B-res-1      a coin and a worker for a wood or a stone
YIN-B-res-2      only what lies in the resource area (YIN-R-25)
YIN-B-imp-1      exactly the workers that the space asks for (YIN-R-13)
YIN-B-imp-2      palace maintenance has room for everybody (YIN-R-12)
YIN-B-imp-3      the others for one seat, unless the same-commitment disc is spent
YIN-B-imp-4      one imperial space per round (YIN-R-64)
YIN-B-imp-5      the reward comes in D-IV
YIN-B-war-1      the army on the leftmost empty space of the war area
YIN-I-imp-4, YIN-I-imp-5, YIN-I-imp-6   the discs of the imperial lower row (YIN-R-59)
YIN-I-war-4      lying veterans join (YIN-R-42)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import ARMIES, COMMIT, STOP, TAKE, Commit, Letter
from tablewright.games.yinzi.doors import charge, gain, money_missing, purse, take_disc_back
from tablewright.games.yinzi.names import (
    AREA,
    ARMY,
    COMMITMENTS,
    COMMITTED,
    COMMITTED_DISC,
    COMMITTED_WORKERS,
    DISCS,
    EXTRA_WORKER,
    FOR_RESOURCE,
    GROUP,
    LOWER,
    LYING,
    SAME_COMMITMENT,
    SEND_IMMIGRANTS,
    TAKING,
    UPPER,
    USED,
    WOOD,
)
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.window import may_do_more
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_more
from tablewright.kernel.step import Decision, Procedure

USE_ONE: Final = Refusal("YIN-B-work-4", "use-first")
NO_WORKER: Final = Refusal("YIN-B-work-7", "no-worker-left")


def workers_left(state: Yinzi, seat: Seat) -> int:
    """YIN-B-work-7: how many more workers the action may use."""
    return min(state.printed.most_workers - state.turn[USED], state.turn[GROUP] + state.hold[seat][LOWER])


def use_workers(state: Yinzi, seat: Seat, number: int) -> None:
    """YIN-B-work-12: from the group first, then from the lower migration space."""
    group = min(state.turn[GROUP], number)
    state.turn[GROUP] -= group
    state.turn[USED] += number
    if number > group:
        state.hold[seat][LOWER] -= number - group
        state.tell("YIN-B-work-6", seat, "recruited", (number - group,))


def release_group(state: Yinzi, rule: str, seat: Seat) -> None:
    """YIN-B-work-5: what is left of the group migrates."""
    left = state.turn[GROUP]
    state.turn[GROUP] = 0
    if left:
        state.hold[seat][UPPER] += left
        state.tell(rule, seat, "migrated", (left,))


class Working(Decision[Yinzi, Action]):
    """A worker action, use by use: at least one, then the seat may stop, and the rest of the group migrates."""

    def uses(self, state: Yinzi) -> list[Action]:
        """What can be done with the next worker, or workers."""
        raise NotImplementedError

    def use(self, state: Yinzi, letter: Letter) -> None:
        """Do it, and owe what asks for more."""
        raise NotImplementedError

    def options(self, state: Yinzi) -> list[Action]:
        found = self.uses(state) if workers_left(state, self.seat) > 0 else []
        if state.turn[USED] > 0:
            found.append(STOP)
        return found

    def resolve(self, state: Yinzi, action: Action) -> None:
        if action is STOP:
            release_group(state, "YIN-B-work-5", self.seat)
            return
        assert isinstance(action, Letter)
        self.use(state, action)

    def go_on(self, state: Yinzi) -> None:
        """Ask again while anything is possible."""
        if may_do_more(state, self.seat) or len(self.options(state)) > 1:
            state.then([self])
        else:
            release_group(state, "YIN-B-work-5", self.seat)


class MayFinish(Procedure[Yinzi]):
    """The action is over; the window is still open if there is anything to do in it."""

    def fields(self) -> Fields:
        return "may-finish", self.seat

    def run(self, state: Yinzi) -> None:
        if may_do_more(state, self.seat):
            state.then([Finish(self.seat)])


class Finish(Decision[Yinzi, Action]):
    """Is that all for this turn?"""

    def fields(self) -> Fields:
        return "finish", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return [STOP]

    def resolve(self, state: Yinzi, action: Action) -> None:
        pass


# Resources.


class GoOnTaking(Procedure[Yinzi]):
    def fields(self) -> Fields:
        return "go-on-taking", self.seat

    def run(self, state: Yinzi) -> None:
        TakeResource(self.seat).go_on(state)


class TakeResource(Working):
    """YIN-B-res-1: wood or stone for the next worker?"""

    def fields(self) -> Fields:
        return "take-resource", self.seat

    def uses(self, state: Yinzi) -> list[Action]:
        if purse(state, self.seat) < state.printed.resource_coins:
            return []
        return [TAKE[kind] for kind in range(2) if state.stock[kind] > 0]

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if action is STOP:
            return USE_ONE
        if not isinstance(action, Letter) or action.verb != "take":
            return None
        if state.stock[action.at] == 0:
            return Refusal("YIN-B-res-2", "stock-empty", (action.at,))
        if workers_left(state, self.seat) == 0:
            return NO_WORKER
        return money_missing(state, self.seat, "YIN-B-res-1", state.printed.resource_coins)

    def use(self, state: Yinzi, letter: Letter) -> None:
        use_workers(state, self.seat, 1)
        state.hold[self.seat][AREA + TAKING] += 1
        state.stock = with_more(state.stock, letter.at, -1)
        gain(state, "YIN-B-res-1", self.seat, WOOD + letter.at, 1)
        state.then([GoOnTaking(self.seat)])
        charge(state, self.seat, state.printed.resource_coins, FOR_RESOURCE, NOBODY)


# Imperial commitments.


def is_full(state: Yinzi, seat: Seat, space: int) -> bool:
    """YIN-B-imp-3: do others leave no room on *space*?"""
    slots = state.printed.imperial_slots[space]
    if slots >= state.seats:
        return False
    return (
        len([1 for other in range(state.seats) if other != seat and state.hold[other][COMMITTED] == space + 1]) >= slots
    )


def cannot_commit(state: Yinzi, seat: Seat, group: int, letter: Commit) -> Refusal | None:
    """Why these pieces cannot go on that space; None if they can."""
    row = state.hold[seat]
    if is_full(state, seat, letter.space) and not state.may_spend(seat, SAME_COMMITMENT):
        return Refusal("YIN-B-imp-3", "imperial-taken", (letter.space,))
    if letter.disc and not state.may_spend(seat, EXTRA_WORKER):
        return Refusal("YIN-I-imp-5", "no-disc-there", (EXTRA_WORKER,))
    if letter.upper and not state.may_spend(seat, SEND_IMMIGRANTS):
        return Refusal("YIN-I-imp-6", "no-disc-there", (SEND_IMMIGRANTS,))
    if letter.upper > row[UPPER]:
        return Refusal("YIN-I-imp-6", "workers-missing", (letter.upper - row[UPPER],))
    real = state.printed.imperial_workers[letter.space] - letter.disc - letter.upper
    if real < 1:
        return Refusal("YIN-R-13", "real-worker-needed")
    if real > group + row[LOWER]:
        return Refusal("YIN-B-imp-1", "workers-missing", (real - group - row[LOWER],))
    if letter.upper and real < group:
        return Refusal("YIN-R-59", "group-left-over", (group - real,))
    return None


def commitments(state: Yinzi, seat: Seat, group: int) -> list[Action]:
    found: list[Action] = []
    discs = 2 if state.may_spend(seat, EXTRA_WORKER) else 1
    uppers = 1 + min(state.hold[seat][UPPER], 3) if state.may_spend(seat, SEND_IMMIGRANTS) else 1
    most = group + state.hold[seat][LOWER] + discs - 1 + uppers - 1
    for space in range(len(COMMITMENTS)):
        if state.printed.imperial_workers[space] > most:
            continue
        for disc in range(discs):
            for upper in range(uppers):
                letter = COMMIT[space * 8 + disc * 4 + upper]
                if cannot_commit(state, seat, group, letter) is None:
                    found.append(letter)
    return found


class CommitWorkers(Decision[Yinzi, Action]):
    """YIN-B-imp-1: which imperial space, and which pieces on it?"""

    def fields(self) -> Fields:
        return "commit-workers", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        return commitments(state, self.seat, state.turn[GROUP])

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Commit):
            return cannot_commit(state, self.seat, state.turn[GROUP], action)
        return USE_ONE if action is STOP else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Commit)
        seat, row = self.seat, state.hold[self.seat]
        if is_full(state, seat, action.space):
            take_disc_back(state, "YIN-I-imp-4", seat, SAME_COMMITMENT)
        if action.disc:
            take_disc_back(state, "YIN-I-imp-5", seat, EXTRA_WORKER)
            row[DISCS] -= 1
            row[COMMITTED_DISC] = 1
        if action.upper:
            take_disc_back(state, "YIN-I-imp-6", seat, SEND_IMMIGRANTS)
            row[UPPER] -= action.upper
            state.turn[USED] += action.upper
            state.tell("YIN-I-imp-6", seat, "recruited", (action.upper,))
        real = state.printed.imperial_workers[action.space] - action.disc - action.upper
        use_workers(state, seat, real)
        row[COMMITTED] = action.space + 1
        row[COMMITTED_WORKERS] = real + action.upper
        state.tell("YIN-B-imp-1", seat, "committed", (action.space,))
        release_group(state, "YIN-B-work-5", seat)
        state.then([MayFinish(seat)])


# The army.


def cannot_muster(state: Yinzi, seat: Seat, number: int) -> Refusal | None:
    room = state.printed.most_workers - state.hold[seat][LYING]
    if number > room:
        return Refusal("YIN-R-42", "too-many-workers", (room,))
    missing = number - state.turn[GROUP] - state.hold[seat][LOWER]
    return Refusal("YIN-B-work-6", "workers-missing", (missing,)) if missing > 0 else None


class Muster(Decision[Yinzi, Action]):
    """YIN-B-war-1: how many workers go to war?"""

    def fields(self) -> Fields:
        return "muster", self.seat

    def options(self, state: Yinzi) -> list[Action]:
        found: list[Action] = []
        for letter in ARMIES:
            if cannot_muster(state, self.seat, letter.at) is None:
                found.append(letter)
        return found

    def refuse(self, state: Yinzi, action: Action) -> Refusal | None:
        if isinstance(action, Letter) and action.verb == "army":
            return cannot_muster(state, self.seat, action.at)
        return USE_ONE if action is STOP else None

    def resolve(self, state: Yinzi, action: Action) -> None:
        assert isinstance(action, Letter)
        seat, row = self.seat, state.hold[self.seat]
        use_workers(state, seat, action.at)
        if row[LYING]:
            state.tell("YIN-I-war-4", seat, "veterans-rose", (row[LYING],))
        row[ARMY] += action.at + row[LYING]
        row[LYING] = 0
        state.war_line = [*state.war_line, seat]
        state.tell("YIN-B-war-1", seat, "mustered", (action.at, len(state.war_line)))
        release_group(state, "YIN-B-work-5", seat)
