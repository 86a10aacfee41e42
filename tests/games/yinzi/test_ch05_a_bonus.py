"""Phase A: bonus and turn order."""

from __future__ import annotations

from tablewright.games.yinzi.ch05_a_bonus import BonusPhase
from tablewright.games.yinzi.names import GOODS, NONE
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    at,
    can,
    clear_land,
    disc_on,
    factory,
    hold,
    options,
    play,
    question,
    row,
    table,
    told,
    why,
)


def phase_a(seats: int = 2) -> Yinzi:
    state = clear_land(table(seats))
    state.order = list(range(seats))
    state.track = [GOODS.index(good) for good in ("tea", "salt", "tea", "bamboo", "ramie", "cotton")]
    return at(state, BonusPhase(0))


def test_yin_a_choose_1_each_bonus_for_one_seat() -> None:
    state = phase_a()
    assert len(options(state, "bonus")) == 6
    play(state, "bonus no-tax", "stop")
    assert why(state, "bonus no-tax") == ("YIN-A-choose-1", "bonus-taken")
    assert len(options(state, "bonus")) == 5


def test_yin_a_choose_2_bonuses_from_left_to_right_give_the_order() -> None:
    state = phase_a(3)
    play(state, "bonus no-tax", "stop", "bonus improve-boats", "stop", "bonus better-sale", "stop")
    assert state.order == [2, 0, 1]


def test_yin_r_67_phase_a_itself_follows_the_provisional_order() -> None:
    state = phase_a(2)
    play(state, "bonus improve-boats", "stop")
    assert state.active == 1
    assert state.order == [0, 1]


def test_yin_a_choose_4_a_void_bonus_may_be_chosen() -> None:
    state = phase_a()
    play(state, "bonus improve-factory")
    assert options(state, "upgrade") == []
    assert can(state, "stop")


def test_yin_a_bonus_1_a_disc_on_any_free_space_not_to_be_spent_now() -> None:
    state = phase_a()
    play(state, "bonus free-innovation")
    assert not can(state, "stop")
    assert len(options(state, "innovate")) == 24
    play(state, "innovate free-transport")
    assert row(state, "discs") == 19
    assert why(state, "spend free-transport") == ("YIN-I-use-2", "placed-this-turn")


def test_yin_a_bonus_5_a_free_step_on_the_boat_track() -> None:
    state = phase_a()
    play(state, "bonus improve-boats")
    assert row(state, "boat") == 1
    assert row(state, "wood") == row(state, "wood", 1)


def test_yin_a_bonus_5_void_on_the_last_space() -> None:
    state = hold(phase_a(), boat=13)
    play(state, "bonus improve-boats")
    assert row(state, "boat") == 13


def test_yin_a_bonus_6_a_free_disc_on_an_own_factory() -> None:
    state = factory(phase_a(), "paper-red", "huguang-a1-a2", 0, 2)
    coins = row(state, "coins")
    play(state, "bonus improve-factory")
    assert not can(state, "stop")
    play(state, "upgrade paper-red")
    assert (state.level[0], row(state, "coins")) == (3, coins)


def test_yin_a_tile_1_only_the_tile_of_the_own_column() -> None:
    state = phase_a()
    play(state, "bonus no-tax")
    assert options(state, "buy-tile") == ["buy-tile column-4"]
    assert why(state, "buy-tile column-1") == ("YIN-A-tile-1", "other-column")
    play(state, "buy-tile column-4", "plant jiangxi-a1")
    assert row(state, "coins") == 2


def test_yin_a_tile_2_it_is_placed_at_once_with_two_cubes() -> None:
    state = phase_a()
    play(state, "bonus no-tax", "buy-tile column-4")
    assert question(state) == "place-tile"
    play(state, "plant jiangxi-a1")
    assert (state.tile[30], state.cubes[30], state.cube[30]) == (GOODS.index("bamboo"), 2, 0)


def test_yin_a_tile_3_before_or_after_the_bonus() -> None:
    state = phase_a()
    play(state, "bonus free-innovation", "buy-tile column-1", "plant jiangxi-a1", "innovate free-rice")
    assert state.cubes[30] == 2
    state = phase_a()
    play(state, "bonus free-innovation", "innovate free-rice", "buy-tile column-1", "plant jiangxi-a1")
    assert state.cubes[30] == 2


def test_yin_a_track_1_a_gap_stays_until_all_have_chosen() -> None:
    state = phase_a()
    play(state, "bonus feed-workers", "buy-tile column-3", "plant jiangxi-a1")
    if question(state) == "after-bonus":
        play(state, "stop")
    assert state.track[2] == NONE
    assert state.track[3] == GOODS.index("bamboo")


def test_yin_a_track_2_then_it_is_compacted_and_refilled() -> None:
    state = phase_a()
    play(state, "bonus feed-workers", "buy-tile column-3", "plant jiangxi-a1")
    if question(state) == "after-bonus":
        play(state, "stop")
    play(state, "bonus no-tax", "stop")
    assert state.track[:5] == [GOODS.index(good) for good in ("tea", "salt", "bamboo", "ramie", "cotton")]
    assert state.track[5] != NONE
    assert "YIN-A-track-2 tile-came" in told(state)


def test_yin_ex_1_marion_takes_workers_fed_and_a_tea_tile() -> None:
    state = phase_a()
    coins = row(state, "coins")
    play(state, "bonus feed-workers", "buy-tile column-3", "plant jiangxi-b2")
    assert (coins - row(state, "coins"), state.cubes[36], state.tile[36]) == (1, 2, GOODS.index("tea"))
    assert state.track[2] == NONE


def test_yin_r_30_additional_plantation_in_phase_a_leaves_a_gap() -> None:
    state = disc_on(phase_a(), "extra-plantation")
    play(state, "spend extra-plantation", "buy-tile column-1", "plant jiangxi-a1")
    assert state.track[0] == NONE
