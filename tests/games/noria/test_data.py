"""Noria's data file: every fault is named, nothing in it is ignored, and another file makes another game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tablewright.datafiles.reading import BadData, DataFile, decode, read
from tablewright.games.noria.data import SHIPPED, check, load, printed_from
from tablewright.games.noria.game import SETTINGS, NoriaGame
from tablewright.games.noria.names import PATHS, RESOURCES
from tablewright.games.noria.tables import NoriaTables
from tablewright.games.registry import ENTRIES, check_data, load_game, reconstructed_values, values
from tests.games.noria.table import (
    at_actions,
    at_administration,
    at_influence,
    can,
    finish_turn,
    hall,
    island_of,
    market,
    new,
    options,
    play,
    player,
    purse,
    put_hall,
    put_levels,
    question,
    show_islands,
    table,
    view,
    wheel_of,
    why,
)

Json = dict[str, Any]
Place = tuple[str | int, ...]
TABLES: Json = read(SHIPPED).tables
TEXT = SHIPPED.read_text()

# What describes the box and changes neither a game nor a sum: everything else must be refused or have an effect.
DESCRIBES = {
    "game.designer", "components.knowledge_tokens", "components.unused_letters", "resources.color",
    "ship_symbols.minimum",
}  # fmt: skip


def faults(tables: Json) -> list[str]:
    return check(DataFile(Path("mine.toml"), tables, ""))


def keys_of(tables: Any, at: Place = ()) -> Iterator[Place]:
    """Where every key of every table and row is, tables inside tables included; but for sources of single keys."""
    if isinstance(tables, dict):
        for key, value in tables.items():
            if key == "sources":
                continue  # these are no values
            yield (*at, key)
            yield from keys_of(value, (*at, key))
    elif isinstance(tables, list):
        for number, row in enumerate(tables):
            if isinstance(row, dict):
                yield from keys_of(row, (*at, number))


def on_the_way(place: Place) -> tuple[Json, Any]:
    """The shipped tables, new along the way to *place*, and what holds its last step."""
    tables = dict(TABLES)
    holder: Any = tables
    for step in place[:-1]:
        inner = holder[step]
        holder[step] = inner.copy()
        holder = holder[step]
    return tables, holder


def changed(place: Place, value: Any) -> Json:
    """The shipped tables with another value there."""
    tables, holder = on_the_way(place)
    holder[place[-1]] = value
    return tables


def without(place: Place) -> Json:
    tables, holder = on_the_way(place)
    del holder[place[-1]]
    return tables


def value_at(place: Place) -> Any:
    found: Any = TABLES
    for step in place:
        found = found[step]
    return found


def title(place: Place) -> str:
    """How a fault names the table of a key: `[game]`, or `[[wheel.rings]] large` for a row."""
    names = [str(step) for step in place[:-1] if isinstance(step, str)]
    if isinstance(place[-2], int):
        return f"[[{'.'.join(names)}]] {value_at(place[:-1])['id']}"
    return f"[{'.'.join(names)}]"


KEYS = [place for place in keys_of(TABLES) if len(place) > 1 and not isinstance(value_at(place), dict)]
ARRAYS = [place for place in KEYS if isinstance(value_at(place), list) and isinstance(value_at(place)[0], dict)]
VALUES = [place for place in KEYS if place not in ARRAYS]


def printed_facts(tables: Json) -> dict[str, Any]:
    """The printed values, as plain lists and numbers."""

    def plain(thing: Any) -> Any:
        if isinstance(thing, (int, str, bool)):
            return thing
        if isinstance(thing, list):
            return [plain(entry) for entry in thing]
        return {name: plain(getattr(thing, name)) for name in dir(thing) if not name.startswith("_")}

    found: dict[str, Any] = plain(printed_from(decode(DataFile(SHIPPED, tables, ""), NoriaTables)))
    return found


def edited(folder: Path, *edits: tuple[str, str]) -> Path:
    """A file of one's own: the shipped one with these lines replaced, each of them once."""
    text = TEXT
    for old, wanted in edits:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, wanted)
    path = folder / "mine.toml"
    path.write_text(text)
    return path


