"""What worker actions refuse, each with the smallest change that lifts it."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.arranged import Arranged
from tests.games.yinzi.table import (
    army,
    can,
    committed,
    disc_on,
    dock,
    done,
    factory,
    group,
    grow,
    hold,
    land,
    lay_routes,
    lifted,
    migrants,
    play,
    put_row,
    raw,
    refused,
    rural,
    sent,
    served,
    turn,
)


def resources(*moves: str, workers: int = 2, coins: int = 4, wood: int = 14) -> Yinzi:
    """Seat 0 takes resources, and has wheat to sell besides."""
    state = grow(hold(put_row(land(), "stock", [wood, 8]), coins=coins), "jiangxi-a3")
    return play(sent(state, "take-resources", workers), *moves)


def choosing(state: Yinzi) -> Yinzi:
    return play(turn(group(state, 3)), "send cultivate")


def committing(workers: int, state: Yinzi | None = None) -> Yinzi:
    return sent(state or land(), "imperial-commitments", workers)


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: resources("take wood", coins=1),
            lambda: resources("take wood", coins=2),
            "take stone",
            "take-resource YIN-B-res-1 coins-missing",
        ),
        (
            lambda: resources(wood=0),
            lambda: resources(wood=1),
            "take wood",
            "take-resource YIN-B-res-2 stock-empty",
        ),
        (
            lambda: resources(),
            lambda: resources("take wood"),
            "stop",
            "take-resource YIN-B-work-4 use-first",
        ),
        (
            lambda: resources("take wood", workers=1),
            lambda: resources("take wood", workers=2),
            "take stone",
            "take-resource YIN-B-work-7 no-worker-left",
        ),
        (
            lambda: choosing(land()),
            lambda: choosing(factory(raw(land(), "jiangxi-1"), "paper-red", "jiangxi-a1-a2")),
            "to produce",
            "choose-work YIN-B-work-13 no-use",
        ),
        (
            lambda: choosing(done(land(), "war-routes")),
            lambda: choosing(land()),
            "to war-routes",
            "choose-work YIN-B-work-2 work-used",
        ),
        (
            lambda: choosing(done(land(), "imperial-commitments", "take-resources")),
            lambda: choosing(done(land(), "imperial-commitments", "take-resources", "war-routes")),
            "migrate",
            "choose-work YIN-B-work-9 use-possible",
        ),
        (
            lambda: committing(1),
            lambda: committing(2),
            "commit road-construction 0 0",
            "commit-workers YIN-B-imp-1 workers-missing",
        ),
        (
            lambda: committing(2, committed(land(), "road-construction", 1)),
            lambda: committing(2),
            "commit road-construction 0 0",
            "commit-workers YIN-B-imp-3 imperial-taken",
        ),
        (
            lambda: committing(1, grow(land(), "jiangxi-a3")),
            lambda: play(committing(1, grow(land(), "jiangxi-a3")), "commit palace-maintenance 0 0"),
            "stop",
            "commit-workers YIN-B-work-4 use-first",
        ),
        (
            lambda: committing(1),
            lambda: committing(1, disc_on(land(), "extra-imperial-worker")),
            "commit road-construction 1 0",
            "commit-workers YIN-I-imp-5 no-disc-there",
        ),
        (
            lambda: committing(1, migrants(land(), upper=1)),
            lambda: committing(1, disc_on(migrants(land(), upper=1), "send-immigrants")),
            "commit road-construction 0 1",
            "commit-workers YIN-I-imp-6 no-disc-there",
        ),
        (
            lambda: committing(2, disc_on(migrants(land(), upper=1), "send-immigrants")),
            lambda: committing(2, disc_on(migrants(land(), upper=2), "send-immigrants")),
            "commit bridge-construction 0 2",
            "commit-workers YIN-I-imp-6 workers-missing",
        ),
        (
            lambda: committing(3, disc_on(migrants(land(), upper=1), "send-immigrants")),
            lambda: committing(2, disc_on(migrants(land(), upper=1), "send-immigrants")),
            "commit river-canal 0 1",
            "commit-workers YIN-R-59 group-left-over",
        ),
    ],
)
def test_in_resources_and_commitments(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


def test_yin_r_13_the_disc_alone_is_no_commitment() -> None:
    """Nothing lifts this: the space asks for one worker, which must be a real one."""
    state = committing(1, disc_on(land(), "extra-imperial-worker"))
    refused(state, "commit palace-maintenance 1 0", "commit-workers YIN-R-13 real-worker-needed")
    assert can(state, "commit palace-maintenance 0 0")


# War & routes.


def mustering(*routes: str) -> Yinzi:
    """Seat 0 has a worker for war and routes; its cotton would do for r10, and there is wheat to sell."""
    state = grow(grow(land(), "huguang-a1", tile="cotton"), "jiangxi-a3")
    return sent(lay_routes(state, *routes), "war-routes", 1)


def at_war(*routes: str) -> Yinzi:
    """The army stands."""
    return play(mustering(*routes), "army 1")


def giving(coins: int = 4, fruit: int = 0) -> Yinzi:
    """For cabbage and fruit seat 0 has two cabbage, and so many fruit cubes; both kinds are to be bought."""
    state = grow(grow(rural(hold(land(), coins=coins), 0, 2), "jiangxi-a2"), "jiangxi-b1")
    if fruit:
        grow(state, "jiangxi-a1", cubes=fruit)
    return play(sent(lay_routes(state, "r07"), "war-routes", 1), "army 1", "serve pile-1")


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: mustering("r10"),
            lambda: at_war("r10"),
            "stop",
            "muster YIN-B-work-4 use-first",
        ),
        (
            lambda: sent(land(), "war-routes", 1),
            lambda: sent(land(), "war-routes", 2),
            "army 2",
            "muster YIN-B-work-6 workers-missing",
        ),
        (
            lambda: sent(army(land(), 0, 0, lying=2), "war-routes", 3),
            lambda: sent(army(land(), 0, 0, lying=1), "war-routes", 3),
            "army 3",
            "muster YIN-R-42 too-many-workers",
        ),
        (
            lambda: at_war("r12"),
            lambda: at_war("r10"),
            "serve pile-1",
            "choose-route YIN-B-war-2 demand-incomplete",
        ),
        (
            lambda: at_war("r12"),
            lambda: at_war("r12", "r10"),
            "serve pile-2",
            "choose-route YIN-B-war-2 no-open-route",
        ),
        (
            lambda: served(at_war("r10", "r12"), 0, 1, "cube 1"),
            lambda: at_war("r10", "r12"),
            "serve pile-1",
            "choose-route YIN-B-war-2 route-served",
        ),
        (
            lambda: giving(coins=2),
            lambda: giving(coins=2, fruit=1),
            "buy-food 1",
            "choose-gift YIN-B-war-2 demand-incomplete",
        ),
        (
            lambda: giving(fruit=2),
            lambda: play(giving(fruit=2), "give jiangxi-a2"),
            "give jiangxi-a1",
            "choose-gift YIN-B-war-4 does-not-fit",
        ),
    ],
)
def test_in_war_and_routes(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


# Production.


def producing(*moves: str, workers: int = 3, boat: int = 0, state: Yinzi | None = None) -> Yinzi:
    """Seat 0 produces; its paper factory of level III has raw material, and there is wheat to sell."""
    state = raw(raw(grow(hold(state or land(), boat=boat), "jiangxi-a3"), "jiangxi-1"), "jiangxi-2")
    factory(state, "paper-red", "jiangxi-a1-a2", 0, 3)
    return play(sent(state, "produce", workers), *moves)


def second(owner: int = 0, level: int = 1, made: tuple[int, ...] = (), coins: int = 4, silver: int = 0) -> Yinzi:
    """A porcelain factory besides."""
    return factory(hold(land(), coins=coins, silver=silver), "porcelain-red", "jiangxi-a4-a5", owner, level, made)


PAPER = "produce paper-red"


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: producing(),
            lambda: producing(PAPER, "raw jiangxi-1"),
            "stop",
            "produce YIN-B-work-4 use-first",
        ),
        (
            lambda: producing(PAPER, "raw jiangxi-1"),
            lambda: producing(),
            PAPER,
            "produce YIN-B-prod-1 factory-used",
        ),
        (
            lambda: producing(),
            lambda: producing(state=second()),
            "produce porcelain-red",
            "produce YIN-B-prod-1 not-built",
        ),
        (
            lambda: producing(state=second(made=(1, 0))),
            lambda: producing(state=second(made=(0, 0))),
            "produce porcelain-red",
            "produce YIN-B-prod-10 factory-full",
        ),
        (
            lambda: producing(state=factory(land(), "silk-blue", "jiangxi-b1-b2")),
            lambda: producing(state=factory(raw(land(), "jiangxi-3", 1), "silk-blue", "jiangxi-b1-b2")),
            "produce silk-blue",
            "produce YIN-B-prod-3 no-raw-material",
        ),
        (
            lambda: producing(workers=1, state=second()),
            lambda: producing(workers=2, state=second()),
            "produce porcelain-red",
            "produce YIN-B-prod-4 workers-missing",
        ),
        (
            lambda: producing(PAPER, "raw jiangxi-1", workers=1, state=second(level=2)),
            lambda: producing(PAPER, "raw jiangxi-1", workers=2, state=second(level=2)),
            "produce porcelain-red",
            "produce YIN-B-prod-5 workers-missing",
        ),
        (
            lambda: producing(PAPER, "raw jiangxi-1", workers=1, state=second(level=3)),
            lambda: producing(PAPER, "raw jiangxi-1", workers=2, state=second(level=3)),
            "produce porcelain-red",
            "produce YIN-B-prod-6 workers-missing",
        ),
        (
            lambda: producing(state=second(level=2)),
            lambda: producing(state=second(level=3)),
            "double porcelain-red",
            "produce YIN-B-prod-6 own-level-three",
        ),
        (
            lambda: producing(state=second(1, 2, coins=2)),
            lambda: producing(state=second(1, 2, coins=3)),
            "produce porcelain-red",
            "produce YIN-B-prod-7 coins-missing",
        ),
        (
            lambda: producing(workers=1, state=second(1, 2)),
            lambda: producing(workers=2, state=second(1, 2)),
            "produce porcelain-red",
            "produce YIN-B-prod-7 workers-missing",
        ),
        (
            lambda: producing(state=second(1, 3)),
            lambda: producing(state=second(1, 3, silver=1)),
            "produce porcelain-red",
            "produce YIN-B-prod-8 silver-missing",
        ),
        (
            lambda: producing(PAPER, "raw jiangxi-1", workers=1, state=second(1, 3, silver=1)),
            lambda: producing(PAPER, "raw jiangxi-1", workers=2, state=second(1, 3, silver=1)),
            "produce porcelain-red",
            "produce YIN-B-prod-8 workers-missing",
        ),
        (
            lambda: producing(state=second(1, 1)),
            lambda: producing(state=second(1, 2)),
            "produce porcelain-red",
            "produce YIN-B-prod-9 factory-closed",
        ),
        (
            lambda: producing(state=hold(land(), pieces=1)),
            lambda: producing(state=hold(land(), pieces=2)),
            "double paper-red",
            "produce YIN-L-product-1 no-piece-left",
        ),
        (
            lambda: producing(PAPER, state=raw(land(), "nanzhili-1")),
            lambda: producing(PAPER, boat=1, state=raw(land(), "nanzhili-1")),
            "raw nanzhili-1",
            "choose-raw YIN-B-boat-5 transport-missing",
        ),
        (
            lambda: producing(PAPER, state=raw(land(), "jiangxi-3", 1)),
            lambda: producing(PAPER, state=raw(land(), "jiangxi-3", 0)),
            "raw jiangxi-3",
            "choose-raw YIN-B-prod-3 no-raw-material",
        ),
        (
            lambda: producing(PAPER),
            lambda: producing(PAPER, state=disc_on(land(), "free-raw-material")),
            "raw-free",
            "choose-raw YIN-I-eco-4 no-disc-there",
        ),
    ],
)
def test_in_production(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


# Ships.


def shipping(
    *moves: str,
    ships: tuple[str, str] = ("japan-1", "brunei-4"),
    workers: int = 3,
    boat: int = 9,
    state: Yinzi | None = None,
) -> Yinzi:
    """Seat 0 supplies ships; it has porcelain in Nanzhili, which both ships want, and wheat to sell."""
    state = grow(hold(state or land(), boat=boat), "jiangxi-a3")
    factory(state, "porcelain-red", "nanzhili-a1-a2", 0, 3, (2, 0))
    return play(sent(dock(state, ships[0], None, ships[1]), "supply-ships", workers), *moves)


PAIR = ("load zhejiang-a5", "load zhejiang-c5")


def silk(products: int = 1) -> Yinzi:
    return factory(land(), "silk-red", "zhejiang-a1-a2", 0, 2, (products, 0))


def salt(*squares: str, state: Yinzi | None = None) -> Yinzi:
    state = state or land()
    for name in squares:
        grow(state, name)
    return state


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: shipping(),
            lambda: shipping("ship porcelain-red", "slot s1-1"),
            "stop",
            "supply YIN-B-work-4 use-first",
        ),
        (
            lambda: shipping("ship porcelain-red", "slot s1-1", workers=1),
            lambda: shipping("ship porcelain-red", "slot s1-1", workers=2),
            "ship porcelain-red",
            "supply YIN-B-ship-1 no-worker-left",
        ),
        (
            lambda: shipping(state=grow(land(), "zhejiang-a1")),
            lambda: shipping(state=grow(land(), "zhejiang-a1", tile="tea")),
            "load zhejiang-a1",
            "supply YIN-B-ship-1 not-shippable",
        ),
        (
            lambda: shipping(ships=("japan-1", "japan-2"), state=silk(0)),
            lambda: shipping(ships=("japan-1", "japan-2"), state=silk(1)),
            "ship silk-red",
            "supply YIN-B-ship-3 no-own-product",
        ),
        (
            lambda: shipping(ships=("japan-1", "brunei-4"), state=silk()),
            lambda: shipping(ships=("japan-1", "japan-2"), state=silk()),
            "ship silk-red",
            "supply YIN-B-ship-3 no-slot",
        ),
        (
            lambda: shipping(state=salt("zhejiang-a5")),
            lambda: shipping(state=salt("zhejiang-a5", "zhejiang-c5")),
            "load zhejiang-a5",
            "supply YIN-B-ship-5 no-second-salt",
        ),
        (
            lambda: shipping(boat=0, state=salt("jiangxi-c1", "jiangxi-c5")),
            lambda: shipping(boat=5, state=salt("jiangxi-c1", "jiangxi-c5")),
            "load jiangxi-c1",
            "supply YIN-B-ship-7 transport-missing",
        ),
        (
            lambda: shipping(state=grow(land(), "zhejiang-a1", 1, tile="tea")),
            lambda: shipping(state=grow(land(), "zhejiang-a1", 0, tile="tea")),
            "load zhejiang-a1",
            "supply YIN-G-colour-1 no-own-cube",
        ),
        (
            lambda: shipping("load zhejiang-a5", state=salt("zhejiang-a5", "zhejiang-c5")),
            lambda: shipping("load zhejiang-a5", state=disc_on(salt("zhejiang-a5", "zhejiang-c5"), "free-salt")),
            "free salt",
            "second-salt YIN-B-ship-5 no-second-salt",
        ),
        (
            lambda: shipping("load jiangxi-c1", boat=3, state=salt("jiangxi-c1", "jiangxi-c5", "zhejiang-a5")),
            lambda: shipping("load jiangxi-c1", boat=5, state=salt("jiangxi-c1", "jiangxi-c5", "zhejiang-a5")),
            "load jiangxi-c5",
            "second-salt YIN-B-ship-7 transport-missing",
        ),
        (
            lambda: shipping("ship porcelain-red", ships=("japan-1", "brunei-4")),
            lambda: shipping("ship porcelain-red", ships=("japan-4", "brunei-4")),
            "slot s1-2",
            "choose-slot YIN-B-ship-3 no-slot",
        ),
        (
            lambda: shipping("ship porcelain-red", "slot s1-1", *PAIR, state=salt("zhejiang-a5", "zhejiang-c5")),
            lambda: shipping(*PAIR, state=salt("zhejiang-a5", "zhejiang-c5")),
            "slot s1-1",
            "choose-slot YIN-B-ship-6 slot-taken",
        ),
    ],
)
def test_in_supplying_ships(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)
