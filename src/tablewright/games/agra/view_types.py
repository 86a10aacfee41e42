# not compiled: declarations alone, which are read while programs run
"""The table of Agra as it is told to a viewer. The types of the browser are made from these: tools/view_types.py."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from tablewright.games.agra.names import GoodName, Guild, OuterAction, PhaseName, Side, TrackName

Owner = int | Literal["neutral"] | None


class Good(TypedDict):
    good: GoodName
    value: int
    printed: int
    material: Annotated[int, "What it is worth for building."]
    source: GoodName | None


class Space(TypedDict):
    space: str
    worker: Annotated[int | None, "The seat of the worker there."]
    standing: bool
    built: bool
    level: int
    cost: int
    rupees: int


class Token(TypedDict):
    token: str
    good: Annotated[GoodName | None, "Null while it lies at the Trader."]
    side: Side
    value: int
    flags: list[int]


class BonusTile(TypedDict):
    bonus: str
    level: int
    rupees: int
    favour: int
    covers: int
    guild: Guild | None
    owner: Owner


class Pier(TypedDict):
    levels: list[int]
    leave_level: int
    leave_total: int
    limit: int


class NotableOrder(TypedDict):
    good: GoodName
    owner: int | None
    double: bool


class Notable(TypedDict):
    notable: str
    level: int
    guild: Guild
    available: bool
    owner: int | None
    markers: int
    orders: list[NotableOrder]


class GuildOrder(TypedDict):
    goods: list[GoodName]
    owner: Owner


class GuildFacts(TypedDict):
    guild: Guild
    marked: Annotated[int | None, "The order that can be fulfilled, from 1; null when the column is full."]
    orders: list[GuildOrder]
    steps: Annotated[list[int], "By seat."]
    rupees: Annotated[list[int], "By step, from 0."]
    favour: Annotated[list[int], "By step, from 0."]
    top: int


class FavourAction(TypedDict):
    favour: str
    tile: bool
    own: int
    spend: int
    owner: int | None


FarmTrack = TypedDict(
    "FarmTrack",
    {"track": TrackName, "from": GoodName, "to": GoodName, "farmer": int, "covered": list[int]},
)


class ScoreLine(TypedDict):
    item: str
    points: int
    factors: list[int]


class Player(TypedDict):
    seat: int
    rupees: Annotated[int | None, "Null where they are secret."]
    goods: dict[GoodName, int]
    favour: int
    supply: int
    workers: int
    stored: int
    depot: int
    reminders: int
    meditation: int
    peon: int
    farm: list[FarmTrack]
    production: Annotated[dict[str, int], "By basic good."]
    removed_covers: int
    influence: dict[Guild, int]
    contracts: list[str]
    tiles: list[str]
    used: list[str]
    banners: list[GoodName]
    score: list[ScoreLine]
    total: int | None
    tie_break: int


class Turn(TypedDict):
    points: int
    doubles: int
    used: list[str]


class Meditation(TypedDict):
    blocked: OuterAction
    points: list[int]
    costs: list[int]
    compensation: list[int]
    prices: Annotated[dict[str, int], "Of the actions that have one."]


class River(TypedDict):
    boat: int
    limit: int
    fulfilled: list[int]
    piers: list[Pier]


class Bowl(TypedDict):
    good: GoodName
    owner: Owner


class Legend(TypedDict):
    """What a player could look up."""

    workers: Annotated[int, "Of each player, wherever they are."]
    rounds: Annotated[int | None, "As many as this table plays at most; null without a limit."]


class AgraView(TypedDict):
    round: int
    phase: PhaseName
    active: int
    start: int
    order: list[int]
    ending: bool
    last_round: bool
    turn: Turn
    goods: list[Good]
    spaces: Annotated[list[Space], "The sixteen buildings, then the four characters."]
    merchant: str
    builder: str | None
    tokens: list[Token]
    bonus_tiles: list[BonusTile]
    meditation: Meditation
    river: River
    notables: list[Notable]
    guilds: list[GuildFacts]
    bowls: list[Bowl]
    favour_actions: list[FavourAction]
    display: list[str]
    pile: list[str]
    players: list[Player]
    legend: Legend


VIEW = AgraView