def game_from(folder: Path, *edits: tuple[str, str]) -> NoriaGame:
    return NoriaGame(*load(edited(folder, *edits)))


# Faults.


def test_the_shipped_file_has_no_faults() -> None:
    assert faults(TABLES) == []
    assert check_data(str(SHIPPED)) == []
    assert ENTRIES["noria"].data == SHIPPED
    assert len(VALUES) > 400


def test_every_key_is_demanded() -> None:
    silent = []
    for place in VALUES:
        if place[-1] == "id" and isinstance(place[-2], int):
            continue  # a row without its id is a fault of the whole array
        if f"mine.toml: {title(place)} {place[-1]}: missing" not in faults(without(place)):
            silent.append(place)
    assert silent == []


def test_every_table_is_demanded() -> None:
    for name in TABLES:
        assert f"mine.toml: [{name}] is missing" in faults(without((name,)))
    for place in ARRAYS:
        assert f"mine.toml: [{'.'.join(map(str, place))}] is missing" in faults(without(place))


def test_every_row_is_demanded_with_its_id_and_in_its_place() -> None:
    arrays = [*ARRAYS, *[(name,) for name, table in TABLES.items() if isinstance(table, list)]]
    assert len(arrays) == 10
    for place in arrays:
        rows, name = value_at(place), ".".join(map(str, place))
        wrongs = [rows[1:], rows[::-1], [*rows, rows[0]], [{**rows[0], "id": "stranger"}, *rows[1:]]]
        wrongs.append([{key: value for key, value in rows[0].items() if key != "id"}, *rows[1:]])
        for wrong in wrongs:
            found = faults(changed(place, wrong))
            assert [text for text in found if text.startswith(f"mine.toml: [[{name}]] must have the ids")]
        assert faults(changed(place, 7)) == [f"mine.toml: [[{name}]] must be an array of tables"]
        assert faults(changed(place, ["a"])) == [f"mine.toml: [[{name}]] must be an array of tables"]


def test_an_unknown_table_is_refused() -> None:
    assert faults({**TABLES, "dragons": {"source": "stated", "number": 3}}) == [
        "mine.toml: [dragons] is not a table of this game"
    ]
    assert faults({**TABLES, "players": 3}) == ["mine.toml: [players] is not a table of this game"]


def test_an_unknown_key_is_refused_in_every_table_and_row() -> None:
    holders = {place[:-1] for place in VALUES}
    for holder in holders:
        found = faults(changed((*holder, "dragons"), 3))
        assert found == [f"mine.toml: {title((*holder, 'dragons'))} dragons: unknown key"]


def test_a_key_of_one_row_is_unknown_in_another() -> None:
    for place, key, value in [
        (("discs", 3), "resource", "obsidian"),
        (("special_actions", 1), "rings", ["medium", "large"]),
        (("special_actions", 2), "raised_base_cost", 3),
        (("halls", 4), "path", "refinement"),
    ]:
        found = faults(changed((*place, key), value))
        assert found == [f"mine.toml: {title((*place, key))} {key}: unknown key"]


def test_a_value_of_the_wrong_type_is_refused_wherever_it_is() -> None:
    accepted = []
    for place in VALUES:
        good = value_at(place)
        if place[-1] == "id" and isinstance(place[-2], int):
            continue
        wrongs: list[Any] = [{"a": 1}]
        if isinstance(good, bool):
            wrongs += [int(good), "true"]
        elif isinstance(good, int):
            wrongs += ["3", True, float(good), -1000, 10000]
        elif isinstance(good, str):
            wrongs += [7, "", ["a"]]
        else:
            wrongs += [7, "x", [*good, *good, *good, *good, *good], [{"a": 1}] * len(good), [None] * len(good)]
        for wrong in wrongs:
            name = f"mine.toml: {title(place)} {place[-1]}: "
            if not [text for text in faults(changed(place, wrong)) if text.startswith(name)]:
                accepted.append((place, wrong))
    assert accepted == []


