"""Is every clause of every rulebook held by a test?

A game lists the ids of its clauses, worked examples and rulings in `clauses.txt`, one to a line; `#` begins a comment
and `~` marks an id without behaviour of its own, which needs no test. A test cites an id in its name
(`test_har_3_c_an_evicted_worker_earns_a_coin` cites HAR-3-c), or literally in its docstring or its parametrize
decorator. A test that asserts nothing, or that is skipped, cites nothing. A gap fails as soon as the registry offers
the game.

The same for refusals. `tests/games/<game>/refusals.txt` lists them, one to a line: the question that is asked, the
clause, the reason (`choose-disc NOR-10.1-b ring-used`); a question of `any` stands for what the game refuses whatever
is asked. A test names a refusal by writing that line as a string, where it calls `lifted` (see `tests/games/table.py`):
what lifts it is tested with it. `~` marks a refusal that nothing lifts, and a comment says why; for it `refused` is
enough.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"[A-Z]{2,4}-[A-Za-z0-9.]+(?:-[A-Za-z0-9]+)*")
REFUSAL = re.compile(rf"[a-z][a-z0-9-]* {ID.pattern} [a-z][a-z0-9-]*")
NOT_RUN = {"skip", "skipif", "xfail"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citation(NamedTuple):
    id: str
    where: str


class Named(NamedTuple):
    """A refusal that a test writes as a string."""

    refusal: str
    where: str
    lifted: bool


class Refusals:
    """The refusals of one game, each as its line is written."""

    def __init__(self, game: str, text: str) -> None:
        self.written: dict[str, str] = {}
        self.errors: list[str] = []
        for number, line in enumerate(text.splitlines(), start=1):
            entry, _, reason = line.partition("#")
            refusal = entry.strip().removeprefix("~")
            if not refusal:
                continue
            if not REFUSAL.fullmatch(refusal):
                self.errors.append(f"{game}/refusals.txt:{number}: not a refusal: {entry.strip()}")
                continue
            if refusal in self.written:
                self.errors.append(f"{game}/refusals.txt:{number}: {refusal} is there twice")
            if line.startswith("~") and not reason.strip():
                self.errors.append(f"{game}/refusals.txt:{number}: why does nothing lift it? {refusal}")
            self.written[refusal] = line
        self.never = {refusal for refusal, line in self.written.items() if line.startswith("~")}


class Clauses:
    """The ids of one game."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.ids: list[str] = []
        self.optional: set[str] = set()
        self.errors: list[str] = []
        for number, line in enumerate(text.splitlines(), start=1):
            entry = line.split("#")[0].strip()
            clause = entry.removeprefix("~").strip()
            if not entry:
                continue
            if not ID.fullmatch(clause):
                self.errors.append(f"{game}/clauses.txt:{number}: not a clause id: {entry}")
            elif normalised(clause) in map(normalised, self.ids):
                self.errors.append(f"{game}/clauses.txt:{number}: {clause} is there twice")
            else:
                self.ids.append(clause)
                if entry.startswith("~"):
                    self.optional.add(clause)
        self.by_name = {normalised(clause): clause for clause in self.ids}
        self.prefixes = {clause.split("-")[0] for clause in self.ids}
        # the longest shape first: where HAR-3 and HAR-3-a both are, har_3_a is the second
        shapes = sorted({shape(name) for name in self.by_name}, key=lambda text: (-text.count("_"), text))
        self.in_name = re.compile(rf"(?<![a-z0-9])(?:{'|'.join(shapes) or '(?!)'})(?![a-z0-9])")


def normalised(clause: str) -> str:
    """NOR-9.2-c as it stands in the name of a test: nor_9_2_c."""
    return re.sub(r"[-.]", "_", clause).lower()


def shape(name: str) -> str:
    """A pattern for the names that look like *name*: other numbers, another letter at the end."""
    pattern = re.sub(r"\d+", r"\\d+", name)
    return re.sub(r"_[a-z]$", "_[a-z]", pattern)


def cited_in_name(name: str, clauses: Clauses) -> Iterator[str]:
    """The ids in the name of a test, and what looks like an id but is none."""
    for match in clauses.in_name.finditer(name):
        words = match.group().split("_")
        # har_3_a_player_pays may speak of HAR-3, its sentence beginning with "a"
        shortened = ["_".join(words[:length]) for length in range(len(words), 0, -1)]
        yield next((clauses.by_name[text] for text in shortened if text in clauses.by_name), match.group())


def cited_in_text(text: str, clauses: Clauses) -> Iterator[str]:
    for match in ID.finditer(text):
        if match.group().split("-")[0] in clauses.prefixes and (
            match.start() == 0 or not text[match.start() - 1].isalnum()
        ):
            yield match.group().rstrip(".")


def last_name(node: ast.expr) -> str:
    """`raises` of `pytest.raises`, `skip` of `pytest.mark.skip(...)`."""
    if isinstance(node, ast.Call):
        return last_name(node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def asserts(function: Function) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call):
            name = last_name(node)
            if name in ("raises", "lifted", "refused") or name.startswith(("assert_", "check_")):
                return True
    return False


def literal_text(function: Function) -> Iterator[str]:
    yield ast.get_docstring(function) or ""
    for decorator in function.decorator_list:
        if last_name(decorator) == "parametrize":
            for node in ast.walk(decorator):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def tests_in(tree: ast.Module) -> Iterator[Function]:
    """What pytest collects: test functions of the module and of its test classes."""
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test") else [node]
        for item in inner:
            if isinstance(item, Function) and item.name.startswith("test_"):
                yield item


