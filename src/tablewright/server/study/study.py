"""The study of a game: how scores and holdings went, and where every point came from.

When the game is over nothing is hidden any more. While it goes on, a study is made for one seat, and says what that
seat can know: everything is measured in several worlds imagined through its eyes, and what is not the same in all of
them is left out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tablewright.kernel.action import Seat
from tablewright.kernel.event import Event
from tablewright.kernel.match import Match, Ply
from tablewright.kernel.random import chance_from, seed_of_name
from tablewright.kernel.score import ScoreLine
from tablewright.server.base.lru import Lru
from tablewright.server.base.plugins import AnyGame
from tablewright.server.protocol.position import FinalResult
from tablewright.server.protocol.study import Moment, Source, Study
from tablewright.server.table.progress import Progress
from tablewright.server.table.teller import teller_of

SCORE: Final = "score"  # the noun of the lines of a score
STUDIES_KEPT: Final = 32  # in memory
WORLDS_COMPARED: Final = 4  # in which a number must be the same to be known

Holdings: TypeAlias = dict[tuple[str, str], int]  # by noun and id


@dataclass(frozen=True, slots=True)
class Facts:
    """What one state says: where the game is, and of each seat the lines of its score, their sum, and what it has."""

    moment: tuple[int, str]
    lines: list[dict[str, ScoreLine]]
    totals: list[int]
    held: list[Holdings]


def facts_of(game: AnyGame, state: Any) -> Facts:
    result = game.result(state)
    lines = [{line.item: line for line in of_seat} for of_seat in result.lines]
    held: list[Holdings] = []
    for seat in range(state.seats):
        holdings = {(one.noun, one.id): one.number for one in game.measures(state, seat)}
        held.append(holdings | {(SCORE, line.item): line.points for line in lines[seat].values()})
    return Facts(game.moment(state), lines, list(result.totals), held)


class Survey:
    """Walks through a match once and notes what changes.

    What it looks at are worlds that look the same to whoever asked; of a game that is over there is one.
    """

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game: Final = game
        self.moments: Final[list[Moment]] = []
        self.totals: Final[list[list[tuple[int, int]]]] = [[] for _ in range(seats)]
        self.courses: Final[dict[tuple[str, str], list[list[tuple[int, int]]]]] = {}
        self.sources: list[Source] = []
        self.lines: Final[list[dict[str, ScoreLine]]] = [{} for _ in range(seats)]

    def look(self, at: int, worlds: Sequence[Facts], events: Sequence[Event]) -> None:
        """Note how it is after *at* plies; *events* were told since the last look."""
        facts = worlds[0]
        round, phase = facts.moment
        last = self.moments[-1] if self.moments else None
        if last is None or (last["round"], last["phase"]) != (round, phase):
            self.moments.append({"ply": at, "round": round, "phase": phase})
        for seat, total in enumerate(facts.totals):
            note(self.totals[seat], at, total)
            now = facts.lines[seat]
            self.sources.extend(sources_of(self.game, at, seat, self.lines[seat], now, events))
            self.lines[seat] = now
            self.follow(at, seat, facts.held[seat])

    def follow(self, at: int, seat: Seat, held: Holdings) -> None:
        """Lines of a score come (and go) with what they are for: without one there are no points."""
        for thing in held:
            if thing not in self.courses:
                self.courses[thing] = [[(0, 0)] for _ in self.totals]
        for thing, course in self.courses.items():
            note(course[seat], at, held.get(thing, 0))


class Hidden:
    """What a seat cannot know: whatever was once not the same in all worlds."""

    def __init__(self) -> None:
        self.scores: Final[set[Seat]] = set()
        self.things: Final[set[tuple[tuple[str, str], Seat]]] = set()

    def compare(self, worlds: Sequence[Facts]) -> None:
        first = worlds[0]
        for other in worlds[1:]:
            self.scores.update(seat for seat, total in enumerate(first.totals) if other.totals[seat] != total)
            for seat, held in enumerate(first.held):
                there = other.held[seat]
                self.things.update((thing, seat) for thing in held | there if held.get(thing, 0) != there.get(thing, 0))
        self.scores.update(seat for (noun, _), seat in self.things if noun == SCORE)

    def leave_out(self, survey: Survey) -> None:
        for seat in self.scores:
            survey.totals[seat] = []
        for thing, seat in self.things:
            survey.courses[thing][seat] = []
        survey.sources = [source for source in survey.sources if source["seat"] not in self.scores]


def note(course: list[tuple[int, int]], at: int, value: int) -> None:
    if course and course[-1][0] == at:
        course[-1] = at, value
    elif not course or course[-1][1] != value:
        course.append((at, value))


def sources_of(
    game: AnyGame, at: int, seat: Seat, before: dict[str, ScoreLine], now: dict[str, ScoreLine], events: Sequence[Event]
) -> Iterator[Source]:
    """What the lines of *seat* have gained: by the clauses whose *events* say so, the rest by that of the line."""
    gained = {item: now[item].points if item in now else 0 for item in before | now}
    gained = {item: points - (before[item].points if item in before else 0) for item, points in gained.items()}
    told: Counter[tuple[str, str]] = Counter()
    for event in events:
        line = game.credit(event) if event.seat == seat else None
        if line is not None:
            told[line.item, line.rule] += line.points
    for (item, rule), points in told.items():
        if points:
            yield {"ply": at, "seat": seat, "item": item, "rule": rule, "points": points}
        gained[item] = gained.get(item, 0) - points
    for item, points in gained.items():
        if points:
            rule = (now.get(item) or before[item]).rule
            yield {"ply": at, "seat": seat, "item": item, "rule": rule, "points": points}


def make_study(table: str, status: str, match: Match[Any]) -> Study:
    """Replays the whole of *match*, which is over: not in the event loop."""
    game = match.game
    state = match.at(0)
    survey = Survey(game, state.seats)
    survey.look(0, [facts_of(game, state)], [])  # what the set-up gave is what everybody began with
    for at, ply in enumerate(match.plies, 1):
        game.take(state, ply.action, ply.seat)
        survey.look(at, [facts_of(game, state)], ply.events)
    result = teller_of(game).result(game.result(state))
    return assembled(table, status, match, [ply.seat for ply in match.plies], survey, result)


def make_view_of_study(table: str, progress: Progress, viewer: Seat) -> Study:
    """What *viewer* can know of a match that goes on: turn by turn, as it counts. Not in the event loop."""
    match = progress.match
    survey, hidden = Survey(match.game, match.state.seats), Hidden()
    seen = 0
    for number in [0, *ends_of_turns(progress, viewer)]:
        at = progress.place_of(viewer, number)
        worlds = facts_in_worlds(f"{table} {number} {viewer}", match, at, viewer)
        heard = [event for ply in match.plies[seen:at] for event in ply.events if event.heard_by(viewer)]
        survey.look(number, worlds, heard)
        hidden.compare(worlds)
        seen = at
    hidden.leave_out(survey)
    return assembled(table, "running", match, movers_told(progress, viewer), survey, None)


def movers_told(progress: Progress, viewer: Seat) -> list[Seat]:
    """Who made each of the plies that *viewer* knows of."""
    return [ply.seat for at, ply in enumerate(progress.match.plies) if progress.is_told(at, viewer)]


def ends_of_turns(progress: Progress, viewer: Seat) -> list[int]:
    """After how many plies somebody else goes on, and the last one."""
    told = movers_told(progress, viewer)
    return [at for at in range(1, len(told) + 1) if at == len(told) or told[at] != told[at - 1]]


def facts_in_worlds(name: str, match: Match[Any], at: int, viewer: Seat) -> list[Facts]:
    """Worlds that look to *viewer* as the game did after *at* plies; the same ones whenever that *name* is given."""
    game, state = match.game, match.at(at)
    chance = chance_from(seed_of_name(name))
    return [facts_of(game, game.world(state, viewer, chance)) for _ in range(WORLDS_COMPARED)]


def assembled(
    table: str, status: str, match: Match[Any], movers: list[Seat], survey: Survey, result: FinalResult | None
) -> Study:
    return Study(
        table=table,
        game=match.game.name,
        status=status,
        ply=len(movers),
        movers=movers,
        moments=survey.moments,
        totals=survey.totals,
        courses=[{"thing": {"noun": noun, "id": id}, "seats": seats} for (noun, id), seats in in_order(survey.courses)],
        sources=survey.sources,
        result=result,
    )


def in_order(
    courses: dict[tuple[str, str], list[list[tuple[int, int]]]],
) -> list[tuple[tuple[str, str], list[list[tuple[int, int]]]]]:
    """What the seats have before what it counts for; otherwise as the game names it."""
    return sorted(courses.items(), key=lambda course: course[0][0] == SCORE)


# Turns: what somebody decided in one go.


def turns_of(match: Match[Any]) -> list[tuple[int, int]]:
    """The plies (from 0, the last one not included) of each stretch that one seat could plan as a whole.

    It ends where another seat goes on, and where something comes to light that was not known when it began.
    """
    found: list[tuple[int, int]] = []
    first = 0
    for at, ply in enumerate(match.plies):
        nobody_next = at + 1 == len(match.plies)
        if nobody_next or match.plies[at + 1].seat != ply.seat or brings_news(ply):
            found.append((first, at + 1))
            first = at + 1
    return found


def brings_news(ply: Ply) -> bool:
    """Was something drawn or shown? (What was chosen at the same time comes to light with the last who chose.)"""
    return ply.drew or ply.revealed or ply.closed


class Studies:
    """The studies that were asked for last. A game that is over does not change, and a study of it need not either.
    (One of a game that goes on is made anew: it would be an old one with the next move.)"""

    def __init__(self) -> None:
        self.made: Final[Lru[str, Study]] = Lru(STUDIES_KEPT)

    def has(self, table: str) -> bool:
        return table in self.made

    async def of(self, table: str, status: str, match: Match[Any]) -> Study:
        found = self.made.get(table)
        if found is None:
            found = await asyncio.to_thread(make_study, table, status, match)
            self.made.put(table, found)
        return found
