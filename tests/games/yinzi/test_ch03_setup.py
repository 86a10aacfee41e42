"""Section 3: setting up."""

from __future__ import annotations

import json

import pytest

from tablewright.games.yinzi.names import (
    ASIAN_SHIPS,
    DOCKS,
    FACTORIES,
    GOODS,
    MAIZE,
    NONE,
    POTATO,
    PROVINCES,
    ROUTES,
    SALT,
    SHIPS,
    SITE_FIRST,
    SITE_SECOND,
    SITES,
    SQUARES,
)
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    GAME,
    asked,
    can,
    discarded,
    laid_out,
    letter,
    mill,
    new,
    on_track,
    open_routes,
    options,
    play,
    player,
    question,
    row,
    rows,
    seen_discard,
    ship_pile,
    shown_factories,
    table,
    told,
    told_of,
    view,
    why,
)

SEEDS = [f"{number:032x}" for number in range(8)]


def start(seats: int = 2) -> Yinzi:
    """All start factories are placed; the first start resource is asked for."""
    state = laid_out(seats)
    while question(state) != "start-resource":
        play(state, options(state)[0])
    return state


# The board.


def test_yin_s_market_1_four_of_eight_tiles_one_per_province_at_random() -> None:
    laid = [table(seed=seed).market_tile for seed in SEEDS]
    assert all(len(set(tiles)) == 4 and set(tiles) <= set(range(8)) for tiles in laid)
    assert len({tuple(tiles) for tiles in laid}) > 4
    assert {tile for tiles in laid for tile in tiles} == set(range(8))