def test_a_table_that_is_none_is_refused() -> None:
    for name, held in TABLES.items():
        if isinstance(held, dict):
            assert f"mine.toml: [{name}] must be a table" in faults(changed((name,), 7))


def test_a_fault_says_what_was_expected() -> None:
    expected = {
        ("game", "min_players", 3): "must be 2, not 3",
        ("inspect", "knowledge_gained", 100): "must be a whole number from 0 to 99, not 100",
        ("wheel", "bonus_shares_doubling_limit", 1): "must be true or false, not 1",
        ("game", "designer", " "): "must be a text, not ' '",
        ("inspect", "source", "a dream"): "must say one of stated, found, derived, reconstructed",
    }
    for (name, key, wrong), text in expected.items():
        assert faults(changed((name, key), wrong)) == [f"mine.toml: [{name}] {key}: {text}"]
    assert faults(changed(("goods", 0, "class"), "odd")) == [
        "mine.toml: [[goods]] propeller class: must be one of simple, complex, not 'odd'"
    ]
    assert faults(changed(("market", "lower_row_prices_right_to_left"), [1, 2, 3])) == [
        "mine.toml: [market] lower_row_prices_right_to_left: must be a list of 4 entries, not [1, 2, 3]"
    ]
    assert faults(changed(("market", "lower_row_prices_right_to_left"), [1, 2, 3, -4])) == [
        "mine.toml: [market] lower_row_prices_right_to_left: entry 4 must be a whole number from 0 to 99, not -4"
    ]


def test_all_faults_are_told_at_once() -> None:
    tables = deepcopy(TABLES)
    del tables["game"]["title"]
    del tables["inspect"]
    tables["halls"][2]["values"] = [1]
    tables["wheel"]["dragons"] = 1
    assert len(faults(tables)) == 4


# What must fit together.

PLACES_OF_CONTRADICTION: list[tuple[str, str, Callable[[Json], Any]]] = [
    ("round_track", "knowledge_symbols_by_space", lambda d: d["round_track"]["knowledge_symbols_by_space"].append(0)),
    ("round_track", "first_covered_space_by_players", lambda d: put(d, "game", "rounds_by_players", [16, 15, 15])),
    ("round_track", "intrigue_base_cost_by_round_3_players", lambda d: put(d, "round_track", None, None)),
    ("round_track", "price_rise_round_by_players", lambda d: put(d, "round_track", "price_rise_space", 12)),
    ("factory_tableau", "knowledge_by_factories_built", lambda d: put(d, "factory_tableau", None, None)),
    ("factory_tableau", "factories", lambda d: put(d, "components", "factories_per_player", 8)),
    ("factory_tableau", "factories", lambda d: put(d, "starting_player", "factories_on_tableau", 6)),
    (
        "market",
        "first_game_lower_row_right_to_left",
        lambda d: put(d, "market", "first_game_lower_row_right_to_left", ["city", "city", "tools", "bonus"]),
    ),
    ("wheel.rings large", "slots", lambda d: d["wheel"]["rings"][0]["slots"].reverse()),
    ("wheel.rings medium", "active_slots", lambda d: d["wheel"]["rings"][1]["active_slots"].pop()),
    ("wheel.rings small", "night_shift_allowed", lambda d: d["wheel"]["rings"][2].update(night_shift_allowed=True)),
    ("starting_wheel", "fixed_slots", lambda d: put(d, "starting_wheel", "fixed_slots", ["left", "right", "top"])),
    (
        "starting_wheel",
        "fixed_slots",
        lambda d: put(d, "starting_wheel", "resource_positions_slots", ["top", "upper_right", "upper_left"]),
    ),
    ("expert", "wheel_discs_large", lambda d: put(d, "expert", "wheel_discs_small", 0)),
    ("expert", "wheel_discs_active_half", lambda d: put(d, "expert", "wheel_discs_inactive_half", 3)),
    ("islands island_2", "ship_symbols", lambda d: d["islands"][1]["ship_symbols"].pop()),
    ("islands island_2", "slot_warehouses", lambda d: d["islands"][1]["slot_warehouses"].pop()),
    ("islands island_2", "ship_types", lambda d: put(d, "islands", 1, {"ship_types": ["energy", "energy"]})),
    ("goods sail", "class", lambda d: put(d, "goods", 1, {"class": "complex"})),
    ("goods sail", "black_market_knowledge", lambda d: put(d, "goods", 1, {"black_market_knowledge": 3})),
    ("goods lamp", "tokens", lambda d: put(d, "goods", 3, {"tokens": 8})),
    ("paths research", "cost_amount", lambda d: put(d, "paths", 3, {"cost_mode": ["different"] * 9})),
    ("discs bonus", "count", lambda d: put(d, "discs", 6, {"count": 5})),
    ("discs city", "count", lambda d: put(d, "discs", 3, {"count": 9})),
    ("ship_symbols plus_one", "ships_by_players", lambda d: put(d, "ship_symbols", 0, {"offset": 2})),
    ("ship_symbols minus_two", "ships_by_players", lambda d: put(d, "ship_symbols", 2, {"minimum": 0})),
    ("resources energy", "ship_tokens", lambda d: put(d, "resources", 1, {"ship_tokens": 18})),
    ("resources mycelium", "ship_tokens", lambda d: put(d, "starting_player", "ships_per_type", 2)),
    ("resources mycelium", "ship_tokens", lambda d: put(d, "expert", "ships_per_type", 2)),
    ("components", "discs", lambda d: put(d, "components", "discs", 67)),
    ("components", "ships", lambda d: put(d, "components", "ships", 56)),
    ("components", "resource_tokens", lambda d: put(d, "components", "resource_tokens", 91)),
    ("components", "warehouses", lambda d: put(d, "components", "warehouses", 53)),
    ("components", "round_markers", lambda d: put(d, "components", "round_markers", 15)),
]


