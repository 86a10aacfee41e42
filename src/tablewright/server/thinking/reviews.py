"""Reviews: bots look back at a finished game, turn by turn, in the background. People's games in turn, a turn of each;
of one person one game after the other.

What is found is told while it is being found, and kept in the database when it is complete.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final, Literal, cast

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import delete, insert, select
from typing_extensions import TypedDict

from tablewright.kernel.match import Match
from tablewright.kernel.random import chance_from, seed_of_name
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import FinalResult
from tablewright.server.protocol.reviews import Draw, Guess, JudgedTurn, Review, ReviewStanding, TurningPoint, Verdict
from tablewright.server.settings import Settings
from tablewright.server.storage.schema import REVIEWS
from tablewright.server.storage.store import Store
from tablewright.server.study.study import turns_of
from tablewright.server.table.teller import teller_of
from tablewright.server.thinking.fair_line import Asker, FairLine
from tablewright.server.thinking.jobs import ReviewJob, begin_gently, look_back
from tablewright.server.thinking.pool import Pool

LOG: Final = logging.getLogger("tablewright.reviews")

VERSION: Final = 1  # of what is kept: raise it when bots judge otherwise, and games are looked at again
SECONDS_UNTIL_HUNG: Final = 900.0  # with one turn; then a worker is given up
REVIEWS_KEPT: Final = 32  # in memory, under way or just made
# Of those under way: whoever wishes for more would keep all others from being let in.
REVIEWS_OF_A_PERSON: Final = 4
REVIEWS_OF_AN_ADDRESS: Final = 16
MOST_STEPS: Final = 6  # of a better turn that are told
SURE: Final = 2.0  # standard errors: what differs by less may be an accident of the bots' own games
MOST_TURNING_POINTS: Final = 8


class Findings(TypedDict):
    """What is kept."""

    verdicts: list[Verdict]
    draws: list[Draw]


FINDINGS: Final = TypeAdapter(Findings)


class Looking:
    """A game that is being looked back at, as the *asker* wished, from this *address*."""

    def __init__(self, asker: str = "", address: str = "") -> None:
        self.asker: Final = asker
        self.address: Final = address
        self.standing: ReviewStanding = "waiting"
        self.total = 0
        self.done = 0
        self.findings: Final[Findings] = {"verdicts": [], "draws": []}
        self.work: asyncio.Task[None] | None = None

    def is_under_way(self) -> bool:
        return self.standing in ("waiting", "running")

    def note(self, found: Verdict | Draw | None) -> None:
        self.done += 1
        if found is not None and "behind" in found:
            self.findings["verdicts"].append(cast(Verdict, found))
        elif found is not None:
            self.findings["draws"].append(found)


class Reviews:
    """One worker process, so that a study never takes more than one core from those who play."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.pool: Final = Pool(1, SECONDS_UNTIL_HUNG, begin_gently)
        self.line: Final = FairLine("reviews", 1)
        self.looking: Final[dict[str, Looking]] = {}  # by table, the latest last

    async def __aenter__(self) -> Reviews:
        return self

    async def __aexit__(self, *_: object) -> None:
        works = [one.work for one in self.looking.values() if one.work is not None]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        self.pool.stop()

    async def of(self, table: str) -> Looking | None:
        """What is known of *table*: what is being found here, or what is kept."""
        if table not in self.looking:
            findings = await self.kept(table)
            if findings is None:
                return None
            looking = Looking()
            looking.standing = "done"
            looking.findings.update(findings)
            looking.total = looking.done = len(findings["verdicts"]) + len(findings["draws"])
            self.remember(table, looking)
        return self.looking[table]

    async def begin(self, table: str, asker: Asker, match: Match[Any], data_path: str | None) -> None:
        """Look back at *match*, unless that is under way or done already."""
        known = await self.of(table)
        if known is not None and (known.is_under_way() or known.standing == "done"):
            return
        self.must_have_room(asker)
        looking = Looking(asker.person, asker.address)
        self.remember(table, looking)
        looking.work = asyncio.create_task(self.look(table, looking, asker, match, data_path))

    def must_have_room(self, asker: Asker) -> None:
        """Refuse one more to *asker*, or to everybody, while too many are under way."""
        under_way = [one for one in self.looking.values() if one.is_under_way()]
        theirs = sum(one.asker == asker.person for one in under_way)
        there = sum(one.address == asker.address for one in under_way)
        if len(under_way) >= REVIEWS_KEPT or theirs >= REVIEWS_OF_A_PERSON or there >= REVIEWS_OF_AN_ADDRESS:
            raise Trouble("too-many", "too many games are being looked back at", {"what": "reviews", "seconds": 60})

    async def look(self, table: str, looking: Looking, asker: Asker, match: Match[Any], data_path: str | None) -> None:
        ticket = self.line.ticket()
        try:
            async with self.line.place(asker, ticket):
                looking.standing = "running"
                stretches = await asyncio.to_thread(stretches_of, match)
                looking.total = len(stretches)
            for kind, first, last in stretches:
                async with self.line.place(asker, ticket):
                    job = await asyncio.to_thread(self.job, match, data_path, kind, first, last)
                    looking.note(await self.pool.run(look_back, job))
            await self.keep(table, looking.findings)
            looking.standing = "done"
        except asyncio.CancelledError:
            looking.standing = "failed"
            raise
        except Exception:
            LOG.exception("table %s cannot be looked back at", table)
            looking.standing = "failed"

    def job(
        self, match: Match[Any], data_path: str | None, kind: Literal["turn", "draw"], first: int, last: int
    ) -> ReviewJob:
        """What a worker is asked about plies *first* to *last* (from 0, *last* not included), of one seat."""
        game, seat = match.game, match.plies[first].seat
        name = f"{match.seed} {kind} {first}"

        def seen(ply: int) -> dict[str, Any]:
            """The table after *ply* plies, with everything drawn anew that *seat* could not know."""
            return game.to_json(game.world(match.at(ply), seat, chance_from(seed_of_name(f"{name} world"))))

        return ReviewJob(
            kind=kind,
            games=self.settings.games,
            game=game.name,
            data_path=data_path,
            seed=seed_of_name(name),
            worlds=self.settings.study_worlds,
            first=first + 1,
            last=last,
            seat=seat,
            actions=[list(ply.action.fields()) for ply in match.plies[first:last]],
            state=seen(first),
            after=seen(last) if kind == "draw" else None,
        )

    def cancel(self, table: str, asker: str) -> None:
        """Whoever wished it does so no longer; what was found so far is dropped."""
        looking = self.looking.get(table)
        if looking is None or not looking.is_under_way():
            return
        if looking.asker != asker:
            raise Trouble("not-yours", "somebody else has asked for this")
        if looking.work is not None:
            looking.work.cancel()
        del self.looking[table]

    def remember(self, table: str, looking: Looking) -> None:
        """Those under way stay, however many there are."""
        self.looking.pop(table, None)
        self.looking[table] = looking
        while len(self.looking) > REVIEWS_KEPT:
            oldest = next((id for id, one in self.looking.items() if not one.is_under_way()), None)
            if oldest is None:
                return
            del self.looking[oldest]

    # What is kept.

    async def kept(self, table: str) -> Findings | None:
        this = (REVIEWS.c.table_id == table) & (REVIEWS.c.version == VERSION)
        async with self.store.begin() as connection:
            content = (await connection.execute(select(REVIEWS.c.content).where(this))).scalar()
        try:
            return None if content is None else FINDINGS.validate_python(content)
        except ValidationError:
            LOG.error("what is kept of the review of table %s cannot be read", table)
            return None

    async def keep(self, table: str, findings: Findings) -> None:
        async with self.store.begin() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
            await connection.execute(insert(REVIEWS).values(table_id=table, version=VERSION, content=dict(findings)))


