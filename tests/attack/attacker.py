"""The process of an attacker: prepares an attack, says so, waits for a line, attacks, and says what came of it.

python -m tests.attack.attacker NAME STAGE SECONDS MOST
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Final

from tests.attack.attack import Attack, Stage
from tests.attack.by_bytes import Deaf, Halves, Heads, Pipelines
from tests.attack.by_http import Bots, Hints, Imports, Past, Plans, Positions, Studies
from tests.attack.by_socket import Bombs, Comers, Controls, DeafControls, Messages, Why

ATTACKS: Final[dict[str, type[Attack]]] = {
    "bombs": Bombs,
    "imports": Imports,
    "positions": Positions,
    "past": Past,
    "comers": Comers,
    "why": Why,
    "studies": Studies,
    "plans": Plans,
    "bots": Bots,
    "hints": Hints,
    "heads": Heads,
    "halves": Halves,
    "pipelines": Pipelines,
    "messages": Messages,
    "controls": Controls,
    "deaf-controls": DeafControls,
    "deaf": Deaf,
}


async def attack(name: str, stage: Stage, seconds: float, most: float) -> None:
    found = ATTACKS[name](stage)
    await found.prepare()
    print("prepared", flush=True)
    if not await asyncio.to_thread(sys.stdin.readline):
        return  # whoever watches is gone
    await found.run(seconds, most)
    print(json.dumps(dict(found.met.most_common())), flush=True)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], Stage(**json.loads(sys.argv[2])), float(sys.argv[3]), float(sys.argv[4])))
