"""Every field of a view is what the state says, for every seat; and what is imagined could be true."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablewright.games.noria.names import (
    ACTIONS,
    BONUS_DOUBLINGS,
    DISCS,
    DOUBLINGS,
    EMPTY,
    FACTORIES,
    FULL,
    GOODS,
    HALLS,
    INTRIGUES,
    ISLANDS,
    KNOWLEDGE,
    LEVEL,
    MODIFIES,
    MOST_PLOTS,
    NIGHT_SHIFTS,
    PATHS,
    RESOURCES,
    RING_OF,
    SHIP,
    SLOTS,
)
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import NOBODY
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.random import chance_from
from tests.games.noria.table import (
    EXPERT_WHEEL,
    GAME,
    at_actions,
    at_influence,
    at_politics,
    can,
    new,
    options,
    own_plot,
    play,
    put_ambassador,
    put_factories,
    put_hall,
    put_levels,
    put_market,
    put_ships,
    put_wheel,
    show_islands,
    table,
    view,
)

CURRENCIES_OF_PATHS = ["resource", "resource", "simple", "complex"]
BUILT = [f"place {disc} {slot}" for disc, slot in EXPERT_WHEEL.items()]


def numbered(seats: int = 4) -> Noria:
    """A table at which hardly two numbers are the same."""
    state = show_islands(table(seats, start="seat-2"), "island-4", "island-1", "island-8")
    number = 0
    for seat in range(seats):
        for thing in range(LEVEL):
            number += 1
            state.hold[seat][thing] = number
        put_levels(state, seat, **{path: 1 + (seat * 3 + at * 2) % 8 for at, path in enumerate(PATHS)})
        put_factories(state, seat, 6 - seat)
        put_ambassador(state, seat, ["island-1", None, "island-8", "island-1"][seat])
        put_wheel(state, seat, {"large-left": DISCS[seat], "small-top": DISCS[seat + 1] + "+", "medium-right": "city"})
    for at, hall in enumerate(HALLS):
        put_hall(state, hall, above=at % 3, seated=(at + 1) % 4)
    put_market(state, **{disc: 1 + at for at, disc in enumerate(DISCS)})
    put_ships(state, "island-4", mycelium=2, obsidian=0)
    own_plot(own_plot(state, "island-4", 2, 3), "island-8", 0, 1)
    state.gone = [7, 6, 5, 4, 3, 2, 1]
    return state


@pytest.mark.parametrize("mode", ["base", "expert"])
def test_which_game_is_played(mode: str) -> None:
    assert view(new(mode=mode))["mode"] == mode


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_what_a_seat_holds(viewer: int) -> None:
    """NOR-8.2-g: everybody sees the same of everybody."""
    state = numbered()
    for seat, seen in enumerate(view(state, viewer)["players"]):
        row = state.hold[seat]
        levels = row[LEVEL:FACTORIES]
        assert seen["seat"] == seat
        assert list(seen["resources"].items()) == list(zip(RESOURCES, row[:3], strict=True))
        assert seen["knowledge"] == row[KNOWLEDGE]
        assert list(seen["ships"].items()) == list(zip(RESOURCES, row[SHIP:EMPTY], strict=True))
        for good, name in enumerate(GOODS):
            assert seen["warehouses"][name] == {"empty": row[EMPTY + good], "full": row[FULL + good]}
        assert seen["factories_built"] == 7 - row[FACTORIES] == 6 - seat
        assert seen["income"] == [0, 1, 2, 2, 3, 3, 4, 5][6 - seat]
        assert list(seen["levels"].items()) == list(zip(PATHS, levels, strict=True))
        assert seen["cave"] == levels.count(0)
        assert seen["island"] == ["island-1", None, "island-8", "island-1"][seat]
        assert seen["tie_break"] == sum(row[SHIP:LEVEL])
        assert seen["ready"] is True and seen["centre"] == []
        followed = [seen["levels"], seen["resources"], {"knowledge": seen["knowledge"]}]
        followed += [{f"{name}-ship": count for name, count in seen["ships"].items()}]
        followed += [{name: sides["full"] for name, sides in seen["warehouses"].items()}]
        wanted = [pair for things in followed for pair in things.items()]
        assert [(one.id, one.number) for one in GAME.measures(state, seat)] == wanted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_total_is_made_of(seats: int) -> None:
    """The highest and the lowest level count besides all four; they differ, and so do the totals."""
    state = numbered(seats)
    seen = view(state)
    values = [[0, 2, 4, 6, 8], [0, 2, 4, 6, 8], [0, 3, 6, 9, 12], [0, 4, 8, 12, 16], [0, 2, 4, 6, 8], [0, 4, 8, 12, 16]]
    worth = [values[hall][state.seated[hall]] for hall in range(len(HALLS))]
    totals = []
    for seat in range(seats):
        levels = state.hold[seat][LEVEL:FACTORIES]
        factors = [*levels, max(levels), min(levels)]
        assert max(levels) != min(levels)
        lines = [
            {"hall": hall, "level": level, "value": value, "points": level * value}
            for hall, level, value in zip(HALLS, factors, worth, strict=True)
        ]
        assert seen["legend"]["scores"][seat] == lines
        totals.append(sum(level * value for level, value in zip(factors, worth, strict=True)))
    assert [player["total"] for player in seen["players"]] == totals == GAME.result(state).totals
    assert len(set(totals)) == seats


def test_the_levels_of_a_path_are_those_of_every_seat_in_order() -> None:
    state = numbered()
    for path, seen in enumerate(view(state)["paths"]):
        printed = state.printed.paths[path]
        assert seen["path"] == PATHS[path]
        assert seen["levels"] == [state.hold[seat][LEVEL + path] for seat in range(4)]
        assert seen["currency"] == CURRENCIES_OF_PATHS[path]
        assert [price["amount"] for price in seen["prices"]] == list(printed.amounts)
        modes = ["different" if different else "same" for different in printed.different]
        assert [price["mode"] for price in seen["prices"]] == modes


def test_halls_and_market() -> None:
    state = numbered()
    seen = view(state)
    for at, hall in enumerate(seen["halls"]):
        above, seated = at % 3, (at + 1) % 4
        values = state.printed.hall_values[at]
        rest = {"removed": 4 - above - seated, "value": values[seated], "values": list(values)}
        assert hall == {"hall": HALLS[at], "above": above, "seated": seated, **rest}
    prices = {"city": 1, "journey": 2, "tools": 3, "bonus": 4}
    assert [(stack["disc"], stack["left"], stack["price"]) for stack in seen["market"]] == [
        (disc, 1 + at, prices.get(disc, 0)) for at, disc in enumerate(DISCS)
    ]
    assert seen["removed_discs"] == dict(zip(DISCS, [7, 6, 5, 4, 3, 2, 1], strict=True))


def test_islands() -> None:
    state = numbered()
    seen = view(state)["islands"]
    assert [isle["place"] for isle in seen] == list(range(7))
    assert [isle["island"] for isle in seen] == ["island-4", "island-1", "island-8", None, None, None, None]
    assert [isle["ambassadors"] for isle in seen] == [[], [0, 3], [2], [], [], [], []]
    for isle in seen[:3]:
        number = ISLANDS.index(isle["island"])
        printed = state.printed.isles[number]
        shown = [resource for resource in range(3) if printed.ships[2][resource]]
        assert [ship["resource"] for ship in isle["ships"]] == [RESOURCES[resource] for resource in shown]
        assert [ship["left"] for ship in isle["ships"]] == [state.ships[number * 3 + resource] for resource in shown]
        assert [ship["symbol"] for ship in isle["ships"]] == [printed.symbols[resource] for resource in shown]
        assert [plot["good"] for plot in isle["plots"]] == [GOODS[good] for good in printed.plot_goods]
        assert [plot["warehouses"] for plot in isle["plots"]] == list(printed.plot_warehouses)
        owners = state.plots[number * MOST_PLOTS : number * MOST_PLOTS + 4]
        assert [plot["owner"] for plot in isle["plots"]] == [None if owner == NOBODY else owner for owner in owners]
    assert [plot["owner"] for plot in seen[0]["plots"]] == [None, None, 3, None]
    assert seen[3] == {"place": 3, "island": None, "ships": [], "plots": [], "ambassadors": []}


@pytest.mark.parametrize("active", range(4))
def test_wheels_and_what_was_done_this_turn(active: int) -> None:
    """Discs are used, improved and bought by the active seat alone; costs are those of its next special action."""
    state = numbered()
    wheel = {"large-centre": "city+", "medium-left": "tools", "small-bottom": "energy", "large-top": "energy"}
    at_influence(state, active, round=9, wheel=wheel, knowledge=40)
    play(state, "night-shift large", "night-shift medium", "modify small-bottom", "to large-centre")
    assert view(state)["costs"] == {"night_shift": 8, "modify": 6, "intrigue": 3}
    at_actions(state, active, round=9, wheel=wheel, knowledge=40, obsidian=2)
    state.turn[MODIFIES], state.turn[NIGHT_SHIFTS], state.turn[INTRIGUES] = 1, 2, 1
    play(state, "double large-centre", "buy energy", "buy city", "activate medium-left", "improve large-top")
    play(state, "inspect small-bottom")
    for viewer in (SPECTATOR, *range(4)):
        seen = view(state, viewer)
        assert seen["active"] == active
        assert seen["costs"] == {"night_shift": 8, "modify": 6, "intrigue": 6}
        turn = {"actions": 3, "max_actions": 4, "doubled": True, "night_shifts": 2, "modifies": 1, "intrigues": 1}
        assert seen["turn"] == turn
        used = {
            (seat, slot["slot"]): slot["used"]
            for seat in range(4)
            for slot in seen["players"][seat]["wheel"]
            if slot["used"]
        }
        assert used == {
            (active, "large-centre"): "doubled",
            (active, "medium-left"): "activated",
            (active, "small-bottom"): "inspected",
        }
        improved = [
            (seat, slot["slot"]) for seat in range(4) for slot in seen["players"][seat]["wheel"] if slot["improved"]
        ]
        assert improved == [(active, "large-top")]
        centres = [player["centre"] for player in seen["players"]]
        assert centres == [["energy", "city"] if seat == active else [] for seat in range(4)]
    assert [state.turn[count] for count in (ACTIONS, DOUBLINGS, BONUS_DOUBLINGS)] == [3, 1, 0]


@pytest.mark.parametrize("seat", range(4))
def test_the_slots_of_a_wheel(seat: int) -> None:
    state = numbered()
    seen = view(state, seat)["players"]
    for other in range(4):
        for at, slot in enumerate(seen[other]["wheel"]):
            disc = state.wheel[other][at]
            assert (slot["slot"], slot["ring"]) == (SLOTS[at], ["large", "medium", "small"][RING_OF[at]])
            assert slot["active"] == (at in (0, 1, 2, 6, 7, 10))
            assert slot["disc"] == (None if disc < 0 else DISCS[disc // 2])
            assert slot["advanced"] == (disc >= 0 and disc % 2 == 1)


def test_the_frame_of_the_table() -> None:
    state = at_politics(numbered(3), 1, round=6, knowledge=9)
    seen = view(state)
    assert (seen["mode"], seen["round"], seen["rounds"], seen["phase"]) == ("base", 6, 15, "politics")
    assert (seen["active"], seen["start"], seen["order"], seen["building"]) == (1, 1, [1, 2, 0], False)
    assert seen["track"] == {**seen["track"], "uncovered": 7, "price_rise": 11, "spaces": 16}
    assert [space for space in range(16) if seen["track"]["symbols"][space]] == [0, 4, 8, 12]
    assert seen["barter"] == 3 and seen["tableau"] == [0, 1, 2, 2, 3, 3, 4, 5]
    assert [(good["good"], good["class"], good["sells"]) for good in seen["goods"]] == [
        *[(good, "simple", 2) for good in GOODS[:3]],
        *[(good, "complex", 3) for good in GOODS[3:]],
    ]
    assert [list(good["recipe"].items()) for good in seen["goods"]] == [
        list(zip(RESOURCES, recipe, strict=True)) for recipe in [(1, 1, 0), (0, 1, 1), (1, 0, 1), (1, 1, 1), (1, 1, 1)]
    ]
    assert seen["legend"]["triples"] == [
        [f"large-{large}", f"medium-{medium}", "small-bottom"]
        for large, medium in (("left", "left"), ("centre", "left"), ("right", "right"), ("centre", "right"))
    ]


def test_what_is_printed_is_made_once_for_all_views_and_is_not_what_the_rules_read() -> None:
    def lists(seen: Any) -> list[Any]:
        prices, values = [path["prices"] for path in seen["paths"]], [hall["values"] for hall in seen["halls"]]
        return [seen["track"]["symbols"], seen["goods"], seen["tableau"], *seen["legend"]["triples"], *prices, *values]

    one, other, printed = lists(view(table(2))), lists(view(numbered(), 3)), GAME.printed
    assert all(mine is same for mine, same in zip(one, other, strict=True))
    read = [printed.symbols, printed.income, *printed.triple_slots, *printed.hall_values]
    assert not {id(mine) for mine in one} & {id(rule) for rule in read}


# While expert wheels are built at the same time.


def halfway(seats: int, done: int, begun: int) -> Noria:
    """*done* has committed its wheel, *begun* has placed two discs."""
    state = new(seats, "expert")
    play(state, *BUILT, "commit", seat=done)
    return play(state, *BUILT[:2], seat=begun)


@pytest.mark.parametrize(("done", "begun"), [(0, 1), (1, 2), (2, 0)])
def test_nor_20_2_c_each_seat_sees_its_own_wheel_and_who_is_ready(done: int, begun: int) -> None:
    state = halfway(3, done, begun)
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = view(state, viewer)
        assert seen["building"] is True
        assert [player["ready"] for player in seen["players"]] == [seat == done for seat in range(3)]
        assert [player["wheel"] is None for player in seen["players"]] == [seat != viewer for seat in range(3)]


@pytest.mark.parametrize(("done", "begun"), [(0, 1), (1, 2), (2, 0)])
def test_nor_20_2_c_what_is_imagined_of_the_others_is_a_legal_wheel_or_a_beginning(done: int, begun: int) -> None:
    """NOR-20.2-a, NOR-20.2-b: 3, 2 and 1 discs a ring, two active; who has not committed begins with the first disc."""
    state = halfway(3, done, begun)
    kinds: set[tuple[int, ...]] = set()
    for draw in range(40):
        for viewer in range(3):
            imagined = GAME.imagine(state, viewer, chance_from(f"{draw:032x}"))
            for seat in range(3):
                if seat == viewer:
                    assert imagined.wheel[seat] == state.wheel[seat]
                    assert imagined.lanes[seat] == state.lanes[seat]
                elif seat == done:
                    assert imagined.lanes[seat] == []
                    kinds.add(tuple(imagined.wheel[seat]))
                    check_legal(imagined.wheel[seat])
                else:
                    step = GAME.question(imagined, seat)
                    assert step is not None and step.fields() == ("build-wheel", seat, 0)
                    assert [str(option) for option in GAME.options(imagined, seat)] == [
                        f"place obsidian {slot}" for slot in SLOTS
                    ]
    assert len(kinds) > 20


def check_legal(wheel: list[int]) -> None:
    lying = [slot for slot in range(len(SLOTS)) if wheel[slot] >= 0]
    assert sorted(wheel[slot] for slot in lying) == [0, 2, 4, 6, 8, 10], "one of each but Bonus, normal side up"
    assert Counter(RING_OF[slot] for slot in lying) == {0: 3, 1: 2, 2: 1}
    assert len([slot for slot in lying if slot in (0, 1, 2, 6, 7, 10)]) == 2


# Other seats, all the way round; and all of a kind rather than one.


@pytest.mark.parametrize("seat", range(4))
def test_nor_12_3_e_delegates_ahead_are_counted_from_every_seat(seat: int) -> None:
    """The next seats round the table stand one level higher, as high, and one lower: one resource besides the price."""
    state = table(4)
    for far, level in enumerate([4, 3, 2], 1):
        put_levels(state, (seat + far) % 4, refinement=level)
    wheel = {"large-centre": "city", "small-bottom": "energy"}
    poor = at_actions(GAME.twin(state), seat, wheel=wheel, levels={"refinement": 3}, obsidian=4)
    assert not can(play(poor, "activate large-centre"), "invest refinement")
    at_actions(state, seat, wheel=wheel, levels={"refinement": 3}, obsidian=5)
    play(state, "activate large-centre", "invest refinement")
    assert view(state)["players"][seat]["resources"]["obsidian"] == 0
    assert view(state)["players"][seat]["levels"]["refinement"] == 4


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("far", [1, 2, 3])
def test_nor_13_2_a_every_other_ambassador_costs_a_resource(seat: int, far: int) -> None:
    state = put_ambassador(show_islands(table(4), "island-1", "island-5"), (seat + far) % 4, "island-5")
    wheel = {"large-centre": "journey", "small-bottom": "energy"}
    at_actions(state, seat, wheel=wheel, obsidian=1)
    play(state, "activate large-centre", "travel island-5")
    assert view(state)["players"][seat]["resources"]["obsidian"] == 0


@pytest.mark.parametrize("island", ISLANDS)
def test_nor_13_5_a_every_slot_of_every_island_gives_its_warehouses(island: str) -> None:
    state = show_islands(table(), island, "island-1" if island != "island-1" else "island-2")
    wheel = {"large-centre": "journey", "small-bottom": "energy"}
    at_actions(state, wheel=wheel)
    play(state, "activate large-centre", f"travel {island}")
    plots = view(state)["islands"][0]["plots"]
    assert options(state, "build") == [f"build {plot}" for plot in range(len(plots))]
    for number, plot in enumerate(plots):
        built: dict[str, Any] = view(play(GAME.twin(state), f"build {number}"))
        houses = {good: sides["empty"] for good, sides in built["players"][0]["warehouses"].items() if sides["empty"]}
        assert houses == {plot["good"]: plot["warehouses"]}
        assert built["islands"][0]["plots"][number]["owner"] == 0


@pytest.mark.parametrize("disc", DISCS)
def test_nor_12_2_b_every_disc_has_its_price(disc: str) -> None:
    price = {"city": 1, "journey": 2, "tools": 3, "bonus": 4}.get(disc, 0)
    state = at_actions(table(), wheel={"large-centre": "city", "small-bottom": "energy"}, energy=price)
    left = view(state)["market"][DISCS.index(disc)]["left"]
    play(state, "activate large-centre", f"buy {disc}")
    seen = view(state)
    assert seen["players"][0]["resources"]["energy"] == 0
    assert seen["players"][0]["centre"] == [disc]
    assert seen["market"][DISCS.index(disc)]["left"] == left - 1
    if price:
        poor = at_actions(table(), wheel={"large-centre": "city", "small-bottom": "energy"}, energy=price - 1)
        assert not can(play(poor, "activate large-centre"), f"buy {disc}")


@pytest.mark.parametrize("resource", range(3))
def test_nor_11_1_a_every_resource_disc_counts_the_ships_of_its_own_type(resource: int) -> None:
    ships = {f"{name}_ship": 2 + at for at, name in enumerate(RESOURCES)}
    wheel = {"large-centre": RESOURCES[resource], "small-bottom": "energy"}
    state = at_actions(table(), wheel=wheel, **ships)
    play(state, "activate large-centre")
    assert view(state)["players"][0]["resources"] == {
        name: 2 + resource if at == resource else 0 for at, name in enumerate(RESOURCES)
    }
