"""Chapter 20: the expert game."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.games.noria.state import Noria
from tablewright.kernel.state import seats_to_act
from tests.games.noria.table import (
    EXPERT_WHEEL,
    GAME,
    at_actions,
    island_of,
    levels_of,
    market,
    new,
    options,
    play,
    player,
    purse,
    put_ambassador,
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

JOURNEY = {"large-centre": "journey", "small-bottom": "energy"}
CIRCLE = ["island-1", "island-2", "island-3", "island-4", "island-5"]
SEEDS = [f"{number:032x}" for number in range(8)]


def built(state: Noria, seat: int) -> Noria:
    """All discs of EXPERT_WHEEL on the wheel of *seat*."""
    return play(state, *[f"place {disc} {slot}" for disc, slot in EXPERT_WHEEL.items()], seat=seat)


def circle(*ambassadors: str | None, **things: int) -> Noria:
    """Two expert seats with five islands in a circle, the first with a Journey disc to activate."""
    state = show_islands(table(2, "expert"), *CIRCLE, hidden=0)
    for seat, island in enumerate(ambassadors):
        put_ambassador(state, seat, island)
    return at_actions(state, wheel=JOURNEY, **things)


def test_nor_20_1_a_set_up_goes_start_player_islands_market_wheels() -> None:
    state = new(3, "expert")
    verbs = [text.split()[1] for text in told(state)]
    firsts = sorted({"starts", "laid", "priced"}, key=verbs.index)
    assert firsts == ["starts", "laid", "priced"] and question(state) == "build-wheel"
    assert Counter(verbs)["laid"] == 6


@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 6), (4, 7)])
def test_nor_20_1_b_random_islands_lie_open_in_a_circle(seats: int, number: int) -> None:
    laid = {tuple(isle["island"] for isle in view(new(seats, "expert", seed))["islands"]) for seed in SEEDS}
    assert len(laid) == len(SEEDS)
    for row in laid:
        assert len(row) == number == len(set(row)) and None not in row


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_20_1_c_their_ships_are_there_from_the_start(seats: int) -> None:
    """NOR-R-36."""
    state = new(seats, "expert")
    number = {"plus-one": seats + 1, "minus-one": seats - 1, "minus-two": max(1, seats - 2)}
    for isle in view(state)["islands"]:
        assert isle["ships"] and all(ship["left"] == number[ship["symbol"]] for ship in isle["ships"])
    assert "NOR-20.1-c ships-came" in told(state)


def test_nor_20_1_d_the_lower_market_row_is_random_whatever_the_base_market() -> None:
    lower = ["city", "journey", "tools", "bonus"]
    rows = set()
    for seed in SEEDS:
        prices = market(new(2, "expert", seed, market="first"))
        assert sorted(prices[disc][1] for disc in lower) == [1, 2, 3, 4]
        assert [prices[disc] for disc in ("obsidian", "energy", "mycelium")] == [(4, 0)] * 3
        rows.add(tuple(prices[disc][1] for disc in lower))
    assert len(rows) > 3


def test_nor_20_2_a_six_discs_go_one_on_the_small_two_on_the_medium_three_on_the_large_ring() -> None:
    state = new(2, "expert", wheels="turn-order")
    assert options(state) == [f"place obsidian {slot}" for slot in wheel_slots()]
    play(state, "place obsidian small-top")
    assert why(state, "place energy small-bottom") == ("NOR-20.2-a", "ring-full", (2,))
    assert why(state, "place energy small-top") == ("NOR-5.1-a", "slot-taken", ())
    assert why(state, "place mycelium large-top") == ("NOR-20.2-a", "other-disc-first", (1,))
    play(state, "place energy medium-left", "place mycelium medium-upper-left")
    assert why(state, "place city medium-upper-right") == ("NOR-20.2-a", "ring-full", (1,))
    play(state, "place city large-right", "place journey large-top", "place tools large-upper-left")
    assert wheel_of(state) == {
        "small-top": "obsidian",
        "medium-left": "energy",
        "medium-upper-left": "mycelium",
        "large-right": "city",
        "large-top": "journey",
        "large-upper-left": "tools",
    }


def wheel_slots() -> list[str]:
    return [slot["slot"] for slot in player(new(2, "expert"))["wheel"]]


def test_nor_20_2_b_two_lie_in_the_active_half_and_four_in_the_other() -> None:
    state = new(2, "expert", wheels="turn-order")
    play(state, "place obsidian large-left", "place energy medium-left")
    for slot in ("large-centre", "large-right", "medium-right", "small-bottom"):
        assert why(state, f"place mycelium {slot}") == ("NOR-20.2-b", "half-full", ())
    state = new(2, "expert", wheels="turn-order")
    play(state, "place obsidian large-top", "place energy large-upper-left", "place mycelium medium-upper-left")
    play(state, "place city small-top")
    assert why(state, "place journey large-upper-right") == ("NOR-20.2-b", "half-full", ())
    assert why(state, "place journey medium-upper-right") == ("NOR-20.2-b", "half-full", ())
    assert options(state) == [
        f"place journey {slot}" for slot in ("large-right", "large-centre", "large-left", "medium-right", "medium-left")
    ]


def test_nor_20_2_b_every_way_to_place_five_discs_leaves_a_place_for_the_sixth() -> None:
    for seed in range(60):
        state = new(2, "expert", wheels="turn-order")
        pick = seed * 7919
        while question(state) == "build-wheel":
            found = options(state)
            assert found
            play(state, found[pick % len(found)])
            pick = pick * 31 + 17
        for seat in (0, 1):
            slots = player(state, seat)["wheel"]
            assert Counter(slot["ring"] for slot in slots if slot["disc"]) == {"large": 3, "medium": 2, "small": 1}
            assert [slot["active"] for slot in slots if slot["disc"]].count(True) == 2


def test_nor_20_2_c_wheels_are_built_at_the_same_time_unseen_and_shown_together() -> None:
    """NOR-R-37."""
    state = new(3, "expert")
    assert seats_to_act(state) == [0, 1, 2]
    play(state, "place obsidian large-top", seat=2)
    built(state, 0)
    play(state, "commit", seat=0)
    assert seats_to_act(state) == [1, 2]
    assert view(state, 1)["players"][0]["wheel"] is None and view(state)["players"][2]["wheel"] is None
    assert view(state, 0)["players"][0]["wheel"] is not None
    assert GAME.explain(state, 0, GAME.alphabet()[0]) is not None
    assert all(event.heard_by(1) is False for event in state.events if event.verb == "placed")
    assert why(state, "place energy large-left", seat=0) == ("NOR-20.2-c", "others-still-build", ())
    built(state, 1)
    play(state, "place energy large-centre", "place mycelium large-upper-right", "place city small-top", seat=2)
    play(state, "place journey medium-right", "place tools medium-upper-left", "commit", seat=2)
    assert view(state)["round"] == 0
    play(state, "commit", seat=1)
    assert view(state)["round"] == 1 and [state.revealed, told(state).count("NOR-20.2-c wheel-shown")] == [1, 3]
    assert all(view(state)["players"][seat]["wheel"] is not None for seat in range(3))


def test_nor_20_2_c_or_as_a_table_option_in_turn_order() -> None:
    """NOR-R-37."""
    state = new(3, "expert", wheels="turn-order", start="seat-2")
    for seat in (1, 2, 0):
        assert seats_to_act(state) == [seat]
        built(state, seat)
    assert view(state)["round"] == 1 and view(state)["active"] == 1
    first = [event.seat for event in state.events if event.verb == "placed"]
    assert first == [1] * 6 + [2] * 6 + [0] * 6
    assert all(event.heard_by(0) for event in state.events)


def test_nor_20_2_d_two_seats_may_build_the_same_wheel() -> None:
    state = table(2, "expert")
    assert wheel_of(state, 0) == wheel_of(state, 1) == {slot: disc for disc, slot in EXPERT_WHEEL.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_20_3_a_nothing_to_start_with_but_a_ship_of_each_type(seats: int) -> None:
    state = table(seats, "expert")
    for seat in range(seats):
        assert purse(state, seat) == {}
        assert set(levels_of(state, seat).values()) == {0}
        assert player(state, seat)["ships"] == {"obsidian": 1, "energy": 1, "mycelium": 1}


def test_nor_20_4_a_the_first_journey_of_a_seat_may_go_anywhere() -> None:
    """NOR-R-38: from the islet, and for each seat anew."""
    assert player(table(2, "expert"))["island"] is None
    state = circle(None, "island-3", energy=1)
    play(state, "activate large-centre")
    assert options(state) == [f"travel {island}" for island in CIRCLE]
    state = circle("island-3", None)
    at_actions(state, seat=1, wheel=JOURNEY, energy=1)
    play(state, "activate large-centre")
    assert options(state) == [f"travel {island}" for island in CIRCLE]


def test_nor_20_4_a_entry_costs_apply_to_it() -> None:
    state = circle(None, "island-3")
    play(state, "activate large-centre")
    assert why(state, "travel island-3") == ("NOR-13.2-b", "resources-missing", (1,))
    assert options(state) == ["travel island-1", "travel island-2", "travel island-4", "travel island-5"]


@pytest.mark.parametrize(
    ("here", "neighbours"),
    [
        ("island-1", ["island-2", "island-5"]),
        ("island-3", ["island-2", "island-4"]),
        ("island-5", ["island-1", "island-4"]),
    ],
)
def test_nor_20_4_b_later_ones_go_to_a_neighbour_in_the_circle(here: str, neighbours: list[str]) -> None:
    state = circle(here)
    play(state, "activate large-centre")
    assert options(state) == [f"travel {island}" for island in neighbours]
    for island in CIRCLE:
        if island not in (here, *neighbours):
            assert why(state, f"travel {island}") == ("NOR-20.4-b", "not-a-neighbour", ())
    assert why(state, f"travel {here}") == ("NOR-13.1-c", "already-there", ())


def test_nor_20_4_b_neighbours_are_those_on_the_table_not_those_by_number() -> None:
    state = show_islands(table(2, "expert"), "island-9", "island-2", "island-7", "island-4", "island-1", hidden=0)
    at_actions(state, wheel=JOURNEY, island="island-2")
    play(state, "activate large-centre")
    assert options(state) == ["travel island-9", "travel island-7"]


def test_nor_20_4_b_two_neighbours_that_cannot_be_paid_leave_no_journey() -> None:
    state = show_islands(table(3, "expert"), *CIRCLE, "island-6", hidden=0)
    put_ambassador(put_ambassador(state, 1, "island-2"), 2, "island-6")
    at_actions(state, wheel=JOURNEY, island="island-1")
    assert why(state, "activate large-centre") == ("NOR-10.1-f", "no-action-possible", ())


def test_nor_20_4_c_entry_costs_go_to_the_common_supply() -> None:
    """NOR-R-18."""
    state = circle("island-2", "island-3", mycelium=1)
    play(state, "activate large-centre", "travel island-3")
    assert purse(state, 0) == {} and purse(state, 1) == {}
    assert ("NOR-13.2-a", 0, "paid", (2, 1)) in told_fully(state)


def test_nor_20_4_d_nothing_is_revealed() -> None:
    state = at_actions(table(2, "expert"), wheel=JOURNEY)
    play(state, "activate large-centre")
    assert options(state) == [f"travel {isle['island']}" for isle in view(state)["islands"]]
    assert len(options(state)) == 5
    assert why(state, "explore") == ("NOR-20.4-d", "all-revealed", ())


def test_nor_20_4_d_arriving_brings_no_new_ships() -> None:
    state = circle(None)
    put_ships(state, "island-5", energy=1)
    play(state, "activate large-centre", "travel island-5", "ship energy")
    assert island_of(state, "island-5")["ships"][0]["left"] == 0
