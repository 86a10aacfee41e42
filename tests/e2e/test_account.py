"""Accounts in the browser: the same person on every device."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.async_api import Page, expect

from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, sit_down, sit_down_together

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSWORD = "correct horse battery"
SIZES = [(390, 844), (1280, 800)]


async def make_account(page: Page) -> str:
    """An account for whoever sits at *page*; returns what to sign in with."""
    login = f"ada-{secrets.token_hex(4)}"
    await page.goto("/account")
    await page.get_by_test_id("make-login").fill(login)
    await page.get_by_test_id("make-password").fill(PASSWORD)
    await page.get_by_test_id("make-do").click()
    await expect(page.get_by_test_id("signed-in")).to_contain_text(login)
    return login


async def sign_in(page: Page, login: str) -> None:
    await page.goto("/account")
    await page.get_by_test_id("sign-in-login").fill(login)
    await page.get_by_test_id("sign-in-password").fill(PASSWORD)
    await page.get_by_test_id("sign-in-do").click()
    await expect(page.get_by_test_id("signed-in")).to_contain_text(login, ignore_case=True)


@pytest.mark.game("noria")
async def test_an_account_has_its_tables_on_every_device_and_takes_a_guests_along(open_page: OpenPage) -> None:
    home, phone = await open_page(), await open_page(width=390, height=844)
    await sit_down(home, "noria")
    login = await make_account(home)
    await sit_down(phone, "noria")
    await phone.goto("/account")
    await expect(phone.get_by_test_id("sign-in-bring")).to_be_checked()
    await sign_in(phone, login.upper())
    for page in (home, phone):
        await page.goto("/")
        tables = page.get_by_test_id("tables-mine").get_by_role("link")
        await expect(tables).to_have_count(2)
    await tables.last.click()
    await expect(phone.get_by_test_id("question")).to_be_visible()
    await expect(phone.get_by_test_id("options")).to_be_visible()


async def test_a_name_is_the_same_on_every_device(open_page: OpenPage) -> None:
    home, other = await open_page(), await open_page()
    login = await make_account(home)
    await sign_in(other, login)
    await other.get_by_test_id("rename-name").fill("Ada of the Clouds")
    await other.get_by_test_id("rename-do").click()
    await expect(other.get_by_test_id("toasts")).to_contain_text("Ada of the Clouds")
    await home.goto("/")
    await expect(home.get_by_test_id("guest-name")).to_have_value("Ada of the Clouds")


async def test_signing_out_everywhere_reaches_the_other_device(open_page: OpenPage) -> None:
    home, other = await open_page(), await open_page()
    login = await make_account(home)
    await sign_in(other, login)
    await other.get_by_test_id("sign-out-everywhere-do").click()
    await expect(other.get_by_test_id("make")).to_be_visible()
    await home.reload()
    await expect(home.get_by_test_id("make")).to_be_visible()
    await sign_in(home, login)


async def test_one_browser_signs_another_one_out(open_page: OpenPage) -> None:
    home, other = await open_page(), await open_page()
    login = await make_account(home)
    await sign_in(other, login)
    await home.reload()
    end = home.get_by_test_id("end-session")
    await expect(end).to_have_count(1)
    await end.focus()
    await home.keyboard.press("Enter")
    await expect(end).to_have_count(0)
    await expect(home.get_by_test_id("sessions")).to_be_focused()
    await expect(home.get_by_test_id("signed-in")).to_contain_text(login)
    await other.reload()
    await expect(other.get_by_test_id("make")).to_be_visible()


@pytest.mark.game("noria")
async def test_a_guest_can_be_forgotten(open_page: OpenPage) -> None:
    page = await open_page()
    await sit_down(page, "noria")
    await page.goto("/account")
    await page.get_by_test_id("rename-name").fill("Ada of the Clouds")
    await page.get_by_test_id("rename-do").click()
    cookies = await page.context.cookies()
    await page.get_by_test_id("forget-open").locator("summary").click()
    await page.get_by_test_id("forget-sure").check()
    await page.get_by_test_id("forget-do").click()
    await expect(page.get_by_test_id("rename-name")).not_to_have_value("Ada of the Clouds")
    await page.context.add_cookies(cookies)  # type: ignore[arg-type]
    await page.reload()
    await expect(page.get_by_test_id("rename-name")).not_to_have_value("Ada of the Clouds")


@pytest.mark.game("noria")
async def test_namesakes_at_a_table_can_be_told_apart(open_page: OpenPage) -> None:
    one, other = await open_page(), await open_page()
    for page, name in ((one, "Alice"), (other, "\u0410lice")):
        await page.goto("/account")
        await page.get_by_test_id("rename-name").fill(name)
        await page.get_by_test_id("rename-do").click()
        await expect(page.get_by_test_id("toasts")).to_contain_text(name)
    await sit_down_together(one, other, "noria")
    for page in (one, other):
        names = [await page.get_by_test_id(f"seat-{seat}").locator(".called").inner_text() for seat in (0, 1)]
        assert len(set(names)) == 2 and all(re.search(r"lice #\d{3,}$", name) for name in names)


async def test_a_changed_password_is_the_one_that_opens(open_page: OpenPage) -> None:
    home, other = await open_page(), await open_page()
    login = await make_account(home)
    await home.get_by_test_id("change-old").fill(PASSWORD)
    await home.get_by_test_id("change-new").fill(PASSWORD + " staple")
    await home.get_by_test_id("change-do").click()
    await expect(home.get_by_test_id("toasts")).to_contain_text("The password is changed")
    await home.reload()
    await expect(home.get_by_test_id("signed-in")).to_be_visible()
    await other.goto("/account")
    await other.get_by_test_id("sign-in-login").fill(login)
    await other.get_by_test_id("sign-in-password").fill(PASSWORD + " staple")
    await other.get_by_test_id("sign-in-do").click()
    await expect(other.get_by_test_id("signed-in")).to_be_visible()


@pytest.mark.game("noria")
async def test_whoever_is_deleted_leaves_the_game_but_no_name(open_page: OpenPage) -> None:
    stays, goes = await open_page(), await open_page()
    await sit_down_together(stays, goes, "noria")
    name = await stays.get_by_test_id("seat-1").locator(".called").inner_text()
    await make_account(goes)
    await goes.get_by_test_id("delete-open").locator("summary").click()
    await goes.get_by_test_id("delete-password").fill(PASSWORD)
    await goes.get_by_test_id("delete-do").click()
    await expect(goes.get_by_test_id("make")).to_be_visible()
    await expect(goes.get_by_test_id("rename-name")).not_to_have_value(name)
    await expect(stays.get_by_test_id("seat-1")).to_contain_text("free seat")
    await expect(stays.get_by_test_id("seat-1")).not_to_contain_text(name)


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_the_page_of_the_account_fits(open_page: OpenPage, width: int, height: int) -> None:
    page = await open_page(width=width, height=height)
    await page.goto("/")
    await page.get_by_test_id("account-open").click()
    await expect(page).to_have_title(re.compile("account"))
    for ready in ("make", "signed-in"):
        await expect(page.get_by_test_id(ready)).to_be_visible()
        await page.get_by_test_id("delete-open").locator("summary").click()
        if ready == "make":
            await page.get_by_test_id("forget-open").locator("summary").click()
        await expect(page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
        await assert_fits(page)
        await assert_accessible(page)
        if ready == "make":
            await make_account(page)
