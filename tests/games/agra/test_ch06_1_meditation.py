"""Chapter 6.1: the meditation phase."""

from __future__ import annotations

import pytest

from tablewright.games.agra.names import MP, OUTER
from tablewright.games.agra.state import Agra
from tests.games.agra.table import (
    at_meditation,
    can,
    favour,
    finish_turn,
    give,
    goods,
    influence,
    on_card,
    options,
    own,
    own_tiles,
    play,
    price,
    purse,
    question,
    standing_at,
    steps,
    strip_supply,
    table,
    told,
    told_of,
    tracker,
    view,
    why,
    worker,
    workers,
)

THREE = ("quarry", "sailor", "botanist")


def meditating(points: int, blocked: str = "remove-cover", **markers: int) -> Agra:
    """Seat 0 is about to spend *points* meditation points."""
    state = worker(give(table(), **markers), 0, "quarry")
    state.blocked = OUTER.index(blocked)
    at_meditation(state)
    play(state, "lay quarry")
    state.turn[MP] = points
    return play(state, "enough") if question(state) == "generate" else state


def test_agr_6_1_a_first_generate_then_spend() -> None:
    """AGR-R-22: once points are spent no worker can be laid down; AGR-4.0-b: the phase may be skipped."""
    state = worker(table(), 0, *THREE)
    at_meditation(state)
    assert options(state) == [*[f"lay {space}" for space in THREE], "enough"]
    play(state, "lay quarry", "enough")
    assert question(state) == "spend"
    assert why(state, "lay sailor") == ("AGR-6.1.1-a", "finish-first")
    play(state, "end meditation")
    assert question(state) == "choose-space"
    assert question(at_meditation(table())) == "choose-space", "with nothing to do nobody is asked"


def test_agr_6_1_b_what_is_not_spent_is_lost() -> None:
    state = meditating(3)
    play(state, "end meditation")
    assert state.turn[MP] == 0


def test_agr_6_1_1_a_own_standing_workers_on_any_space() -> None:
    """AGR-6.1.1-d: they keep their space."""
    state = worker(worker(worker(table(), 0, "quarry"), 1, "sailor"), 0, "trader", stands=False)
    at_meditation(state)
    assert options(state, "lay") == ["lay quarry"]
    assert why(state, "lay sailor") == ("AGR-6.1.1-a", "not-standing-there")
    assert why(state, "lay trader") == ("AGR-6.1.1-a", "not-standing-there")
    play(state, "lay quarry")
    assert standing_at(state, "quarry") == (0, False)


@pytest.mark.parametrize(
    ("space", "points"), [(1, [1, 1, 1, 1]), (2, [2, 1, 1, 1]), (3, [2, 2, 1, 1]), (4, [3, 2, 2, 1]), (6, [4, 3, 3, 2])]
)
def test_agr_6_1_1_b_each_further_worker_counts_a_space_less(space: int, points: list[int]) -> None:
    """AGR-6.1.1-c: in whatever order."""
    for order in (THREE, THREE[::-1]):
        state = tracker(worker(table(), 0, *THREE, "trader"), 0, space)
        at_meditation(state)
        play(state, *[f"lay {place}" for place in order], "lay trader")
        assert [what[0] for _, _, what in told_of(state, "meditated")] == points
        assert state.turn[MP] == sum(points)


def test_agr_6_1_1_e_a_worker_stood_up_again_may_lie_down_again() -> None:
    state = tracker(worker(give(table(), oil=1), 0, "quarry"), 0, 4)
    at_meditation(state)
    play(state, "lay quarry", "oil-curry oil", "lay quarry")
    assert state.turn[MP] == 3 + 2


def test_agr_6_1_2_a_actions_any_number_of_times_while_points_last() -> None:
    state = meditating(4, wood=2)
    play(state, "process plank", "farmer top 2", "farmer top 3")
    assert state.turn[MP] == 0
    assert question(state) == "choose-space"


def test_agr_6_1_2_b_the_action_under_the_marker_is_closed() -> None:
    for blocked, text in (
        ("trade", "trade wood"),
        ("deliver", "deliver mahout wood"),
        ("process", "process plank"),
        ("remove-cover", "uncover top 1"),
    ):
        state = meditating(9, blocked, wood=1)
        assert why(state, text) == ("AGR-6.1.2-b", "blocked")
        others = {"trade wood", "deliver mahout wood", "process plank", "uncover top 1"} - {text}
        assert others <= set(options(state))
        assert can(state, "farmer top 2"), "the centre is always open"


def test_agr_6_1_2_c_trade_for_the_same_value_at_the_price_of_the_value() -> None:
    """AGR-R-65: another type, of equal current value."""
    state = meditating(3, brick=1)
    play(state, "trade brick")
    assert options(state) == [f"take {good}" for good in ("cement", "plank", "curry", "oil", "paper", "dye", "cloth")]
    play(state, "take oil")
    assert (goods(state), state.turn[MP]) == ({"oil": 1}, 1)
    assert why(state, "trade oil") == ("AGR-6.1.2-c", "points-missing")
    state = meditating(3)
    price(give(state, statue=1), "price-3-4", "statue", "high")
    assert why(state, "trade statue") == ("AGR-6.1.2-c", "no-twin")


def test_agr_6_1_2_d_deliver_for_three_points() -> None:
    """AGR-R-58: with rupees and a step, and no Double Delivery (AGR-7.3-f)."""
    state = meditating(3, wood=2)
    play(state, "deliver mahout wood")
    assert question(state) == "choose-step"
    play(state, "influence merchants")
    assert (purse(state), steps(state), goods(state)) == (3, (0, 1, 0), {"wood": 1})
    assert why(meditating(2, wood=1), "deliver mahout wood") == ("AGR-6.1.2-d", "points-missing")
    assert not can(meditating(9, paper=1), "akbar paper")


