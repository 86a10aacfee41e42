# not compiled: declarations alone, which are read while programs run
"""The table of Yinzi as it is told to a viewer. The types of the browser are made from these: tools/view_types.py."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from tablewright.games.yinzi.names import (
    Colour,
    CommitmentName,
    Disaster,
    Good,
    Nation,
    PhaseName,
    PlaceName,
    ProductName,
    ProvinceName,
    ResourceName,
)


class Square(TypedDict):
    square: str
    printed: Good
    tile: Good | None
    seat: int | None
    cubes: int
    factory: str | None


class Factory(TypedDict):
    factory: str
    product: ProductName
    colour: Colour
    site: str
    owner: Annotated[int | None, "Null after a fire took its last disc."]
    level: int
    storage: int
    products: Annotated[list[int], "By seat."]


class TrackSpace(TypedDict):
    column: str
    tile: Good | None
    price: int


class Bonus(TypedDict):
    bonus: str
    seat: int | None


class MarketSpace(TypedDict):
    space: str
    good: Annotated[Good | None, "Null on a coin space."]
    seat: int | None


class Market(TypedDict):
    province: ProvinceName
    tile: str
    spaces: list[MarketSpace]


class Piece(TypedDict):
    piece: Literal["cube", "product", "virtual"]
    seat: int | None


class ShipSlot(TypedDict):
    demand: str
    cargo: list[Piece | None]


class Dock(TypedDict):
    dock: str
    ship: str | None
    nation: Nation | None
    slots: list[ShipSlot]
    emissaries: Annotated[list[int], "By seat."]


class ShipPile(TypedDict):
    size: int
    top: str | None
    demands: list[str]


class Area(TypedDict):
    area: str
    points: int
    products: Annotated[list[int], "By seat."]
    emissaries: Annotated[list[int], "By seat; empty where none are sent."]


class Route(TypedDict):
    route: str
    demand: list[str]
    coins: int
    silver: int
    points: int
    war: int
    disaster: Disaster


class PersonalRoute(Route):
    met: Annotated[list[bool], "By part of the demand."]


class Pile(TypedDict):
    pile: str
    left: int
    open: Route | None
    server: int | None


class RouteDiscard(TypedDict):
    size: int
    tiles: Annotated[list[Route] | None, "Shown only to who chooses one of them."]


class TaxBracket(TypedDict):
    most: int
    silver: int


class Commitment(TypedDict):
    commitment: CommitmentName
    workers: int
    coins: int
    silver: int


class Innovation(TypedDict):
    innovation: str
    seat: int | None
    fresh: Annotated[bool, "Placed in this turn, so it cannot be spent yet."]


class ActionCard(TypedDict):
    card: str
    value: int
    workers: int


class FortuneSpace(TypedDict):
    fortune: str
    card: ActionCard | None
    workers: int


class WorkSpace(TypedDict):
    work: str
    done: bool
    workers: int


class Migrants(TypedDict):
    upper: int
    lower: int


class Food(TypedDict):
    workers: int
    needed: int
    grown: int


class ScoreLine(TypedDict):
    item: str
    points: int
    factors: list[int]


class Player(TypedDict):
    seat: int
    colour: Colour | None
    supply: dict[str, int]
    cubes: int
    discs: int
    products: int
    workers: int
    boat: int
    capacity: int
    bonus: str | None
    hand: Annotated[list[ActionCard] | None, "Null: somebody else's."]
    hand_size: int
    deck: int
    fortunes: list[FortuneSpace]
    works: list[WorkSpace]
    imperial: CommitmentName | None
    imperial_workers: int
    imperial_disc: int
    army: int
    veterans: int
    recruit: int
    migrants: Migrants
    tax_discs: int
    tax_sum: int
    tax_due: int
    food: Food
    glories: Annotated[list[int], "War glories on the first and on the second space."]
    personal: list[PersonalRoute]
    won: list[Route]
    score: list[ScoreLine]
    total: int


class Turn(TypedDict):
    resolutions: int
    workers: int
    transport_used: int
    food: int


class Border(TypedDict):
    sides: list[PlaceName]
    units: Annotated[int, "River transport that it takes to cross it."]


class Legend(TypedDict):
    """What a player could look up or add up."""

    borders: list[Border]
    forces: Annotated[list[int], "The army of each seat: workers who stand, and discs that count as one."]


class Opening(TypedDict):
    """What is known before the board is laid out: who has which colour."""

    phase: PhaseName
    colours: list[Colour | None]


class YinziView(TypedDict):
    phase: PhaseName
    round: int
    rounds: int
    active: int
    order: list[int]
    colours: list[Colour | None]
    rate: int
    rates: list[int]
    die: int
    stock: dict[ResourceName, int]
    squares: list[Square]
    factories: list[Factory]
    display: list[str]
    factory_pile: int
    track: list[TrackSpace]
    tile_pile: int
    bonuses: list[Bonus]
    markets: list[Market]
    rural: Annotated[list[int], "Cubes on the rural market, by seat."]
    docks: list[Dock]
    ship_piles: list[ShipPile]
    abroad: list[Area]
    routes: list[Pile]
    route_discard: RouteDiscard
    enemy: int
    war_line: Annotated[list[int], "Seats with an army, the earliest first."]
    glory_points: list[int]
    tax_brackets: list[TaxBracket]
    imperial: list[Commitment]
    innovations: list[Innovation]
    transport_left: Annotated[int | None, "Null while nobody is in a turn, step or go."]
    turn: Annotated[Turn | None, "Null while nobody is in a turn, step or go."]
    capacity: Annotated[list[int], "Of each space of the boat track."]
    players: list[Player]
    legend: Legend


AnyView = YinziView | Opening
VIEW = AnyView
