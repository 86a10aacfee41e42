"""A guided first game in the browser: followed by its tips, left, and taken up again."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tablewright.server.table.lessons import scripts as lessons
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import WAIT, OpenPage

pytestmark = pytest.mark.asyncio(loop_scope="session")


TIPS = 5  # of each lesson, before the other player moves


async def begin(page: Page, lesson: str) -> None:
    """From the front page into the lesson."""
    await page.goto("/")
    await page.get_by_test_id("ways").get_by_role("link").first.click()
    await page.get_by_test_id(f"begin-{lesson}").click()
    await expect(page.get_by_test_id("guide")).to_be_visible(timeout=WAIT)


async def due(page: Page, step: str) -> None:
    await expect(page.get_by_test_id("guide")).to_have_attribute("data-step", step)


async def next_tip(page: Page) -> None:
    await page.get_by_test_id("guide-next").click()


async def take(page: Page, option: str) -> None:
    await page.get_by_test_id(f"option-{option}").click()


@pytest.mark.game("noria")
async def test_the_first_chapters_of_noria_are_played_left_and_taken_up_again(page: Page) -> None:
    await begin(page, "noria")
    table = page.url

    # Each tip points at its place, and the rules follow.
    await due(page, "welcome.goal")
    await expect(page.get_by_test_id("spotlight").first).to_be_in_viewport(ratio=0.9)
    await expect(page.locator('.marked[data-rule="NOR-19.2-a"]')).to_be_visible()
    await assert_accessible(page)
    await next_tip(page)
    await due(page, "welcome.resource")
    await expect(page.get_by_test_id("spotlight")).to_have_count(3)
    await page.locator('[data-zone="supply.energy"]').click()
    await due(page, "welcome.delegate")
    await take(page, "delegate_refinement")
    await due(page, "wheel.rings")
    await next_tip(page)

    # What belongs to a later chapter is set aside in the list and dimmed on the board; both say when it comes.
    await due(page, "wheel.phases")
    await expect(page.get_by_test_id("option-night-shift_large")).to_have_count(0)
    await expect(page.locator('[data-zone="ring.large"][data-later]')).to_have_count(1)
    await page.get_by_test_id("later-options").locator("summary").click()
    await expect(page.get_by_test_id("later-options")).to_contain_text("Comes in chapter 7: Influence")
    await page.locator('[data-zone="ring.large"]').click(force=True)
    await expect(page.get_by_test_id("zone-later")).to_contain_text("Comes in chapter 7: Influence")
    await take(page, "end_influence")
    await due(page, "wheel.triple")
    await next_tip(page)
    await due(page, "journey.disc")

    # It is left in the middle, for a browser that remembers nothing, and goes on where the game stands.
    await page.goto("/learn")
    await page.evaluate("localStorage.clear()")
    await page.get_by_test_id("go-on-noria").click()
    await expect(page).to_have_url(re.compile(re.escape(table)))
    await due(page, "wheel.triple")
    await next_tip(page)
    await take(page, "activate_medium-right")
    await due(page, "journey.explore")
    await page.reload()
    await due(page, "journey.explore")
    await take(page, "explore")
    await due(page, "journey.ship")
    await page.locator(".option.wanted").first.click()
    await due(page, "harvest.gather")

    # What was taken back is due again; a step can be skipped.
    await page.get_by_test_id("undo").click()
    await due(page, "journey.ship")
    await next_tip(page)
    await due(page, "harvest.gather")
    await expect(page.get_by_test_id("guide-tip")).to_contain_text("Not on offer")

    # Everything can be unlocked, and the lesson left: the game goes on.
    await expect(page.get_by_test_id("option-build_0")).to_have_count(0)
    await page.get_by_test_id("guide-chapters").click()
    await page.get_by_test_id("guide-unlock").click()
    await expect(page.get_by_test_id("later-options")).to_have_count(0)
    await expect(page.get_by_test_id("option-build_0")).to_be_visible()
    await page.get_by_test_id("guide-leave").click()
    await expect(page.get_by_test_id("spotlight")).to_have_count(0)
    await take(page, "build_0")
    await page.get_by_test_id("guide-return").click()
    await due(page, "harvest.gather")
    await assert_accessible(page)


@pytest.mark.parametrize("lesson", ["agra", "yinzi"])
async def test_every_tip_of_the_beginning_points_at_its_place(page: Page, lesson: str) -> None:
    """Whoever follows the tips is pointed at every place, and the page stays where it is however long a list is."""
    await begin(page, lesson)
    guide, seen = page.get_by_test_id("guide"), set[str]()
    while len(seen) < TIPS:
        step = await guide.get_attribute("data-step") or ""
        seen.add(step)
        pointed = lessons()[lesson].steps()[step].zones
        if pointed:
            await expect(page.get_by_test_id("spotlight").first).to_be_in_viewport()
        assert await page.evaluate("document.scrollingElement.scrollTop") == 0, step
        wanted = page.locator(".option.wanted")
        if lessons()[lesson].steps()[step].is_open():
            await wanted.first.click()
        else:
            await next_tip(page)
        await expect(guide).not_to_have_attribute("data-step", step)


@pytest.mark.parametrize(("lesson", "step", "zone"), [("agra", "wood.produce", "space.woodcutter"), ("yinzi", "", "")])
async def test_a_lesson_on_a_phone_in_another_language(open_page: OpenPage, lesson: str, step: str, zone: str) -> None:
    page = await open_page(width=390, height=844, locale="it-IT")
    await page.goto("/learn")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Impara")
    await assert_fits(page)
    await assert_accessible(page)
    await page.get_by_test_id(f"begin-{lesson}").click()
    await expect(page.get_by_test_id("guide-tip")).to_be_visible(timeout=WAIT)
    await assert_fits(page)
    await assert_accessible(page)
    if step:
        await next_tip(page)
        await next_tip(page)
        await due(page, step)
        # The keyboard goes where the finger of the tip points.
        await page.get_by_test_id("phone-rules").click()
        await expect(page.locator('.marked[data-rule="AGR-6.2.2.2-a"]')).to_be_visible()
        await page.get_by_test_id("guide-show").click()
        await expect(page.locator(f'[data-zone="{zone}"]')).to_be_focused()
        await page.keyboard.press("Enter")
        await due(page, "wood.goods")
