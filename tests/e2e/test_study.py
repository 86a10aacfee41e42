"""Studying a finished game as somebody does who wants to know where it was won."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.kernel.record import to_record
from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage
from tests.e2e.prepared import find_moment, join

pytestmark = pytest.mark.asyncio(loop_scope="session")

GENTLY = 300_000  # milliseconds; bots who look back give way to everything else on the machine
TABS = ("scores", "resources", "points", "review", "comments", "log", "rules")


@cache
def record() -> dict[str, Any]:
    """A game of two who took whatever there was."""
    game, taste = load_game("yinzi"), random.Random(7)
    match = Match(game, game.setup(2, {}), "7" * 32)
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, taste.choice(game.options(match.state, seat)))
    return to_record(match)


async def open_file(page: Page, folder: Path) -> None:
    """Brings the game as a file."""
    file = folder / "game.json"
    file.write_text(json.dumps(record()))
    await page.goto("/study")
    await expect(page.get_by_test_id("study-drop")).to_be_visible()
    await assert_accessible(page)
    await page.get_by_test_id("study-file").set_input_files(file)
    await expect(page.get_by_test_id("study")).to_be_visible()


async def at(page: Page, ply: int) -> None:
    """The study shows the position after *ply* plies, and says so in its address."""
    await expect(page).to_have_url(re.compile(rf"\?ply={ply}$"))
    await expect(page.get_by_test_id("timeline")).to_contain_text(f"Move {ply} of")


async def test_step_through_a_file_by_charts_and_keys(page: Page, tmp_path: Path) -> None:
    last = len(record()["moves"])
    await open_file(page, tmp_path)
    await at(page, last)
    await page.keyboard.press("[")
    await at(page, last - 1)

    # A point of the chart is a moment of the game; the arrows move along it.
    plot = page.get_by_test_id("chart-scores-plot")
    await plot.focus()
    await page.keyboard.press("Home")
    await at(page, 0)
    await page.keyboard.press("PageUp")
    await at(page, 10)
    await page.keyboard.press("ArrowRight")
    await at(page, 11)
    box = await plot.bounding_box()
    assert box is not None
    await page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    await page.wait_for_function("() => Number(location.search.slice(5)) > 60")

    # The numbers are there to be read, too, and a row leads there as well.
    chart = page.get_by_test_id("chart-scores")
    await chart.get_by_role("button", name="As a table").click()
    await chart.get_by_role("button", name=str(last), exact=True).click()
    await at(page, last)
    await assert_accessible(page)

    for tab in TABS:
        await page.get_by_test_id(f"study-tab-{tab}").click()
        await expect(page.get_by_test_id(f"study-tab-{tab}")).to_have_attribute("aria-selected", "true")
        await assert_accessible(page)
    await page.get_by_test_id("study-tab-resources").click()
    await page.get_by_test_id("study-resource").select_option("thing-silver")
    await expect(page.get_by_test_id("chart-resources")).to_contain_text("Silver")


async def test_where_the_points_came_from(page: Page, tmp_path: Path) -> None:
    await open_file(page, tmp_path)
    total = await page.locator("tfoot .total").first.inner_text()
    await page.get_by_test_id("study-tab-points").click()
    for table in ("study-clauses", "study-phases"):
        await expect(page.get_by_test_id(table).locator("tfoot td")).to_have_text(total)


async def test_comments_a_link_and_what_if(open_page: OpenPage, tmp_path: Path) -> None:
    ada = await open_page()
    await open_file(ada, tmp_path)
    await ada.get_by_test_id("chart-scores-plot").focus()
    for key in ("Home", "PageUp", "PageUp", "PageUp", "PageUp"):
        await ada.keyboard.press(key)
    await at(ada, 40)
    await ada.get_by_test_id("study-tab-comments").click()
    await ada.get_by_test_id("comment-text").fill("Here it was decided.\nOr was it?")
    await ada.get_by_test_id("comment-send").click()
    await expect(ada.get_by_test_id("comments")).to_contain_text("Or was it?")

    # Whoever gets the link sees the same moment and the comment, and cannot remove it.
    ben = await open_page(width=390, height=844)
    await ben.goto(ada.url)
    await at(ben, 40)
    await ben.get_by_test_id("study-tab-board").click()
    await expect(ben.get_by_test_id("board")).to_be_visible()
    await assert_fits(ben)
    await assert_accessible(ben)
    await ben.get_by_test_id("study-tab-comments").click()
    await expect(ben.get_by_test_id("comments")).to_contain_text("Here it was decided.")
    await expect(ben.get_by_test_id("comments").get_by_role("button", name="Remove")).to_have_count(0)
    await assert_fits(ben)
    async with ben.expect_download() as download:
        await ben.get_by_test_id("study-export").click()
    exported = json.loads((await (await download.value).path()).read_text())
    assert exported["moves"] == record()["moves"] and len(exported["comments"]) == 1
    await ada.get_by_test_id("comments").get_by_role("button", name="Remove").click()
    await expect(ada.get_by_test_id("comments").get_by_role("listitem")).to_have_count(0)

    # What if: the same game, from here on against a bot.
    study = ben.url
    await ben.get_by_test_id("what-if").click()
    await assert_accessible(ben)
    await ben.get_by_test_id("what-if-begin").click()
    await expect(ben.get_by_test_id("table")).to_be_visible()
    await expect(ben.get_by_test_id("what-if-note")).to_contain_text("move 40")
    await expect(ben.locator('[data-testid^="option-"]').first).to_be_visible()
    await ben.get_by_test_id("what-if-note").get_by_role("link").click()
    await ben.wait_for_url(study)


@pytest.mark.game("agra")
async def test_a_game_that_goes_on_is_studied_by_its_players_as_far_as_they_know(
    open_page: OpenPage, database: str
) -> None:
    ada, ben = await open_page(width=390, height=844), await open_page()
    match = find_moment("agra", lambda match: len(match.plies) > 40, traits_of("agra").lively)
    await join(database, match, ada, "random")
    await ada.get_by_role("button", name="History").click()
    await ada.get_by_test_id("timeline-study").click()
    await expect(ada.get_by_test_id("study")).to_be_visible()
    await expect(ada.get_by_test_id("chart-scores-plot")).to_be_visible()
    for tab in ("review", "comments"):
        await expect(ada.get_by_test_id(f"study-tab-{tab}")).to_have_count(0)
    for tool in ("what-if", "study-export", "study-eyes"):
        await expect(ada.get_by_test_id(tool)).to_have_count(0)
    await ada.get_by_test_id("study-tab-board").click()
    await expect(ada.get_by_test_id("study-running")).to_contain_text("as far as you can know")
    await assert_fits(ada)
    await assert_accessible(ada)

    # The other's purse is hidden in Agra: there are no numbers of it.
    await ada.get_by_test_id("study-tab-resources").click()
    await ada.get_by_test_id("study-resource").select_option("thing-rupees")
    chart = ada.get_by_test_id("chart-resources")
    await chart.get_by_role("button", name="As a table").click()
    cells = chart.get_by_role("row").last.get_by_role("cell")
    await expect(cells.first).to_have_text(re.compile(r"^\d+$"))
    await expect(cells.last).to_have_text("–")
    await assert_accessible(ada)

    table = ada.url.partition("/study/")[2].partition("?")[0]
    await ben.goto("/")
    refused = await ben.request.get(f"/api/tables/{table}/study")  # who does not play there has none
    assert (refused.status, (await refused.json())["error"]["code"]) == (409, "still-running")


async def test_bots_look_back(page: Page, tmp_path: Path) -> None:
    await open_file(page, tmp_path)
    await page.get_by_test_id("study-tab-review").click()
    await page.get_by_test_id("review-begin").click()
    await expect(page.get_by_test_id("chart-wins")).to_be_visible(timeout=GENTLY)
    await expect(page.get_by_test_id("verdict")).to_be_visible(timeout=GENTLY)
    await expect(page.get_by_test_id("luck")).to_be_visible(timeout=GENTLY)
    await assert_accessible(page)
    await page.get_by_test_id("review-cancel").click()
    await expect(page.get_by_test_id("review-begin")).to_be_visible()
