# not compiled: reads a file once, at load
"""The tables of Agra's data file: who asks for goods (notables, guilds, Akbar), influence and the river."""

from __future__ import annotations

from typing import Annotated, Literal

from tablewright.datafiles.declaring import ByRow, Few, Inline, KindByRow, Some, Table, Text, Yes, length, span
from tablewright.games.agra.names import GUILDS, ORDERS
from tablewright.games.agra.tables_effects import ABILITIES, PIER_EVENTS, Good, Guild, LeaveWhen
from tablewright.games.agra.tables_goods import Names

STEPS = 9
GUILD_ORDERS = [f"{guild}_{position}" for guild in GUILDS for position in range(1, ORDERS + 1)]

Limit = Annotated[int, span(0, ORDERS)]


class GuildColumn(Table, frozen=True):
    id: str
    column: Annotated[int, ByRow([1, 2, 3])]
    names: Names


class Notable(Table, frozen=True):
    """A notable: the goods of the contract from top to bottom, and what the card does."""

    id: str
    number: Annotated[int, ByRow(range(1, 25))]
    name: Text
    names: Names
    level: Annotated[int, ByRow([1] * 8 + [2] * 7 + [3] * 5 + [4] * 4)]
    guild: Guild
    orders: Annotated[list[Good], length(1, 3)]
    abilities: Annotated[tuple[Inline, ...], KindByRow(list(ABILITIES.values()))]


class NotableRules(Table, frozen=True):
    goods_by_level: Annotated[list[Annotated[int, span(1, 3)]], length(4)]
    printed_value_by_level: Annotated[list[Some], length(4)]
    favour_per_lost_marker: Literal[1]
    influence_per_supplied_notable: Literal[1]
    meditation_delivery_cost: Few


class GuildOrder(Table, frozen=True):
    id: str
    guild: Annotated[str, ByRow([order.split("_")[0] for order in GUILD_ORDERS])]
    position: Annotated[int, ByRow([*range(1, ORDERS + 1)] * 3)]
    goods: Annotated[list[Good], length(2)]


class OrderRules(Table, frozen=True):
    min_influence_step: Annotated[int, span(0, STEPS)]
    starting_limit: Limit
    limit_markers: Annotated[list[Limit], length(3)]
    orders_per_column: Literal[6]
    not_leading_penalty: Few
    not_leading_influence_steps: Annotated[int, span(0, 1)]
    neutral_markers_count: Yes


class InfluenceTrack(Table, frozen=True):
    start_step: Literal[0]
    top_step: Literal[9]


class InfluenceStep(Table, frozen=True):
    id: str
    step: Annotated[int, ByRow(range(1, STEPS + 1))]
    rupees: Few
    favour_bonus: Few
    tile_instead: bool
    ends_game: Annotated[bool, ByRow([False] * (STEPS - 1) + [True])]


class AkbarBowl(Table, frozen=True):
    id: str
    side: Annotated[str, ByRow(["left"] * 6 + ["right"] * 6)]
    die: Annotated[int, ByRow([*range(1, 7)] * 2)]
    good: Good
    capacity: Literal[1]


class River(Table, frozen=True):
    start_pier: Literal[1]
    last_pier: Literal[6]


class Pier(Table, frozen=True):
    id: str
    number: Annotated[int, ByRow(range(1, 7))]
    available_levels: Annotated[list[Annotated[int, span(1, 4)]], length(1, 4)]
    order_limit_marker: Limit
    ends_game: Annotated[bool, ByRow([False] * 5 + [True])]
    events: Annotated[tuple[Inline, ...], KindByRow(list(PIER_EVENTS.values()))]


class BusyPier(Pier, frozen=True):
    """A pier that the boat leaves."""

    leave_when: LeaveWhen
