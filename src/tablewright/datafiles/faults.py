"""What is wrong with a value of a data file, in plain words: msgspec finds it, and says it for programmers."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from tablewright.datafiles.declaring import Always, ByRow, Inline, KindByRow, Rows, Table


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """What a class has; remembered, as annotations are read anew each time."""
    return msgspec.structs.fields(kind)


def unmarked(wanted: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its marks, and the marks."""
    if get_origin(wanted) is not Annotated:
        return wanted, ()
    plain, *marks = get_args(wanted)
    return plain, tuple(marks)


def is_table(wanted: Any) -> bool:
    """Whether it is a table or an array of tables, with sources of its own."""
    plain, marks = unmarked(wanted)
    return any(isinstance(mark, Rows) for mark in marks) or (isinstance(plain, type) and issubclass(plain, Table))


def kind_in(wanted: Any, row: int) -> Any:
    """The type of a value in that row."""
    return next((mark.kinds[row] for mark in unmarked(wanted)[1] if isinstance(mark, KindByRow)), wanted)


def fault_of(given: object, wanted: Any, row: int) -> str | None:
    """What is wrong with *given*, if anything is."""
    for mark in unmarked(wanted)[1]:
        if isinstance(mark, (Always, ByRow)):
            fixed = mark.value if isinstance(mark, Always) else mark.values[row]
            if given != fixed or type(given) is not type(fixed):
                return f"must be {fixed!r}, not {given!r}"
    try:
        value = msgspec.convert(given, wanted)
    except msgspec.ValidationError:
        return _inside(given, wanted) or f"must be {_expected(wanted)}, not {given!r}"
    return _inside(given, wanted) if _has_marks_inside(value) else None


def _has_marks_inside(value: object) -> bool:
    return isinstance(value, Inline) or (isinstance(value, tuple) and any(isinstance(one, Inline) for one in value))


def _inside(given: object, wanted: Any) -> str | None:
    """The first fault of an entry of a list or of a key of an inline table."""
    plain = unmarked(wanted)[0]
    if isinstance(given, list) and get_origin(plain) in (list, tuple):
        shortest, longest = _lengths(wanted)
        kinds = get_args(plain) if get_origin(plain) is tuple else get_args(plain) * len(given)
        if shortest <= len(given) <= longest:
            for number, (entry, kind) in enumerate(zip(given, kinds, strict=True), 1):
                if wrong := fault_of(entry, kind, 0):
                    return f"entry {number} {wrong}"
    elif isinstance(given, dict) and isinstance(plain, type) and issubclass(plain, Inline):
        keys = {one.encode_name: one.type for one in fields(plain)}
        if set(given) != set(keys):
            return f"must have exactly the keys {', '.join(keys)}, not {given!r}"
        for key, kind in keys.items():
            if wrong := fault_of(given[key], kind, 0):
                return f"{key} {wrong}"
    return None


def _lengths(wanted: Any) -> tuple[int, float]:
    plain, marks = unmarked(wanted)
    if get_origin(plain) is tuple:
        return len(get_args(plain)), len(get_args(plain))
    bounds = next((mark for mark in marks if isinstance(mark, msgspec.Meta)), msgspec.Meta())
    return bounds.min_length or 0, float("inf") if bounds.max_length is None else bounds.max_length


def _expected(wanted: Any) -> str:
    """What a type allows, in plain words."""
    plain, marks = unmarked(wanted)
    origin, inside = get_origin(plain), get_args(plain)
    bounds = next((mark for mark in marks if isinstance(mark, msgspec.Meta)), msgspec.Meta())
    if origin is Literal:
        return repr(inside[0]) if len(inside) == 1 else f"one of {', '.join(map(str, inside))}"
    if origin in (Union, UnionType):
        return " or ".join(_expected(one) for one in inside)
    if origin in (list, tuple):
        shortest, longest = _lengths(wanted)
        return f"a list of {shortest if shortest == longest else f'{shortest} to {longest}'} entries"
    if plain is int:
        return f"a whole number from {bounds.ge} to {bounds.le}"
    if plain is bool:
        return "true or false"
    if bounds.extra is not None:
        return f"one of {', '.join(bounds.extra['choices'])}"
    return "a text" if plain is str else "a table"
