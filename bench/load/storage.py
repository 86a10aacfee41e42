"""What an accepted row costs PostgreSQL: bytes of its log, bytes on the disk, commits. `python -m load.storage`

Rows of real games, stored by the server's own writer, as many tables at a time as it has to do with in one moment.
Prints the figures and keeps them in build/storage.json, from which `tools/scaling.py` takes them.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from datetime import date
from typing import Any

from load.servers import HERE
from sqlalchemy import text

from tablewright.games.registry import game_names, load_game
from tablewright.kernel.match import Match
from tablewright.server.storage.move_log import Entry, Writer
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now, unguessable
from tablewright.server.storage.store import Store
from tests.services import new_database, own_postgres

TABLES_AT_A_TIME = 60
LONGEST = 240


def played(name: str, seed: int) -> list[Row]:
    """A game of random play."""
    game, chance = load_game(name), random.Random(seed)
    match = Match(game, game.setup(4, {}), f"{seed:032x}")
    while not match.is_over() and len(match.plies) < LONGEST:
        seat = match.to_act()[0]
        match.act(seat, chance.choice(game.options(match.state, seat)))
    return [Row(ply.seat, "act", ply.action.fields()) for ply in match.plies]


async def play_all(store: Store, games: list[tuple[str, list[Row]]]) -> int:
    host = (await store.add_identity("Ada")).id
    writer = Writer(store)

    async def play(name: str, rows: list[Row]) -> int:
        id, seats = unguessable(), tuple(StoredSeat(seat, "human", identity=host) for seat in range(4))
        table = StoredTable(id, name, "1", "0" * 16, {}, "0" * 32, "running", host, True, False, 0, None, now(), seats)
        await store.add_table(table)
        for ordinal, row in enumerate(rows):
            await writer.append(Entry(table=id, ordinal=ordinal, rows=[row], plies=ordinal + 1))
        return len(rows)

    return sum(await asyncio.gather(*(play(name, rows) for name, rows in games)))


async def measure(url: str) -> dict[str, Any]:
    store = await Store.open(url)

    async def ask(question: str) -> int:
        async with store.engine.connect() as connection:
            return int((await connection.execute(text(question))).scalar_one())

    log = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
    disk = "select pg_total_relation_size('rows')"
    commits = "select xact_commit from pg_stat_database where datname = current_database()"
    names = game_names()
    games = [(names[at % len(names)], played(names[at % len(names)], at)) for at in range(TABLES_AT_A_TIME)]
    before = [await ask(question) for question in (log, disk, commits)]
    begun = time.perf_counter()
    rows = await play_all(store, games)
    seconds = time.perf_counter() - begun
    await asyncio.sleep(2)  # the count of commits comes a moment late
    after = [await ask(question) for question in (log, disk, commits)]
    await store.close()
    grown = [(later - earlier) / rows for earlier, later in zip(before, after, strict=True)]
    return {
        "date": date.today().isoformat(),
        "rows": rows,
        "log_bytes_a_row": round(grown[0]),
        "disk_bytes_a_row": round(grown[1]),
        "rows_a_commit": round(1 / grown[2], 1),
        "rows_a_second": round(rows / seconds),
    }


def main() -> None:
    with own_postgres(durable=True) as server:
        found = asyncio.run(measure(new_database(server.address)))
    print(json.dumps(found, indent=2))
    folder = HERE.parents[1] / "build"
    folder.mkdir(exist_ok=True)
    (folder / "storage.json").write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
