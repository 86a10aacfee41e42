"""Results: totals, ties and ranks."""

from __future__ import annotations

import pytest

from tablewright.kernel.score import Result, ScoreLine
from tests.toy.game import HARBOUR
from tests.toy.table import harbour


def result(totals: list[int], ties: list[tuple[int, ...]] | None = None) -> Result:
    return Result([[ScoreLine("R", "points", total)] for total in totals], ties or [() for _ in totals])


@pytest.mark.parametrize(
    ("totals", "ties", "ranks", "winners"),
    [
        ([5, 7], None, [2, 1], [1]),
        ([7, 7], None, [1, 1], [0, 1]),
        ([3, 9, 9, 1], None, [3, 1, 1, 4], [1, 2]),
        ([9, 9, 9, 9], None, [1, 1, 1, 1], [0, 1, 2, 3]),
        ([0, -4, -4], None, [1, 2, 2], [0]),
        ([7, 7], [(-3,), (-2,)], [2, 1], [1]),
        ([7, 7, 8], [(-3,), (-2,), (-9,)], [3, 2, 1], [2]),
        ([7, 7, 7], [(-3, 1), (-3, 2), (-4, 9)], [2, 1, 3], [1]),
        ([7, 7, 5], [(-3,), (-3,), (0,)], [1, 1, 3], [0, 1]),
    ],
)
def test_ranks_count_who_is_better(
    totals: list[int], ties: list[tuple[int, ...]] | None, ranks: list[int], winners: list[int]
) -> None:
    outcome = result(totals, ties)
    assert outcome.totals == totals
    assert outcome.ranks == ranks
    assert outcome.winners() == winners


def test_the_total_is_the_sum_of_the_lines() -> None:
    outcome = Result([[ScoreLine("R", "a", 4, (2, 2)), ScoreLine("R", "b", -1)], []], [(), ()])
    assert outcome.totals == [3, 0]


def test_a_line_says_what_it_is_made_of() -> None:
    assert ScoreLine("HAR-8-b", "goods", 5, (4, 1)).fields() == ("HAR-8-b", "goods", 5, 4, 1)


def test_har_8_d_ties_go_to_fewer_goods() -> None:
    table = harbour(coins=[2, 3], goods=[[1, 0, 0], [0, 0, 0]], owed=[])
    outcome = HARBOUR.result(table)
    assert outcome.totals == [3, 3]
    assert outcome.winners() == [1]
