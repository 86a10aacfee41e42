"""Section B: imperial commitments. The rewards: test_ch05_d_rewards."""

from __future__ import annotations

import pytest

from tablewright.games.yinzi.names import COMMITMENTS
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import NOBODY
from tests.games.yinzi.table import (
    begin,
    can,
    committed,
    disc_of,
    disc_on,
    group,
    land,
    migrants,
    my_turn,
    options,
    play,
    player,
    row,
    rows,
    sent,
    told,
    told_of,
    turn,
    why,
)

TO_PALACE, TO_ROAD, TO_CANAL, TO_BRIDGE = (f"commit {space} 0 0" for space in COMMITMENTS)


def committing(workers: int, state: Yinzi | None = None) -> Yinzi:
    return sent(state or land(), "imperial-commitments", workers)


@pytest.mark.parametrize(("move", "workers"), [(TO_PALACE, 1), (TO_ROAD, 2), (TO_CANAL, 3), (TO_BRIDGE, 4)])
def test_yin_b_imp_1_exactly_the_required_number_of_workers(move: str, workers: int) -> None:
    state = play(committing(3, migrants(land(), lower=1)), move)
    assert player(state)["imperial"] == move.split()[1]
    assert rows(state, "committed_workers", "upper", "lower") == [workers, max(3 - workers, 0), 4 - max(workers, 3)]
    assert "YIN-B-imp-1 committed" in told(state)


def test_yin_b_imp_1_not_with_fewer() -> None:
    state = committing(3)
    assert options(state) == [TO_PALACE, TO_ROAD, TO_CANAL]
    assert why(state, TO_BRIDGE) == ("YIN-B-imp-1", "workers-missing")
    assert options(committing(1)) == [TO_PALACE]


def test_yin_b_imp_2_everybody_may_use_palace_maintenance() -> None:
    state = land(4)
    for seat in (1, 2, 3):
        committed(state, "palace-maintenance", seat)
    play(committing(1, state), TO_PALACE)
    assert [player(state, seat)["imperial"] for seat in range(4)] == ["palace-maintenance"] * 4


def test_yin_r_12_palace_maintenance_has_a_place_for_each_the_others_one() -> None:
    assert land().printed.imperial_slots == [4, 1, 1, 1]


@pytest.mark.parametrize("move", [TO_ROAD, TO_CANAL, TO_BRIDGE])
def test_yin_b_imp_3_each_other_space_for_one_seat_per_round(move: str) -> None:
    state = committing(4, committed(land(), move.split()[1], 1))
    assert options(state) == [other for other in (TO_PALACE, TO_ROAD, TO_CANAL, TO_BRIDGE) if other != move]
    assert why(state, move) == ("YIN-B-imp-3", "imperial-taken")


def test_yin_b_imp_4_only_one_imperial_space_per_round() -> None:
    """YIN-R-64: palace maintenance is the imperial action too."""
    state = play(committing(1), TO_PALACE)
    play(turn(group(state, 3)), "send cultivate")
    assert why(state, "to imperial-commitments") == ("YIN-B-work-2", "work-used")


def test_yin_r_64_palace_maintenance_uses_up_the_imperial_action() -> None:
    state = play(committing(1), TO_PALACE)
    assert [one["work"] for one in player(state)["works"] if one["done"]] == ["imperial-commitments"]


def test_yin_b_imp_5_nothing_is_received_before_d_iv() -> None:
    state = play(committing(3), TO_CANAL)
    assert (rows(state, "coins", "boat"), told_of(state, "gained")) == ([4, 0], [])
    begin(state, "rewards")
    assert rows(state, "coins", "boat") == [8, 1]


# The discs of the lower row.


