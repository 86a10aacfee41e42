"""Why not? The refusals of the action spaces and of orders; each with the smallest change that lifts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.games.agra.names import GUILDS, NEUTRAL, ORDERS, SPACES
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    at_action,
    at_order,
    build_up,
    can,
    give,
    in_bowl,
    influence,
    lifted,
    no_workers,
    on_card,
    on_order,
    order_marker,
    own,
    own_tiles,
    play,
    price,
    refused,
    river,
    rupees,
    table,
    using,
    worker,
)

Arranged = Callable[[], Agra]


def peon(purse: int, workers: int = 10, favour: int = 3) -> Agra:
    """Seat 0 chose an own space and has tile 14."""
    state = own_tiles(rupees(worker(give(table(), favour=favour), 0, "quarry"), 0, purse), 0, "free-peon")
    if workers == 0:
        no_workers(state, 0)
    return play(at_action(state), "use quarry")


def mullah(state: Agra, owner: int) -> Agra:
    return own(state, owner, "mullah")


def builder(workers: int) -> Agra:
    state = at_action(no_workers(give(table(), wood=1, sandstone=1), 0, left=workers + 1))
    if state.worker[SPACES.index("architect")] == 1:
        state.worker[SPACES.index("architect")] = -1
        state.hold[0][20] += 1
    return play(state, "use architect")


def tiled(level_two: str = "l2-cover", taken: bool = False) -> Agra:
    """A building of level 2 brings a bonus tile."""
    state = give(table(), wood=1, sandstone=1)
    if taken:
        state.bonus = [1 if at == 1 else owner for at, owner in enumerate(state.bonus)]
    return play(using(state, "architect"), "build cement-works")


def paying(good: str = "", **markers: int) -> Agra:
    state = using(give(table(), **markers), "architect")
    return play(state, "build paper-factory", *([f"pay {good}"] if good else []))


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (
            lambda: at_action(table()),
            lambda: at_action(build_up(table(), "paper-factory")),
            "use paper-factory",
            "choose-space AGR-5.1-c under-construction",
        ),
        (
            lambda: at_action(rupees(worker(table(), 0, "quarry"), 0, 1)),
            lambda: at_action(rupees(worker(table(), 0, "quarry"), 0, 2)),
            "use quarry",
            "choose-space AGR-6.2.1.2-h rupees-missing",
        ),
        (
            lambda: at_action(no_workers(worker(table(), 1, "sailor"), 0)),
            lambda: at_action(no_workers(worker(table(), 1, "sailor"), 0, left=1)),
            "use sailor",
            "choose-space AGR-6.2.1.5-a no-worker-left",
        ),
        (lambda: peon(1), lambda: peon(2), "peon", "pay-peon AGR-6.2.1.2-f rupees-missing"),
        (lambda: peon(2, workers=0), lambda: peon(2), "back", "pay-peon AGR-6.2.1.5-a no-worker-left"),
        (
            lambda: mullah(peon(2), 1),
            lambda: mullah(peon(2), 0),
            "mullah free-peon",
            "pay-peon AGR-A.I.13-a no-discount",
        ),
        (lambda: builder(0), lambda: builder(1), "build plank-workshop", "architect AGR-6.2.2.1A-b no-worker-left"),
        (
            lambda: using(build_up(give(table(), wood=1, sandstone=1), "oil-press"), "architect"),
            lambda: using(give(table(), wood=1, sandstone=1), "architect"),
            "build oil-press",
            "architect AGR-6.2.2.1A-c already-built",
        ),
        (
            lambda: using(give(table(), wood=1), "architect"),
            lambda: using(give(table(), wood=1, sandstone=1), "architect"),
            "build oil-press",
            "architect AGR-6.2.2.1A-d material-missing",
        ),
        (
            lambda: play(using(give(table(), clothes=1), "architect"), "decline"),
            lambda: play(using(give(table(), clothes=1, statue=1), "architect"), "decline"),
            "statue",
            "end-action AGR-6.S.3-c good-missing",
        ),
        (lambda: tiled(taken=True), tiled, "bonus l2-cover", "choose-bonus AGR-6.2.2.1A-g bonus-taken"),
        (
            lambda: paying(wood=4, cement=2),
            lambda: paying(wood=4, cement=2, sandstone=2),
            "pay sandstone",
            "pay-material AGR-6.2.2.1A-d good-missing",
        ),
        (
            lambda: paying("wood", wood=4, cement=2, sandstone=1),
            lambda: paying(wood=4, cement=2, sandstone=1),
            "pay sandstone",
            "pay-material AGR-6.2.2.1A-d superfluous",
        ),
        (
            lambda: using(build_up(give(table(), wood=1), "paper-factory"), "paper-factory"),
            lambda: using(build_up(give(table(), wood=2), "paper-factory"), "paper-factory"),
            "process-goods 2",
            "process-here AGR-6.2.2.3-a good-missing",
        ),
        (lambda: dyer(1), lambda: dyer(2), "dyer cement", "dyer-exchange AGR-A.I.7-a good-missing"),
        (lambda: dyer(2), lambda: dyer(2, "low"), "dyer statue", "dyer-exchange AGR-A.I.7-a worth-too-much"),
        (lambda: dyer(2), lambda: dyer(2, space="woodcutter"), "dyer plank", "dyer-exchange AGR-A.I.7-a other-row"),
        (lambda: dyer(2, space="woodcutter"), lambda: dyer(2), "dyer cement", "dyer-exchange AGR-A.I.7-a other-row"),
        (
            lambda: additional(1),
            lambda: additional(0),
            "mullah process-additional",
            "additional AGR-A.I.13-a no-discount",
        ),
    ],
)
def test_why_not_on_the_spaces(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def dyer(sandstone: int, side: str = "", space: str = "quarry") -> Agra:
    """The Dyer's owner has produced two; of them *sandstone* are left when it chooses again."""
    state = own_tiles(own(give(table(), favour=3), 0, "dyer"), 0, "process-1-to-2")
    if side:
        price(state, "price-2-3", "statue", side)
    state.merchant = 3
    play(at_action(state), f"use {space}")
    return play(state, "favour process-good", "process brick") if sandstone == 1 else state


