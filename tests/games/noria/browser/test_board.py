"""Noria in the browser, as people play it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e.checks import assert_accessible, assert_fits, assert_result
from tests.e2e.player import WAIT, KeyboardPlayer, OpenPage, Player, sit_down
from tests.games.noria.traits import TRAITS

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_whole_game_against_a_bot_from_the_front_page_to_the_result(page: Page) -> None:
    await page.goto("/")
    await expect(page).to_have_title(re.compile("Tablewright"))
    await assert_accessible(page)
    await sit_down(page, "noria")
    await assert_accessible(page)
    player = Player(page, seed=5, taste=TRAITS.taste)
    await player.play_to_the_end()
    assert {"take", "delegate", "activate", "travel", "buy"} <= player.verbs
    halls = ["refinement", "settlement", "exploration", "research", "specialisation", "division"]
    await assert_result(page, "noria", halls)


async def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = await open_page(width=1280, height=900)
    await page.goto("/")
    await page.get_by_test_id("play-noria").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("question")).to_be_visible(timeout=WAIT)
    player = KeyboardPlayer(page, seed=11, taste=TRAITS.taste)
    await player.play_to_the_end()
    assert {"take", "delegate", "activate"} <= player.verbs


async def test_number_keys_answer(page: Page) -> None:
    await sit_down(page, "noria")
    player = Player(page, seed=1, taste=TRAITS.taste)
    await player.until("take_energy")
    player.seen = (await player.look())["revision"]
    await page.keyboard.press("2")
    assert "take_energy" not in (await player.look())["options"]
    await expect(page.get_by_test_id("log")).to_contain_text("gains 1 × Energy")


async def test_the_board_answers_a_click_and_says_why_not(page: Page) -> None:
    await sit_down(page, "noria")
    player = Player(page, seed=2, taste=TRAITS.taste)
    slot = next(option for option in await player.until("activate") if option.startswith("activate")).split("_")[1]
    await page.locator(f'[data-zone="slot.{slot}"]').first.click()
    await expect(page.get_by_test_id("show-all")).to_be_visible()
    await page.get_by_test_id("show-all").click()
    await page.locator('[data-zone="hall.research"]').first.click(
        button="right", force=True
    )  # disabled, but it answers
    card = page.get_by_test_id("zone-card")
    await expect(card).to_be_visible()
    await expect(card).to_contain_text("NOR-17")


async def test_undo_takes_back_and_stops_at_a_barrier(page: Page) -> None:
    await sit_down(page, "noria")
    player = Player(page, seed=3, taste=TRAITS.taste)
    before = await player.until("activate")
    after = await player.answer(next(option for option in before if option.startswith("inspect")))
    assert after["options"] != before
    player.seen = after["revision"]
    await page.get_by_test_id("undo").click()
    assert (await player.look())["options"] == before


async def test_history_steps_back_and_returns(page: Page) -> None:
    await sit_down(page, "noria")
    player = Player(page, seed=4, taste=TRAITS.taste)
    for _ in range(6):
        await player.act()
    await player.look()
    await page.keyboard.press("[")
    await expect(page.get_by_test_id("timeline")).to_be_visible()
    await page.get_by_test_id("timeline-live").click()
    assert (await player.look())["options"]


async def test_rules_are_all_there_and_can_be_searched(page: Page) -> None:
    await sit_down(page, "noria")
    await page.get_by_test_id("tab-rules").click()
    rules = page.get_by_test_id("rules")
    await expect(rules).to_contain_text("NOR-9.2-c")
    await page.get_by_test_id("rules-search").fill("NOR-16.1-f")
    await expect(rules).to_contain_text("NOR-16.1-f")
    await expect(rules).not_to_contain_text("NOR-9.2-c")


@pytest.mark.parametrize(("locale", "word"), [("it-IT", "Ossidiana"), ("nl-NL", "Obsidiaan"), ("fr-FR", "Obsidienne")])
async def test_the_table_speaks_the_language_of_the_browser(open_page: OpenPage, locale: str, word: str) -> None:
    page = await open_page(locale=locale)
    await sit_down(page, "noria")
    await expect(page.locator("html")).to_have_attribute("lang", re.compile(locale[:2]))
    player = Player(page, seed=6, taste=TRAITS.taste)
    await player.until("take_obsidian")
    await expect(page.get_by_test_id("option-take_obsidian")).to_contain_text(word, ignore_case=True)


async def test_the_table_works_on_a_phone(open_page: OpenPage) -> None:
    page = await open_page(width=390, height=844)
    await sit_down(page, "noria")
    player = Player(page, seed=7, taste=TRAITS.taste)
    for _ in range(12):
        assert await player.act()
    await player.look()
    await assert_fits(page)
    await assert_accessible(page)


async def test_two_people_and_a_spectator_see_the_same_game(open_page: OpenPage) -> None:
    """A table made in the lobby, joined by its link; everybody sees every move, and only the owner may make it."""
    host, guest, watcher = await open_page(), await open_page(), await open_page()
    await host.goto("/")
    await expect(host.get_by_test_id("guest-name")).to_have_value(re.compile("."))  # the cookie is there
    made = await host.evaluate(
        """async () => (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
             body: JSON.stringify({game: 'noria', settings: {start: 'seat-1'}, start: true,
                                   seats: [{kind: 'me'}, {kind: 'open'}]})})).json()"""
    )
    for page in (host, guest):
        await page.goto(f"/table/{made['id']}")
    await guest.get_by_test_id("join-1").click()
    await watcher.goto(f"/table/{made['id']}")
    first, second = Player(host, seed=8, taste=TRAITS.taste), Player(guest, seed=9, taste=TRAITS.taste)
    for player in (first, second, first, second):
        assert await player.act()
    await expect(watcher.get_by_test_id("log")).to_contain_text("gains 1")
    assert await watcher.locator('[data-testid^="option-"]').count() == 0
