"""Why not now? Every letter has its moment: what is played first brings it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.games.agra.names import STORED, WORKERS
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    at_action,
    at_end,
    at_meditation,
    at_order,
    build_up,
    give,
    influence,
    lifted,
    on_card,
    order_marker,
    own,
    own_tiles,
    play,
    refused,
    river,
    rupees,
    show_tiles,
    spending,
    strip_supply,
    table,
    using,
    worker,
)

Arranged = Callable[[], Agra]


def acting(*tiles: str, **markers: int) -> Agra:
    """Seat 0 chooses a space; two favour at least, so that each window is open."""
    return at_action(own_tiles(give(table(), **{"favour": 2, **markers}), 0, *tiles))


def meditating(**markers: int) -> Agra:
    return at_meditation(worker(give(table(), **{"favour": 2, **markers}), 0, "quarry"))


def wandering(**markers: int) -> Agra:
    """Every building is there, wood can be sold to all, and three workers lie."""
    state = build_up(give(table(), **{"favour": 2, **markers}), "paper-factory")
    return at_action(worker(state, 0, "quarry", "woodcutter", "turmeric-farm", stands=False))


def climbing(*tiles: str) -> Agra:
    state = show_tiles(own_tiles(influence(table(), 0, artisans=2), 0, *tiles), "sell-good", "extra-mp", "free-peon")
    return at_action(give(state, favour=2))


def sailing(**markers: int) -> Agra:
    return at_action(give(river(table(), "cook", "mahout"), **{"wood": 2, "oil": 1, **markers}))


def cook(stored: int) -> Agra:
    state = own(meditating(), 0, "cook")
    state.hold[0][STORED] += stored
    state.hold[0][WORKERS] -= stored
    return state


def kicking() -> Agra:
    """Seat 1 owns the Cook and stands on the quarry."""
    return at_action(own(worker(give(table(), favour=2), 1, "quarry"), 1, "cook"))


def own_space() -> Agra:
    state = own_tiles(rupees(worker(give(table(), favour=3), 0, "quarry"), 0, 2), 0, "free-peon")
    return at_action(state)


def sadr() -> Agra:
    state = on_card(on_card(give(table(), turmeric=1, paper=1), 0, "sadr-us-sudur", "book"), 0, "sadr-us-sudur", "oil")
    state.boat, state.fulfilled[3] = 4, -9
    return at_action(state)


def serving() -> Agra:
    return influence(order_marker(give(table(), paper=1, dye=1, favour=2), "scholars", 2), 0, scholars=1)


@pytest.mark.parametrize(
    ("arrange", "first", "text", "because"),
    [
        (acting, ["favour receive-basic-good"], "take wood", "any AGR-0-f finish-first"),
        (acting, ["use botanist"], "enough", "any AGR-0-i finish-first"),
        (acting, ["use architect"], "decline", "any AGR-0-i finish-first"),
        (
            lambda: acting(wood=4, cement=2),
            ["use architect", "build paper-factory"],
            "back",
            "any AGR-0-i finish-first",
        ),
        (lambda: wandering(oil=1), ["oil-curry oil"], "stand quarry", "any AGR-0-l finish-first"),
        (meditating, ["enough", "use architect", "decline"], "end action", "any AGR-4.0-b other-phase"),
        (acting, ["use architect", "decline"], "end action", "any AGR-4.0-b finish-first"),
        (lambda: acting(wood=1, favour=3), ["favour process-good"], "process paper", "any AGR-5.2.4-a finish-first"),
        (climbing, ["use architect", "influence artisans"], "take-favour", "any AGR-5.6-c finish-first"),
        (climbing, ["use architect", "influence artisans"], "tile sell-good", "any AGR-5.6-c finish-first"),
        (acting, ["use architect"], "influence artisans", "any AGR-5.6-d finish-first"),
        (lambda: wandering(wood=1), ["use architect"], "influence scholars", "any AGR-5.6-d finish-first"),
        (lambda: spent(meditating()), [], "lay sailor", "any AGR-6.1.1-a finish-first"),
        (lambda: acting(wood=2), ["use sailor"], "pay-sailor wood", "any AGR-6.2.2.1S-d finish-first"),
        (
            lambda: meditating(wood=1),
            ["lay quarry", "enough", "end meditation", "use sailor"],
            "pay-sailor wood",
            "any AGR-6.2.2.1S-d other-phase",
        ),
        (lambda: meditating(wood=1), ["lay quarry", "enough"], "trade wood", "any AGR-6.1.2-c finish-first"),
        (meditating, ["enough"], "use sailor", "any AGR-6.2-a other-phase"),
        (
            lambda: play(acting(clothes=1, statue=1), "use architect"),
            ["decline", "statue"],
            "use sailor",
            "any AGR-6.2-a finish-first",
        ),
        (own_space, ["use quarry"], "peon", "any AGR-6.2.1.2-d finish-first"),
        (lambda: at_meditation(own_space()), ["enough", "use quarry"], "peon", "any AGR-6.2.1.2-d other-phase"),
        (lambda: acting(wood=2, sandstone=2), ["use architect"], "build oil-press", "any AGR-6.2.2.1A-a finish-first"),
        (
            lambda: meditating(wood=2, sandstone=2),
            ["enough", "use architect"],
            "build oil-press",
            "any AGR-6.2.2.1A-a other-phase",
        ),
        (
            lambda: acting(wood=1, sandstone=1),
            ["use architect", "build oil-press"],
            "bonus l2-cover",
            "any AGR-6.2.2.1A-g finish-first",
        ),
        (lambda: acting(wood=2), ["use botanist"], "advance", "any AGR-6.2.2.1B-b finish-first"),
        (lambda: meditating(wood=2), ["enough", "use botanist"], "advance", "any AGR-6.2.2.1B-b other-phase"),
        (lambda: acting(wood=2, statue=1), ["use botanist", "advance"], "pay wood", "any AGR-6.2.2.1B-c finish-first"),
        (
            lambda: meditating(wood=2, statue=1),
            ["enough", "use botanist", "advance"],
            "pay wood",
            "any AGR-6.2.2.1B-c other-phase",
        ),
        (acting, ["use botanist"], "uncover top 1", "any AGR-6.2.2.1B-f finish-first"),
        (acting, ["use botanist"], "farmer top 2", "any AGR-6.2.2.1B-g finish-first"),
        (lambda: acting(paper=1), ["use trader"], "give paper", "any AGR-6.2.2.1T-a finish-first"),
        (acting, ["use trader"], "price price-1-2 wood high", "any AGR-6.2.2.1T-e finish-first"),
        (lambda: wandering(wood=1), ["use paper-factory"], "process-goods 1", "any AGR-6.2.2.3-a finish-first"),
        (
            lambda: at_action(serving()),
            ["use architect", "decline", "end action"],
            "akbar paper",
            "any AGR-6.3-a other-phase",
        ),
        (
            lambda: at_action(serving()),
            ["use architect", "decline", "end action"],
            "order scholars",
            "any AGR-6.3-a other-phase",
        ),
        (
            lambda: play(at_order(serving()), "favour receive-basic-good"),
            ["take wood"],
            "akbar dye",
            "any AGR-6.3-a finish-first",
        ),
        (
            lambda: climbing("stand-worker", "move-farmers", "meditation-step"),
            ["use architect", "influence artisans", "tile sell-good"],
            "drop-tile stand-worker",
            "any AGR-6.S.2-h finish-first",
        ),
        (lambda: acting(statue=1), ["use architect", "decline"], "statue", "any AGR-6.S.3-c finish-first"),
        (lambda: meditating(statue=1), ["enough", "use architect", "decline"], "statue", "any AGR-6.S.3-c other-phase"),
        (sailing, ["use sailor"], "deliver cook wood", "any AGR-7.2-a finish-first"),
        (sailing, ["use sailor", "pay-sailor oil", "deliver cook wood"], "double", "any AGR-7.3-a finish-first"),
        (
            lambda: at_meditation(sailing(favour=2)),
            ["enough", "use sailor", "pay-sailor oil", "deliver cook wood"],
            "double",
            "any AGR-7.3-a other-phase",
        ),
        (
            lambda: own(meditating(), 0, "mosaic-maker"),
            ["lay quarry", "enough"],
            "mosaic 1",
            "any AGR-A.I.15-b finish-first",
        ),
        (sadr, ["use sailor", "deliver sadr-us-sudur turmeric"], "offer paper oil", "any AGR-A.I.20-a finish-first"),
        (lambda: own(acting(), 0, "dyer"), ["use quarry"], "dyer cement", "any AGR-A.I.7-a finish-first"),
        (
            lambda: own(at_meditation(give(table(), favour=2)), 0, "dyer"),
            ["enough", "use quarry"],
            "dyer cement",
            "any AGR-A.I.7-a other-phase",
        ),
        (kicking, ["use quarry"], "store", "any AGR-A.I.8-a finish-first"),
        (
            lambda: at_action(strip_supply(give(table(), wood=1), left=0)),
            ["use quarry"],
            "make-room wood",
            "any AGR-R-53 finish-first",
        ),
        (own_space, ["use quarry"], "favour free-peon", "any AGR-6.S-c finish-first"),
    ],
)
def test_agr_4_0_b_every_letter_has_its_moment(arrange: Arranged, first: list[str], text: str, because: str) -> None:
    before = arrange()
    after = at_meditation(worker(before.copy(), 0, "sailor")) if not first else play(before.copy(), *first)
    lifted(before, after, text, because)


def spent(state: Agra) -> Agra:
    """Workers are not asked for any more."""
    return play(state, "lay quarry", "enough")


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (lambda: at_action(worker(table(), 0, "quarry")), meditating, "lay quarry", "any AGR-6.1.1-a other-phase"),
        (lambda: acting(wood=1), lambda: spending(give(table(), wood=1)), "trade wood", "any AGR-6.1.2-c other-phase"),
        (lambda: own(acting(), 0, "mosaic-maker"), lambda: own(spending(table()), 0, "mosaic-maker"),
         "mosaic 1", "any AGR-A.I.15-b other-phase"),
        (lambda: at_action(cook(1)), lambda: at_meditation(cook(1)), "cook-worker", "any AGR-A.I.8-b other-phase"),
        (lambda: play(cook(1), "lay quarry", "enough"), lambda: at_meditation(cook(1)),
         "cook-worker", "any AGR-A.I.8-b finish-first"),
        (lambda: following(0), lambda: following(1), "follow", "any AGR-5.2.4-d finish-first"),
        (acting, lambda: spending(table()), "end meditation", "any AGR-4.0-b other-phase"),
    ],
)  # fmt: skip
def test_agr_4_0_b_moments_that_are_over(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def following(number: int) -> Agra:
    """Seat 0 processes a wood or nothing; seat 1 has one too."""
    state = build_up(give(give(table(), wood=1), 1, wood=1), "paper-factory")
    return play(using(state, "paper-factory"), f"process-goods {number}")


@pytest.mark.parametrize("seat", range(1, 4))
def test_agr_4_0_a_another_seats_turn(seat: int) -> None:
    """Only its own turn lifts it."""
    lifted(at_action(table()), at_action(table(), seat), "use sailor", "any AGR-4.0-a other-turn", seat=seat)


@pytest.mark.parametrize("seat", range(4))
def test_agr_8_0_a_after_the_end_nothing_is_possible(seat: int) -> None:
    refused(at_end(at_action(table())), "use sailor", "any AGR-8.0-a game-over", seat=seat)
    refused(at_end(at_action(give(table(), clothes=1))), "spend clothes", "any AGR-8.0-a game-over", seat=seat)
