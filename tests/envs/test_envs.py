"""The environments, by the suites of those they are made for, and by what they promise."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tablewright.envs import openspiel_game, pettingzoo_env  # noqa: F401  registers the games
from tablewright.envs.layout import faults
from tablewright.envs.seating import Seating, layout_of, numbers_of
from tablewright.envs.versions import env_id, fingerprint
from tablewright.games.registry import ENTRIES, game_names, load_game

GAMES = game_names()
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def played(game: str, seats: int, number: int, plies: int) -> Seating:
    """A table after some random plies."""
    chance = random.Random(number)
    table = Seating(game, seats, {}, f"{chance.getrandbits(128):032x}")
    for _ in range(plies):
        if not table.is_over():
            table.act(table.to_act(), chance.choice(table.legal(table.to_act())))
    return table


@EVERY_GAME
def test_a_change_of_rules_letters_or_layout_needs_a_new_version(game: str) -> None:
    entry = ENTRIES[game]
    assert fingerprint(game) == entry.fingerprint, "raise the version in its entry and write this down there"
    assert env_id(game) == f"tablewright_{game}_v{entry.environment}"


@EVERY_GAME
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_layout_has_room_for_everything_that_is_seen(game: str, seats: int) -> None:
    asked = layout_of(game)["fields"]["question"]["of"]["fields"]["name"]["words"]
    chance = random.Random(99 + seats)
    table = Seating(game, seats, {}, f"{chance.getrandbits(128):032x}")
    ply = 0
    while not table.is_over():
        table.act(table.to_act(), chance.choice(table.legal(table.to_act())))
        ply += 1
        if ply % 7 == 0 and not table.is_over():
            seen = table.observation(ply % seats)
            assert faults(layout_of(game)["fields"]["view"], seen["view"]) == []
            assert seen["question"]["name"] in asked


@EVERY_GAME
def test_the_tensor_tells_positions_apart_and_hides_what_the_view_hides(game: str) -> None:
    table = played(game, 3, 1, 40)
    seen = table.tensor(0)
    assert seen.min() >= 0.0 and seen.max() <= 1.0
    for draw in range(3):
        assert (table.imagined(0, f"{draw:032x}").tensor(0) == seen).all()
    table.act(table.to_act(), table.legal(table.to_act())[0])
    assert (table.tensor(0) != seen).any()


@EVERY_GAME
def test_masks_are_the_options_by_number(game: str) -> None:
    table = played(game, 2, 2, 25)
    seat = table.to_act()
    letters = [load_game(game).alphabet()[number] for number in np.flatnonzero(table.mask(seat))]
    assert set(letters) == set(table.game.options(table.state, seat))
    assert not table.mask(1 - seat).any()
    assert [numbers_of(game)[letter] for letter in load_game(game).alphabet()] == list(range(len(numbers_of(game))))


@EVERY_GAME
def test_returns_add_up_to_nothing_and_follow_the_ranks(game: str) -> None:
    table = played(game, 4, 3, 100_000)
    assert table.is_over()
    ranks = table.game.result(table.state).ranks
    assert sum(table.returns()) == pytest.approx(0)
    assert sum(table.margins()) == pytest.approx(0)
    order = sorted(range(4), key=lambda seat: ranks[seat])
    assert [table.returns()[seat] for seat in order] == sorted(table.returns(), reverse=True)


@EVERY_GAME
def test_a_table_survives_copies_and_pickles(game: str) -> None:
    table = played(game, 2, 4, 30)
    for twin in (table.copy(), pickle.loads(pickle.dumps(table))):
        assert twin.game.to_json(twin.state) == table.game.to_json(table.state)
        twin.act(twin.to_act(), twin.legal(twin.to_act())[0])
        assert twin.game.to_json(twin.state) != table.game.to_json(table.state)


# PettingZoo.


@EVERY_GAME
@pytest.mark.parametrize("observation", ["tensor", "tree"])
@pytest.mark.filterwarnings("ignore::UserWarning")  # the suite doubts dictionaries, though its own documents want them
def test_pettingzoo_accepts_it(game: str, observation: str) -> None:
    api_test(pettingzoo_env.env(game, 2, observation=observation), num_cycles=120)


@EVERY_GAME
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: pettingzoo_env.env(game, 3), num_cycles=40)


@EVERY_GAME
@pytest.mark.slow
def test_pettingzoo_can_measure_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Five seconds of whole games by its own benchmark; what it finds stands in docs/performance.md by our own."""
    performance_benchmark(pettingzoo_env.env(game, 4))
    said = capsys.readouterr().out
    assert "Finished performance benchmark" in said
    assert float(said.split(" turns per second")[0].split()[-1]) > 0


@EVERY_GAME
def test_a_game_by_masks_ends_with_rewards(game: str) -> None:
    env: Any = pettingzoo_env.env(game, 2, reward="margin")
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    earned: dict[str, float] = {}
    for agent in env.agent_iter(20_000):
        observation, reward, over, _, _ = env.last()
        if over:
            earned[agent] = reward
            env.step(None)
        else:
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    assert set(earned) == {"seat_0", "seat_1"}
    assert sum(earned.values()) == pytest.approx(0)


@EVERY_GAME
def test_an_illegal_action_costs_the_game(game: str) -> None:
    env: Any = pettingzoo_env.env(game, 2)
    env.reset(seed=5)
    observation, *_ = env.last()
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    loser = env.agent_selection
    env.step(wrong)
    assert env.terminations[loser] and env.rewards[loser] == -1


# OpenSpiel.


def spiel(game: str, plies: int) -> tuple[Any, Any]:
    """The game, and a state after some random plies; the first of them chooses the deal."""
    loaded = pyspiel.load_game(f"tablewright_{game}", {"players": 2})
    state = loaded.new_initial_state()
    chance = random.Random(plies)
    for _ in range(plies):
        state.apply_action(chance.choice(state.legal_actions()))
    return loaded, state


@EVERY_GAME
def test_openspiel_plays_it_through_and_serialises_it(game: str) -> None:
    loaded, _ = spiel(game, 0)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_states_are_serialised_and_come_back(game: str) -> None:
    loaded, state = spiel(game, 20)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for seat in range(2):
        assert again.observation_string(seat) == state.observation_string(seat)


@EVERY_GAME
def test_copies_go_their_own_way(game: str) -> None:
    _, state = spiel(game, 12)
    before = state.observation_string(0)
    twin = state.clone()
    assert twin.observation_string(0) == before
    twin.apply_action(twin.legal_actions()[0])
    assert twin.observation_string(0) != before == state.observation_string(0)


@EVERY_GAME
def test_an_algorithm_of_openspiel_runs_on_it(game: str) -> None:
    """Python MCTS: copies, applies and plays out; its choice is legal."""
    loaded, state = spiel(game, 6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(9))
    bot = mcts.MCTSBot(loaded, 2.0, 3, evaluator, random_state=np.random.RandomState(9))
    assert bot.step(state) in state.legal_actions()


@EVERY_GAME
def test_resampling_keeps_what_a_player_sees(game: str) -> None:
    _, state = spiel(game, 9)
    other = state.resample_from_infostate(0, random.Random(3).random)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.seating.game.to_json(other.seating.state) != state.seating.game.to_json(state.seating.state)
