"""Bots' turns are served in turn over the people who wait for them, the quick before the slow, and all in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from tablewright.server.storage.database import Database
from tablewright.server.storage.move_log import Entry, Writer
from tablewright.server.storage.records import StoredSeat, now
from tablewright.server.storage.schema import TURNS
from tablewright.server.storage.store import Store
from tablewright.server.storage.turns import ALONE_AT_ONCE, QUICK_SECONDS, Costs, Line, TurnQueue, make_due, make_undue
from tests.server.stored import a_table, act

QUICK, SLOW = 0.01, 2.0
LONG_AGO = timedelta(minutes=5)


class Hall:
    """People with tables of bots, and one server that serves their turns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.turns = TurnQueue(store.database, 60.0, store.costs)
        self.people: dict[str, str] = {}  # names, by identity
        self.owners: dict[str, str] = {}  # names, by table
        self.costs: dict[str, float] = {}  # by table
        self.at_work: dict[Line, str] = {}  # the table that is being thought about
        self.leaving: set[str] = set()  # tables at which no bot is due again

    async def person(self, name: str) -> str:
        known = {called: id for id, called in self.people.items()}
        if name not in known:
            known[name] = (await self.store.add_identity(name)).id
            self.people[known[name]] = name
        return known[name]

    async def table(self, name: str, cost: float = QUICK, alone: bool = False, stood_in: bool = False) -> str:
        """A table of *name* at which a bot is due."""
        host = await self.person(name)
        bot = f"one that takes {cost} s"
        self.store.costs.note(bot, cost)
        me = StoredSeat(0, "human", identity=host, stand_in=bot if stood_in else None)
        seats = (StoredSeat(0, "bot", bot=bot) if alone else me, StoredSeat(1, "bot", bot=bot))
        table = replace(a_table(host), seats=seats)
        await self.store.add_table(table)
        self.owners[table.id], self.costs[table.id] = name, cost
        return table.id

    async def due(self, *tables: str, at: datetime | None = None) -> None:
        costs = {table: self.costs[table] for table in tables}
        await self.store.database.transact(partial(make_due, costs=costs, due=at or now(), freed=True))

    async def serve(self, line: Line = "people") -> str | None:
        """The table whose turn comes now. When the next one comes, a bot is due there again."""
        before = self.at_work.pop(line, None)
        if before in self.leaving:
            await self.store.database.transact(partial(make_undue, tables=[before]))
        elif before is not None:
            await self.due(before)
        for turn in await self.turns.claim({line: 1}):
            self.at_work[line] = turn.table
        return self.at_work.get(line)

    async def served(self, times: int, line: Line = "people") -> list[str]:
        """Whose tables were served, one after the other."""
        tables = [await self.serve(line) for _ in range(times)]
        return [self.owners[table] for table in tables if table is not None]


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store)


async def test_who_has_many_tables_is_served_no_more_often_than_who_has_one(hall: Hall) -> None:
    for _ in range(12):
        await hall.table("Greedy")
    await hall.served(5)
    await hall.table("Ada")
    await hall.table("Ben")
    assert Counter(await hall.served(15)) == {"Greedy": 5, "Ada": 5, "Ben": 5}


async def test_a_newcomer_is_served_at_once_however_much_was_due_before(hall: Hall) -> None:
    for name in ("Greedy", "Grabby"):
        for _ in range(10):
            await hall.table(name, SLOW)
    await hall.served(7)
    await hall.table("Ada", SLOW)
    assert "Ada" in await hall.served(3)


async def test_what_is_quick_does_not_wait_in_line_behind_what_takes_long(hall: Hall) -> None:
    for number in range(8):
        await hall.table(f"Slow {number}", SLOW)
    await hall.served(3)
    await hall.table("Ada", QUICK)
    assert (await hall.served(1)) == ["Ada"]


async def test_people_get_the_same_time_rather_than_the_same_number_of_turns(hall: Hall) -> None:
    await hall.table("Slow", 0.4)
    await hall.table("Quick", 0.1)
    counts = Counter(await hall.served(50))
    assert abs(counts["Quick"] - 40) <= 2


async def test_while_one_person_does_the_worst_nobody_waits_for_more_than_the_turn_in_hand(hall: Hall) -> None:
    """A worker and a clock that exist on paper: the worst is 30 tables at which experts are always due."""
    for _ in range(30):
        await hall.table("Greedy", SLOW)
    waits: list[float] = []
    clock, wanted = 0.0, 1.3
    honest, asked = "", False
    while len(waits) < 12:
        table = await hall.serve() or ""
        if table == honest:
            asked = False
            waits.append(clock - wanted)
            wanted = clock + 0.7 * (1 + len(waits) % 4)  # Ada thinks, and her bot is due again
        clock += hall.costs[table]
        if wanted <= clock and table != honest and not asked:
            honest = await hall.table("Ada", QUICK)
            hall.leaving.add(honest)
            asked = True
    assert max(waits) <= SLOW
    assert sum(waits) > SLOW, "the clock says something"


