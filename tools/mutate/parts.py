"""What is mutated, part by part, and which tests hold it."""

from __future__ import annotations

import hashlib
import random
import re
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutate.points import Mutant, compiles, mutants

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src/tablewright"
# Declarations, and what is made of them: held by the tests of the data, not by those of the rules.
DECLARED: Final = re.compile(
    r"__init__|entry|actions|consistency|data|labels|measures|names|printed|tables\w*|view_types|vocabulary"
)
SERVER_LEFT_OUT: Final = ("migrations/", "schema.py", "settings.py", "__init__.py")


class Part(NamedTuple):
    name: str
    files: list[str]  # below the package
    own: list[str]  # folders or files of tests; these are tried first
    shared: list[str]
    shared_name: str  # of those, the tests with this word in their brackets

    def takes(self, test: str) -> bool:
        if test.startswith(tuple(f"{own}{sign}" for own in self.own for sign in ("/", "::"))):
            return True
        return not self.shared_name or re.search(rf"\[.*\b{self.shared_name}\b", test) is not None

    def points(self) -> list[Mutant]:
        return [one for file in self.files for one in mutants(file, (PACKAGE / file).read_text(encoding="utf-8"))]

    def drawn(self, seed: int, count: int) -> list[Mutant]:
        """A bigger draw of the same seed begins with the smaller one."""
        found = self.points()
        random.Random(f"{self.name} {seed}").shuffle(found)
        possible = (one for one in found if compiles(one.applied((PACKAGE / one.file).read_text(encoding="utf-8"))))
        return list(islice(possible, count))


SHARED: Final = [f"tests/conformance/test_{name}.py" for name in ("golden", "every_game", "refusals")]


def below(folder: str) -> list[str]:
    return sorted(str(path.relative_to(PACKAGE)) for path in (PACKAGE / folder).rglob("*.py"))


def game_part(game: str) -> Part:
    folder = f"games/{game}"
    files = sorted(path.name for path in (PACKAGE / folder).glob("*.py") if not DECLARED.fullmatch(path.stem))
    return Part(game, [f"{folder}/{name}" for name in files], [f"tests/games/{game}"], SHARED, game)


def parts() -> dict[str, Part]:
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/entry.py"))
    server = [name for name in below("server") if not any(word in name for word in SERVER_LEFT_OUT)]
    found = [
        *map(game_part, games),
        Part("kernel", below("kernel"), ["tests/kernel"], SHARED, ""),
        Part("server", server, ["tests/server"], [], ""),
    ]
    return {part.name: part for part in found}


def digest_of_tree() -> str:
    """Changes with every source and test: what was learnt about them holds no longer."""
    digest = hashlib.sha256()
    tests = [path for path in (ROOT / "tests").rglob("*.py") if path.parent.name != "tools"]
    for path in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"), *tests]):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()
