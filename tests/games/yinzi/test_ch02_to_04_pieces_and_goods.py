"""Sections 2 and 4: pieces, colours and goods; who sees what."""

from __future__ import annotations

import json

import pytest

from tablewright.datafiles.reading import read
from tablewright.games.yinzi.data import SHIPPED
from tablewright.games.yinzi.names import ROUTES, SHIPS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.random import chance_from
from tests.games.yinzi.table import (
    GAME,
    aboard,
    begin,
    can,
    disc_on,
    discarded,
    dock,
    factory,
    fortune,
    give_hand,
    give_resources,
    group,
    grow,
    hold,
    land,
    lay_routes,
    market,
    migrants,
    mill,
    my_turn,
    on_track,
    open_routes,
    options,
    personal,
    pieces_of,
    play,
    player,
    put,
    put_row,
    question,
    raw,
    row,
    rows,
    rural,
    seen_discard,
    sent,
    show_factories,
    shown_factories,
    square,
    stock_of,
    table,
    transported,
    view,
    why,
)

# Pieces.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_g_supply_1_every_seat_owns_its_pieces_and_cards(seats: int) -> None:
    state = table(seats)
    for seat in range(seats):
        assert pieces_of(state, seat) == {"workers": 12, "cubes": 15, "discs": 20, "products": 8}
        assert sorted(state.deck[seat] + state.hand[seat]) == list(range(12))


def test_yin_g_supply_2_the_common_reserves() -> None:
    assert stock_of(table(4)) == (14, 8)
    bank = read(SHIPPED).tables["bank"]
    assert [bank[thing] for thing in ("silver_bags", "copper_coins", "misfortune_tiles")] == [26, 56, 16]


# Whose they are.


def test_yin_g_colour_1_cubes_and_products_of_others_are_not_to_be_used() -> None:
    state = grow(grow(land(), "jiangxi-a1", 1, tile="cotton"), "jiangxi-a3", 1)
    fortune(state, "sell-urban")
    assert why(state, "sell jiangxi-a1") == ("YIN-G-colour-1", "no-own-cube")
    assert why(state, "sell-food jiangxi-a3") == ("YIN-G-colour-1", "no-own-cube")


def test_yin_g_colour_1_nor_on_ships() -> None:
    state = grow(hold(land(), boat=9), "nanzhili-a2", 1, tile="tea")
    factory(grow(state, "nanzhili-a1", tile="tea"), "porcelain-red", "nanzhili-b1-b2", 0, 2, made=(0, 1))
    sent(dock(state, "japan-1"), "supply-ships")
    assert options(state) == ["load nanzhili-a1"]
    assert why(state, "load nanzhili-a2") == ("YIN-G-colour-1", "no-own-cube")
    assert why(state, "ship porcelain-red") == ("YIN-B-ship-3", "no-own-product")


def test_yin_g_colour_1_nor_are_their_discs_and_workers() -> None:
    state = group(disc_on(land(), "personal-route", 1), 2, 1)
    my_turn(state)
    assert options(state) == ["play c01"]
    assert why(state, "spend personal-route") == ("YIN-I-use-1", "no-disc-there")
    assert why(state, "send cultivate") == ("YIN-B-frame-4", "no-group")


def test_yin_g_colour_2_cubes_on_urban_markets_are_for_everybody() -> None:
    state = factory(raw(land(), "huguang-1", 1), "paper-blue", "huguang-a1-a2", 0, 2)
    play(sent(state, "produce"), "produce paper-blue")
    assert mill(state, "paper-blue") == (0, 2, [1, 0])


def test_yin_g_colour_2_cubes_on_the_rural_market_are_for_everybody() -> None:
    state = begin(rural(migrants(land(), upper=3), 0, 1), "feeding")
    play(state, "buy-food 1")
    assert rows(state, "coins", "misfortune") == [2, 0]


def test_yin_g_colour_2_factories_that_nobody_owns_are_for_everybody() -> None:
    state = show_factories(give_resources(land(), stone=1), "paper-red", "silk-blue")
    fortune(state, "develop-factories")
    assert options(state, "build") == ["build paper-red", "build silk-blue"]


def test_yin_g_colour_3_the_colour_of_a_factory_is_that_of_its_raw_material_only() -> None:
    state = raw(raw(land(), "huguang-1", 0), "huguang-2", 1)
    factory(state, "paper-blue", "huguang-a1-a2", 0, 2)
    play(sent(state, "produce"), "produce paper-blue")
    assert (market(state, "huguang-1"), market(state, "huguang-2")) == (0, NOBODY)


# What a cube is.


