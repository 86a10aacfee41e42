"""The worked examples of the rulebook with its own people and numbers, and some more that follow from the rules.

Where an example rests on printed numbers, the data of this file are told here, so that it holds whatever else ships.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from tablewright.datafiles.reading import read
from tablewright.games.noria.data import SHIPPED, printed_from, tables_of
from tablewright.games.noria.game import NoriaGame
from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    at_actions,
    at_administration,
    at_influence,
    at_politics,
    can,
    give,
    hall,
    hush,
    island_of,
    levels_of,
    new,
    options,
    play,
    player,
    purse,
    put_ambassador,
    put_hall,
    put_levels,
    put_ships,
    question,
    show_islands,
    table,
    told,
    told_fully,
    view,
    wheel_of,
    why,
)

LUIGI, JOHN, ELISABETTA, FLAVIO = range(4)

HALL_VALUES = {
    "refinement": [0, 2, 4, 6, 8],
    "settlement": [0, 2, 4, 6, 8],
    "exploration": [0, 3, 6, 9, 12],
    "research": [0, 4, 8, 12, 16],
    "specialisation": [0, 2, 4, 6, 8],
    "division": [0, 4, 8, 12, 16],
}
LEVEL_PRICES = [  # path, level entered, amount, mode
    ("refinement", 5, 5, "same"),
    ("settlement", 4, 4, "different"),
    ("exploration", 5, 3, "different"),
    ("research", 1, 1, "same"),
]


def with_example_data() -> NoriaGame:
    """The shipped game, with the numbers that the examples speak of."""
    file = read(SHIPPED)
    data = file.tables
    rows: dict[str, dict[str, Any]] = {row["id"]: row for row in data["halls"] + data["goods"] + data["islands"]}
    for name, values in HALL_VALUES.items():
        rows[name]["values"] = values
    paths = {row["id"]: row for row in data["paths"]}
    for name, level, amount, mode in LEVEL_PRICES:
        paths[name]["cost_amount"][level - 1] = amount
        paths[name]["cost_mode"][level - 1] = mode
    for good, recipe in {"compass": (1, 0, 1), "sail": (0, 1, 1), "lamp": (1, 1, 1)}.items():
        for resource, number in zip(("obsidian", "energy", "mycelium"), recipe, strict=True):
            rows[good][f"cost_{resource}"] = number
    rows["island_6"].update(slot_goods=["sail", "compass", "lamp", "piston"], slot_warehouses=[2, 2, 1, 1])
    data["factory_tableau"].update(
        symbols_uncovered_by_nth_factory=[1, 1, 0, 1, 0, 1, 1], knowledge_by_factories_built=[0, 1, 2, 2, 3, 3, 4, 5]
    )
    symbols = [1 if space in (1, 5, 9, 13) else 0 for space in range(1, 17)]
    data["round_track"]["knowledge_symbols_by_space"] = symbols
    for players in (2, 3, 4):
        costs = [sum(symbols[: number + players - 2]) for number in range(1, 19 - players)]
        data["round_track"][f"intrigue_base_cost_by_round_{players}_players"] = costs
    return NoriaGame(printed_from(tables_of(file)), "examples")


EXAMPLES = with_example_data()


def example(seats: int = 4) -> Noria:
    """Luigi, John, Elisabetta and Flavio at a table with the data above."""
    return table(seats, game=EXAMPLES)


def twin(state: Noria) -> Noria:
    return GAME.twin(state)


def test_nor_ex_1_starting_goods() -> None:
    state = table(4, takes=["obsidian", "energy", "mycelium", "energy"])
    assert [purse(state, seat) for seat in range(4)] == [
        {"obsidian": 1, "knowledge": 1},
        {"energy": 1, "knowledge": 1},
        {"mycelium": 1, "knowledge": 1},
        {"energy": 1, "knowledge": 1},
    ]
    before = new(4)  # the free delegates have not left yet
    for seat in range(4):
        assert player(before, seat)["ships"] == {"obsidian": 1, "energy": 1, "mycelium": 1}
        assert player(before, seat)["cave"] == 4 and player(before, seat)["factories_built"] == 0


def test_nor_ex_2_one_intrigue() -> None:
    state = at_politics(example(), JOHN, round=1, knowledge=1)
    play(state, "seat research", "remove exploration")
    assert purse(state, JOHN) == {}
    research, exploration = hall(state, "research"), hall(state, "exploration")
    assert (research["above"], research["seated"]) == (3, 1)
    assert (exploration["above"], exploration["seated"], exploration["removed"]) == (3, 0, 1)


def test_nor_ex_3_final_score_of_john() -> None:
    state = example()
    for name, seated in zip(HALL_VALUES, (1, 3, 4, 2, 2, 0), strict=True):
        put_hall(state, name, above=0, seated=seated)
    put_levels(state, JOHN, refinement=2, settlement=7, exploration=3)
    assert [hall(state, name)["value"] for name in HALL_VALUES] == [2, 6, 12, 8, 4, 0]
    result = GAME.result(state)
    assert [line.points for line in result.lines[JOHN]] == [4, 42, 36, 0, 28, 0]
    assert result.totals[JOHN] == 110 == player(state, JOHN)["total"]


def test_nor_ex_4_only_one_doubled_disc() -> None:
    wheel = {"small-bottom": "city+", "medium-left": "tools+", "large-left": "energy", "large-top": "journey"}
    state = at_actions(example(), ELISABETTA, wheel=wheel)
    play(state, "double medium-left")
    for other in ("activate small-bottom", "activate large-left", "inspect large-left"):
        assert why(state, other) == ("NOR-10.1-e", "finish-first", ())
    play(state, "improve large-top")
    assert why(state, "activate small-bottom") == ("NOR-10.1-e", "finish-first", ())
    play(state, "improve large-left")
    assert why(state, "activate large-left") == ("NOR-10.3-a", "just-improved", ())
    assert why(state, "double small-bottom") == ("NOR-10.2-b", "doubling-spent", ())


def test_nor_ex_4_four_actions_in_all() -> None:
    wheel = {
        "small-bottom": "city+",
        "medium-left": "tools+",
        "large-left": "energy",
        "large-top": "journey",
        "small-top": "city",
    }
    state = at_actions(example(), ELISABETTA, wheel=wheel)
    play(state, "double medium-left", "improve large-top", "improve small-top")
    play(state, "activate small-bottom", "buy energy")
    assert question(state) == "choose-disc"
    play(state, "activate large-left")
    assert view(state)["turn"]["actions"] == 4


def test_nor_ex_5_free_delegates() -> None:
    state = new(4)
    play(state, *["take obsidian"] * 4)
    play(state, "delegate refinement", "delegate research", "delegate exploration", "delegate exploration")
    places = [{path: level for path, level in levels_of(state, seat).items() if level} for seat in range(4)]
    assert places == [{"refinement": 1}, {"research": 1}, {"exploration": 1}, {"exploration": 1}]
    assert [purse(state, seat) for seat in range(4)] == [{"obsidian": 1, "knowledge": 1}] * 4
    assert not [text for text in told(state) if text.endswith("paid")]


def test_nor_ex_6_ten_of_a_resource_are_a_plain_ten() -> None:
    wheel = {"large-centre": "obsidian", "small-bottom": "city", "medium-left": "energy"}
    state = at_actions(example(), wheel=wheel, obsidian=9)
    play(state, "activate large-centre")
    assert purse(state) == {"obsidian": 10}
    play(state, "activate small-bottom", "buy city")
    assert purse(state) == {"obsidian": 9}


def test_nor_ex_7_night_shift_twice_and_modify() -> None:
    wheel = {
        "small-top": "city",
        "large-top": "tools",
        "medium-upper-right": "journey",
        "large-upper-right": "mycelium",
    }
    state = at_influence(example(), FLAVIO, wheel=wheel, knowledge=5)
    play(state, "night-shift medium")
    assert player(state, FLAVIO)["knowledge"] == 4
    play(state, "night-shift large")
    assert player(state, FLAVIO)["knowledge"] == 2
    play(state, "modify small-top", "to large-upper-right")
    assert player(state, FLAVIO)["knowledge"] == 0
    assert wheel_of(state, FLAVIO) == {
        "small-top": "tools",
        "large-upper-right": "city",
        "medium-right": "journey",
        "large-right": "mycelium",
    }


def test_nor_ex_8_advanced_bonus() -> None:
    wheel = {"large-left": "energy", "medium-left": "city", "small-bottom": "bonus+"}
    state = at_actions(example(), JOHN, wheel=wheel, energy_ship=2, knowledge=3)
    play(state, "activate large-left", "activate medium-left", "buy obsidian", "double small-bottom")
    play(state, "repeat large-left", "repeat medium-left", "buy mycelium")
    assert purse(state, JOHN) == {"energy": 4, "knowledge": 3}
    assert player(state, JOHN)["centre"] == ["obsidian", "mycelium"]
    assert view(state)["turn"]["actions"] == 4


def test_nor_ex_9_bonus_on_an_advanced_disc() -> None:
    wheel = {"large-left": "mycelium+", "small-bottom": "bonus", "medium-left": "city"}
    state = at_actions(example(), ELISABETTA, wheel=wheel)
    play(state, "double large-left", "activate small-bottom", "repeat large-left")
    assert told(state).count("NOR-11.1-a gained") == 3
    assert purse(state, ELISABETTA) == {"mycelium": 3}


def test_nor_ex_10_gathering() -> None:
    state = at_actions(example(), ELISABETTA, wheel={"large-left": "energy"}, energy_ship=3)
    play(state, "activate large-left")
    assert purse(state, ELISABETTA) == {"energy": 3}


def test_nor_ex_11_buying_a_disc() -> None:
    state = at_actions(example(), FLAVIO, wheel={"small-bottom": "city"}, obsidian=2, energy=1, mycelium=1)
    play(state, "activate small-bottom", "buy bonus")
    assert purse(state, FLAVIO) == {}
    assert player(state, FLAVIO)["centre"] == ["bonus"] and wheel_of(state, FLAVIO) == {"small-top": "city"}
    play(state, "place bonus large-left")
    assert wheel_of(state, FLAVIO) == {"small-top": "city", "large-left": "bonus"}


def test_nor_ex_12_investing_with_different_kinds() -> None:
    state = at_actions(
        example(), ELISABETTA, wheel={"small-bottom": "city"}, levels={"settlement": 3}, energy=3, mycelium=1
    )
    play(state, "activate small-bottom", "invest settlement")
    assert purse(state, ELISABETTA) == {} and levels_of(state, ELISABETTA)["settlement"] == 4


def test_nor_ex_12_four_of_one_kind_would_not_do() -> None:
    state = at_actions(example(), ELISABETTA, wheel={"small-bottom": "city"}, levels={"settlement": 3}, energy=4)
    play(state, "activate small-bottom")
    assert why(state, "invest settlement") == ("NOR-4.1-d", "price-missing", (1, 4))


def ways_to_pay(state: Noria, goods: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    """What every way to pay leaves of three of each of *goods*, as what was paid."""
    if not question(state).startswith("pay"):
        yield tuple([3 - purse(state, ELISABETTA).get(good, 0) for good in goods])
        return
    for text in options(state, "pay"):
        yield from ways_to_pay(play(twin(state), text), goods)


def test_nor_ex_13_splits_for_three_different_simple_goods() -> None:
    goods = ("propeller", "sail", "compass")
    wheel = {"small-bottom": "city", "large-left": "energy"}
    state = at_actions(example(), ELISABETTA, wheel=wheel, levels={"exploration": 4}, propeller=3, sail=3, compass=3)
    play(state, "activate small-bottom", "invest exploration")
    splits = list(ways_to_pay(state, goods))
    assert len(splits) == 7
    assert set(splits) == {(1, 1, 1), (2, 1, 0), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2)}


def test_nor_ex_13_three_of_one_kind_are_not_enough() -> None:
    for good in ("propeller", "sail", "compass"):
        state = at_actions(
            example(), ELISABETTA, wheel={"small-bottom": "city"}, levels={"exploration": 4}, **{good: 3}
        )
        play(state, "activate small-bottom")
        assert not can(state, "invest exploration")


def test_nor_ex_14_an_island_too_expensive() -> None:
    state = show_islands(example(), "island-5")
    for seat in (ELISABETTA, LUIGI):
        put_ambassador(state, seat, "island-5")
    at_actions(state, JOHN, wheel={"large-left": "journey"}, energy=1)
    play(state, "activate large-left")
    assert options(state) == ["explore"]
    assert why(state, "travel island-5") == ("NOR-13.2-b", "resources-missing", (1,))
    play(state, "explore")
    assert purse(state, JOHN) == {"energy": 1} and player(state, JOHN)["island"] not in (None, "island-5")


def test_nor_ex_15_revealing_an_island() -> None:
    state = example()
    state.islands = [3, *[tile for tile in state.islands if tile != 3][:6]]  # island-4: mycelium - 1, obsidian - 2
    at_actions(state, ELISABETTA, wheel={"large-left": "journey"})
    play(state, "activate large-left", "explore")
    isle = island_of(state, "island-4")
    assert {ship["resource"]: ship["left"] for ship in isle["ships"]} == {"obsidian": 2, "mycelium": 3}
    assert isle["ambassadors"] == [ELISABETTA]
    assert options(state) == ["ship obsidian", "ship mycelium", "build 0", "build 1", "build 2", "build 3"]


def test_nor_ex_16_the_last_ship() -> None:
    state = put_ambassador(show_islands(example(), "island-1", "island-5"), FLAVIO, "island-1")
    put_ships(state, "island-1", obsidian=1)
    at_actions(state, LUIGI, wheel={"large-left": "journey", "small-bottom": "city"}, energy=1, mycelium=1)
    flavio = purse(state, FLAVIO)
    play(state, "activate large-left", "travel island-1", "pay mycelium", "ship obsidian")
    assert purse(state, LUIGI) == {"energy": 1} and purse(state, FLAVIO) == flavio
    assert player(state, LUIGI)["ships"]["obsidian"] == 2
    assert [ship["left"] for ship in island_of(state, "island-1")["ships"]] == [0]
    at_actions(state, JOHN, wheel={"large-left": "journey"}, energy=2)
    play(state, "activate large-left", "travel island-1")
    assert why(state, "ship obsidian") == ("NOR-13.4-b", "no-ship-left", (0,))


def test_nor_ex_17_a_factory() -> None:
    state = at_actions(
        show_islands(example(), "island-6"), FLAVIO, wheel={"large-left": "journey", "small-bottom": "city"}
    )
    play(state, "activate large-left", "travel island-6", "build 1")
    assert purse(state, FLAVIO) == {"empty-compass": 2}
    assert island_of(state, "island-6")["plots"][1] == {"good": "compass", "warehouses": 2, "owner": FLAVIO}
    assert player(state, FLAVIO)["factories_built"] == 1 and player(state, FLAVIO)["income"] == 1


def test_nor_ex_18_improve() -> None:
    wheel = {"small-bottom": "city", "medium-left": "tools", "large-left": "mycelium"}
    state = at_actions(example(), ELISABETTA, wheel=wheel, energy=2)
    play(state, "activate small-bottom", "buy journey", "activate medium-left")
    assert options(state) == ["improve large-left", "improve small-bottom"]
    play(state, "improve large-left")
    assert wheel_of(state, ELISABETTA)["large-left"] == "mycelium+"


LUIGIS_WAREHOUSES = {"empty_compass": 3, "empty_sail": 1, "empty_lamp": 1}
TOOLS = {"medium-left": "tools", "small-bottom": "city"}


def test_nor_ex_19_producing_one_each() -> None:
    state = at_actions(example(), LUIGI, wheel=TOOLS, mycelium=3, obsidian=2, energy=2, **LUIGIS_WAREHOUSES)
    play(state, "activate medium-left", "produce sail", "produce compass")
    assert why(state, "produce compass") == ("NOR-15.3-b", "one-of-each", ())
    play(state, "produce lamp")
    assert purse(state, LUIGI) == {"empty-compass": 2, "compass": 1, "sail": 1, "lamp": 1}
    assert view(state)["turn"]["actions"] == 1


def test_nor_ex_19_or_three_compasses_instead() -> None:
    state = at_actions(example(), LUIGI, wheel=TOOLS, mycelium=9, obsidian=9, energy=9, **LUIGIS_WAREHOUSES)
    play(state, "activate medium-left", "produce compass", "produce compass")
    assert why(state, "produce sail") == ("NOR-15.3-b", "one-good-only", ())
    play(state, "produce compass")
    assert purse(state, LUIGI)["compass"] == 3 and view(state)["turn"]["actions"] == 1
    assert question(state) == "choose-disc"


def test_nor_ex_20_two_intrigues() -> None:
    state = put_hall(example(), "settlement", above=3, seated=1)
    at_politics(state, ELISABETTA, round=4, knowledge=6)
    play(state, "seat settlement", "remove research")
    assert player(state, ELISABETTA)["knowledge"] == 4
    play(state, "seat settlement", "remove refinement")
    assert player(state, ELISABETTA)["knowledge"] == 0
    assert hall(state, "settlement")["value"] == 6
    assert (hall(state, "research")["above"], hall(state, "refinement")["above"]) == (3, 3)


def test_nor_ex_21_administration() -> None:
    wheel = {"large-right": "mycelium", "medium-upper-right": "city", "small-top": "tools"}
    state = at_administration(example(), JOHN, wheel=wheel, centre=["journey"])
    assert wheel_of(state, JOHN) == {"large-centre": "mycelium", "medium-right": "city", "small-bottom": "tools"}
    assert player(state, JOHN)["knowledge"] == 0
    play(state, "place journey large-centre")
    assert wheel_of(state, JOHN) == {"large-centre": "journey", "medium-right": "city", "small-bottom": "tools"}
    assert view(state)["removed_discs"]["mycelium"] == 1


def test_nor_ex_22_a_complete_turn() -> None:
    state = show_islands(example(), "island-1", "island-5")
    put_levels(state, LUIGI, refinement=6)
    for seat in (JOHN, ELISABETTA):
        put_levels(state, seat)
    wheel = {
        "large-left": "obsidian",
        "large-centre": "tools",
        "large-right": "energy",
        "medium-left": "mycelium",
        "medium-upper-left": "journey",
        "small-bottom": "city+",
    }
    at_influence(
        state, FLAVIO, round=7, wheel=wheel, levels={"refinement": 4}, built=2,
        knowledge=2, obsidian_ship=3, obsidian=1, mycelium=1, lamp=1,
    )  # fmt: skip
    play(state, "modify medium-upper-left", "to medium-left")
    assert player(state, FLAVIO)["knowledge"] == 0 and view(state)["phase"] == "action"
    play(state, "activate medium-left", "travel island-1", "ship obsidian")
    assert player(state, FLAVIO)["ships"]["obsidian"] == 4
    assert why(state, "activate large-right") == ("NOR-5.2-a", "no-triple", ())
    play(state, "activate large-left")
    assert player(state, FLAVIO)["resources"] == {"obsidian": 5, "energy": 0, "mycelium": 1}
    play(state, "double small-bottom", "invest refinement")
    assert player(state, FLAVIO)["resources"] == {"obsidian": 0, "energy": 0, "mycelium": 0}
    assert levels_of(state, FLAVIO)["refinement"] == 5
    assert [(rule, what) for rule, _, verb, what in told_fully(state) if verb == "paid"][-2:] == [
        ("NOR-4.1-c", (0, 5)),
        ("NOR-12.3-d", (2, 1)),
    ]
    play(state, "buy obsidian", "sell lamp")
    assert purse(state, FLAVIO) == {"knowledge": 3, "empty-lamp": 1}
    play(state, "end action", "seat refinement", "remove division")
    refinement, division = hall(state, "refinement"), hall(state, "division")
    assert (refinement["seated"], division["above"], division["removed"]) == (1, 3, 1)
    assert ("NOR-17.1-c", FLAVIO, "paid", (3, 3)) in told_fully(state)
    assert view(state)["turn"]["actions"] == 4
    assert player(state, FLAVIO)["knowledge"] == 2  # from the factories
    play(state, "place obsidian small-bottom")
    assert wheel_of(state, FLAVIO) == {
        "large-upper-left": "obsidian",
        "large-left": "tools",
        "large-centre": "energy",
        "medium-upper-left": "journey",
        "medium-upper-right": "mycelium",
        "small-top": "city+",
        "small-bottom": "obsidian",
    }


def test_nor_ex_23_the_tie_break() -> None:
    state = put_hall(put_hall(example(), "division", above=0, seated=1), "refinement", above=0, seated=4)
    put_levels(state, LUIGI, refinement=1, settlement=1, exploration=1, research=1)
    put_levels(state, ELISABETTA, refinement=1, settlement=9)
    put_hall(state, "settlement", above=0, seated=0)
    put_hall(state, "specialisation", above=0, seated=0)
    put_levels(state, JOHN)
    put_levels(state, FLAVIO)
    assert [line.item for seat in range(4) for line in GAME.result(state).lines[seat] if line.points] == [
        "refinement", "division", "refinement",
    ]  # fmt: skip
    put_hall(state, "division", above=0, seated=0)
    assert GAME.result(state).totals == [8, 0, 8, 0]
    give(state, ELISABETTA, obsidian_ship=4, energy_ship=3, mycelium_ship=1, lamp=1, empty_sail=3)
    give(state, LUIGI, obsidian_ship=2, energy_ship=2, mycelium_ship=2, compass=3, empty_lamp=2)
    assert [player(state, seat)["tie_break"] for seat in (ELISABETTA, LUIGI)] == [12, 11]
    assert GAME.result(state).winners() == [LUIGI]


def test_nor_ex_24_the_price_rise() -> None:
    for seats, first in ((2, 11), (3, 10), (4, 9)):
        costs = [view(at_influence(example(seats), round=number))["costs"] for number in (first - 1, first)]
        assert [(cost["night_shift"], cost["modify"]) for cost in costs] == [(1, 2), (2, 3)]


def test_nor_ex_24_repeated_after_the_rise() -> None:
    state = at_influence(example(), round=9, knowledge=2 + 4 + 8 + 3 + 6)
    paid = []
    for _ in range(3):
        before = player(state)["knowledge"]
        play(state, "night-shift large")
        paid.append(before - player(state)["knowledge"])
    assert paid == [2, 4, 8]
    for cost in (3, 6):
        before = player(state)["knowledge"]
        play(state, options(state, "modify")[0])
        play(state, options(state, "to")[0])
        assert before - player(state)["knowledge"] == cost


ACTIVE = ["large-left", "large-centre", "large-right", "medium-left", "medium-right", "small-bottom"]
TRIPLES = [
    {"large-left", "medium-left", "small-bottom"},
    {"large-centre", "medium-left", "small-bottom"},
    {"large-right", "medium-right", "small-bottom"},
    {"large-centre", "medium-right", "small-bottom"},
]


def test_nor_ex_25_triples() -> None:
    everywhere = dict.fromkeys(ACTIVE, "energy")
    full = set()
    for three in permutations(ACTIVE, 3):
        state = at_actions(example(), wheel=everywhere, knowledge=3)  # what can be exchanged keeps the phase going
        done = []
        for slot in three:
            if can(state, f"activate {slot}"):
                play(state, f"activate {slot}")
                done.append(slot)
        if len(done) == 3:
            full.add(frozenset(done))
    assert full == {frozenset(triple) for triple in TRIPLES}


def test_nor_ex_25_opposite_sides_in_every_order() -> None:
    everywhere = dict.fromkeys(ACTIVE, "energy")
    for one, other in (("large-left", "medium-right"), ("large-right", "medium-left")):
        for first, second in ((one, other), (other, one)):
            for before in ([], ["activate small-bottom"]):
                state = at_actions(example(), wheel=everywhere)
                play(state, *before, f"activate {first}")
                assert why(state, f"activate {second}") == ("NOR-5.2-a", "no-triple", ())


def test_nor_ex_26_rotation() -> None:
    state = example()
    stations = []
    wheel: dict[str, str] | None = {"large-right": "city"}
    for _ in range(6):
        at_administration(state, wheel=wheel)
        wheel = None
        stations += list(wheel_of(state))
    assert stations == [
        "large-centre", "large-left", "large-upper-left", "large-top", "large-upper-right", "large-right",
    ]  # fmt: skip


def test_nor_ex_26_all_rings_are_back_after_twelve_turns_and_not_before() -> None:
    state = example()
    start = {"large-right": "city", "medium-right": "tools", "small-bottom": "bonus"}
    at_administration(state, wheel=start)
    back = [wheel_of(state) == start]
    for _ in range(11):
        back.append(wheel_of(at_administration(state)) == start)
    assert back == [False] * 11 + [True]


def test_nor_ex_27_inspect() -> None:
    state = at_actions(example(), wheel=dict.fromkeys(ACTIVE, "energy"))
    play(state, "activate medium-left")
    assert why(state, "inspect medium-right") == ("NOR-10.4-c", "ring-used", (1,))
    assert why(state, "activate large-right") == why(state, "inspect large-right") == ("NOR-5.2-a", "no-triple", ())
    for slot, other in (("large-left", "large-centre"), ("large-centre", "large-left")):
        inspected = play(twin(state), f"inspect {slot}")
        assert player(inspected)["knowledge"] == 1
        for text in (f"activate {other}", f"activate {slot}", "activate large-right"):
            assert why(inspected, text) == ("NOR-10.4-d", "ring-used", (0,))
        assert why(inspected, f"inspect {other}") == ("NOR-10.4-b", "ring-used", (0,))


def test_nor_ex_28_surcharge_from_the_cave() -> None:
    state = example()
    for seat, level in ((JOHN, 1), (ELISABETTA, 1), (FLAVIO, 3)):
        put_levels(state, seat, research=level)
    at_actions(state, LUIGI, wheel={"small-bottom": "city"}, levels={}, lamp=1, obsidian=1, energy=1, mycelium=1)
    play(state, "activate small-bottom", "invest research")
    assert purse(state, LUIGI) == {"empty-lamp": 1} and levels_of(state, LUIGI)["research"] == 1


def test_nor_ex_29_two_player_ships() -> None:
    number: dict[str, int] = {}
    for tile in (0, 3):
        state = example(2)
        state.islands[0] = tile
        at_actions(state, wheel={"large-left": "journey"})
        play(state, "activate large-left", "explore")
        number |= {ship["symbol"]: ship["left"] for ship in island_of(state, f"island-{tile + 1}")["ships"]}
    assert number == {"plus-one": 3, "minus-one": 1, "minus-two": 1}


def test_nor_ex_30_division() -> None:
    state = put_hall(example(), "division", above=0, seated=2)
    put_levels(state, JOHN, refinement=3, settlement=2, exploration=5, research=2)
    assert hall(state, "division")["value"] == 8
    assert GAME.result(state).lines[JOHN][5].points == 16
    put_levels(state, JOHN, refinement=3, exploration=5, research=2)
    assert GAME.result(state).lines[JOHN][5].points == 0


def test_nor_ex_31_black_market_chain() -> None:
    state = at_actions(example(), wheel={"small-bottom": "city"}, lamp=1)
    play(state, "sell lamp")
    assert purse(state) == {"empty-lamp": 1, "knowledge": 3}
    play(state, "barter energy")
    assert purse(state) == {"empty-lamp": 1, "energy": 1}
    state = at_actions(example(), wheel={"small-bottom": "city"}, propeller=1, sail=1, compass=1)
    play(state, "sell propeller", "sell sail", "sell compass")
    assert player(state)["knowledge"] == 6
    play(state, "barter energy", "barter mycelium")
    assert player(state)["knowledge"] == 0 and player(state)["resources"] == {"obsidian": 0, "energy": 1, "mycelium": 1}


def test_nor_ex_32_expert_travel() -> None:
    a_to_e = ["island-7", "island-3", "island-8", "island-1", "island-5"]
    state = show_islands(table(2, "expert"), *a_to_e, hidden=0)
    at_actions(state, wheel={"large-left": "journey"})
    play(state, "activate large-left")
    assert options(state) == [f"travel {island}" for island in a_to_e]
    at_actions(state, wheel={"large-left": "journey"}, island="island-7")
    hush(state)
    play(state, "activate large-left")
    assert options(state) == ["travel island-3", "travel island-5"]
