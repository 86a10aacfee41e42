"""A real server and a real browser. A missing browser fails the tests: it never skips them.

A test module begins with `pytestmark = pytest.mark.asyncio(loop_scope="session")`: the browser lives on that loop.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect
from playwright.async_api import Error as PlaywrightError

from tests.e2e.player import WAIT, OpenPage
from tests.e2e.running import launch, running_server
from tests.mail import MailServer

HERE = Path(__file__).parent
OF_GAMES = HERE.parent / "games"
NO_BROWSER = "no browser to test with: run `python3 run.py test`, which gets one, or name one in the variable CHROMIUM"
# A browser on a busy machine fails now and then without anybody's fault. The summary says why each rerun was one.
RERUNS = 2


expect.set_options(timeout=WAIT)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents or (OF_GAMES in item.path.parents and item.path.parent.name == "browser"):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=RERUNS))
            item.add_marker(pytest.mark.xdist_group("browser"))  # one server and one browser are enough
    # What takes long first, so that no worker is left alone with it in the end. The largest group begins anyway.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"why {report.nodeid} was run again", sep="_")
        terminalreporter.write_line(report.longreprtext)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps its tables; a test may lay one there: see `prepared.lay_table`."""
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}"


@pytest.fixture(scope="session")
def mail_server() -> Iterator[MailServer]:
    """Where the server's letters go."""
    found = MailServer()
    found.controller.start()
    yield found
    found.controller.stop()


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory, database: str, mail_server: MailServer) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("server"), database, mail_server, {"STUDY_WORLDS": "1"}) as url:
        yield url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        try:
            chromium = await launch(playwright)
        except PlaywrightError as error:
            pytest.fail(f"{NO_BROWSER}\n{error}")
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, base_url: str) -> AsyncIterator[OpenPage]:
    """Opens a page as a person of its own (own cookies). No page may raise an error or log one."""
    contexts, wrong = [], []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(f"{message.text} ({message.location})")

    async def open_one(*, width: int = 1280, height: int = 800, locale: str = "en-GB") -> Page:
        context = await browser.new_context(
            base_url=base_url,
            viewport={"width": width, "height": height},
            device_scale_factor=1,
            locale=locale,
            timezone_id="UTC",
            reduced_motion="reduce",
            color_scheme="light",
        )
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = await context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", heard)
        return page

    yield open_one
    for context in contexts:
        await context.close()
    assert not wrong, wrong


@pytest_asyncio.fixture(loop_scope="session")
async def page(open_page: OpenPage) -> Page:
    return await open_page()
