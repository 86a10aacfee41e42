"""The page about the seal has a program that draws as a table does: whoever doubts us can use it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tablewright.kernel.random import chance_of_deal

PAGE = Path(__file__).resolve().parents[2] / "docs/reliability.md"
SEED = "00112233445566778899aabbccddeeff"


def test_the_program_on_the_page_draws_what_a_table_draws() -> None:
    program = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    names: dict[str, Any] = {}
    exec(program[1], names)
    chance = chance_of_deal(SEED)
    assert [chance.word() for _ in range(100)] == [names["word"](SEED, n) for n in range(100)]
