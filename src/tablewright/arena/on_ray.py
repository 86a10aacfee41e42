"""The same games on a Ray cluster: more machines, the same outcomes. Ray is an extra (`tablewright[distributed]`)."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from tablewright.arena.playing import Terms, play
from tablewright.arena.running import AHEAD, PlayedGame
from tablewright.arena.schedule import Fixture

LOCAL = "local"
SECONDS_TO_CONNECT = 10.0
RETRIES = 3  # a game that was on a node that died is played again elsewhere, and ends the same


def play_all_on_ray(terms: Terms, fixtures: Sequence[Fixture], address: str) -> Iterator[PlayedGame]:
    """Every outcome as it comes, from the cluster at *address*, or from one on this machine for *LOCAL*.

    Nodes need this package in the same version; a ValueError tells what is missing here.
    """
    ray = connected(address)
    try:
        game = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        todo = iter(fixtures)
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        under_way = [game.remote(terms, fixture) for fixture in islice(todo, room)]
        while under_way:
            done, under_way = ray.wait(under_way)
            under_way += [game.remote(terms, fixture) for fixture in islice(todo, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """The module, with its connection made. Ray listens on every interface, so a local cluster wants a token."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        import ray
    except ImportError:
        raise ValueError("Ray is not installed: pip install 'tablewright[distributed]'") from None
    try:
        if address == LOCAL:
            ray.init(include_dashboard=False, log_to_driver=False)
        else:
            must_answer(address)
            ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as fault:
        raise ValueError(f"there is no Ray cluster at {address}: {fault}") from None
    return ray


def must_answer(address: str) -> None:
    """Raise OSError or ValueError if nobody listens at *address*: Ray itself would try for minutes and then exit."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not (colon and port.isdecimal()):
        raise ValueError("an address is HOST:PORT, or auto for the cluster that this machine belongs to")
    socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()
