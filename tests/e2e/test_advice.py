"""Hints: what would you do? For whoever must decide, where the host allows it."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player, open_table, sit_down_together

pytestmark = pytest.mark.asyncio(loop_scope="session")

FORBIDDEN = "The host of this table allows no advice."


async def ask_by_keyboard(page: Page) -> None:
    await page.get_by_test_id("hint").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("hint-card")).to_be_visible()
    await expect(page.get_by_test_id("hint-way").first).to_be_visible()


@pytest.mark.game("noria")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_who_must_decide_is_told_a_turn_and_nothing_is_done(open_page: OpenPage, width: int, height: int) -> None:
    page, other = await open_page(width=width, height=height), await open_page()
    await sit_down_together(page, other, "noria")
    before = await page.get_by_test_id("table").get_attribute("data-revision")
    await ask_by_keyboard(page)
    await assert_fits(page)
    await assert_accessible(page)

    # A step shows its place on the board, and another press lets it go.
    step = page.get_by_test_id("way-steps").first.get_by_role("button").first
    await step.press("Enter")
    await expect(step).to_have_attribute("aria-pressed", "true")
    await expect(page.locator("[data-pointed]").first).to_be_visible()
    await step.press("Enter")
    await expect(step).to_have_attribute("aria-pressed", "false")
    assert await page.get_by_test_id("table").get_attribute("data-revision") == before

    # It is about this question: with the answer it goes.
    assert await Player(page, 1, traits_of("noria").taste).act()
    await expect(page.get_by_test_id("hint-card")).to_be_hidden()
    await expect(other.get_by_test_id("hint-card")).to_have_count(0)


@pytest.mark.game("noria")
async def test_the_host_forbids_advice_and_allows_it_again(open_page: OpenPage) -> None:
    host, guest = await open_page(), await open_page(width=390, height=844)
    await sit_down_together(host, guest, "noria")
    await host.get_by_test_id("table-menu-open").click()
    switch = host.get_by_test_id("hint-switch")
    await switch.get_by_role("radio", name="Forbidden").press("Space")
    await expect(switch.get_by_role("radio", name="Forbidden")).to_be_checked()
    await assert_accessible(host)
    await host.keyboard.press("Escape")
    await expect(host.get_by_test_id("hint")).to_be_disabled()
    await expect(host.get_by_test_id("hint")).to_have_attribute("title", FORBIDDEN)
    await guest.get_by_test_id("table-menu-open").click()
    await expect(guest.get_by_test_id("hint-switch")).to_contain_text("nobody may ask a bot")
    await expect(guest.get_by_test_id("hint-switch").get_by_role("radio")).to_have_count(0)
    await assert_fits(guest)
    await host.get_by_test_id("table-menu-open").click()
    await switch.get_by_role("radio", name="Allowed").press("Space")
    await expect(guest.get_by_test_id("hint-switch")).to_contain_text("players may ask a bot")
    await host.keyboard.press("Escape")
    await ask_by_keyboard(host)


@pytest.mark.game("noria")
async def test_a_table_can_be_opened_without_advice(open_page: OpenPage) -> None:
    host, guest = await open_page(), await open_page()
    await guest.goto(await open_table(host, "noria", "Seat 1", "Forbidden"))
    await guest.get_by_test_id("join-1").click()
    await expect(host.get_by_test_id("hint")).to_be_disabled()
