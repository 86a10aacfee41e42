"""Where a module can be changed, and into what: a list of mutants that are one edit each, by position in the source.

Left alone: annotations, decorators, assertions, doc strings and the inside of f-strings; and assignments to plain names
are not dropped, as nearly all of these would die of the missing name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

COMPARED: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
SEATS: Final = ("seat", "owner")
NOTHING: Final = {"int": "0", "Refusal | None": "None", "list": "[]"}  # what a function of that type returns early
Function = ast.FunctionDef | ast.AsyncFunctionDef
Edit = tuple[str, int, int, str]  # kind, from, to, text instead


class Mutant(NamedTuple):
    file: str  # below the package
    line: int
    function: str  # qualified; empty outside of functions
    first: int  # line of that function, its decorators included, as its code object says
    kind: str
    start: int
    end: int
    text: str
    original: str
    mutated: str

    def key(self) -> str:
        return f"{self.file}:{self.line}:{self.start}-{self.end}:{self.text.strip()}:{self.original}"

    def place(self) -> str:
        return f"{self.file}:{self.first}:{self.function}"

    def applied(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


class Source:
    """A module's text, with the places of its nodes (the ones of `ast` are in bytes of UTF-8)."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.lines: Final = text.splitlines(keepends=True)
        self.begins: Final = [0]
        for line in self.lines:
            self.begins.append(self.begins[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        return self.begins[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def of(self, node: ast.expr | ast.stmt) -> str:
        return self.text[self.start(node) : self.end(node)]

    def line_of(self, place: int) -> int:
        return self.text.count("\n", 0, place) + 1


def mutants(file: str, text: str) -> list[Mutant]:
    """All of them, in the order of the source. A few may not compile: that is asked of those that are drawn."""
    source = Source(text)
    found = []
    for function, first, (kind, start, end, instead) in Walk(source).edits():
        line = source.line_of(start)
        begin = source.begins[line - 1]
        stop = source.begins[source.line_of(end)]
        original = " ".join(text[begin:stop].split())
        mutated = " ".join((text[begin:start] + instead + text[end:stop]).split())
        found.append(Mutant(file, line, function, first, kind, start, end, instead, original, mutated))
    return sorted(set(found), key=lambda one: (one.start, one.end, one.text))


def compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


class Walk:
    """Goes through a module and knows in which function it is: the outermost one, which is what can be exchanged."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.names: list[str] = []
        self.function: Function | None = None
        self.first = 0

    def edits(self) -> Iterator[tuple[str, int, Edit]]:
        yield from self.inside(ast.parse(self.source.text).body)

    def inside(self, body: list[ast.stmt]) -> Iterator[tuple[str, int, Edit]]:
        for statement in body:
            yield from self.visit(statement)

    def visit(self, node: ast.AST) -> Iterator[tuple[str, int, Edit]]:
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.ClassDef) and self.function is None:
            self.names.append(node.name)
            yield from self.inside(node.body)
            self.names.pop()
            return
        if isinstance(node, Function):
            if self.function is not None:
                yield from self.inside(node.body)
                return
            self.function, self.first = node, min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            self.names.append(node.name)
            yield from self.inside(node.body)
            self.names.pop()
            self.function, self.first = None, 0
            return
        name = ".".join(self.names) if self.function is not None else ""
        for edit in self.edits_of(node):
            yield name, self.first, edit
        for field, child in ast.iter_fields(node):
            if field in ("annotation", "returns"):
                continue
            for part in child if isinstance(child, list) else [child]:
                if isinstance(part, ast.AST):
                    yield from self.visit(part)

    def edits_of(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, ast.stmt):
            yield from self.of_statement(node)
        if isinstance(node, ast.Compare):
            left = node.left
            for operator, right in zip(node.ops, node.comparators, strict=True):
                yield from self.between("comparison", left, right, *COMPARED[type(operator)])
                left = right
        elif isinstance(node, ast.BoolOp):
            swap = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for before, after in zip(node.values, node.values[1:], strict=False):
                yield from self.between("and-or", before, after, *swap)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "not", self.source.start(node), self.source.start(node.operand), ""
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            if not any(isinstance(side, ast.List | ast.ListComp | ast.JoinedStr) for side in (node.left, node.right)):
                swap = (r"\+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
                yield from self.between("plus-minus", node.left, node.right, *swap)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            instead = str(not node.value if isinstance(node.value, bool) else node.value + 1)
            yield "constant", self.source.start(node), self.source.end(node), instead
        elif isinstance(node, ast.Call):
            yield from self.of_call(node)
        tests = [node.test] if isinstance(node, ast.If | ast.IfExp | ast.While) else []
        tests += node.ifs if isinstance(node, ast.comprehension) else []
        for test in tests:
            for forced in ("False",) if isinstance(node, ast.While) else ("True", "False"):
                if self.source.of(test) not in ("True", "False", "TYPE_CHECKING"):
                    yield "condition", self.source.start(test), self.source.end(test), forced

    def of_statement(self, node: ast.stmt) -> Iterator[Edit]:
        start, end = self.source.start(node), self.source.end(node)
        lines = "\n" * self.source.text.count("\n", start, end)  # what follows stays on its line
        dropped = isinstance(node, ast.AugAssign)
        dropped |= isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
        dropped |= isinstance(node, ast.Assign) and not all(isinstance(name, ast.Name) for name in node.targets)
        if dropped and self.function is not None:
            yield "dropped", start, end, "pass" + lines
            last = self.function.body[-1]
            if self.returns() == "None" and node is not last:
                yield "return", start, end, "return" + lines
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
            swap = (r"\+=", "-=") if isinstance(node.op, ast.Add) else ("-=", "+=")
            yield from self.between("plus-minus", node.target, node.value, *swap)
        if isinstance(node, ast.Return) and node.value is not None:
            for instead in self.returned_early():
                if self.source.of(node.value) != instead:
                    yield "return", self.source.start(node.value), self.source.end(node.value), instead

    def returns(self) -> str:
        asked = self.function.returns if self.function is not None else None
        return ast.unparse(asked) if asked is not None else ""

    def returned_early(self) -> list[str]:
        kind = self.returns()
        if kind == "bool":
            return ["True", "False"]
        return [NOTHING[name] for name in (kind, kind.partition("[")[0]) if name in NOTHING][:1]

    def of_call(self, node: ast.Call) -> Iterator[Edit]:
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            instead = "max" if node.func.id == "min" else "min"
            yield "min-max", self.source.start(node.func), self.source.end(node.func), instead
        for argument in node.args:
            name = argument.attr if isinstance(argument, ast.Attribute) else ""
            name = argument.id if isinstance(argument, ast.Name) else name
            if name in SEATS and self.function is not None:
                said = self.source.of(argument)
                known = any(one.arg == "state" for one in self.function.args.args)
                other = f"({said} + 1) % state.seats" if known else f"{said} ^ 1"
                yield "seat", self.source.start(argument), self.source.end(argument), other

    def between(self, kind: str, left: ast.expr, right: ast.expr, sign: str, instead: str) -> Iterator[Edit]:
        """The operator between two operands; brackets and blanks may stand there as well."""
        start = self.source.end(left)
        pattern = rf"(?<!\w){sign}(?!\w)" if sign[0].isalpha() else sign
        if found := re.compile(pattern).search(self.source.text, start, self.source.start(right)):
            yield kind, found.start(), found.end(), instead
