"""The pictures of the documentation, taken anew: a scratch server, people in a real browser, a picture of each scene.

    .venv/bin/python -m tools.screenshots                    all of them, into docs/images
    .venv/bin/python -m tools.screenshots plan study         these two
    .venv/bin/python -m tools.screenshots --into /tmp/look --width 390 --dark --locale it-IT

It wants a built web, and is several times faster with the compiled engine on PYTHONPATH (`run.py` says where it is).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tablewright.arena.playing import play_on, play_to_the_end
from tablewright.bots.registry import make_bot
from tablewright.games.registry import load_game
from tablewright.kernel.match import Match
from tablewright.server.protocol.tables import Pace
from tablewright.server.storage.records import StoredSeat, now, unguessable
from tablewright.server.table.missed import A_MOMENT
from tests.conformance.traits import traits_of
from tests.e2e import test_puzzles
from tests.e2e.player import WAIT, Player
from tests.e2e.prepared import AnyMatch, count, find_moment, identity_of, lay_table, offers
from tests.e2e.running import launch, running_server
from tests.mail import MailServer

expect.set_options(timeout=WAIT)

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
HEIGHT: Final = {390: 844, 1024: 768, 1280: 800, 1920: 1080}
COLOURS: Final = 200  # of a picture: enough for flat boards, and a third of the bytes
NAMES: Final = ("Ada", "Ben")
LONG_AGO: Final = A_MOMENT + timedelta(days=1)


@dataclass
class Stage:
    """Where a scene is played: the server's database and browsers for as many people as it takes."""

    browser: Browser
    url: str
    database: str
    width: int
    dark: bool
    locale: str

    async def open(self, name: str = NAMES[0], width: int | None = None) -> Page:
        """Somebody's browser, at the lobby; *name* is what the others call them."""
        wide = width or self.width
        context = await self.browser.new_context(
            base_url=self.url,
            viewport={"width": wide, "height": HEIGHT.get(wide, 800)},
            locale=self.locale,
            timezone_id="UTC",
            reduced_motion="reduce",
            color_scheme="dark" if self.dark else "light",
        )
        context.set_default_timeout(WAIT)
        page = await context.new_page()
        await identity_of(page)  # the lobby has come
        await page.get_by_test_id("guest-name").fill(name)
        await page.get_by_test_id("guest-name").press("Enter")
        return page

    async def lay(self, match: AnyMatch, *sitting: Page | str, **more: Any) -> str:
        """A table that stands where *match* does, with a page or the name of a bot for each seat."""
        seats, host = [], ""
        for seat, who in enumerate(sitting):
            if isinstance(who, str):
                seats.append(StoredSeat(seat, "bot", bot=who))
            else:
                seats.append(StoredSeat(seat, "human", identity=await identity_of(who)))
                host = host or str(seats[-1].identity)
        return await lay_table(self.database, match, seats, host, **more)

    def is_phone(self) -> bool:
        return self.width < 720


def played(game: str, number: int, *, seats: int = 2, until: Callable[[AnyMatch], bool] | None = None) -> AnyMatch:
    """A game of greedy bots, to the end or *until* somewhere."""
    rules = load_game(game)
    match = Match(rules, rules.setup(seats, {}), f"{number:032x}")
    decisions = play_on(match, [make_bot("greedy", f"{number + seat:032x}") for seat in range(seats)])
    while not (until is not None and until(match)) and next(decisions, None) is not None:
        pass
    return match


def turns_later(plies: int) -> Callable[[AnyMatch], bool]:
    """The first decision of seat 0 in a turn of its own, after so many plies."""
    return lambda match: len(match.plies) > plies and match.to_act() == [0] and match.plies[-1].seat != 0


async def panel(stage: Stage, page: Page, name: str) -> None:
    await page.get_by_test_id(f"{'phone' if stage.is_phone() else 'tab'}-{name}").click()


# The scenes, one for each chapter of the documentation.


async def learn(stage: Stage) -> Page:
    """The first turn of a first game: the tip points at the wheel."""
    page = await stage.open()
    await page.goto("/learn")
    await page.get_by_test_id("begin-noria").click()
    await page.get_by_test_id("guide-next").click()
    for option in ("take_energy", "delegate_refinement"):
        await page.get_by_test_id(f"option-{option}").click()
    await page.get_by_test_id("guide-next").click()
    await page.get_by_test_id("option-end_influence").click()
    await expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "wheel.triple")
    return page


