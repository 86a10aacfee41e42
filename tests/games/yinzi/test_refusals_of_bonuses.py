"""What set-up, bonuses and the beginning of a turn refuse, each with the smallest change that lifts it."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.arranged import Arranged, crowded, no_discs, silk
from tests.games.yinzi.table import (
    begin,
    disc_on,
    give_hand,
    group,
    hold,
    laid_out,
    land,
    lay_track,
    lifted,
    my_turn,
    new,
    options,
    play,
    put_row,
    question,
    show_factories,
    turn,
)


def bonus(*answers: str, state: Yinzi | None = None) -> Yinzi:
    return play(begin(state or land(), "bonus"), *answers)


def start_resource(wood: int) -> Yinzi:
    """The first start resource is asked for; so much wood is there."""
    state = laid_out()
    while question(state) != "start-resource":
        play(state, options(state)[0])
    return put_row(state, "stock", [wood, 8])


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: start_resource(0),
            lambda: start_resource(1),
            "take wood",
            "start-resource YIN-L-res-1 stock-empty",
        ),
        (
            lambda: show_factories(laid_out(), "paper-blue"),
            lambda: show_factories(laid_out(), "paper-red"),
            "build paper-red",
            "start-factory YIN-B-fact-2 not-on-display",
        ),
        (
            lambda: play(new(), "colour red"),
            lambda: play(new(), "colour blue"),
            "colour red",
            "choose-colour YIN-S-player-1 colour-taken",
        ),
        (
            lambda: bonus("bonus no-tax", "stop"),
            lambda: bonus("bonus better-sale", "stop"),
            "bonus no-tax",
            "choose-bonus YIN-A-choose-1 bonus-taken",
        ),
        (
            lambda: bonus("bonus free-innovation"),
            lambda: bonus("bonus free-innovation", "innovate free-rice"),
            "stop",
            "after-bonus YIN-A-bonus-1 bonus-owed",
        ),
        (
            lambda: bonus("bonus improve-factory", state=silk()),
            lambda: bonus("bonus improve-factory", "upgrade silk-red", state=silk()),
            "stop",
            "after-bonus YIN-A-bonus-6 bonus-owed",
        ),
        (
            lambda: bonus("bonus better-sale"),
            lambda: bonus("bonus feed-workers"),
            "buy-tile column-3",
            "after-bonus YIN-A-tile-1 other-column",
        ),
        (
            lambda: bonus("bonus free-innovation", "buy-tile column-1", "plant huguang-a1"),
            lambda: bonus("bonus free-innovation"),
            "buy-tile column-1",
            "after-bonus YIN-A-tile-1 tile-bought",
        ),
        (
            lambda: bonus("bonus free-innovation", state=hold(land(), coins=0)),
            lambda: bonus("bonus free-innovation", state=hold(land(), coins=1)),
            "buy-tile column-1",
            "after-bonus YIN-B-cult-6 coins-missing",
        ),
        (
            lambda: bonus("bonus free-innovation", state=lay_track(land())),
            lambda: bonus("bonus free-innovation", state=lay_track(land(), "tea")),
            "buy-tile column-1",
            "after-bonus YIN-B-cult-6 no-tile-there",
        ),
        (
            lambda: bonus("bonus free-innovation", state=hold(land(), cubes=0)),
            lambda: bonus("bonus free-innovation", state=hold(land(), cubes=1)),
            "buy-tile column-1",
            "after-bonus YIN-L-cube-1 no-cube-left",
        ),
        (
            lambda: bonus("bonus free-innovation", state=crowded()),
            lambda: bonus("bonus free-innovation", state=crowded((0,))),
            "buy-tile column-1",
            "after-bonus YIN-B-cult-7 no-square-left",
        ),
        (
            lambda: bonus("bonus improve-factory", state=silk(1)),
            lambda: bonus("bonus improve-factory", state=silk(0)),
            "upgrade silk-red",
            "after-bonus YIN-B-fact-6 not-own-factory",
        ),
        (
            lambda: bonus("bonus improve-factory", state=silk(level=3)),
            lambda: bonus("bonus improve-factory", state=silk(level=2)),
            "upgrade silk-red",
            "after-bonus YIN-B-fact-6 top-level",
        ),
        (
            lambda: bonus("bonus improve-factory", state=no_discs(silk())),
            lambda: bonus("bonus improve-factory", state=silk()),
            "upgrade silk-red",
            "after-bonus YIN-L-disc-1 no-disc-left",
        ),
        (
            lambda: bonus("bonus free-innovation", state=disc_on(land(), "free-rice", 1)),
            lambda: bonus("bonus free-innovation"),
            "innovate free-rice",
            "after-bonus YIN-B-innov-3 innovation-taken",
        ),
    ],
)
def test_in_set_up_and_with_bonuses(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: turn(give_hand(land(), 0, "c02")),
            lambda: turn(give_hand(land(), 0, "c01")),
            "play c01",
            "choose-action YIN-B-fortune-1 not-in-hand",
        ),
        (
            lambda: turn(give_hand(land(), 0, "c03", "c04")),
            lambda: turn(give_hand(land(), 0, "c04")),
            "play c04",
            "choose-action YIN-B-fortune-1 offered-already",
        ),
        (
            lambda: my_turn(land()),
            lambda: my_turn(group(land(), 1)),
            "send cultivate",
            "choose-action YIN-B-frame-4 no-group",
        ),
        (
            lambda: turn(group(land(), 1)),
            lambda: turn(group(give_hand(land(), 0, "c01"), 1)),
            "play c01",
            "choose-action YIN-B-frame-5 hand-empty",
        ),
        (
            lambda: turn(group(land(), 1, fortune="sell-urban")),
            lambda: turn(group(land(), 1)),
            "send cultivate",
            "choose-action YIN-B-work-1 no-such-group",
        ),
    ],
)
def test_at_the_beginning_of_a_turn(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)
