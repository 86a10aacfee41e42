"""Real games while servers, workers and databases are killed: the short form of `run.py soak`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.services import Postgres, new_database
from tests.soak import scenarios
from tests.soak.servers import Mother

pytestmark = pytest.mark.slow
SEED = 1


async def test_no_move_is_lost_or_doubled_when_the_server_is_killed(bearing: Mother, tmp_path: Path) -> None:
    report = await scenarios.kills(bearing, scenarios.fresh_sqlite(tmp_path, "kills"), 8, SEED)
    assert report.accepted > report.blows
    assert report.under_way, "it was always killed while nobody was doing anything"


async def test_the_same_on_postgresql(bearing: Mother, database: Postgres) -> None:
    report = await scenarios.kills(bearing, new_database(database.address), 8, SEED)
    assert report.accepted > report.blows
    assert report.under_way, "it was always killed while nobody was doing anything"


async def test_the_bots_play_on_when_their_workers_are_killed(bearing: Mother, tmp_path: Path) -> None:
    assert (await scenarios.workers(bearing, scenarios.fresh_sqlite(tmp_path, "workers"), 3, SEED)).accepted


async def test_the_other_servers_go_on_when_one_is_killed(bearing: Mother, database: Postgres) -> None:
    report = await scenarios.nodes(bearing, new_database(database.address), 2, SEED)
    assert report.accepted > report.blows


async def test_the_servers_outlive_their_database(bearing: Mother, database: Postgres) -> None:
    url = new_database(database.address)
    assert (await scenarios.outages(bearing, url, 3, SEED, database)).accepted


async def test_a_locked_file_is_waited_for(bearing: Mother, tmp_path: Path) -> None:
    assert (await scenarios.outages(bearing, scenarios.fresh_sqlite(tmp_path, "outages"), 2, SEED, None)).accepted