def put(tables: Json, table: str, key: str | int | None, value: Any) -> None:
    """Set a key; a row's keys; or, without a key, the two sums that are written out and added up elsewhere."""
    if key is None:
        if table == "round_track":
            tables[table]["intrigue_base_cost_by_round_3_players"][4] += 1
        else:
            tables[table]["symbols_uncovered_by_nth_factory"][2] += 1
    elif isinstance(key, int):
        tables[table][key].update(value)
    else:
        tables[table][key] = value


@pytest.mark.parametrize(("table_", "key", "spoil"), PLACES_OF_CONTRADICTION)
def test_numbers_that_contradict_each_other_are_refused(table_: str, key: str, spoil: Callable[[Json], Any]) -> None:
    """NOR-R-47: that different kinds need an amount of at least two is one of them."""
    tables = deepcopy(TABLES)
    spoil(tables)
    found = faults(tables)
    assert [text for text in found if text.startswith(f"mine.toml: [{table_}] {key}: ")], found


def test_nothing_in_the_file_is_ignored() -> None:
    """Another value is a fault, or it makes other printed values."""
    shipped = printed_facts(TABLES)
    ignored = set()
    for place in VALUES:
        good = value_at(place)
        if place[-1] == "source":
            continue
        others: list[Any] = []
        if isinstance(good, bool):
            others = [not good]
        elif isinstance(good, int):
            others = [good + 1]
        elif isinstance(good, str):
            others = ["else"]
        elif all(type(entry) is int for entry in good):
            others = [[*good[:-1], good[-1] + 1]]
        else:
            others = [["else", *good[1:]], good[::-1]]
        for other in others:
            tables = changed(place, other)
            if other != good and not faults(tables) and printed_facts(tables) == shipped:
                ignored.add(".".join(str(step) for step in place if isinstance(step, str)))
    assert ignored == DESCRIBES


