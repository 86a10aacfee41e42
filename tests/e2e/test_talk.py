"""People at a table talk, and play again."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player, open_table, sit_down_together

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def say(page: Page, text: str) -> None:
    await page.get_by_test_id("talk-say").fill(text)
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("talk-say")).to_have_value("")


async def end_game(host: Page) -> None:
    await host.get_by_test_id("table-menu-open").click()
    await host.get_by_test_id("abandon").click()
    await host.get_by_test_id("confirm-yes").click()
    await expect(host.get_by_test_id("standing")).to_contain_text("ended this game")


@pytest.mark.game("noria")
async def test_players_talk_and_who_watches_talks_apart(open_page: OpenPage) -> None:
    host, guest, watcher = await open_page(), await open_page(width=390, height=844), await open_page()
    await sit_down_together(host, guest, "noria")
    await watcher.goto(host.url)
    await host.keyboard.press("t")
    await expect(host.get_by_test_id("talk-say")).to_be_focused()
    await say(host, "Good luck, <b>everybody</b>!")
    await expect(host.get_by_test_id("talk-lines")).to_contain_text("Good luck, <b>everybody</b>!")
    await expect(guest.get_by_test_id("talk-reader")).to_contain_text("Good luck", timeout=5_000)
    await expect(guest.get_by_test_id("phone-talk")).to_contain_text("new")
    await guest.get_by_test_id("phone-talk").click()
    await expect(guest.get_by_test_id("talk-lines")).to_contain_text("Good luck")
    await expect(guest.get_by_test_id("phone-talk")).not_to_contain_text("new")
    await assert_fits(guest)
    await assert_accessible(guest)

    await watcher.get_by_test_id("tab-talk").click()
    await expect(watcher.get_by_test_id("talk")).to_contain_text("The players will read it when the game is over")
    await say(watcher, "take the second disc")
    await say(guest, "you too")
    for player in (host, guest):
        await expect(player.get_by_test_id("talk-lines")).to_contain_text("you too")
        await expect(player.get_by_test_id("talk-lines")).not_to_contain_text("second disc")
    await expect(watcher.get_by_test_id("talk-lines")).to_contain_text("you too")

    await host.get_by_test_id("tab-log").click()
    await say(guest, "still there?")
    await expect(host.get_by_test_id("talk-unread")).to_have_text("1")
    await host.get_by_test_id("tab-talk").click()
    await host.locator('[data-testid^="mute-"]').first.click()
    await expect(host.get_by_test_id("talk-lines")).not_to_contain_text("still there?")
    await host.reload()
    await host.get_by_test_id("tab-talk").click()
    await expect(host.get_by_test_id("talk-lines")).to_contain_text("Good luck")
    await expect(host.get_by_test_id("talk-lines")).not_to_contain_text("still there?")
    await host.locator('[data-testid^="unmute-"]').click()
    await expect(host.get_by_test_id("talk-lines")).to_contain_text("still there?")
    await assert_accessible(host)

    await end_game(host)
    await expect(guest.get_by_test_id("talk-lines")).to_contain_text("take the second disc")


@pytest.mark.game("noria")
async def test_people_talk_while_they_wait(open_page: OpenPage) -> None:
    host, comes = await open_page(), await open_page(width=390, height=844)
    await comes.goto(await open_table(host, "noria", "3 players"))
    await say(comes, "when do you start?")
    await expect(host.get_by_test_id("talk-lines")).to_contain_text("when do you start?")
    await say(host, "sit down!")
    await expect(comes.get_by_test_id("talk-lines")).to_contain_text("sit down!")
    await assert_fits(comes)
    await assert_accessible(comes)


@pytest.mark.game("noria")
async def test_a_rematch_keeps_everybody_together(open_page: OpenPage) -> None:
    host, guest, watcher = await open_page(), await open_page(width=390, height=844), await open_page()
    await sit_down_together(host, guest, "noria")
    await watcher.goto(host.url)
    await end_game(host)
    await host.get_by_test_id("rematch").click()
    await expect(host.get_by_test_id("waiting-room")).to_contain_text("Waiting for")
    await expect(host.get_by_test_id("seat-list")).to_contain_text("is expected")
    await assert_accessible(host)
    await expect(guest.get_by_test_id("rematch-offer")).to_contain_text("offers a rematch")
    await assert_fits(guest)
    await assert_accessible(guest)
    await watcher.get_by_test_id("rematch-go").click()
    await expect(watcher.get_by_test_id("waiting-room")).to_be_visible()
    await expect(watcher.get_by_test_id("join-0")).to_be_hidden()
    await guest.get_by_test_id("rematch-sit").click()
    for page in (host, guest, watcher):
        await expect(page.get_by_test_id("question")).to_be_visible()
    assert guest.url == host.url == watcher.url
    await guest.get_by_test_id("phone-seats").click()
    await expect(guest.get_by_test_id("seat-0")).to_contain_text("Your turn")
    await guest.get_by_test_id("phone-board").click()
    assert await Player(guest, seed=1, taste=traits_of("noria").taste).act(), "who was second begins"


@pytest.mark.game("noria")
async def test_who_declines_frees_the_seat(open_page: OpenPage) -> None:
    host, guest = await open_page(), await open_page()
    await sit_down_together(host, guest, "noria")
    await end_game(host)
    await host.get_by_test_id("rematch").click()
    await guest.get_by_test_id("rematch-decline").click()
    await expect(guest.get_by_test_id("rematch-go")).to_be_visible()
    await expect(host.get_by_test_id("seat-list")).to_contain_text("free seat")
    await host.get_by_test_id("change-0").click()
    await host.get_by_test_id("seat-bot-novice").click()
    await expect(host.get_by_test_id("question")).to_be_visible()
