"""Which modules are compiled: kernel, games and bots, but for those that say `# not compiled` in their first lines;
what the server does for everybody at a table whenever somebody moves; and what writes the tensors of the environments.

A package says it for all its modules in its `__init__.py`.
"""

from __future__ import annotations

from pathlib import Path

OPT_OUT, FIRST_LINES = "# not compiled", 5
WHOLE = ("kernel", "games", "bots")
OF_THE_SERVER = ("table/ledger", "table/prints", "table/teller", "table/position", "table/progress")
OF_THE_ENVIRONMENTS = ("layout", "places")


def opted_out(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith(OPT_OUT) for line, _ in zip(lines, range(FIRST_LINES), strict=False))


def compiled_modules(package: Path) -> list[str]:
    found = [path for part in WHOLE for path in (package / part).rglob("*.py")]
    found += [package / "server" / f"{name}.py" for name in OF_THE_SERVER]
    found += [package / "envs" / f"{name}.py" for name in OF_THE_ENVIRONMENTS]
    return [
        str(path)
        for path in sorted(found)
        if path.name != "__init__.py" and not opted_out(path) and not opted_out(path.with_name("__init__.py"))
    ]
