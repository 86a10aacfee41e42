"""Comparison: the best few ways to go on, what each can expect for every seat, and how sure that is.

The turns that look good are found as the greedy bot finds them. Then the game is played on to its end from each, in one
imagined world after the other. All are tried in the same worlds, so that none of them is only luckier than another; the
more of the effort is spent, the fewer are left.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from tablewright.bots.search.beam import ALIKE, Beam, learned
from tablewright.bots.search.estimates import Estimate, chances_to_win, estimate, mean_of, success
from tablewright.bots.search.evaluation import Evaluation
from tablewright.bots.search.playout import NEVER, Judge, OutOfTime, Playout, play_line
from tablewright.kernel.action import Action, Seat
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State, seats_to_act

FEWEST_LEFT: Final = 3  # options that are compared to the end
HARDER: Final = 2  # the lines of the turn are looked for with beams so many times as wide as those of greedy


class Effort:
    """How hard to think: compare so many *lines* of the turn, the best of them in so many *worlds*.

    After *seconds* what is known by then must do. Without that limit the answer depends on the seed alone.
    """

    def __init__(self, lines: int, worlds: int, seconds: float | None = None) -> None:
        self.lines: Final = lines
        self.worlds: Final = worlds
        self.seconds: Final = seconds


class Outlook:
    """A way to go on and what comes of it.

    *actions* is the rest of the turn, or of it what can be planned: the first is the option. For every seat, *scores*
    is the final total to expect, *wins* the chance to win. *behind* is how much worse it is than the best of all, in
    points (winning counts as some): 0 for the best itself. A way that nobody needs to weigh has seen no *worlds*.
    """

    def __init__(
        self, actions: list[Action], worlds: int, scores: list[Estimate], wins: list[Estimate], behind: Estimate
    ) -> None:
        self.actions: Final = actions
        self.worlds: Final = worlds
        self.scores: Final = scores
        self.wins: Final = wins
        self.behind: Final = behind


class Contender:
    """A line in the running, what it looks *worth*, and how the games that began with it ended: totals by seat.

    Whether it *ends_game* was seen in every world so far.
    """

    def __init__(self, actions: list[Action], worth: float) -> None:
        self.actions: Final = actions
        self.worth: Final = worth
        self.ends: Final[list[list[float]]] = []
        self.ends_game = True


class Comparison:
    """The work behind one answer."""

    def __init__(
        self,
        game: Game[Any],
        evaluation: Evaluation[Any],
        state: State,
        seat: Seat,
        chance: Chance,
        effort: Effort,
        judge: Judge | None,
    ) -> None:
        begun = perf_counter()
        self.game: Final = game
        self.state: Final = state
        self.seat: Final = seat
        self.effort: Final = effort
        self.limit: Final = NEVER if effort.seconds is None else begun + effort.seconds
        self.chance: Final = chance
        self.evaluation: Final = evaluation
        self.judge: Final = judge if judge is not None else Playout(game, evaluation)

    def compare(self, also: list[list[Action]]) -> list[Outlook]:
        contenders = self.contenders(also)
        left = contenders
        asked = [contender for contender in contenders if starts_with_any(contender.actions, also)]
        for world in range(self.effort.worlds):
            if not self.try_all(left, world == 0):
                break
            spent = (world + 1) / self.effort.worlds
            most = max(FEWEST_LEFT, int(len(contenders) * (1.0 - spent)))
            left = self.leaders(left, most)
            left += [contender for contender in asked if contender not in left]
        return self.told(contenders)

    # The lines of the turn.

    def contenders(self, also: list[list[Action]]) -> list[Contender]:
        """The lines that look best, of each option one before any has two; and those that were asked for."""
        root: State = self.world()
        self.evaluation.begin(root, self.seat)
        found = self.beam(HARDER).lines(root, self.effort.lines * self.effort.lines)
        chosen: list[Contender] = []
        for beginning in also:
            asked = self.completed(root, beginning, None)
            if asked.actions and not is_planned(asked.actions, chosen):
                chosen.append(asked)
        firsts = [contender.actions[0] for contender in chosen]
        for again in (False, True):
            for line in found:
                known = is_planned(line.actions, chosen) or (not line.by_luck and is_near(line.worth, chosen))
                if len(chosen) >= self.effort.lines or known or (line.actions[0] in firsts and not again):
                    continue
                chosen.append(self.completed(root, line.actions, line.worth))
                firsts.append(line.actions[0])
        # A beam takes lines of the same worth for the same line. Where that leaves room, every option gets its own.
        self.evaluation.begin(root, self.seat)
        for first in self.evaluation.candidates(root, self.game.options(root, self.seat)):
            if len(chosen) < self.effort.lines and first not in firsts:
                chosen.append(self.completed(root, [first], None))
        return chosen

    def beam(self, harder: int) -> Beam:
        evaluation = self.evaluation
        return Beam(self.game, evaluation, self.seat, harder * evaluation.width, harder * harder * evaluation.states)

    def completed(self, root: State, beginning: list[Action], worth: float | None) -> Contender:
        """The best line that begins like that, to the end of the turn or to where something comes to light.

        It is shorter than the beginning if that is not possible. *worth* is what the beginning is known to be worth.
        """
        twin: State = self.game.twin(root)
        self.evaluation.begin(root, self.seat)
        actions = play_line(self.game, self.evaluation, twin, self.seat, beginning)
        if len(actions) == len(beginning):
            while self.goes_on(root, twin):
                best = self.beam(1).lines(twin, 1)[0]
                actions, worth = actions + best.actions, best.worth
                twin = best.state
        return Contender(actions, self.evaluation.worth(twin) if worth is None else worth)

    def goes_on(self, root: State, state: State) -> bool:
        """Can more be planned of the turn that began at *root*?"""
        at_turn = self.seat in seats_to_act(state) and not self.evaluation.is_over(state)
        return at_turn and not learned(root, state)

    # The worlds.

    def world(self) -> State:
        """One more state that looks the same to the seat."""
        world: State = self.game.world(self.state, self.seat, self.chance)
        return world

    def try_all(self, left: list[Contender], first: bool) -> bool:
        """Try all that are *left* in one more world. Was there time for that?

        In the *first* world one contender at least is tried, and whoever had no time is out of the running.
        """
        world = self.world()
        taste = self.chance.split()
        ends: list[list[float]] = []
        for contender in left:
            limit = NEVER if first and not ends else self.limit
            twin: State = self.game.twin(world)
            self.evaluation.begin(twin, self.seat)
            play_line(self.game, self.evaluation, twin, self.seat, contender.actions)
            contender.ends_game = contender.ends_game and twin.is_over()
            try:
                ends.append(self.judge.final_scores(twin, taste.copy(), limit))
            except OutOfTime:
                break
        if len(ends) == len(left) or first:
            for at in range(len(ends)):
                left[at].ends.append(ends[at])
        return len(ends) == len(left)

    # What it adds up to.

    def leaders(self, left: list[Contender], most: int) -> list[Contender]:
        """The best of those that have seen the same worlds; where they are equal, the order stays."""
        merits: list[float] = []
        for contender in left:
            merits.append(mean_of([success(end, self.seat) for end in contender.ends]))
        return best_first(left, merits)[:most]

    def told(self, contenders: list[Contender]) -> list[Outlook]:
        """Those that stayed to the last first."""
        tried = [contender for contender in contenders if contender.ends]
        ranked: list[Contender] = []
        for worlds in sorted({len(contender.ends) for contender in tried}, reverse=True):
            alike = [contender for contender in tried if len(contender.ends) == worlds]
            ranked += self.leaders(alike, len(alike))
        return [self.outlook(contender, ranked[0]) for contender in ranked]

    def outlook(self, contender: Contender, best: Contender) -> Outlook:
        ends = contender.ends
        seats = range(self.state.seats)
        differences: list[float] = []
        for at in range(len(ends)):
            differences.append(success(best.ends[at], self.seat) - success(ends[at], self.seat))
        return Outlook(
            contender.actions,
            len(ends),
            [estimate([end[seat] for end in ends]) for seat in seats],
            chances_to_win(ends, self.evaluation.blur, contender.ends_game),
            estimate(differences),
        )


def best_first(contenders: list[Contender], merits: list[float]) -> list[Contender]:
    order: list[tuple[float, int]] = []
    for at in range(len(contenders)):
        order.append((-merits[at], at))
    order.sort()
    return [contenders[at] for _, at in order]


def is_planned(actions: list[Action], chosen: list[Contender]) -> bool:
    return any(contender.actions == actions for contender in chosen)


def is_near(worth: float, chosen: list[Contender]) -> bool:
    """Is one of those *chosen* worth as much, so that it leads to the same state by another way?"""
    return any(abs(worth - contender.worth) <= ALIKE for contender in chosen)


def starts_with_any(actions: list[Action], beginnings: list[list[Action]]) -> bool:
    return any(actions[: len(beginning)] == beginning for beginning in beginnings)
