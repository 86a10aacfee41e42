"""Chapter 13: the Journey disc."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.games.noria.state import Noria
from tests.games.noria.table import (
    GAME,
    at_actions,
    can,
    finish_turn,
    hush,
    island_of,
    new,
    options,
    own_plot,
    play,
    player,
    purse,
    put_ambassador,
    put_factories,
    put_ships,
    question,
    show_islands,
    table,
    told,
    told_fully,
    view,
    why,
)

JOURNEY = {"large-centre": "journey", "small-bottom": "energy"}
JOURNEY_TWICE = {"large-centre": "journey+", "small-bottom": "energy"}
ALL_PLOTS = range(4)


def ships_on(state: Noria, island: str) -> dict[str, int]:
    return {ship["resource"]: ship["left"] for ship in island_of(state, island)["ships"]}


def owners_on(state: Noria, island: str) -> list[int | None]:
    return [plot["owner"] for plot in island_of(state, island)["plots"]]


def test_nor_13_1_a_a_journey_moves_the_ambassador_and_then_takes_a_ship() -> None:
    state = at_actions(show_islands(table(), "island-5", "island-9"), wheel=JOURNEY)
    play(state, "activate large-centre")
    hush(state)
    play(state, "travel island-5")
    assert player(state)["island"] == "island-5"
    assert options(state) == ["ship energy", "build 0", "build 1", "build 2", "build 3"]
    play(state, "ship energy")
    assert told(state) == ["NOR-13.1-a arrived", "NOR-13.4-a gained"]
    assert player(state)["ships"] == {"obsidian": 1, "energy": 2, "mycelium": 1}
    assert question(state) == "choose-disc"


def test_nor_13_1_a_or_builds_a_factory_there_never_both() -> None:
    state = at_actions(show_islands(table(), "island-5", "island-9"), wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-5", "build 1")
    assert player(state)["factories_built"] == 1
    assert player(state)["ships"] == {"obsidian": 1, "energy": 1, "mycelium": 1}
    assert question(state) == "choose-disc"


def test_nor_r_17_the_island_that_is_revealed_lies_where_the_first_cloud_was() -> None:
    """NOR-13.3-a: the other places stay as they are, so whoever presses that cloud sees its island there."""
    state = at_actions(show_islands(table(4), "island-5", "island-2"), wheel=JOURNEY, obsidian=1)
    while None in (before := [isle["island"] for isle in view(state)["islands"]]):
        play(at_actions(state, wheel=JOURNEY), "activate large-centre", "explore")
        after = [isle["island"] for isle in view(state)["islands"]]
        place = before.index(None)
        assert after[place] is not None and after[place] == player(state)["island"]
        assert [*before[:place], None, *before[place + 1 :]] == [*after[:place], None, *after[place + 1 :]]


def test_nor_13_1_b_to_any_revealed_island_or_an_unrevealed_one() -> None:
    state = at_actions(show_islands(table(), "island-5", "island-9", "island-2"), wheel=JOURNEY)
    play(state, "activate large-centre")
    assert options(state) == ["travel island-5", "travel island-9", "travel island-2", "explore"]
    hidden = next(f"island-{number}" for number in (1, 3, 4, 6, 7, 8))
    assert why(state, f"travel {hidden}") == ("NOR-13.1-b", "not-revealed", ())


def test_nor_13_1_b_nothing_is_left_to_reveal_once_all_lie_open() -> None:
    state = at_actions(show_islands(table(), "island-5", "island-9", hidden=0), wheel=JOURNEY)
    play(state, "activate large-centre")
    assert options(state) == ["travel island-5", "travel island-9"]
    assert why(state, "explore") == ("NOR-13.1-b", "all-revealed", ())


@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 6), (4, 7)])
def test_nor_13_1_b_every_island_in_play_can_be_revealed_and_no_other(seats: int, number: int) -> None:
    """NOR-R-17: the next of a shuffled row."""
    state = table(seats)
    in_play = state.islands[:]
    for _ in range(number):
        at_actions(state, wheel=JOURNEY)
        play(state, "activate large-centre", "explore", "build 0")
    assert [isle["island"] for isle in view(state)["islands"]] == [f"island-{tile + 1}" for tile in in_play]
    at_actions(state, wheel=JOURNEY, obsidian=9)
    play(state, "activate large-centre")
    assert why(state, "explore") == ("NOR-13.1-b", "all-revealed", ())


def test_nor_r_17_which_island_comes_is_chance_and_cannot_be_taken_back() -> None:
    found = set()
    for seed in range(8):
        state = at_actions(table(seed=f"{seed:032x}"), wheel=JOURNEY)
        play(state, "activate large-centre")
        before = state.revealed
        play(state, "explore")
        assert state.revealed == before + 1
        found.add(player(state)["island"])
    assert len(found) > 2


def test_nor_13_1_c_staying_is_not_allowed() -> None:
    state = at_actions(show_islands(table(), "island-5", "island-9"), wheel=JOURNEY, island="island-5")
    play(state, "activate large-centre")
    assert options(state) == ["travel island-9", "explore"]
    assert why(state, "travel island-5") == ("NOR-13.1-c", "already-there", ())


def test_nor_13_1_c_with_nowhere_to_go_there_is_no_journey() -> None:
    state = at_actions(show_islands(table(), "island-5", hidden=0), wheel=JOURNEY, island="island-5")
    assert why(state, "activate large-centre") == ("NOR-10.1-f", "no-action-possible", ())


def test_nor_13_1_d_a_second_journey_of_the_turn_may_lead_back() -> None:
    state = at_actions(show_islands(table(), "island-5", "island-9"), wheel=JOURNEY_TWICE, island="island-5")
    play(state, "double large-centre", "travel island-9", "ship mycelium")
    assert options(state) == ["travel island-5", "explore", "forgo"]
    play(state, "travel island-5", "ship energy")
    assert player(state)["island"] == "island-5"
    assert player(state)["ships"] == {"obsidian": 1, "energy": 2, "mycelium": 2}


def test_nor_13_1_e_the_ambassador_never_returns_to_the_islet() -> None:
    """NOR-R-21."""
    state = table()
    assert player(state)["island"] is None
    at_actions(show_islands(state, "island-5", "island-9", hidden=0), wheel=JOURNEY_TWICE)
    play(state, "double large-centre", "travel island-9", "ship mycelium")
    assert options(state) == ["travel island-5", "forgo"]
    play(state, "travel island-5", "ship energy")
    assert player(state)["island"] == "island-5"
    assert {text for text in map(str, GAME.alphabet()) if text.startswith("travel")} == {
        f"travel island-{number}" for number in range(1, 10)
    }


def test_nor_13_2_a_entering_costs_a_resource_of_any_type_for_each_ambassador_of_others() -> None:
    """NOR-R-18: to the common supply."""
    state = show_islands(table(4), "island-5", "island-9")
    for seat in (1, 2):
        put_ambassador(state, seat, "island-5")
    put_ambassador(state, 3, "island-9")
    at_actions(state, wheel=JOURNEY, obsidian=1, energy=1, mycelium=1)
    others = [purse(state, seat) for seat in (1, 2, 3)]
    play(state, "activate large-centre", "travel island-5")
    assert options(state) == ["pay obsidian", "pay energy"]
    play(state, "pay energy")
    assert purse(state) == {"obsidian": 1}
    assert player(state)["island"] == "island-5"
    assert [purse(state, seat) for seat in (1, 2, 3)] == others
    assert [what for rule, _, _, what in told_fully(state) if rule == "NOR-13.2-a"] == [(1, 1), (2, 1)]


def test_nor_13_2_a_an_island_without_other_ambassadors_is_free() -> None:
    state = show_islands(table(), "island-5", "island-9")
    put_ambassador(state, 1, "island-9")
    at_actions(state, wheel=JOURNEY, obsidian=3)
    play(state, "activate large-centre", "travel island-5")
    assert purse(state) == {"obsidian": 3}


def test_nor_13_2_b_an_island_that_cannot_be_paid_cannot_be_chosen() -> None:
    state = show_islands(table(3), "island-5", "island-9")
    for seat in (1, 2):
        put_ambassador(state, seat, "island-5")
    at_actions(state, wheel=JOURNEY, mycelium=1)
    play(state, "activate large-centre")
    assert options(state) == ["travel island-9", "explore"]
    assert why(state, "travel island-5") == ("NOR-13.2-b", "resources-missing", (1,))


def test_nor_13_2_c_ambassadors_on_the_islet_never_cost_anything() -> None:
    state = table(4)
    assert [player(state, seat)["island"] for seat in range(4)] == [None] * 4
    at_actions(show_islands(state, "island-9"), wheel=JOURNEY_TWICE)
    play(state, "double large-centre", "travel island-9", "ship mycelium", "explore", "build 0")
    assert not [rule for rule in told(state) if rule.endswith("paid")]
    assert player(state)["resources"] == {"obsidian": 0, "energy": 0, "mycelium": 0}
    assert player(state, 1)["island"] is None


def test_nor_13_3_a_a_revealed_island_gets_its_ships_and_the_ambassador() -> None:
    state = show_islands(table(4), "island-9")
    state.islands[1] = 3  # island-4 lies under the next cloud
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre")
    hush(state)
    play(state, "explore")
    assert player(state)["island"] == "island-4"
    assert ships_on(state, "island-4") == {"obsidian": 2, "mycelium": 3}
    assert told(state) == [
        "NOR-13.3-a revealed",
        "NOR-13.3-b ships-came",
        "NOR-13.3-b ships-came",
        "NOR-13.1-a arrived",
    ]
    assert options(state) == ["ship obsidian", "ship mycelium", "build 0", "build 1", "build 2", "build 3"]


SYMBOL_ISLAND = {
    "plus-one": ("island-1", "obsidian"),
    "minus-one": ("island-4", "mycelium"),
    "minus-two": ("island-4", "obsidian"),
}


@pytest.mark.parametrize(
    ("symbol", "seats", "ships"),
    [
        ("plus-one", 2, 3),
        ("plus-one", 3, 4),
        ("plus-one", 4, 5),
        ("minus-one", 2, 1),
        ("minus-one", 3, 2),
        ("minus-one", 4, 3),
        ("minus-two", 3, 1),
        ("minus-two", 4, 2),
    ],
)
def test_nor_13_3_b_the_symbol_gives_the_number_of_ships(symbol: str, seats: int, ships: int) -> None:
    island, resource = SYMBOL_ISLAND[symbol]
    state = table(seats)
    state.islands[0] = int(island[-1]) - 1
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre", "explore")
    assert ships_on(state, island)[resource] == ships
    assert [ship["symbol"] for ship in island_of(state, island)["ships"] if ship["resource"] == resource] == [symbol]


def test_nor_13_3_c_every_type_shown_gets_at_least_one_ship() -> None:
    """NOR-R-19: with two players a symbol of players - 2 gives one."""
    state = table(2)
    state.islands[0] = 3  # island-4: mycelium - 1, obsidian - 2
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre", "explore")
    assert ships_on(state, "island-4") == {"obsidian": 1, "mycelium": 1}
    assert can(state, "ship obsidian")


def test_nor_13_4_a_a_ship_of_one_of_the_types_lying_there() -> None:
    state = at_actions(show_islands(table(4), "island-4"), wheel=JOURNEY, mycelium_ship=1)
    play(state, "activate large-centre", "travel island-4")
    assert options(state, "ship") == ["ship obsidian", "ship mycelium"]
    assert why(state, "ship energy") == ("NOR-13.4-b", "no-ship-left", (1,))
    play(state, "ship mycelium")
    assert ships_on(state, "island-4") == {"obsidian": 2, "mycelium": 2}
    assert player(state)["ships"] == {"obsidian": 1, "energy": 1, "mycelium": 2}


def test_nor_13_4_b_without_ships_left_there_is_none_to_take() -> None:
    state = show_islands(table(), "island-5")
    put_ships(state, "island-5", energy=0)
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-5")
    assert options(state) == ["build 0", "build 1", "build 2", "build 3"]
    assert why(state, "ship energy") == ("NOR-13.4-b", "no-ship-left", (1,))


@pytest.mark.parametrize(
    ("plot", "warehouses"), [(0, {"empty-sail": 3}), (1, {"empty-compass": 1}), (2, {"empty-lamp": 1})]
)
def test_nor_13_5_a_a_factory_goes_on_a_free_slot_for_the_empty_warehouses_it_shows(
    plot: int, warehouses: dict[str, int]
) -> None:
    state = at_actions(show_islands(table(), "island-4"), wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-4", f"build {plot}")
    assert purse(state) == warehouses
    assert owners_on(state, "island-4") == [0 if at == plot else None for at in ALL_PLOTS]
    assert player(state)["factories_built"] == 1 and player(state)["income"] == 1


def test_nor_13_5_a_an_island_has_no_more_slots_than_it_shows() -> None:
    state = at_actions(show_islands(table(), "island-4"), wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-4")
    assert why(state, "build 4") == ("NOR-13.5-a", "no-such-plot", ())


def test_nor_13_5_b_building_costs_nothing_beyond_the_entry() -> None:
    state = show_islands(table(), "island-4")
    put_ambassador(state, 1, "island-4")
    at_actions(state, wheel=JOURNEY, obsidian=1, knowledge=2)
    play(state, "activate large-centre", "travel island-4")
    assert purse(state) == {"knowledge": 2}
    play(state, "build 1")
    assert purse(state) == {"knowledge": 2, "empty-compass": 1}


def test_nor_13_5_c_a_slot_holds_one_factory_for_the_rest_of_the_game() -> None:
    state = own_plot(show_islands(table(), "island-4"), "island-4", 2, 1)
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-4")
    assert options(state, "build") == ["build 0", "build 1", "build 3"]
    assert why(state, "build 2") == ("NOR-13.5-c", "plot-taken", (1,))
    play(state, "build 0")
    for _ in range(6):
        finish_turn(state)
    assert owners_on(state, "island-4") == [0, None, 1, None]


def test_nor_13_5_d_several_own_factories_on_one_island_one_per_action() -> None:
    """NOR-R-20."""
    state = own_plot(show_islands(table(), "island-4", "island-9"), "island-4", 0, 0)
    at_actions(state, wheel=JOURNEY_TWICE, built=1)
    play(state, "double large-centre", "travel island-4")
    assert options(state, "build") == ["build 1", "build 2", "build 3"]
    play(state, "build 1")
    assert question(state) == "choose-island"
    play(state, "travel island-9", "ship mycelium")
    assert owners_on(state, "island-4") == [0, 0, None, None]
    assert player(state)["factories_built"] == 2


def test_nor_13_5_e_no_factory_without_a_free_slot() -> None:
    state = show_islands(table(), "island-5")
    for plot in ALL_PLOTS:
        own_plot(state, "island-5", plot, 1)
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-5")
    assert options(state) == ["ship energy"]
    assert why(state, "build 0") == ("NOR-13.5-c", "plot-taken", (1,))


def test_nor_13_5_e_nor_after_all_seven_are_built() -> None:
    state = at_actions(put_factories(show_islands(table(), "island-5"), 0, 7), wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-5")
    assert options(state) == ["ship energy"]
    assert why(state, "build 0") == ("NOR-13.5-e", "no-factory-left", ())
    state = at_actions(put_factories(show_islands(table(), "island-5"), 0, 6), wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-5")
    assert can(state, "build 0")


def test_nor_13_6_a_if_a_ship_or_a_factory_is_possible_one_of_them_is_taken() -> None:
    """NOR-R-16."""
    state = at_actions(show_islands(table(), "island-5"), wheel=JOURNEY_TWICE)
    play(state, "double large-centre", "travel island-5", "ship energy", "explore")
    assert {text.split()[0] for text in options(state)} <= {"ship", "build"}
    assert why(state, "forgo")[1] == "first-action"
    assert why(state, "end action")[1] == "finish-first"


def test_nor_13_6_b_an_exhausted_island_may_be_entered_and_gives_nothing() -> None:
    """NOR-R-16."""
    state = show_islands(table(), "island-5")
    put_ships(state, "island-5", energy=0)
    for plot in ALL_PLOTS:
        own_plot(state, "island-5", plot, 1)
    put_ambassador(state, 1, "island-5")
    at_actions(state, wheel=JOURNEY, obsidian=1)
    play(state, "activate large-centre", "travel island-5")
    assert player(state)["island"] == "island-5" and purse(state) == {}
    assert told(state)[-1] == "NOR-13.6-b found-nothing"
    assert question(state) == "choose-disc"
    assert view(state)["turn"]["actions"] == 1


def test_nor_13_6_b_without_factories_and_ships_the_journey_ends_too() -> None:
    state = put_factories(show_islands(table(), "island-5"), 0, 7)
    put_ships(state, "island-5", energy=0)
    at_actions(state, wheel=JOURNEY)
    play(state, "activate large-centre", "travel island-5")
    assert told(state)[-1] == "NOR-13.6-b found-nothing"


def test_nor_r_48_ships_of_the_nine_islands() -> None:
    """Three islands of one type at players + 1; six of two types, every ordered pair once; 15 of each type for four."""
    symbols = [{symbol: at for at, symbol in enumerate(isle.symbols) if symbol} for isle in GAME.printed.isles]
    assert sorted(pair["plus-one"] for pair in symbols if "plus-one" in pair) == [0, 1, 2]
    pairs = [(pair["minus-one"], pair["minus-two"]) for pair in symbols if "plus-one" not in pair]
    assert sorted(pairs) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert [sum(isle.ships[2][resource] for isle in GAME.printed.isles) for resource in range(3)] == [15, 15, 15]
    assert symbols[3] == {"minus-one": 2, "minus-two": 0}  # the island of the example: mycelium - 1, obsidian - 2


def test_nor_r_48_factory_slots_of_the_nine_islands() -> None:
    """Four slots each: two simple goods worth 3 + 1 or 2 + 2 warehouses, two complex ones worth 1; every warehouse."""
    stock: Counter[int] = Counter()
    for isle in GAME.printed.isles:
        plots = list(zip(isle.plot_goods, isle.plot_warehouses, strict=True))
        simple = [number for good, number in plots if good < 3]
        assert len({good for good, _ in plots if good < 3}) == 2
        assert sorted(simple) in ([1, 3], [2, 2]) and [number for good, number in plots if good >= 3] == [1, 1]
        for good, number in plots:
            stock[good] += number
    assert [stock[good] for good in range(5)] == [12, 12, 12, 9, 9] == GAME.printed.warehouse_tokens
    assert any((2, 2) in zip(isle.plot_goods, isle.plot_warehouses, strict=True) for isle in GAME.printed.isles)


def test_nor_r_48_the_islands_in_play_hold_enough_for_everybody() -> None:
    state = new(4)
    assert len(state.islands) * 4 == 4 * state.printed.factories
