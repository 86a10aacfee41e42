# not compiled: declarations alone, which are read while programs run
"""The table of Noria as it is told to a viewer. The types of the browser are made from these: tools/view_types.py."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from tablewright.games.noria.names import (
    Currency,
    DiscName,
    Good,
    HallName,
    PathName,
    PhaseName,
    Resource,
    RingName,
    Use,
)


class Slot(TypedDict):
    slot: str
    ring: RingName
    active: bool
    disc: DiscName | None
    advanced: bool
    used: Use | None
    improved: bool


class Warehouses(TypedDict):
    empty: int
    full: int


class Player(TypedDict):
    seat: int
    wheel: Annotated[list[Slot] | None, "Null while an expert wheel is built in secret."]
    ready: bool
    centre: list[DiscName]
    resources: dict[Resource, int]
    knowledge: int
    ships: dict[Resource, int]
    warehouses: dict[Good, Warehouses]
    factories_built: int
    income: int
    levels: dict[PathName, int]
    cave: int
    island: str | None
    total: int
    tie_break: int


class Price(TypedDict):
    amount: int
    mode: Literal["same", "different"]


class Path(TypedDict):
    path: PathName
    currency: Currency
    prices: list[Price]
    levels: Annotated[list[int], "By seat; 0 is the cave."]


class Hall(TypedDict):
    hall: HallName
    above: int
    seated: int
    removed: int
    value: int
    values: list[int]


class Ship(TypedDict):
    resource: Resource
    left: int
    symbol: str


class Plot(TypedDict):
    good: Good
    warehouses: int
    owner: int | None


class Island(TypedDict):
    place: int
    island: Annotated[str | None, "Null while it is not revealed."]
    ships: list[Ship]
    plots: list[Plot]
    ambassadors: list[int]


class Stack(TypedDict):
    """Discs of one kind on the market."""

    disc: DiscName
    left: int
    price: int


GoodFacts = TypedDict(
    "GoodFacts",
    {"good": Good, "class": Literal["simple", "complex"], "recipe": dict[Resource, int], "sells": int},
)


class Track(TypedDict):
    symbols: list[int]
    uncovered: int
    price_rise: int
    spaces: int


class Costs(TypedDict):
    night_shift: int
    modify: int
    intrigue: int


class Turn(TypedDict):
    actions: int
    max_actions: int
    doubled: bool
    night_shifts: int
    modifies: int
    intrigues: int


class ScoreLine(TypedDict):
    hall: HallName
    level: int
    value: int
    points: int


class Legend(TypedDict):
    """What a player could look up or add up."""

    triples: Annotated[list[list[str]], "The slots of each: all discs used in one turn lie inside one of them."]
    scores: Annotated[list[list[ScoreLine]], "By seat."]


class NoriaView(TypedDict):
    mode: Literal["base", "expert"]
    round: int
    rounds: int
    phase: PhaseName
    active: int
    start: int
    order: list[int]
    building: Annotated[bool, "Expert wheels are being built at the same time."]
    track: Track
    costs: Costs
    turn: Turn
    market: list[Stack]
    halls: list[Hall]
    paths: list[Path]
    islands: list[Island]
    goods: list[GoodFacts]
    barter: int
    tableau: list[int]
    removed_discs: dict[DiscName, int]
    players: list[Player]
    legend: Legend


VIEW = NoriaView
