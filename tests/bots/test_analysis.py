"""Analysis: what a seat can expect of its options, by its seed and from what it can know."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import pytest

from tablewright.bots.analysis.analyse import analyse
from tablewright.bots.search.comparison import Effort, Outlook
from tablewright.bots.search.estimates import chance_to_win, chances_to_win, estimate, likely_share, share
from tablewright.bots.search.playout import Judge
from tablewright.kernel.game import Game
from tablewright.kernel.random import Chance
from tablewright.kernel.state import State, seats_to_act
from tests.bots.matches import GAMES, SHORTEST, positions, seed
from tests.conformance.hidden import with_other_secrets
from tests.conformance.traits import traits_of
from tests.toy.actions import PLACE, REST, TAKE
from tests.toy.ch03_placing import TakeTurn
from tests.toy.ch06_end import EndRound
from tests.toy.game import HARBOUR
from tests.toy.names import MARKET, QUAY, SILK, TAVERN
from tests.toy.table import harbour

AnyGame = Game[Any]
TOY: AnyGame = HARBOUR
LITTLE = Effort(lines=3, worlds=1)


class Purse(Judge):
    """Knows how a game ends without playing: as it stands."""

    def final_scores(self, state: State, chance: Chance, limit: float) -> list[float]:
        return [float(total) for total in TOY.result(state).totals]


def late(title: str) -> Any:
    return next(islice(positions(GAMES[title], 2, {}, 11, traits_of(title).late), 1, None))


def plain(outlooks: list[Outlook]) -> list[Any]:
    return [
        (one.actions, one.worlds, [(sure.mean, sure.error) for sure in [*one.scores, *one.wins, one.behind]])
        for one in outlooks
    ]


@pytest.mark.parametrize("title", GAMES)
def test_its_lines_are_legal_and_depend_on_the_seed_and_the_view_alone(title: str) -> None:
    game, state = GAMES[title], late(title)
    seat = seats_to_act(state)[0]
    before = game.to_json(state)
    found = analyse(game, state, seat, seed(1), LITTLE)
    assert game.to_json(state) == before
    other = with_other_secrets(game, state, seat, Random(1))
    assert plain(analyse(game, other, seat, seed(1), LITTLE)) == plain(found)
    assert len(found) > 1
    for outlook in found:
        twin = game.twin(state)
        for action in outlook.actions:
            if seat in seats_to_act(twin):
                assert action in game.options(twin, seat)
                game.take(twin, action, seat)


def test_the_best_option_is_found_and_the_others_are_measured_against_it() -> None:
    """In the last round, who takes silk wins; nothing else is worth as much."""
    table = harbour(workers={MARKET: 0, TAVERN: 0}, owed=[TakeTurn(0), EndRound()])
    table.round = 3
    best, *others = analyse(HARBOUR, table, 0, seed(1), Effort(lines=4, worlds=8))
    assert best.actions[:2] == [PLACE[QUAY], TAKE[SILK]]
    assert best.behind.mean == 0.0
    assert all(other.behind.mean > 0.0 for other in others)
    assert best.scores[0].mean > max(other.scores[0].mean for other in others)


def test_every_option_has_its_line_before_any_has_two() -> None:
    found = analyse(HARBOUR, harbour(), 0, seed(1), Effort(lines=3, worlds=1))
    assert len({one.actions[0] for one in found}) == 3


def test_a_turn_that_was_asked_for_is_among_them_and_completed() -> None:
    table = harbour()
    weakest = analyse(HARBOUR, table, 0, seed(1), Effort(lines=9, worlds=4))[-1].actions[0]
    found = analyse(HARBOUR, table, 0, seed(1), Effort(lines=2, worlds=4), [[weakest], [PLACE[QUAY]]])
    assert [weakest] in [one.actions[:1] for one in found]
    quay = next(one for one in found if one.actions[0] is PLACE[QUAY])
    assert len(quay.actions) > 1
    assert quay.worlds == 4  # who was asked for stays to the last


def test_what_must_be_done_is_not_thought_about() -> None:
    game = SHORTEST
    state = next(one for one in positions(game, 2, {}, 11, 1) if len(game.options(one)) == 1)
    found = analyse(game, state, seats_to_act(state)[0], seed(1), Effort(9, 10**9))
    assert [one.actions for one in found] == [game.options(state)]
    assert found[0].worlds == 0


def test_time_is_a_limit_too_but_something_is_always_said() -> None:
    for seconds in (0.0, 0.2):
        begun = perf_counter()
        found = analyse(HARBOUR, harbour(), 0, seed(1), Effort(4, 10**9, seconds))
        assert perf_counter() - begun < 5.0
        assert found[0].worlds >= 1


def test_more_worlds_make_it_surer() -> None:
    few, many = (analyse(HARBOUR, harbour(), 0, seed(1), Effort(1, worlds))[0] for worlds in (8, 64))
    assert 0.0 < many.scores[0].error < few.scores[0].error
    assert sum(chance.mean for chance in many.wins) == pytest.approx(1.0)


def test_another_judge_takes_the_place_of_playing_on() -> None:
    table = harbour(coins=[7, 3])
    found = analyse(HARBOUR, table, 0, seed(1), Effort(9, 2), judge=Purse())
    rested = HARBOUR.twin(table)
    HARBOUR.take(rested, REST, 0)
    rest = next(one for one in found if one.actions == [REST])
    assert [one.mean for one in rest.scores] == HARBOUR.result(rested).totals
    assert all(one.error == 0.0 for one in rest.scores)


def test_a_shared_victory_counts_in_part_and_few_games_prove_little() -> None:
    assert [share([5.0, 5.0, 1.0], seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    once, often = chance_to_win([1.0], 2), chance_to_win([1.0] * 99, 2)
    assert once.mean == 0.75
    assert once.mean < often.mean < 1.0
    assert once.error > often.error > 0.0
    assert estimate([3.0]).error == 0.0
    assert estimate([1.0, 3.0]).mean == 2.0


def test_a_narrow_lead_is_no_certainty_where_games_differ_much() -> None:
    """Both tables show ten games won by 2 points. At one of them the totals are always the same."""
    steady = chances_to_win([[52.0, 50.0]] * 10, 0.7, False)
    swings = [[52.0 + swing, 50.0 + swing] for swing in range(-45, 46, 10)]
    wild, wilder = chances_to_win(swings, 0.7, False), chances_to_win(swings, 1.7, False)
    assert steady[0].mean == chance_to_win([1.0] * 10, 2).mean
    assert 0.5 < wilder[0].mean < wild[0].mean < 0.6
    assert sum(one.mean for one in wild) == pytest.approx(1.0)


def test_when_the_game_is_over_nothing_is_left_to_chance_but_what_is_still_hidden() -> None:
    assert [(one.mean, one.error) for one in chances_to_win([[52.0, 50.0]] * 3, 0.7, True)] == [(1.0, 0.0), (0.0, 0.0)]
    assert [one.mean for one in chances_to_win([[5.0, 5.0]] * 2, 0.7, True)] == [0.5, 0.5]
    purses = [[52.0, 50.0], [52.0, 48.0], [52.0, 49.0]]
    assert 0.5 < chances_to_win(purses[:1], 0.7, True)[0].mean < 1.0
    assert 0.5 < chances_to_win(purses, 0.7, True)[0].mean < 1.0


def test_a_turn_that_ends_the_game_has_won_or_lost_it() -> None:
    """The last turn of the last round: what the quay brings is left to the weather, and who rests knows the end."""
    last = harbour(workers={MARKET: 0, TAVERN: 0}, owed=[TakeTurn(0), EndRound()])
    last.round = 3
    quay, rest = analyse(HARBOUR, last, 0, seed(1), Effort(lines=4, worlds=2))
    assert (quay.actions[0], rest.actions) == (PLACE[QUAY], [REST])
    assert [(one.mean, one.error) for one in rest.wins] == [(1.0, 0.0), (0.0, 0.0)]
    assert 0.5 < quay.wins[0].mean < 1.0


def test_a_share_grows_with_the_lead_and_is_halved_by_a_tie() -> None:
    assert likely_share([7.0, 7.0], 0, 3.0) == 0.5
    shares = [likely_share([50.0 + lead, 50.0, 30.0], 0, 3.0) for lead in (-9.0, -1.0, 1.0, 9.0)]
    assert shares == sorted(shares) and shares[0] < 0.1 and shares[-1] > 0.9
    assert likely_share([50.0, 49.99], 0, 0.0) == 1.0