def additional(owner: int) -> Agra:
    state = own_tiles(own(give(table(), favour=3, wood=2), owner, "mullah"), 0, "process-additional")
    return play(at_action(build_up(state, "paper-factory")), "use paper-factory", "process-goods 1")


def test_what_no_change_of_the_position_lifts() -> None:
    """Printed: the level of a bonus tile, what is material, how many goods a building takes, what the Dyer produced."""
    refused(tiled(), "bonus l3-favour", "choose-bonus AGR-6.2.2.1A-g other-level")
    assert can(play(using(give(table(), wood=3, sandstone=1), "architect"), "build paper-factory"), "bonus l3-favour")
    refused(paying(wood=4, cement=2, oil=1), "pay oil", "pay-material AGR-5.3.1-a no-material")
    state = using(build_up(give(table(), wood=5), "paper-factory"), "paper-factory")
    refused(state, "process-goods 4", "process-here AGR-6.2.2.3-a too-many")
    assert can(state, "process-goods 3")
    refused(dyer(2), "dyer sandstone", "dyer-exchange AGR-A.I.7-a same-again")


# Sailor, Jagirdar, Double Delivery.


def sailing(*played: str, notables: tuple[str, ...] = ("cook", "mahout"), **markers: int) -> Agra:
    return play(using(give(river(table(), *notables), **markers), "sailor"), *played)


def ordering(limit: int = 3, step: int = 1, used: int = 0, **markers: int) -> Agra:
    """The marked order of the Scholars is wood and painting."""
    state = order_marker(give(table(), **{"wood": 1, "painting": 1, "statue": 2, "oil": 1, **markers}), "scholars", 1)
    state = on_order(influence(state, 0, scholars=step), NEUTRAL, "scholars", 4, 5, 6)
    state.limit = limit
    if used == ORDERS:
        state.marked = [ORDERS if guild == GUILDS.index("scholars") else at for guild, at in enumerate(state.marked)]
    return state


def reacting(good: str = "wood", boat: int = 1, marked: bool = False, *notables: str) -> Agra:
    """Seat 1 owns the Jagirdar and has a wood and an oil; seat 0 has sailed."""
    state = give(own(table(), 1, "jagirdar"), 1, **{good: 1, "sandstone": 1})
    state.boat = boat
    if marked:
        on_card(state, 2, "cook", "wood")
    return using(river(state, *(notables or ("cook", "khatib", "mullah"))), "sailor")


