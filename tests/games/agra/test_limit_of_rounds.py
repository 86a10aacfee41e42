"""AGR-R-73: a table may limit its rounds. Whatever was played before there was a limit goes on as it did."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from tablewright.envs.seating import Seating
from tablewright.games.agra.ch04_turns import ReachLimit
from tablewright.games.agra.data import load
from tablewright.games.agra.evaluation.evaluate import turns_to_come
from tablewright.games.agra.game import AgraGame
from tablewright.games.agra.names import OVER
from tablewright.games.agra.state import Agra
from tablewright.kernel.match import Match
from tablewright.kernel.record import from_record, from_text, to_record, to_text
from tests.bots.matches import choice, light_bot, seed
from tests.games.agra.table import GAME, finish_turn, hush, influence, new, play, told, told_of, using, view
from tests.games.table import SEED

LIMIT = 60


def last_turn_before(round: int, seats: int = 2, rounds: str = str(LIMIT), start: int = 0) -> Agra:
    """The last turn of the round before *round* is under way, and nothing is told yet."""
    state = new(seats, rounds=rounds, start=f"seat-{start + 1}")
    while state.active != state.order()[-1]:
        finish_turn(state)
    state.round = round - 1
    return hush(state)


def trigger(state: Agra) -> Agra:
    """The seat whose turn it is reaches the top of a track."""
    seat = state.active
    return play(using(influence(state, seat, artisans=8), "architect", seat), "influence artisans")


def turns_to_the_end(state: Agra) -> list[tuple[int, int]]:
    """Round and seat of every turn from here on, none of which does much. The game must end soon."""
    turns = []
    while not state.is_over():
        turns.append((state.round, state.active))
        assert len(turns) < 20, "the game does not end"
        finish_turn(state)
    return turns


def heard(state: Agra) -> list[tuple[str, tuple[int, ...]]]:
    """What was told of the limit."""
    return [(event.verb, event.what) for event in state.events if event.rule == "AGR-R-73"]


@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 2), (4, 1)])
@pytest.mark.parametrize("limit", [60, 100, 200])
def test_agr_r_73_after_the_last_round_the_game_ends(seats: int, start: int, limit: int) -> None:
    """Everybody has had as many turns; the log says why it ends, and all rupees are shown."""
    state = finish_turn(last_turn_before(limit, seats, str(limit), start))
    assert turns_to_the_end(state) == [(limit, (start + turn) % seats) for turn in range(seats)]
    assert (state.round, state.phase) == (limit, OVER)
    assert None not in [player["rupees"] for player in view(state)["players"]]
    assert told_of(state, "limit-reached") == [("AGR-R-73", -1, (limit,))]
    assert told(state)[-2:] == ["AGR-R-73 limit-reached", "AGR-8.0-a game-ended"]


def test_agr_r_73_the_last_round_is_as_if_the_end_had_been_triggered() -> None:
    """AGR-8.0-a: the same moves lead to the same table, and to the same result."""
    limited, triggered = last_turn_before(LIMIT), last_turn_before(LIMIT)
    triggered.ending = 1
    assert turns_to_the_end(limited) == turns_to_the_end(triggered)
    assert GAME.to_json(limited) == GAME.to_json(triggered)
    assert told_of(limited, "limit-round") and told_of(triggered, "last-round-began")
    assert GAME.result(limited).lines == GAME.result(triggered).lines
    assert told(triggered)[-1] == "AGR-8.0-a game-ended"


def test_agr_r_73_it_is_said_five_rounds_before_the_last_and_in_the_last_and_at_the_end() -> None:
    state = last_turn_before(LIMIT - 6)
    said = []
    while not state.is_over() and state.round <= LIMIT:
        finish_turn(hush(state))
        said += [(state.round, *one) for one in heard(state)]
    assert said == [
        (LIMIT - 5, "limit-near", (5, LIMIT)),
        (LIMIT, "limit-round", (LIMIT,)),
        (LIMIT, "limit-reached", (LIMIT,)),
    ]


@pytest.mark.parametrize("before", [1, 2])
def test_agr_r_73_an_end_that_was_triggered_before_needs_no_limit(before: int) -> None:
    """AGR-8.0-a: in the round before the last one, and in one still earlier."""
    state = trigger(last_turn_before(LIMIT - before + 1))
    assert told_of(state, "end-triggered")
    assert turns_to_the_end(state)[-1][0] == LIMIT - before + 1
    assert heard(state) == []


def test_agr_r_73_in_the_last_round_nothing_triggers_one_more() -> None:
    """AGR-8.0-b."""
    state = trigger(finish_turn(last_turn_before(LIMIT)))
    assert told_of(state, "end-triggered") == []
    assert turns_to_the_end(state)[-1][0] == LIMIT


@pytest.mark.parametrize(("trigger_in", "limited"), [(LIMIT - 2, False), (LIMIT - 1, True), (LIMIT, True)])
def test_agr_r_73_with_data_that_give_two_more_rounds_the_limit_is_not_passed(trigger_in: int, limited: bool) -> None:
    """AGR-8.0-a: *extra_full_rounds* is a printed value, and others may be tried."""
    printed, digest = load(None)
    printed.last_rounds = 2
    game = AgraGame(printed, digest)
    state = game.start(game.setup(2, {"start": "seat-1", "rounds": str(LIMIT)}), SEED, recording=True)
    state.round = trigger_in - 1
    finish_turn(finish_turn(state))
    state.ending = max(1, state.ending)
    assert turns_to_the_end(state)[-1][0] == LIMIT
    assert bool(told_of(state, "limit-reached")) == limited


def test_agr_r_73_everybody_sees_the_limit_and_that_the_last_round_is_played() -> None:
    state = last_turn_before(LIMIT)
    seen = [view(state, viewer) for viewer in (-1, 0, 1)]
    assert [(one["legend"]["rounds"], one["ending"], one["last_round"]) for one in seen] == [(LIMIT, False, False)] * 3
    finish_turn(state)
    assert (view(state)["round"], view(state)["ending"], view(state)["last_round"]) == (LIMIT, True, True)


def test_agr_r_73_in_the_last_round_no_turn_comes_after_ones_own() -> None:
    """It can be planned while it is still to come."""
    state = last_turn_before(LIMIT)
    assert [GAME.has_turn_to_come(state, seat) for seat in range(2)] == [True, True]
    finish_turn(state)
    assert [GAME.has_turn_to_come(state, seat) for seat in range(2)] == [False, True]
    finish_turn(state)
    assert GAME.as_if_turn(state, 0) is None
    assert not GAME.has_turn_to_come(state, 0)


def test_agr_r_73_bots_count_the_turns_that_the_limit_leaves() -> None:
    """Of three rounds that are left a seat that has had its turn has three turns, the other one more."""
    state = last_turn_before(LIMIT - 2)
    assert [turns_to_come(state, seat) for seat in (1, 0)] == [3, 3]
    finish_turn(state)
    assert [turns_to_come(state, seat) for seat in (0, 1)] == [2, 3]
    free = new(2)
    free.round = LIMIT - 2
    assert turns_to_come(free, 0) > 3
    free.round = LIMIT + 100
    assert turns_to_come(free, 0) > 3


@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_agr_r_73_bots_play_to_the_limit_and_no_further(name: str) -> None:
    """Whoever plays a turn out to the end of the game comes to that end, too."""
    state = last_turn_before(LIMIT)
    bots = [light_bot(name, seed(seat)) for seat in range(2)]
    while not state.is_over() and state.round <= LIMIT:
        GAME.take(state, choice(GAME, bots[state.stack[-1].seat], state))
    assert (state.round, state.is_over()) == (LIMIT, True)


def test_agr_r_73_a_table_is_the_same_after_it_was_written_down() -> None:
    state = finish_turn(last_turn_before(LIMIT))
    read = GAME.from_json(json.loads(json.dumps(GAME.to_json(state))))
    assert ReachLimit(0) in read.stack
    assert read.copy().most_rounds == LIMIT
    assert GAME.to_json(read) == GAME.to_json(state)


# Matches from before there was a limit, and those without one.


def match_of(**chosen: str) -> Match[Any]:
    match: Match[Any] = Match(GAME, GAME.setup(2, {"start": "random", **chosen}), SEED)
    for _ in range(5):
        match.act(match.to_act()[0], GAME.options(match.state)[0])
    return match


def test_agr_8_0_m_a_match_that_says_nothing_of_a_limit_has_none() -> None:
    """Its record, and all that is made of that, stays the same word for word."""
    match = match_of()
    assert match.state.most_rounds == 0
    assert "most_rounds" not in GAME.facts(match.state)
    assert to_record(match)["settings"] == {"start": "random"}
    assert "setting rounds" not in to_text(match)
    assert to_text(from_record(GAME, to_record(match))) == to_text(match)


@pytest.mark.parametrize("rounds", ["60", "none"])
def test_agr_r_73_a_record_says_what_was_chosen(rounds: str) -> None:
    text = to_text(match_of(rounds=rounds))
    assert f"setting rounds {rounds}" in text
    assert to_text(from_text(GAME, text)) == text


@pytest.mark.parametrize("state", [new(2), new(2, rounds="none")], ids=["nothing said", "none"])
def test_agr_8_0_m_without_a_limit_the_game_goes_on(state: Agra) -> None:
    for reached in (60, 100, 200, 5000):
        state.round = reached - 1
        for _ in range(4):
            finish_turn(state)
        assert (state.round, state.is_over(), view(state)["legend"]["rounds"]) == (reached + 1, False, None)
    assert told_of(state, "limit-near") == []


def test_agr_r_73_an_environment_is_given_its_limit_as_a_setting() -> None:
    """It is kept when the table is pickled, and no observation changes its form."""
    table = Seating("agra", 2, {"rounds": "60"}, SEED)
    free = Seating("agra", 2, {}, SEED)
    states: list[Any] = [one.state for one in (pickle.loads(pickle.dumps(table)), pickle.loads(pickle.dumps(free)))]
    assert [state.most_rounds for state in states] == [60, 0]
    assert table.observation(0) == free.observation(0)
