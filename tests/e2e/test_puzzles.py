"""Puzzles as somebody solves them: chosen from the list, played, taken back, judged, given up, remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tablewright.bots.analysis.puzzles import Puzzle, shipped
from tablewright.games.registry import game_names, load_game
from tests.e2e.checks import SIZES, assert_accessible, assert_fits
from tests.e2e.player import KeyboardPlayer, OpenPage, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

Words = list[list[Any]]
COMPOSED = {"pay", "give"}  # what may be put together before it is sent
TITLES = {"en-GB": "Puzzles", "it-IT": "Problemi", "nl-NL": "Puzzels", "fr-FR": "Problèmes"}


def plain(turn: Words) -> bool:
    """Can it be played button by button?"""
    return all(words[0] not in COMPOSED for words in turn)


def chosen(game: str, *difficulties: str) -> tuple[int, Puzzle]:
    """A puzzle of *game* that the greedy bot sees like that, and that is not the last one."""
    puzzles = shipped(load_game(game))
    return next(
        (number, puzzle)
        for number, puzzle in enumerate(puzzles[:-1], 1)
        if puzzle.difficulty in difficulties and plain(puzzle.solutions[0].actions) and plain(puzzle.usual.actions)
    )


async def played(player: Player, turn: Words, begin: int = 0) -> None:
    """Presses the button of each action, and waits for the board."""
    for at, words in enumerate(turn[begin:], begin + 1):
        await player.press("_".join(map(str, words)))
        await steps(player.page, at)


async def steps(page: Page, count: int) -> None:
    """So much of the turn has been played."""
    await expect(page.get_by_test_id("puzzle")).to_have_attribute("data-steps", str(count))
    await expect(page.get_by_test_id("puzzle")).to_have_attribute("aria-busy", "false")


async def stands(page: Page, *standings: str) -> None:
    standing = page.get_by_test_id("standing")
    await expect(standing).to_have_attribute("data-standing", re.compile("|".join(standings)))


@pytest.mark.parametrize("game", game_names())
async def test_choose_play_take_back_and_solve(page: Page, game: str) -> None:
    number, puzzle = chosen(game, "easy", "medium", "hard")
    turn = puzzle.solutions[0].actions
    await page.goto("/")
    await page.get_by_test_id("ways").get_by_role("link", name="Puzzles").click()
    entry = page.get_by_test_id(f"puzzle-{game}-{number}")
    await expect(entry).to_be_visible()
    await expect(entry).not_to_contain_text("solved")
    await assert_accessible(page)
    await entry.click()
    await expect(page).to_have_url(re.compile(rf"/puzzles/{game}/{number}$"))
    await steps(page, 0)
    await expect(page.get_by_test_id("hint")).to_have_count(0)  # advice would spoil it
    await assert_accessible(page)

    # The first step by its button, taken back, done again; then the rest.
    player = Player(page, 1, {})
    await played(player, turn[:1])
    await page.get_by_test_id("undo").click()
    await steps(page, 0)
    await played(player, turn)
    await stands(page, "solved")
    await expect(page.get_by_test_id("way-steps").locator("li")).to_have_count(len(turn))
    await expect(page.get_by_test_id("puzzle")).to_have_attribute("data-over", "true")
    await assert_accessible(page)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("solved")

    # On to the next one, and back to a list that remembers, also when the page is loaded anew.
    await page.get_by_test_id("next-puzzle").click()
    await expect(page).to_have_url(re.compile(rf"/puzzles/{game}/{number + 1}$"))
    await steps(page, 0)
    await expect(page.get_by_test_id("standing")).to_have_count(0)
    await page.get_by_role("link", name="All puzzles").click()
    await expect(entry).to_contain_text("solved")
    await page.reload()
    await expect(entry).to_contain_text("solved")
    await expect(page.get_by_test_id(f"puzzle-{game}-{number + 1}")).not_to_contain_text("solved")


@pytest.mark.game("yinzi")
async def test_miss_it_give_up_and_see_the_solution_on_the_board(page: Page) -> None:
    number, puzzle = chosen("yinzi", "medium", "hard")
    await page.goto(f"/puzzles/yinzi/{number}")
    await steps(page, 0)
    player = Player(page, 1, {})
    await played(player, puzzle.usual.actions)
    await stands(page, "close", "missed")
    await expect(page.get_by_text("points less")).to_be_visible()

    await page.get_by_test_id("again").click()
    await steps(page, 0)
    await expect(page.get_by_test_id("standing")).to_have_count(0)

    await page.get_by_test_id("show-solution").click()
    solution = page.get_by_test_id("solution")
    turn = puzzle.solutions[0].actions
    first = solution.get_by_test_id("way-steps").first
    await expect(first.locator("li")).to_have_count(len(turn))
    await assert_accessible(page)
    await solution.get_by_test_id("show-on-board").first.click()
    await expect(page.get_by_test_id("puzzle")).to_have_attribute("data-over", "true")
    await steps(page, len(turn))
    await expect(first.locator("li[aria-current=step]")).to_have_count(1)
    await expect(page.get_by_test_id("standing")).to_have_count(0)  # it was shown, not played

    # Whoever has looked may play it, but has not found it.
    await page.get_by_test_id("again").click()
    await steps(page, 0)
    await played(player, turn)
    await stands(page, "solved")
    await expect(page.get_by_text("does not count as found")).to_be_visible()
    await page.goto("/puzzles")
    await expect(page.get_by_test_id(f"puzzle-yinzi-{number}")).to_be_visible()
    await expect(page.get_by_test_id(f"puzzle-yinzi-{number}")).not_to_contain_text("solved")


@pytest.mark.game("noria")
async def test_solve_by_keyboard_on_a_phone_in_italian(open_page: OpenPage) -> None:
    phone = await open_page(width=390, height=844, locale="it-IT")
    number, puzzle = chosen("noria", "easy", "medium", "hard")
    turn = puzzle.solutions[0].actions
    await phone.goto("/puzzles")
    player = KeyboardPlayer(phone, 1, {})
    await expect(phone.get_by_test_id(f"puzzle-noria-{number}")).to_be_visible()
    await assert_fits(phone)
    await assert_accessible(phone)
    await player.click(phone.get_by_test_id(f"puzzle-noria-{number}"))
    await steps(phone, 0)
    await assert_fits(phone)
    await assert_accessible(phone)
    await played(player, turn[:2])
    await phone.keyboard.press("u")
    await steps(phone, 1)
    await played(player, turn, 1)
    await stands(phone, "solved")
    await expect(phone.get_by_test_id("standing")).to_contain_text("Risolto!")
    await expect(phone.get_by_test_id("standing")).to_be_in_viewport()
    await assert_fits(phone)
    await assert_accessible(phone)
    await player.click(phone.get_by_test_id("next-puzzle"))
    await expect(phone).to_have_url(re.compile(rf"/puzzles/noria/{number + 1}$"))


@pytest.mark.game("agra")
async def test_the_rules_are_at_hand(page: Page) -> None:
    await page.goto("/puzzles/agra/1")
    await steps(page, 0)
    await page.keyboard.press("/")
    rulebook = page.get_by_test_id("puzzle-rulebook")
    await expect(rulebook.locator("[data-rule]").first).to_be_visible()
    await assert_accessible(page)
    await page.keyboard.press("Escape")
    await expect(rulebook).to_have_count(0)
    await page.keyboard.press("h")
    await expect(page.get_by_test_id("help")).to_be_visible()


@pytest.mark.game("agra")
@pytest.mark.parametrize("locale", TITLES)
async def test_every_language_has_the_pages_in_every_size(locale: str, open_page: OpenPage) -> None:
    for width, height in SIZES:
        page = await open_page(width=width, height=height, locale=locale)
        await page.goto("/puzzles")
        await expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[locale])
        await expect(page.get_by_test_id("puzzle-agra-1")).to_be_visible()
        await assert_fits(page)
        await page.goto("/puzzles/agra/1")
        await steps(page, 0)
        await page.get_by_test_id("show-solution").click()
        await expect(page.get_by_test_id("solution")).to_be_visible()
        await assert_fits(page)
        assert "puzzles-" not in await page.locator("main").inner_text(), "a message is missing"


@pytest.mark.parametrize(("path", "says"), [("agra/999", "no such puzzle"), ("chess/1", "not installed")])
async def test_there_is_no_such_puzzle(browser: Browser, base_url: str, path: str, says: str) -> None:
    """Not with `open_page`: browsers log what is not found as an error."""
    context = await browser.new_context(base_url=base_url, locale="en-GB", color_scheme="light")
    page = await context.new_page()
    await page.goto(f"/puzzles/{path}")
    await expect(page.locator("h1")).to_contain_text(says)
    await assert_accessible(page)
    await page.get_by_role("link", name="All puzzles").click()
    await expect(page.get_by_test_id("puzzles")).to_be_visible()
    await context.close()


@pytest.mark.game("agra")
async def test_a_game_alone_leads_to_the_list(page: Page) -> None:
    await page.goto("/puzzles/agra")
    await expect(page.get_by_test_id("puzzles")).to_be_visible()
    await page.goto("/puzzles/agra/first")
    await expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
