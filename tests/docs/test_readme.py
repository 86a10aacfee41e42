"""The README's promises: its example runs and says what its comments say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
EXAMPLE = re.search(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.game("noria")
def test_the_example_runs_and_its_comments_are_true() -> None:
    assert EXAMPLE is not None
    names: dict[str, Any] = {}
    said = {}
    for number, line in enumerate(EXAMPLE[1].splitlines()):
        code, _, comment = line.partition("  #")
        if comment and not line.startswith((" ", "while")) and "=" not in code.split("(")[0]:
            said[number] = (code.strip(), comment.strip())
    lines = EXAMPLE[1].splitlines()
    for number, (code, _) in said.items():
        lines[number] = f"_{number} = {code}"
    exec("\n".join(lines), names)
    for number, (code, comment) in said.items():
        got = str(names[f"_{number}"])
        wanted = re.match(r"(\[.*?\]|[A-Z]{3}-\S+ \S+ \d)", comment)
        if wanted:
            assert got.startswith(wanted[1]), f"{code} gives {got}, the comment says {comment}"
    assert names["match"].is_over()
    assert names["again"].game.to_json(names["again"].state) == names["game"].to_json(names["match"].state)


def test_the_files_that_the_pages_name_exist() -> None:
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} names {target}"
