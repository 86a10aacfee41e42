from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_first_page_says_where_one_is(page: Page) -> None:
    await page.goto("/")
    await expect(page).to_have_title("Tablewright")
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Tablewright")
