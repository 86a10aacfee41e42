"""What the phases after the actions refuse, each with the smallest change that lifts it."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.arranged import Arranged, glory, road
from tests.games.yinzi.table import (
    aboard,
    army,
    begin,
    committed,
    disc_on,
    dock,
    factory,
    grow,
    hold,
    land,
    lay_routes,
    lifted,
    migrants,
    my_turn,
    own_route,
    play,
    played,
    rural,
    set_rate,
    with_data,
)


def feeding(*moves: str, state: Yinzi | None = None, wheat: int = 1) -> Yinzi:
    """Seat 0 needs three Food, and has so much wheat."""
    state = migrants(state or land(), upper=7)
    if wheat:
        grow(state, "jiangxi-a3", cubes=wheat)
    return play(begin(state, "feeding"), *moves)


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: feeding(state=grow(land(), "jiangxi-a4", tile="cotton")),
            lambda: feeding(state=grow(land(), "jiangxi-a4")),
            "eat jiangxi-a4",
            "feed YIN-C-feed-3 not-food",
        ),
        (
            lambda: feeding(state=grow(land(), "jiangxi-a1")),
            lambda: feeding(state=grow(land(), "jiangxi-a1", cubes=2)),
            "eat jiangxi-a1",
            "feed YIN-C-feed-4 no-second-half",
        ),
        (
            lambda: feeding(),
            lambda: feeding(state=disc_on(land(), "free-rice")),
            "free rice",
            "feed YIN-C-feed-6 no-disc-there",
        ),
        (
            lambda: feeding(state=disc_on(land(), "free-wheat")),
            lambda: feeding(state=disc_on(land(), "free-wheat"), wheat=0),
            "stop",
            "feed YIN-C-feed-7 food-left",
        ),
        (
            lambda: feeding(state=grow(land(), "jiangxi-a4", 1)),
            lambda: feeding(state=grow(land(), "jiangxi-a4", 0)),
            "eat jiangxi-a4",
            "feed YIN-G-colour-1 no-own-cube",
        ),
        (
            lambda: feeding(state=rural(land(), 1, 0)),
            lambda: feeding(state=rural(land(), 1, 1)),
            "buy-food 1",
            "feed YIN-M-rural-3 not-for-sale",
        ),
        (
            lambda: feeding(state=hold(rural(land(), 0, 1), coins=1)),
            lambda: feeding(state=hold(rural(land(), 0, 1), coins=2)),
            "buy-food 1",
            "feed YIN-M-rural-3 not-for-sale",
        ),
        (
            lambda: feeding("eat jiangxi-a1", state=grow(grow(land(), "jiangxi-a1", cubes=2), "jiangxi-a4")),
            lambda: feeding(
                "eat jiangxi-a1", state=grow(grow(land(), "jiangxi-a1", cubes=2), "jiangxi-a4", tile="potato")
            ),
            "eat jiangxi-a4",
            "second-half YIN-C-feed-4 no-second-half",
        ),
    ],
)
def test_in_feeding(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


def fire(owner: int = 0) -> Yinzi:
    """Three factories, of which two at least are those of seat 0."""
    state = factory(factory(land(), "paper-red", "zhejiang-a1-a2"), "silk-red", "huguang-a1-a2", owner)
    return begin(lay_routes(factory(state, "porcelain-red", "jiangxi-a1-a2"), "r14"), "disasters")


def surplus(*made: int) -> Yinzi:
    """A factory with products of two of three seats has just lost a level."""
    state = factory(land(3), "porcelain-red", "jiangxi-a1-a2", 0, 2, made)
    return begin(lay_routes(state, "r14"), "disasters")


def drought(*squares: str) -> Yinzi:
    state = lay_routes(land(), "r13")
    for name in squares:
        grow(state, name)
    return begin(state, "disasters")


def bridge(owner: int = 0, level: int = 1) -> Yinzi:
    state = factory(factory(land(), "paper-red", "zhejiang-a1-a2"), "silk-red", "huguang-a1-a2", owner, level)
    state = factory(state, "porcelain-red", "jiangxi-a1-a2")
    return begin(committed(state, "bridge-construction"), "rewards")


def looking(*discard: str) -> Yinzi:
    state = lay_routes(disc_on(land(), "personal-route"), "r01", discard=discard)
    return play(my_turn(state), "spend personal-route")


def personal(*moves: str, routes: tuple[str, ...] = ("r06", "r18"), wheat: int = 1) -> Yinzi:
    """Seat 0 delivers to its personal tiles; it has paper, rice and wheat."""
    state = grow(factory(land(), "paper-red", "zhejiang-a1-a2", 0, 2, (2, 0)), "jiangxi-a4")
    if wheat:
        grow(state, "jiangxi-a3", cubes=wheat)
    for name in routes:
        own_route(state, name)
    return play(begin(lay_routes(state, "r01"), "routes"), *moves)


def tax(coins: int) -> Yinzi:
    """A silver is due at a rate of 9, of which seat 0 has nothing; it has wheat to sell."""
    state = disc_on(grow(hold(played(land(), 0, "c01", "c05", "c09"), coins=coins), "jiangxi-a3"), "free-coins")
    return begin(set_rate(state, 9), "taxation")


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: begin(glory(), "war"),
            lambda: begin(glory("free-rice"), "war"),
            "move-disc free-rice",
            "glory-disc YIN-L-disc-1 no-disc-there",
        ),
        (
            lambda: begin(disc_on(army(lay_routes(land(), "r08"), 0, 1), "veterans"), "war"),
            lambda: begin(disc_on(army(lay_routes(land(), "r08"), 0, 2), "veterans"), "war"),
            "leave 2",
            "leave-veterans YIN-I-war-4 workers-missing",
        ),
        (lambda: fire(1), lambda: fire(0), "burn silk-red", "choose-fire YIN-D-dis-3 not-own-factory"),
        (lambda: surplus(1, 1, 0), lambda: surplus(1, 0, 1), "lose 2", "choose-loss YIN-D-dis-5 no-product-there"),
        (
            lambda: drought("jiangxi-a3", "jiangxi-c2"),
            lambda: drought("jiangxi-a3", "jiangxi-b4"),
            "wither jiangxi-b4",
            "choose-drought YIN-D-dis-7 no-own-cube",
        ),
        (lambda: bridge(1), lambda: bridge(0), "upgrade silk-red", "bridge-upgrade YIN-B-fact-6 not-own-factory"),
        (
            lambda: bridge(level=3),
            lambda: bridge(level=2),
            "upgrade silk-red",
            "bridge-upgrade YIN-B-fact-6 top-level",
        ),
        (
            lambda: begin(lay_routes(road(), "r01", discard=("r06",)), "rewards"),
            lambda: begin(lay_routes(road(), "r01", discard=("r08",)), "rewards"),
            "choose-route r08",
            "take-route YIN-D-imp-3 not-in-discard",
        ),
        (
            lambda: looking("r06"),
            lambda: looking("r06", "r08"),
            "choose-route r08",
            "take-route YIN-I-war-2 not-in-discard",
        ),
        (
            lambda: personal(),
            lambda: personal(routes=("r06", "r16")),
            "fill r16 0",
            "serve-personal YIN-D-route-4 not-own-route",
        ),
        (
            lambda: personal(),
            lambda: personal("fill r18 0"),
            "fill r18 1",
            "serve-personal YIN-D-route-4 offered-already",
        ),
        (
            lambda: personal(wheat=0),
            lambda: personal(wheat=1),
            "fill r06 0",
            "serve-personal YIN-D-route-5 nothing-fits",
        ),
        (
            lambda: personal("fill r06 0", wheat=2),
            lambda: personal(wheat=2),
            "fill r06 0",
            "serve-personal YIN-D-route-6 part-met",
        ),
        (lambda: tax(6), lambda: tax(7), "pay free-coins", "pay-tax YIN-I-use-3 no-effect"),
    ],
)
def test_in_war_disasters_routes_rewards_and_taxation(
    before: Arranged, after: Arranged, move: str, because: str
) -> None:
    lifted(before(), after(), move, because)


# Late shipments.


def late(
    *moves: str,
    squares: tuple[str, ...] = ("zhejiang-a1", "zhejiang-a2"),
    ships: tuple[str, str] = ("japan-1", "korea-1"),
    boat: int = 9,
    state: Yinzi | None = None,
) -> Yinzi:
    """Seat 0 loads food; it has rice, wheat and more on these squares."""
    state = dock(hold(state or land(), boat=boat), ships[0], None, ships[1])
    for name in squares:
        grow(state, name)
    return play(begin(state, "late"), *moves)


def full(*free: str) -> Yinzi:
    """All slots but these are taken."""
    state = dock(hold(land(), boat=9), "japan-1", None, "portugal-1")
    for name in ("s1-1", "s1-2", "s3-1", "s3-2", "s3-3"):
        if name not in free:
            aboard(state, name, "virtual", "virtual")
    return begin(grow(grow(state, "nanzhili-a1"), "nanzhili-a2"), "late")


def limited(pairs: int) -> Yinzi:
    """A data file allows so many pairs; one is aboard."""
    state = land(game=with_data("late_shipments", max_pairs_per_player=pairs))
    squares = ("nanzhili-a1", "nanzhili-a2", "nanzhili-a3", "nanzhili-a4")
    return late("load nanzhili-a1", "load nanzhili-a2", "slot s1-1", squares=squares, state=state)


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: late(squares=("nanzhili-a1", "nanzhili-b5")),
            lambda: late(squares=("nanzhili-a1", "nanzhili-a2")),
            "load nanzhili-a1",
            "load-late YIN-E-late-2 no-second-food",
        ),
        (
            lambda: late(squares=("jiangxi-a2", "jiangxi-a3"), boat=3),
            lambda: late(squares=("jiangxi-a2", "jiangxi-a3"), boat=5),
            "load jiangxi-a2",
            "load-late YIN-E-late-5 transport-missing",
        ),
        (
            lambda: late(squares=("nanzhili-a1", "nanzhili-a2"), state=grow(land(), "huguang-a1", tile="tea")),
            lambda: late(squares=("nanzhili-a1", "nanzhili-a2"), state=grow(land(), "huguang-a1", tile="potato")),
            "load huguang-a1",
            "load-late YIN-E-late-8 not-late-food",
        ),
        (
            lambda: late(state=grow(land(), "huguang-a1", 1, tile="potato")),
            lambda: late(state=grow(land(), "huguang-a1", 0, tile="potato")),
            "load huguang-a1",
            "load-late YIN-G-colour-1 no-own-cube",
        ),
        (
            lambda: full(),
            lambda: full("s3-1"),
            "load nanzhili-a1",
            "load-late YIN-B-ship-3 no-slot",
        ),
        (
            lambda: limited(1),
            lambda: limited(2),
            "load nanzhili-a3",
            "load-late YIN-R-31 pairs-used-up",
        ),
        (
            lambda: late("load nanzhili-a1", squares=("nanzhili-a1", "nanzhili-a2", "nanzhili-b5")),
            lambda: late("load nanzhili-a2", squares=("nanzhili-a1", "nanzhili-a2", "nanzhili-b5")),
            "load nanzhili-b5",
            "second-late YIN-E-late-2 no-second-food",
        ),
        (
            lambda: late("load nanzhili-a1", squares=("nanzhili-a1", "nanzhili-a2", "jiangxi-a2"), boat=1),
            lambda: late("load nanzhili-a1", squares=("nanzhili-a1", "nanzhili-a2", "jiangxi-a2"), boat=3),
            "load jiangxi-a2",
            "second-late YIN-E-late-5 transport-missing",
        ),
        (
            lambda: late("load zhejiang-a1", "load zhejiang-a2", ships=("japan-1", "korea-1")),
            lambda: late("load zhejiang-a1", "load zhejiang-a2", ships=("portugal-1", "korea-1")),
            "slot s1-3",
            "late-slot YIN-B-ship-3 no-slot",
        ),
        (
            lambda: play(full("s3-1", "s3-2"), "load nanzhili-a1", "load nanzhili-a2"),
            lambda: play(full("s3-1", "s3-3"), "load nanzhili-a1", "load nanzhili-a2"),
            "slot s3-3",
            "late-slot YIN-B-ship-6 slot-taken",
        ),
    ],
)
def test_in_late_shipments(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)
