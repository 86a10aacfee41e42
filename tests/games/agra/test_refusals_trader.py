"""Why not? The refusals of the Trader and of price tokens; each with the smallest change that lifts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.games.agra.state import Agra
from tests.games.agra.table import at_action, can, give, lifted, own_tiles, play, price, refused, table, using

Arranged = Callable[[], Agra]


def trading(*played: str, **markers: int) -> Agra:
    return play(using(give(table(), **markers), "trader"), *played)


def repricing(token: str = "", good: str = "wood", side: str = "high", tile: bool = False, **markers: int) -> Agra:
    """The Trader, or tile 9, with that token lying there already."""
    state = give(table(), favour=3, **markers)
    if token:
        price(state, token, good, side)
    if not tile:
        return using(state, "trader")
    return play(at_action(own_tiles(state, 0, "move-price-token")), "favour move-price-token")


@pytest.mark.parametrize(
    ("before", "after", "text", "because"),
    [
        (lambda: trading(wood=1), lambda: trading(wood=1, paper=1), "give paper", "trader AGR-6.2.2.1T-a good-missing"),
        (lambda: trading(wood=1), lambda: trading(wood=1, cotton=1), "give wood", "trader AGR-6.2.2.1T-b buys-nothing"),
        (
            lambda: trading("price price-1-2 wood high", paper=1),
            trading,
            "price price-2-3 paper high",
            "trader AGR-6.2.2.1T-c token-moved",
        ),
        (
            lambda: repricing("price-2-3", "paper"),
            repricing,
            "price price-3-4 paper low",
            "trader AGR-6.2.2.1T-d token-on-good",
        ),
        (
            lambda: trading("give paper", "enough", "take wood", paper=2),
            lambda: trading(paper=2),
            "give paper",
            "trader AGR-6.2.2.1T-g one-exchange-only",
        ),
        (
            lambda: repricing("price-1-2"),
            lambda: repricing("price-1-2", side="low"),
            "price price-1-2 wood high",
            "trader AGR-6.2.2.1T-h token-lies-so",
        ),
        (
            lambda: repricing("price-2-3", "paper", tile=True),
            lambda: repricing(tile=True),
            "price price-3-4 paper low",
            "move-price AGR-6.2.2.1T-d token-on-good",
        ),
        (
            lambda: repricing("price-1-2", tile=True),
            lambda: repricing("price-1-2", side="low", tile=True),
            "price price-1-2 wood high",
            "move-price AGR-6.2.2.1T-h token-lies-so",
        ),
        (
            lambda: trading("give paper", paper=1, statue=1),
            lambda: trading("give paper", paper=2, statue=1),
            "give paper",
            "give-more AGR-6.2.2.1T-a good-missing",
        ),
        (
            lambda: trading("give paper", paper=1, wood=1, statue=1),
            lambda: trading("give wood", paper=1, wood=2, statue=1),
            "give wood",
            "give-more AGR-6.2.2.1T-a lower-goods-first",
        ),
        (
            lambda: trading("give wood", wood=1, cotton=1, turmeric=1),
            lambda: trading("give wood", "give cotton", wood=1, cotton=1, paper=1),
            "enough",
            "give-more AGR-6.2.2.1T-b buys-nothing",
        ),
        (
            lambda: trading("give statue", "take cotton", statue=1),
            lambda: trading("give statue", statue=1),
            "take wood",
            "choose-good AGR-6.2.2.1T-b lower-goods-first",
        ),
        (
            lambda: trading("give wood", "give paper", "enough", wood=1, paper=1, statue=1),
            lambda: trading("give paper", "enough", paper=1, statue=1),
            "take wood",
            "choose-good AGR-6.2.2.1T-b was-given",
        ),
        (
            lambda: trading("give paper", "enough", paper=1, statue=1),
            lambda: trading("give statue", statue=1),
            "take oil",
            "choose-good AGR-6.2.2.1T-b worth-too-much",
        ),
        (
            lambda: trading("give statue", statue=1),
            lambda: trading("give statue", "take wood", statue=1),
            "enough",
            "choose-good AGR-6.2.2.1T-g at-least-one",
        ),
    ],
)
def test_why_not_with_the_trader(before: Arranged, after: Arranged, text: str, because: str) -> None:
    lifted(before(), after(), text, because)


def test_agr_6_2_2_1t_d_a_token_keeps_to_what_is_printed() -> None:
    """Another side of it may lie there."""
    for tile, line in (
        (False, "trader AGR-6.2.2.1T-d too-far-from-printed"),
        (True, "move-price AGR-6.2.2.1T-d too-far-from-printed"),
    ):
        refused(repricing(tile=tile), "price price-3-4 oil high", line)
        assert can(repricing(tile=tile), "price price-3-4 oil low")
