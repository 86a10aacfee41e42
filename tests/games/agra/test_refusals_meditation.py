"""Why not? The refusals of the meditation phase, of the farm and of standing up; each with the smallest change that
lifts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.games.agra.names import DELIVER, ONCE, ONCE_MOSAIC, PROCESS, STORED, TRADE, UNCOVER, WORKERS
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    GAME,
    at_action,
    at_meditation,
    can,
    farm,
    give,
    lifted,
    on_card,
    own,
    own_tiles,
    play,
    price,
    refused,
    river,
    spending,
    table,
    tracker,
    using,
    worker,
)


def blocked(state: Agra, outer: int) -> Agra:
    state.blocked = outer
    return state


def generating(state: Agra) -> Agra:
    """Workers are asked for."""
    return at_meditation(give(state, favour=2))


def mosaic(points: int = 9, used: int = 0, seat: int = 0) -> Agra:
    state = spending(own(table(), seat, "mosaic-maker"), points)
    state.turn[ONCE] = used
    return state


def delivering(points: int = 9, notable: str = "cook", **markers: int) -> Agra:
    return spending(blocked(river(give(table(), **(markers or {"wood": 1})), notable), TRADE), points)


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (
            lambda: generating(worker(table(), 0, "quarry", stands=False)),
            lambda: generating(worker(table(), 0, "quarry")),
            "lay quarry",
            "generate AGR-6.1.1-a not-standing-there",
        ),
        (
            lambda: generating(worker(table(), 1, "quarry")),
            lambda: generating(worker(table(), 0, "quarry")),
            "lay quarry",
            "generate AGR-6.1.1-a not-standing-there",
        ),
        (
            lambda: generating(own(table(), 0, "cook")),
            lambda: stored(own(table(), 0, "cook")),
            "cook-worker",
            "generate AGR-A.I.8-b nobody-stored",
        ),
        (
            lambda: spending(blocked(give(table(), wood=1), TRADE)),
            lambda: spending(blocked(give(table(), wood=1), PROCESS)),
            "trade wood",
            "spend AGR-6.1.2-b blocked",
        ),
        (
            lambda: spending(blocked(give(table(), wood=1), DELIVER)),
            lambda: spending(blocked(give(table(), wood=1), TRADE)),
            "deliver cook wood",
            "spend AGR-6.1.2-b blocked",
        ),
        (
            lambda: spending(blocked(give(table(), wood=1), PROCESS)),
            lambda: spending(blocked(give(table(), wood=1), TRADE)),
            "process paper",
            "spend AGR-6.1.2-b blocked",
        ),
        (
            lambda: spending(blocked(table(), UNCOVER)),
            lambda: spending(blocked(table(), TRADE)),
            "uncover top 1",
            "spend AGR-6.1.2-b blocked",
        ),
        (
            lambda: spending(table()),
            lambda: spending(give(table(), wood=1)),
            "trade wood",
            "spend AGR-6.1.2-c good-missing",
        ),
        (
            lambda: spending(price(give(table(), statue=1), "price-3-4", "statue", "high")),
            lambda: spending(give(table(), statue=1)),
            "trade statue",
            "spend AGR-6.1.2-c no-twin",
        ),
        (
            lambda: spending(give(table(), paper=1), 1),
            lambda: spending(give(table(), paper=1), 2),
            "trade paper",
            "spend AGR-6.1.2-c points-missing",
        ),
        (lambda: delivering(2), lambda: delivering(3), "deliver cook wood", "spend AGR-6.1.2-d points-missing"),
        (
            lambda: spending(give(table(), wood=1), 1),
            lambda: spending(give(table(), wood=1), 2),
            "process paper",
            "spend AGR-6.1.2-e points-missing",
        ),
        (
            lambda: spending(table(), 1),
            lambda: spending(table(), 2),
            "uncover top 1",
            "spend AGR-6.1.2-f points-missing",
        ),
        (
            lambda: spending(table(), 0),
            lambda: spending(table(), 1),
            "farmer top 2",
            "spend AGR-6.1.2-g points-missing",
        ),
        (
            lambda: spending(table()),
            lambda: spending(give(table(), wood=1)),
            "process paper",
            "spend AGR-5.2.4-a good-missing",
        ),
        (
            lambda: spending(farm(table(), 0, "top", 3, [1])),
            lambda: spending(farm(table(), 0, "top", 3, [1, 5])),
            "uncover top 5",
            "spend AGR-6.2.2.1B-f no-cover-there",
        ),
        (
            lambda: spending(farm(table(), 0, "top", 3, [2])),
            lambda: spending(farm(table(), 0, "top", 3, [1])),
            "farmer top 2",
            "spend AGR-6.2.2.1B-h covered",
        ),
        (
            lambda: spending(farm(table(), 0, "top", 3, [])),
            lambda: spending(farm(table(), 0, "top", 2, [])),
            "farmer top 1",
            "spend AGR-6.2.2.1B-h farmer-too-far",
        ),
        (
            lambda: delivering(notable="mullah", curry=1),
            lambda: beyond(delivering(notable="mullah", curry=1)),
            "deliver mullah curry",
            "spend AGR-7.0-a beyond-the-boat",
        ),
        (
            lambda: spending(blocked(on_card(give(table(), wood=1), 1, "cook", "wood"), TRADE)),
            lambda: spending(blocked(give(table(), wood=1), TRADE)),
            "deliver cook wood",
            "spend AGR-7.2-a already-delivered",
        ),
        (lambda: delivering(oil=1), delivering, "deliver cook wood", "spend AGR-7.2-a good-missing"),
        (lambda: delivering(notable="mahout"), delivering, "deliver cook wood", "spend AGR-7.2-a not-on-river"),
        (lambda: mosaic(seat=1), mosaic, "mosaic 1", "spend AGR-A.I.15-b not-your-contract"),
        (lambda: mosaic(used=ONCE_MOSAIC), mosaic, "mosaic 2", "spend AGR-A.I.15-b once-per-turn"),
        (lambda: mosaic(2), lambda: mosaic(3), "mosaic 2", "spend AGR-A.I.15-b points-missing"),
    ],
)
def test_why_not_while_meditating(
    before: Callable[[], Agra], after: Callable[[], Agra], text: str, because: str
) -> None:
    lifted(before(), after(), text, because)


def beyond(state: Agra) -> Agra:
    state.boat = 2
    return state


def stored(state: Agra) -> Agra:
    """One worker is at the Cook's."""
    state.hold[0][STORED] += 1
    state.hold[0][WORKERS] -= 1
    return generating(state)


