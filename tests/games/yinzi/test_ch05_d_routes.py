"""Phase D-III: routes."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import PRODUCTS, ROUTES, SILVER
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    asked,
    begin,
    disc_on,
    discarded,
    ended,
    factory,
    grow,
    hold,
    land,
    lay_routes,
    mill,
    on_personal,
    on_route,
    open_routes,
    options,
    own_route,
    personal,
    play,
    player,
    points,
    question,
    row,
    rows,
    rural,
    served,
    set_order,
    table,
    told_of,
    transported,
    view,
    why,
    with_data,
    won,
)


def routes(state: Yinzi, *shown: str) -> Yinzi:
    return begin(lay_routes(state, *(shown or ("r01", "r02"))), "routes")


def with_route(*names: str, seats: int = 2) -> Yinzi:
    """Seat 0 has these personal route tiles."""
    state = land(seats)
    for name in names:
        own_route(state, name)
    return state


# The tiles beside the board.


def test_yin_d_route_1_served_tiles_are_won_and_the_pieces_on_them_go_home() -> None:
    state = served(land(), 0, 1, "cube 0", "product 1", "disc 1")
    routes(state, "r06", "r02")
    assert (won(state, 1), won(state, 0), on_route(state, 0)) == (["r06"], [], [])
    assert [row(state, "cubes", 0), *rows(state, "pieces", "discs", seat=1)] == [15, 8, 20]
    assert told_of(state, "won-route") == [("YIN-D-route-1", 1, (ROUTES.index("r06"),))]
    assert points(state, "routes", 1) == 2


def test_yin_d_route_1_nobody_holds_the_next_tile_of_that_pile() -> None:
    state = begin(lay_routes(served(land(), 0, 1), "r06", "r02", below=("r03", "r04")), "routes")
    assert (open_routes(state), state.server) == (["r03", "r04"], [NOBODY] * 4)


def test_yin_d_route_2_every_other_open_tile_goes_to_the_discard() -> None:
    state = begin(lay_routes(served(land(), 0, 1), "r06", "r02", discard=("r10",)), "routes")
    assert discarded(state) == ["r02", "r10"]
    assert told_of(state, "route-discarded") == [("YIN-D-route-2", NOBODY, (ROUTES.index("r02"),))]


def test_yin_d_route_3_then_the_next_tile_of_every_pile_is_turned_up() -> None:
    state = begin(lay_routes(land(), "r01", "r02", below=("r03", "r04")), "routes")
    assert open_routes(state) == ["r03", "r04"]
    assert {rule for rule, _, _ in told_of(state, "route-shown")} == {"YIN-D-route-3"}


def test_yin_d_route_3_in_round_4_nothing_is_left() -> None:
    state = table(2)
    for left in (3, 2, 1, 0):
        assert [len(pile) for pile in state.routes[:2]] == [left, left]
        assert len(open_routes(state)) == 2
        begin(state, "routes")
    assert open_routes(state) == []


# Personal tiles.


def test_yin_d_route_4_in_turn_order_each_seat_may_deliver_to_own_personal_tiles() -> None:
    state = own_route(with_route("r10"), "r12", 1)
    set_order(grow(grow(state, "huguang-a1", tile="cotton"), "huguang-a2", 1, tile="ramie"), 1, 0)
    routes(state)
    assert (asked(state), options(state)) == (1, ["fill r12 0", "stop"])
    assert why(state, "fill r10 0") == ("YIN-D-route-4", "not-own-route")
    assert why(state, "fill r12 1") == ("YIN-D-route-4", "not-own-route"), "it has one part only"
    play(state, "fill r12 0")
    assert (asked(state), options(state)) == (0, ["fill r10 0", "stop"])
    play(state, "stop")
    assert (ended(state), personal(state), won(state, 1)) == (True, ["r10"], ["r12"])


def test_yin_d_route_4_after_the_new_tiles_are_known() -> None:
    state = grow(with_route("r10"), "huguang-a1", tile="cotton")
    begin(lay_routes(state, "r01", "r02", below=("r03", "r04")), "routes")
    assert (question(state), open_routes(state)) == ("serve-personal", ["r03", "r04"])


def test_yin_d_route_4_completely_or_partly() -> None:
    state = play(routes(grow(with_route("r07"), "huguang-a2")), "fill r07 0")
    assert (personal(state), on_personal(state, "r07"), won(state)) == (["r07"], ["cube 0"], [])


@pytest.mark.parametrize(("route", "product"), [("r01", "silk"), ("r02", "porcelain"), ("r05", "paper")])
def test_yin_d_route_4_only_with_what_the_tile_demands(route: str, product: str) -> None:
    state = with_route(route)
    for name, site in zip(PRODUCTS, ("a1-a2", "a3-a4", "b1-b2", "b3-b4"), strict=True):
        factory(state, f"{name}-red", f"huguang-{site}", 1, 2, (1, 0))
    play(routes(state, "r18", "r19"), f"fill {route} 0")
    assert (won(state), mill(state, f"{product}-red")[2]) == ([route], [0, 0])
    assert sum(row(state, "pieces", seat) for seat in range(2)) == 16 - 3


def test_yin_d_route_4_equal_parts_are_offered_one_after_the_other() -> None:
    state = routes(factory(with_route("r18"), "paper-red", "huguang-a1-a2", 0, 3, (2, 0)))
    assert options(state, "fill") == ["fill r18 0"]
    assert why(state, "fill r18 1") == ("YIN-D-route-4", "offered-already")
    play(state, "fill r18 0")
    assert options(state, "fill") == ["fill r18 1"]


def test_yin_d_route_5_under_the_rules_of_public_tiles_and_without_transport() -> None:
    state = factory(with_route("r15", "r08", "r06"), "silk-red", "huguang-a1-a2", 1, 2, (1, 0))
    grow(disc_on(rural(hold(state, boat=0), 0, 2), "free-rice"), "huguang-b3")
    routes(state)
    assert options(state, "fill") == ["fill r15 0", "fill r15 1", "fill r08 0", "fill r06 0", "fill r06 1"]
    play(state, "fill r15 0", "fill r08 0", "fill r06 1")
    play(state, "fill r06 0", "give huguang-b3")
    assert (won(state), transported(state)) == (["r08", "r06"], 0)
    assert on_personal(state, "r15") == ["product 0"]


def test_yin_d_route_5_rural_food_only_where_it_is_named() -> None:
    state = routes(factory(rural(with_route("r15"), 0, 2), "silk-red", "huguang-a1-a2", 0, 2, (1, 0)))
    assert options(state, "fill") == ["fill r15 0"]
    assert why(state, "fill r15 1") == ("YIN-D-route-5", "nothing-fits")


def test_yin_d_route_6_what_is_delivered_stays_and_counts_from_then_on() -> None:
    state = play(routes(grow(with_route("r07"), "huguang-a2")), "fill r07 0")
    begin(state, "rewards", "taxation", "late", "administration")
    assert (on_personal(state, "r07"), row(state, "cubes")) == (["cube 0"], 14)
    routes(grow(state, "huguang-a3"))
    assert why(state, "fill r07 0") == ("YIN-D-route-6", "part-met")
    play(state, "fill r07 1")
    assert won(state) == ["r07"]


def test_yin_d_route_6_a_virtual_good_meets_its_part_without_a_piece() -> None:
    state = play(routes(disc_on(with_route("r06"), "free-wheat")), "fill r06 0")
    assert (on_personal(state, "r06"), player(state)["personal"][0]["met"]) == ([], [True, False])


def test_yin_d_route_7_a_complete_tile_pays_is_turned_and_its_pieces_go_home() -> None:
    state = factory(with_route("r18"), "paper-red", "huguang-a1-a2", 0, 3, (2, 0))
    play(routes(state), "fill r18 0", "fill r18 1")
    assert (won(state), personal(state)) == (["r18"], [])
    assert rows(state, "silver", "coins", "pieces") == [1, 4, 8]
    assert ("YIN-D-route-7", 0, (SILVER, 1)) in told_of(state, "gained")
    state = play(routes(grow(with_route("r10"), "huguang-a1", tile="cotton")), "fill r10 0")
    assert rows(state, "coins", "cubes") == [5, 15]


def test_yin_r_39_a_data_file_may_let_personal_tiles_pay_nothing() -> None:
    game = with_data("route_rules", personal_tile_pays=False)
    state = own_route(land(game=game), "r10")
    play(routes(grow(state, "huguang-a1", tile="cotton")), "fill r10 0")
    assert (won(state), row(state, "coins")) == (["r10"], 4)


def test_yin_r_39_pieces_on_an_unfinished_tile_score_nothing() -> None:
    state = factory(with_route("r15"), "silk-red", "huguang-a1-a2", 1, 2, (1, 0))
    assert points(state, "unshipped") == 1
    play(routes(state), "fill r15 0")
    assert (points(state, "unshipped"), points(state, "routes")) == (0, 0)


def test_yin_r_68_the_disc_on_an_emissary_tile_goes_home_with_the_tile_won() -> None:
    state = play(routes(disc_on(with_route("r20"), "emissary-spain")), "fill r20 0")
    assert (won(state), row(state, "discs"), points(state, "routes")) == (["r20"], 20, 2)


def test_yin_d_route_8_symbols_and_disasters_of_personal_tiles_do_nothing() -> None:
    state = factory(with_route("r14", "r07"), "paper-red", "huguang-a1-a2", 0, 2)
    lay_routes(grow(state, "jiangxi-a1"), "r01")
    assert view(state)["enemy"] == 3
    begin(state, "disasters")
    assert (ended(state), told_of(state, "disaster"), mill(state, "paper-red")[1]) == (True, [], 2)
