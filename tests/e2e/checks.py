"""What must hold of every page."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Locator, Page

# A phone, a small laptop, a large screen.
SIZES: Final = [(390, 844), (1024, 768), (1920, 1080)]


async def assert_accessible(page: Page) -> None:
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


async def assert_fits(page: Page) -> None:
    wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "the page scrolls sideways"


async def assert_inside(inner: Locator, outer: Locator) -> None:
    small, large = await inner.bounding_box(), await outer.bounding_box()
    assert small is not None and large is not None
    for start, length in (("x", "width"), ("y", "height")):
        assert large[start] <= small[start], (small, large)
        assert small[start] + small[length] <= large[start] + large[length], (small, large)
