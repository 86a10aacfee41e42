"""Section B: placing discs on innovations. What they do: test_ch06_innovations."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import INNOVATIONS
from tablewright.games.yinzi.state import Yinzi
from tests.games.yinzi.table import (
    army,
    can,
    disc_of,
    disc_on,
    fortune,
    land,
    my_turn,
    options,
    play,
    points,
    row,
    rows,
    told,
    why,
)


def innovating(state: Yinzi | None = None, card: str = "c12") -> Yinzi:
    return fortune(state or land(), "innovations", card)


def test_yin_b_innov_1_a_resolution_places_a_disc_on_a_free_space() -> None:
    state = innovating(card="c01")
    assert options(state, "innovate") == [f"innovate {name}" for name in INNOVATIONS]
    play(state, "innovate free-rice")
    assert (disc_of(state, "free-rice"), row(state, "discs")) == (0, 19)
    assert "YIN-B-innov-1 innovated" in told(state)
    assert why(state, "innovate free-salt") == ("YIN-B-fortune-4", "no-resolution-left")


@pytest.mark.parametrize("section", range(4))
def test_yin_b_innov_2_discs_of_one_action_go_to_different_sections(section: int) -> None:
    state = play(innovating(), f"innovate {INNOVATIONS[section * 6 + 5]}")
    used = INNOVATIONS[section * 6 : section * 6 + 6]
    assert options(state, "innovate") == [f"innovate {name}" for name in INNOVATIONS if name not in used]
    assert why(state, f"innovate {used[0]}") == ("YIN-B-innov-2", "section-used")


def test_yin_b_innov_2_four_discs_with_a_tax_disc_one_in_each() -> None:
    state = play(innovating(), "tax", "innovate emissary-japan", "innovate free-rice", "innovate free-salt")
    assert options(state, "innovate") == [f"innovate {name}" for name in INNOVATIONS[18:]]
    play(state, "innovate veterans")
    assert rows(state, "discs", "taxed") == [15, 1]


def test_yin_b_innov_2_in_another_turn_the_same_section_is_open_again() -> None:
    state = innovating(disc_on(land(), "free-rice"))
    assert can(state, "innovate free-wood")


def test_yin_b_innov_3_a_space_holds_one_disc_of_one_seat() -> None:
    state = innovating(disc_on(disc_on(land(), "free-rice", 1), "free-wood", 0))
    assert why(state, "innovate free-rice") == ("YIN-B-innov-3", "innovation-taken")
    assert why(state, "innovate free-wood") == ("YIN-B-innov-3", "innovation-taken")


def test_yin_b_innov_3_a_space_that_was_left_is_free_again() -> None:
    state = disc_on(army(land(), 0, 1), "fruitful-war")
    play(my_turn(state), "spend fruitful-war", "play c01", "on innovations")
    assert can(state, "innovate fruitful-war")


def test_yin_b_innov_4_unspent_discs_count_in_the_final_scoring() -> None:
    state = play(innovating(), "innovate free-rice")
    assert points(state, "innovations") == 2
    assert points(disc_on(state, "free-salt"), "innovations") == 4


def test_yin_b_innov_4_spent_ones_do_not() -> None:
    state = my_turn(disc_on(army(land(), 0, 1), "fruitful-war"))
    play(state, "spend fruitful-war")
    assert points(state, "innovations") == 0
