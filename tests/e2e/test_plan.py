"""Planning a turn: on a copy, with several candidates, off-turn too, and then done in one go."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player, sit_down_together
from tests.e2e.prepared import branch, find_moment, join, offers

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def revision(page: Page) -> str | None:
    return await page.get_by_test_id("table").get_attribute("data-revision")


async def plan_step(page: Page, option: str) -> None:
    """Presses *option* in the plan and waits until it is one of its steps."""
    steps = page.get_by_test_id("plan-bar").locator("li")
    before = await steps.count()
    await Player(page, 0, {}).press(option)
    await expect(steps).to_have_count(before + 1)


@pytest.mark.game("noria")
async def test_candidates_are_compared_and_one_is_done_in_one_go(open_page: OpenPage, database: str) -> None:
    page = await open_page()
    # A turn with knowledge to spend: the first step is a night shift, which leaves a choice behind it.
    match = find_moment(
        "noria",
        lambda match: {"night-shift_medium", "night-shift_large"} <= set(offers(match, 0)),
        traits_of("noria").taste,
    )
    then = set(offers(branch(match, 0, "night-shift_medium"), 0))
    await join(database, match, page, "random")
    at_first = await revision(page)
    await page.get_by_test_id("tab-plan").click()
    await page.get_by_test_id("plan-begin").click()
    await expect(page.get_by_test_id("plan-banner")).to_contain_text("Planning: Plan A")
    await plan_step(page, "night-shift_medium")
    follow = "end_influence" if "end_influence" in then else sorted(then)[0]
    await plan_step(page, follow)
    await expect(page.get_by_test_id("plan-sum")).to_contain_text("Knowledge")
    await assert_accessible(page)

    await page.keyboard.press("u")  # one step back, in the plan only
    await expect(page.get_by_test_id("plan-bar").locator("li")).to_have_count(1)
    await page.get_by_test_id("plan-begin").click()
    await expect(page.get_by_test_id("plan-banner")).to_contain_text("Planning: Plan B")
    await plan_step(page, "night-shift_large")
    compare = page.get_by_test_id("plan-compare")
    await expect(compare.locator("thead th")).to_contain_text(["", "Plan A", "Plan B"])
    name = page.get_by_test_id("candidate-2").get_by_label("Name of the plan")
    await name.fill("Large ring")
    await name.press("Enter")
    await expect(compare.locator("thead")).to_contain_text("Large ring")

    assert await revision(page) == at_first, "nothing has happened at the table"
    await page.get_by_test_id("plan-leave").click()
    await expect(page.get_by_test_id("plan-banner")).to_be_hidden()
    await page.reload()
    await page.get_by_test_id("tab-plan").click()
    await page.get_by_test_id("plan-open-2").click()
    await expect(page.get_by_test_id("plan-banner")).to_contain_text("Large ring")
    await page.get_by_test_id("plan-commit").click()
    await expect(page.get_by_test_id("plan-banner")).to_be_hidden()
    await expect(page.get_by_test_id("turn-strip")).to_contain_text("1")
    assert await revision(page) != at_first
    await expect(page.get_by_test_id("candidate-1")).to_be_hidden()


@pytest.mark.game("agra")
async def test_who_waits_plans_on_a_phone_and_hears_what_no_longer_fits(open_page: OpenPage) -> None:
    host, guest = await open_page(), await open_page(width=390, height=844)
    await sit_down_together(host, guest, "agra")
    await guest.get_by_test_id("phone-plan").click()
    await guest.get_by_test_id("plan-begin").click()
    await expect(guest.get_by_test_id("plan-banner")).to_contain_text("As if it were your turn now")
    await assert_fits(guest)
    first = (await Player(guest, 1, {}).look())["options"][0]
    await plan_step(guest, first)
    await expect(guest.get_by_test_id("plan-commit")).to_be_disabled()
    await assert_accessible(guest)
    await guest.get_by_test_id("phone-plan").click()
    await expect(guest.get_by_test_id("candidate-1")).to_contain_text("You can do it when it is your turn")
    await assert_fits(guest)
    await assert_accessible(guest)
    # The table goes on meanwhile; the plan stays in front of who made it.
    before = await revision(guest)
    assert await Player(host, 2, {}).act()
    await expect(guest.get_by_test_id("table")).not_to_have_attribute("data-revision", before or "")
    await expect(guest.get_by_test_id("candidate-1")).to_be_visible()
