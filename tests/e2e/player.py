"""A person at a table in the browser: reads the question, chooses among the buttons, presses them."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, Page, expect

from tests.tastes import Taste, choose

OpenPage = Callable[..., Awaitable[Page]]

WAIT = 90_000  # milliseconds; a bot may be thinking on a busy machine, and everything else is slow there too

STATE = """() => {
  const table = document.querySelector('[data-testid=table]');
  return {
    over: document.querySelector('[data-testid=result]') !== null,
    revision: table ? table.dataset.revision : null,
    composer: document.querySelector('[data-testid=composer]') !== null,
    options: [...document.querySelectorAll('[data-testid^="option-"]')].map((button) => button.dataset.testid.slice(7)),
  };
}"""
READY = """(seen) => {
  if (document.querySelector('[data-testid=result]')) return true;
  const table = document.querySelector('[data-testid=table]');
  const asked = document.querySelector('[data-testid^="option-"], [data-testid=composer]');
  const idle = table && table.ariaBusy !== 'true';
  return idle && asked !== null && table.dataset.revision !== seen;
}"""

ANSWERED = """(seen) => {
  const table = document.querySelector('[data-testid=table]');
  return table && table.ariaBusy !== 'true' && table.dataset.revision !== seen;
}"""


class Player:
    """Plays by its *taste*: at random, but not aimlessly."""

    def __init__(self, page: Page, seed: int, taste: Taste) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.taste = taste
        self.seen: str | None = None
        self.verbs: set[str] = set()

    async def look(self) -> dict[str, Any]:
        """Waits until there is something to answer, or the game is over."""
        await self.page.wait_for_function(READY, arg=self.seen, timeout=WAIT)
        found: dict[str, Any] = await self.page.evaluate(STATE)
        return found

    async def act(self) -> bool:
        """Answers one question with the mouse. False when the game is over."""
        state = await self.look()
        if state["over"]:
            return False
        self.seen = state["revision"]
        if state["composer"]:
            await self.compose()
        else:
            await self.press(choose(self.chance, self.taste, state["options"]))
        return True

    async def take_turn(self) -> None:
        """Answers until the table waits for somebody else."""
        state = await self.look()
        while state["options"] or state["composer"]:
            await self.act()
            await self.page.wait_for_function(ANSWERED, arg=self.seen, timeout=WAIT)
            state = await self.page.evaluate(STATE)

    async def until(self, wanted: str) -> list[str]:
        """Plays on until an option that begins with *wanted* is offered; returns all that are."""
        while True:
            options: list[str] = (await self.look())["options"]
            if any(option.startswith(wanted) for option in options):
                return options
            assert await self.act(), f"the game ended without {wanted}"

    async def answer(self, option: str) -> dict[str, Any]:
        """Presses *option* and waits for what is asked next."""
        self.seen = (await self.look())["revision"]
        await self.press(option)
        return await self.look()

    async def press(self, option: str) -> None:
        self.verbs.add(option.split("_")[0])
        button = self.page.get_by_test_id(f"option-{option}")
        closed = self.page.locator("details:not([open])", has=button)
        while await closed.count() > 0:  # folded away with others of its kind, the outer fold first
            await self.click(closed.first.locator("> summary"))
        await self.click(button)

    async def compose(self) -> None:
        """Adds a token of one kind after another, round and round, until the payment can be sent."""
        self.verbs.add("pay")
        send = self.page.get_by_test_id("compose-send")
        more = self.page.locator('[data-testid^="compose-"]:not([data-testid="compose-send"])')
        turn = 0
        while not await send.is_enabled():
            kind = more.nth(turn % await more.count())
            turn += 1
            if await kind.is_enabled():
                await self.click(kind)
        await self.click(send)

    async def click(self, button: Locator) -> None:
        await button.click()

    async def play_to_the_end(self) -> None:
        while await self.act():
            pass
        await expect(self.page.get_by_test_id("result")).to_be_visible()


class KeyboardPlayer(Player):
    """Never touches the mouse: what cannot be focused and pressed cannot be played."""

    async def click(self, button: Locator) -> None:
        assert await button.evaluate("element => element.tabIndex >= 0"), "the keyboard cannot reach this"
        await button.focus()
        await self.page.keyboard.press("Enter")


async def sit_down(page: Page, game: str) -> None:
    """From the front page to a table against the best bot, with one press."""
    await page.goto("/")
    await page.get_by_test_id(f"play-{game}").click()
    await expect(page.get_by_test_id("question")).to_be_visible(timeout=WAIT)


async def sit_down_with(page: Page, game: str, bot: str) -> None:
    """From the front page to a table against *bot*, by the dialogue."""
    await page.goto("/")
    await page.get_by_test_id(f"new-{game}").click()
    await page.get_by_test_id("new-seat-1").select_option(f"bot:{bot}")
    await page.get_by_test_id("new-table-create").click()
    await expect(page.get_by_test_id("question")).to_be_visible(timeout=WAIT)


async def open_table(page: Page, game: str, *choices: str) -> str:
    """A new table by the dialogue, with *choices* such as "3 players"; the first seat is taken, the others are open.
    Returns its address."""
    await page.goto("/")
    await page.get_by_test_id(f"new-{game}").click()
    for choice in choices:
        await page.get_by_role("radio", name=choice).check()
    await page.get_by_test_id("new-table-create").click()
    await expect(page.get_by_test_id("waiting-room")).to_be_visible()
    return page.url.removeprefix(await page.evaluate("location.origin"))


async def sit_down_together(host: Page, guest: Page, game: str) -> None:
    """Two people at a table that *host* opened, and where *host* begins; *guest* came by its link."""
    await guest.goto(await open_table(host, game, "Seat 1"))
    await guest.get_by_test_id("join-1").click()
    for page in (host, guest):
        await expect(page.get_by_test_id("question")).to_be_visible(timeout=WAIT)
