"""A server of one's own, and a browser that draws the same pixels on every machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Playwright

from tests.mail import MailServer
from tests.services import free_port

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge-stable")
STEADY_PIXELS: Final = ["--font-render-hinting=none", "--force-color-profile=srgb", "--disable-lcd-text"]
STARTING_SECONDS: Final = 60


@contextmanager
def running_server(folder: Path, database: str, mail: MailServer, settings: Mapping[str, str]) -> Iterator[str]:
    """The address of a server with *settings* (without their prefix). Nobody is there to follow its bots."""
    port = free_port()
    url, log = f"http://127.0.0.1:{port}", folder / "log"
    command = [sys.executable, "-m", "tablewright", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--database", database]
    post = {"SMTP": f"127.0.0.1:{mail.port}", "SMTP_SECURITY": "none", "SMTP_SENDER": "table@example.org"}
    chosen = {"BOT_PAUSE": "0", "SITE": url, **post, **settings}
    environment = {**os.environ, **{f"TABLEWRIGHT_{name}": value for name, value in chosen.items()}}
    with log.open("w") as out:
        server = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=environment)
    try:
        wait_for(server, url, log)
        yield url
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def wait_for(server: subprocess.Popen[bytes], url: str, log: Path) -> None:
    end = time.monotonic() + STARTING_SECONDS
    while server.poll() is None and time.monotonic() < end:
        try:
            urllib.request.urlopen(url + "/api/health", timeout=1).close()
            # What answers may be somebody else's server, which was faster to take the port.
            if url.removeprefix("http://127.0.0.1") in log.read_text():
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start:\n{log.read_text()}")


async def launch(playwright: Playwright) -> Browser:
    """The Chromium that CHROMIUM names, or the one that is there; without one, that which Playwright downloads."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return await playwright.chromium.launch(executable_path=program, args=STEADY_PIXELS)