def test_a_notable_wants_only_its_orders() -> None:
    """What a card does not show can never be delivered there: another good can."""
    refused(delivering(paper=1), "deliver cook paper", "spend AGR-7.2-a not-ordered")
    assert can(delivering(), "deliver cook wood")


def test_the_mosaic_maker_has_as_many_rates_as_the_data_say() -> None:
    refused(mosaic(), f"mosaic {len(GAME.printed.mosaic_mp) + 1}", "spend AGR-A.I.15-b no-effect")
    assert can(mosaic(), f"mosaic {len(GAME.printed.mosaic_mp)}")


def dear() -> Agra:
    """Three are due for the next space."""
    return play(using(tracker(give(table(), wood=2, turmeric=2, statue=1), 0, 3), "botanist"), "advance")


def botany(**markers: int) -> Agra:
    return using(give(table(), **markers), "botanist")


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (lambda: play(botany(), "uncover top 1"), botany, "uncover top 5", "botanist AGR-6.2.2.1B-a done-already"),
        (
            lambda: play(botany(), "farmer top 2", "enough"),
            botany,
            "farmer left 2",
            "botanist AGR-6.2.2.1B-a done-already",
        ),
        (
            lambda: play(botany(wood=4), "advance"),
            lambda: botany(wood=2),
            "advance",
            "botanist AGR-6.2.2.1B-a done-already",
        ),
        (lambda: botany(wood=1), lambda: botany(wood=2), "advance", "botanist AGR-6.2.2.1B-c value-missing"),
        (
            lambda: using(tracker(give(table(), wood=9), 0, 6), "botanist"),
            lambda: using(tracker(give(table(), wood=9), 0, 5), "botanist"),
            "advance",
            "botanist AGR-6.2.2.1B-d last-space",
        ),
        (
            lambda: using(farm(table(), 0, "top", 3, [1]), "botanist"),
            lambda: using(farm(table(), 0, "top", 3, [1, 5]), "botanist"),
            "uncover top 5",
            "botanist AGR-6.2.2.1B-f no-cover-there",
        ),
        (
            lambda: using(farm(table(), 0, "top", 3, [2]), "botanist"),
            lambda: using(farm(table(), 0, "top", 3, []), "botanist"),
            "farmer top 2",
            "botanist AGR-6.2.2.1B-h covered",
        ),
        (
            lambda: using(farm(table(), 0, "top", 3, []), "botanist"),
            lambda: using(farm(table(), 0, "top", 4, []), "botanist"),
            "farmer top 5",
            "botanist AGR-6.2.2.1B-h farmer-too-far",
        ),
        (
            lambda: play(botany(), "farmer top 2"),
            lambda: play(using(farm(table(), 0, "top", 1, []), "botanist"), "farmer top 2"),
            "farmer top 3",
            "farmer-moves AGR-6.2.2.1B-g there-and-back",
        ),
        (
            lambda: play(botany(), "farmer top 2"),
            lambda: play(using(farm(table(), 0, "top", 3, []), "botanist"), "farmer top 2"),
            "farmer top 1",
            "farmer-moves AGR-6.2.2.1B-h covered",
        ),
        (
            lambda: play(botany(), "farmer top 2"),
            lambda: play(botany(), "farmer right 2"),
            "farmer top 4",
            "farmer-moves AGR-6.2.2.1B-h farmer-too-far",
        ),
        (lambda: play(dear(), "pay wood"), dear, "pay statue", "choose-payment AGR-6.2.2.1B-c dearer-goods-first"),
        (
            lambda: play(botany(wood=2, statue=1), "advance"),
            lambda: play(botany(wood=2, book=1), "advance"),
            "pay book",
            "choose-payment AGR-6.2.2.1B-c good-missing",
        ),
        (
            lambda: play(botany(wood=1, statue=1, paper=1), "advance"),
            lambda: play(botany(wood=2, statue=1), "advance"),
            "pay wood",
            "choose-payment AGR-6.2.2.1B-c rest-unpayable",
        ),
        (
            lambda: covering([1]),
            lambda: covering([1, 5]),
            "uncover top 5",
            "choose-cover AGR-6.2.2.1B-f no-cover-there",
        ),
    ],
)
def test_why_not_with_the_botanist(
    before: Callable[[], Agra], after: Callable[[], Agra], text: str, because: str
) -> None:
    lifted(before(), after(), text, because)


def covering(spaces: list[int]) -> Agra:
    """Tile 5 asks for a cover."""
    state = own_tiles(give(farm(table(), 0, "top", 3, spaces), favour=3), 0, "remove-cover")
    return play(at_action(state), "favour remove-cover")


def standing(*played: str, stands: bool = False, form: str = "oil-and-curry") -> Agra:
    """Oil and curry ask which workers stand up."""
    state = worker(give(table(), oil=1, curry=1), 0, "quarry", "sailor", "trader", stands=False)
    return play(at_action(state), f"oil-curry {form}", *played)


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (standing, lambda: standing("stand quarry"), "enough", "choose-stand AGR-0-l at-least-one"),
        (lambda: standing("stand sailor"), standing, "stand quarry", "choose-stand AGR-0-l earlier-spaces-first"),
        (lambda: standing("stand quarry"), standing, "stand quarry", "choose-stand AGR-0-l not-lying-there"),
    ],
)
def test_agr_0_l_why_a_worker_does_not_stand_up(
    before: Callable[[], Agra], after: Callable[[], Agra], text: str, because: str
) -> None:
    lifted(before(), after(), text, because)
