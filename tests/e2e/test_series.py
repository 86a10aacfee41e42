"""Duplicate play in the browser: tables with one deal, each closed to the others, compared in the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.server.storage.records import StoredSeat, unguessable
from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player
from tests.e2e.prepared import identity_of, join, lay_table, offers
from tests.tastes import choose

pytestmark = pytest.mark.asyncio(loop_scope="session")

A_DEAL, ANOTHER_DEAL = f"{7:032x}", f"{8:032x}"  # a deal that is given to others stays closed


def before_the_last_move(number: int, deal: str = A_DEAL) -> Match[Any]:
    """A game of one deal, played by chance *number* until seat 0 has one move left."""
    game = load_game("noria")
    match, chance = Match(game, game.setup(2, {}), deal), random.Random(number)
    while not match.is_over():
        seat = match.to_act()[0]
        options = offers(match, seat)
        match.act(seat, options[choose(chance, traits_of("noria").taste, list(options))])
    match.rewind(match.last_of(0))
    return match


async def lay_series(database: str, *sitting: tuple[Page, int]) -> list[str]:
    """A series with a table for each page, before the last move of each; the addresses of its tables."""
    series, found = unguessable(), []
    for page, number in sitting:
        identity = await identity_of(page)
        seats = [StoredSeat(0, "human", identity=identity), StoredSeat(1, "bot", bot="random")]
        found.append(await lay_table(database, before_the_last_move(number), seats, identity, series=series))
    return found


async def test_a_series_is_opened_from_the_lobby_and_joined_by_its_link(open_page: OpenPage) -> None:
    host, guest = await open_page(), await open_page(width=390, height=844)
    await host.goto("/")
    await host.get_by_test_id("new-noria").click()
    await host.get_by_test_id("new-seat-1").select_option("bot:novice")
    await host.get_by_test_id("new-table-series").get_by_role("radio", name="2 tables").check()
    await expect(host.get_by_test_id("new-table-series")).to_contain_text("Duplicate play")
    await host.get_by_test_id("new-table-create").click()
    await expect(host.get_by_test_id("series-table-1")).to_contain_text("Being played")
    await expect(host.get_by_test_id("series-sit-2-0")).to_be_hidden()
    await assert_accessible(host)
    await guest.goto(host.url)
    await expect(guest.get_by_test_id("series-table-1")).to_contain_text("Open to its players")
    await assert_fits(guest)
    await assert_accessible(guest)
    await guest.get_by_test_id("series-sit-2-0").click()
    await expect(guest.get_by_test_id("question")).to_be_visible()


@pytest.mark.game("noria")
async def test_tables_are_closed_to_others_until_all_are_over_and_then_compared(
    open_page: OpenPage, database: str
) -> None:
    ada, ben = await open_page(), await open_page(width=390, height=844)
    first, second = await lay_series(database, (ada, 1), (ben, 2))
    await ada.goto(first)
    await Player(ada, 1, traits_of("noria").taste).play_to_the_end()
    await expect(ada.get_by_test_id("told-later")).to_contain_text("when all tables of the series are over")
    await expect(ada.get_by_test_id("record-txt")).to_be_hidden()
    await assert_accessible(ada)
    await ben.goto(first)  # it is over, but Ben still plays the same deal
    await expect(ben.get_by_test_id("series-table-1")).to_contain_text("Over")
    await expect(ben.get_by_test_id("series-ranking")).to_be_hidden()
    await ben.get_by_test_id("series-go-2").click()
    assert second in ben.url
    await Player(ben, 2, traits_of("noria").taste).play_to_the_end()
    await ben.get_by_test_id("to-series").click()
    await expect(ben.get_by_test_id("series-ranking").locator("tbody tr")).to_have_count(4)
    await expect(ben.get_by_test_id("series-by-seat").locator("tbody tr")).to_have_count(2)
    await assert_fits(ben)
    await assert_accessible(ben)
    await ada.get_by_test_id("to-series").click()
    await expect(ada.get_by_test_id("series-ranking")).to_be_visible()
    await ada.get_by_test_id("series-go-2").click()
    await expect(ada.get_by_test_id("result")).to_be_visible()


@pytest.mark.game("noria")
async def test_a_deal_is_given_to_others(open_page: OpenPage, database: str) -> None:
    page = await open_page()
    await join(database, before_the_last_move(3, ANOTHER_DEAL), page, "random")
    await Player(page, 3, traits_of("noria").taste).play_to_the_end()
    await page.get_by_test_id("same-deal").click()
    await assert_accessible(page)
    await page.get_by_test_id("same-deal-create").click()
    await expect(page.get_by_test_id("series-table-2")).to_contain_text("Waiting for players")
    await expect(page.get_by_test_id("series-tables").get_by_role("button")).to_have_count(0)
