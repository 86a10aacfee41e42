"""A person at a table in the browser: reads the question, chooses among the buttons, presses them."""

from __future__ import annotations

import random
from typing import Any

from playwright.async_api import Locator, Page, expect

WAIT = 30_000  # milliseconds; a bot may be thinking on a busy machine

STATE = """() => {
  const table = document.querySelector('[data-testid=table]');
  return {
    over: document.querySelector('[data-testid=result]') !== null,
    revision: table ? table.dataset.revision : null,
    composer: document.querySelector('[data-testid=composer]') !== null,
    options: [...document.querySelectorAll('[data-testid^="option-"]')].map((button) => button.dataset.testid),
  };
}"""
READY = """(seen) => {
  if (document.querySelector('[data-testid=result]')) return true;
  const table = document.querySelector('[data-testid=table]');
  const asked = document.querySelector('[data-testid^="option-"], [data-testid=composer]');
  const idle = table && table.ariaBusy !== 'true';
  return idle && asked !== null && table.dataset.revision !== seen;
}"""


class Player:
    """Plays at random, but not aimlessly: skipping a disc and ending a phase are the last resort."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.seen: str | None = None
        self.verbs: set[str] = set()

    async def look(self) -> dict[str, Any]:
        """Waits until there is something to answer, or the game is over."""
        await self.page.wait_for_function(READY, arg=self.seen, timeout=WAIT)
        found: dict[str, Any] = await self.page.evaluate(STATE)
        return found

    def choose(self, options: list[str]) -> str:
        dull = ("option-inspect", "option-end", "option-night-shift", "option-modify", "option-barter", "option-sell")
        lively = [option for option in options if not option.startswith(dull)]
        last = [option for option in options if option.startswith("option-end")]
        return self.chance.choice(lively or last or options)

    async def act(self) -> bool:
        """Answers one question with the mouse. False when the game is over."""
        state = await self.look()
        if state["over"]:
            return False
        self.seen = state["revision"]
        if state["composer"]:
            await self.compose()
        else:
            await self.press(self.choose(state["options"]))
        return True

    async def press(self, option: str) -> None:
        self.verbs.add(option.removeprefix("option-").split("_")[0])
        button = self.page.get_by_test_id(option)
        if not await button.is_visible():  # folded away with others of its kind
            await self.click(self.page.locator("details:not([open])", has=button).locator("summary"))
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


async def sit_down(page: Page) -> None:
    """From the front page to a table against a bot, with one press."""
    await page.goto("/")
    await page.get_by_test_id("lobby-play-now").click()
    await expect(page.get_by_test_id("question")).to_be_visible(timeout=WAIT)
