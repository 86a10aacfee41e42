"""Playing by mail: clocks, a stand-in, whose turn it is, letters, and orders."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.server.protocol.tables import Pace
from tablewright.server.storage.records import StoredSeat, now
from tests.conformance.traits import traits_of
from tests.e2e.checks import assert_accessible, assert_fits
from tests.e2e.player import OpenPage, Player, open_table
from tests.e2e.prepared import identity_of, lay_table
from tests.mail import MailServer, link

pytestmark = pytest.mark.asyncio(loop_scope="session")

# A browser without a screen shows no notifications: they are written down instead.
NOTIFICATIONS = """
  window.shown = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(title, more) { window.shown.push(`${title}: ${more.body}`); }
  };
"""
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


@pytest.mark.game("agra")
async def test_a_slow_table_has_clocks_and_is_listed_when_it_waits(open_page: OpenPage) -> None:
    ada, ben = await open_page(), await open_page(width=390, height=844)
    address = await open_table(ada, "agra", "Seat 1", "A day a turn")
    await ben.goto(address)
    await ben.get_by_test_id("join-1").click()
    await expect(ada.get_by_test_id("seat-0").get_by_test_id("clock")).to_contain_text("2d 23h")
    await expect(ada.get_by_test_id("seat-1").get_by_test_id("clock")).to_contain_text("3d")
    await ada.add_init_script(NOTIFICATIONS)
    await ada.goto("/")
    turns = ada.get_by_test_id("my-turns")
    await expect(turns.get_by_role("link")).to_have_count(1)
    await expect(turns.get_by_test_id("clock")).to_be_visible()
    await expect(ada).to_have_title("(1) Tablewright")
    await expect(ada.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    await ada.get_by_test_id("notify").click()
    await expect(ada.get_by_test_id("notify-off")).to_be_visible()
    await assert_accessible(ada)
    await ben.goto("/")
    await expect(ben).to_have_title("Tablewright")
    await expect(ben.get_by_test_id("my-turns")).to_have_count(0)
    await assert_fits(ben)

    # Ada looks at something else when another table begins to wait for her.
    await ada.evaluate(LOOK_AWAY)
    other = await open_table(ben, "agra", "Seat 1")
    tab = await ada.context.new_page()
    await tab.goto(other)
    await tab.get_by_test_id("join-1").click()
    await expect(tab.get_by_test_id("table")).to_be_visible()
    await tab.close()
    await Player(ben, seed=1, taste=traits_of("agra").taste).take_turn()
    await ada.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await ada.wait_for_function("() => window.shown.length > 0")
    assert re.fullmatch(r"It is your turn: Agra with .+", (await ada.evaluate("window.shown"))[0])


async def test_a_bot_stands_in_until_its_owner_is_back(open_page: OpenPage, database: str) -> None:
    ada, ben = await open_page(), await open_page(width=390, height=844)
    late = StoredSeat(0, "human", identity=await identity_of(ada), since=now() - timedelta(hours=1), left=60.0)
    host = await identity_of(ben)
    seats = [late, StoredSeat(1, "human", identity=host)]
    address = await lay_table(database, first_turn(), seats, host, Pace(bank=600, increment=60))
    await ada.goto(address)
    await expect(ada.get_by_test_id("stand-in-0")).to_contain_text("Your time was out")
    await expect(ada.get_by_test_id("seat-0")).to_contain_text("stands in")
    await assert_accessible(ada)
    await ada.get_by_test_id("back-0").click()
    await expect(ada.get_by_test_id("stand-in-0")).to_have_count(0)
    await expect(ada.get_by_test_id("seat-0").get_by_test_id("clock")).to_contain_text(re.compile(r"[45]:\d\d"))


@pytest.mark.game("agra")
async def test_an_order_is_carried_out_while_its_owner_is_away(open_page: OpenPage, database: str) -> None:
    ada, ben = await open_page(), await open_page(width=390, height=844)
    host, guest = await identity_of(ada), await identity_of(ben)
    seats = [StoredSeat(0, "human", identity=host), StoredSeat(1, "human", identity=guest)]
    address = await lay_table(database, first_turn(), seats, host)
    await ben.goto(address)
    await ben.get_by_test_id("orders-open").click()
    await expect(ben.get_by_test_id("orders-none")).to_be_visible()
    await ben.get_by_test_id("order-when").select_option("choose-space")
    await ben.get_by_test_id("order-do").select_option("use cotton-farm")
    await ben.get_by_test_id("order-give").click()
    await expect(ben.get_by_test_id("order-remove")).to_have_count(1)
    await expect(ben.get_by_test_id("order-given")).to_have_text("The order is given.")
    await assert_accessible(ben)
    await assert_fits(ben)
    await ben.goto("/")
    await ada.goto(address)
    await Player(ada, seed=3, taste=traits_of("agra").taste).take_turn()
    await ben.goto(address)
    await ben.get_by_test_id("orders-open").click()
    await expect(ben.get_by_test_id("orders-none")).to_be_visible()
    await expect(ada.get_by_test_id("log")).to_contain_text("Cotton farm")


def first_turn() -> Match[Any]:
    """A game of Agra that the first seat begins."""
    rules = load_game("agra")
    return Match(rules, rules.setup(2, {"start": "seat-1"}), f"{7:032x}")


async def test_letters_are_asked_for_and_confirmed(open_page: OpenPage, mail_server: MailServer) -> None:
    page = await open_page(width=390, height=844, locale="it-IT")
    await page.goto("/account")
    await expect(page.get_by_test_id("letters")).to_contain_text("Con un account")
    await page.get_by_test_id("make-login").fill(f"ada-{secrets.token_hex(4)}")
    await page.get_by_test_id("make-password").fill("correct horse")
    await page.get_by_test_id("make-do").click()
    await page.get_by_test_id("mail-address").fill("ada@example.org")
    await page.get_by_test_id("mail-do").click()
    await expect(page.get_by_test_id("mail-state")).to_contain_text("non è ancora confermato")
    await assert_accessible(page)
    await assert_fits(page)
    await until(page, lambda: bool(mail_server.to("ada@example.org")))
    (letter,) = mail_server.to("ada@example.org")
    assert letter["Subject"] == "Tablewright: conferma il tuo indirizzo"
    await page.goto(link(letter, "confirm"))
    await assert_accessible(page)
    await page.get_by_test_id("letter-do").click()
    await expect(page.get_by_test_id("letter-text")).to_contain_text("Grazie")
    await page.goto("/account")
    await expect(page.get_by_test_id("mail-state")).to_contain_text("Le lettere vanno a ada@example.org")
    await page.get_by_test_id("mail-forget").click()
    await expect(page.get_by_test_id("mail-state")).to_have_count(0)


async def until(page: Page, so: Callable[[], bool]) -> None:
    for _ in range(150):
        if so():
            return
        await page.wait_for_timeout(100)
    raise AssertionError("it does not happen")
