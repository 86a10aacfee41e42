"""The player aid: found from where it is wanted, readable everywhere, and one sheet on paper."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tablewright.games.registry import game_names
from tests.e2e.checks import SIZES, assert_accessible, assert_fits, turn_dark
from tests.e2e.player import OpenPage

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOCALES = ("en-GB", "it-IT", "nl-NL", "fr-FR")
SHEETS = ("A4", "Letter")
INK = """() => [
  getComputedStyle(document.body).backgroundColor,
  getComputedStyle(document.querySelector('main')).color,
]"""
A_SHEET = re.compile(rb"/Type\s*/Page\b")


async def open_aid(page: Page, game: str) -> None:
    await page.goto(f"/aid/{game}")
    await expect(page.get_by_test_id("aid-columns")).to_be_visible()
    await page.evaluate("document.fonts.ready")


async def test_the_aid_is_one_click_from_the_game_and_from_its_rules(page: Page) -> None:
    await page.goto("/")
    await page.get_by_test_id("aid-noria").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Noria: player aid")
    columns = page.get_by_test_id("aid-columns")
    await expect(columns).to_contain_text("1 · 2 · 3 · 4 resources")
    await expect(columns.get_by_role("row", name="Research").first).to_contain_text("1=")
    await columns.get_by_role("link", name="NOR-9.2-b").first.click()
    await expect(page).to_have_url(re.compile(r"/rules/noria#NOR-9\.2-b$"))
    async with page.context.expect_page() as opened:
        await page.get_by_test_id("rules-aid").click()
    await expect((await opened.value).get_by_test_id("aid-columns")).to_be_visible()


@pytest.mark.parametrize("game", game_names())
async def test_the_aid_fits_every_screen_and_is_accessible(open_page: OpenPage, game: str) -> None:
    page = await open_page()
    await open_aid(page, game)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await assert_fits(page)
    await assert_accessible(page)
    await turn_dark(page)
    await assert_accessible(page)


@pytest.mark.parametrize("game", game_names())
async def test_the_aid_is_one_sheet_in_every_language(open_page: OpenPage, game: str) -> None:
    for locale in LOCALES:
        page = await open_page(locale=locale)
        await open_aid(page, game)
        for sheet in SHEETS:
            printed = await page.pdf(format=sheet)
            assert len(A_SHEET.findall(printed)) == 1, (game, locale, sheet)
        await page.emulate_media(media="print", color_scheme="dark")
        assert not await page.get_by_test_id("aid-print").is_visible()
        assert await page.evaluate(INK) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


async def test_an_aid_that_there_is_not_says_so(page: Page) -> None:
    for address in ("/aid/chess", "/statistics/chess"):
        await page.goto(address)
        await expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
        await expect(page.get_by_test_id("aid")).to_have_count(0)