@pytest.mark.parametrize(
    ("place", "other"),
    [
        (("halls", 5, "scores"), "highest_level"),
        (("halls", 0, "path"), "research"),
        (("discs", 3, "market_row"), "upper"),
        (("discs", 0, "resource"), "energy"),
        (("discs", 0, "kind"), "function"),
        (("discs", 5, "in_starting_set"), False),
        (("special_actions", 0, "base_cost"), "visible_knowledge_symbols"),
        (("special_actions", 2, "base_cost"), 1),
        (("special_actions", 2, "phase"), "influence"),
    ],
)
def test_a_value_that_another_row_may_have_is_refused_too(place: Place, other: object) -> None:
    assert [text for text in faults(changed(place, other)) if f"{title(place)} {place[-1]}: " in text]


# Files.


def test_a_file_that_cannot_be_read_is_a_fault_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"gone\.toml: cannot be read"):
        load(tmp_path / "gone.toml")
    for name, raw in (("broken.toml", b"[game\n"), ("latin.toml", b'[game]\nid = "\xe9"\n')):
        (tmp_path / name).write_bytes(raw)
        assert [text.split(":")[0] for text in check_data(str(tmp_path / name))] == [name]
        assert "cannot be read" in check_data(str(tmp_path / name))[0]


def test_loading_a_file_with_faults_raises_all_of_them(tmp_path: Path) -> None:
    path = edited(tmp_path, ("knowledge_gained = 1", "knowledge_gained = -1"), ("restock = false", "restock = true"))
    with pytest.raises(BadData) as caught:
        load(path)
    assert (
        caught.value.faults
        == check_data(str(path))
        == [
            "mine.toml: [market] restock: must be False, not True",
            "mine.toml: [inspect] knowledge_gained: must be a whole number from 0 to 99, not -1",
        ]
    )


@pytest.mark.parametrize("wrong", ['id = "nimona"', 'id = ["noria"]', "id = 3"])
def test_a_file_for_no_known_game_is_refused(tmp_path: Path, wrong: str) -> None:
    found = check_data(str(edited(tmp_path, ('id = "noria"', wrong))))
    assert len(found) == 1 and found[0].startswith("mine.toml: [game] id: must be one of ")
    (tmp_path / "empty.toml").write_text("")
    assert check_data(str(tmp_path / "empty.toml"))[0].startswith("empty.toml: [game] id: must be one of ")


# Provenance and identity.


def test_reconstructed_values_are_listed_with_their_reason() -> None:
    listed = dict(line.split(": ", 1) for line in reconstructed_values("noria"))
    assert list(listed) == [
        *[f"goods.piston.cost_{resource}" for resource in RESOURCES],
        "starting_wheel.fixed_slots", "starting_wheel.resource_positions_slots",
        "round_track.knowledge_symbols_by_space",
        *[f"round_track.intrigue_base_cost_by_round_{players}_players" for players in (2, 3, 4)],
        *[f"paths.{path}.{key}" for path in PATHS for key in ("cost_amount", "cost_mode")],
        "halls.division.values",
        "factory_tableau.symbols_uncovered_by_nth_factory", "factory_tableau.knowledge_by_factories_built",
        *[f"islands.island_{number}.{key}" for number in range(1, 10) for key in ("slot_goods", "slot_warehouses")],
    ]  # fmt: skip
    assert listed["goods.piston.cost_energy"] == "reconstructed: one of each, like the lamp (NOR-R-49)"


def test_a_row_has_values_of_several_kinds() -> None:
    piston = {value.field: value.kind for value in values("noria") if value.row == "piston"}
    assert piston == {
        "class": "stated",
        "tokens": "found",
        "cost_obsidian": "reconstructed",
        "cost_energy": "reconstructed",
        "cost_mycelium": "reconstructed",
        "black_market_knowledge": "stated",
    }


