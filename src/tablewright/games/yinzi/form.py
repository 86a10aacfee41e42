# not compiled: reads a file once, at load
"""The form of Yinzi's data file: every table, every key, and what each may be."""

from __future__ import annotations

from tablewright.games.schema import Rows, Table
from tablewright.games.yinzi.form_actions import ACTIONS
from tablewright.games.yinzi.form_innovations import INNOVATION_FORM
from tablewright.games.yinzi.form_land import LAND
from tablewright.games.yinzi.form_trade import TRADE

SCHEMA: dict[str, Table | Rows] = {**LAND, **TRADE, **ACTIONS, **INNOVATION_FORM}
