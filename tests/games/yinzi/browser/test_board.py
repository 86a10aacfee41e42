"""Yinzi in the browser, as people play it."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.async_api import Page, expect

from tests.e2e.checks import SIZES, assert_accessible, assert_fits, assert_result
from tests.e2e.player import OpenPage, Player, sit_down_with
from tests.e2e.prepared import AnyMatch, asked, branch, find_moment, join, offers
from tests.games.yinzi.traits import TRAITS

pytestmark = pytest.mark.asyncio(loop_scope="session")

ITEMS = [
    "boats", "factories", "products", "emissaries", "unshipped", "glories", "routes", "innovations", "silver",
    "misfortune",
]  # fmt: skip
TOO_FAR = "YIN-B-boat-5"
MANY = 40  # options of one question
# Where food is bought to be eaten or after the last turn; everywhere else it is bought inside an action.
AFTER_TURNS = {"Feed", "LoadLate", "SecondLate"}


def sale_too_far(match: AnyMatch) -> str | None:
    """The zone of a sale that lacks transport, while another sale is possible."""
    if not any(words.startswith(("sell_", "market_")) for words in offers(match, 0)):
        return None
    for letter in match.game.alphabet():
        if letter.fields()[0] in ("sell", "market"):
            refusal = match.game.explain(match.state, 0, letter)
            if refusal is not None and refusal.rule == TOO_FAR:
                return match.game.zones(match.state, 0, letter)[0]
    return None


def food_inside_an_action(match: AnyMatch) -> str | None:
    if asked(match, 0) in AFTER_TURNS:
        return None
    return next((words for words in offers(match, 0) if words.startswith("buy-food_")), None)


def innovation_to_use(match: AnyMatch) -> str | None:
    return next((words for words in offers(match, 0) if words.startswith("spend_")), None)


@cache
def border() -> tuple[AnyMatch, str]:
    match = find_moment("yinzi", lambda match: sale_too_far(match) is not None, TRAITS.taste)
    zone = sale_too_far(match)
    assert zone is not None
    return match, zone


async def test_a_whole_game_against_a_bot_from_the_front_page_to_the_result(page: Page) -> None:
    await sit_down_with(page, "yinzi", "novice")
    await assert_accessible(page)
    player = Player(page, seed=3, taste=TRAITS.taste)
    await player.play_to_the_end()
    assert {"colour", "bonus", "play", "on", "send", "to"} <= player.verbs
    await assert_result(page, "yinzi", ITEMS)


async def test_yin_b_boat_5_a_sale_across_too_many_borders_is_refused_with_its_reason(
    page: Page, database: str
) -> None:
    match, zone = border()
    await join(database, match, page, "random")
    await page.locator(f'[data-zone="{zone}"]').first.click(button="right", force=True)
    card = page.get_by_test_id("zone-card")
    await expect(card).to_contain_text("Not possible now")
    await expect(card).to_contain_text(TOO_FAR)


async def test_food_is_bought_in_the_middle_of_an_action(page: Page, database: str) -> None:
    match = find_moment("yinzi", lambda match: food_inside_an_action(match) is not None, TRAITS.taste)
    food = food_inside_an_action(match)
    assert food is not None
    await join(database, match, page, "random")
    player = Player(page, seed=1, taste=TRAITS.taste)
    after = await player.answer(food)
    assert set(after["options"]) == set(offers(branch(match, 0, food), 0))
    await expect(page.get_by_test_id("turn-strip").get_by_test_id(f"step-{len(match.plies) + 1}")).to_be_visible()


async def test_an_innovation_is_used(page: Page, database: str) -> None:
    match = find_moment("yinzi", lambda match: innovation_to_use(match) is not None, TRAITS.taste)
    innovation = innovation_to_use(match)
    assert innovation is not None
    await join(database, match, page, "random")
    player = Player(page, seed=1, taste=TRAITS.taste)
    after = await player.answer(innovation)
    assert innovation not in after["options"], "an innovation is used once"
    spent = branch(match, 0, innovation).plies[-1].events[0]
    assert spent.verb == "spent"
    await expect(page.get_by_test_id("log")).to_contain_text(spent.rule)


async def test_many_options_leave_a_phone_its_board(open_page: OpenPage, database: str) -> None:
    page = await open_page(width=390, height=844)
    match = find_moment("yinzi", lambda match: len(offers(match, 0)) > MANY, TRAITS.taste)
    await join(database, match, page, "random")
    await Player(page, seed=1, taste=TRAITS.taste).look()
    sheet = await page.get_by_role("region", name="What to do").bounding_box()
    assert sheet is not None and sheet["height"] <= 0.55 * 844
    await expect(page.get_by_test_id("question")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_the_table_fits_and_can_be_used_by_all(
    open_page: OpenPage, database: str, width: int, height: int
) -> None:
    page = await open_page(width=width, height=height)
    match, _ = border()
    await join(database, match, page, "random")
    await Player(page, seed=1, taste=TRAITS.taste).look()
    await assert_fits(page)
    await assert_accessible(page)