def test_the_digest_changes_with_a_number_but_not_with_a_comment(tmp_path: Path) -> None:
    shipped = read(SHIPPED).digest
    assert len(shipped) == 16
    assert load_game("noria").digest == load(None)[1] == shipped
    same = [
        ("[inspect]", "# a remark\n[inspect]  # another"),
        ("knowledge_gained = 1\nmax_per_ring = 1", "max_per_ring = 1\n\nknowledge_gained    = 1"),
        ('source = "stated: Action phase, inspect p.9"', 'source = "stated: elsewhere"'),
        ("\nmax_per_ring = 1", '\nmax_per_ring = 1\nsources.max_per_ring = "found: elsewhere"'),
    ]
    for edit in same:
        assert read(edited(tmp_path, edit)).digest == shipped
    for edit in (
        ("knowledge_gained = 1", "knowledge_gained = 2"),
        ("values = [0, 3, 6, 9, 12]", "values = [0, 3, 6, 9, 13]"),
        ("resources_of_choice = 1", "resources_of_choice = 2"),
    ):
        assert read(edited(tmp_path, edit)).digest != shipped
        assert load(tmp_path / "mine.toml")[1] == read(tmp_path / "mine.toml").digest


def test_a_game_is_loaded_with_the_file_that_is_asked_for(tmp_path: Path) -> None:
    path = edited(tmp_path, ("knowledge_gained = 1", "knowledge_gained = 2"))
    game = load_game("noria", str(path))
    assert isinstance(game, NoriaGame)
    assert (game.printed.inspect_gain, game.digest) == (2, read(path).digest)
    shipped = load_game("noria")
    assert isinstance(shipped, NoriaGame) and shipped.printed.inspect_gain == 1


# Another file makes another game.


def test_another_set_up(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("\nknowledge = 1\nresources_of_choice = 1", "\nknowledge = 4\nresources_of_choice = 2"),
        ("islands_in_play_by_players = [5, 6, 7]", "islands_in_play_by_players = [3, 6, 7]"),
        ("market_stack_size_by_players = [4, 5, 6]", "market_stack_size_by_players = [2, 5, 6]"),
        ("lower_row_prices_right_to_left = [1, 2, 3, 4]", "lower_row_prices_right_to_left = [2, 3, 5, 8]"),
        ("upper_row_price = 0", "upper_row_price = 1"),
        ('["city", "journey", "tools", "bonus"]\nlater', '["bonus", "journey", "tools", "city"]\nlater'),
        ('fixed_slots = ["top", "right", "top"]', 'fixed_slots = ["bottom", "right", "top"]'),
        ('slots = ["centre", "upper_right", "upper_left"]', 'slots = ["left", "upper_right", "upper_left"]'),
    )
    state = new(2, game=game)
    assert len(view(state)["islands"]) == 3
    assert market(state) == {
        "obsidian": (2, 1), "energy": (2, 1), "mycelium": (2, 1), "bonus": (2, 2), "journey": (2, 3), "tools": (2, 5),
        "city": (2, 8),
    }  # fmt: skip
    assert wheel_of(state)["small-bottom"] == "city" and "large-left" in wheel_of(state)
    play(state, "take energy", "take obsidian", game=game)
    assert purse(state) == {"energy": 1, "obsidian": 1, "knowledge": 4}


def test_another_number_of_ships_to_start_with(tmp_path: Path) -> None:
    roomy = TEXT.replace("ship_tokens = 19", "ship_tokens = 30").replace("\nships = 57", "\nships = 90")
    base, expert = [line for line in roomy.splitlines() if line == "ships_per_type = 1"]
    at = roomy.index(base)
    parts = [roomy[:at], roomy[at + len(base) : roomy.rindex(expert)], roomy[roomy.rindex(expert) + len(expert) :]]
    path = tmp_path / "mine.toml"
    path.write_text(f"{parts[0]}ships_per_type = 3{parts[1]}ships_per_type = 2{parts[2]}")
    game = NoriaGame(*load(path))
    assert player(new(2, game=game))["ships"] == {"obsidian": 3, "energy": 3, "mycelium": 3}
    assert player(new(2, "expert", game=game))["ships"] == {"obsidian": 2, "energy": 2, "mycelium": 2}