def tests_that_run(tests: Path) -> Iterator[tuple[str, Function]]:
    """Where each test stands that asserts something and is not skipped, and the test."""
    for path in sorted([*tests.rglob("test_*.py"), *tests.rglob("*_test.py")]):
        for function in tests_in(ast.parse(path.read_text(encoding="utf-8"))):
            if asserts(function) and not NOT_RUN & {last_name(d) for d in function.decorator_list}:
                yield f"{path.relative_to(tests.parent)}:{function.lineno}", function


def citations(tests: Path, clauses: Clauses) -> Iterator[Citation]:
    for where, function in tests_that_run(tests):
        found = set(cited_in_name(function.name, clauses))
        for text in literal_text(function):
            found.update(cited_in_text(text, clauses))
        for clause in sorted(found):
            yield Citation(clause, where)


def refusals_named(tests: Path) -> Iterator[Named]:
    """Every refusal that a test writes as a string: lifted where the test calls `lifted`, but not within `refused`."""
    for where, function in tests_that_run(tests):
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        lifts = any(last_name(call) == "lifted" for call in calls)
        only_refused = {node for call in calls if last_name(call) == "refused" for node in ast.walk(call)}
        for node in ast.walk(function):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and REFUSAL.fullmatch(node.value):
                yield Named(node.value, where, lifts and node not in only_refused)


def refusals_report(game: str, tests: Path) -> tuple[str, list[str]]:
    """How many of a game's refusals a test lifts, and what is wrong with them."""
    listing = tests / "games" / game / "refusals.txt"
    known = Refusals(game, listing.read_text(encoding="utf-8") if listing.is_file() else "")
    named = list(refusals_named(listing.parent))
    anyhow, lifted = {one.refusal for one in named}, {one.refusal for one in named if one.lifted}
    needed = [refusal for refusal in known.written if refusal not in known.never]
    wrong = list(known.errors)
    wrong += [
        f"{one.where}: names '{one.refusal}', which refusals.txt does not have"
        for one in named
        if one.refusal not in known.written
    ]
    wrong += [f"{refusal}: refused, but no test lifts it" for refusal in needed if refusal not in lifted]
    wrong += [
        f"{refusal}: refused, but no test names it" for refusal in known.written if refusal in known.never - anyhow
    ]
    wrong += [
        f"{one.where}: lifts '{one.refusal}', which nothing lifts"
        for one in named
        if one.lifted and one.refusal in known.never
    ]
    line = f", refusals {sum(refusal in lifted for refusal in needed)}/{len(needed)}" if known.written else ""
    return line + (f" (+{len(known.never)} never lifted)" if known.never else ""), wrong


def kind(clause: str) -> str:
    second = clause.split("-")[1]
    return {"EX": "worked examples", "R": "rulings"}.get(second, "clauses")


def report(clauses: Clauses, tests: Path) -> tuple[str, list[str]]:
    """One line of coverage for a game, and everything that is wrong with it."""
    cited = list(citations(tests, clauses))
    known, held = set(clauses.ids), {citation.id for citation in cited}
    parts = []
    for heading in ("clauses", "worked examples", "rulings"):
        needed = [clause for clause in clauses.ids if kind(clause) == heading and clause not in clauses.optional]
        free = sum(kind(clause) == heading for clause in clauses.optional)
        parts.append(
            f"{heading} {sum(clause in held for clause in needed)}/{len(needed)}"
            + (f" (+{free} optional)" if free else "")
        )
    wrong = list(clauses.errors)
    wrong += [
        f"{c.where}: cites {c.id}, which {clauses.game}/clauses.txt does not have" for c in cited if c.id not in known
    ]
    wrong += [f"{clause}: no test" for clause in clauses.ids if clause not in held | clauses.optional]
    return f"{clauses.game:8} {', '.join(parts)}", wrong


def in_the_making(games: Path) -> set[str]:
    """The games that the registry does not offer yet: their coverage is shown, but a gap is no failure."""
    registry = games / "registry.py"
    if not registry.is_file():
        return set()
    body = ast.parse(registry.read_text(encoding="utf-8")).body
    modules = [(node.module or "").split(".") for node in body if isinstance(node, ast.ImportFrom)]
    offered = {parts[-2] for parts in modules if parts[-1] == "entry" and len(parts) > 3}
    return {path.name for path in games.iterdir()} - offered


def main(root: Path) -> int:
    games = root / "src/tablewright/games"
    present = sorted(path for path in games.iterdir() if any(path.glob("*.py"))) if games.is_dir() else []
    unfinished = in_the_making(games) if present else set()
    failed = False
    for game in present:
        listing = game / "clauses.txt"
        if not listing.is_file():
            print(f"{game.name:8} has no clauses.txt")
            failed = True
            continue
        line, wrong = report(Clauses(game.name, listing.read_text(encoding="utf-8")), root / "tests")
        refused, unnamed = refusals_report(game.name, root / "tests")
        line, wrong = line + refused, wrong + unnamed
        if game.name in unfinished:
            print(f"{line} (in the making)")
            continue
        print(line)
        for problem in wrong:
            print(f"  {problem}")
        failed = failed or bool(wrong)
    if not present:
        print("no game is there yet")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1]))