def test_agr_6_1_2_e_process_for_the_value_of_the_result() -> None:
    state = meditating(3, cloth=1, cotton=1)
    play(state, "process clothes")
    assert (goods(state), state.turn[MP]) == ({"cotton": 1, "clothes": 1}, 0)
    assert why(meditating(1, cotton=1), "process oil") == ("AGR-6.1.2-e", "points-missing")


def test_agr_6_1_2_f_a_cover_tile_for_two_points() -> None:
    state = meditating(2, "trade")
    play(state, "uncover left 5")
    assert (state.turn[MP], view(state)["players"][0]["removed_covers"]) == (0, 1)
    assert why(meditating(1, "trade"), "uncover left 5") == ("AGR-6.1.2-f", "points-missing")


def test_agr_6_1_2_g_a_farmer_for_one_point() -> None:
    state = meditating(1)
    play(state, "farmer right 4")
    assert view(state)["players"][0]["farm"][1]["farmer"] == 4
    assert state.turn[MP] == 0


def test_agr_6_1_2_h_each_delivery_is_an_action_of_its_own() -> None:
    """AGR-R-29: two deliveries to one notable give two steps."""
    state = meditating(6, oil=1, wood=1)
    play(state, "deliver cook oil", "influence artisans", "deliver cook wood", "influence artisans")
    assert steps(state) == (2, 0, 0)


def test_agr_6_1_3_a_the_marker_goes_to_the_outer_action_used_last() -> None:
    """AGR-6.1.3-b: the farmer does not count."""
    state = meditating(9, wood=2, oil=1)
    play(state, "process plank", "trade wood", "take cotton", "farmer top 2", "end meditation")
    assert view(state)["meditation"]["blocked"] == "trade"


def test_agr_6_1_3_c_without_an_outer_action_it_stays() -> None:
    """AGR-6.1.3-d, AGR-R-23: what is done by favour does not move it."""
    state = meditating(1, favour=3, wood=1)
    play(state, "favour process-good", "process plank", "farmer top 2")
    assert view(state)["meditation"]["blocked"] == "remove-cover"


def test_agr_a_i_8_b_workers_at_the_cook_generate_and_go_home() -> None:
    """AGR-R-44."""
    state = tracker(own(table(), 0, "cook"), 0, 4)
    state.hold[0][20] = 2
    state.hold[0][19] -= 2
    at_meditation(state)
    assert workers(state) == 8
    play(state, "cook-worker", "cook-worker")
    assert (workers(state), state.turn[MP]) == (10, 3 + 2)


def test_agr_a_i_9_a_the_muezzin_adds_a_point_once_a_phase() -> None:
    """AGR-R-66: when a worker generates, not for tile 3 alone."""
    state = worker(own(table(), 0, "muezzin"), 0, "quarry", "trader")
    play(at_meditation(state), "lay quarry", "lay trader")
    assert state.turn[MP] == 1 + 1 + 1
    state = own_tiles(give(own(table(), 0, "muezzin"), favour=2), 0, "extra-mp")
    play(at_meditation(state), "favour extra-mp")
    assert state.turn[MP] == 1


def test_agr_a_i_15_b_the_mosaic_maker_sells_favour_once_a_turn() -> None:
    """AGR-R-62: 1 point for 1, or 3 for 2; it is no outer action."""
    state = own(meditating(4), 0, "mosaic-maker")
    assert options(state, "mosaic") == ["mosaic 1", "mosaic 2"]
    play(state, "mosaic 2")
    assert (favour(state), state.turn[MP]) == (2, 1)
    assert why(state, "mosaic 1") == ("AGR-A.I.15-b", "once-per-turn")
    play(state, "end meditation")
    assert view(state)["meditation"]["blocked"] == "remove-cover"
    assert why(meditating(4), "mosaic 1") == ("AGR-A.I.15-b", "not-your-contract")
    state = own(meditating(1), 0, "mosaic-maker")
    assert why(state, "mosaic 2") == ("AGR-A.I.15-b", "points-missing")
    play(state, "mosaic 1")
    assert favour(state) == 1


def test_agr_a_iii_3_a_tile_3_brings_a_point_in_this_phase_only() -> None:
    state = own_tiles(give(table(), favour=2), 0, "extra-mp")
    at_meditation(state)
    assert question(state) == "generate"
    play(state, "enough")
    assert question(state) == "spend", "asked without points while tile 3 is usable"
    play(state, "favour extra-mp")
    assert (state.turn[MP], favour(state)) == (1, 1)
    play(state, "end meditation")
    give(state, favour=2)
    state.hold[0][37] = 0
    assert why(state, "favour extra-mp") == ("AGR-A.III.3-a", "other-phase")


def test_agr_7_6_c_a_contract_works_within_the_same_phase() -> None:
    """AGR-R-63: but not for the delivery that won it."""
    state = on_card(influence(meditating(6, oil=2), 0, artisans=1), 0, "cook", "wood")
    play(state, "deliver cook oil", "enough")
    assert purse(state) == 2 + 2
    state.boat = 2
    play(state, "deliver english-trader oil")
    assert purse(state) == 4 + 1 + 1
    assert "AGR-A.I.8-c earned" in told(state)


def test_agr_6_1_1_d_a_worker_that_lies_still_occupies() -> None:
    state = strip_supply(worker(table(), 0, "quarry", stands=False), 1, left=3)
    finish_turn(at_meditation(state))
    play(state, "use quarry")
    assert standing_at(state, "quarry") == (1, True)
    assert workers(state, 0) >= 9