def test_another_price_of_special_actions(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("base_cost = 1\nraised_base_cost = 2", "base_cost = 3\nraised_base_cost = 5"),
        ("base_cost = 2\nraised_base_cost = 3", "base_cost = 4\nraised_base_cost = 7"),
    )
    state = at_influence(table(game=game), knowledge=9)
    assert (view(state)["costs"]["night_shift"], view(state)["costs"]["modify"]) == (3, 4)
    at_influence(state, knowledge=9, round=11)
    assert (view(state)["costs"]["night_shift"], view(state)["costs"]["modify"]) == (5, 7)
    play(state, "night-shift large")
    assert purse(state) == {"knowledge": 4}


def test_another_round_track(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("symbols_by_space = [1, 0, 0, 0, 1,", "symbols_by_space = [2, 0, 0, 0, 1,"),
        ("= [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]", "= [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]"),
        ("= [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]", "= [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]"),
        ("= [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]", "= [2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]"),
        ("price_rise_space = 11", "price_rise_space = 5"),
        ("price_rise_round_by_players = [11, 10, 9]", "price_rise_round_by_players = [5, 4, 3]"),
    )  # fmt: skip
    state = table(game=game)
    assert (view(state)["costs"]["intrigue"], view(state)["costs"]["night_shift"]) == (2, 1)
    at_influence(state, round=5, knowledge=9)
    assert (view(state)["costs"]["intrigue"], view(state)["costs"]["night_shift"]) == (3, 2)


