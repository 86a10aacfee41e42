"""Guests: bots of other people in the arena, by the file or the module that they are in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tablewright.arena.folder import OUTCOMES, TERMS
from tablewright.arena.guests import guest, make_player
from tablewright.bots.agents.random_bot import RandomBot
from tablewright.cli.commands import APP

pytestmark = pytest.mark.game("noria")  # any game would do; this one is short

LAST = """
from tablewright.bots.bot import Bot
from helper_of_last import pick

class LastBot(Bot):
    def choose(self, game, state, seat):
        return pick(game.options(state, seat))
"""
HELPER = "def pick(options): return options[-1]"


def arena(folder: Path, *bots: str, jobs: int = 1) -> Result:
    asked = ["--games", "2", "--jobs", str(jobs), "--out", str(folder / "arena")]
    return CliRunner().invoke(APP, ["arena", "noria", *bots, *asked])


def write(folder: Path, choose: str) -> str:
    """A file with a bot whose only line of thought is *choose*; returns the bot's name."""
    code = "from tablewright.bots.bot import Bot\n\nclass MyBot(Bot):\n    def choose(self, game, state, seat):\n"
    (folder / "mine.py").write_text(f"{code}        {choose}\n")
    return f"{folder / 'mine.py'}:MyBot"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_anywhere_plays_and_is_rated_with_what_lies_beside_it(tmp_path: Path, jobs: int) -> None:
    (tmp_path / "last.py").write_text(LAST)
    (tmp_path / "helper_of_last.py").write_text(HELPER)
    name = f"{tmp_path / 'last.py'}:LastBot"
    done = arena(tmp_path, "random", name, jobs=jobs)
    assert done.exit_code == 0, done.output
    ratings = json.loads((tmp_path / "arena" / "report.json").read_text())["ratings"]
    assert {rating["bot"] for rating in ratings} == {"random", name}
    assert len((tmp_path / "arena" / OUTCOMES).read_text().splitlines()) == 2


def test_a_module_that_can_be_imported_is_named_like_that() -> None:
    assert guest("tablewright.bots.agents.random_bot:RandomBot") is RandomBot
    assert isinstance(make_player("tablewright.bots.agents.random_bot:RandomBot", "1" * 32), RandomBot)


def test_a_guest_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    name = write(tmp_path, "return game.options(state, seat)[0]")
    assert arena(tmp_path, "random", name).exit_code == 0
    agreed = (tmp_path / "arena" / TERMS).read_text()
    assert arena(tmp_path, "random", name).exit_code == 0
    write(tmp_path, "return game.options(state, seat)[-1]")
    changed = arena(tmp_path, "random", name)
    assert changed.exit_code == 1 and "another arena" in changed.output
    assert (tmp_path / "arena" / TERMS).read_text() == agreed


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("thought", "complaints"),
    [
        ("return game.alphabet()[-1]", ["mine.py:MyBot", "decision", "is no option"]),
        ("return None", ["mine.py:MyBot", "chose None", "is no option"]),
        (
            "raise ValueError('lost the thread')",
            ["mine.py:MyBot", "broke down", ", in choose", "lost the thread"],
        ),
    ],
)
def test_a_guest_that_fails_is_told_where(tmp_path: Path, jobs: int, thought: str, complaints: list[str]) -> None:
    done = arena(tmp_path, "random", write(tmp_path, thought), jobs=jobs)
    assert done.exit_code == 1
    for complaint in complaints:
        assert complaint in done.output


def test_a_file_that_is_no_python_is_refused_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class MyBot(")
    done = arena(tmp_path, "random", f"{tmp_path / 'mine.py'}:MyBot")
    assert done.exit_code == 1 and "SyntaxError" in done.output
    assert not (tmp_path / "arena").exists()
