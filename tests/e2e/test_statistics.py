"""Statistics in the browser: from the lobby to where one's own points come from."""

from __future__ import annotations

import random
import re
from datetime import timedelta
from functools import cache

import pytest
from playwright.async_api import Page, expect

from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.server.storage.records import StoredSeat
from tests.e2e.checks import SIZES, assert_accessible, assert_fits, turn_dark
from tests.e2e.player import OpenPage
from tests.e2e.prepared import AnyMatch, count, identity_of, lay_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = 6
PAUSE = timedelta(seconds=7)


@cache
def played(seed: int) -> AnyMatch:
    """A game of Noria at random, to its end."""
    game, chance = load_game("noria"), random.Random(seed)
    match = Match(game, game.setup(2, {}), f"{seed:032x}")
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, chance.choice(game.options(match.state, seat)))
    return match


async def lay_finished(database: str, identity: str) -> None:
    """Games that *identity* has played against a bot to their end, each decision after a moment's thought."""
    for seed in range(GAMES):
        seats = [StoredSeat(seed % 2, "human", identity), StoredSeat(1 - seed % 2, "bot", bot="random")]
        seats.sort(key=lambda seat: seat.seat)
        address = await lay_table(database, played(seed), seats, identity)
        await count(database, address.removeprefix("/table/"), PAUSE)


async def test_my_figures_from_the_lobby_to_where_my_points_come_from(page: Page, database: str) -> None:
    await lay_finished(database, await identity_of(page))
    await page.goto("/")
    await page.get_by_test_id("ways").get_by_role("link", name="Statistics").click()
    await expect(page.get_by_test_id("statistics-noria")).to_contain_text(re.compile(rf"My games\s*{GAMES}"))
    await page.get_by_test_id("statistics-noria").get_by_role("link").click()
    await expect(page.get_by_role("radio", name="Mine")).to_be_checked()
    await expect(page.get_by_test_id("statistics-numbers")).to_contain_text("7 sec")
    rows = page.get_by_test_id("statistics-seats").get_by_role("row")
    await expect(rows).to_have_count(4)  # heads, two seats, both together
    await expect(rows.last).to_contain_text(re.compile(rf"all\s*{GAMES}"))
    scored = [played(seed).game.result(played(seed).state).totals[seed % 2] for seed in range(GAMES)]
    await expect(rows.last).to_contain_text(f"{sum(scored) / GAMES:.1f}")
    await expect(page.get_by_test_id("statistics-points")).to_contain_text("Specialisation")
    await expect(page.get_by_test_id("statistics-actions")).to_contain_text("Activate a disc")
    await page.get_by_test_id("statistics-seats-chart").get_by_role("button").click()
    await expect(page.get_by_test_id("statistics-seats-chart").get_by_role("table")).to_contain_text("2 players")
    await page.get_by_role("radio", name="Bots").press("Space")
    await expect(page.get_by_test_id("statistics-points")).not_to_contain_text("Everybody")
    await assert_accessible(page)


@pytest.mark.game("noria")
async def test_nobody_sees_the_figures_of_somebody_else(open_page: OpenPage) -> None:
    page = await open_page(locale="it-IT")
    await page.goto("/statistics/noria")
    await expect(page.get_by_role("radio", name="Tutte le persone")).to_be_checked()
    await page.get_by_role("radio", name="Mie").check(force=True)
    await expect(page.get_by_test_id("statistics-none")).to_contain_text("Non hai ancora finito")


@pytest.mark.parametrize("address", ["/statistics", "/statistics/noria"])
async def test_the_pages_fit(page: Page, address: str) -> None:
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.goto(address)
        await expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        await assert_fits(page)
    await turn_dark(page)
    await assert_accessible(page)
