"""The peer: classic games that PettingZoo itself brings as environments."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version

from environment import turns
from protocol import Result, serve


def environments(game: str, seconds: float) -> Result:
    return turns(import_module(f"pettingzoo.classic.{game}").env(), seconds)


def about() -> Result:
    return {"version": version("pettingzoo")}


if __name__ == "__main__":
    serve({"about": about, "environments": environments})
