"""Attacks by HTTP: what takes long to answer, and what takes long to think about."""

from __future__ import annotations

import asyncio
from typing import Final

from tablewright.server.http.records import MOST_PLIES
from tests.attack.attack import GAME, Attack, record_of

A_LONG_GAME: Final = 300
LATE: Final = 200  # the ply of it from which games of one's own go on
HINTS_OF_A_GUEST: Final = 8
A_MOMENT: Final = 0.2


class Positions(Attack):
    words = "strangers ask for a position with its log"

    async def prepare(self) -> None:
        self.table = await self.imported(await self.guest(), A_LONG_GAME)

    async def strike(self, hand: int) -> None:
        async with self.line() as line:
            while True:
                await self.press(line, "GET", self.path())

    def path(self) -> str:
        return f"/tables/{self.table}/position"


class Past(Positions):
    words = "strangers ask for positions of the past"

    def path(self) -> str:
        return f"{super().path()}?ply={self.chance.randrange(A_LONG_GAME)}"


class Imports(Attack):
    """Hand 0 imports, the others look at what there is."""

    words = "the longest games are imported, and looked at"
    hands = 6
    refusals = frozenset({"too-many"})

    async def prepare(self) -> None:
        self.cookie = await self.guest()
        self.record = record_of(MOST_PLIES)
        self.tables = [await self.imported(self.cookie, A_LONG_GAME)]

    async def strike(self, hand: int) -> None:
        async with self.line() as line:
            while True:
                if hand:
                    await self.press(line, "GET", f"/tables/{self.tables[-1]}/events")
                    continue
                made = await self.press(line, "POST", "/records", self.record, self.cookie)
                self.tables += [made.json()["id"]] if made.status == 201 else []


class Guests(Attack):
    """Each hand is a guest with a running game that is their own."""

    hands = 12

    async def prepare(self) -> None:
        self.cookies = [await self.guest() for _ in range(self.hands)]
        game = await self.imported(self.cookies[0], A_LONG_GAME)
        self.games = [await self.running(one, game, A_LONG_GAME, LATE) for one in self.cookies]


class Studies(Guests):
    words = "guests study their running games"

    async def strike(self, hand: int) -> None:
        async with self.line() as line:
            while True:
                await self.press(line, "GET", f"/tables/{self.games[hand][0]}/study", None, self.cookies[hand])


class Plans(Guests):
    words = "guests plan their turns"

    async def strike(self, hand: int) -> None:
        table, seat = self.games[hand]
        async with self.line() as line:
            while True:
                wish = {"seat": seat, "actions": []}
                await self.press(line, "POST", f"/tables/{table}/plan", wish, self.cookies[hand])


class Hints(Attack):
    """Two guests, each with many hands, each at a game of its own: what is asked once is kept."""

    words = "two guests ask for hints"
    hands = 2 * HINTS_OF_A_GUEST
    asks_for_hints = True

    async def prepare(self) -> None:
        self.cookies = [await self.guest(), await self.guest()]
        game = await self.imported(self.cookies[0], A_LONG_GAME)
        who = [self.cookies[hand % 2] for hand in range(self.hands)]
        plies = [LATE + hand for hand in range(self.hands)]
        self.games = [
            (*await self.running(one, game, A_LONG_GAME, ply), ply) for one, ply in zip(who, plies, strict=True)
        ]

    async def strike(self, hand: int) -> None:
        table, seat, ply = self.games[hand]
        async with self.line() as line:
            wish = {"seat": seat, "ply": ply, "revision": ply}
            await self.press(line, "POST", f"/tables/{table}/hint", wish, self.cookies[hand % 2])
        await asyncio.sleep(A_MOMENT)


class Bots(Attack):
    words = "a guest lets the dearest bots play, at as many tables as may be"
    hands = 1
    refusals = frozenset({"too-many", "too-many-tables", "too-many-bot-tables"})

    async def prepare(self) -> None:
        self.cookie = await self.guest()

    async def strike(self, hand: int) -> None:
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        async with self.line() as line:
            await self.press(line, "POST", "/tables", {"game": GAME, "seats": seats, "start": True}, self.cookie)
        await asyncio.sleep(A_MOMENT)
