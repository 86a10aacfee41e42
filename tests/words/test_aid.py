"""The page for the table: every word is there in every language, every clause exists, every number is the data's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.datafiles.aid import look_up, page
from tablewright.games.registry import ENTRIES, aid, clauses, game_names
from tests.words.test_words import LANGUAGES, english, say


def things(section: dict[str, Any]) -> list[dict[str, str]]:
    """Everything in *section* that has a name."""
    found: list[dict[str, str]] = [line["name"] for line in section["lines"] if line["name"]] + section["symbols"]
    for row in section["table"]["rows"] if section["table"] else []:
        found += [row["name"], *[one for cell in row["cells"] for one in cell if isinstance(one, dict)]]
    return found


def message(game: str, thing: dict[str, str]) -> str:
    return f"{game}-{thing['noun']}-{thing['id']}" if thing["noun"] else f"aid-{game}-{thing['id']}"


@pytest.mark.parametrize("game", game_names())
def test_every_line_can_be_said_with_its_numbers_in_every_language(game: str) -> None:
    used = set()
    for section in aid(game):
        used |= {section["key"]} | {head for head in (section["table"] or {"heads": []})["heads"]}
        for line in section["lines"]:
            key = f"aid-{game}-{line['key']}"
            used.add(line["key"])
            assert english()[key].variables == set(line["args"]), key
            for language in LANGUAGES:
                said = say(language, key, line["args"])
                assert all(str(value) in said for value in line["args"].values()), (language, key)
        for thing in things(section):
            used |= set() if thing["noun"] else {thing["id"]}
            for language in LANGUAGES:
                assert say(language, message(game, thing), {})
    written = {key.removeprefix(f"aid-{game}-") for key in english() if key.startswith(f"aid-{game}-")}
    assert written == {key for key in used if not key.isdecimal() and key not in ("I", "II", "III")}


@pytest.mark.parametrize("game", game_names())
def test_every_clause_on_the_page_is_one(game: str) -> None:
    known = set(clauses(game))
    for section in aid(game):
        cited = [rule for part in [*section["lines"], section["table"] or {"rules": []}] for rule in part["rules"]]
        assert [rule for rule in cited if rule not in known] == []


@pytest.mark.game("noria")
def test_another_data_file_is_another_page(tmp_path: Path) -> None:
    text = ENTRIES["noria"].data.read_text(encoding="utf-8")
    mine = tmp_path / "my-noria.toml"
    row = "lower_row_prices_right_to_left"
    mine.write_text(text.replace(f"{row} = [1, 2, 3, 4]", f"{row} = [2, 2, 3, 5]"))

    def prices(sections: list[dict[str, Any]]) -> Any:
        lines = [line for section in sections for line in section["lines"]]
        return next(line["args"]["prices"] for line in lines if line["key"] == "market")

    assert (prices(aid("noria")), prices(aid("noria", str(mine)))) == ("1 · 2 · 3 · 4", "2 · 2 · 3 · 5")


def test_ways_into_data() -> None:
    data = {"one": {"two": [3, 4]}, "rows": [{"id": "a", "x": 1}, {"id": "b", "x": 2}]}
    assert look_up(data, "one.two.1") == 4
    assert look_up(data, "rows.b.x") == 2
    assert look_up(data, "rows.*.x") == [1, 2]
    with pytest.raises(KeyError):
        look_up(data, "rows.c.x")


def test_tables_of_each_and_of_lists() -> None:
    data = {"rows": [{"id": "a", "x": 1, "of": "wood"}, {"id": "b", "x": 2, "of": "wood"}], "l": [[1, 2], ["s", "d"]]}
    each = {"each": "rows", "where": {"x": 2}, "noun": "n", "columns": [{"key": "k", "value": "of", "noun": "good"}]}
    lists = {"heads": ["1", "2"], "marks": {"s": "="}, "rows": [{"name": ":own", "values": ["l.0", "l.1"]}]}
    first, second = page({"sections": [{"key": "a", "table": each}, {"key": "b", "table": lists}]}, data)
    assert first["table"]["rows"] == [{"name": {"noun": "n", "id": "b"}, "cells": [[{"noun": "good", "id": "wood"}]]}]
    assert second["table"]["rows"] == [{"name": {"noun": "", "id": "own"}, "cells": [["1="], ["2d"]]}]
