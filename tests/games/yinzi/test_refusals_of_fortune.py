"""What fortune actions refuse, each with the smallest change that lifts it."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.arranged import Arranged, card, crowded, no_discs, silk
from tests.games.yinzi.table import (
    disc_on,
    empty_tile,
    factory,
    fortune,
    give_resources,
    group,
    grow,
    hold,
    land,
    lay_markets,
    lay_track,
    lifted,
    my_turn,
    play,
    played,
    raw,
    ruin,
    show_factories,
    turn,
)


def building(state: Yinzi | None = None, stone: int = 1, coins: int = 8) -> Yinzi:
    state = hold(give_resources(state or land(), stone=stone), coins=coins)
    return fortune(show_factories(state, "paper-blue", "porcelain-blue", pile=("silk-blue",)), "develop-factories")


def cultivating(state: Yinzi | None = None) -> Yinzi:
    return fortune(state or land(), "cultivate")


def selling(state: Yinzi, boat: int = 0) -> Yinzi:
    """Salt is wanted in Nanzhili alone, two borders from Jiangxi; the others want sugar cane and much else."""
    lay_markets(state, "m2", "m3", "m2", "m2")
    return fortune(hold(state, boat=boat), "sell-urban")


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: play(my_turn(played(land(), 0, "c02", "c03")), "play c01"),
            lambda: play(my_turn(played(land(), 0, "c02")), "play c01"),
            "on cultivate",
            "choose-fortune YIN-B-fortune-2 fortune-used",
        ),
        (
            lambda: fortune(land(), "develop-boats"),
            lambda: fortune(give_resources(land(), wood=1), "develop-boats"),
            "advance wood",
            "fortune YIN-B-boat-2 no-wood",
        ),
        (
            lambda: fortune(hold(give_resources(land(), wood=1), boat=13), "develop-boats"),
            lambda: fortune(hold(give_resources(land(), wood=1), boat=12), "develop-boats"),
            "advance wood",
            "fortune YIN-B-boat-2 last-boat-space",
        ),
        (
            lambda: fortune(disc_on(land(), "free-wood", 1), "develop-boats"),
            lambda: fortune(disc_on(land(), "free-wood", 0), "develop-boats"),
            "advance free-wood",
            "fortune YIN-I-eco-2 no-disc-there",
        ),
        (
            lambda: cultivating(grow(land(), "huguang-a1", 1)),
            cultivating,
            "grow huguang-a1",
            "fortune YIN-B-cult-2 square-occupied",
        ),
        (
            lambda: cultivating(hold(land(), cubes=0)),
            lambda: cultivating(hold(land(), cubes=1)),
            "grow huguang-a1",
            "fortune YIN-L-cube-1 no-cube-left",
        ),
        (
            lambda: cultivating(hold(land(), coins=0)),
            lambda: cultivating(hold(land(), coins=1)),
            "buy-tile column-1",
            "fortune YIN-B-cult-6 coins-missing",
        ),
        (
            lambda: cultivating(lay_track(land())),
            lambda: cultivating(lay_track(land(), "tea")),
            "buy-tile column-1",
            "fortune YIN-B-cult-6 no-tile-there",
        ),
        (
            lambda: play(cultivating(), "buy-tile column-1", "plant huguang-a1"),
            lambda: play(cultivating(), "grow huguang-a1"),
            "buy-tile column-1",
            "fortune YIN-B-cult-6 tile-bought",
        ),
        (
            lambda: cultivating(crowded()),
            lambda: cultivating(crowded((0,))),
            "buy-tile column-1",
            "fortune YIN-B-cult-7 no-square-left",
        ),
        (
            lambda: play(fortune(land(), "cultivate", "c01"), "grow huguang-a1"),
            lambda: play(fortune(land(), "cultivate", "c05"), "grow huguang-a1"),
            "grow huguang-a2",
            "fortune YIN-B-fortune-4 no-resolution-left",
        ),
        (
            lambda: play(cultivating(), "tax"),
            cultivating,
            "tax",
            "fortune YIN-B-fortune-6 tax-added",
        ),
        (
            lambda: no_discs(cultivating()),
            cultivating,
            "tax",
            "fortune YIN-L-disc-1 no-disc-left",
        ),
        (
            lambda: building(stone=0),
            building,
            "build paper-blue",
            "fortune YIN-B-fact-2 no-stone",
        ),
        (
            lambda: building(ruin(land(), "silk-red", "huguang-a1-a2"), stone=0),
            lambda: building(ruin(land(), "silk-red", "huguang-a1-a2")),
            "rebuild silk-red",
            "fortune YIN-B-fact-2 no-stone",
        ),
        (
            building,
            lambda: give_resources(play(building(), "build paper-blue", "site jiangxi-a1-a2"), stone=1),
            "build silk-blue",
            "fortune YIN-B-fact-2 not-on-display",
        ),
        (
            lambda: building(crowded((0, 2))),
            lambda: building(crowded((0, 1))),
            "build paper-blue",
            "fortune YIN-B-fact-3 no-site-left",
        ),
        (
            lambda: no_discs(building()),
            building,
            "build paper-blue",
            "fortune YIN-L-disc-1 no-disc-left",
        ),
        (
            lambda: no_discs(building(ruin(land(), "silk-red", "huguang-a1-a2"))),
            lambda: building(ruin(land(), "silk-red", "huguang-a1-a2")),
            "rebuild silk-red",
            "fortune YIN-L-disc-1 no-disc-left",
        ),
        (
            lambda: no_discs(building(silk())),
            lambda: building(silk()),
            "upgrade silk-red",
            "fortune YIN-L-disc-1 no-disc-left",
        ),
        (
            lambda: building(silk(), coins=2),
            lambda: building(silk(), coins=3),
            "upgrade silk-red",
            "fortune YIN-B-fact-6 coins-missing",
        ),
        (
            lambda: building(silk(1)),
            lambda: building(silk(0)),
            "upgrade silk-red",
            "fortune YIN-B-fact-6 not-own-factory",
        ),
        (
            lambda: building(silk(level=3)),
            lambda: building(silk(level=2)),
            "upgrade silk-red",
            "fortune YIN-B-fact-6 top-level",
        ),
        (
            lambda: building(silk(1)),
            lambda: building(ruin(land(), "silk-red", "huguang-a1-a2")),
            "rebuild silk-red",
            "fortune YIN-B-fact-9 not-ownerless",
        ),
        (
            lambda: play(fortune(land(), "innovations"), "innovate free-rice"),
            lambda: play(fortune(land(), "innovations"), "innovate free-wheat"),
            "innovate free-coins",
            "fortune YIN-B-innov-2 section-used",
        ),
        (
            lambda: fortune(disc_on(land(), "free-rice", 1), "innovations"),
            lambda: fortune(land(), "innovations"),
            "innovate free-rice",
            "fortune YIN-B-innov-3 innovation-taken",
        ),
        (
            lambda: no_discs(fortune(land(), "innovations")),
            lambda: fortune(land(), "innovations"),
            "innovate free-rice",
            "fortune YIN-L-disc-1 no-disc-left",
        ),
        (
            lambda: selling(grow(land(), "jiangxi-c1", 1), boat=1),
            lambda: selling(grow(land(), "jiangxi-c1", 0), boat=1),
            "sell jiangxi-c1",
            "fortune YIN-G-colour-1 no-own-cube",
        ),
        (
            lambda: selling(grow(land(), "jiangxi-c1")),
            lambda: selling(grow(land(), "jiangxi-c1"), boat=1),
            "sell jiangxi-c1",
            "fortune YIN-B-boat-5 transport-missing",
        ),
        (
            lambda: selling(grow(land(), "jiangxi-b1")),
            lambda: selling(grow(land(), "jiangxi-b1", tile="sugar-cane")),
            "sell jiangxi-b1",
            "fortune YIN-B-urban-2 not-an-urban-good",
        ),
        (
            lambda: selling(raw(grow(land(), "jiangxi-c1"), "nanzhili-5", 1), boat=1),
            lambda: selling(grow(land(), "jiangxi-c1"), boat=1),
            "sell jiangxi-c1",
            "fortune YIN-B-urban-2 no-market-space",
        ),
    ],
)
def test_in_fortune_actions(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)


# In the middle of a resolution.


def site(state: Yinzi) -> Yinzi:
    return play(building(state), "build paper-blue")


def planting(state: Yinzi) -> Yinzi:
    return play(cultivating(state), "buy-tile column-1")


def space(state: Yinzi, boat: int = 9) -> Yinzi:
    """A cotton cube in Jiangxi looks for its space; all markets are alike."""
    state = grow(hold(state, boat=boat), "jiangxi-b1", tile="cotton")
    return play(fortune(state, "sell-urban"), "sell jiangxi-b1")


def cube(state: Yinzi, boat: int = 0) -> Yinzi:
    """The additional sale brings sugar cane to market, or something else in Jiangxi."""
    lay_markets(state, "m2", "m3", "m2", "m2")
    state = hold(disc_on(grow(card(state), "jiangxi-b3", tile="sugar-cane"), "extra-urban-sale"), boat=boat)
    return play(turn(state), "spend extra-urban-sale")


def tile(coins: int = 4, state: Yinzi | None = None) -> Yinzi:
    """The additional plantation asks which tile to buy."""
    state = hold(disc_on(card(state or land()), "extra-plantation"), coins=coins)
    return play(turn(state), "spend extra-plantation")


def taking(coins: int) -> Yinzi:
    """The same before the first use of a worker action, which costs a coin."""
    state = hold(disc_on(group(land(), 1), "extra-plantation"), coins=coins)
    return play(turn(state), "send cultivate", "to take-resources", "spend extra-plantation")


def producing(boat: int, move: str = "") -> Yinzi:
    """Before the first use, which brings its raw material over a border, a cube may be sold besides."""
    state = raw(group(land(), 3), "huguang-1")
    state = factory(hold(state, boat=boat), "porcelain-red", "jiangxi-a1-a2", 0, 2)
    lay_markets(state, "m2", "m3", "m2", "m2")
    grow(grow(disc_on(state, "extra-urban-sale"), "jiangxi-b3", tile="sugar-cane"), "jiangxi-c1")
    play(turn(state), "send cultivate", "to produce", "spend extra-urban-sale")
    return play(state, move) if move else state


@pytest.mark.parametrize(
    ("before", "after", "move", "because"),
    [
        (
            lambda: site(grow(land(), "jiangxi-a1", 1)),
            lambda: site(land()),
            "site jiangxi-a1-a2",
            "choose-site YIN-B-cult-2 square-occupied",
        ),
        (
            lambda: site(empty_tile(land(), "jiangxi-a2", "salt")),
            lambda: site(empty_tile(land(), "jiangxi-a2", "tea")),
            "site jiangxi-a1-a2",
            "choose-site YIN-B-cult-9 salt-protected",
        ),
        (
            lambda: planting(grow(land(), "jiangxi-a1", 1)),
            lambda: planting(land()),
            "plant jiangxi-a1",
            "place-tile YIN-B-cult-2 square-occupied",
        ),
        (
            lambda: planting(empty_tile(land(), "jiangxi-a1", "salt")),
            lambda: planting(empty_tile(land(), "jiangxi-a1", "tea")),
            "plant jiangxi-a1",
            "place-tile YIN-B-cult-9 salt-protected",
        ),
        (
            lambda: space(land(), boat=0),
            lambda: space(land(), boat=1),
            "market nanzhili-2",
            "choose-space YIN-B-boat-5 transport-missing",
        ),
        (
            lambda: space(lay_markets(land(), "m3", "m8", "m3", "m3")),
            lambda: space(land()),
            "market nanzhili-2",
            "choose-space YIN-B-urban-2 no-market-space",
        ),
        (
            lambda: space(raw(land(), "huguang-2", 1)),
            lambda: space(land()),
            "market huguang-2",
            "choose-space YIN-B-urban-3 space-taken",
        ),
        (
            lambda: space(raw(raw(land(), "huguang-2", 1), "huguang-4", 1)),
            lambda: space(raw(land(), "huguang-2", 1)),
            "market huguang-1",
            "choose-space YIN-B-urban-6 neighbours-filled",
        ),
        (
            lambda: cube(grow(land(), "jiangxi-c1")),
            lambda: cube(grow(land(), "jiangxi-c1"), boat=1),
            "sell jiangxi-c1",
            "choose-cube YIN-B-boat-5 transport-missing",
        ),
        (
            lambda: cube(grow(land(), "jiangxi-b1")),
            lambda: cube(grow(land(), "jiangxi-b1", tile="sugar-cane")),
            "sell jiangxi-b1",
            "choose-cube YIN-B-urban-2 not-an-urban-good",
        ),
        (
            lambda: cube(raw(grow(land(), "jiangxi-c1"), "nanzhili-5", 1), boat=1),
            lambda: cube(grow(land(), "jiangxi-c1"), boat=1),
            "sell jiangxi-c1",
            "choose-cube YIN-B-urban-2 no-market-space",
        ),
        (
            lambda: cube(grow(land(), "jiangxi-c1", 1), boat=1),
            lambda: cube(grow(land(), "jiangxi-c1", 0), boat=1),
            "sell jiangxi-c1",
            "choose-cube YIN-G-colour-1 no-own-cube",
        ),
        (
            lambda: producing(1),
            lambda: producing(3),
            "sell jiangxi-c1",
            "choose-cube YIN-B-work-13 use-first",
        ),
        (
            lambda: producing(0, "sell jiangxi-b3"),
            lambda: producing(1, "sell jiangxi-b3"),
            "market huguang-6",
            "choose-space YIN-B-work-13 use-first",
        ),
        (
            lambda: tile(coins=1),
            lambda: tile(coins=2),
            "buy-tile column-4",
            "choose-tile YIN-B-cult-6 coins-missing",
        ),
        (
            lambda: tile(state=lay_track(land(), "tea")),
            lambda: tile(state=lay_track(land(), "tea", "salt")),
            "buy-tile column-2",
            "choose-tile YIN-B-cult-6 no-tile-there",
        ),
        (
            lambda: taking(2),
            lambda: taking(3),
            "buy-tile column-4",
            "choose-tile YIN-B-work-13 use-first",
        ),
    ],
)
def test_in_the_middle_of_a_resolution(before: Arranged, after: Arranged, move: str, because: str) -> None:
    lifted(before(), after(), move, because)