def test_another_path_hall_and_surcharge(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("cost_amount = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "cost_amount = [4, 2, 3, 4, 5, 6, 7, 8, 9]"),
        ("values = [0, 3, 6, 9, 12]", "values = [5, 6, 7, 8, 9]"),
        ("resources_per_delegate_ahead = 1", "resources_per_delegate_ahead = 2"),
    )
    state = put_levels(table(game=game), 1, refinement=1)
    at_actions(state, wheel={"large-centre": "city"}, levels={"exploration": 2}, obsidian=5)
    play(state, "activate large-centre")
    assert why(state, "invest refinement", game=game) == ("NOR-12.3-d", "resources-missing", (1,))
    assert hall(state, "exploration")["value"] == 5
    put_hall(state, "exploration", above=3, seated=1)
    assert [line.points for line in game.result(state).lines[0] if line.item == "exploration"] == [12]


def test_another_island(tmp_path: Path) -> None:
    at = TEXT.index('id = "island_1"')
    first = TEXT[at : TEXT.index("[[islands]]", at)]
    other = first.replace('["obsidian"]', '["mycelium"]').replace('["plus_one"]', '["minus_two"]')
    last = 'ship_types = ["mycelium"]\nship_symbols = ["plus_one"]'
    game = game_from(
        tmp_path,
        (first, other.replace("slot_warehouses = [3,", "slot_warehouses = [2,")),
        (last, "ship_types = []\nship_symbols = []"),
    )
    state = show_islands(table(4, game=game), "island-1", "island-9")
    assert island_of(state, "island-1")["ships"] == [{"resource": "mycelium", "left": 2, "symbol": "minus-two"}]
    assert island_of(state, "island-9")["ships"] == []
    at_actions(state, wheel={"large-centre": "journey", "small-bottom": "energy"})
    play(state, "activate large-centre", "travel island-1", "build 0", game=game)
    assert purse(state) == {"empty-propeller": 2}


def test_another_recipe_and_black_market(tmp_path: Path) -> None:
    goods = TEXT.index('id = "sail"')
    sail = TEXT[goods : TEXT.index("[[goods]]", goods)]
    game = game_from(
        tmp_path,
        (sail, sail.replace("cost_mycelium = 1", "cost_mycelium = 3")),
        ("knowledge_per_resource = 3", "knowledge_per_resource = 2"),
    )
    wheel = {"large-centre": "tools", "small-bottom": "energy"}
    state = at_actions(table(game=game), wheel=wheel, energy=1, mycelium=3, empty_sail=1, knowledge=2)
    play(state, "barter obsidian", "activate large-centre", "produce sail", game=game)
    assert purse(state) == {"obsidian": 1, "sail": 1}


def test_another_tableau(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("symbols_uncovered_by_nth_factory = [1, 1, 0,", "symbols_uncovered_by_nth_factory = [4, 1, 0,"),
        ("factories_built = [0, 1, 2, 2, 3, 3, 4, 5]", "factories_built = [0, 4, 5, 5, 6, 6, 7, 8]"),
    )
    state = at_administration(table(game=game), built=1)
    assert purse(state) == {"knowledge": 4}


def test_another_limit_of_actions_and_another_gain_of_inspecting(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("max_actions_per_turn = 4", "max_actions_per_turn = 3"),
        ("knowledge_gained = 1", "knowledge_gained = 5"),
    )
    wheel = {"large-centre": "energy+", "medium-left": "obsidian", "small-bottom": "mycelium"}
    state = at_actions(table(game=game), wheel=wheel)
    play(state, "double large-centre", "activate medium-left", game=game)
    assert why(state, "activate small-bottom", game=game) == ("NOR-10.2-g", "too-many-actions", ())
    play(state, "inspect small-bottom", game=game)
    assert purse(state)["knowledge"] == 5


def test_other_triples(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ('id = "1a"\nsource = "stated: The wheel p.5"\nlarge = "left"\nmedium = "left"',
         'id = "1a"\nsource = "stated: The wheel p.5"\nlarge = "left"\nmedium = "right"'),
    )  # fmt: skip
    state = at_actions(
        table(game=game), wheel={"large-left": "energy", "medium-right": "energy", "medium-left": "energy"}
    )
    play(state, "activate large-left", game=game)
    assert can(state, "activate medium-right", game=game) and not can(state, "activate medium-left", game=game)
    assert game.view(state, 0)["legend"]["triples"][0] == ["large-left", "medium-right", "small-bottom"]


def test_another_expert_wheel(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("wheel_discs_active_half = 2", "wheel_discs_active_half = 1"),
        ("wheel_discs_inactive_half = 4", "wheel_discs_inactive_half = 5"),
    )
    state = new(2, "expert", game=game, wheels="turn-order")
    play(state, "place obsidian large-centre", game=game)
    assert why(state, "place energy large-left", game=game) == ("NOR-20.2-b", "half-full", ())


def test_nor_r_57_the_data_file_decides_the_default_of_the_bonus_doubling(tmp_path: Path) -> None:
    game = game_from(tmp_path, ("bonus_shares_doubling_limit = true", "bonus_shares_doubling_limit = false"))
    assert [setting.default for setting in game.settings() if setting.name == "bonus"] == ["separate"]
    assert [one for one in game.settings() if one.name != "bonus"] == [one for one in SETTINGS if one.name != "bonus"]
    wheel = {"large-centre": "energy+", "medium-left": "bonus+"}
    state = at_actions(table(game=game), wheel=wheel)
    play(state, "double large-centre", game=game)
    assert "double medium-left" in options(state, "double", game=game)
    assert question(state) == "choose-disc"


def test_another_length_of_the_game(tmp_path: Path) -> None:
    game = game_from(
        tmp_path,
        ("rounds_by_players = [16, 15, 14]", "rounds_by_players = [3, 15, 14]"),
        ("round_markers = 16", "round_markers = 15"),
        ("first_covered_space_by_players = [1, 2, 3]", "first_covered_space_by_players = [14, 2, 3]"),
        ("price_rise_space = 11", "price_rise_space = 14"),
        ("price_rise_round_by_players = [11, 10, 9]", "price_rise_round_by_players = [1, 13, 12]"),
        ("2_players = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]", "2_players = [4, 4, 4]"),
    )
    state = table(game=game)
    turns = 0
    while not state.is_over():
        finish_turn(state)
        turns += 1
    assert turns == 6
    assert view(state)["track"]["uncovered"] == 16