def test_yin_i_imp_4_an_occupied_space_may_be_used_and_both_receive_the_reward() -> None:
    state = disc_on(committed(land(), "river-canal", 1), "same-commitment")
    committing(3, state)
    assert can(state, TO_CANAL)
    play(state, TO_CANAL)
    assert (disc_of(state, "same-commitment"), row(state, "discs")) == (NOBODY, 20)
    assert "YIN-I-imp-4 spent" in told(state)
    begin(state, "rewards")
    assert [rows(state, "coins", "boat", seat=seat) for seat in range(2)] == [[8, 1], [8, 1]]


def test_yin_i_imp_4_on_a_free_space_the_disc_stays() -> None:
    state = play(committing(3, disc_on(land(), "same-commitment")), TO_CANAL)
    assert disc_of(state, "same-commitment") == 0


def test_yin_i_imp_5_the_disc_counts_as_one_worker_and_stays_until_f_ii() -> None:
    state = play(committing(3, disc_on(land(), "extra-imperial-worker")), "commit bridge-construction 1 0")
    assert rows(state, "committed_workers", "committed_disc", "discs", "upper") == [3, 1, 19, 0]
    assert disc_of(state, "extra-imperial-worker") == NOBODY
    begin(state, "feeding")
    assert row(state, "misfortune") == 1, "three workers are fed, the disc is not"
    begin(state, "administration")
    assert rows(state, "committed_disc", "discs", "workers") == [0, 20, 12]


def test_yin_i_imp_5_only_with_the_disc_on_its_space() -> None:
    assert why(committing(3), "commit bridge-construction 1 0") == ("YIN-I-imp-5", "no-disc-there")


def test_yin_r_13_one_real_worker_is_needed() -> None:
    state = committing(3, disc_on(land(), "extra-imperial-worker"))
    assert why(state, "commit palace-maintenance 1 0") == ("YIN-R-13", "real-worker-needed")
    assert can(state, "commit road-construction 1 0")


def test_yin_i_imp_6_upper_migrants_may_be_recruited() -> None:
    state = migrants(disc_on(land(), "send-immigrants"), upper=3)
    committing(2, state)
    play(state, "commit bridge-construction 0 2")
    assert rows(state, "upper", "committed_workers") == [1, 4]
    assert (disc_of(state, "send-immigrants"), row(state, "discs")) == (NOBODY, 20)


def test_yin_i_imp_6_only_with_the_disc_and_only_those_who_are_there() -> None:
    assert why(committing(2, migrants(land(), upper=2)), "commit bridge-construction 0 2") == (
        "YIN-I-imp-6",
        "no-disc-there",
    )
    state = committing(2, migrants(disc_on(land(), "send-immigrants"), upper=1))
    assert why(state, "commit bridge-construction 0 2") == ("YIN-I-imp-6", "workers-missing")


def test_yin_i_imp_6_disc_and_immigrants_together() -> None:
    state = migrants(disc_on(disc_on(land(), "send-immigrants"), "extra-imperial-worker"), upper=5)
    committing(1, state)
    found = [words for words in options(state) if "palace" not in words]
    assert found == [
        "commit road-construction 0 1",
        "commit road-construction 1 0",
        "commit river-canal 0 2",
        "commit river-canal 1 1",
        "commit bridge-construction 0 3",
        "commit bridge-construction 1 2",
    ]
    play(state, "commit bridge-construction 1 2")
    assert rows(state, "committed_workers", "committed_disc", "upper", "discs") == [3, 1, 3, 19]


def test_yin_r_59_who_recruits_from_above_sends_nobody_up() -> None:
    state = committing(3, migrants(disc_on(land(), "send-immigrants"), upper=2))
    assert why(state, "commit river-canal 0 1") == ("YIN-R-59", "group-left-over")
    assert can(state, "commit bridge-construction 0 1")


def test_yin_i_use_5_the_lower_imperial_row_works_only_in_its_action() -> None:
    state = land()
    for name in ("same-commitment", "extra-imperial-worker", "send-immigrants"):
        disc_on(state, name)
    my_turn(migrants(state, upper=2))
    assert options(state) == ["play c01"]
    sent(state, "war-routes", 1)
    assert options(state) == ["army 1"]
