"""Imports go one way: games -> kernel; bots, envs -> games; arena -> bots; server, cli -> all. Prints what does not."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "tablewright"
ALL = {"kernel", "words", "games", "bots", "arena", "envs", "server", "cli", ""}  # "" stands for the modules at the top
MAY_IMPORT = {
    "kernel": {"kernel"},
    "words": {"words", "kernel"},
    "games": {"games", "kernel"},  # games do not import each other: see allowed()
    "bots": {"bots", "games", "kernel"},
    "arena": {"arena", "bots", "games", "kernel"},
    "envs": {"envs", "games", "kernel"},
    "server": ALL,
    "cli": ALL,
    "": ALL,
}
OUTSIDE = ("tests", "tools", "bench")  # folders beside src that no part of the product may need


def imported(tree: ast.AST, module: list[str], is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of every import in *tree*, those inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = [node.module] if node.module else []
            if node.level:
                keep = len(module) - node.level + (1 if is_package else 0)
                base = module[:keep] + base
            for alias in node.names:
                yield node.lineno, ".".join([*base, alias.name])


def part(module: list[str], names: set[str]) -> str:
    """The part of the package that *module* belongs to."""
    return module[1] if len(module) > 1 and module[1] in names else ""


def allowed(module: list[str], target: list[str], packages: set[str], games: set[str], shared: set[str]) -> bool:
    if target[0] != PACKAGE:
        return target[0] not in OUTSIDE
    here, there = part(module, packages), part(target, packages)
    if there not in MAY_IMPORT[here]:
        return False
    in_a_game = here == "games" and len(module) > 2 and module[2] in games
    return not in_a_game or there == "kernel" or target[2:3] == module[2:3] or bool(shared & set(target[2:3]))


def read(path: Path, source: Path) -> tuple[list[str], list[tuple[int, str]]]:
    """The dotted name of a module, in parts, and what it imports."""
    is_package = path.name == "__init__.py"
    module = list(path.relative_to(source).with_suffix("").parts)
    if is_package:
        module.pop()
    return module, list(imported(ast.parse(path.read_text(encoding="utf-8")), module, is_package))


def violations(source: Path) -> list[str]:
    root = source / PACKAGE
    packages = {path.name for path in root.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    if unknown := packages - MAY_IMPORT.keys():
        return [f"{PACKAGE}/{name}: say in tools/arrows.py what it may import" for name in sorted(unknown)]
    games = {path.parent.name for path in (root / "games").glob("*/__init__.py")}
    # what lies beside the games may be used by all of them, unless it knows one of them, as the registry does
    shared = {
        path.stem
        for path in (root / "games").glob("[!_]*.py")
        if not any(name.split(".")[1:2] == ["games"] for _, name in read(path, source)[1])
    }
    found = []
    for path in sorted(root.rglob("*.py")):
        module, imports = read(path, source)
        for line, name in imports:
            if not allowed(module, name.split("."), packages, games, shared):
                found.append(f"{path.relative_to(source)}:{line}: {'.'.join(module)} may not import {name}")
    return found


if __name__ == "__main__":
    wrong = violations(Path(__file__).resolve().parents[1] / "src")
    print("\n".join(wrong) or "imports all go one way")
    sys.exit(bool(wrong))
