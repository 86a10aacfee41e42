"""What holds of every good, tile, ship, province, route, innovation, factory and card, not of one example."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import (
    CARDS,
    COLOURS,
    FACTORIES,
    GOODS,
    INNOVATIONS,
    MARKETS,
    NATIONS,
    PRODUCTS,
    PROVINCES,
    ROUTES,
    SHIPS,
    SPACES,
    SQUARES,
    TRACK,
)
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    abroad,
    asked,
    begin,
    can,
    disc_of,
    disc_on,
    dock,
    empty_tile,
    ended,
    factory,
    fortune,
    group,
    groups,
    grow,
    hold,
    land,
    lay_markets,
    lay_routes,
    lay_track,
    migrants,
    mill,
    my_turn,
    options,
    own_route,
    play,
    question,
    raw,
    row,
    rows,
    sent,
    slot,
    square,
    told,
    transported,
    turn,
    view,
    won,
)

TILES = ["salt", "tea", "cotton", "sugar-cane", "ramie", "bamboo", "potato", "maize"]
RURAL = ["cabbage", "fruit", "wheat", "potato", "maize"]
FOOD = {"rice": 2, "maize": 2, "wheat": 2, "fruit": 1, "cabbage": 1, "potato": 1}
PRINTED = {"cabbage": 1, "fruit": 1, "wheat": 1, "salt": 1, "rice": 2}


def field(state: Yinzi, good: str, seat: int = 0, cubes: int = 1, province: str = "jiangxi") -> str:
    """Cubes of that good in a province, on a tile unless a square shows it; where they are."""
    free = [at for at, name in enumerate(SQUARES) if name.startswith(province) and state.is_free(at)]
    printed = [at for at in free if GOODS[state.printed.grid[at]] == good]
    name = SQUARES[printed[0] if printed else free[0]]
    grow(state, name, seat, cubes, "" if printed else good)
    return name


# Goods.


@pytest.mark.parametrize("good", TILES)
def test_yin_b_cult_10_a_new_tile_of_every_good_gets_two_cubes_and_an_emptied_one_a_single_one(good: str) -> None:
    """YIN-B-cult-5."""
    state = play(fortune(lay_track(land(), good), "cultivate"), "buy-tile column-1", "plant huguang-a2")
    assert (square(state, "huguang-a2"), row(state, "cubes")) == ((good, 0, 2), 13)
    state = play(
        begin(lay_track(land(), good), "bonus"), "bonus free-innovation", "buy-tile column-1", "plant huguang-a2"
    )
    assert square(state, "huguang-a2") == (good, 0, 2)
    state = play(fortune(empty_tile(land(), "huguang-a2", good), "cultivate"), "grow huguang-a2")
    assert (square(state, "huguang-a2"), row(state, "cubes")) == ((good, 0, 1), 14)


def test_yin_b_cult_4_every_printed_square_gets_a_cube_and_rice_two() -> None:
    """YIN-B-cult-3."""
    before = fortune(land(), "cultivate")
    for at, name in enumerate(SQUARES):
        good = GOODS[before.printed.grid[at]]
        state = play(before.copy(), f"grow {name}")
        assert square(state, name) == (good, 0, PRINTED[good]), name


@pytest.mark.parametrize("good", GOODS)
def test_yin_m_rural_2_the_rural_market_takes_five_goods(good: str) -> None:
    state = land()
    name = field(state, good)
    assert can(my_turn(state), f"sell-food {name}") == (good in RURAL)


@pytest.mark.parametrize("good", GOODS)
def test_yin_c_feed_3_two_halves_and_one_whole_of_every_food_feed(good: str) -> None:
    """One cube, then two, for one Food."""
    worth = FOOD.get(good, 0)
    for cubes in (1, 2):
        state = migrants(land(), upper=1)
        name = field(state, good, cubes=cubes)
        begin(state, "feeding")
        fed = worth * cubes >= 2
        assert (question(state) == "feed") == fed
        if fed:
            play(state, *[f"eat {name}"] * (2 // worth))
            assert row(state, "misfortune") == 0


@pytest.mark.parametrize("good", GOODS)
def test_yin_e_late_8_late_shipments_take_every_food_and_nothing_else(good: str) -> None:
    state = dock(hold(land(), boat=13), "japan-1")
    name = field(state, good)
    other = field(state, "fruit" if good == "wheat" else "wheat")
    first, second = sorted([name, other], key=SQUARES.index)
    begin(state, "late")
    assert can(state, f"load {first}") == (good in FOOD)
    if good in FOOD:
        play(state, f"load {first}", f"load {second}", "slot s1-1")
        assert (slot(state, "s1-1"), row(state, "silver")) == (["cube 0", "cube 0"], 1)


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("tile", MARKETS)
def test_yin_b_urban_2_every_market_takes_what_it_shows(tile: str, good: str) -> None:
    """YIN-B-urban-5: a space that shows the good, or a coin space beside one; a coin more on that."""
    state = lay_markets(land(), *[tile] * 4)
    name = field(state, good)
    spaces = [space["good"] for space in view(state)["markets"][2]["spaces"]]
    shows = [at for at in range(6) if spaces[at] == good]
    beside = [at for at in range(6) if spaces[at] is None and any(touches(at, other) for other in shows)]
    wanted = [f"market jiangxi-{at + 1}" for at in sorted(shows + beside)]
    fortune(hold(state, boat=0, coins=0), "sell-urban")
    assert can(state, f"sell {name}") == bool(wanted)
    if wanted:
        play(state, f"sell {name}")
        found = [words for words in options(state, "market") if "jiangxi" in words]
        assert found == wanted
        for words in found:
            price = 3 if int(words[-1]) - 1 in beside else 2
            assert row(play(state.copy(), words), "coins") == price, words


def touches(one: int, other: int) -> bool:
    """Are two spaces of a market side by side?"""
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1


# Provinces.

FAR = {"huguang": (0, 1, 1, 2, 2), "nanzhili": (1, 0, 2, 1, 1), "jiangxi": (1, 2, 0, 1, 2), "zhejiang": (2, 1, 1, 0, 1)}


@pytest.mark.parametrize("province", PROVINCES)
def test_yin_b_boat_6_transport_from_every_province_to_everywhere(province: str) -> None:
    """Raw material on its way back needs as much, and a product to the coast what is left."""
    for at, market in enumerate(PROVINCES):
        state = hold(land(), boat=13)
        name = field(state, "cotton", province=province)
        play(fortune(state, "sell-urban"), f"sell {name}", f"market {market}-2")
        assert transported(state) == FAR[province][at]
        state = factory(raw(hold(land(), boat=13), f"{market}-1"), "silk-red", f"{province}-a2-a3", 0, 2)
        play(sent(state, "produce", 1), "produce silk-red")
        assert transported(state) == FAR[province][at]
    state = dock(hold(land(), boat=13), "japan-2")
    factory(state, "silk-red", f"{province}-a2-a3", 0, 2, (1, 0))
    play(sent(state, "supply-ships", 1), "ship silk-red")
    assert transported(state) == FAR[province][4]


# Ships.

DEMANDS = {
    "japan": ["porcelain tea", "silk tea", "silk refined-sugar", "paper porcelain"],
    "korea": ["silk tea", "paper tea", "paper refined-sugar", "porcelain silk"],
    "brunei": ["paper tea", "refined-sugar tea", "paper refined-sugar", "porcelain refined-sugar"],
    "portugal": ["porcelain silk paper", "porcelain refined-sugar tea"],
    "spain": ["silk paper refined-sugar", "silk porcelain tea"],
    "netherlands": ["porcelain silk refined-sugar", "porcelain paper tea"],
}


@pytest.mark.parametrize("ship", SHIPS)
def test_yin_b_ship_3_every_ship_takes_what_it_demands_and_sails_when_it_is_full(ship: str) -> None:
    """YIN-B-ship-2, YIN-B-sail-1, YIN-B-sail-3: a silver for each, and its products land in its nation."""
    nation, _, number = ship.partition("-")
    wanted = DEMANDS[nation][int(number) - 1].split()
    state = dock(hold(land(), boat=13), ship)
    for at, product in enumerate(PRODUCTS):
        factory(state, f"{product}-red", f"nanzhili-{('a1-a2', 'b1-b2', 'c1-c2', 'a3-a4')[at]}", 0, 3, (2, 0))
    tea = field(state, "tea", cubes=1, province="zhejiang")
    sent(state, "supply-ships", 4)
    loads = {str(product): f"ship {product}-red" for product in PRODUCTS} | {"tea": f"load {tea}"}
    assert {cargo for cargo, words in loads.items() if can(state, words)} == set(wanted)
    for done, cargo in enumerate(wanted, start=1):
        play(state, loads[cargo])
        assert row(state, "silver") == done
    assert ("YIN-B-sail-1 sailed" in told(state), abroad(state, nation)[0]) == (True, len(wanted) - wanted.count("tea"))
    assert row(state, "cubes") == (15 if "tea" in wanted else 14)


# Routes.

ROUTE_TABLE = {
    "r01": ("silk", 3, 0, 3, 3, "none"),
    "r02": ("porcelain", 3, 0, 3, 3, "none"),
    "r03": ("silk", 2, 0, 2, 2, "none"),
    "r04": ("refined-sugar", 2, 0, 2, 2, "none"),
    "r05": ("paper", 2, 0, 2, 1, "flood"),
    "r06": ("wheat rice", 2, 0, 2, 2, "none"),
    "r07": ("cabbage fruit", 2, 0, 2, 1, "drought"),
    "r08": ("cabbage", 1, 0, 1, 2, "none"),
    "r09": ("fruit", 1, 0, 1, 2, "none"),
    "r10": ("cotton", 1, 0, 1, 2, "none"),
    "r11": ("salt", 1, 0, 1, 1, "flood"),
    "r12": ("ramie", 1, 0, 1, 2, "none"),
    "r13": ("sugar-cane", 1, 0, 1, 1, "drought"),
    "r14": ("bamboo", 1, 0, 1, 1, "fire"),
    "r15": ("any-product any-good", 3, 0, 2, 3, "none"),
    "r16": ("any-product", 2, 0, 2, 2, "none"),
    "r17": ("any-product", 2, 0, 2, 3, "none"),
    "r18": ("any-product any-product", 0, 1, 2, 3, "none"),
    "r19": ("any-product any-good any-good", 0, 1, 3, 3, "none"),
    "r20": ("emissary", 0, 0, 2, 1, "fire"),
}


def wealthy(demand: str, lacking: str = "") -> Yinzi:
    """Seat 0 has just what a demand names, but for one part of it."""
    state = hold(land(), coins=0)
    parts = demand.split()
    if lacking:
        parts.remove(lacking)
    products = [part for part in parts if part in (*PRODUCTS, "any-product")]
    if products:
        name = "paper" if products[0] == "any-product" else products[0]
        factory(state, f"{name}-red", "zhejiang-a1-a2", 0, 3, (len(products), 0))
    for part in parts:
        if part in GOODS or part == "any-good":
            field(state, "tea" if part == "any-good" else part)
    return disc_on(state, "emissary-spain") if "emissary" in parts else state


@pytest.mark.parametrize("route", ROUTES)
def test_yin_b_war_4_every_route_tile_asks_pays_and_counts_as_printed(route: str) -> None:
    """YIN-B-war-3, and YIN-D-route-7 of the same tile as a personal one."""
    demand, coins, silver, points, war, disaster = ROUTE_TABLE[route]
    state = lay_routes(wealthy(demand), route)
    shown = view(state)["routes"][0]["open"]
    assert shown == {
        "route": route, "demand": demand.split(), "coins": coins, "silver": silver, "points": points, "war": war,
        "disaster": disaster,
    }  # fmt: skip
    assert view(state)["enemy"] == war
    play(sent(state, "war-routes", 1), "army 1", "serve pile-1")
    while question(state) == "choose-gift":
        play(state, options(state)[0])
    assert (rows(state, "coins", "silver"), state.server[0]) == ([coins, silver], 0)
    state = lay_routes(own_route(wealthy(demand), route))
    begin(state, "routes")
    while not ended(state):
        play(state, options(state)[0])
    assert (rows(state, "coins", "silver"), won(state)) == ([coins, silver], [route])


@pytest.mark.parametrize("route", ROUTES)
def test_yin_b_war_2_with_any_part_missing_no_tile_is_served(route: str) -> None:
    demand = ROUTE_TABLE[route][0]
    for part in set(demand.split()):
        state = lay_routes(wealthy(demand, part), route)
        play(sent(state, "war-routes", 1), "army 1")
        assert not can(state, "serve pile-1"), f"without {part}"


# Factories and innovations.


@pytest.mark.parametrize("name", FACTORIES)
def test_yin_b_prod_3_every_factory_makes_its_product_of_its_colour_alone(name: str) -> None:
    """YIN-G-colour-3: whosever it is. Colours are chosen in the order of the seats."""
    for colour in range(4):
        state = factory(raw(land(4), "jiangxi-1", colour), name, "jiangxi-a1-a2", 1)
        play(turn(group(state, 2, 1), 1), "send cultivate")
        fits = COLOURS[colour] == name.rpartition("-")[2]
        assert can(state, "to produce") == fits
        if fits:
            play(state, "to produce", f"produce {name}")
            assert mill(state, name)[2] == [0, 1, 0, 0]
            assert view(state)["factories"][0]["product"] == name.rpartition("-")[0]


@pytest.mark.parametrize("name", INNOVATIONS)
def test_yin_b_innov_2_after_any_innovation_its_section_is_used_and_no_other(name: str) -> None:
    """YIN-B-innov-1."""
    at = INNOVATIONS.index(name)
    state = play(fortune(land(), "innovations"), f"innovate {name}")
    assert (disc_of(state, name), row(state, "discs"), view(state)["innovations"][at]) == (
        0,
        19,
        {"innovation": name, "seat": 0, "fresh": True},
    )
    found = [words.split()[1] for words in options(state, "innovate")]
    assert found == [other for number, other in enumerate(INNOVATIONS) if number // 6 != at // 6]


@pytest.mark.parametrize("nation", NATIONS)
def test_yin_i_dip_7_an_emissary_boards_ships_of_its_nation_only(nation: str) -> None:
    for ship in [name for name in SHIPS if name.endswith("-1")]:
        state = dock(disc_on(land(), f"emissary-{nation}"), ship)
        state.cargo = [0, -1, *state.cargo[2:]]
        hold(state, cubes=14)
        assert can(my_turn(state), f"spend emissary-{nation}") == ship.startswith(nation), ship


# Cards and columns.

CARD_TABLE = ["1 1", "1 2", "1 3", "1 3", "2 1", "2 2", "2 2", "2 3", "3 1", "3 1", "3 2", "3 3"]


@pytest.mark.parametrize("card", CARDS)
def test_yin_b_fortune_4_every_card_gives_its_workers_and_resolutions(card: str) -> None:
    """YIN-B-fortune-3."""
    value, workers = map(int, CARD_TABLE[CARDS.index(card)].split())
    state = fortune(hold(land(), discs=0, taxed=20), "cultivate", card)
    assert (groups(state), view(state)["turn"]["resolutions"]) == ({"cultivate": workers}, value)
    play(state, *[f"grow {SQUARES[at]}" for at in range(value)])
    assert options(state, "grow") == []


@pytest.mark.parametrize(("column", "price"), list(zip(TRACK, (1, 1, 1, 2, 2, 3), strict=True)))
def test_yin_b_cult_6_every_column_has_its_price(column: str, price: int) -> None:
    assert not can(fortune(hold(land(), coins=price - 1), "cultivate"), f"buy-tile {column}")
    state = play(fortune(hold(land(), coins=price), "cultivate"), f"buy-tile {column}", "plant huguang-a2")
    assert row(state, "coins") == 0


def test_yin_b_urban_3_every_space_takes_one_cube() -> None:
    for name in [space for space in SPACES if space.endswith(("-1", "-2", "-3"))]:
        state = raw(hold(land(), boat=13), name, 1)
        where = field(state, "cotton")
        play(fortune(state, "sell-urban"), f"sell {where}")
        assert (asked(state), can(state, f"market {name}")) == (0, False)
