"""The front page: every game is one press away."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tablewright.games.registry import game_names
from tests.conformance.traits import traits_of
from tests.e2e.checks import SIZES, assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player, sit_down

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = game_names()


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_sits_down_against_a_bot(page: Page, game: str) -> None:
    await sit_down(page, game)
    player = Player(page, seed=4, taste=traits_of(game).taste)
    for _ in range(3):
        assert await player.act()
    await expect(page.get_by_test_id("seat-1")).to_contain_text("Club bot")


@pytest.mark.parametrize("game", GAMES)
async def test_a_new_table_is_set_up_in_a_dialogue_and_waits_for_players(page: Page, game: str) -> None:
    await page.goto("/")
    await page.get_by_test_id(f"new-{game}").click()
    await expect(page.get_by_test_id("new-table")).to_be_visible()
    await assert_accessible(page)
    await page.get_by_test_id("new-table-create").click()
    await expect(page.get_by_test_id("waiting-room")).to_be_visible()
    await assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_have_a_page_of_their_own(page: Page, game: str) -> None:
    await page.goto("/")
    await page.get_by_test_id(f"game-{game}").get_by_role("link", name="Rules").click()
    await expect(page.get_by_test_id("rules").locator("dt").first).to_contain_text(game[:3].upper())
    await assert_accessible(page)


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_the_shelf_fits(open_page: OpenPage, width: int, height: int) -> None:
    page = await open_page(width=width, height=height)
    await page.goto("/")
    for game in GAMES:
        await expect(page.get_by_test_id(f"play-{game}")).to_be_visible()
    await assert_fits(page)
    await assert_accessible(page)
