"""The page that has the figures, and on which machine they were measured."""

from __future__ import annotations

import os
import platform
from typing import Final

from tablewright._mode import status
from tests.soak.servers import ROOT

PAGE: Final = ROOT / "docs/reliability.md"


def written_between(page: str, begin: str, end: str, text: str) -> str:
    """*page* with *text* between its marks."""
    before, found, rest = page.partition(begin)
    assert found and end in rest, f"the page has no place for figures: {begin}"
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}"


def machine() -> str:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    python = f"{platform.python_implementation()} {platform.python_version()}, {status()} engine"
    return f"{os.cpu_count()} cores ({platform.machine()}), {memory:.0f} GiB, {platform.system()}, {python}"
