"""The names of Yinzi: ids for people and the wire, and the small integers that the engine uses for them.

A list of ids whose type has a name is told to the browser, too: see `view_types`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Colour = Literal["red", "blue", "yellow", "green"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
Good = Literal[
    "cabbage", "fruit", "wheat", "rice", "salt", "tea", "cotton", "sugar-cane", "ramie", "bamboo", "potato", "maize",
]  # fmt: skip
GOODS: Final[tuple[Good, ...]] = get_args(Good)
WHEAT: Final = 2
RICE: Final = 3
SALT: Final = 4
TEA: Final = 5
POTATO: Final = 10
MAIZE: Final = 11
ProductName = Literal["paper", "porcelain", "silk", "refined-sugar"]
PRODUCTS: Final[tuple[ProductName, ...]] = get_args(ProductName)
ResourceName = Literal["wood", "stone"]
RESOURCES: Final[tuple[ResourceName, ...]] = get_args(ResourceName)

ProvinceName = Literal["huguang", "nanzhili", "jiangxi", "zhejiang"]
PROVINCES: Final[tuple[ProvinceName, ...]] = get_args(ProvinceName)
ROWS: Final = 3
COLUMNS: Final = 5
PLOT: Final = ROWS * COLUMNS  # squares of a province
SQUARES: Final = [f"{name}-{'abc'[row]}{column}" for name in PROVINCES for row in range(3) for column in range(1, 6)]
MARKET: Final = 6  # spaces of a market tile: two rows of three
SPACES: Final = [f"{name}-{space}" for name in PROVINCES for space in range(1, 7)]
SEA: Final = 4  # the coast, as a place among the provinces
PlaceName = Literal["huguang", "nanzhili", "jiangxi", "zhejiang", "coast"]
PLACES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)

# Every way to lay a factory on two squares side by side, province by province: first the lying ones, then the standing.
SITE_FIRST: Final = [
    province * 15 + first
    for province in range(4)
    for first in (0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
]
SITE_SECOND: Final = [
    province * 15 + second
    for province in range(4)
    for second in (1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
]
PROVINCE_SITES: Final = len(SITE_FIRST) // len(PROVINCES)
SITES: Final = [f"{SQUARES[SITE_FIRST[site]]}-{SQUARES[SITE_SECOND[site]][-2:]}" for site in range(len(SITE_FIRST))]

FACTORIES: Final = [f"{product}-{colour}" for product in PRODUCTS for colour in COLOURS]
Nation = Literal["brunei", "korea", "japan", "portugal", "spain", "netherlands"]
NATIONS: Final[tuple[Nation, ...]] = get_args(Nation)
FIRST_EUROPEAN: Final = 3
AREAS: Final = [*NATIONS, "asia", "europe"]
SHIPS: Final = [
    "japan-1", "japan-2", "japan-3", "japan-4", "korea-1", "korea-2", "korea-3", "korea-4",
    "brunei-1", "brunei-2", "brunei-3", "brunei-4",
    "portugal-1", "portugal-2", "spain-1", "spain-2", "netherlands-1", "netherlands-2",
]  # fmt: skip
ASIAN_SHIPS: Final = 12
DOCKS: Final = ["s1", "s2", "s3", "s4"]
HOLD: Final = 3  # slots of the largest ship
SLOTS: Final = [f"{dock}-{slot}" for dock in DOCKS for slot in range(1, 4)]

MARKETS: Final = ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"]
COIN_SPACE: Final = -1

ROUTES: Final = [f"r{number:02}" for number in range(1, 21)]
EVERYBODY: Final = 31  # who knows a route, as bits: four seats, and the spectators
ONLOOKER: Final = 4
PILES: Final = ["pile-1", "pile-2", "pile-3", "pile-4"]
MOST_PARTS: Final = 3
Disaster = Literal["none", "fire", "flood", "drought"]
DISASTERS: Final[tuple[Disaster, ...]] = get_args(Disaster)
FIRE: Final = 1
FLOOD: Final = 2
DROUGHT: Final = 3

# The parts of a route's demand.
ANY_PRODUCT: Final = 4  # after the four products
FIRST_GOOD: Final = 5  # + good
ANY_GOOD: Final = 17
EMISSARY_PART: Final = 18
PARTS: Final = [*PRODUCTS, "any-product", *GOODS, "any-good", "emissary"]

CARDS: Final = [f"c{number:02}" for number in range(1, 13)]
HAND: Final = 3

BONUSES: Final = ["free-innovation", "better-sale", "feed-workers", "no-tax", "improve-boats", "improve-factory"]
FREE_INNOVATION: Final = 0
BETTER_SALE: Final = 1
FEED_WORKERS: Final = 2
NO_TAX: Final = 3
IMPROVE_BOATS: Final = 4
IMPROVE_FACTORY: Final = 5
TRACK: Final = [f"column-{number}" for number in range(1, 7)]

FORTUNES: Final = ["develop-boats", "cultivate", "sell-urban", "develop-factories", "innovations"]
BOATS: Final = 0
CULTIVATE: Final = 1
SELL_URBAN: Final = 2
BUILDING: Final = 3
INNOVATING: Final = 4

WORKS: Final = ["war-routes", "produce", "take-resources", "imperial-commitments", "supply-ships"]
WAR: Final = 0
PRODUCING: Final = 1
TAKING: Final = 2
IMPERIAL: Final = 3
SHIPPING: Final = 4

CommitmentName = Literal["palace-maintenance", "road-construction", "river-canal", "bridge-construction"]
COMMITMENTS: Final[tuple[CommitmentName, ...]] = get_args(CommitmentName)
ROAD: Final = 1
CANAL: Final = 2
BRIDGE: Final = 3

SECTIONS: Final = ["diplomacy", "economy", "imperial", "war"]
SECTION: Final = 6  # spaces of a section
INNOVATIONS: Final = [
    *[f"emissary-{nation}" for nation in NATIONS],
    "free-rice", "free-wood", "free-stone", "free-raw-material", "free-transport", "free-coins",
    "free-salt", "extra-urban-sale", "extra-plantation", "same-commitment", "extra-imperial-worker", "send-immigrants",
    "free-wheat", "personal-route", "fruitful-war", "veterans", "extra-recruit", "weak-enemies",
]  # fmt: skip
FREE_RICE: Final = 6
FREE_WOOD: Final = 7
FREE_STONE: Final = 8
FREE_RAW: Final = 9
FREE_TRANSPORT: Final = 10
FREE_COINS: Final = 11
FREE_SALT: Final = 12
EXTRA_SALE: Final = 13
EXTRA_PLANTATION: Final = 14
SAME_COMMITMENT: Final = 15
EXTRA_WORKER: Final = 16
SEND_IMMIGRANTS: Final = 17
FREE_WHEAT: Final = 18
PERSONAL_ROUTE: Final = 19
FRUITFUL_WAR: Final = 20
VETERANS: Final = 21
EXTRA_RECRUIT: Final = 22
WEAK_ENEMIES: Final = 23

PhaseName = Literal[
    "setup", "bonus", "actions", "feeding", "glories", "disasters", "routes", "rewards", "taxation", "late",
    "administration", "final", "over",
]  # fmt: skip
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
SETUP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
FEEDING: Final = 3
GLORIES: Final = 4
DISASTER: Final = 5
ROUTE_PHASE: Final = 6
REWARDS: Final = 7
TAXATION: Final = 8
LATE: Final = 9
ADMINISTRATION: Final = 10
FINAL_CHANCE: Final = 11
OVER: Final = 12

# What a seat holds, as one row of counts.
COINS: Final = 0
SILVER: Final = 1
WOOD: Final = 2
STONE: Final = 3
MISFORTUNE: Final = 4
CUBES: Final = 5  # in the supply, as the next three
DISCS: Final = 6
PIECES: Final = 7  # product pieces
WORKERS: Final = 8
UPPER: Final = 9  # migrants
LOWER: Final = 10
TAXED: Final = 11  # discs on the tax space
GLORY_FIRST: Final = 12  # discs on the spaces of war glories
GLORY_SECOND: Final = 13
BOAT: Final = 14  # space of the boat track, counted from 0
ARMY: Final = 15  # standing workers in the war area
LYING: Final = 16  # lying veterans
RECRUIT: Final = 17  # recruitment disc in the war area
COMMITTED: Final = 18  # imperial space + 1
COMMITTED_WORKERS: Final = 19
COMMITTED_DISC: Final = 20
BONUS: Final = 21  # bonus of this round + 1
DONE: Final = 22  # worker actions of this round, a bit mask
AREA: Final = 23  # + worker action: workers used there
HOLDINGS: Final = 28

THINGS: Final = ["coins", "silver", "wood", "stone", "misfortune", "cubes", "discs", "products", "workers"]

# Counters of a turn, step or go.
UNITS: Final = 0  # river transport used
EXTRA_UNITS: Final = 1
SOLD: Final = 2  # cubes sold to the rural market on this occasion
BOUGHT: Final = 3
V_COINS: Final = 4  # virtual coins left
V_RICE: Final = 5
LEFT: Final = 6  # resolutions left
TAX_ADDED: Final = 7
TILE_BOUGHT: Final = 8
SECTIONS_USED: Final = 9  # bit mask
GROUP: Final = 10  # workers of the group not yet used
USED: Final = 11  # workers used
MILLS: Final = 12  # factories used, bit mask
BONUS_OWED: Final = 13
PAIRS: Final = 14  # late shipments made
FOOD: Final = 15  # still needed
WEAKENED: Final = 16  # enemy strength taken away in this round
WORK: Final = 17  # the worker action chosen, + 1
DELIVERED: Final = 18  # parts of personal routes
TURN_COUNTERS: Final = 19

NONE: Final = -1
VIRTUAL: Final = 8  # cargo: 0 to 3 is a cube of that seat, 4 to 7 a product piece of seat 0 to 3
EMPTY: Final = -1

PURPOSES: Final = ["tile", "resource", "upgrade", "outsourcing", "food", "tax"]
PURPOSE_RULES: Final = ["YIN-B-cult-6", "YIN-B-res-1", "YIN-B-fact-6", "YIN-B-prod-7", "YIN-M-rural-3", "YIN-D-tax-4"]
FOR_TILE: Final = 0
FOR_RESOURCE: Final = 1
FOR_UPGRADE: Final = 2
FOR_OUTSOURCING: Final = 3
FOR_FOOD: Final = 4
