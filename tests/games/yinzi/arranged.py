"""Tables that the tests of refusals begin with."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    aboard,
    army,
    begin,
    committed,
    disc_on,
    dock,
    factory,
    give_hand,
    give_resources,
    group,
    grow,
    hold,
    land,
    lay_routes,
    migrants,
    put_row,
    raw,
    row,
    show_factories,
)

Arranged = Callable[[], Yinzi]
MEAL = "eat jiangxi-a3"


def fed(state: Yinzi, *phases: str) -> Yinzi:
    """Seat 0 is about to feed a migrant with its wheat; these phases come next, none of them in the first round."""
    state.round = 2
    return begin(grow(migrants(state, upper=1), "jiangxi-a3"), "feeding", *phases)


def card(state: Yinzi) -> Yinzi:
    return give_hand(state, 0, "c12")


def builder() -> Yinzi:
    return card(show_factories(give_resources(land(), stone=1), "paper-red"))


def owner(level: int = 1, seats: int = 2) -> Yinzi:
    """A porcelain factory in Jiangxi, a group of three, and raw material of its colour beside it."""
    return factory(group(land(seats), 3), "porcelain-red", "jiangxi-a1-a2", 0, level)


def producer() -> Yinzi:
    return raw(raw(owner(3), "jiangxi-1"), "jiangxi-2")


def shipper() -> Yinzi:
    """Tea, and a pair of salt of which free salt may be one half; two slots for it."""
    state = disc_on(dock(hold(group(land(), 3), boat=9), "japan-1", None, "korea-2"), "free-salt")
    state = grow(grow(state, "nanzhili-a1", tile="tea"), "nanzhili-a5", cubes=2)
    return factory(state, "porcelain-red", "huguang-a1-a2", 0, 1, (1, 0))


def server() -> Yinzi:
    """Two cotton fields for the open tile."""
    state = grow(grow(group(land(), 1), "huguang-a1", tile="cotton"), "huguang-a2", tile="cotton")
    return lay_routes(state, "r10", "r01")


def envoy(nation: str = "japan", piece: str = "cube 0") -> Yinzi:
    """A piece aboard a ship of *nation*, a disc on its diplomacy space."""
    return aboard(dock(disc_on(card(land()), f"emissary-{nation}"), f"{nation}-1"), "s1-1", piece)


def sailing() -> Yinzi:
    """One tea is missing aboard a ship that carries a product of seat 0."""
    state = hold(group(give_hand(envoy("japan", "product 0"), 0), 1), boat=9)
    return grow(state, "nanzhili-a1", tile="tea")


def two_ships() -> Yinzi:
    state = dock(disc_on(card(land(4)), "emissary-japan"), "japan-1", "japan-2")
    return aboard(aboard(state, "s1-1", "cube 0"), "s2-1", "cube 0")


SEND = "send cultivate"
PRODUCE = (SEND, "to produce")
SHIP = (SEND, "to supply-ships")
WAR = (SEND, "to war-routes", "army 1")
BUILD = ("play c12", "on develop-factories")
CULTIVATE = ("play c12", "on cultivate")


def burning(*routes: str) -> Yinzi:
    """A fire to come, with two factories of seat 0; on the better one lie products of both seats."""
    state = lay_routes(factory(land(), "silk-red", "huguang-a1-a2"), "r14", *routes)
    factory(state, "paper-red", "zhejiang-a1-a2", 1)
    return factory(state, "porcelain-red", "jiangxi-a4-a5", 0, 2, (1, 1))


def glory(*discs: str) -> Yinzi:
    """Seat 0 will win the war, and has no disc but those on innovations."""
    state = army(lay_routes(land(), "r08"), 0, 4)
    for name in ("veterans", *discs):
        disc_on(state, name)
    return hold(state, discs=0, taxed=19 - len(discs))


def road() -> Yinzi:
    return lay_routes(committed(land(), "road-construction"), "r01", discard=("r06", "r08"))


def silk(owner: int = 0, level: int = 1) -> Yinzi:
    """The silk factory of somebody, and a paper factory of seat 0."""
    return factory(factory(land(), "paper-red", "zhejiang-a1-a2"), "silk-red", "huguang-a1-a2", owner, level)


def crowded(free: tuple[int, ...] = ()) -> Yinzi:
    """Somebody's cubes on all squares but these."""
    state = land()
    put_row(state, "cubes", [0 if at in free else 1 for at in range(60)])
    return put_row(state, "cube", [-1 if at in free else 1 for at in range(60)])


def no_discs(state: Yinzi) -> Yinzi:
    return hold(state, discs=0, taxed=row(state, "discs"))
