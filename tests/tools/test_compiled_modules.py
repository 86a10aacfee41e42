from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools/build"))
from compiled_modules import OF_THE_SERVER, compiled_modules
from tablewright import server

FILES = {
    "kernel/__init__.py": "",
    "kernel/state.py": "",
    "games/noria/__init__.py": "",
    "games/noria/wheel.py": "",
    "games/noria/view.py": '"""Views."""\n# not compiled: it is all dictionaries\n',
    "games/agra/__init__.py": "# not compiled: in the making\n",
    "games/agra/river.py": "",
    "bots/greedy.py": "",
    "bots/arena/workers.py": "",
    "server/app.py": "",
    **{f"server/{name}.py": "" for name in OF_THE_SERVER},
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_kernel_games_bots_and_a_part_of_the_server_are_compiled_but_for_those_that_opt_out(package: Path) -> None:
    found = [str(Path(path).relative_to(package)) for path in compiled_modules(package)]
    of_the_server = [f"server/{name}.py" for name in OF_THE_SERVER]
    assert found == ["bots/greedy.py", "games/noria/wheel.py", "kernel/state.py", *of_the_server]


def test_what_is_compiled_of_the_server_is_there() -> None:
    folder = Path(server.__file__).parent
    assert [name for name in OF_THE_SERVER if not (folder / f"{name}.py").is_file()] == []


def test_the_mark_counts_in_the_first_lines_only(package: Path) -> None:
    (package / "kernel/state.py").write_text("x = 1\n" * 5 + "# not compiled\n")
    assert str(package / "kernel/state.py") in compiled_modules(package)