def doubling(*played: str) -> Agra:
    return sailing("pay-sailor oil", "deliver cook wood", *played, wood=2, oil=1, favour=3)


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (
            lambda: sailing(wood=1),
            lambda: sailing(wood=1, oil=1),
            "pay-sailor oil",
            "sailor AGR-6.2.2.1S-c good-missing",
        ),
        (
            lambda: sailing("deliver cook wood", wood=2),
            lambda: sailing("deliver cook wood", "pay-sailor oil", wood=2, oil=1),
            "deliver mahout wood",
            "sailor AGR-6.2.2.1S-c no-delivery-left",
        ),
        (
            lambda: sailing("pay-sailor oil", oil=1, wood=2),
            lambda: sailing(oil=1, wood=2),
            "pay-sailor wood",
            "sailor AGR-6.2.2.1S-d sailor-paid",
        ),
        (
            lambda: using(ordering(limit=4), "sailor"),
            lambda: play(using(ordering(limit=4), "sailor"), "pay-sailor oil"),
            "order scholars",
            "sailor AGR-6.2.2.1S-g no-delivery-left",
        ),
        (lambda: twice(True), lambda: twice(False), "order scholars", "sailor AGR-6.2.2.1S-a one-order-only"),
        (lambda: paid(ordering()), lambda: paid(ordering(limit=4)), "order scholars", "sailor AGR-6.3.2-b order-limit"),
        (
            lambda: paid(ordering(limit=4, step=0)),
            lambda: paid(ordering(limit=4)),
            "order scholars",
            "sailor AGR-6.3.2-c no-influence",
        ),
        (
            lambda: paid(ordering(limit=4, wood=0)),
            lambda: paid(ordering(limit=4)),
            "order scholars",
            "sailor AGR-6.3.2-d good-missing",
        ),
        (
            lambda: paid(ordering(limit=4, used=ORDERS)),
            lambda: paid(ordering(limit=4)),
            "order scholars",
            "sailor AGR-6.3.2-g column-full",
        ),
        (
            lambda: sailing(notables=("mullah",), curry=1),
            lambda: piers(sailing(notables=("mullah",), curry=1), 2),
            "deliver mullah curry",
            "sailor AGR-7.0-a beyond-the-boat",
        ),
        (
            lambda: using(on_card(give(table(), wood=1), 1, "cook", "wood"), "sailor"),
            lambda: using(give(table(), wood=1), "sailor"),
            "deliver cook wood",
            "sailor AGR-7.2-a already-delivered",
        ),
        (lambda: sailing(oil=1), lambda: sailing(oil=1, wood=1), "deliver cook wood", "sailor AGR-7.2-a good-missing"),
        (
            lambda: sailing(wood=1, notables=("mahout",)),
            lambda: sailing(wood=1),
            "deliver cook wood",
            "sailor AGR-7.2-a not-on-river",
        ),
        (
            lambda: reacting(boat=1, good="curry"),
            lambda: reacting(boat=2, good="curry"),
            "deliver mullah curry",
            "jagirdar-delivery AGR-7.0-a beyond-the-boat",
        ),
        (
            lambda: reacting("wood", 1, True),
            reacting,
            "deliver cook wood",
            "jagirdar-delivery AGR-7.2-a already-delivered",
        ),
        (lambda: reacting("oil"), reacting, "deliver cook wood", "jagirdar-delivery AGR-7.2-a good-missing"),
        (
            lambda: reacting("wood", 1, False, "khatib"),
            reacting,
            "deliver cook wood",
            "jagirdar-delivery AGR-7.2-a not-on-river",
        ),
        (
            lambda: more(statue=1),
            lambda: more(book=1, brick=1),
            "pay-sailor brick",
            "pay-more AGR-6.2.2.1S-c good-missing",
        ),
        (
            lambda: more(brick=2, first="brick"),
            lambda: more(brick=2),
            "pay-sailor wood",
            "pay-more AGR-6.2.2.1S-m lower-goods-first",
        ),
        (
            lambda: more(statue=1, wood=3, then="pay-sailor wood"),
            lambda: more(statue=1, wood=3),
            "pay-sailor statue",
            "pay-more AGR-A.I.1-a worth-too-much",
        ),
        (
            lambda: doubling("favour process-good", "process paper"),
            doubling,
            "double",
            "double-or-not AGR-7.3-a good-missing",
        ),
        (
            doubling,
            lambda: sailing(wood=2),
            "pay-sailor wood",
            "double-or-not AGR-7.3-h not-between",
        ),
    ],
)
def test_why_not_with_the_sailor(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def paid(state: Agra) -> Agra:
    return play(using(state, "sailor"), "pay-sailor statue")


def twice(fulfilled: bool) -> Agra:
    """Deliveries for two orders were paid for; the second one is paper and dye."""
    state = ordering(limit=6, paper=1, dye=1)
    price(state, "price-3-4", "statue", "high")
    play(paid(state), "order scholars")
    if not fulfilled:
        state = order_marker(ordering(limit=6, paper=1, dye=1), "scholars", 2)
        paid(state)
    return state


def piers(state: Agra, pier: int) -> Agra:
    state.boat = pier
    return state


def more(first: str = "wood", then: str = "", **markers: int) -> Agra:
    """The Portuguese Trader's owner has paid one good and may pay more."""
    state = own(give(table(), **{"wood": 2, **markers}), 0, "portuguese-trader")
    return play(using(state, "sailor"), f"pay-sailor {first}", *([then] if then else []))


def test_what_no_card_orders() -> None:
    refused(sailing(paper=1), "deliver cook paper", "sailor AGR-7.2-a not-ordered")
    refused(reacting("wood"), "deliver cook sandstone", "jagirdar-delivery AGR-7.2-a not-ordered")
    assert can(reacting("wood"), "deliver khatib sandstone")


# Akbar and orders.


def serving(*markers: str, full: bool = False) -> Agra:
    state = in_bowl(give(table(), oil=1, paper=1), *((NEUTRAL, "oil") if full else (NEUTRAL, "cement")))
    return at_order(give(state, **dict.fromkeys(markers, 1)))


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (lambda: serving(full=True), serving, "akbar oil", "serve-or-fulfil AGR-6.3.1-a bowl-full"),
        (serving, lambda: serving("dye"), "akbar dye", "serve-or-fulfil AGR-6.3.1-a good-missing"),
        (
            lambda: at_order(ordering()),
            lambda: at_order(ordering(limit=4)),
            "order scholars",
            "serve-or-fulfil AGR-6.3.2-b order-limit",
        ),
        (
            lambda: at_order(ordering(limit=4, step=0)),
            lambda: at_order(ordering(limit=4)),
            "order scholars",
            "serve-or-fulfil AGR-6.3.2-c no-influence",
        ),
        (
            lambda: at_order(ordering(limit=4, wood=0)),
            lambda: at_order(ordering(limit=4)),
            "order scholars",
            "serve-or-fulfil AGR-6.3.2-d good-missing",
        ),
        (
            lambda: at_order(ordering(limit=4, used=ORDERS)),
            lambda: at_order(ordering(limit=4)),
            "order scholars",
            "serve-or-fulfil AGR-6.3.2-g column-full",
        ),
        (
            lambda: tile_7(in_bowl(ordering(), NEUTRAL, "oil")),
            lambda: tile_7(ordering()),
            "akbar oil",
            "akbar-or-order AGR-6.3.1-a bowl-full",
        ),
        (
            lambda: tile_7(ordering()),
            lambda: tile_7(ordering(dye=1)),
            "akbar dye",
            "akbar-or-order AGR-6.3.1-a good-missing",
        ),
        (
            lambda: tile_7(ordering()),
            lambda: tile_7(ordering(limit=4)),
            "order scholars",
            "akbar-or-order AGR-6.3.2-b order-limit",
        ),
        (
            lambda: tile_7(ordering(limit=4, step=0)),
            lambda: tile_7(ordering(limit=4)),
            "order scholars",
            "akbar-or-order AGR-6.3.2-c no-influence",
        ),
        (
            lambda: tile_7(ordering(limit=4, wood=0)),
            lambda: tile_7(ordering(limit=4)),
            "order scholars",
            "akbar-or-order AGR-6.3.2-d good-missing",
        ),
        (
            lambda: tile_7(ordering(limit=4, used=ORDERS)),
            lambda: tile_7(ordering(limit=4)),
            "order scholars",
            "akbar-or-order AGR-6.3.2-g column-full",
        ),
    ],
)
def test_why_not_served_or_fulfilled(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def tile_7(state: Agra) -> Agra:
    return play(at_action(own_tiles(give(state, favour=4), 0, "akbar-or-order")), "favour akbar-or-order")
