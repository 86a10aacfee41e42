"""What the game refuses whatever is asked: each with what must be played first, or changed, so that it is allowed."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.arranged import (
    MEAL,
    SEND,
    SHIP,
    Arranged,
    burning,
    card,
    envoy,
    fed,
    glory,
    road,
    shipper,
    two_ships,
)
from tests.games.yinzi.table import (
    aboard,
    army,
    asked,
    begin,
    disc_on,
    dock,
    factory,
    give_hand,
    group,
    grow,
    hold,
    laid_out,
    land,
    lay_routes,
    lifted,
    migrants,
    my_turn,
    new,
    options,
    own_route,
    play,
    play_out,
    refused,
    rural,
    table,
    turn,
    turns,
)


@pytest.mark.parametrize(
    ("arranged", "first", "move", "because"),
    [
        # Set-up.
        (lambda: fed(land(), "bonus"), (MEAL,), "bonus no-tax", "any YIN-A-choose-1 other-phase"),
        (
            lambda: play(begin(land(), "bonus"), "bonus better-sale"),
            ("stop",),
            "bonus no-tax",
            "any YIN-A-choose-1 finish-first",
        ),
        # A turn.
        (lambda: my_turn(land()), ("play c01", "on cultivate"), "stop", "any YIN-B-fortune-5 finish-first"),
        (
            lambda: my_turn(disc_on(land(), "free-coins")),
            ("play c01", "on cultivate", "buy-tile column-1"),
            "pay coins",
            "any YIN-X-exch-1 finish-first",
        ),
        (
            lambda: play(my_turn(grow(land(), "jiangxi-a3")), "play c01"),
            ("on cultivate",),
            "sell-food jiangxi-a3",
            "any YIN-B-frame-7 finish-first",
        ),
        (
            lambda: play(my_turn(disc_on(army(land(), 0, 1), "fruitful-war")), "play c01"),
            ("on cultivate",),
            "spend fruitful-war",
            "any YIN-B-frame-7 finish-first",
        ),
        (
            lambda: turns(shipper()),
            (*SHIP, "load nanzhili-a5"),
            "free salt",
            "any YIN-I-use-3 finish-first",
        ),
        # Feeding.
        (
            lambda: begin(grow(migrants(hold(land(), coins=0), upper=1), "jiangxi-a3"), "bonus", "feeding"),
            ("bonus better-sale", "stop", "bonus no-tax", "stop"),
            "eat jiangxi-a3",
            "any YIN-C-feed-3 other-phase",
        ),
        (
            lambda: begin(disc_on(migrants(hold(land(), coins=0), upper=1), "free-rice"), "bonus", "feeding"),
            ("bonus better-sale", "bonus no-tax", "stop"),
            "free rice",
            "any YIN-I-use-3 other-phase",
        ),
        (
            lambda: begin(rural(migrants(hold(land(), coins=2), upper=1), 0, 1), "bonus", "feeding"),
            ("bonus no-tax", "stop", "bonus better-sale", "stop"),
            "buy-food 1",
            "any YIN-M-rural-4 other-phase",
        ),
        (
            lambda: play(
                begin(rural(grow(migrants(disc_on(land(), "free-coins"), upper=4), "jiangxi-a3"), 0, 1), "feeding"),
                "buy-food 1",
            ),
            ("pay coins",),
            "eat jiangxi-a3",
            "any YIN-C-feed-3 finish-first",
        ),
        (
            lambda: play(
                begin(rural(grow(migrants(land(), upper=4), "jiangxi-a1", cubes=2), 0, 1), "feeding"), "eat jiangxi-a1"
            ),
            ("eat jiangxi-a1",),
            "buy-food 1",
            "any YIN-M-rural-4 finish-first",
        ),
        (
            lambda: fed(grow(land(), "jiangxi-b4"), "bonus"),
            (MEAL,),
            "sell-food jiangxi-b4",
            "any YIN-C-feed-10 feed-first",
        ),
        # War glories.
        (lambda: fed(glory(), "war"), (MEAL,), "move-disc veterans", "any YIN-L-disc-1 other-phase"),
        (
            lambda: begin(glory("fruitful-war"), "war"),
            ("stop",),
            "move-disc veterans",
            "any YIN-L-disc-1 finish-first",
        ),
        (lambda: fed(glory(), "war"), (MEAL, "decline"), "leave 2", "any YIN-I-war-4 other-phase"),
        (lambda: begin(glory(), "war"), ("decline",), "leave 2", "any YIN-I-war-4 finish-first"),
        # Disasters.
        (lambda: fed(burning(), "disasters"), (MEAL,), "burn silk-red", "any YIN-D-dis-3 other-phase"),
        (
            lambda: fed(burning(), "disasters"),
            (MEAL, "burn porcelain-red"),
            "lose 1",
            "any YIN-D-dis-5 other-phase",
        ),
        (lambda: begin(burning(), "disasters"), ("burn porcelain-red",), "lose 1", "any YIN-D-dis-5 finish-first"),
        (
            lambda: fed(grow(grow(lay_routes(land(), "r13"), "jiangxi-b4"), "jiangxi-c2"), "disasters"),
            (MEAL, "stop"),
            "wither jiangxi-b4",
            "any YIN-D-dis-7 other-phase",
        ),
        (
            lambda: begin(grow(grow(burning("r13"), "jiangxi-b4"), "jiangxi-c2"), "disasters"),
            ("burn silk-red",),
            "wither jiangxi-b4",
            "any YIN-D-dis-7 finish-first",
        ),
        # Routes and rewards.
        (
            lambda: fed(lay_routes(grow(own_route(land(), "r06"), "jiangxi-a4"), "r01"), "routes"),
            (MEAL,),
            "fill r06 1",
            "any YIN-D-route-4 other-phase",
        ),
        (
            lambda: play(
                begin(
                    lay_routes(
                        grow(grow(grow(own_route(land(), "r06"), "jiangxi-a4"), "jiangxi-a3"), "jiangxi-b4"), "r01"
                    ),
                    "routes",
                ),
                "fill r06 0",
            ),
            ("give jiangxi-a3",),
            "fill r06 1",
            "any YIN-D-route-4 finish-first",
        ),
        (lambda: fed(road(), "rewards"), (MEAL,), "choose-route r06", "any YIN-D-imp-3 other-phase"),
        # Discs at will, and food for sale.
        (lambda: fed(envoy("brunei"), "actions"), (MEAL,), "spend emissary-brunei", "any YIN-I-dip-1 no-occasion"),
        (lambda: fed(envoy("korea"), "actions"), (MEAL,), "spend emissary-korea", "any YIN-I-dip-2 no-occasion"),
        (lambda: fed(envoy("japan"), "actions"), (MEAL,), "spend emissary-japan", "any YIN-I-dip-3 no-occasion"),
        (lambda: fed(envoy("portugal"), "actions"), (MEAL,), "spend emissary-portugal", "any YIN-I-dip-4 no-occasion"),
        (lambda: fed(envoy("spain"), "actions"), (MEAL,), "spend emissary-spain", "any YIN-I-dip-5 no-occasion"),
        (
            lambda: fed(envoy("netherlands"), "actions"),
            (MEAL,),
            "spend emissary-netherlands",
            "any YIN-I-dip-6 no-occasion",
        ),
        (
            lambda: fed(disc_on(grow(card(land()), "jiangxi-c1"), "extra-urban-sale"), "actions"),
            (MEAL,),
            "spend extra-urban-sale",
            "any YIN-I-imp-2 no-occasion",
        ),
        (
            lambda: fed(disc_on(card(land()), "extra-plantation"), "actions"),
            (MEAL,),
            "spend extra-plantation",
            "any YIN-I-imp-3 no-occasion",
        ),
        (
            lambda: fed(lay_routes(disc_on(card(land()), "personal-route"), "r01", discard=("r06",)), "actions"),
            (MEAL,),
            "spend personal-route",
            "any YIN-I-war-2 no-occasion",
        ),
        (
            lambda: fed(disc_on(army(card(land()), 0, 1), "fruitful-war"), "actions"),
            (MEAL,),
            "spend fruitful-war",
            "any YIN-I-war-3 no-occasion",
        ),
        (
            lambda: fed(disc_on(land(), "extra-recruit"), "war"),
            (MEAL,),
            "spend extra-recruit",
            "any YIN-I-use-5 other-phase",
        ),
        (
            lambda: play(
                turns(give_hand(army(land(), 0, 2), 0, "c01", "c12")),
                "play c01",
                "on innovations",
                "innovate fruitful-war",
            ),
            ("stop",),
            "spend fruitful-war",
            "any YIN-I-use-2 placed-this-turn",
        ),
        (
            lambda: begin(
                lay_routes(disc_on(grow(army(land(), 0, 1), "jiangxi-a3"), "fruitful-war"), "r01"), "war", "routes"
            ),
            ("stop",),
            "sell-food jiangxi-a3",
            "any YIN-M-rural-8 no-occasion",
        ),
    ],
)
def test_what_must_come_first_makes_it_possible(
    arranged: Arranged, first: tuple[str, ...], move: str, because: str
) -> None:
    lifted(arranged(), play(arranged(), *first), move, because)


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (lambda: table(), lambda: new(), "colour red", "any YIN-S-player-1 other-phase"),
        (lambda: laid_out(), lambda: new(), "colour red", "any YIN-S-player-1 finish-first"),
        (
            lambda: my_turn(grow(land(), "jiangxi-a3", 1)),
            lambda: my_turn(grow(land(), "jiangxi-a3")),
            "sell-food jiangxi-a3",
            "any YIN-G-colour-1 no-own-cube",
        ),
        (
            lambda: my_turn(grow(land(), "jiangxi-a4")),
            lambda: my_turn(grow(land(), "jiangxi-a4", tile="maize")),
            "sell-food jiangxi-a4",
            "any YIN-M-rural-2 not-a-rural-good",
        ),
        (
            lambda: my_turn(envoy("japan", "cube 1")),
            lambda: my_turn(envoy("japan", "cube 0")),
            "spend emissary-japan",
            "any YIN-I-dip-7 nothing-aboard",
        ),
        (
            lambda: my_turn(disc_on(land(), "extra-urban-sale")),
            lambda: my_turn(grow(disc_on(land(), "extra-urban-sale"), "jiangxi-c1")),
            "spend extra-urban-sale",
            "any YIN-I-imp-2 nothing-to-sell",
        ),
        (
            lambda: my_turn(hold(disc_on(land(), "extra-plantation"), coins=0)),
            lambda: my_turn(hold(disc_on(land(), "extra-plantation"), coins=1)),
            "spend extra-plantation",
            "any YIN-I-imp-3 no-tile-possible",
        ),
        (
            lambda: my_turn(disc_on(army(land(), 0, 1), "fruitful-war", 1)),
            lambda: my_turn(disc_on(army(land(), 0, 1), "fruitful-war", 0)),
            "spend fruitful-war",
            "any YIN-I-use-1 no-disc-there",
        ),
        (
            lambda: my_turn(disc_on(army(land(), 1, 1), "fruitful-war")),
            lambda: my_turn(disc_on(army(land(), 0, 1), "fruitful-war")),
            "spend fruitful-war",
            "any YIN-I-war-3 no-army",
        ),
        (
            lambda: my_turn(lay_routes(disc_on(land(), "personal-route"), "r01")),
            lambda: my_turn(lay_routes(disc_on(land(), "personal-route"), "r01", discard=("r06",))),
            "spend personal-route",
            "any YIN-I-war-2 discard-empty",
        ),
        (
            lambda: begin(disc_on(disc_on(lay_routes(land()), "weak-enemies"), "extra-recruit"), "war"),
            lambda: begin(disc_on(disc_on(lay_routes(land(), "r01"), "weak-enemies"), "extra-recruit"), "war"),
            "spend weak-enemies",
            "any YIN-I-war-6 no-enemies",
        ),
    ],
)
def test_the_smallest_change_makes_it_possible(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


def test_yin_b_frame_2_the_turn_of_another() -> None:
    def arranged() -> Yinzi:
        return turns(give_hand(card(land()), 1, "c01"))

    after = play(arranged(), "play c12", "on cultivate", "stop")
    lifted(arranged(), after, "play c01", "any YIN-B-frame-2 other-turn", seat=1)


def test_yin_d_dis_3_the_next_seat_burns_once_the_products_are_counted() -> None:
    def arranged() -> Yinzi:
        return begin(factory(burning(), "paper-blue", "zhejiang-b1-b2", 1), "disasters")

    before = play(arranged(), "burn porcelain-red")
    after = play(arranged(), "burn porcelain-red", "lose 0")
    lifted(before, after, "burn paper-red", "any YIN-D-dis-3 finish-first")
    assert asked(after) == 1


def test_yin_m_rural_7_after_buying_the_next_occasion_sells() -> None:
    def arranged() -> Yinzi:
        state = grow(grow(rural(own_route(land(), "r06"), 0, 1), "jiangxi-a3"), "jiangxi-a4")
        return play(begin(lay_routes(state, "r01"), "routes", "late"), "fill r06 0", "buy-food 1")

    lifted(arranged(), play(arranged(), "stop"), "sell-food jiangxi-a3", "any YIN-M-rural-7 bought-already")


def test_yin_i_war_2_the_tile_is_taken_before_anything_is_delivered() -> None:
    def arranged() -> Yinzi:
        state = grow(grow(grow(own_route(land(), "r06"), "jiangxi-a3"), "jiangxi-b4"), "jiangxi-a4")
        return begin(lay_routes(disc_on(state, "personal-route"), discard=("r08",)), "routes")

    after = play(arranged(), "fill r06 1")
    lifted(after, arranged(), "spend personal-route", "any YIN-I-war-2 delivered-already")


def test_yin_b_work_13_what_would_leave_no_first_use_waits_for_the_coin() -> None:
    """The only coin is needed for the first use."""

    def arranged() -> Yinzi:
        state = hold(group(land(), 1), coins=1)
        return play(turn(disc_on(state, "extra-plantation")), SEND, "to take-resources")

    after = hold(arranged(), coins=2)
    lifted(arranged(), after, "spend extra-plantation", "any YIN-B-work-13 use-first")


def test_yin_z_end_1_when_the_game_is_over_nothing_is_possible() -> None:
    """Nothing lifts this."""
    state = play_out(table(), 1)
    assert options(state) == []
    for move in ("play c01", "stop", "sell-food jiangxi-a3", "spend fruitful-war"):
        refused(state, move, "any YIN-Z-end-1 game-over", seat=0)


def test_yin_i_dip_7_only_a_ship_with_an_own_piece_can_be_chosen() -> None:
    before, after = two_ships(), two_ships()
    for state, piece in ((before, "cube 1"), (after, "cube 0")):
        dock(state, "japan-1", "japan-2", "japan-3")
        play(turn(aboard(state, "s3-1", piece)), "spend emissary-japan")
    lifted(before, after, "dock s3", "choose-dock YIN-I-dip-7 nothing-aboard")
