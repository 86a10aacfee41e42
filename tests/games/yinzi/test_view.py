"""Every field of a view against the table that was arranged, seat by seat; no two numbers are alike."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.yinzi.names import BONUSES, CARDS, COMMITMENTS, DOCKS, FACTORIES, GOODS, INNOVATIONS, SQUARES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.game import SPECTATOR
from tests.games.yinzi.table import (
    GAME,
    aboard,
    army,
    begin,
    committed,
    disc_on,
    dock,
    done,
    empty_tile,
    factory,
    fortune,
    give_hand,
    give_resources,
    group,
    grow,
    hold,
    land,
    land_abroad,
    lay_markets,
    lay_routes,
    lay_track,
    migrants,
    new,
    own_route,
    play,
    played,
    put,
    raw,
    row,
    ruin,
    rural,
    send_envoys,
    served,
    set_order,
    set_rate,
    ship_piles,
    show_factories,
    turn,
    view,
)

SEATS = range(4)
CARDS_OF = (("c01",), ("c02", "c03"), ("c05", "c06", "c07"), ())
PLAYED = (("c12", "c11"), ("c12",), (), ("c05", "c06", "c09"))


def everything() -> Yinzi:
    """Four seats, each with a number of its own of everything."""
    state = set_order(lay_markets(land(4), "m1", "m3", "m5", "m8"), 2, 0, 3, 1)
    for seat in SEATS:
        give_hand(state, seat, *CARDS_OF[seat])
        played(state, seat, *PLAYED[seat])
        give_resources(state, seat, wood=seat, stone=3 - seat if seat else 0)
        hold(state, seat, coins=10 + seat, silver=seat + 1, misfortune=5 - seat, boat=2 * seat + 1)
        hold(state, seat, glory_first=seat, glory_second=3 - seat, discs=row(state, "discs", seat) - 3, bonus=seat + 2)
    return set_rate(state, 11, 5)


def players(state: Yinzi, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = view(state, viewer)["players"]
    return shown


def each(state: Yinzi, field: str) -> list[Any]:
    return [one[field] for one in players(state)]


# The table.


def test_before_the_board_is_laid_out_only_the_colours_show() -> None:
    state = play(new(3), "colour yellow")
    assert view(state, 1) == {"phase": "setup", "colours": ["yellow", None, None]}


def test_round_order_rate_and_stock() -> None:
    state = everything()
    shown = view(state)
    assert (shown["phase"], shown["round"], shown["rounds"], shown["order"]) == ("actions", 1, 4, [2, 0, 3, 1])
    assert (shown["rate"], shown["die"], shown["rates"]) == (11, 5, [6, 7, 8, 9, 10, 11, 12])
    assert shown["stock"] == {"wood": 14 - 6, "stone": 8 - 3}
    assert shown["colours"] == ["red", "blue", "yellow", "green"]
    assert shown["capacity"] == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    assert shown["glory_points"] == [4, 2]
    assert [(one["most"], one["silver"]) for one in shown["tax_brackets"]] == [(5, 0), (8, 1), (12, 2)]
    asked_for = [(one["commitment"], one["workers"], one["coins"], one["silver"]) for one in shown["imperial"]]
    assert asked_for == list(zip(COMMITMENTS, (1, 2, 3, 4), (2, 3, 4, 0), (0, 0, 0, 1), strict=True))


@pytest.mark.parametrize("seat", SEATS)
def test_whose_turn_it_is_and_what_it_has_used(seat: int) -> None:
    state = fortune(grow(hold(land(4), seat, boat=3), "huguang-c1", seat, 2), "sell-urban", "c11", seat)
    shown = view(state)
    assert (shown["active"], shown["transport_left"]) == (seat, 3)
    assert shown["turn"] == {"resolutions": 3, "workers": 0, "transport_used": 0, "food": 0}
    play(state, "sell huguang-c1", "market nanzhili-5", "tax")
    assert view(state)["transport_left"] == 2
    assert view(state)["turn"] == {"resolutions": 3, "workers": 0, "transport_used": 1, "food": 0}
    state = play(turn(group(land(4), 3, seat), seat), "send cultivate", "to take-resources")
    assert view(state)["turn"] == {"resolutions": 0, "workers": 3, "transport_used": 0, "food": 0}
    state = begin(grow(migrants(land(4), seat, upper=4), "jiangxi-a3", seat), "feeding")
    assert view(state)["turn"] == {"resolutions": 0, "workers": 0, "transport_used": 0, "food": 2}
    state.window = 0
    assert (view(state)["turn"], view(state)["transport_left"]) == (None, None)


@pytest.mark.parametrize("seat", SEATS)
def test_squares_with_good_tile_cubes_and_factory(seat: int) -> None:
    state = grow(grow(land(4), "huguang-a1", seat, 2), "jiangxi-c4", seat, 1, "maize")
    factory(empty_tile(state, "zhejiang-b3", "tea"), FACTORIES[seat], "nanzhili-a1-b1", seat)
    shown = {one["square"]: one for one in view(state)["squares"]}
    assert list(shown) == list(SQUARES)
    grid = [GOODS[good] for good in GAME.printed.grid]
    plain: dict[str, Any] = {"tile": None, "seat": None, "cubes": 0, "factory": None}
    marked: dict[str, dict[str, Any]] = {
        "huguang-a1": {"seat": seat, "cubes": 2},
        "jiangxi-c4": {"tile": "maize", "seat": seat, "cubes": 1},
        "zhejiang-b3": {"tile": "tea"},
        "nanzhili-a1": {"factory": FACTORIES[seat]},
        "nanzhili-b1": {"factory": FACTORIES[seat]},
    }
    for name, good in zip(SQUARES, grid, strict=True):
        assert shown[name] == {"square": name, "printed": good, **plain, **marked.get(name, {})}


@pytest.mark.parametrize("seat", SEATS)
def test_factories_their_owner_level_storage_and_products_by_seat(seat: int) -> None:
    state = factory(land(4), "silk-green", "huguang-a1-a2", seat, 3, tuple([int(who == seat) * 2 for who in SEATS]))
    ruin(state, "porcelain-red", "jiangxi-a1-a2")
    show_factories(state, "paper-blue", "silk-red", pile=("paper-red", "paper-green", "silk-blue"))
    assert view(state)["factories"] == [
        {
            "factory": "porcelain-red", "product": "porcelain", "colour": "red", "site": "jiangxi-a1-a2",
            "owner": None, "level": 0, "storage": 0, "products": [0, 0, 0, 0],
        },
        {
            "factory": "silk-green", "product": "silk", "colour": "green", "site": "huguang-a1-a2",
            "owner": seat, "level": 3, "storage": 3, "products": [int(who == seat) * 2 for who in SEATS],
        },
    ]  # fmt: skip
    assert (view(state)["display"], view(state)["factory_pile"]) == (["paper-blue", "silk-red"], 3)


def test_the_plantation_track_with_gaps_and_prices() -> None:
    state = lay_track(land(4), "tea", "ramie", pile=("salt", "salt", "cotton"))
    shown = view(state)
    assert [(one["column"][-1], one["tile"], one["price"]) for one in shown["track"]] == [
        ("1", "tea", 1), ("2", "ramie", 1), ("3", None, 1), ("4", None, 2), ("5", None, 2), ("6", None, 3),
    ]  # fmt: skip
    assert shown["tile_pile"] == 3


@pytest.mark.parametrize("seat", SEATS)
def test_bonuses_and_innovations_of_each_seat(seat: int) -> None:
    state = disc_on(hold(land(4), seat, bonus=seat + 2), "veterans", seat)
    state.fresh = 1 << INNOVATIONS.index("veterans")
    disc_on(state, "free-rice", 3 - seat)
    shown = view(state)
    holders = [(one["bonus"], one["seat"]) for one in shown["bonuses"]]
    assert holders == [(name, seat if at == seat + 1 else None) for at, name in enumerate(BONUSES)]
    found = {one["innovation"]: (one["seat"], one["fresh"]) for one in shown["innovations"] if one["seat"] is not None}
    assert found == {"veterans": (seat, True), "free-rice": (3 - seat, False)}
    assert [one["innovation"] for one in shown["innovations"]] == list(INNOVATIONS)
    assert [one["bonus"] for one in players(state)] == [BONUSES[seat + 1] if who == seat else None for who in SEATS]


def test_markets_and_whose_cubes_lie_there() -> None:
    state = raw(raw(raw(everything(), "huguang-1", 3), "jiangxi-4", 1), "zhejiang-6", 2)
    shown = view(state)["markets"]
    assert [(one["province"], one["tile"]) for one in shown] == [
        ("huguang", "m1"), ("nanzhili", "m3"), ("jiangxi", "m5"), ("zhejiang", "m8"),
    ]  # fmt: skip
    assert [space["good"] for space in shown[1]["spaces"]] == [None, "cotton", None, "ramie", "salt", "sugar-cane"]
    assert [space["good"] for space in shown[2]["spaces"]] == [None, "sugar-cane", "ramie", "cotton", "tea", None]
    cubes = {space["space"]: space["seat"] for one in shown for space in one["spaces"] if space["seat"] is not None}
    assert cubes == {"huguang-1": 3, "jiangxi-4": 1, "zhejiang-6": 2}
    assert [space["space"] for space in shown[3]["spaces"]] == [f"zhejiang-{at}" for at in range(1, 7)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rural_market_by_seat(seats: int) -> None:
    state = rural(land(seats), *range(1, seats + 1))
    assert view(state)["rural"] == list(range(1, seats + 1))


# Ships.


@pytest.mark.parametrize(("seats", "docks"), [(2, ["s1", "s3"]), (3, ["s1", "s2", "s3"]), (4, DOCKS)])
def test_only_the_docks_in_use_are_there(seats: int, docks: list[str]) -> None:
    assert [one["dock"] for one in view(land(seats))["docks"]] == docks


@pytest.mark.parametrize("at", range(4))
@pytest.mark.parametrize("seat", SEATS)
def test_the_cargo_of_every_slot_of_every_dock(at: int, seat: int) -> None:
    """A pair of cubes, a product, a virtual half; what is free is null; the other docks are empty."""
    ships: list[str | None] = [None] * 4
    ships[at] = "portugal-2"
    state, other = dock(land(4), *ships), (seat + 1) % 4
    aboard(aboard(state, f"{DOCKS[at]}-1", f"cube {seat}", f"cube {other}"), f"{DOCKS[at]}-2", f"product {seat}")
    cube, product = {"piece": "cube", "seat": seat}, {"piece": "product", "seat": seat}
    state.emissary = [int(number == at * 4 + seat) * 2 for number in range(16)]
    empty = {"ship": None, "nation": None, "slots": [], "emissaries": [0, 0, 0, 0]}
    slots = [
        {"demand": "porcelain", "cargo": [cube, {"piece": "cube", "seat": other}]},
        {"demand": "refined-sugar", "cargo": [product, None]},
        {"demand": "tea", "cargo": [None, None]},
    ]
    crew = [int(who == seat) * 2 for who in SEATS]
    full = {"ship": "portugal-2", "nation": "portugal", "slots": slots, "emissaries": crew}
    assert view(state)["docks"] == [{"dock": name, **(full if name == DOCKS[at] else empty)} for name in DOCKS]
    aboard(state, f"{DOCKS[at]}-3", f"cube {other}", "virtual")
    assert view(state)["docks"][at]["slots"][2]["cargo"] == [
        {"piece": "cube", "seat": other},
        {"piece": "virtual", "seat": None},
    ]


def test_ship_piles_show_their_tops() -> None:
    state = ship_piles(land(), ["korea-1", "spain-1"], [])
    assert view(state)["ship_piles"] == [
        {"size": 2, "top": "spain-1", "demands": ["silk", "paper", "refined-sugar"]},
        {"size": 0, "top": None, "demands": []},
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_products_and_emissaries_abroad_by_seat(seat: int) -> None:
    state = land_abroad(send_envoys(land(4), "spain", seat, 2), "asia", *[int(who == seat) * 3 for who in SEATS])
    land_abroad(state, "korea", *[int(who == 3 - seat) for who in SEATS])
    shown = {one["area"]: one for one in view(state)["abroad"]}
    assert [(name, one["points"]) for name, one in shown.items()] == [
        ("brunei", 3), ("korea", 3), ("japan", 3), ("portugal", 4), ("spain", 4), ("netherlands", 4),
        ("asia", 2), ("europe", 3),
    ]  # fmt: skip
    assert {name: one["products"] for name, one in shown.items() if any(one["products"])} == {
        "asia": [int(who == seat) * 3 for who in SEATS],
        "korea": [int(who == 3 - seat) for who in SEATS],
    }
    sent = {name: one["emissaries"] for name, one in shown.items() if any(one["emissaries"])}
    assert sent == {"spain": [int(who == seat) * 2 for who in SEATS]}
    assert (shown["asia"]["emissaries"], shown["europe"]["emissaries"]) == ([], [])


# Routes and war.


@pytest.mark.parametrize("seat", SEATS)
def test_route_piles_who_served_them_and_the_enemy(seat: int) -> None:
    state = lay_routes(land(4), "r01", "r05", "r20", discard=("r08", "r09"), below=("r02", "r03"))
    served(state, 1, seat, f"product {seat}")
    shown = view(state)
    piles = [(one["pile"], one["left"], one["open"] and one["open"]["route"], one["server"]) for one in shown["routes"]]
    assert piles == [
        ("pile-1", 1, "r01", None),
        ("pile-2", 1, "r05", seat),
        ("pile-3", 0, "r20", None),
        ("pile-4", 0, None, None),
    ]
    assert (shown["enemy"], shown["route_discard"]) == (3 + 1 + 1, {"size": 2, "tiles": None})


@pytest.mark.parametrize("seat", SEATS)
def test_armies_veterans_recruits_and_forces(seat: int) -> None:
    state = army(army(land(4), seat, 3, lying=1), (seat + 1) % 4, 2)
    hold(state, seat, recruit=1, discs=19)
    shown = view(state)
    assert shown["war_line"] == [seat, (seat + 1) % 4]
    assert shown["legend"]["forces"] == [{seat: 4, (seat + 1) % 4: 2}.get(who, 0) for who in SEATS]
    for who in SEATS:
        wanted = {seat: (3, 1, 1), (seat + 1) % 4: (2, 0, 0)}.get(who, (0, 0, 0))
        one = players(state)[who]
        assert (one["army"], one["veterans"], one["recruit"]) == wanted


# The seats.


def test_holdings_of_each_seat() -> None:
    state = everything()
    assert each(state, "seat") == [0, 1, 2, 3]
    assert each(state, "colour") == ["red", "blue", "yellow", "green"]
    for seat in SEATS:
        one = players(state)[seat]
        assert one["supply"] == {
            "coins": 10 + seat, "silver": seat + 1, "wood": seat, "stone": 3 - seat if seat else 0,
            "misfortune": 5 - seat, "cubes": 15, "discs": 17, "products": 8, "workers": 12,
        }  # fmt: skip
        assert one["glories"] == [seat, 3 - seat]
    assert each(state, "boat") == [2, 4, 6, 8]
    assert each(state, "capacity") == [2, 3, 4, 5]


def test_pieces_left_in_the_supply_of_each_seat() -> None:
    state = land(4)
    for seat in SEATS:
        hold(state, seat, cubes=seat + 1, discs=seat + 5, pieces=seat + 2, workers=seat + 7)
    assert each(state, "cubes") == [1, 2, 3, 4]
    assert each(state, "discs") == [5, 6, 7, 8]
    assert each(state, "products") == [2, 3, 4, 5]
    assert each(state, "workers") == [7, 8, 9, 10]


@pytest.mark.parametrize("viewer", [*SEATS, SPECTATOR])
def test_hands_are_seen_by_their_owners_alone(viewer: int) -> None:
    shown = players(everything(), viewer)
    assert [one["hand_size"] for one in shown] == [1, 2, 3, 0]
    assert [one["deck"] for one in shown] == [12 - 1 - 2, 12 - 2 - 1, 12 - 3, 12 - 3]
    hands = [one["hand"] and [card["card"] for card in one["hand"]] for one in shown]
    assert hands == [list(CARDS_OF[seat]) if seat == viewer else None for seat in SEATS]


def test_cards_and_groups_on_the_fortune_actions_of_each_seat() -> None:
    state = group(group(everything(), 2, 1, "innovations"), 3, 3, "develop-boats")
    for seat, one in enumerate(players(state)):
        cards = [space["card"] and space["card"]["card"] for space in one["fortunes"]]
        assert cards == [*PLAYED[seat], *[None] * (5 - len(PLAYED[seat]))]
        workers = {space["fortune"]: space["workers"] for space in one["fortunes"] if space["workers"]}
        assert workers == {1: {"innovations": 2}, 3: {"develop-boats": 3}}.get(seat, {})
    assert players(state)[0]["fortunes"][1]["card"] == {"card": "c11", "value": 3, "workers": 2}
    assert len(CARDS) == 12


@pytest.mark.parametrize("seat", SEATS)
def test_workers_used_migrants_and_commitments_of_each_seat(seat: int) -> None:
    state = migrants(committed(done(land(4), "produce", "supply-ships", seat=seat), "river-canal", seat), seat, 2, 1)
    hold(state, seat, committed_disc=1, discs=19)
    put(state, "hold", seat, [*state.hold[seat][:23], 0, 4, 0, 0, 3])
    for who, one in enumerate(players(state)):
        mine = who == seat
        works = {work["work"]: (work["done"], work["workers"]) for work in one["works"] if work["done"]}
        assert works == ({"produce": (True, 4), "supply-ships": (True, 3)} if mine else {})
        assert one["migrants"] == ({"upper": 2, "lower": 1} if mine else {"upper": 0, "lower": 0})
        wanted = ("river-canal", 3, 1) if mine else (None, 0, 0)
        assert (one["imperial"], one["imperial_workers"], one["imperial_disc"]) == wanted


@pytest.mark.parametrize("seat", SEATS)
def test_taxes_as_they_look_now_of_each_seat(seat: int) -> None:
    state = hold(played(land(4), seat, "c12", "c11"), seat, taxed=3, discs=17)
    assert each(state, "tax_discs") == [3 if who == seat else 0 for who in SEATS]
    assert each(state, "tax_sum") == [9 if who == seat else 0 for who in SEATS]
    assert each(state, "tax_due") == [2 if who == seat else 0 for who in SEATS]
    assert each(hold(state, seat, bonus=4), "tax_due") == [0] * 4


@pytest.mark.parametrize("seat", SEATS)
def test_food_as_it_looks_now_of_each_seat(seat: int) -> None:
    """Groups that wait will have to be fed, too; three halves are one Food and a half."""
    state = grow(grow(group(migrants(land(4), seat, 3, 2), 2, seat), "jiangxi-a1", seat, 3), "jiangxi-a4", seat, 2)
    nothing = {"workers": 0, "needed": 0, "grown": 0}
    mine = {"workers": 7, "needed": 3, "grown": 3}
    assert each(state, "food") == [mine if who == seat else nothing for who in SEATS]
    assert players(hold(state, seat, bonus=3))[seat]["food"]["needed"] == 0


@pytest.mark.parametrize("seat", SEATS)
def test_personal_and_won_routes_of_each_seat(seat: int) -> None:
    state = put(own_route(own_route(land(4), "r19", seat), "r06", seat), "met", 18, 0b101)
    put(state, "won", seat, [1, 7])
    for who, one in enumerate(players(state)):
        tiles = [(tile["route"], tile["met"], tile["points"]) for tile in one["personal"]]
        assert tiles == ([("r19", [True, False, True], 3), ("r06", [False, False], 2)] if who == seat else [])
        assert [(tile["route"], tile["points"]) for tile in one["won"]] == (
            [("r02", 3), ("r08", 1)] if who == seat else []
        )


def test_the_score_of_each_seat_is_that_of_the_result() -> None:
    state = everything()
    result = GAME.result(state)
    assert len(set(result.totals)) == 4
    for seat, one in enumerate(players(state)):
        assert one["total"] == result.totals[seat]
        lines = [(line.item, line.points, list(line.factors)) for line in result.lines[seat]]
        assert [(line["item"], line["points"], line["factors"]) for line in one["score"]] == lines
