from __future__ import annotations

from pathlib import Path

import pytest

from tools.arrows import violations


def wrong(root: Path, module: str, source: str) -> list[str]:
    """What is wrong with a package of all parts, in which *module* has *source*."""
    package = root / "tablewright"
    for folder in ("kernel", "words", "games/noria", "games/agra", "bots", "envs", "server", "cli"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "games/data_types.py").touch()
    (package / "games/registry.py").write_text("from tablewright.games.noria import NORIA")
    path = package / module
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source)
    return violations(root)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel/state.py", "from . import step\nfrom .step import Step\nimport tablewright.kernel.random"),
        ("games/noria/wheel.py", "from tablewright.kernel.step import Step\nfrom .state import Noria\nimport tomllib"),
        ("games/noria/__init__.py", "from . import wheel\nfrom .wheel import Wheel"),
        ("games/noria/printed.py", "from tablewright.games.data_types import Table\nfrom .. import data_types"),
        ("games/registry.py", "from tablewright.games import agra, noria"),
        ("bots/agents/greedy.py", "from tablewright.games.noria import scoring\nfrom tablewright.kernel import step"),
        ("envs/aec.py", "from ..games import registry"),
        ("words/__init__.py", "from tablewright.kernel.event import Event"),
        ("server/app.py", "from tablewright import _mode\nfrom tablewright.bots import greedy"),
        ("cli/__init__.py", "from tablewright.server.app import app"),
    ],
)
def test_allowed(tmp_path: Path, module: str, source: str) -> None:
    assert wrong(tmp_path, module, source) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel/state.py", "from tablewright.games import noria"),
        ("kernel/state.py", "from tablewright import _mode"),
        ("kernel/state.py", "from .. import words"),
        ("kernel/state.py", "def f():\n    import tablewright.server"),
        ("words/__init__.py", "from tablewright.games import noria"),
        ("games/noria/wheel.py", "from tablewright.games.agra import state"),
        ("games/noria/wheel.py", "from ..agra.state import Agra"),
        ("games/noria/wheel.py", "from tablewright.games import registry"),
        ("games/noria/wheel.py", "from tablewright.bots import greedy"),
        ("bots/agents/greedy.py", "from tablewright.server import app"),
        ("bots/agents/greedy.py", "from tablewright import words"),
        ("envs/aec.py", "import tablewright.cli"),
        ("server/app.py", "from tests.services import postgres"),
        ("cli/bench.py", "import bench"),
        ("plugins/new.py", "import os"),
    ],
)
def test_refused(tmp_path: Path, module: str, source: str) -> None:
    assert len(wrong(tmp_path, module, source)) == 1
