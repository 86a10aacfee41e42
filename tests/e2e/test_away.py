"""Whoever comes back to a table is told what happened meanwhile, and can watch it."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from playwright.async_api import Page, expect

from tablewright.kernel.match import Ply
from tablewright.server.storage.records import StoredSeat, now
from tablewright.server.table.missed import A_MOMENT
from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player
from tests.e2e.prepared import AnyMatch, find_moment, identity_of, lay_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


def others_have_moved(match: AnyMatch) -> bool:
    return len(match.plies) > 30 and match.plies[-1].seat != 0 and match.plies[-2].seat != 0


def first_of_all(match: AnyMatch) -> bool:
    return match.plies != [] and all(ply.seat != 0 for ply in match.plies)


def has_news(ply: Ply) -> bool:
    """Does it do anything but end something?"""
    return any(event.verb not in ("turn-began", "round-began") for event in ply.events)


async def lay_old_table(database: str, match: AnyMatch, me: Page) -> str:
    """A table of long ago: nobody is away from one that has just been opened."""
    host = await identity_of(me)
    seats = [StoredSeat(0, "human", identity=host), StoredSeat(1, "bot", bot="random")]
    return await lay_table(database, match, seats, host, created=now() - A_MOMENT - timedelta(minutes=1))


@pytest.mark.game("noria")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_coming_back_shows_what_the_others_did(
    open_page: OpenPage, database: str, width: int, height: int
) -> None:
    page = await open_page(width=width, height=height)
    match = find_moment("noria", others_have_moved, traits_of("noria").taste)
    since = max(at for at, ply in enumerate(match.plies, 1) if ply.seat == 0)
    moves = sum(1 for ply in match.plies[since:] if has_news(ply))
    await page.goto(await lay_old_table(database, match, page))
    card, bar = page.get_by_test_id("away"), page.get_by_test_id("away-bar")
    await expect(card).to_contain_text(f"{moves} moves since your last decision")
    await expect(card.locator('[data-testid^="away-move-"]')).to_have_count(moves)
    await expect(card.get_by_test_id("away-changes").first).to_contain_text(re.compile(r"[+−]\d"))
    await assert_fits(page)
    await assert_accessible(page)

    await page.get_by_test_id("away-replay").click()
    await expect(bar).to_contain_text(f"0 of {moves}")
    await expect(card).to_be_hidden()
    await expect(page.get_by_test_id("away-now")).to_contain_text(f"1 of {moves}")  # by itself
    await page.get_by_test_id("away-play").click()
    await page.get_by_test_id("away-back").click()
    await expect(page.get_by_test_id("away-now")).to_contain_text("How you left the table")
    await assert_accessible(page)
    await page.get_by_test_id("away-forward").focus()
    for _ in range(moves):
        await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("away-now")).to_contain_text(f"{moves} of {moves}")
    await page.get_by_test_id("away-play").click()
    await expect(bar).to_be_hidden()  # at the end it returns to the present by itself
    await expect(page.get_by_test_id("options")).to_be_visible()

    await page.locator('[data-testid^="away-move-"]').first.click()
    await expect(page.get_by_test_id("away-now")).to_contain_text(f"1 of {moves}")
    await page.get_by_test_id("away-present").click()
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()
    await page.reload()
    await expect(page.get_by_test_id("question")).to_be_visible()
    await expect(card).to_be_hidden()  # nothing has happened since


@pytest.mark.game("noria")
async def test_a_plan_has_the_board_for_itself(open_page: OpenPage, database: str) -> None:
    page = await open_page()
    await page.goto(
        await lay_old_table(database, find_moment("noria", others_have_moved, traits_of("noria").taste), page)
    )
    card = page.get_by_test_id("away")
    await expect(card).to_be_visible()
    await page.get_by_test_id("tab-plan").click()
    await page.get_by_test_id("plan-begin").click()
    await expect(card).to_be_hidden()
    await page.get_by_test_id("plan-leave").click()
    await expect(card).to_be_visible()


@pytest.mark.game("noria")
async def test_before_the_first_decision_and_until_the_next(open_page: OpenPage, database: str) -> None:
    page = await open_page()
    match = find_moment("noria", first_of_all, traits_of("noria").taste)
    await page.goto(await lay_old_table(database, match, page))
    await expect(page.get_by_test_id("away")).to_contain_text("since the game began")
    assert await Player(page, seed=1, taste=traits_of("noria").taste).act()
    await expect(page.get_by_test_id("away")).to_be_hidden()
