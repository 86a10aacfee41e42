"""Is a game really a folder? Takes one away in a copy of the tree and looks whether everything else still stands.

    python -m tools.folders [GAME …] [--quick]

What is taken away: the folders with the name of the game, and its lines in the registry. Then types, imports, clauses,
fast tests, and the types, tests and bundle of the web must pass. `--quick` is for every day: types, imports, clauses,
and a sample of the tests, without the first game.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REGISTRY = "src/tablewright/games/registry.py"
FOLDERS = ("src/tablewright/games", "tests/games", "web/src/games")
# Of the fast tests, those that go over the whole registry.
SAMPLE = ("tests/words", "tests/tools", "tests/conformance/test_golden.py", "tests/envs/test_layout.py")


def copy_tree(to: Path) -> None:
    """What git knows of the working tree, and what the web has installed."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    if (ROOT / ".mypy_cache").is_dir():  # so that mypy looks only at what is different without the game
        shutil.copytree(ROOT / ".mypy_cache", to / ".mypy_cache")
    if (ROOT / "web/node_modules").is_dir():
        shutil.copytree(ROOT / "web/node_modules", to / "web/node_modules", copy_function=os.link, symlinks=True)


def take_away(game: str, tree: Path) -> None:
    for folder in FOLDERS:
        shutil.rmtree(tree / folder / game)
    registry = tree / REGISTRY
    lines = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    named = re.compile(rf"\b{game}\b", re.IGNORECASE)
    registry.write_text("".join(line for line in lines if not named.search(line)), encoding="utf-8")


def steps(quick: bool) -> list[list[str]]:
    """The commands that must pass in the copy."""
    python = sys.executable
    checks = [
        [python, "-m", "mypy"],
        [str(Path(python).with_name("lint-imports")), "--no-logo", "--no-cache"],
        [python, "tools/rules.py"],
    ]
    tests = [python, "-m", "pytest", "-q", "-m", "not slow and not browser", "-n", "2", "--dist", "loadgroup"]
    if quick:
        return [*checks, [*tests, *SAMPLE]]
    return [*checks, tests, [python, "tools/build/build_web.py", "check", "lint", "test", "build"]]


def stands_without(game: str, quick: bool) -> bool:
    with tempfile.TemporaryDirectory(prefix=f"without-{game}-") as scratch:
        tree = Path(scratch, "tree")
        copy_tree(tree)
        take_away(game, tree)
        path = os.pathsep.join([str(tree / "src"), str(tree)])
        for step in steps(quick):
            print(f"without {game}: {' '.join(Path(word).name for word in step)}", flush=True)
            if subprocess.run(step, cwd=tree, env={**os.environ, "PYTHONPATH": path}).returncode:
                return False
    return True


def main() -> int:
    from tablewright.games.registry import game_names

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named; with --quick the first")
    parser.add_argument("--quick", action="store_true")
    wish = parser.parse_args()
    games = wish.games or game_names()[: 1 if wish.quick else None]
    fallen = [game for game in games if not stands_without(game, wish.quick)]
    print("\n".join(f"without {game} the rest does not stand" for game in fallen) or "every game is a folder")
    return int(bool(fallen))


if __name__ == "__main__":
    sys.exit(main())