async def aid(stage: Stage) -> Page:
    page = await stage.open()
    await page.goto("/aid/agra")
    await expect(page.get_by_test_id("aid-columns")).to_be_visible()
    return page


async def away(stage: Stage) -> Page:
    """Coming back to a table of three: two others have moved."""
    page = await stage.open()
    match = played("agra", 3, seats=3, until=turns_later(60))
    await page.goto(await stage.lay(match, page, "strong", "strong", created=now() - LONG_AGO))
    await expect(page.get_by_test_id("away")).to_be_visible()
    return page


async def mail(stage: Stage) -> Page:
    """Clocks at the seats, and the orders of who waits."""
    page, other = await stage.open(), await stage.open(NAMES[1])
    match = played("agra", 5, until=lambda match: len(match.plies) > 80 and match.to_act() == [1])
    me, them = await identity_of(page), await identity_of(other)
    seats = [
        StoredSeat(0, "human", identity=me, left=4.2 * 86400),
        StoredSeat(1, "human", identity=them, since=now() - timedelta(hours=5), left=2.6 * 86400),
    ]
    pace = Pace(bank=3 * 86400, increment=86400)
    await page.goto(await lay_table(stage.database, match, seats, me, pace))
    await page.get_by_test_id("orders-open").click()
    await page.get_by_test_id("order-when").select_option("choose-space")
    await page.get_by_test_id("order-give").click()
    await expect(page.get_by_test_id("order-remove")).to_have_count(1)
    return page


async def study(stage: Stage) -> Page:
    """What bots think of a game that is over."""
    page = await stage.open()
    address = await stage.lay(played("noria", 4), page, "strong")
    await page.goto(address.replace("table", "study"))
    await page.get_by_test_id("study-tab-review").click()
    await page.get_by_test_id("review-begin").click()
    await expect(page.get_by_test_id("review")).to_have_attribute("data-standing", "done", timeout=15 * 60_000)
    turning = page.get_by_test_id("turning-points").get_by_role("button")
    if await turning.count():
        await turning.first.click()
    return page


async def plan(stage: Stage) -> Page:
    """Two candidates for one turn, side by side."""
    page = await stage.open()
    wanted = {"night-shift_medium", "night-shift_large"}
    match = find_moment(
        "noria", lambda match: wanted <= set(offers(match, 0)) and len(match.plies) > 60, traits_of("noria").taste
    )
    await page.goto(await stage.lay(match, page, "strong"))
    await page.get_by_test_id("question").wait_for()
    for first in ("night-shift_medium", "night-shift_large"):
        await panel(stage, page, "plan")
        await page.get_by_test_id("plan-begin").click()
        await expect(steps_of(page)).to_have_count(0)
        await step(page, first)
        for _ in range(3):
            await step(page, (await options(page))[0])
    await panel(stage, page, "plan")
    return page


async def options(page: Page) -> list[str]:
    found: list[str] = (await Player(page, 0, {}).look())["options"]
    return found


async def step(page: Page, option: str) -> None:
    """One more step of the plan."""
    before = await steps_of(page).count()
    await Player(page, 0, {}).press(option)
    await expect(steps_of(page)).to_have_count(before + 1)


def steps_of(page: Page) -> Locator:
    return page.get_by_test_id("plan-bar").locator("li")


async def statistics(stage: Stage) -> Page:
    """A dozen games of mine."""
    page = await stage.open()
    for number in range(12):
        mine: list[Page | str] = [page, "strong"] if number % 2 else ["strong", page]
        address = await stage.lay(played("noria", 20 + number), *mine)
        await count(stage.database, address.rpartition("/")[2], timedelta(seconds=6 + number))
    await page.goto("/statistics/noria")
    await expect(page.get_by_test_id("statistics-points")).to_be_visible()
    return page


async def talk(stage: Stage) -> Page:
    """Two people talk while they play."""
    page, other = await stage.open(), await stage.open(NAMES[1], 1280)
    address = await stage.lay(played("yinzi", 6, until=turns_later(60)), page, other)
    for one in (page, other):
        await one.goto(address)
        await expect(one.get_by_test_id("question")).to_be_visible()
    await other.get_by_test_id("tab-talk").click()
    await panel(stage, page, "talk")
    said = [(other, "Good luck!"), (page, "You too. First time with the war routes for me."), (other, "They pay late.")]
    said += [(other, "But they do pay. Back in an hour."), (page, "Then I take my time.")]
    for one, text in said:
        await one.get_by_test_id("talk-say").fill(text)
        await one.keyboard.press("Enter")
        await expect(page.get_by_test_id("talk-lines")).to_contain_text(text)
    return page


