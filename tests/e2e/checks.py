"""What must hold of every page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Locator, Page, expect

# A phone, a small laptop, a large screen.
SIZES: Final = [(390, 844), (1024, 768), (1920, 1080)]


async def assert_accessible(page: Page) -> None:
    await expect(page.get_by_role("main")).to_be_visible()  # before its words have come a page is empty
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


async def turn_dark(page: Page) -> None:
    """The system of whoever looks at *page* turns dark, and the page follows."""
    await page.emulate_media(color_scheme="dark")
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def assert_fits(page: Page) -> None:
    wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "the page scrolls sideways"


async def assert_inside(inner: Locator, outer: Locator) -> None:
    small, large = await inner.bounding_box(), await outer.bounding_box()
    assert small is not None and large is not None
    assert large["x"] <= small["x"] and large["y"] <= small["y"], (small, large)
    assert small["x"] + small["width"] <= large["x"] + large["width"], (small, large)
    assert small["y"] + small["height"] <= large["y"] + large["height"], (small, large)


async def assert_result(page: Page, game: str, items: Sequence[str]) -> None:
    """The page of the result has a line for each of *items*, and gives the record away."""
    for item in items:
        await expect(page.get_by_test_id(f"score-{item}")).to_be_visible()
    await expect(page.get_by_test_id("rank-0")).to_be_visible()
    await assert_accessible(page)
    async with page.expect_download() as download:
        await page.get_by_test_id("record-txt").click()
    record = (await (await download.value).path()).read_text()
    assert record.startswith(f"tablewright match 1\ngame {game}\n")