async def test_everything_that_is_due_is_served_in_the_end(hall: Hall) -> None:
    """Also while new people come all the time, with turns of every length."""
    waiting = {await hall.table(name, cost) for name, cost in [("A", SLOW), ("A", SLOW), ("B", 0.3), ("C", 0.6)]}
    waiting |= {await hall.table("Heavy", SLOW) for _ in range(5)}
    served = 0
    while waiting:
        if served % 3 == 0:
            hall.leaving.add(await hall.table(f"Newcomer {served}", (QUICK, 0.3, SLOW)[served % 9 // 3]))
        waiting.discard(await hall.serve() or "")
        served += 1
        assert served < 200


async def test_what_takes_long_lets_others_pass_but_not_for_ever(hall: Hall) -> None:
    """Quick turns of people who have never been there come faster than they can be served."""
    await hall.table("Busy", QUICK)
    assert await hall.served(1) == ["Busy"]
    slow, begun = await hall.table("Slow", SLOW), now()
    for second in range(1, 100):
        for number in range(2):
            id = await hall.table(f"Newcomer {second} {number}", QUICK)
            hall.leaving.add(id)
            # As if a second had passed since the ones before.
            await hall.due(id, at=begun + timedelta(seconds=second))
            async with hall.store.begin() as connection:
                await connection.execute(update(TURNS).where(TURNS.c.table_id == id).values(due=now()))
        if await hall.serve() == slow:
            break
    assert 3 < second < 99


async def test_bots_among_themselves_are_in_a_line_of_their_own(hall: Hall) -> None:
    alone = {await hall.table("Ada", alone=True), await hall.table("Ben", stood_in=True)}
    assert await hall.serve() is None
    people = await hall.table("Ada")
    assert await hall.serve() == people
    assert {await hall.serve("alone"), await hall.serve("alone")} == alone
    assert await hall.turns.waiting() == {"people": 0, "alone": 1}, "the others are thought about"


async def test_a_few_tables_of_one_host_without_people_are_thought_about_at_once(hall: Hall) -> None:
    for _ in range(ALONE_AT_ONCE + 3):
        await hall.table("Greedy", alone=True)
    await hall.table("Ada", alone=True)
    claimed = await hall.turns.claim({"alone": 10})
    assert Counter(hall.owners[turn.table] for turn in claimed) == {"Greedy": ALONE_AT_ONCE, "Ada": 1}
    assert await hall.turns.claim({"alone": 10}) == []
    one = next(turn for turn in claimed if hall.owners[turn.table] == "Greedy")
    await hall.due(one.table)
    assert len(await hall.turns.claim({"alone": 10})) == 1, "as soon as one is done, the next"


async def test_a_line_for_the_quick_ones_takes_nothing_else(hall: Hall) -> None:
    await hall.table("Slow", QUICK_SECONDS * 1.1)
    await hall.table("Alone", QUICK, alone=True)
    assert await hall.turns.claim({"quick": 5}) == []
    quick = await hall.table("Ada", QUICK_SECONDS)
    (turn,) = await hall.turns.claim({"quick": 5})
    assert (turn.table, turn.line) == (quick, "quick")


async def test_a_turn_that_was_put_off_holds_nobody_back_meanwhile(hall: Hall) -> None:
    broken = await hall.table("Broken")
    (turn,) = await hall.turns.claim({"people": 1})
    await hall.turns.give_back(turn, seconds=300)
    await hall.table("Ada")
    await hall.table("Ada")
    await hall.served(20)
    await hall.table("Ben")
    assert set(await hall.served(2)) == {"Ada", "Ben"}, "who comes is not sent to where the broken table stood"
    async with hall.store.begin() as connection:
        await connection.execute(update(TURNS).where(TURNS.c.table_id == broken).values(due=now() - LONG_AGO))
    assert await hall.serve() == broken


async def test_a_move_of_a_person_does_not_change_the_place_of_a_turn(hall: Hall) -> None:
    first, second = await hall.table("Ada"), await hall.table("Ben")
    await hall.store.database.transact(partial(make_due, costs={first: SLOW}, due=now(), freed=False))
    assert [await hall.serve(), await hall.serve()] == [first, second]


async def test_the_turn_of_a_move_is_charged_what_its_bot_takes(hall: Hall) -> None:
    hall.store.costs.note("slow", SLOW)
    id = await hall.table("Ada")
    assert await hall.serve() == id
    entry = Entry(id, 0, [act(1, "bid", 0)], 1, due=True, bot="slow", by_bot=True)
    await Writer(hall.store).append(entry)
    async with hall.store.begin() as connection:
        assert (await connection.execute(select(TURNS.c.cost))).scalar_one() == SLOW


async def test_servers_share_the_lines(a_postgres_database: Callable[[], str]) -> None:
    store = await Store.open(a_postgres_database())
    hall = Hall(store)
    for _ in range(4):
        await hall.table("Greedy", alone=True)
    await hall.table("Cleo", QUICK)
    await hall.serve()
    await hall.table("Ada", SLOW)
    await hall.table("Ben", QUICK)
    other = TurnQueue(Database(store.engine), 60.0, store.costs)
    assert len([*await hall.turns.claim({"alone": 1}), *await other.claim({"alone": 5})]) == ALONE_AT_ONCE
    first, second = await other.claim({"people": 1}), await hall.turns.claim({"people": 1})
    assert [hall.owners[turn.table] for turn in (*first, *second)] == ["Ben", "Ada"]
    await store.close()


def test_the_cost_of_a_bot_is_what_was_measured() -> None:
    costs = Costs()
    unknown = costs.of("expert")
    for _ in range(5):
        costs.note("expert", 2.0)
        costs.note("random", 0.0)
    assert costs.of("random") < unknown < costs.of("expert") == pytest.approx(2.0)
    assert costs.of("random") > 0.0, "places must rise"
    costs.note("expert", 1.0)
    assert 1.0 < costs.of("expert") < 2.0
    assert costs.dearest(["random", "expert"]) == costs.of("expert")
