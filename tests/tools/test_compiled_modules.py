"""What is compiled: all of kernel, games and bots but for a known few, and a known few of the others."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

import tablewright
from tablewright import _mode

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools/build"))
from compiled_modules import OF_THE_ENVIRONMENTS, OF_THE_SERVER, WHOLE, compiled_modules

PACKAGE = Path(tablewright.__file__).parent
# They read files or describe things once; everything else in the folders of WHOLE must be fast.
INTERPRETED = {
    "bots/analysis/puzzles.py",
    "bots/evaluations.py",
    "bots/registry.py",
    "games/entry.py",
    "games/registry.py",
}
OF_EVERY_GAME = ("consistency", "data", "entry", "tables", "view_types")  # and what goes on from them, as `tables_land`
FILES = {
    "kernel/__init__.py": "",
    "kernel/state.py": "",
    "games/chess/__init__.py": "",
    "games/chess/board.py": "",
    "games/chess/evaluation/worth.py": "",
    "games/chess/data.py": '"""Data."""\n# not compiled: reads a file\n',
    "games/go/__init__.py": "# not compiled: in the making\n",
    "games/go/board.py": "",
    "bots/agents/greedy.py": "",
    "server/app.py": "",
    "envs/seating.py": "",
    **{f"envs/{name}.py": "" for name in OF_THE_ENVIRONMENTS},
    **{f"server/{name}.py": "" for name in OF_THE_SERVER},
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def names(package: Path) -> set[str]:
    return {Path(path).relative_to(package).as_posix() for path in compiled_modules(package)}


def test_kernel_games_bots_and_parts_of_others_are_compiled_but_for_those_that_opt_out(package: Path) -> None:
    parts = {f"server/{name}.py" for name in OF_THE_SERVER} | {f"envs/{name}.py" for name in OF_THE_ENVIRONMENTS}
    engine = {"bots/agents/greedy.py", "games/chess/board.py", "games/chess/evaluation/worth.py", "kernel/state.py"}
    assert names(package) == engine | parts


def test_the_mark_counts_in_the_first_lines_only(package: Path) -> None:
    (package / "kernel/state.py").write_text("x = 1\n" * 5 + "# not compiled\n")
    assert "kernel/state.py" in names(package)


def test_nothing_stays_interpreted_unnoticed() -> None:
    """A module in a new folder, or one that opted out in passing, would make the engine slow without a word."""
    every = {path.relative_to(PACKAGE).as_posix() for part in WHOLE for path in (PACKAGE / part).rglob("*.py")}
    left = {name for name in every - names(PACKAGE) if not name.endswith("__init__.py")}
    of_games = {name for name in left if name.count("/") == 2 and Path(name).name.startswith(OF_EVERY_GAME)}
    assert left - of_games == INTERPRETED


@pytest.mark.parametrize(("folder", "wanted"), [("server", OF_THE_SERVER), ("envs", OF_THE_ENVIRONMENTS)])
def test_the_parts_of_others_are_there(folder: str, wanted: tuple[str, ...]) -> None:
    assert [name for name in wanted if not (PACKAGE / folder / f"{name}.py").is_file()] == []


def test_what_is_to_be_compiled_is_loaded_as_such() -> None:
    """All of it or none: the one engine that this run tests."""
    modules = ["tablewright." + name.removesuffix(".py").replace("/", ".") for name in sorted(names(PACKAGE))]
    interpreted = [name for name in modules if str(importlib.import_module(name).__file__).endswith(".py")]
    assert interpreted == ([] if _mode.status() == "compiled" else modules)
