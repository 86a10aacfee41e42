"""What one seat does to another, with the seats rotated: whoever acts, and whoever it concerns."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablewright.games.yinzi.names import COMMITMENTS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    aboard,
    abroad,
    army,
    asked,
    begin,
    committed,
    disc_of,
    disc_on,
    dock,
    ended,
    envoys,
    factory,
    glories,
    grow,
    hold,
    land,
    lay_routes,
    market,
    migrants,
    mill,
    on_route,
    options,
    play,
    question,
    raw,
    row,
    rows,
    rural,
    sails,
    sent,
    served,
    set_order,
    set_rate,
    square,
    told_of,
    won,
)

SEATS = range(3)
PAIRS = pytest.mark.parametrize(("actor", "other"), list(permutations(SEATS, 2)))
ALL = pytest.mark.parametrize("seat", SEATS)


# Ships.


@PAIRS
@pytest.mark.parametrize("answer", ["emissary", "decline"])
def test_yin_i_dip_8_in_the_turn_of_whoever_fills_the_ship(actor: int, other: int, answer: str) -> None:
    state = aboard(dock(disc_on(land(3), "emissary-japan", other), "japan-1"), "s1-1", f"product {other}")
    grow(hold(state, actor, boat=9), "nanzhili-a1", actor, tile="tea")
    play(sent(state, "supply-ships", 1, actor), "load nanzhili-a1")
    assert (question(state), asked(state)) == ("add-emissary", other)
    play(state, answer)
    sent_one = answer == "emissary"
    assert envoys(state, "japan") == [int(sent_one and seat == other) for seat in SEATS]
    assert disc_of(state, "emissary-japan") == (NOBODY if sent_one else other)
    assert (row(state, "silver", actor), row(state, "silver", other)) == (1, 0)


@PAIRS
def test_yin_b_sail_3_each_piece_lands_or_goes_home_as_its_owners(actor: int, other: int) -> None:
    state = aboard(dock(land(3), "portugal-1"), "s1-1", f"product {other}")
    aboard(aboard(state, "s1-2", f"product {actor}"), "s1-3", f"cube {other}", f"cube {actor}")
    state.emissary = [int(seat in (actor, other)) for seat in range(4)] + [0] * 12
    for seat in (actor, other):
        hold(state, seat, discs=19)
    sails(state, seat=actor)
    both = [int(seat in (actor, other)) for seat in SEATS]
    assert (abroad(state, "portugal"), envoys(state, "portugal")) == (both, both)
    assert [row(state, "cubes", seat) for seat in SEATS] == [15] * 3


# Production in the factories of others.


def rented(actor: int, owner: int, level: int, coins: int, silver: int = 0, disc: bool = False) -> Yinzi:
    """*actor* produces in the red porcelain factory of *owner*; its raw material lies beside it."""
    state = hold(raw(land(3), "zhejiang-1"), actor, coins=coins, silver=silver)
    state = factory(state, "porcelain-red", "zhejiang-a1-a2", owner, level)
    if disc:
        disc_on(state, "free-coins", actor)
    return play(sent(set_rate(state, 10), "produce", 2, actor), "produce porcelain-red")


@PAIRS
def test_yin_b_prod_7_three_coins_go_to_whoever_owns_it(actor: int, other: int) -> None:
    state = rented(actor, other, 2, 5)
    assert [row(state, "coins", seat) - 4 for seat in SEATS] == [{actor: -2, other: 3}.get(seat, 0) for seat in SEATS]
    assert mill(state, "porcelain-red")[2] == [int(seat == actor) for seat in SEATS]
    assert row(state, "cubes", 0) == 15, "the raw material goes home to its colour"


@PAIRS
def test_yin_b_prod_8_a_silver_goes_to_whoever_owns_it(actor: int, other: int) -> None:
    state = rented(actor, other, 3, 4, silver=1)
    assert [row(state, "silver", seat) for seat in SEATS] == [int(seat == other) for seat in SEATS]


@PAIRS
@pytest.mark.parametrize(("answer", "left"), [("pay coins", 0), ("pay free-coins", 2)])
def test_yin_i_use_6_coins_of_the_disc_or_not_the_owner_gets_them_all(
    actor: int, other: int, answer: str, left: int
) -> None:
    state = play(rented(actor, other, 2, 3, disc=True), answer)
    assert (row(state, "coins", actor), row(state, "coins", other)) == (left, 7)
    assert disc_of(state, "free-coins") == (NOBODY if left else actor)


@PAIRS
@pytest.mark.parametrize(("answer", "left"), [("pay coins", 0), ("pay free-coins", 2)])
def test_yin_i_eco_6_free_coins_may_help_to_buy_the_silver_that_is_paid(
    actor: int, other: int, answer: str, left: int
) -> None:
    """YIN-I-use-4: with coins enough both are possible; the disc that pays is gone, and two coins stay."""
    state = rented(actor, other, 3, 10, disc=True)
    assert options(state) == ["pay coins", "pay free-coins"]
    play(state, answer)
    assert rows(state, "coins", "silver", seat=actor) == [left, 0]
    assert rows(state, "coins", "silver", seat=other) == [4, 1]
    assert disc_of(state, "free-coins") == (NOBODY if left else actor)
    assert row(state, "discs", actor) == (20 if left else 19)


@PAIRS
def test_yin_b_prod_12_raw_material_goes_home_to_the_seat_of_its_colour(actor: int, other: int) -> None:
    colour = ["red", "blue", "yellow"][other]
    state = factory(raw(land(3), "zhejiang-1", other), f"silk-{colour}", "zhejiang-a1-a2", actor)
    play(sent(state, "produce", 2, actor), f"produce silk-{colour}")
    assert (market(state, "zhejiang-1"), row(state, "cubes", other)) == (NOBODY, 15)
    assert mill(state, f"silk-{colour}")[2] == [int(seat == actor) for seat in SEATS]


# Food of others.


@PAIRS
def test_yin_m_rural_10_a_bought_cube_goes_home_to_the_seat_of_its_colour(actor: int, other: int) -> None:
    state = rural(migrants(land(3), actor, upper=1), *[int(seat == other) for seat in SEATS])
    play(begin(state, "feeding"), f"buy-food {other}")
    assert (row(state, "cubes", other), row(state, "coins", actor), row(state, "misfortune", actor)) == (15, 2, 0)
    assert state.rural == [0] * 4


@PAIRS
def test_yin_d_route_1_a_bought_cube_lies_on_the_route_and_then_goes_home(actor: int, other: int) -> None:
    state = lay_routes(rural(land(3), *[int(seat == other) for seat in SEATS]), "r08", "r01", "r02")
    play(sent(state, "war-routes", 1, actor), "army 1", "serve pile-1")
    assert (on_route(state, 0), state.server[0]) == ([f"cube {other}"], actor)
    begin(state, "routes")
    assert ([won(state, seat) for seat in SEATS]) == [["r08"] if seat == actor else [] for seat in SEATS]
    assert row(state, "cubes", other) == 15


@PAIRS
def test_yin_d_route_1_the_server_wins_the_tile_whoever_is_first(actor: int, other: int) -> None:
    state = set_order(land(3), other, *[seat for seat in SEATS if seat != other])
    begin(served(lay_routes(state, "r04", "r01"), 0, actor, f"product {actor}"), "routes")
    assert [won(state, seat) for seat in SEATS] == [["r04"] if seat == actor else [] for seat in SEATS]
    assert row(state, "pieces", actor) == 8


# War.


@pytest.mark.parametrize("line", list(permutations(SEATS)))
def test_yin_d_glory_5_the_stronger_first_and_ties_to_the_left(line: tuple[int, ...]) -> None:
    """Two are equal, and the third has fewer."""
    state = lay_routes(land(3), "r08")
    for place, seat in enumerate(line):
        army(state, seat, (2, 1, 2)[place])
    begin(state, "war")
    assert glories(state) == [{line[0]: (1, 0), line[2]: (0, 1)}.get(seat, (0, 0)) for seat in SEATS]


@ALL
def test_yin_d_glory_7_of_a_lost_war_the_first_has_the_lesser_glory(seat: int) -> None:
    state = army(lay_routes(land(3), "r01", "r02", "r15"), seat, 2)
    begin(army(state, (seat + 1) % 3, 1), "war")
    assert glories(state) == [(0, int(who == seat)) for who in SEATS]


@ALL
@pytest.mark.parametrize("answer", ["move-disc free-rice", "decline"])
def test_yin_l_disc_1_the_seat_without_discs_is_asked_for_its_glory(seat: int, answer: str) -> None:
    state = disc_on(army(lay_routes(land(3), "r08"), seat, 4), "free-rice", seat)
    begin(hold(state, seat, discs=0, taxed=19), "war")
    assert asked(state) == seat
    play(state, answer)
    moved = answer != "decline"
    assert (glories(state)[seat], disc_of(state, "free-rice")) == (
        (1, 0) if moved else (0, 0),
        NOBODY if moved else seat,
    )


@ALL
@pytest.mark.parametrize("stay", [0, 1, 2])
def test_yin_i_war_4_the_owner_of_the_disc_leaves_its_veterans(seat: int, stay: int) -> None:
    state = disc_on(army(army(lay_routes(land(3), "r08"), seat, 3), (seat + 1) % 3, 2), "veterans", seat)
    begin(state, "war")
    assert (question(state), asked(state), options(state)) == (
        "leave-veterans",
        seat,
        ["leave 0", "leave 1", "leave 2"],
    )
    play(state, f"leave {stay}")
    assert (rows(state, "army", "lying", seat=seat), disc_of(state, "veterans")) == (
        [3 - stay, stay],
        NOBODY if stay else seat,
    )


# Disasters.


@PAIRS
def test_yin_d_dis_5_the_owner_chooses_whose_product_goes(actor: int, other: int) -> None:
    made = tuple([int(seat in (actor, other)) for seat in SEATS])
    for lost in (actor, other):
        state = factory(lay_routes(land(3), "r14"), "silk-red", "huguang-a1-a2", actor, 2, made)
        begin(state, "disasters")
        assert (question(state), asked(state)) == ("choose-loss", actor)
        play(state, f"lose {lost}")
        left = [number - int(seat == lost) for seat, number in enumerate(made)]
        assert (mill(state, "silk-red"), row(state, "pieces", lost)) == ((actor, 1, left), 8)


@PAIRS
def test_yin_d_dis_4_an_ownerless_factory_loses_the_products_of_all(actor: int, other: int) -> None:
    made = tuple([int(seat == other) for seat in SEATS])
    state = factory(lay_routes(land(3), "r14"), "silk-red", "huguang-a1-a2", actor, 1, made)
    begin(state, "disasters")
    assert (mill(state, "silk-red"), row(state, "discs", actor), row(state, "pieces", other)) == (
        (NOBODY, 0, [0, 0, 0]),
        20,
        8,
    )


@PAIRS
def test_yin_d_dis_7_each_seat_chooses_its_own_cube_in_turn_order(actor: int, other: int) -> None:
    state = set_order(lay_routes(land(3), "r13"), actor, other, 3 - actor - other)
    for name in ("jiangxi-a1", "jiangxi-a2"):
        grow(state, name, actor)
    for name in ("jiangxi-b1", "jiangxi-b2"):
        grow(state, name, other)
    begin(state, "disasters")
    assert (asked(state), options(state)) == (actor, ["wither jiangxi-a1", "wither jiangxi-a2"])
    play(state, "wither jiangxi-a2")
    assert (asked(state), options(state)) == (other, ["wither jiangxi-b1", "wither jiangxi-b2"])
    play(state, "wither jiangxi-b1")
    assert [square(state, name)[2] for name in ("jiangxi-a1", "jiangxi-a2", "jiangxi-b1", "jiangxi-b2")] == [1, 0, 0, 1]
    assert (ended(state), row(state, "cubes", actor), row(state, "cubes", other)) == (True, 14, 14)


@ALL
def test_yin_d_dis_6_a_flood_drives_every_boat_back_but_those_at_the_start(seat: int) -> None:
    state = lay_routes(land(3), "r05")
    for who in SEATS:
        hold(state, who, boat=0 if who == seat else 3 + who)
    begin(state, "disasters")
    assert [row(state, "boat", who) for who in SEATS] == [0 if who == seat else 2 + who for who in SEATS]


@PAIRS
def test_yin_d_dis_3_each_seat_chooses_its_own_factory_in_turn_order(actor: int, other: int) -> None:
    state = set_order(lay_routes(land(3), "r14"), actor, other, 3 - actor - other)
    for name, site, owner in (
        ("paper-red", "huguang-a1-a2", actor),
        ("silk-red", "jiangxi-a1-a2", actor),
        ("paper-blue", "jiangxi-b1-b2", other),
        ("silk-blue", "jiangxi-b3-b4", other),
    ):
        factory(state, name, site, owner, 2)
    begin(state, "disasters")
    assert (question(state), asked(state), options(state)) == (
        "choose-fire",
        actor,
        ["burn paper-red", "burn silk-red"],
    )
    play(state, "burn silk-red")
    assert (question(state), asked(state)) == ("choose-fire", other)
    assert options(state) == ["burn paper-blue", "burn silk-blue"]
    play(state, "burn paper-blue")
    levels = [mill(state, name)[:2] for name in ("paper-red", "silk-red", "paper-blue", "silk-blue")]
    assert levels == [(actor, 2), (actor, 1), (other, 1), (other, 2)]
    assert [row(state, "discs", seat) for seat in SEATS] == [17 if seat in (actor, other) else 20 for seat in SEATS]


# The emperor, and taxes.


@PAIRS
@pytest.mark.parametrize("space", [1, 2, 3])
def test_yin_i_imp_4_whoever_comes_second_spends_its_disc(actor: int, other: int, space: int) -> None:
    name = COMMITMENTS[space]
    state = disc_on(committed(land(3), name, other), "same-commitment", actor)
    play(sent(state, "imperial-commitments", 4, actor), f"commit {name} 0 0")
    assert (disc_of(state, "same-commitment"), row(state, "committed", actor)) == (NOBODY, space + 1)
    blocked = sent(committed(land(3), name, other), "imperial-commitments", 4, actor)
    assert f"commit {name} 0 0" not in options(blocked)


@ALL
def test_yin_d_imp_2_the_reward_is_that_of_whoever_stands_there(seat: int) -> None:
    state = begin(committed(land(3), "palace-maintenance", seat), "rewards")
    assert [row(state, "coins", who) for who in SEATS] == [6 if who == seat else 4 for who in SEATS]
    assert [who for _, who, _ in told_of(state, "gained")] == [seat]


@ALL
@pytest.mark.parametrize("disc", ["free-rice", "free-wheat"])
def test_yin_c_feed_6_each_seat_eats_of_its_own_disc(seat: int, disc: str) -> None:
    state = begin(disc_on(migrants(land(3), seat, upper=1), disc, seat), "feeding")
    assert asked(state) == seat
    play(state, f"free {disc.split('-')[1]}")
    assert (row(state, "misfortune", seat), disc_of(state, disc), ended(state)) == (0, NOBODY, True)
