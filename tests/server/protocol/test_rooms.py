"""What goes over the wire is declared in one package, and what that is made of is declared nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

from pydantic import BaseModel

import tablewright.server
import tablewright.server.app  # so that everything is imported
from tablewright.server.protocol.base import Asked, Said
from tablewright.server.table.lessons import Script

PACKAGE = "tablewright.server.protocol"
SERVER = Path(tablewright.server.__file__).parent
# A lesson with its deal, which is told to nobody.
KEPT = {Script}


def below(kind: type[BaseModel]) -> set[type[BaseModel]]:
    found = {kind}
    for one in kind.__subclasses__():
        found |= below(one)
    return found


def test_everything_that_is_said_or_asked_is_declared_here() -> None:
    ours = {kind for kind in below(Said) | below(Asked) if kind.__module__.startswith("tablewright.")}
    assert len(ours) > 80
    assert {kind for kind in ours if not kind.__module__.startswith(PACKAGE)} == KEPT


def imports(file: Path) -> set[str]:
    """Of one module of the server: `module.name` for each thing it imports from the project."""
    found = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}.{one.name}" for node in found for one in node.names}


def test_dictionaries_of_the_wire_are_declared_here_too() -> None:
    outside = [file for file in SERVER.rglob("*.py") if file.parent.name != "protocol"]
    assert len(outside) > 60
    assert not [file.name for file in outside if f"{PACKAGE}.base.closed" in imports(file)]


def test_the_package_knows_nothing_of_the_rest() -> None:
    for file in (SERVER / "protocol").glob("*.py"):
        assert all(one.startswith(PACKAGE) for one in imports(file) if one.startswith("tablewright")), file.name
