"""An environment of PettingZoo at work, whoever made it: observe, choose by the mask, step."""

from __future__ import annotations

import math
import random
import time
from typing import Any

import numpy as np
from protocol import Result

CHANCE = random.Random(2018)


def turns(env: Any, seconds: float) -> Result:
    """Turns a second of whole games by chance, as PettingZoo's own `performance_benchmark` takes them."""
    entries = env.observation_space(env.possible_agents[0])["observation"].shape
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        env.reset(seed=CHANCE.getrandbits(32))
        while not all(env.terminations.values()) and not all(env.truncations.values()):
            observation, *_ = env.last()
            env.step(CHANCE.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            count += 1
    return {"rate": count / (time.process_time() - begun), "entries": math.prod(entries)}
