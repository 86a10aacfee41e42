"""What stays constant at a table, whatever happens: one check per game, called after every action.

A check gets the game, the state, and the state before the action (None at the start and for imagined states).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conformance.conserved_agra import agra
from tests.conformance.conserved_harbour import harbour
from tests.conformance.conserved_noria import noria
from tests.conformance.conserved_yinzi import yinzi

CONSERVED: dict[str, Callable[[Any, Any, Any], None]] = {
    "agra": agra,
    "harbour": harbour,
    "noria": noria,
    "yinzi": yinzi,
}
