"""The games for OpenSpiel, as Python games.

    import pyspiel
    from tablewright.envs import openspiel_game
    game = pyspiel.load_game(f"tablewright_{name}", {"players": 2})

Chance stands at the beginning alone: the first node chooses one of `deals` deals, and everything that is drawn later
follows from it. Search that must not look into the cards goes on from `resample_from_infostate`. What several seats
decide at the same time is asked one after another, unseen by the others.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from tablewright.envs.seating import Seating, places_of
from tablewright.games.registry import ENTRIES, load_game
from tablewright.kernel.random import SEED_DIGITS

LONGEST = 100_000  # plies; the engines end long before
DEALS = 1000


def game_type(name: str) -> Any:
    counts = load_game(name).seat_counts
    return pyspiel.GameType(
        short_name=f"tablewright_{name}",
        long_name=f"{name.capitalize()} (Tablewright, v{ENTRIES[name].environment})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(counts), "deals": DEALS},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, which its subclass names, for a number of players."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.seats = int(chosen.get("players", min(load_game(self.name).seat_counts)))
        self.deals = int(chosen.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(load_game(self.name).alphabet()),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, {"players": self.seats, "deals": self.deals})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self)


class TableState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = game.name, game.seats, game.deals
        self.seating: Seating | None = None  # before the deal is chosen

    def current_player(self) -> int:
        player: int = pyspiel.PlayerId.CHANCE
        if self.seating is not None:
            player = pyspiel.PlayerId.TERMINAL if self.seating.is_over() else self.seating.to_act()
        return player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.table[2]
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.seating.legal(player) if self.seating else []

    def _apply_action(self, action: int) -> None:
        name, seats, _ = self.table
        if self.seating is None:
            self.seating = Seating(name, seats, {}, f"{action:0{SEED_DIGITS}x}")
        else:
            self.seating.act(self.seating.to_act(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else str(load_game(self.table[0]).alphabet()[action])

    def is_terminal(self) -> bool:
        return self.seating is not None and self.seating.is_over()

    def returns(self) -> list[float]:
        return self.seating.returns() if self.seating and self.is_terminal() else [0.0] * self.table[1]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TableState:
        """A state that looks the same to this player."""
        seed = "".join(f"{int(probability_sampler() * 256) & 255:02x}" for _ in range(SEED_DIGITS // 2))
        twin: TableState = self.clone()
        twin.seating = self.seating.imagined(player_id, seed) if self.seating else None
        return twin

    def __str__(self) -> str:
        if self.seating is None:
            return "before the deal"
        game, state = self.seating.game, self.seating.state
        return f"over: {game.result(state).totals}" if state.is_over() else f"{game.question(state)}"


class TableObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game: TableGame) -> None:
        self.tensor = np.zeros(places_of(game.name).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = state.seating.tensor(player) if state.seating else 0

    def string_from(self, state: TableState, player: int) -> str:
        return json.dumps(state.seating.observation(player) if state.seating else None, sort_keys=True)


# A class for each game, as OpenSpiel keeps what makes a game until after Python has ended: a class outlives that.
for _name in ENTRIES:
    pyspiel.register_game(game_type(_name), type(f"{_name.capitalize()}Game", (TableGame,), {"name": _name}))
