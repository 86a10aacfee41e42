"""Every printed value has one source of one kind, and an owner's older file is still read."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tablewright.datafiles.reading import DataFile, read
from tablewright.datafiles.sources import KINDS, SOURCES, PrintedValue, grouped, kind_of, printed_values
from tablewright.games.agra import data as agra
from tablewright.games.noria import data as noria
from tablewright.games.noria.data import check
from tablewright.games.registry import ENTRIES, game_names, load_game, values
from tablewright.games.yinzi import data as yinzi

# They stand in every record and every stored table: the shipped values may not change, however they are written.
DIGESTS = {"agra": "4e25bce504b1e51c", "noria": "664ff2a1d404544e", "yinzi": "580003e7f6d9b4b4"}
NORIA = read(ENTRIES["noria"].data).tables


def faults(table: str, key: str, value: object) -> list[str]:
    tables = deepcopy(NORIA)
    tables[table][key] = value
    return check(DataFile(Path("mine.toml"), tables, ""))


def texts(value: object) -> list[str]:
    """Every `source` of a file, and every entry of `sources`."""
    if isinstance(value, list):
        return [text for entry in value for text in texts(entry)]
    if not isinstance(value, dict):
        return []
    own = [value[key] for key in SOURCES if key in value]
    return [
        *[text for one in own for text in (one.values() if isinstance(one, dict) else [one])],
        *[text for key, inside in value.items() if key not in SOURCES for text in texts(inside)],
    ]


@pytest.mark.parametrize("name", game_names())
def test_the_shipped_values_are_what_records_were_played_with(name: str) -> None:
    assert read(ENTRIES[name].data).digest == load_game(name).digest == DIGESTS[name]


@pytest.mark.parametrize("name", game_names())
def test_every_value_has_a_source_of_one_kind(name: str) -> None:
    found = values(name)
    assert len({value.name for value in found}) == len(found) > 300
    assert [value.name for value in found if value.kind not in KINDS or not value.source.strip()] == []
    assert {value.kind for value in found} >= {"stated", "derived", "reconstructed"}


@pytest.mark.parametrize("name", game_names())
def test_a_source_begins_with_the_weakest_kind_that_it_names(name: str) -> None:
    written = texts(read(ENTRIES[name].data).tables)
    assert written and [text for text in written if not text.startswith(f"{kind_of(text)}:")] == []


def test_sources_of_single_keys_are_checked() -> None:
    assert faults("inspect", "sources", {"max_per_ring": "found: in the box"}) == []
    expected = "must begin with one of stated:, found:, derived:, reconstructed:"
    for wrong in ("in the box", "found in the box", 7):
        assert faults("inspect", "sources", {"max_per_ring": wrong}) == [
            f"mine.toml: [inspect] sources: max_per_ring {expected}"
        ]
    for key in ("dragons", "source"):
        assert faults("inspect", "sources", {key: "found: in the box"}) == [
            f"mine.toml: [inspect] sources: {key} is not a key of this table"
        ]
    assert faults("wheel", "sources", {"rings": "found: in the box"}) == [
        "mine.toml: [wheel] sources: rings is not a key of this table"
    ]
    assert faults("inspect", "sources", "found: in the box") == ["mine.toml: [inspect] sources: must be a table"]


def test_a_text_of_an_older_file_that_mixes_kinds_counts_as_the_weakest() -> None:
    mixed = "stated: 7 factories (p.3); 9 of them found: a list; numbers reconstructed under constraints"
    assert faults("factory_tableau", "source", mixed) == []
    tables = deepcopy(NORIA)
    tables["factory_tableau"] = {**tables["factory_tableau"], "source": mixed, "sources": {}}
    found = {value.field: value.kind for value in printed_values(tables) if value.table == "factory_tableau"}
    assert len(found) == 3 and set(found.values()) == {"reconstructed"}
    assert [kind_of(text) for text in ("found: here; stated", "derived (weak): x", "unstated")] == [
        "found", "derived", None,
    ]  # fmt: skip


def older(value: object) -> Any:
    """What a file says, with one text of mixed kinds to every table."""
    if isinstance(value, list):
        return [older(entry) for entry in value]
    if not isinstance(value, dict):
        return value
    mixed = {"source": "stated: p.1; the numbers reconstructed"} if "source" in value else {}
    return {**{key: older(inside) for key, inside in value.items() if key not in SOURCES}, **mixed}


@pytest.mark.parametrize("game", [agra, noria, yinzi])
def test_a_file_without_sources_of_single_keys_is_as_good(game: ModuleType) -> None:
    tables = older(read(game.SHIPPED).tables)
    assert game.check(DataFile(Path("mine.toml"), tables, "")) == []
    assert {value.kind for value in printed_values(tables) if value.source.startswith("stated: p.1")} == {
        "reconstructed"
    }


def test_an_older_file_may_have_the_source_of_a_key_beside_it() -> None:
    tables = deepcopy(NORIA)
    tables["inspect"].update(knowledge_gained_source="reconstructed", max_per_ring_source="my box")
    assert check(DataFile(Path("mine.toml"), tables, "")) == []
    found = {value.field: (value.kind, value.source) for value in printed_values(tables) if value.table == "inspect"}
    assert found == {
        "knowledge_gained": ("reconstructed", "reconstructed"),
        "max_per_ring": ("stated", "my box"),
        "empty_slots_allowed": ("stated", "stated: Action phase, inspect p.9"),
    }
    assert faults("inspect", "knowledge_gained_source", " ") == [
        "mine.toml: [inspect] knowledge_gained_source: must be a text, not ' '"
    ]
    assert faults("inspect", "dragons_source", "stated") == ["mine.toml: [inspect] dragons_source: unknown key"]


def test_values_with_one_source_are_one_line() -> None:
    listed = [
        PrintedValue("isles", "one", "ships", 3, "found", "found: a"),
        PrintedValue("isles", "one", "goods", 3, "found", "found: a"),
        PrintedValue("isles", "two", "ships", 3, "found", "found: a"),
        PrintedValue("isles", "two", "goods", 4, "found", "found: a"),
        PrintedValue("isles", "three", "goods", 4, "found", "found: b"),
        PrintedValue("wheel.rim", "", "slots", 4, "found", "found: a"),
    ]
    assert grouped(listed) == [
        "isles (one, two) ships, goods: found: a",
        "isles (three) goods: found: b",
        "wheel.rim slots: found: a",
    ]
    assert [listed[0].name, listed[-1].name] == ["isles.one.ships", "wheel.rim.slots"]
