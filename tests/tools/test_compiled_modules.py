from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools/build"))
from compiled_modules import OF_THE_ENVIRONMENTS, OF_THE_SERVER, compiled_modules
from tablewright import envs, server

FILES = {
    "kernel/__init__.py": "",
    "kernel/state.py": "",
    "games/noria/__init__.py": "",
    "games/noria/wheel.py": "",
    "games/noria/view.py": '"""Views."""\n# not compiled: it is all dictionaries\n',
    "games/agra/__init__.py": "# not compiled: in the making\n",
    "games/agra/river.py": "",
    "bots/agents/greedy.py": "",
    "bots/arena/workers.py": "",
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


def test_kernel_games_bots_and_parts_of_others_are_compiled_but_for_those_that_opt_out(package: Path) -> None:
    found = [str(Path(path).relative_to(package)) for path in compiled_modules(package)]
    parts = [f"server/{name}.py" for name in OF_THE_SERVER] + [f"envs/{name}.py" for name in OF_THE_ENVIRONMENTS]
    assert sorted(found) == sorted(["bots/agents/greedy.py", "games/noria/wheel.py", "kernel/state.py", *parts])


@pytest.mark.parametrize(("package", "names"), [(server, OF_THE_SERVER), (envs, OF_THE_ENVIRONMENTS)])
def test_the_parts_that_are_compiled_are_there(package: ModuleType, names: tuple[str, ...]) -> None:
    folder = Path(package.__file__ or "").parent
    assert [name for name in names if not (folder / f"{name}.py").is_file()] == []


def test_the_mark_counts_in_the_first_lines_only(package: Path) -> None:
    (package / "kernel/state.py").write_text("x = 1\n" * 5 + "# not compiled\n")
    assert str(package / "kernel/state.py") in compiled_modules(package)
