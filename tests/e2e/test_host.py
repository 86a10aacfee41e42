"""What the host of a table may do, and how the others see it."""

from __future__ import annotations

from asyncio import gather

import pytest
from playwright.async_api import Page, expect

from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player, open_table, sit_down, sit_down_together

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = [(390, 844), (1280, 800)]


async def choose(page: Page, *buttons: str) -> None:
    """Opens the menu of the table and presses one button after another."""
    await page.get_by_test_id("table-menu-open").click()
    for button in buttons:
        await page.get_by_test_id(button).click()


async def close_menu(page: Page) -> None:
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("table-menu")).to_be_hidden()


@pytest.mark.game("noria")
async def test_a_freed_seat_waits_until_somebody_sits_down_there(open_page: OpenPage) -> None:
    host, goes, comes = await open_page(), await open_page(), await open_page(width=390, height=844)
    await sit_down_together(host, goes, "noria")
    told = expect(goes.get_by_test_id("toasts")).to_contain_text("You do not sit at this table any more")
    await gather(told, choose(host, "change-1", "seat-free", "confirm-yes"))  # a toast is gone after a while
    await close_menu(host)
    await expect(host.get_by_test_id("seat-1")).to_contain_text("free seat")
    await Player(host, seed=1, taste=traits_of("noria").taste).act()
    await comes.goto(host.url)
    await expect(comes.get_by_test_id("question")).to_contain_text("Seat 2 is free")
    await comes.get_by_test_id("question").get_by_test_id("sit-1").click()
    assert await Player(comes, seed=2, taste=traits_of("noria").taste).act()


@pytest.mark.game("noria")
async def test_a_bot_takes_over_from_somebody_who_left(open_page: OpenPage) -> None:
    host, goes = await open_page(), await open_page()
    await sit_down_together(host, goes, "noria")
    await choose(goes, "leave", "confirm-yes")
    await expect(goes.get_by_test_id("lobby")).to_be_visible()
    await expect(host.get_by_test_id("seat-1")).to_contain_text("free seat")
    await choose(host, "change-1", "seat-bot-novice")
    await expect(host.get_by_test_id("seat-powers")).to_be_hidden()
    await close_menu(host)
    await expect(host.get_by_test_id("seat-1")).to_contain_text("Novice bot")
    player = Player(host, seed=3, taste=traits_of("noria").taste)
    for _ in range(2):
        assert await player.act()


@pytest.mark.game("noria")
@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_everybody_reads_who_came_and_went_and_the_host_lets_in_again(
    open_page: OpenPage, width: int, height: int
) -> None:
    host, goes = await open_page(width=width, height=height), await open_page()
    await sit_down_together(host, goes, "noria")
    await choose(host, "change-1", "seat-free", "confirm-yes")
    await expect(host.get_by_test_id("removed")).to_contain_text("They cannot sit down at this table")
    await assert_fits(host)
    await assert_accessible(host)
    await host.get_by_test_id("removed").get_by_role("button").focus()
    await host.keyboard.press("Enter")
    await expect(host.get_by_test_id("removed")).to_be_hidden()
    await close_menu(host)
    await goes.get_by_test_id("seat-1").get_by_test_id("sit-1").click()
    await expect(goes.get_by_test_id("sit-1")).to_be_hidden()
    told = ["sits down.", "The host removes", "The host lets", "sits down."]
    for page, tab in ((host, "phone-log" if width < 720 else "tab-log"), (goes, "tab-log")):
        await page.get_by_test_id(tab).click()
        changes = page.get_by_test_id("log").get_by_test_id("seat-change")
        await expect(changes).to_have_count(len(told))
        for at, words in enumerate(told):
            await expect(changes.nth(at)).to_contain_text(words)
    await assert_fits(host)
    await assert_accessible(host)


@pytest.mark.game("noria")
async def test_a_paused_game_says_so_and_goes_on(open_page: OpenPage) -> None:
    host, guest = await open_page(), await open_page(width=390, height=844)
    await sit_down_together(host, guest, "noria")
    await choose(host, "pause")
    await close_menu(host)
    for page in (host, guest):
        await expect(page.get_by_test_id("standing")).to_contain_text("The game is paused")
        await expect(page.get_by_test_id("question")).to_contain_text("nobody can act")
        await expect(page.get_by_test_id("options")).to_be_hidden()
    await assert_accessible(guest)
    await host.get_by_test_id("resume-here").click()
    for page in (host, guest):
        await expect(page.get_by_test_id("question")).not_to_contain_text("nobody can act")
    assert await Player(host, seed=4, taste=traits_of("noria").taste).act()


@pytest.mark.game("noria")
@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_a_game_ends_without_a_result_after_a_question(open_page: OpenPage, width: int, height: int) -> None:
    page = await open_page(width=width, height=height)
    await sit_down(page, "noria")
    await choose(page, "change-1")
    await expect(page.get_by_test_id("seat-bot-novice")).to_be_visible()
    await assert_fits(page)
    await assert_accessible(page)
    await page.get_by_test_id("abandon").click()
    await expect(page.get_by_test_id("confirm")).to_contain_text("This cannot be undone")
    await page.get_by_test_id("confirm-yes").click()
    await expect(page.get_by_test_id("standing")).to_contain_text("ended this game without a result")
    await assert_fits(page)
    await assert_accessible(page)
    async with page.expect_download() as download:
        await page.get_by_test_id("record-txt").click()
    assert (await (await download.value).path()).read_text().startswith("tablewright match 1\ngame noria\n")


@pytest.mark.game("noria")
async def test_a_private_table_is_found_by_its_link_alone(open_page: OpenPage) -> None:
    host, friend, stranger = await open_page(), await open_page(), await open_page()
    address = await open_table(host, "noria", "Only people with the link")
    await stranger.goto("/")
    await expect(stranger.get_by_test_id("play-noria")).to_be_visible()
    await expect(stranger.get_by_test_id("tables-mine")).to_be_visible()
    assert await stranger.locator(f'a[href="{address}"]').count() == 0
    assert await host.get_by_test_id("link").input_value() == host.url
    await friend.goto(address)
    await friend.get_by_test_id("join-1").click()
    await expect(friend.get_by_test_id("question")).to_be_visible()


@pytest.mark.game("noria")
async def test_the_host_of_a_waiting_table_frees_seats_and_closes_it(open_page: OpenPage) -> None:
    host, guest = await open_page(width=390, height=844), await open_page()
    address = await open_table(host, "noria", "3 players")
    await guest.goto(address)
    await guest.get_by_test_id("join-1").click()
    await host.get_by_test_id("change-2").click()
    await expect(host.get_by_test_id("seat-bot-expert")).to_be_visible()
    await assert_fits(host)
    await assert_accessible(host)
    await host.get_by_test_id("change-1").click()
    await host.get_by_test_id("seat-free").click()
    await expect(guest.get_by_test_id("join-1")).to_be_visible()
    await assert_fits(host)
    await assert_accessible(host)
    await host.get_by_test_id("removed").get_by_role("button").click()
    await expect(host.get_by_test_id("removed")).to_be_hidden()
    await guest.get_by_test_id("join-1").click()
    await expect(host.get_by_test_id("join-1")).to_be_hidden()
    await host.get_by_test_id("close-table").click()
    await host.get_by_test_id("confirm-yes").click()
    await expect(host.get_by_test_id("lobby")).to_be_visible()
    await expect(guest.get_by_text("There is no such table")).to_be_visible()
