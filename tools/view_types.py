"""Makes `web/src/games/<game>/view.ts` from the typed views of the games: the browser draws what the engines tell.

    python -m tools.view_types [--check]

An interface is written for every TypedDict that the view is made of, in the order in which they are declared, and a
type for every Literal that has a name; where `names.py` lists the ids of such a type, the list is written as well.
A string in `Annotated` becomes the comment of a field.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from tablewright.games.registry import game_names

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120  # of a line, as Prettier has it
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def view_types(game: str) -> ModuleType:
    """The module that declares what a view of *game* is made of."""
    return import_module(f"tablewright.games.{game}.view_types")


def view_type(game: str) -> Any:
    """The type of a view of *game*: a TypedDict, or a union of them."""
    return view_types(game).VIEW


def view_file(game: str) -> Path:
    return ROOT / "web/src/games" / game / "view.ts"


class Page:
    """One view.ts in the making: all that the type *root*, declared in *module*, is made of, and the ids in *names*."""

    def __init__(self, root: Any, module: ModuleType, names: ModuleType) -> None:
        declared = {**vars(names), **vars(module)}
        self.module = module
        self.names = names
        self.used: list[Any] = []
        self.aliases = {value: name for name, value in declared.items() if get_origin(value) is Literal}
        self.unions = {value: name for name, value in vars(module).items() if name != "VIEW" and is_union(value)}
        self.order = list(declared)
        self.find(root)

    def find(self, kind: Any) -> None:
        """Note *kind* and whatever it is made of."""
        if kind in self.used:
            return
        if kind in self.aliases or kind in self.unions or is_typeddict(kind):
            self.used.append(kind)
        for part in get_type_hints(kind).values() if is_typeddict(kind) else get_args(kind):
            if not isinstance(part, str):
                self.find(part)

    def text(self) -> str:
        path = self.module.__name__.replace(".", "/")
        head = f"// Made by `python -m tools.view_types` from src/{path}.py: change that file, not this one.\n"
        used = sorted(self.used, key=lambda kind: self.order.index(self.name(kind)))
        literals = [line for kind in used if kind in self.aliases for line in self.literal(kind)]
        parts = [literals, *[list(self.declared(kind)) for kind in used if kind not in self.aliases]]
        return "\n".join([head, *["".join(f"{line}\n" for line in part) for part in parts if part]])

    def name(self, kind: Any) -> str:
        return self.aliases.get(kind) or self.unions.get(kind) or str(kind.__name__)

    def literal(self, kind: Any) -> list[str]:
        ids = get_args(kind)
        listed = next((name for name, value in vars(self.names).items() if value == ids), None)
        if listed is None:
            return [f"export type {self.name(kind)} = {' | '.join(map(repr, ids))};"]
        array = broken(f"export const {listed} = [", [repr(each) for each in ids], "] as const;")
        return [*array, f"export type {self.name(kind)} = (typeof {listed})[number];"]

    def declared(self, kind: Any) -> Iterator[str]:
        if kind in self.unions:
            yield f"export type {self.name(kind)} = {self.spelt(kind, named=False)};"
            return
        if kind.__doc__:
            yield f"/** {' '.join(kind.__doc__.split())} */"
        yield f"export interface {kind.__name__} {{"
        for field, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is Annotated:
                yield f"  /** {hint.__metadata__[0]} */"
            yield f"  {field}: {self.spelt(hint)};"
        yield "}"

    def spelt(self, kind: Any, named: bool = True) -> str:
        """*kind* in TypeScript."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.spelt(parts[0])
        if named and (kind in self.aliases or kind in self.unions or is_typeddict(kind)):
            return self.name(kind)
        if origin is Literal:
            return " | ".join(map(repr, parts))
        if is_union(kind):
            return " | ".join(map(self.spelt, parts))
        if origin is list:
            item = self.spelt(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.spelt(parts[0])}, {self.spelt(parts[1])}>"
        return PLAIN[kind]


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def broken(begin: str, items: list[str], end: str) -> list[str]:
    """One line, or one for each item if that would be too long, as Prettier does it."""
    line = begin + ", ".join(items) + end
    return [line] if len(line) <= WIDTH else [begin, *[f"  {item}," for item in items], end]


def made(game: str) -> str:
    """What view.ts of *game* has to say."""
    module = view_types(game)
    return Page(view_type(game), module, import_module(f"{module.__package__}.names")).text()


def is_current(game: str) -> bool:
    file = view_file(game)
    return file.is_file() and file.read_text(encoding="utf-8") == made(game)


def main(arguments: list[str]) -> int:
    stale = [game for game in game_names() if not is_current(game)]
    if "--check" in arguments:
        for game in stale:
            print(f"{view_file(game).relative_to(ROOT)} is stale: python -m tools.view_types")
        return 1 if stale else 0
    for game in stale:
        view_file(game).write_text(made(game), encoding="utf-8")
        print(view_file(game).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
