"""What does a game still lack? Lists the files that every game has, and whether the registry knows it.

    python -m tools.missing chess

What is inside of the files is for the tests: `make rules`, `tests/conformance` and `tests/words` go over every game of
the registry.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "it", "nl", "fr")

# By folder: what a file is for.
RULES = {
    "names.py": "the ids of its things, and the numbers that stand for them",
    "actions.py": "its letters: everything that a seat can ever do",
    "state.py": "every fact of a table",
    "setup.py": "how a table begins",
    "scoring.py": "points, ranks and tie-breaks",
    "view.py": "what each seat may see and imagine",
    "view_types.py": "what a view is made of, for the browser",
    "zones.py": "which places of the board an action touches",
    "vocabulary.py": "what the numbers in questions, events and refusals mean",
    "measures.py": "the numbers that a study follows",
    "game.py": "the game as the kernel knows it",
    "entry.py": "the game as the registry knows it",
    "clauses.txt": "the ids of its clauses",
    "data.toml": "its printed values, with their sources",
    "tables.py": "what the tables of the data file may say",
    "consistency.py": "what must fit together in it",
    "data.py": "the data file becomes the values of the engine",
    "printed.py": "the values of the engine",
    "aid.toml": "the page for the table",
    "lesson.toml": "the guided first game",
    "puzzles.json": "its puzzles: tools/mine_puzzles.py",
    "layout.json": "how a view becomes a tensor: tools/make_layouts.py",
    "evaluation/by-hand.json": "the weights of its evaluation",
    "evaluation/learned.json": "the same, learned: tools/tune_bots.py",
    **{
        f"words/{language}/{file}.ftl": f"words ({language})"
        for language in LANGUAGES
        for file in ("game", "rules", "board", "aid", "learn")
    },
}
TESTS = {
    "traits.py": "what the tests of every game have to know of it",
    "table.py": "how its tests arrange a table",
    "refusals.txt": "what it refuses, and why: python -m tests.conformance.refusals",
    "golden": "its golden games: python -m tests.conformance.make_golden",
    "browser/test_board.py": "a whole game in the browser",
}
WEB = {
    "index.ts": "its board, for the shell",
    "theme.ts": "its colours, letters and picture",
    "view.ts": "the types of its view: python -m tools.view_types",
}
FOLDERS = {"src/tablewright/games": RULES, "tests/games": TESTS, "web/src/games": WEB}
REGISTRY = "src/tablewright/games/registry.py"


def missing(game: str, root: Path = ROOT) -> list[str]:
    """A line for everything that is not there."""
    found = [
        f"{folder}/{game}/{name}: {what}"
        for folder, files in FOLDERS.items()
        for name, what in files.items()
        if not (root / folder / game / name).exists()
    ]
    if f"tablewright.games.{game}.entry" not in (root / REGISTRY).read_text(encoding="utf-8"):
        found.append(f"{REGISTRY}: its entry")
    return found


if __name__ == "__main__":
    lines = [line for name in sys.argv[1:] for line in missing(name)]
    print("\n".join(lines) or "nothing is missing")
    sys.exit(bool(lines))
