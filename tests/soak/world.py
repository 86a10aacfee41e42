"""Tables of all games with people, bots and spectators at them, and everything that must hold while servers die."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, Final

import httpx2

from tablewright.games.registry import game_names
from tablewright.kernel.game import SPECTATOR
from tablewright.server.storage.records import Row
from tests.conformance.traits import traits_of
from tests.soak.counts import Counts, counts_of
from tests.soak.player import Habits, Json, Player, Sent
from tests.soak.servers import HERE, Server
from tests.soak.truth import Account, Told, account, compare, stored_rows

PATIENCE: Final = 120.0  # seconds until something that should happen counts as never happening
MOST_FAULTS: Final = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be. A seat is the host's, a guest's (each somebody else), or that of the bot with this name."""

    game: str
    seats: tuple[str, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    watched: bool = False


# Who sits at the table of each real game, in turn.
CROWDS: Final = (("guest", "host"), ("host", "random", "guest"), ("host", "guest", "random"))
PLANS: Final = (
    Plan("harbour", ("host", "guest", "random", "guest")),  # bids are made at the same time, unseen
    *(Plan(game, seats, watched="random" in seats) for game, seats in zip(game_names(), cycle(CROWDS), strict=False)),
    Plan("harbour", ("host", "random", "host"), {"bids": "spoken"}),  # two seats at one screen
    Plan("harbour", ("musing", "random"), watched=True),
)


class Played:
    """A table and the people at it."""

    def __init__(self, id: str, plan: Plan, people: list[Player]) -> None:
        self.id: Final = id
        self.plan: Final = plan
        self.people: Final = people
        self.humans: Final = [seat for seat, kind in enumerate(plan.seats) if kind in ("host", "guest")]
        self.rows: list[Row] = []
        self.counts: Counts | None = None
        self.account = Account()
        self.closed = False  # finished, and checked since

    def is_finished(self) -> bool:
        return all(player.finished.is_set() for player in self.people)

    def sent(self) -> list[Sent]:
        return [one for player in self.people for one in player.sent]


class World:
    """Everything that is played at *servers*. When a game is over, another one of its kind begins."""

    def __init__(self, url: str, servers: Sequence[Server], seed: int) -> None:
        self.url: Final = url
        self.servers: Final = servers
        self.chance: Final = random.Random(seed)
        self.client: Final = httpx2.AsyncClient(verify=False, trust_env=False)
        self.habits: Final = {plan.game: Habits(traits_of(plan.game).taste) for plan in PLANS}
        self.tables: Final[list[Played]] = []
        self.faults: Final[list[str]] = []
        self.going: Final[set[asyncio.Task[None]]] = set()
        self.under_way = 0

    def fault(self, text: str) -> None:
        self.faults.append(text)
        if len(self.faults) >= MOST_FAULTS:
            raise AssertionError("\n".join(self.faults))

    def address(self) -> str:
        return f"{HERE}:{self.chance.choice(self.servers).port}"

    async def ask(self, cookie: str, method: str, path: str, body: Json | None = None) -> httpx2.Response:
        """Ask until some server answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    headers = {"cookie": cookie} if cookie else {}
                    url = f"http://{self.address()}/api{path}"
                    answer = await self.client.request(method, url, json=body, headers=headers)
                    self.client.cookies.clear()  # it is many people's client
                    if answer.status_code < 500:
                        return answer
                except httpx2.TransportError:
                    pass
                await asyncio.sleep(0.1)

    # Sitting down.

    async def somebody(self) -> str:
        """The cookie of a new guest."""
        answer = await self.ask("", "GET", "/me")
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def begin(self, plan: Plan) -> None:
        host = await self.somebody()
        kinds = {"host": {"kind": "me"}, "guest": {"kind": "open"}}
        seats = [kinds.get(kind, {"kind": "bot", "bot": kind}) for kind in plan.seats]
        wish = {"game": plan.game, "settings": dict(plan.settings), "seats": seats, "start": True}
        made = await self.ask(host, "POST", "/tables", wish)
        assert made.status_code == 201, made.text
        id = made.json()["id"]
        people = [host] if "host" in plan.seats else []
        for seat, kind in enumerate(plan.seats):
            if kind == "guest":
                people.append(await self.somebody())
                # Refused when it was taken by the same request, whose answer was lost.
                await self.ask(people[-1], "POST", f"/tables/{id}/join", {"seat": seat})
        people += [""] if plan.watched else []
        table = Played(id, plan, [self.player(id, plan, cookie) for cookie in people])
        self.tables.append(table)
        for player in table.people:
            self.go(player.play())

    def player(self, id: str, plan: Plan, cookie: str) -> Player:
        def fault(text: str) -> None:
            self.fault(f"{plan.game} table {id}: {text}")

        chance = random.Random(self.chance.random())
        several = len(self.servers) > 1
        return Player(id, cookie, self.habits[plan.game], chance, self.address, fault, patient=several)

    def go(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.going.add(task)
        task.add_done_callback(self.gone)

    def gone(self, task: asyncio.Task[None]) -> None:
        self.going.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            self.faults.append(f"{task.get_coro()}: {fault!r}")

    # Going on.

    def running(self) -> list[Played]:
        return [table for table in self.tables if not table.is_finished()]

    def in_flight(self) -> int:
        """How many messages wait for an answer."""
        return sum(player.open is not None for table in self.running() for player in table.people)

    async def some_moment(self) -> None:
        """Wait until any time at all, or until a move has just been sent; and note how many are under way then."""
        if self.chance.random() < 0.5:
            await asyncio.sleep(self.chance.random() * 0.5)
        else:
            async with asyncio.timeout(PATIENCE):
                while not self.in_flight():
                    await asyncio.sleep(0.001)
            await asyncio.sleep(self.chance.random() * 0.01)
        self.under_way += self.in_flight()

    async def moved_on(self) -> None:
        """Until everybody at every table has seen it change, from now on; tables that are over make room for others."""
        before = {player: player.revision for table in self.running() for player in table.people}
        end = time.monotonic() + PATIENCE
        while waiting := [
            player for player, seen in before.items() if player.revision <= seen and not player.finished.is_set()
        ]:
            if self.faults:
                raise AssertionError("\n".join(self.faults))
            if time.monotonic() > end:
                stuck = {f"{player.table} at revision {player.revision}" for player in waiting}
                raise AssertionError(f"stuck: {', '.join(sorted(stuck))}")
            await asyncio.sleep(0.01)
        playing = [table.plan for table in self.running()]
        for plan in PLANS:
            if plan not in playing:
                await self.begin(plan)

    # Checking.

    async def check(self, tables: Sequence[Played]) -> None:
        """What is stored holds everything that was acknowledged, once, and agrees with what everybody was told."""
        finished = [table for table in tables if table.is_finished()]
        settled = {table.id: {one for one in table.sent() if one.fate != "open"} for table in tables}
        told = [(table, told_to(player)) for table in tables for player in table.people if player.log]
        rows = await stored_rows(self.url, [table.id for table in tables])
        for table in tables:
            now = rows[table.id]
            if now[: len(table.rows)] != table.rows:
                self.fault(f"{table.plan.game} table {table.id}: rows that were there have changed")
            table.rows = now
            table.counts = table.counts or await counts_of(self.url, table.id)
            table.counts.follow(now)
            table.account = account(now, table.humans, table.sent(), settled[table.id], table.counts)
            for text in table.account.faults:
                self.fault(f"{table.plan.game} table {table.id}: {text}")
        for table, one in told:
            assert table.counts is not None
            for text in compare(table.rows, one, table.counts):
                self.fault(f"{table.plan.game} table {table.id}: {text}")
        for table in finished:
            table.closed = True

    async def check_recent(self) -> None:
        """The same for what has changed since it was last asked for."""
        await self.check([table for table in self.tables if not table.closed])

    async def check_shown(self) -> None:
        """Every table as a server shows it now is what the people at it have put together from news."""
        for table in self.tables:
            for player in table.people:
                await self.check_player(table, player)

    async def check_player(self, table: Played, player: Player) -> None:
        seat = f"?seat={player.mine[0]}" if player.mine else ""
        position = (await self.ask(player.cookie, "GET", f"/tables/{table.id}/position{seat}")).json()
        if player.finished.is_set() and position["status"] != "finished":
            self.fault(f"{table.plan.game} table {table.id} was finished and runs again")
        # At a shared screen each entry was heard through the eyes of whoever was asked.
        if position["revision"] == player.revision and len(player.mine) < 2:
            whole = await self.whole_log(table, player, position)
            missed = any(entry["ply"] not in player.log for entry in position["log"])
            if missed or whole | player.log != whole or sorted(whole) != list(range(position["ply"] + 1)):
                self.fault(f"{table.plan.game} table {table.id}: a log has a gap or has changed")
            if player.position is not None and position["result"] != player.position["result"]:
                self.fault(f"{table.plan.game} table {table.id}: the result has changed")

    async def whole_log(self, table: Played, player: Player, position: Json) -> dict[int, Json]:
        """Of a long log a position has the last page: the earlier ones are asked for, one by one. A short one is asked
        for from its middle, so that at every table its past is looked at."""
        log = {entry["ply"]: entry for entry in position["log"]}
        seat = f"&seat={player.mine[0]}" if player.mine else ""
        last = min(log) - 1 if min(log) else position["ply"] // 2
        while last >= 0:
            path = f"/tables/{table.id}/events?until={last}{seat}"
            page = (await self.ask(player.cookie, "GET", path)).json()["log"]
            log |= {entry["ply"]: entry for entry in page}
            last = page[0]["ply"] - 1
        return log

    async def stop(self) -> None:
        """Everybody goes home."""
        for task in self.going:
            task.cancel()
        await asyncio.gather(*self.going, return_exceptions=True)


def told_to(player: Player) -> Told:
    log = {ply: (entry["seat"], tuple(entry["action"])) for ply, entry in player.log.items() if ply}
    who = f"seats {player.mine}" if player.cookie else "a spectator"
    seat = player.position["viewer"] if player.position else SPECTATOR
    return Told(who, player.revision, player.ply, log, seat)


@asynccontextmanager
async def world(url: str, servers: Sequence[Server], seed: int) -> AsyncIterator[World]:
    """A world in which everything has begun."""
    found = World(url, servers, seed)
    try:
        for plan in PLANS:
            await found.begin(plan)
        await found.moved_on()
        yield found
        if found.faults:
            raise AssertionError("\n".join(found.faults))
    finally:
        await found.stop()
        await found.client.aclose()
