"""The games for PettingZoo: one agent per seat, acting in turn (AEC).

from tablewright.envs import pettingzoo_env
env = pettingzoo_env.env(NAME, seats=2)
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablewright.envs.seating import Seating, layout_of, places_of
from tablewright.envs.structure import Tree
from tablewright.envs.versions import env_id
from tablewright.games.registry import load_game
from tablewright.kernel.refusal import IllegalAction

Seen = Literal["tensor", "tree"]
Reward = Literal["rank", "margin"]


def env(game: str, seats: int = 2, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game for the one who took it."""
    table: AECEnv = TableEnv(game, seats, **options)
    if options.get("render_mode") == "human":
        table = wrappers.CaptureStdoutWrapper(table)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of *seats*. An agent observes `observation` (a tensor, or a tree like the view) and `action_mask`."""

    metadata = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        settings: dict[str, str] | None = None,
        observation: Seen = "tensor",
        reward: Reward = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": env_id(game)}
        self.render_mode = render_mode
        self.name, self.settings, self.reward = game, settings or {}, reward
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        letters = len(load_game(game).alphabet())
        self.tree = Tree(layout_of(game)) if observation == "tree" else None
        flat = Box(0.0, 1.0, (places_of(game).size,), np.float32)
        inner = flat if self.tree is None else self.tree.space
        watched = Dict({"observation": inner, "action_mask": Box(0, 1, (letters,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, watched)
        self.action_spaces = dict.fromkeys(self.possible_agents, Discrete(letters))
        self.random, _ = gymnasium.utils.seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = gymnasium.utils.seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.table = Seating(self.name, len(self.agents), self.settings, self.random.bytes(16).hex())
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        acts = not self.table.is_over() and agent == self.agent_selection
        mask = self.table.mask(seat)
        return {
            "observation": self.table.tensor(seat) if self.tree is None else self.tree.of(self.table.observation(seat)),
            "action_mask": mask if acts else np.zeros_like(mask),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self.table.act(self.seat_of[agent], int(action))
        except IllegalAction as fault:
            raise ValueError(str(fault)) from None
        if self.table.is_over():
            earned = self.table.returns() if self.reward == "rank" else self.table.margins()
            self.rewards = {agent: earned[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.to_act()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Whose turn it is, and what may be done, in the notation of records."""
        game, state = self.table.game, self.table.state
        if self.table.is_over():
            text = f"over: {game.result(state).totals}"
        else:
            options = ", ".join(str(option) for option in game.options(state))
            text = f"{self.agent_selection} is asked {game.question(state)}: {options}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
