"""Agra's data file: every fault is named, nothing in it is ignored, and another file makes another game."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tablewright.datafiles.reading import BadData, DataFile, decode, read
from tablewright.games.agra.data import SHIPPED, check, load, printed_from
from tablewright.games.agra.game import AgraGame
from tablewright.games.agra.names import NEUTRAL
from tablewright.games.agra.printed import Printed
from tablewright.games.agra.tables import AgraTables
from tablewright.games.agra.tables_effects import BASIC
from tests.games.agra.table import (
    asked,
    at_action,
    build_up,
    favour,
    finish_turn,
    give,
    next_rolls,
    on_card,
    own,
    own_tiles,
    play,
    purse,
    question,
    table,
    told_of,
    using,
    view,
    why,
    worker,
)

Json = dict[str, Any]
Place = tuple[str | int, ...]
TABLES: Json = read(SHIPPED).tables

# What describes the box or speaks to people, and changes neither a game nor a sum.
DESCRIBES = {"designer", "illustrator", "publisher", "year", "data_version", "rgb", "names", "action"}


def faults(tables: Json) -> list[str]:
    return check(DataFile(Path("mine.toml"), tables, ""))


def printed(tables: Json) -> Printed:
    return printed_from(decode(DataFile(Path("mine.toml"), tables, ""), AgraTables))


def leaves(value: Any, at: Place = ()) -> Iterator[Place]:
    """Where every value of the file is, but sources and what only describes."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if not key.endswith(("source", "sources")) and key not in DESCRIBES:
                yield from leaves(inside, (*at, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from leaves(inside, (*at, number))
    else:
        yield at


def changed(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}x"


def put(tables: Json, at: Place, value: object) -> Json:
    mine = deepcopy(tables)
    inside: Any = mine
    for key in at[:-1]:
        inside = inside[key]
    inside[at[-1]] = value
    return mine


def look(tables: Json, at: Place) -> object:
    inside: Any = tables
    for key in at:
        inside = inside[key]
    found: object = inside
    return found


def content(values: Printed) -> list[object]:
    return [getattr(values, name) for name in dir(values) if not name.startswith("_")]


def with_value(*at: str | int, value: object) -> AgraGame:
    tables = put(TABLES, at, value)
    assert faults(tables) == []
    return AgraGame(printed(tables), "mine")


def row(name: str, wanted: str) -> int:
    return [entry["id"] for entry in TABLES[name]].index(wanted)


def test_the_shipped_file_has_no_faults() -> None:
    assert faults(TABLES) == []
    assert len(load(None)[1]) == 16


def test_every_value_is_refused_or_changes_the_engine() -> None:
    shipped = content(printed(TABLES))
    ignored = []
    for at in leaves(TABLES):
        mine = put(TABLES, at, changed(look(TABLES, at)))
        if not faults(mine) and content(printed(mine)) == shipped:
            ignored.append(at)
    assert ignored == []


def test_unknown_and_missing_keys_are_faults() -> None:
    mine = deepcopy(TABLES)
    mine["sailor"]["speed"] = 3
    del mine["trader"]["value_loss"]
    mine["extra"] = {"source": "stated"}
    assert sorted(faults(mine)) == [
        "mine.toml: [extra] is not a table of this game",
        "mine.toml: [sailor] speed: unknown key",
        "mine.toml: [trader] value_loss: missing",
    ]


@pytest.mark.parametrize(
    ("at", "value", "fault"),
    [
        (("notables", 7, "abilities", 0, "standing_only"), False, "entry 1 standing_only must be True, not False"),
        (("notables", 7, "abilities", 1, "rupees"), "x", "entry 2 rupees must be a whole number from 0 to 99, not 'x'"),
        (("notables", 7, "abilities", 1, "id"), "extra_mp", "entry 2 id must be 'delivery_bonus', not 'extra_mp'"),
        (("notables", 7, "abilities"), [], "must be a list of 2 entries, not []"),
        (("notables", 7, "names"), {"en": "Cook"}, "must have exactly the keys en, it, nl, fr, not {'en': 'Cook'}"),
        (("notables", 7, "names"), "Cook", "must be a table, not 'Cook'"),
        (("favour_actions", 0, "params", "goods"), ["wood"], f"goods must be {list(BASIC)}, not ['wood']"),
        (("guilds", 1, "column"), 3, "must be 2, not 3"),
        (
            ("piers", 1, "events"),
            [{"id": "move_builder"}] * 2,
            "entry 1 id must be 'build_builder_building', not 'move_builder'",
        ),
    ],
)
def test_a_fault_inside_a_value_is_named_with_its_place(at: Place, value: object, fault: str) -> None:
    id = look(TABLES, (*at[:2], "id"))
    assert faults(put(TABLES, at, value)) == [f"mine.toml: [[{at[0]}]] {id} {at[2]}: {fault}"]


def test_a_bad_file_is_not_loaded(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(SHIPPED.read_text().replace("peon_cost = 2", "peon_cost = true"))
    with pytest.raises(BadData, match="worker_rules"):
        load(bad)


# The switches of the doubtful rulings.


def test_agr_r_3_the_builder_may_start_a_tile_further() -> None:
    other = with_value("builder", "setup_counts_first_tile", value=False)
    setup = other.setup(4, {"start": "seat-1"})
    seed = "00112233445566778899aabbccddeeff"
    plain = AgraGame(*load(None)).start(setup, seed)
    assert other.start(setup, seed).builder == plain.builder + 1


def test_agr_r_9_the_peon_may_collect_and_pass_by() -> None:
    state = worker(table(game=with_value("worker_rules", "peon_collects_rupees", value=True)), 0, "quarry")
    state.coins[0] = 3
    assert purse(play(at_action(state), "use quarry")) == 3
    state = worker(table(game=with_value("worker_rules", "peon_visits_merchant", value=False)), 0, "quarry")
    state.merchant = 0
    assert favour(play(at_action(state), "use quarry")) == 0


def test_agr_r_10_the_merchant_may_pay_where_he_stops() -> None:
    state = table(game=with_value("merchant", "rupee_on_landing_building", value=True))
    state.merchant = 0
    play(next_rolls(at_action(state), 2), "use quarry")
    assert state.coins[:4] == [0, 1, 1, 0]


def test_agr_r_16_doubles_may_be_forbidden_on_one_notable() -> None:
    state = table(game=with_value("sailor", "two_doubles_on_one_notable", value=False))
    own(give(state, oil=2, wood=2, statue=1), 0, "jagirdar")
    play(using(state, "sailor"), "pay-sailor statue", "deliver cook oil", "double", "deliver cook wood")
    assert question(state) != "double-or-not"
    state = table(game=with_value("sailor", "max_double_deliveries_per_turn", value=0))
    play(using(own(give(state, oil=2), 0, "jagirdar"), "sailor"), "deliver cook oil")
    assert question(state) != "double-or-not"


def test_agr_r_33_levels_may_open_earlier() -> None:
    state = table(game=with_value("piers", 0, "available_levels", value=[1, 2]))
    using(give(state, plank=1), "sailor")
    assert why(state, "deliver dewan cement")[1] == "beyond-the-boat"
    play(state, "deliver jagirdar plank")
    assert told_of(state, "delivered")


def test_agr_r_39_the_french_trader_may_want_distinct_values() -> None:
    at = row("notables", "french_trader")
    state = table(game=with_value("notables", at, "abilities", 0, "distinct_values", value=True))
    own(give(state, wood=2, paper=1), 0, "french-trader")
    play(at_action(state), "french-trader wood")
    state.turn[3] = 0
    assert why(state, "french-trader wood") == ("AGR-A.I.6-a", "other-value")
    play(state, "french-trader paper")


def test_agr_r_45_the_jagirdar_may_have_to_wait() -> None:
    at = row("notables", "jagirdar")
    state = table(game=with_value("notables", at, "abilities", 0, "reacts_to_winning_action", value=False))
    on_card(give(give(state, plank=1), 1, wood=1), 1, "jagirdar", "oil", double=True)
    state.boat, state.fulfilled[2] = 2, -5
    play(using(state, "sailor"), "deliver jagirdar plank", "enough")
    assert question(state) != "jagirdar-delivery"


def test_agr_r_46_the_mujtahida_may_be_left_alone() -> None:
    at = row("notables", "mujtahida")
    state = table(game=with_value("notables", at, "abilities", 0, "followable", value=False))
    on_card(on_card(state, 0, "mujtahida", "statue"), 0, "mujtahida", "paper")
    give(give(state, cotton=1, sandstone=1), 1, sandstone=1)
    state.boat, state.fulfilled[3] = 4, -5
    play(using(state, "sailor"), "deliver mujtahida cotton", "bonus l2-favour", "process-goods 1")
    assert asked(state) == 0


def test_agr_r_21_a_follower_may_have_to_wait_for_tile_2() -> None:
    at = row("favour_tiles", "process_additional")
    until = "end_of_owners_next_turn"
    state = table(2, with_value("favour_tiles", at, "params", "used_when_following_until", value=until))
    give(
        give(own_tiles(build_up(state, "cement-works"), 1, "process-additional"), sandstone=1), 1, sandstone=3, favour=2
    )
    play(at_action(state), "use cement-works", "process-goods 1", "follow", "favour process-additional")
    finish_turn(state)
    assert (state.active, view(state)["players"][1]["used"]) == (1, ["process-additional"])
    finish_turn(state)
    assert (state.active, view(state)["players"][1]["used"]) == (0, [])


@pytest.mark.parametrize("number", range(12))
def test_agr_a_iv_2_b_a_file_may_say_that_a_die_is_rolled_again_for_a_closed_bowl(number: int) -> None:
    """No shipped line-up does; an owner's file may."""
    game = with_value("setup", row("setup", "players_2"), "akbar_reroll_if_covered", value=True)
    state = game.start(game.setup(2, {}), f"{number:032x}", recording=True)
    dice = [event.what[0] for event in state.events if (event.rule, event.verb) == ("AGR-A.IV.2-a", "rolled")]
    left = [dice.pop(0)]
    while len(left) < 2:
        if (die := dice.pop(0)) not in left:
            left.append(die)
    closed = {at for at, owner in enumerate(state.bowls) if owner == NEUTRAL}
    assert closed == {die - 1 for die in left} | {die + 5 for die in dice} and len(closed) == 4