def test_yin_g_good_1_a_cube_is_the_good_of_its_tile_else_of_the_print() -> None:
    state = grow(grow(land(), "jiangxi-a3", tile="cotton"), "jiangxi-b4")
    assert (square(state, "jiangxi-a3"), square(state, "jiangxi-b4")) == (("cotton", 0, 1), ("wheat", 0, 1))
    fortune(state, "sell-urban")
    assert options(state, "sell") == ["sell jiangxi-a3"]
    assert options(state, "sell-food") == ["sell-food jiangxi-b4"]


def test_yin_g_good_2_on_an_urban_market_it_is_raw_material_of_its_colour_in_that_province() -> None:
    state = factory(grow(land(), "jiangxi-a1", tile="cotton"), "paper-red", "zhejiang-a1-a2", 0, 2)
    play(fortune(state, "sell-urban", "c01"), "sell jiangxi-a1", "market jiangxi-1", "stop")
    play(sent(state, "produce", 1), "produce paper-red")
    assert transported(state) == 1, "from Jiangxi, where it was sold, to Zhejiang"
    assert mill(state, "paper-red") == (0, 2, [1, 0])


def test_yin_g_good_3_on_the_rural_market_it_is_food_and_never_rice() -> None:
    state = lay_routes(rural(grow(land(), "jiangxi-a3"), 0, 2), "r06")
    sent(state, "war-routes")
    play(state, "army 1")
    assert not can(state, "serve pile-1"), "wheat is there, rice is not to be bought"


def test_yin_g_good_3_there_every_cube_is_a_whole_food() -> None:
    state = grow(land(), "jiangxi-a1")
    play(my_turn(state), "sell-food jiangxi-a1")
    begin(migrants(state, 1, upper=3), "feeding")
    play(state, "buy-food 0")
    assert row(state, "misfortune", 1) == 0, "a fruit alone would not have been enough"


def test_yin_g_good_4_a_cube_that_leaves_the_board_goes_home_to_its_colour() -> None:
    state = factory(raw(land(), "huguang-1", 1), "paper-blue", "huguang-a1-a2", 0, 2)
    play(sent(state, "produce"), "produce paper-blue")
    assert (row(state, "cubes", 0), row(state, "cubes", 1)) == (15, 15)


def test_yin_g_good_4_an_eaten_cube_too() -> None:
    state = begin(migrants(grow(land(), "jiangxi-a3"), upper=1), "feeding")
    assert row(state, "cubes") == 14
    play(state, "eat jiangxi-a3")
    assert row(state, "cubes") == 15


# Who sees what.


def hidden_things() -> Yinzi:
    state = table(3)
    while question(state) != "choose-action":
        play(state, options(state)[0])
    return state


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_yin_g_info_1_hands_of_others_and_the_order_of_decks_and_piles_are_hidden(viewer: int) -> None:
    state = hidden_things()
    before = json.dumps(view(state, viewer))
    cards = [*state.deck[0], *state.hand[0]]
    put(put(state, "hand", 0, sorted(cards[:3])), "deck", 0, cards[3:])
    for fact in ("mills", "tiles"):
        put_row(state, fact, getattr(state, fact)[::-1])
    put(state, "ships", 0, [*state.ships[0][-2::-1], state.ships[0][-1]])
    put(state, "routes", 0, state.routes[0][::-1])
    put(state, "deck", 1, state.deck[1][::-1])
    assert json.dumps(view(state, viewer)) == before


def test_yin_g_info_1_everything_else_is_open() -> None:
    state = hidden_things()
    shown = view(state, SPECTATOR)
    assert [pile["top"] for pile in shown["ship_piles"]] == [SHIPS[pile[-1]] for pile in state.ships]
    assert [one["tile"] for one in shown["track"]] == on_track(state)
    assert shown["display"] == shown_factories(state)
    assert [pile["open"]["route"] for pile in shown["routes"]] == open_routes(state)
    assert [one["supply"]["coins"] for one in shown["players"]] == [row(state, "coins", seat) for seat in range(3)]


def uncovering() -> dict[str, tuple[Yinzi, str]]:
    """Tables at which this action uncovers something, by what it is."""
    building = show_factories(give_resources(land(), stone=1), "paper-red", pile=("silk-red", "silk-blue"))
    shipping = aboard(dock(hold(grow(land(), "nanzhili-a1", tile="tea"), boat=9), "japan-1"), "s1-1", "cube 1")
    looking = lay_routes(disc_on(land(), "personal-route"), "r01", discard=("r06", "r08"))
    return {
        "a tile": (play(fortune(land(), "cultivate", "c01"), "buy-tile column-1"), "plant jiangxi-a1"),
        "a factory": (play(fortune(building, "develop-factories"), "build paper-red"), "site jiangxi-a1-a2"),
        "a ship": (sent(shipping, "supply-ships", 1), "load nanzhili-a1"),
        "a card": (my_turn(land()), "play c01"),
        "the route discard": (my_turn(looking), "spend personal-route"),
    }


