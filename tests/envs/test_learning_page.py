"""docs/learning.md: its cells run one after the other and print what stands below them."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs/learning.md").read_text(encoding="utf-8")
CELLS = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", PAGE, re.DOTALL)
NUMBER = re.compile(r"\d+(?:\.\d+)?")


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_cells_print_what_the_page_shows() -> None:
    """What the weights had a part in may differ a little, as sums of floats do from one machine to the next."""
    assert len(CELLS) == PAGE.count("```python")
    names: dict[str, Any] = {}
    for code, shown in CELLS:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        said = printed.getvalue()
        assert NUMBER.sub("#", said) == NUMBER.sub("#", shown)
        off = 5 if "weights" in code else 0
        for got, wanted in zip(NUMBER.findall(said), NUMBER.findall(shown), strict=True):
            assert float(got) == pytest.approx(float(wanted), abs=off), f"{said} is not {shown}"
