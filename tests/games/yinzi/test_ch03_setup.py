"""Section 3: setting up; sections 2 and 4: what there is."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import GOODS, MAIZE, NONE, POTATO, SALT, SITE_FIRST, SITE_SECOND
from tests.games.yinzi.table import (
    GAME,
    new,
    options,
    pieces_of,
    play,
    question,
    row,
    stock_of,
    table,
    told,
    view,
    why,
)


def laid_out(seats: int) -> object:
    state = new(seats)
    while question(state) == "choose-colour":
        play(state, options(state)[0])
    return state


def test_yin_g_supply_1_every_seat_owns_its_pieces() -> None:
    state = table(3)
    for seat in range(3):
        assert pieces_of(state, seat) == {"workers": 12, "cubes": 15, "discs": 20, "products": 8}
        assert len(state.deck[seat]) + len(state.hand[seat]) == 12


def test_yin_g_supply_2_wood_and_stone() -> None:
    assert stock_of(table(4)) == (14, 8)


def test_yin_s_player_1_every_seat_chooses_a_colour_that_nobody_has() -> None:
    state = new(2)
    assert options(state) == ["colour red", "colour blue", "colour yellow", "colour green"]
    play(state, "colour green")
    assert why(state, "colour green") == ("YIN-S-player-1", "colour-taken")
    play(state, "colour blue")
    assert view(state)["colours"] == ["green", "blue"]


def test_yin_s_fact_1_factories_of_unused_colours_leave() -> None:
    state = new(2)
    play(state, "colour green", "colour blue")
    assert sorted({factory % 4 for factory in state.mills + state.display}) == [1, 3]
    assert len(state.mills + state.display) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_market_1_one_tile_per_province(seats: int) -> None:
    tiles = table(seats).market_tile
    assert len(tiles) == len(set(tiles)) == 4


def test_yin_s_rate_1_the_die_shows_2_on_the_start_space() -> None:
    state = table()
    assert (view(state)["rate"], view(state)["die"]) == (9, 2)


@pytest.mark.parametrize(("seats", "each", "pile"), [(2, 3, 12), (3, 4, 18), (4, 5, 24)])
def test_yin_s_plant_2_and_3_tiles_by_number_of_players(seats: int, each: int, pile: int) -> None:
    state = table(seats)
    tiles = state.tiles + state.track
    assert len(state.tiles) == pile
    assert NONE not in state.track
    assert all(tiles.count(good) == each for good in range(SALT, POTATO))


def test_yin_s_plant_1_potato_and_maize_wait() -> None:
    state = table(4)
    assert POTATO not in state.tiles + state.track
    assert MAIZE not in state.tiles + state.track


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_yin_s_plant_2_so_many_of_each_of_six_types(seats: int, each: int) -> None:
    """YIN-R-2: all six types."""
    state = table(seats)
    tiles = state.tiles + state.track
    assert {GOODS[good]: tiles.count(good) for good in set(tiles)} == dict.fromkeys(GOODS[4:10], each)


@pytest.mark.parametrize(("seats", "pile"), [(2, 12), (3, 18), (4, 24)])
def test_yin_s_plant_3_six_are_shown_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = table(seats)
    assert len(state.tiles) == pile
    assert len([tile for tile in state.track if tile != NONE]) == 6


@pytest.mark.parametrize(("seats", "gone"), [(2, 2), (3, 2), (4, 0)])
def test_yin_s_ship_1_asian_ships_leave_unseen(seats: int, gone: int) -> None:
    state = table(seats)
    assert len(state.boxed) == gone
    assert all(ship < 12 for ship in state.boxed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_ship_2_as_many_asian_ships_dock_as_players(seats: int) -> None:
    docked = [ship for ship in table(seats).dock if ship != NONE]
    assert len(docked) == seats
    assert all(ship < 12 for ship in docked)


@pytest.mark.parametrize(("seats", "sizes"), [(2, [7, 7]), (3, [7, 6]), (4, [7, 7])])
def test_yin_s_ship_3_two_piles(seats: int, sizes: list[int]) -> None:
    """YIN-R-8: the northern pile is the larger one."""
    state = table(seats)
    assert [len(pile) for pile in state.ships] == sizes
    assert len([ship for pile in state.ships for ship in pile if ship >= 12]) == 6


def test_yin_s_ship_4_the_tops_are_open() -> None:
    state = table(3)
    assert all(pile["top"] is not None for pile in view(state)["ship_piles"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_fact_2_one_factory_per_player_is_shown(seats: int) -> None:
    state = new(seats)
    while question(state) == "choose-colour":
        play(state, options(state)[0])
    assert len(state.display) == seats
    assert len(state.mills) == 3 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_route_1_2_and_3_piles_of_four(seats: int) -> None:
    state = table(seats)
    assert len(state.discard) == 4
    assert [len(pile) for pile in state.routes] == [3] * seats + [0] * (4 - seats)
    assert len([route for route in state.open_route if route != NONE]) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_route_2_one_pile_is_the_discard_and_nobody_sees_it(seats: int) -> None:
    """YIN-R-9."""
    state = table(seats)
    assert view(state)["route_discard"] == {"size": 4, "tiles": None}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_route_3_the_other_piles_show_their_top(seats: int) -> None:
    state = table(seats)
    assert [pile["left"] for pile in view(state)["routes"]] == [3] * seats
    assert all(pile["open"] for pile in view(state)["routes"])


def test_yin_s_coin_1_four_coins_no_silver() -> None:
    state = table(2)
    assert [(row(state, "coins", seat), row(state, "silver", seat)) for seat in range(2)] == [(4, 0), (4, 0)]


def test_yin_s_deck_1_nothing_is_drawn_before_phase_b() -> None:
    state = table(2)
    assert state.hand == [[], []]
    assert [len(deck) for deck in state.deck] == [12, 12]


def test_yin_s_boat_1_boats_start_on_space_1() -> None:
    assert [player["boat"] for player in view(table(4))["players"]] == [1, 1, 1, 1]


def test_yin_s_order_1_the_order_is_random() -> None:
    orders = {tuple(table(4, f"{number:032x}").order) for number in range(6)}
    assert len(orders) > 1


def test_yin_s_start_1_factories_in_reverse_order_without_refill() -> None:
    state = new(3)
    while question(state) == "choose-colour":
        play(state, options(state)[0])
    backwards = state.order[::-1]
    for number, seat in enumerate(backwards):
        assert GAME.question(state).seat == seat  # type: ignore[union-attr]
        assert len(options(state, "build")) == 3 - number
        play(state, options(state)[0])
        play(state, options(state)[0])
        assert [state.owner.count(seat), row(state, "discs", seat)] == [1, 19]
    assert len(state.display) == 3


def test_yin_s_start_2_never_on_salt_nor_on_another_factory() -> None:
    state = new(2)
    while question(state) == "choose-colour":
        play(state, options(state)[0])
    play(state, options(state)[0], "site huguang-a1-a2")
    play(state, options(state)[0])
    assert why(state, "site huguang-a2-a3") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "site huguang-c1-c2") == ("YIN-B-cult-9", "salt-protected")
    assert all(state.printed.grid[square] != SALT for square in sites(options(state, "site")))


def sites(found: list[str]) -> list[int]:
    from tablewright.games.yinzi.names import SITES

    numbers = [SITES.index(words.split()[1]) for words in found]
    return [SITE_FIRST[site] for site in numbers] + [SITE_SECOND[site] for site in numbers]


def test_yin_s_start_3_then_a_new_display() -> None:
    state = table(3)
    assert len(state.display) == 3
    assert len(state.mills) == 6


def test_yin_s_start_4_then_wood_or_stone_in_reverse_order() -> None:
    """YIN-R-66: in a second pass."""
    state = new(2)
    while question(state) != "start-resource":
        play(state, options(state)[0])
    for seat in state.order[::-1]:
        assert GAME.question(state).seat == seat  # type: ignore[union-attr]
        assert options(state) == ["take wood", "take stone"]
        play(state, "take stone")
    assert [row(state, "stone", seat) for seat in range(2)] == [1, 1]
    assert state.stock == [14, 6]
    assert "YIN-S-start-4 gained" in told(state)


def test_yin_ex_21_three_players() -> None:
    state = table(3)
    assert (6 - state.track.count(NONE), len(state.tiles)) == (6, 18)
    assert [len(pile) for pile in state.ships] == [7, 6]
    assert (len(state.display), len(state.mills)) == (3, 6)
    assert len([pile for pile in state.routes if pile]) == 3
    assert len(state.discard) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_r_7_docked_ships_as_many_as_players(seats: int) -> None:
    assert len(view(table(seats))["docks"]) == seats