@pytest.mark.parametrize("what", ["a tile", "a factory", "a ship", "a card", "the route discard"])
def test_yin_g_info_1_what_is_uncovered_cannot_be_taken_back(what: str) -> None:
    state, move = uncovering()[what]
    before = state.revealed
    play(state, move)
    assert state.revealed > before


@pytest.mark.parametrize("phase", ["actions", "routes", "administration"])
def test_yin_g_info_1_nor_what_a_phase_uncovers(phase: str) -> None:
    state = lay_routes(land(), "r01", "r02", below=("r03", "r04"))
    before = state.revealed
    assert begin(state, phase).revealed > before


def test_yin_r_11_a_hand_is_seen_by_its_owner_only() -> None:
    state = give_hand(land(), 1, "c01", "c12")
    assert [card["card"] for card in player(state, 1, viewer=1)["hand"]] == ["c01", "c12"]
    assert player(state, 1, viewer=0)["hand"] is None
    assert player(state, 1, viewer=SPECTATOR)["hand"] is None
    assert player(state, 1, viewer=0)["hand_size"] == 2


def test_yin_r_11_drawn_cards_are_whispered_and_played_ones_told_to_all() -> None:
    state = begin(land(), "actions")
    drawn = [event for event in state.events if event.verb == "drew"]
    assert len(drawn) == 6 and all(event.audience == event.seat for event in drawn)
    play(state, options(state)[0])
    assert state.events[-1].verb == "showed-card"
    assert state.events[-1].audience == NOBODY


def test_yin_g_info_2_the_route_discard_is_seen_by_who_chooses_from_it_and_only_then() -> None:
    """YIN-R-78."""
    state = lay_routes(disc_on(land(), "personal-route"), "r01", "r02", discard=("r06", "r08"))
    my_turn(state)
    assert seen_discard(state, 0) == (2, None)
    play(state, "spend personal-route")
    assert seen_discard(state, 0) == (2, ["r06", "r08"])
    assert seen_discard(state, 1) == (2, None)
    play(state, "choose-route r08")
    assert seen_discard(state, 0) == (1, None)


def test_yin_r_78_looking_back_a_seat_sees_what_it_saw_then() -> None:
    """The earlier position shows the discard again to the seat that was choosing from it, and to nobody else."""
    state = lay_routes(disc_on(land(), "personal-route"), "r01", "r02", discard=("r06", "r08"))
    play(my_turn(state), "spend personal-route")
    then = GAME.from_json(GAME.to_json(state))
    play(state, "choose-route r08")
    assert seen_discard(state, 0) == (1, None)
    assert [seen_discard(then, viewer)[1] for viewer in (0, 1, SPECTATOR)] == [["r06", "r08"], None, None]


def looked_through() -> Yinzi:
    """Seat 0 has just taken a tile from the discard of four."""
    state = my_turn(disc_on(table(3), "personal-route"))
    play(state, "spend personal-route")
    return play(state, options(state)[0])


def imagined_discards(state: Yinzi, viewer: int) -> set[tuple[str, ...]]:
    return {tuple(discarded(GAME.imagine(state, viewer, chance_from(f"{n:032x}")))) for n in range(30)}


def test_yin_g_info_2_who_looked_through_the_discard_knows_it_and_nobody_else() -> None:
    state = looked_through()
    assert imagined_discards(state, 0) == {tuple(discarded(state))}
    assert len(imagined_discards(state, 1)) > 10
    assert len(imagined_discards(state, SPECTATOR)) > 10


def test_yin_g_info_2_the_tile_that_was_taken_lies_open_to_all() -> None:
    state = looked_through()
    taken = personal(state)[0]
    for number in range(30):
        twin = GAME.imagine(state, 1, chance_from(f"{number:032x}"))
        hidden = [ROUTES[route] for pile in twin.routes for route in pile] + discarded(twin)
        assert (personal(twin), taken in hidden) == ([taken], False)


def test_yin_g_info_2_in_what_another_imagines_the_looker_knows_the_imagined_discard() -> None:
    twin = GAME.imagine(looked_through(), 1, chance_from("0" * 32))
    assert imagined_discards(twin, 0) == {tuple(discarded(twin))}


def test_yin_g_info_2_what_left_the_game_unseen_stays_unknown() -> None:
    state = table(2)
    gone = {SHIPS[ship] for ship in state.boxed}
    assert len(gone) == 2
    assert not [ship for ship in gone if ship in json.dumps(view(state, 0))]


def test_yin_r_78_won_routes_and_their_points_stay_open() -> None:
    state = put(land(), "won", 1, [ROUTES.index("r01")])
    assert [(tile["route"], tile["points"]) for tile in player(state, 1)["won"]] == [("r01", 3)]