async def series(stage: Stage) -> Page:
    """The ranking when both tables with one deal are over."""
    page, other = await stage.open(), await stage.open(NAMES[1])
    name = unguessable()
    for who, number in ((page, 1), (other, 2)):
        await stage.lay(replayed("noria", 8, number), who, "strong", series=name)
    await page.goto(f"/series/{name}")
    await expect(page.get_by_test_id("series-ranking")).to_be_visible()
    return page


def replayed(game: str, deal: int, number: int) -> AnyMatch:
    """The one *deal*, played by other bots each time."""
    rules = load_game(game)
    match = Match(rules, rules.setup(2, {}), f"{deal:032x}")
    return play_to_the_end(match, [make_bot("greedy", f"{number + seat:032x}") for seat in (0, 7)])


async def hints(stage: Stage) -> Page:
    """What would you do?"""
    page = await stage.open()
    await page.goto(await stage.lay(played("noria", 9, until=turns_later(60)), page, "strong"))
    await expect(page.get_by_test_id("question")).to_be_visible()
    await page.get_by_test_id("hint").click()
    await expect(page.get_by_test_id("hint-way").first).to_be_visible()
    return page


async def puzzles(stage: Stage) -> Page:
    """A turn that missed it, the verdict, and the solution."""
    number, puzzle = test_puzzles.chosen("yinzi", "medium", "hard")
    page = await stage.open(width=None if stage.is_phone() else 1920)
    await page.goto(f"/puzzles/yinzi/{number}")
    await test_puzzles.steps(page, 0)
    await test_puzzles.played(Player(page, 1, {}), puzzle.usual.actions)
    await test_puzzles.stands(page, "close", "missed")
    await page.get_by_test_id("show-solution").click()
    await expect(page.get_by_test_id("solution")).to_be_visible()
    return page


async def at_the_board(stage: Stage, game: str, plies: int) -> Page:
    """The middle of a game among three, on a wide screen."""
    page = await stage.open(width=None if stage.is_phone() else 1920)
    match = played(game, 3, seats=3, until=turns_later(plies))
    await page.goto(await stage.lay(match, page, "strong", "club"))
    await expect(page.get_by_test_id("question")).to_be_visible()
    return page


async def noria(stage: Stage) -> Page:
    return await at_the_board(stage, "noria", 260)


async def agra(stage: Stage) -> Page:
    return await at_the_board(stage, "agra", 260)


async def yinzi(stage: Stage) -> Page:
    return await at_the_board(stage, "yinzi", 260)


SCENES: Final[dict[str, Callable[[Stage], Awaitable[Page]]]] = {
    scene.__name__: scene
    for scene in (noria, agra, yinzi, learn, aid, away, mail, study, plan, statistics, talk, series, hints, puzzles)
}


async def take(names: Sequence[str], into: Path, width: int, dark: bool, locale: str) -> None:
    into.mkdir(parents=True, exist_ok=True)
    post = MailServer()
    post.controller.start()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        settings = {"STUDY_WORLDS": "4", "HINT_SECONDS": "80", "LIMITS": "0"}
        with running_server(Path(folder), database, post, settings) as url:
            async with async_playwright() as playwright:
                browser = await launch(playwright)
                for name in names:
                    stage = Stage(browser, url, database, width, dark, locale)
                    try:
                        page = await SCENES[name](stage)
                    except Exception:  # how it looked then says more than the traceback
                        for context in browser.contexts:
                            await context.pages[0].screenshot(path=Path(tempfile.gettempdir(), f"{name}-failed.png"))
                        raise
                    await page.evaluate("document.fonts.ready")
                    await page.wait_for_timeout(600)
                    file = into / f"{name}.png"
                    Image.open(BytesIO(await page.screenshot())).convert("RGB").quantize(COLOURS).save(
                        file, optimize=True
                    )
                    print(f"{file}: {file.stat().st_size // 1000} kB", flush=True)
                    for context in browser.contexts:
                        await context.close()
                await browser.close()
    post.controller.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*SCENES, []], default=[], metavar="NAME", help=", ".join(SCENES))
    parser.add_argument("--into", type=Path, default=IMAGES)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--locale", default="en-GB")
    chosen = parser.parse_args()
    asyncio.run(take(chosen.names or list(SCENES), chosen.into, chosen.width, chosen.dark, chosen.locale))


if __name__ == "__main__":
    main()