def stretches_of(match: Match[Any]) -> list[tuple[Literal["turn", "draw"], int, int]]:
    """The turns in which there was a choice, and the draws: what, and which plies."""
    found: list[tuple[Literal["turn", "draw"], int, int]] = []
    for first, last in turns_of(match):
        if had_choice(match, first, last):
            found.append(("turn", first, last))
        ply = match.plies[last - 1]
        if (ply.drew or ply.revealed) and not ply.closed:
            found.append(("draw", last - 1, last))
    return found


def had_choice(match: Match[Any], first: int, last: int) -> bool:
    state = match.at(first)
    for ply in match.plies[first:last]:
        if len(match.game.options(state, ply.seat)) > 1:
            return True
        match.game.take(state, ply.action, ply.seat)
    return False


# What it adds up to.


def make_review(looking: Looking | None, match: Match[Any], result: FinalResult, me: str | None) -> Review:
    if looking is None:
        looking = Looking()
        looking.standing = "none"
    findings = looking.findings
    luck = [sum_of([draw["worth"] for draw in findings["draws"] if draw["seat"] == seat]) for seat in seats_of(match)]
    teller, game = teller_of(match.game), match.game
    turns: list[JudgedTurn] = []
    for verdict in findings["verdicts"]:
        steps = [game.letter(tuple(words)) for words in verdict["better"][:MOST_STEPS]]
        turns.append({**verdict, "instead": [teller.label(step) for step in steps if step is not None]})
    return Review(
        standing=looking.standing,
        mine=looking.is_under_way() and looking.asker == me,
        done=looking.done,
        total=looking.total,
        turns=turns,
        draws=findings["draws"],
        turning_points=turning_points(findings),
        luck=luck,
        play=[rest(result["totals"], luck, seat) for seat in seats_of(match)],
    )


def seats_of(match: Match[Any]) -> range:
    return range(match.setup.seats)


def sum_of(guesses: list[Guess]) -> Guess:
    """Of guesses that have nothing to do with each other."""
    return {
        "mean": round(sum(guess["mean"] for guess in guesses), 2),
        "error": round(sqrt(sum(guess["error"] ** 2 for guess in guesses)), 2),
    }


def rest(totals: list[int], luck: list[Guess], seat: int) -> Guess:
    """What luck leaves of the lead of *seat* over the best of the others."""
    other = max((one for one in range(len(totals)) if one != seat), key=lambda one: totals[one])
    lead = totals[seat] - totals[other] - luck[seat]["mean"] + luck[other]["mean"]
    return {"mean": round(lead, 2), "error": round(sqrt(luck[seat]["error"] ** 2 + luck[other]["error"] ** 2), 2)}


def turning_points(findings: Findings) -> list[TurningPoint]:
    """The largest swings of which the bots are sure, in the order in which they came."""

    def candidates() -> Iterator[TurningPoint]:
        for verdict in findings["verdicts"]:
            cost = verdict["behind"]
            points: Guess = {"mean": -cost["mean"], "error": cost["error"]}
            yield {"ply": verdict["last"], "seat": verdict["seat"], "kind": "choice", "points": points}
        for draw in findings["draws"]:
            yield {"ply": draw["ply"], "seat": draw["seat"], "kind": "luck", "points": draw["worth"]}

    sure = [one for one in candidates() if abs(one["points"]["mean"]) >= max(1.0, SURE * one["points"]["error"])]
    largest = sorted(sure, key=lambda one: -abs(one["points"]["mean"]))[:MOST_TURNING_POINTS]
    return sorted(largest, key=lambda one: one["ply"])
