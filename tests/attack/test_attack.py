"""Attacks within all limits beside somebody honest: the short form of `python -m tests.attack`. No time is judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.attacker import ATTACKS
from tests.attack.measure import SHORT, faults_of, measure
from tests.services import Postgres, new_database
from tests.soak.scenarios import fresh_sqlite
from tests.soak.servers import Mother

pytestmark = [pytest.mark.slow, pytest.mark.game("agra")]


@pytest.mark.parametrize("name", ATTACKS)
async def test_whoever_attacks_is_refused_and_whoever_plays_is_served(
    name: str, bearing: Mother, tmp_path: Path
) -> None:
    report = await measure(bearing, fresh_sqlite(tmp_path, name), name, SHORT)
    assert not faults_of(report)
    assert report.attacked.pings and report.attacked.looks, "nobody honest was there"


# What is stored, or thought about in turns that are stored.
@pytest.mark.parametrize("name", ["imports", "bots", "positions"])
async def test_the_same_on_postgresql(name: str, bearing: Mother, database: Postgres) -> None:
    report = await measure(bearing, new_database(database.address), name, SHORT)
    assert not faults_of(report)
