"""Agra in the browser, as people play it."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.async_api import Page, expect

from tests.e2e.checks import SIZES, assert_accessible, assert_fits, assert_inside, assert_result
from tests.e2e.player import OpenPage, Player, sit_down_with
from tests.e2e.prepared import AnyMatch, asked, branch, find_moment, join, offers
from tests.games.agra.traits import TRAITS

pytestmark = pytest.mark.asyncio(loop_scope="session")

FAVOUR = "favour_receive-basic-good"


def delivery_with_favour(match: AnyMatch) -> str | None:
    """A delivery of the Sailor after which a favour brings a good before the Sailor goes on, without a barrier."""
    if asked(match, 0) != "Sailor":
        return None
    for words in offers(match, 0):
        if words.startswith("deliver_"):
            delivered = branch(match, 0, words)
            if asked(delivered, 0) == "Sailor" and FAVOUR in offers(delivered, 0):
                favoured = branch(delivered, 0, FAVOUR, "take_sandstone")
                unknown = any(ply.drew or ply.revealed for ply in favoured.plies[len(match.plies) :])
                if asked(favoured, 0) == "Sailor" and not unknown:
                    return words
    return None


def can_be_followed(match: AnyMatch) -> bool:
    """Seat 0 can process a good that seat 1 has as well."""
    if asked(match, 0) != "ProcessHere" or "process-goods_1" not in offers(match, 0):
        return False
    return asked(branch(match, 0, "process-goods_1"), 1) == "Follow"


@cache
def sailor() -> tuple[AnyMatch, str]:
    match = find_moment("agra", lambda match: delivery_with_favour(match) is not None, TRAITS.lively)
    delivery = delivery_with_favour(match)
    assert delivery is not None
    return match, delivery


def turns_told(match: AnyMatch) -> int:
    return sum(event.verb == "turn-began" for ply in match.plies for event in ply.events)


async def test_a_whole_game_against_a_bot_from_the_front_page_to_the_result(page: Page) -> None:
    await sit_down_with(page, "agra", "novice")
    await assert_accessible(page)
    player = Player(page, seed=2, taste=TRAITS.taste)
    await player.play_to_the_end()
    assert {"use", "influence", "favour", "end"} <= player.verbs
    await assert_result(page, "agra", ["rupees", "artisans", "merchants", "scholars", "meditation", "covers", "akbar"])


async def test_a_favour_in_the_middle_of_a_delivery_and_back_to_an_earlier_point(page: Page, database: str) -> None:
    match, delivery = sailor()
    await join(database, match, page, "random")
    player = Player(page, seed=1, taste=TRAITS.taste)
    before = (await player.look())["options"]
    assert set(before) == set(offers(match, 0))
    delivered = (await player.answer(delivery))["options"]
    assert "take_sandstone" in (await player.answer(FAVOUR))["options"]
    assert any(words == "enough" for words in (await player.answer("take_sandstone"))["options"])
    strip, first = page.get_by_test_id("turn-strip"), len(match.plies) + 1
    await expect(strip.get_by_test_id(f"step-{first + 2}")).to_be_visible()
    await expect(strip.get_by_test_id("turn-totals")).to_contain_text("→")
    player.seen = (await player.look())["revision"]
    await strip.get_by_test_id(f"step-{first + 1}").click()
    await strip.get_by_test_id("take-back").click()
    assert (await player.look())["options"] == delivered
    await expect(strip.get_by_test_id(f"step-{first + 1}")).to_have_count(0)
    player.seen = (await player.look())["revision"]
    await strip.get_by_test_id(f"step-{first}").click()
    await strip.get_by_test_id("take-back").click()
    assert (await player.look())["options"] == before


async def test_another_seat_follows_and_what_was_followed_stands(open_page: OpenPage, database: str) -> None:
    first, second = await open_page(), await open_page()
    match = find_moment("agra", can_be_followed, TRAITS.lively)
    await join(database, match, first, second)
    leader, follower = Player(first, seed=1, taste=TRAITS.taste), Player(second, seed=2, taste=TRAITS.taste)
    leader.seen = (await leader.look())["revision"]
    await leader.press("process-goods_1")
    assert "follow" in (await follower.look())["options"]
    await follower.press("follow")
    await leader.look()
    for page in (first, second):
        await expect(page.get_by_test_id("log")).to_contain_text("AGR-6.2.2.3")
    await first.get_by_test_id(f"step-{len(match.plies) + 1}").click()
    await expect(first.get_by_test_id("turn-strip")).to_contain_text("Somebody else has acted")
    await expect(first.get_by_test_id("take-back")).to_have_count(0)


@pytest.mark.parametrize("space", ["architect", "tailor"])
async def test_the_board_says_why_not_and_covers_no_button(open_page: OpenPage, database: str, space: str) -> None:
    page = await open_page(width=1024, height=768)
    match, _ = sailor()
    await join(database, match, page, "random")
    await page.locator(f'[data-zone="space.{space}"]').first.click(button="right", force=True)
    card = page.get_by_test_id("zone-card")
    await expect(card).to_contain_text("AGR-")
    await assert_inside(card, page.get_by_test_id("board"))


async def test_the_log_of_a_long_game_begins_with_its_last_turns(page: Page, database: str) -> None:
    match = find_moment("agra", lambda match: turns_told(match) > 60, TRAITS.lively)
    await join(database, match, page, "random")
    turns = page.get_by_test_id("log").locator("article")
    await expect(turns).to_have_count(24)
    newest = await turns.last.text_content()
    await page.get_by_test_id("log-earlier").click()
    await expect(turns).to_have_count(48)
    assert await turns.last.text_content() == newest


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_the_table_fits_and_can_be_used_by_all(
    open_page: OpenPage, database: str, width: int, height: int
) -> None:
    page = await open_page(width=width, height=height)
    match, delivery = sailor()
    await join(database, match, page, "random")
    await Player(page, seed=1, taste=TRAITS.taste).answer(delivery)
    await assert_fits(page)
    await assert_accessible(page)
