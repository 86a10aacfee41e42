"""Chapter 8: the end of the game and final scoring."""

from __future__ import annotations

from random import Random

import pytest

from tablewright.games.agra.names import COVER, GUILDS, MEDITATION, NEUTRAL, OVER, STEP, TRACKS
from tablewright.games.agra.scoring import akbar_worth, contract_lines, score_lines, total
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    GAME,
    at_action,
    at_end,
    favour,
    finish_turn,
    give,
    in_bowl,
    influence,
    on_card,
    on_order,
    own,
    own_tiles,
    play,
    price,
    rupees,
    table,
    told,
    tracker,
    using,
    view,
    why,
)


def points(state: Agra, seat: int, item: str) -> int:
    return sum(line.points for line in score_lines(state, seat) if line.item == item)


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_agr_8_0_a_the_round_is_finished_and_one_more_is_played(trigger: int) -> None:
    """AGR-8.0-b, AGR-R-52, AGR-R-70: whoever triggers it; further triggers change nothing."""
    state = table(3)
    for seat in range(trigger):
        assert state.active == seat
        finish_turn(state)
    influence(influence(state, trigger, artisans=8), (trigger + 1) % 3, artisans=8)
    turns = [(state.round, trigger)]
    play(using(state, "architect", trigger), "influence artisans")
    while not state.is_over():
        if (state.round, state.active) != turns[-1]:
            turns.append((state.round, state.active))
            if len(turns) == 2:
                play(state, "use architect", "influence artisans")
                continue
        finish_turn(state)
    assert turns == [(1, seat) for seat in range(trigger, 3)] + [(2, 0), (2, 1), (2, 2)]
    assert state.phase == OVER
    assert why(state, "use quarry", seat=0) == ("AGR-8.0-a", "game-over")
    assert sum("end-triggered" in event for event in told(state)) == 1


def test_agr_8_0_m_without_a_trigger_the_game_goes_on() -> None:
    state = table(2)
    for _ in range(80):
        finish_turn(state)
    assert (state.round, state.is_over()) == (41, False)


def test_agr_8_0_c_rupees_held_and_the_items() -> None:
    """AGR-8.0-g, AGR-8.0-h: 5 for the last meditation space, 1 per removed cover tile."""
    state = rupees(tracker(table(), 0, 6), 0, 7)
    state.hold[0][29] = 0
    assert [(line.item, line.points) for line in score_lines(state, 0) if line.points] == [
        ("rupees", 7),
        ("meditation", 5),
        ("covers", 2),
    ]
    assert GAME.result(state).totals[0] == total(state, 0) == 14
    assert points(tracker(state, 0, 5), 0, "meditation") == 0


def test_agr_8_0_d_contracts_score() -> None:
    """AGR-A.I.17-a, AGR-A.I.19-a, AGR-A.I.20-b: guilds with orders 1/3/6, a rupee per order, a rupee per marker."""
    state = own(on_order(table(), 0, "artisans", 1, 2), 0, "dutch-trader", "subadar", "sadr-us-sudur")
    in_bowl(state, 0, "oil", "curry")
    assert [(line.item, line.points) for line in contract_lines(state, 0)] == [
        ("dutch-trader", 1),
        ("subadar", 2),
        ("sadr-us-sudur", 2),
    ]
    on_order(state, 0, "merchants", 1)
    assert points(state, 0, "dutch-trader") == 3
    on_order(state, 0, "scholars", 1)
    assert (points(state, 0, "dutch-trader"), points(state, 0, "subadar")) == (6, 4)
    assert points(table(), 0, "dutch-trader") == 0


def test_agr_a_i_21_b_the_mufti_counts_sets_of_guild_symbols() -> None:
    """AGR-R-49: contracts and order markers together, his own included."""
    state = own(table(), 0, "grand-mufti", "cook", "mahout")
    assert points(state, 0, "grand-mufti") == 3
    on_order(on_order(on_order(state, 0, "artisans", 1), 0, "merchants", 1), 0, "scholars", 1)
    assert points(state, 0, "grand-mufti") == 6


@pytest.mark.parametrize(
    ("name", "guild", "other"),
    [("grand-imam", "scholars", "sufi"), ("court-artist", "artisans", "cook"), ("dewan", "merchants", "mahout")],
)
def test_agr_a_i_22_a_level_four_counts_the_symbols_of_a_guild(name: str, guild: str, other: str) -> None:
    """AGR-A.I.22-a, AGR-A.I.23-a, AGR-A.I.24-a, AGR-R-48: contracts, itself included, and orders of the guild."""
    state = own(on_order(table(), 0, guild, 1, 2), 0, name, other)
    assert points(state, 0, name) == 4


