from __future__ import annotations

import math
import random

import pytest

from tablewright.arena.estimates import wilson
from tablewright.arena.playing import Outcome
from tablewright.arena.ratings import duels, inverted, rate, strengths, wins_of
from tablewright.arena.report import scores


def game(number: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> Outcome:
    nothing = (0,) * len(bots)
    return Outcome(str(number), 0, number // 2, bots, nothing, ranks, nothing, (0.0,) * len(bots))


def series(won: int, games: int) -> list[Outcome]:
    """Two bots; the first wins *won* of *games*."""
    return [game(number, ("a", "b"), (1, 2) if number < won else (2, 1)) for number in range(games)]


def test_three_wins_of_four_are_191_points() -> None:
    """Elo's own definition: the odds are ten to the power of a four-hundredth of the difference."""
    strong, weak = strengths(wins_of(series(7500, 10_000), ["a", "b"]))
    assert strong - weak == pytest.approx(400 * math.log10(3), abs=0.5)
    assert strong + weak == pytest.approx(3000)


def test_ties_are_half_a_win_for_both() -> None:
    assert wins_of([game(0, ("a", "b"), (1, 1))], ["a", "b"]) == [[0, 0.5], [0.5, 0]]


def test_at_a_larger_table_everybody_has_played_everybody_but_not_oneself() -> None:
    wins = wins_of([game(0, ("a", "b", "a", "c"), (1, 2, 3, 4))], ["a", "b", "c"])
    assert wins == [[0, 1, 2], [1, 0, 1], [0, 0, 0]]


def test_strengths_are_found_again() -> None:
    """Outcomes drawn from known ratings lead back to them, within the intervals."""
    true = {"a": 1650.0, "b": 1500.0, "c": 1350.0}
    chance = random.Random(5)
    outcomes = []
    for number in range(1800):
        one, other = [("a", "b"), ("b", "c"), ("a", "c")][number % 3]
        wins = chance.random() < 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        outcomes.append(game(number, (one, other), (1, 2) if wins else (2, 1)))
    ratings = rate(outcomes, ["c", "a", "b"])
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    for rating in ratings:
        assert rating.low < true[rating.bot] < rating.high
        assert rating.high - rating.low < 80


def test_who_never_lost_has_a_finite_rating_and_an_honest_interval() -> None:
    few, many = rate(series(4, 4), ["a", "b"])[0], rate(series(400, 400), ["a", "b"])[0]
    assert 1500 < few.elo < many.elo < 3000
    assert few.high - few.low > 200


def test_more_games_narrow_the_interval() -> None:
    few, many = rate(series(30, 50), ["a", "b"])[0], rate(series(600, 1000), ["a", "b"])[0]
    assert many.high - many.low < (few.high - few.low) / 3


def test_a_duel_is_a_share_with_its_interval() -> None:
    (duel,) = duels(series(90, 100), ["a", "b"])
    assert (duel.games, duel.share) == (100, 0.9)
    assert (duel.low, duel.high) == pytest.approx((0.8256, 0.9448), abs=1e-4)  # Wilson's, by a textbook's formula
    assert wilson(1.0, 10)[1] == 1.0 and wilson(0.0, 10)[0] == 0.0


def test_several_seats_of_a_game_are_not_several_games() -> None:
    """Of the four comparisons of such a game three are won, in all of 40 games: the interval is that of 40."""
    outcomes = [game(number, ("a", "b", "a", "b"), (1, 4, 3, 2)) for number in range(40)]
    (duel,) = duels(outcomes, ["a", "b"])
    assert (duel.games, duel.share) == (40, 0.75)
    assert (duel.low, duel.high) == wilson(0.75, 40)


def test_a_duel_leaves_out_who_was_elsewhere() -> None:
    outcomes = [game(0, ("a", "b", "c"), (1, 2, 3)), game(1, ("a", "c"), (2, 1))]
    found = {(duel.bot, duel.other): (duel.games, duel.share) for duel in duels(outcomes, ["a", "b", "c", "d"])}
    assert found == {("a", "b"): (1, 1.0), ("a", "c"): (2, 0.5), ("b", "c"): (1, 1.0)}


def test_victories_are_counted_by_game_and_shared_ones_in_parts() -> None:
    outcomes = [game(0, ("a", "b", "a", "b"), (1, 2, 3, 4)), game(1, ("a", "b", "a", "b"), (1, 1, 1, 4))]
    assert [scores(bot, outcomes, (0, 1)).first for bot in ("a", "b")] == pytest.approx([5 / 6, 1 / 6])


def test_inverses_are_inverses() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    inverse = inverted(matrix)
    for row in range(3):
        for column in range(3):
            product = sum(matrix[row][k] * inverse[k][column] for k in range(3))
            assert product == pytest.approx(float(row == column))
