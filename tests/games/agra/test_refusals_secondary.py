"""Why not? The refusals of what is inserted, of guilds, contracts and the river; each with the smallest change that
lifts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.games.agra.names import BASIC, BUILDINGS, NEUTRAL
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    at_action,
    build_up,
    can,
    give,
    in_bowl,
    influence,
    lifted,
    on_card,
    own,
    own_tiles,
    play,
    price,
    refused,
    river,
    show_tiles,
    spending,
    strip_supply,
    table,
    using,
    worker,
)

Arranged = Callable[[], Agra]


def acting(*tiles: str, lies: bool = False, contract: tuple[int, str] | None = None, **markers: int) -> Agra:
    """Seat 0 chooses a space, and has these tiles, that contract and these markers."""
    state = own_tiles(give(table(), **markers), 0, *tiles)
    if lies:
        worker(state, 0, "quarry", stands=False)
    if contract is not None:
        own(state, *contract)
    return at_action(state)


def full(left: int, wood: int = 1) -> Agra:
    return at_action(strip_supply(give(table(), wood=wood), left=left))


def followed() -> Agra:
    state = give(give(build_up(table(), "paper-factory"), wood=1), 1, wood=1, clothes=1)
    return play(using(state, "paper-factory"), "process-goods 1")


def doubling(*tiles: str, **markers: int) -> Agra:
    state = own(give(river(table(), "mahout", "cook"), **{"wood": 3, "oil": 1, **markers}), 0, "french-trader")
    return play(using(own_tiles(state, 0, *tiles), "sailor"), "pay-sailor oil", "deliver mahout wood")


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (
            lambda: acting("stand-worker", favour=2),
            lambda: acting("stand-worker", favour=2, lies=True),
            "favour stand-worker",
            "any AGR-0-k no-effect",
        ),
        (lambda: acting(favour=3), lambda: acting(favour=3, wood=1), "favour process-good", "any AGR-0-k no-effect"),
        (
            lambda: acting("sell-good", favour=3),
            lambda: acting("sell-good", favour=3, wood=1),
            "favour sell-good",
            "any AGR-0-k no-effect",
        ),
        (
            lambda: acting("exchange-equal-value", favour=3),
            lambda: acting("exchange-equal-value", favour=3, wood=1),
            "favour exchange-equal-value",
            "any AGR-0-k no-effect",
        ),
        (
            lambda: acting("process-1-to-2", favour=3, paper=1),
            lambda: acting("process-1-to-2", favour=3, wood=1),
            "favour process-1-to-2",
            "any AGR-0-k no-effect",
        ),
        (
            lambda: acting("deliver-to-notable", favour=4, statue=1),
            lambda: acting("deliver-to-notable", favour=4, wood=1),
            "favour deliver-to-notable",
            "any AGR-0-k no-effect",
        ),
        (
            lambda: acting("akbar-or-order", favour=4, wood=1),
            lambda: acting("akbar-or-order", favour=4, paper=1),
            "favour akbar-or-order",
            "any AGR-0-k no-effect",
        ),
        (lambda: acting(oil=1), lambda: acting(oil=1, lies=True), "oil-curry oil", "any AGR-0-k nobody-lies"),
        (
            lambda: acting(cotton=1, contract=(0, "caliph")),
            lambda: acting(cotton=1, contract=(0, "caliph"), lies=True),
            "caliph",
            "any AGR-0-k nobody-lies",
        ),
        (
            lambda: acting(favour=3, wood=1),
            lambda: acting("sell-good", favour=3, wood=1),
            "favour sell-good",
            "any AGR-5.5-c tile-not-owned",
        ),
        (lambda: full(0, wood=0), lambda: full(0, wood=1), "return wood", "any AGR-6.2.2.2-c marker-missing"),
        (lambda: full(1), lambda: full(0), "return wood", "any AGR-6.2.2.2-c markers-left"),
        (followed, lambda: at_action(followed(), 1), "spend clothes", "any AGR-6.S-b other-turn"),
        (
            lambda: play(acting(favour=2, clothes=1), "favour receive-basic-good"),
            lambda: play(acting(favour=2, clothes=1), "favour receive-basic-good", "take wood"),
            "spend clothes",
            "any AGR-6.S-c finish-first",
        ),
        (
            lambda: acting(lies=True),
            lambda: acting(lies=True, curry=1),
            "oil-curry curry",
            "any AGR-6.S.1-a good-missing",
        ),
        (
            lambda: acting(lies=True, curry=1),
            lambda: acting(lies=True, curry=1, oil=1),
            "oil-curry oil-and-curry",
            "any AGR-6.S.1-a good-missing",
        ),
        (
            lambda: play(
                worker(acting(lies=True, curry=1, oil=1), 0, "sailor", stands=False), "oil-curry curry", "stand quarry"
            ),
            lambda: acting(lies=True, oil=1),
            "oil-curry oil",
            "any AGR-6.S.1-b once-per-turn",
        ),
        (
            lambda: play(acting(favour=4), "favour receive-basic-good", "take wood"),
            lambda: acting(favour=4),
            "favour receive-basic-good",
            "any AGR-6.S.2-a once-per-turn",
        ),
        (
            lambda: acting(favour=1),
            lambda: acting(favour=2),
            "favour receive-basic-good",
            "any AGR-6.S.2-b favour-missing",
        ),
        (acting, lambda: acting(clothes=1), "spend clothes", "any AGR-6.S.3-a good-missing"),
        (
            lambda: play(acting(clothes=2), "spend clothes"),
            lambda: acting(clothes=2),
            "spend clothes",
            "any AGR-6.S.3-a once-per-turn",
        ),
        (
            lambda: play(acting(lies=True, cotton=2, contract=(0, "caliph")), "caliph"),
            lambda: acting(lies=True, cotton=1, contract=(0, "caliph")),
            "caliph",
            "any AGR-7.6-a once-per-turn",
        ),
        (
            lambda: play(acting(wood=1, paper=1, contract=(0, "french-trader")), "french-trader wood"),
            lambda: acting(paper=1, contract=(0, "french-trader")),
            "french-trader paper",
            "any AGR-7.6-a once-per-turn",
        ),
        (
            lambda: play(acting(statue=2, contract=(0, "english-trader")), "english-trader statue", "take book"),
            lambda: acting(book=1, contract=(0, "english-trader")),
            "english-trader book",
            "any AGR-7.6-a once-per-turn",
        ),
        (
            lambda: acting(lies=True, contract=(0, "caliph")),
            lambda: acting(lies=True, cotton=1, contract=(0, "caliph")),
            "caliph",
            "any AGR-A.I.11-a good-missing",
        ),
        (
            lambda: acting(lies=True, cotton=1, contract=(1, "caliph")),
            lambda: acting(lies=True, cotton=1, contract=(0, "caliph")),
            "caliph",
            "any AGR-A.I.11-a not-your-contract",
        ),
        (
            lambda: acting(favour=2, contract=(1, "mullah")),
            lambda: acting(favour=2, contract=(0, "mullah")),
            "mullah receive-basic-good",
            "any AGR-A.I.13-a no-discount",
        ),
        (
            lambda: acting(paper=1, contract=(0, "english-trader")),
            lambda: acting(wood=1, contract=(0, "english-trader")),
            "english-trader wood",
            "any AGR-A.I.14-a good-missing",
        ),
        (
            lambda: acting(wood=1, contract=(1, "english-trader")),
            lambda: acting(wood=1, contract=(0, "english-trader")),
            "english-trader wood",
            "any AGR-A.I.14-a not-your-contract",
        ),
        (
            lambda: lonely(acting(statue=1, contract=(0, "english-trader"))),
            lambda: acting(statue=1, contract=(0, "english-trader")),
            "english-trader statue",
            "any AGR-A.I.14-a no-twin",
        ),
        (
            lambda: acting(paper=1, contract=(0, "french-trader")),
            lambda: acting(wood=1, contract=(0, "french-trader")),
            "french-trader wood",
            "any AGR-A.I.6-a good-missing",
        ),
        (
            lambda: acting(wood=1, contract=(1, "french-trader")),
            lambda: acting(wood=1, contract=(0, "french-trader")),
            "french-trader wood",
            "any AGR-A.I.6-a not-your-contract",
        ),
        (
            lambda: lonely(acting(statue=1, contract=(0, "french-trader"))),
            lambda: acting(statue=1, contract=(0, "french-trader")),
            "french-trader statue",
            "any AGR-A.I.6-a other-value",
        ),
        (
            lambda: acting("extra-mp", favour=2),
            lambda: spending(own_tiles(give(table(), favour=2), 0, "extra-mp")),
            "favour extra-mp",
            "any AGR-A.III.3-a other-phase",
        ),
        (
            lambda: doubling("deliver-to-notable", favour=4),
            lambda: play(doubling("deliver-to-notable", favour=4), "decline"),
            "favour deliver-to-notable",
            "any AGR-R-56 not-between",
        ),
        (
            lambda: doubling("akbar-or-order", favour=4, paper=1),
            lambda: play(doubling("akbar-or-order", favour=4, paper=1), "decline"),
            "favour akbar-or-order",
            "any AGR-R-56 not-between",
        ),
        (doubling, lambda: play(doubling(), "decline"), "french-trader wood", "any AGR-R-56 not-between"),
    ],
)
def test_why_not_inserted(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def lonely(state: Agra) -> Agra:
    """Nothing but a statue is worth four."""
    return price(state, "price-3-4", "statue", "high")


# What the favour actions and contracts ask.


def exchanging(*played: str, tile: str = "exchange-equal-value", cost: int = 2, **markers: int) -> Agra:
    return play(acting(tile, lies=False, contract=None, favour=cost, **markers), f"favour {tile}", *played)


def trading(good: str) -> Agra:
    return play(spending(give(table(), **{good: 1})), f"trade {good}")


def english(good: str) -> Agra:
    return play(acting(lies=False, contract=(0, "english-trader"), **{good: 1}), f"english-trader {good}")


def between(side: str) -> Agra:
    """Tile 13 takes a paper, which is worth one; the book above it is worth two or three."""
    state = price(acting("process-1-to-2", favour=3, paper=1, sandstone=1), "price-1-2", "paper", "low")
    return play(price(state, "price-2-3", "book", side), "favour process-1-to-2")


def received(repriced: bool = False) -> Agra:
    state = acting("receive-value-2", favour=4)
    return play(price(state, "price-2-3", "statue", "low") if repriced else state, "favour receive-value-2")


def offering(bowl: str = "paper", **markers: int) -> Agra:
    """Seat 0 has just won the Sadr us-Sudur; that bowl is full."""
    state = give(in_bowl(table(), NEUTRAL, bowl), **{"turmeric": 1, "cement": 1, **markers})
    on_card(on_card(state, 0, "sadr-us-sudur", "book"), 0, "sadr-us-sudur", "oil")
    state.boat, state.fulfilled[3] = 4, -9
    return play(using(state, "sailor"), "deliver sadr-us-sudur turmeric")


def delivering(notable: str = "cook", boat: int = 1, marked: bool = False, **markers: int) -> Agra:
    """Tile 6 asks for a delivery; a sandstone for the Sufi can always be made."""
    state = river(give(table(), **{"sandstone": 1, "favour": 4, "wood": 1, **markers}), "sufi", "mullah", notable)
    state.boat = boat
    if marked:
        on_card(state, 1, "cook", "wood")
    return play(at_action(own_tiles(state, 0, "deliver-to-notable")), "favour deliver-to-notable")


def supplied(notable: str = "cook", top: bool = False) -> Agra:
    state = influence(give(table(), wood=2, sandstone=1, oil=1), 0, artisans=9 if top else 0)
    return play(
        using(state, "sailor"),
        "pay-sailor oil",
        f"deliver {notable} wood",
        "decline",
        "deliver sufi sandstone",
        "enough",
    )


def fourth(tile: str) -> Agra:
    tiles = [name for name in ("stand-worker", "move-farmers", "meditation-step", "remove-cover") if name != tile][:3]
    state = own_tiles(influence(table(), 0, artisans=2), 0, *tiles)
    show_tiles(state, "sell-good", "extra-mp", "free-peon")
    return play(using(state, "architect"), "influence artisans", "tile sell-good")


def bonus(display: str) -> Agra:
    show = show_tiles(influence(table(), 0, artisans=2), display, "extra-mp", "free-peon")
    return play(using(show, "architect"), "influence artisans")


def mosaic(owner: int = -1) -> Agra:
    """Seat 0 wins the Mosaic Maker and takes any tile; *owner* has one of them."""
    state = on_card(give(table(), cement=1), 0, "mosaic-maker", "dye")
    if owner >= 0:
        own_tiles(state, owner, "sell-good")
    state.boat, state.fulfilled[2] = 2, -9
    return play(using(state, "sailor"), "deliver mosaic-maker cement")


def room(good: str, held: str) -> Agra:
    state = give(table(), **{held: 1, "favour": 1})
    return play(at_action(strip_supply(state, left=1)), f"use {good}")


def arriving(good: str = "", side: str = "low") -> Agra:
    """Pier 5 gives a good of value 1 to each."""
    state = on_card(on_card(give(table(), cotton=1), 0, "mujtahida", "statue"), 0, "mujtahida", "paper")
    state.boat = 4
    if good:
        price(state, "price-1-2", good, side)
    build_up(state, *BUILDINGS[BASIC:])
    return play(using(state, "sailor"), "deliver mujtahida cotton")


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (
            lambda: play(acting(favour=3, cotton=1), "favour process-good"),
            lambda: play(acting(favour=3, wood=1), "favour process-good"),
            "process paper",
            "choose-arrow AGR-5.2.4-a good-missing",
        ),
        (
            lambda: between("high"),
            lambda: between("low"),
            "process book",
            "choose-arrow AGR-A.III.13-a other-value",
        ),
        (
            lambda: exchanging(wood=1),
            lambda: exchanging(wood=1, paper=1),
            "give paper",
            "give-one AGR-A.III.10-a good-missing",
        ),
        (
            lambda: exchanging(tile="sell-good", cost=3, wood=1),
            lambda: exchanging(tile="sell-good", cost=3, paper=1),
            "give paper",
            "give-one AGR-A.III.4-a good-missing",
        ),
        (lambda: trading("wood"), lambda: trading("paper"), "take oil", "choose-twin AGR-6.1.2-c other-value"),
        (lambda: trading("wood"), lambda: trading("cotton"), "take wood", "choose-twin AGR-6.1.2-c same-again"),
        (lambda: english("wood"), lambda: english("paper"), "take oil", "choose-twin AGR-A.I.14-a other-value"),
        (lambda: english("wood"), lambda: english("cotton"), "take wood", "choose-twin AGR-A.I.14-a same-again"),
        (
            lambda: exchanging("give wood", wood=1),
            lambda: exchanging("give paper", paper=1),
            "take oil",
            "choose-twin AGR-A.III.10-a other-value",
        ),
        (
            lambda: exchanging("give wood", wood=1),
            lambda: exchanging("give cotton", cotton=1),
            "take wood",
            "choose-twin AGR-A.III.10-a same-again",
        ),
        (received, lambda: received(True), "take statue", "receive-good AGR-A.III.11-a other-value"),
        (
            lambda: play(acting(painting=1), "spend painting", "influence artisans"),
            lambda: play(acting(painting=1), "spend painting"),
            "influence artisans",
            "pick-tracks AGR-6.S.3-e track-taken",
        ),
        (lambda: offering(), lambda: offering(dye=1), "offer dye oil", "offer-akbar AGR-A.I.20-a good-missing"),
        (lambda: offering(), lambda: offering("oil"), "offer cement paper", "offer-akbar AGR-A.I.20-a bowl-full"),
        (
            lambda: offering(),
            lambda: offering(clothes=1),
            "offer clothes book",
            "offer-akbar AGR-A.I.20-a good-missing",
        ),
        (lambda: offering(), lambda: low(offering()), "offer cement book", "offer-akbar AGR-A.I.20-a other-value"),
        (
            lambda: delivering(curry=1),
            lambda: delivering(boat=2, curry=1),
            "deliver mullah curry",
            "deliver-one AGR-7.0-a beyond-the-boat",
        ),
        (lambda: delivering(marked=True), delivering, "deliver cook wood", "deliver-one AGR-7.2-a already-delivered"),
        (lambda: delivering(wood=0), delivering, "deliver cook wood", "deliver-one AGR-7.2-a good-missing"),
        (lambda: delivering("mahout"), delivering, "deliver cook wood", "deliver-one AGR-7.2-a not-on-river"),
        (lambda: supplied("mahout"), supplied, "influence artisans", "choose-step AGR-7.5-a not-supplied"),
        (lambda: supplied(top=True), supplied, "influence artisans", "choose-step AGR-5.6-e on-top"),
        (
            lambda: fourth("stand-worker"),
            lambda: fourth("remove-cover"),
            "drop-tile stand-worker",
            "give-up-tile AGR-6.S.2-h tile-not-owned",
        ),
        (
            lambda: bonus("remove-cover"),
            lambda: bonus("sell-good"),
            "tile sell-good",
            "step-bonus AGR-5.6-c not-on-display",
        ),
        (lambda: mosaic(1), mosaic, "tile sell-good", "any-tile AGR-A.I.15-a tile-taken"),
        (lambda: mosaic(0), mosaic, "tile sell-good", "any-tile AGR-A.I.15-a tile-taken"),
        (
            lambda: room("quarry", "wood"),
            lambda: room("quarry", "oil"),
            "make-room oil",
            "room-for AGR-6.2.2.2-c marker-missing",
        ),
        (
            lambda: room("woodcutter", "wood"),
            lambda: room("quarry", "wood"),
            "make-room wood",
            "room-for AGR-6.2.2.2-c same-again",
        ),
        (lambda: arriving(), lambda: arriving("cement"), "take cement", "choose-pier-good AGR-7.1.5-a other-value"),
    ],
)
def test_why_not_when_asked_in_between(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def test_a_good_that_is_not_basic_is_never_received_as_one() -> None:
    """Printed: what is basic. Tile 11 gives what it is worth."""
    refused(play(acting(favour=2), "favour receive-basic-good"), "take oil", "receive-good AGR-6.S.2-d not-basic")
    assert can(received(), "take oil")


def low(state: Agra) -> Agra:
    return price(state, "price-2-3", "book", "low")


def test_agr_a_iii_10_a_a_good_without_a_twin_is_not_exchanged() -> None:
    """AGR-R-65: but another one is."""
    before = play(lonely(acting("exchange-equal-value", favour=2, statue=1, wood=1)), "favour exchange-equal-value")
    lifted(before, exchanging(statue=1, wood=1), "give statue", "give-one AGR-A.III.10-a no-twin")


def test_agr_7_2_a_tile_6_delivers_what_a_card_orders() -> None:
    refused(delivering(paper=1), "deliver cook paper", "deliver-one AGR-7.2-a not-ordered")
    assert can(delivering(paper=1), "deliver cook wood")
