"""What docs/bots.md tells a bot author works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablewright.cli.commands import APP

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text()


def test_the_example_plays_by_the_command_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    command = re.search(r"`tablewright (arena \w+ (\w+\.py):\w+ \w+)`", PAGE)
    assert example is not None and command is not None
    monkeypatch.chdir(tmp_path)
    Path(command[2]).write_text(example[1])
    done = CliRunner().invoke(APP, [*command[1].split(), "--games", "2", "--jobs", "1"])
    assert done.exit_code == 0, done.output
    assert "FirstBot" in done.output