def test_agr_8_0_e_a_sole_leader_and_all_who_are_second() -> None:
    """AGR-R-50."""
    state = table()
    for seat, step in enumerate((5, 3, 3, 1)):
        on_order(influence(state, seat, artisans=step), seat, "artisans", seat + 1)
    on_order(state, 0, "artisans", 5)
    assert [points(state, seat, "artisans") for seat in range(4)] == [4, 1, 1, 0]


def test_agr_8_0_f_tied_leaders() -> None:
    state = table()
    for seat, step in enumerate((5, 5, 3, 1)):
        on_order(influence(state, seat, artisans=step), seat, "artisans", seat + 1)
    assert [points(state, seat, "artisans") for seat in range(4)] == [1, 1, 0, 0]
    assert [line.rule for line in score_lines(state, 0) if line.item == "artisans"] == ["AGR-8.0-f"]


@pytest.mark.parametrize("number", range(20))
def test_agr_8_0_c_the_quick_total_is_the_sum_of_the_lines(number: int) -> None:
    """AGR-8.0-d to AGR-8.0-i: however contracts, orders, bowls, steps and covers are spread."""
    chance, state = Random(number), table(2 + number % 3)
    seats = range(state.seats)
    state.contract = [chance.choice(seats) for _ in state.contract]
    state.orders = [chance.choice([NEUTRAL, *seats]) for _ in state.orders]
    state.bowls = [chance.choice([NEUTRAL, *seats]) for _ in state.bowls]
    for row in state.hold:
        row[MEDITATION] = chance.randrange(5, 7)
        for guild in range(len(GUILDS)):
            row[STEP + guild] = chance.randrange(4)
        for track in range(len(TRACKS)):
            row[COVER + track] &= chance.getrandbits(5)
    assert [total(state, seat) for seat in seats] == GAME.result(state).totals


def test_agr_8_0_i_markers_at_akbar() -> None:
    state = table()
    assert [akbar_worth(state, number) for number in range(8)] == [0, 1, 3, 5, 8, 11, 14, 17]


def test_agr_8_0_j_most_rupees_win() -> None:
    state = at_end(rupees(table(3), 1, 50))
    assert GAME.result(state).winners() == [1]


def test_agr_8_0_k_a_tie_is_broken_by_goods_and_favour() -> None:
    """AGR-R-51: at their current value; still tied is shared."""
    state = at_end(give(give(table(3), 0, wood=1), 1, favour=1))
    assert GAME.result(state).winners() == [0, 1]
    price(state, "price-1-2", "wood", "high")
    assert GAME.result(state).winners() == [0]
    give(state, 2, statue=1)
    assert GAME.result(state).winners() == [2]


def test_agr_8_0_l_nothing_else_counts() -> None:
    """AGR-A.IV.3-d: neutral markers score nothing, and neither do markers on notables, tiles and the French Trader."""
    state = own_tiles(on_card(on_order(table(), NEUTRAL, "artisans", 1, 2), 0, "cook", "oil"), 0, "sell-good")
    own(state, 0, "french-trader")
    state.hold[0][33], state.hold[0][17] = 2, state.hold[0][17] - 2
    assert total(state, 0) == total(state, 1) == 2
    assert GAME.result(state).ties[0] == (0,)
    assert favour(state) == 0


def test_agr_2_2_g_purses_are_hidden_until_the_end() -> None:
    """AGR-R-61."""
    state = table(2)
    assert [player["rupees"] for player in view(state, 0)["players"]] == [2, None]
    assert [player["total"] for player in view(state, 1)["players"]] == [None, 2]
    influence(state, 0, artisans=8)
    play(at_action(state), "use architect", "influence artisans")
    while not state.is_over():
        finish_turn(state)
    assert all(player["rupees"] is not None for player in view(state)["players"])
    assert state.revealed > 0


def test_agr_2_2_g_what_one_would_score_is_seen_but_for_the_rupees_of_others() -> None:
    state = rupees(in_bowl(table(), 1, "cement", "oil"), 1, 7)
    mine, theirs = view(state, 1)["players"][1], view(state, 0)["players"][1]
    assert sum(line["points"] for line in mine["score"]) == mine["total"] == 7 + akbar_worth(state, 2)
    assert [line for line in mine["score"] if line["item"] != "rupees"] == theirs["score"]
    assert theirs["total"] is None