def test_yin_s_rate_1_the_die_shows_2_on_the_start_space() -> None:
    state = laid_out()
    assert (view(state)["rate"], view(state)["die"]) == (9, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_plant_1_potato_and_maize_wait(seats: int) -> None:
    state = table(seats)
    assert not {POTATO, MAIZE} & set(state.tiles + state.track)


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_yin_s_plant_2_so_many_tiles_of_each_of_six_types(seats: int, each: int) -> None:
    """YIN-R-2: all six, also with two players."""
    state = table(seats)
    tiles = state.tiles + state.track
    types = ("tea", "salt", "cotton", "sugar-cane", "ramie", "bamboo")
    assert {GOODS[tile]: tiles.count(tile) for tile in tiles} == dict.fromkeys(types, each)


@pytest.mark.parametrize(("seats", "pile"), [(2, 12), (3, 18), (4, 24)])
def test_yin_s_plant_3_six_tiles_are_shown_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = laid_out(seats)
    assert (len(state.tiles), "-" in on_track(state)) == (pile, False)
    assert [what[1] for rule, _, what in told_of(state, "tile-came") if rule == "YIN-S-plant-3"] == [0, 1, 2, 3, 4, 5]
    assert len({tuple(laid_out(seats, seed).track) for seed in SEEDS}) > 4


# Ships.


@pytest.mark.parametrize(("seats", "gone"), [(2, 2), (3, 2), (4, 0)])
def test_yin_s_ship_1_asian_ships_leave_unseen(seats: int, gone: int) -> None:
    state = table(seats)
    assert len(state.boxed) == gone
    assert all(ship < ASIAN_SHIPS for ship in state.boxed)
    left = [*state.boxed, *[ship for ship in state.dock if ship != NONE], *state.ships[0], *state.ships[1]]
    assert sorted(left) == list(range(len(SHIPS)))


@pytest.mark.parametrize(("seats", "docks"), [(2, ["s1", "s3"]), (3, ["s1", "s2", "s3"]), (4, DOCKS)])
def test_yin_s_ship_2_as_many_asian_ships_dock_as_there_are_players(seats: int, docks: list[str]) -> None:
    """YIN-R-7."""
    state = table(seats)
    assert [DOCKS[at] for at, ship in enumerate(state.dock) if ship != NONE] == docks
    assert all(ship < ASIAN_SHIPS for ship in state.dock)
    assert [one["dock"] for one in view(state)["docks"]] == docks


@pytest.mark.parametrize(("seats", "sizes"), [(2, [7, 7]), (3, [7, 6]), (4, [7, 7])])
def test_yin_s_ship_3_the_others_and_all_europeans_make_two_piles(seats: int, sizes: list[int]) -> None:
    state = table(seats)
    assert [len(pile) for pile in state.ships] == sizes
    assert sorted(ship for pile in state.ships for ship in pile if ship >= ASIAN_SHIPS) == list(range(12, 18))
    tops = {table(seats, seed).ships[0][-1] for seed in SEEDS}
    assert len(tops) > 3


def test_yin_r_8_with_three_players_the_pile_of_two_docks_is_the_larger_one() -> None:
    state = table(3)
    assert [state.printed.dock_pile[at] for at in range(4)] == [0, 0, 1, 1]
    assert [len(pile) for pile in state.ships] == [7, 6]


def test_yin_s_ship_4_the_tops_of_both_piles_lie_open() -> None:
    state = laid_out(3)
    assert [ship_pile(state, at) for at in (0, 1)] == [(len(pile), SHIPS[pile[-1]]) for pile in state.ships]
    assert [what for _, _, what in told_of(state, "ship-shown")] == [(pile[-1],) for pile in state.ships]


# Stock, players, factories.


def test_yin_s_stock_1_all_wood_and_stone_lie_in_the_resource_area() -> None:
    assert view(start(4))["stock"] == {"wood": 14, "stone": 8}


def test_yin_s_player_1_every_seat_chooses_a_colour_that_nobody_has() -> None:
    state = new(2)
    assert options(state) == ["colour red", "colour blue", "colour yellow", "colour green"]
    play(state, "colour green")
    assert options(state) == ["colour red", "colour blue", "colour yellow"]
    assert why(state, "colour green") == ("YIN-S-player-1", "colour-taken")
    play(state, "colour blue")
    assert view(state)["colours"] == ["green", "blue"]


def test_yin_s_fact_1_factories_of_unused_colours_leave() -> None:
    state = play(new(2), "colour green", "colour blue")
    colours = ("blue", "green")
    wanted = [name for name in FACTORIES if name.endswith(colours)]
    assert sorted(FACTORIES[at] for at in state.mills + state.display) == sorted(wanted)
    assert len(wanted) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_fact_2_one_factory_per_player_is_shown(seats: int) -> None:
    state = laid_out(seats)
    assert (len(state.display), len(state.mills)) == (seats, 3 * seats)
    assert len({tuple(laid_out(seats, seed).display) for seed in SEEDS}) > 4


# Routes.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_route_1_as_many_piles_of_four_as_players_and_one_more(seats: int) -> None:
    state = table(seats)
    tiles = [route for pile in state.routes for route in pile] + state.discard
    tiles += [route for route in state.open_route if route != NONE]
    assert len(tiles) == len(set(tiles)) == 4 * (seats + 1)


def test_yin_r_9_which_tiles_play_is_chance_and_the_others_stay_unknown() -> None:
    found = {tuple(table(2, seed).discard) for seed in SEEDS}
    assert len(found) == len(SEEDS)
    state = table(2)
    known = set(open_routes(state))
    assert {route for route in ROUTES if route in json.dumps(view(state, 0))} == known


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_route_2_one_pile_is_the_discard_face_down(seats: int) -> None:
    state = table(seats)
    assert seen_discard(state) == (4, None)
    assert not set(discarded(state)) & set(open_routes(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yin_s_route_3_the_other_piles_show_their_top_tile(seats: int) -> None:
    state = laid_out(seats)
    assert [(pile["left"], pile["open"]["route"]) for pile in view(state)["routes"]] == [
        (3, route) for route in open_routes(state)
    ]
    assert len(open_routes(state)) == seats
    assert told(state).count("YIN-S-route-3 route-shown") == seats


# What the seats have.


def test_yin_s_coin_1_four_coins_and_no_silver() -> None:
    state = laid_out(3)
    assert [rows(state, "coins", "silver", seat=seat) for seat in range(3)] == [[4, 0]] * 3


def test_yin_s_deck_1_a_shuffled_deck_each_and_nothing_drawn_yet() -> None:
    state = table(2)
    assert state.hand == [[], []]
    assert [sorted(deck) for deck in state.deck] == [list(range(12))] * 2
    assert len({tuple(table(2, seed).deck[0]) for seed in SEEDS}) == len(SEEDS)
    assert state.deck[0] != state.deck[1]


def test_yin_s_boat_1_boats_start_on_space_1() -> None:
    state = table(4)
    assert [player(state, seat)["boat"] for seat in range(4)] == [1, 1, 1, 1]


def test_yin_s_order_1_the_first_provisional_order_is_random() -> None:
    orders = [laid_out(3, seed).order for seed in SEEDS]
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len({tuple(order) for order in orders}) > 2


def test_yin_s_start_1_a_start_factory_each_in_reverse_order_without_refill() -> None:
    state = laid_out(3)
    for number, seat in enumerate(state.order[::-1]):
        assert asked(state) == seat
        shown = shown_factories(state)
        assert options(state) == [f"build {name}" for name in FACTORIES if name in shown]
        assert len(shown) == 3 - number
        name = shown[0]
        play(state, f"build {name}")
        play(state, options(state)[0])
        assert mill(state, name) == (seat, 1, [0, 0, 0])
        assert row(state, "discs", seat) == 19


def test_yin_s_start_1_only_from_the_display() -> None:
    state = laid_out(2)
    hidden = FACTORIES[state.mills[0]]
    assert why(state, f"build {hidden}") == ("YIN-B-fact-2", "not-on-display")


def test_yin_s_start_2_on_two_squares_of_any_province_but_not_on_salt_or_another_factory() -> None:
    state = laid_out(2)
    play(state, options(state)[0])
    assert {words.split()[1].split("-")[0] for words in options(state)} == set(PROVINCES)
    salt = {SQUARES[at] for at, good in enumerate(state.printed.grid) if good == SALT}
    offered = [words.split()[1] for words in options(state)]
    touched = {SQUARES[SITE_FIRST[SITES.index(site)]] for site in offered}
    touched |= {SQUARES[SITE_SECOND[SITES.index(site)]] for site in offered}
    assert touched == set(SQUARES) - salt
    assert why(state, "site huguang-c1-c2") == ("YIN-B-cult-9", "salt-protected")
    play(state, "site huguang-a1-a2")
    play(state, options(state)[0])
    assert why(state, "site huguang-a2-a3") == ("YIN-B-cult-2", "square-occupied")
    assert why(state, "site huguang-a1-b1") == ("YIN-B-cult-2", "square-occupied")
    assert can(state, "site huguang-a3-a4")


def test_yin_s_start_3_then_a_new_display() -> None:
    state = laid_out(3)
    before = [FACTORIES[at] for at in state.mills]
    while question(state) != "start-resource":
        play(state, options(state)[0])
    assert shown_factories(state) == before[:-4:-1]
    assert (len(state.mills), told(state).count("YIN-S-start-3 factory-shown")) == (6, 3)


def test_yin_s_start_4_then_a_wood_or_a_stone_each_for_free() -> None:
    state = start(2)
    for seat, kind in zip(state.order[::-1], ("stone", "wood"), strict=True):
        assert (asked(state), options(state)) == (seat, ["take wood", "take stone"])
        play(state, f"take {kind}")
        assert rows(state, kind, "coins", seat=seat) == [1, 4]
    assert view(state)["stock"] == {"wood": 13, "stone": 7}
    assert told(state).count("YIN-S-start-4 gained") == 2


def test_yin_r_66_resources_are_chosen_in_a_second_pass_in_reverse_order() -> None:
    state = laid_out(3)
    asked_for = []
    while state.round == 0:
        asked_for.append((question(state), asked(state)))
        play(state, options(state)[0])
    backwards = state.order[::-1]
    factories = [pair for seat in backwards for pair in (("start-factory", seat), ("choose-site", seat))]
    assert asked_for == [*factories, *[("start-resource", seat) for seat in backwards]]


def test_yin_s_player_1_before_the_markets_are_laid_every_action_can_be_asked_about() -> None:
    """Nothing is on the table yet, and all but a colour is refused plainly."""
    state = new(3)
    for action in GAME.alphabet():
        for seat in range(3):
            assert GAME.zones(state, seat, action)
            phrase, *words = GAME.label(state, seat, action)
            GAME.vocabulary().name(str(phrase), tuple(words))
            assert (GAME.explain(state, seat, action) is None) == (seat == 0 and action.fields()[0] == "colour")
    assert why(state, "market huguang-1") == ("YIN-B-urban-1", "other-phase")
    assert GAME.label(state, 0, letter("market huguang-1")) == ("do-market", "huguang-1")
