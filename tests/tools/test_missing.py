"""Every game has all that a game has, and no other module names one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablewright
from tablewright.games.registry import ENTRIES, game_names
from tools.missing import FOLDERS, ROOT, missing

PACKAGE = Path(tablewright.__file__).parent
# Behind a quotation mark, a dot or a slash a name is an address, whatever the sentence says about it.
NAMED = re.compile(rf"\b({'|'.join(game_names())})\b", re.IGNORECASE)


@pytest.mark.parametrize("game", game_names())
def test_a_game_lacks_nothing(game: str) -> None:
    assert missing(game) == []


def test_what_a_new_game_lacks_is_listed(tmp_path: Path) -> None:
    registry = tmp_path / "src/tablewright/games/registry.py"
    (registry.parent / "chess").mkdir(parents=True)
    registry.write_text("from tablewright.games.checkers.entry import ENTRY as CHECKERS\n")
    (registry.parent / "chess/game.py").touch()
    found = missing("chess", tmp_path)
    assert not any("chess/game.py" in line for line in found)
    assert any(line.startswith("src/tablewright/games/chess/words/fr/board.ftl") for line in found)
    assert any(line.startswith("web/src/games/chess/index.ts") for line in found)
    assert found[-1] == "src/tablewright/games/registry.py: its entry"
    assert len(found) == sum(len(files) for files in FOLDERS.values()) - 1 + 1


def test_no_module_outside_of_its_folder_names_a_game() -> None:
    """But for the registry. Pages, pictures, tests and the bench may."""
    found = []
    for path in sorted((ROOT / "src/tablewright").rglob("*.py")):
        inside = path.relative_to(ROOT / "src/tablewright").parts
        if inside[:2] == ("games", "registry.py") or (inside[0] == "games" and inside[1] in ENTRIES):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if NAMED.search(line):
                found.append(f"{'/'.join(inside)}:{number}: {line.strip()}")
    assert found == []
