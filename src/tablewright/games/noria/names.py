"""The names of Noria: ids for people and the wire, and the small integers that the engine uses for them.

A list of ids whose type has a name is told to the browser, too: see `view_types`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Resource = Literal["obsidian", "energy", "mycelium"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
Good = Literal["propeller", "sail", "compass", "lamp", "piston"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
DiscName = Literal["obsidian", "energy", "mycelium", "city", "journey", "tools", "bonus"]
DISCS: Final[tuple[DiscName, ...]] = get_args(DiscName)
RingName = Literal["large", "medium", "small"]
RINGS: Final[tuple[RingName, ...]] = get_args(RingName)
PathName = Literal["refinement", "settlement", "exploration", "research"]
PATHS: Final[tuple[PathName, ...]] = get_args(PathName)
HallName = Literal["refinement", "settlement", "exploration", "research", "specialisation", "division"]
HALLS: Final[tuple[HallName, ...]] = get_args(HallName)
ISLANDS: Final = [f"island-{number}" for number in range(1, 10)]
PhaseName = Literal["setup", "influence", "action", "politics", "administration", "over"]
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)

# Slots in the order in which a disc travels: within a ring, one step clockwise is the next index.
SLOTS: Final = [
    "large-right", "large-centre", "large-left", "large-upper-left", "large-top", "large-upper-right",
    "medium-right", "medium-left", "medium-upper-left", "medium-upper-right",
    "small-bottom", "small-top",
]  # fmt: skip
RING_START: Final = [0, 6, 10, 12]
RING_OF: Final = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2]
LARGE: Final = 0
MEDIUM: Final = 1
SMALL: Final = 2

CITY: Final = 3
JOURNEY: Final = 4
TOOLS: Final = 5
BONUS: Final = 6

SPECIALISATION: Final = 4
DIVISION: Final = 5

SETUP: Final = 0
INFLUENCE: Final = 1
ACTION: Final = 2
POLITICS: Final = 3
ADMINISTRATION: Final = 4
OVER: Final = 5

# What a seat holds, as one row of counts: things first, then levels and the odd rest.
KNOWLEDGE: Final = 3
SHIP: Final = 4  # + resource
EMPTY: Final = 7  # + good: warehouses showing the empty side
FULL: Final = 12  # + good: warehouses holding a good
LEVEL: Final = 17  # + path: 0 is the cave
FACTORIES: Final = 21  # still on the tableau
ISLAND: Final = 22  # of the ambassador; ISLET at the start
HOLDINGS: Final = 23

THINGS: Final = [
    *RESOURCES, "knowledge", *[f"{name}-ship" for name in RESOURCES], *[f"empty-{name}" for name in GOODS], *GOODS,
]  # fmt: skip
Currency = Literal["resource", "simple", "complex"]
CURRENCIES: Final[tuple[Currency, ...]] = get_args(Currency)
MONEY_LOW: Final = [0, FULL, FULL + 3]  # the things that a currency accepts: from here …
MONEY_HIGH: Final = [3, FULL + 3, FULL + 5]  # … up to, not including, here
TENDER: Final = [
    0,
    1,
    2,
    FULL,
    FULL + 1,
    FULL + 2,
    FULL + 3,
    FULL + 4,
]  # everything that can be paid one token at a time

NO_DISC: Final = -1
ISLET: Final = -1

# What happened to a slot's disc this turn; 0 is nothing.
Use = Literal["activated", "doubled", "inspected"]
USES: Final[tuple[Use, ...]] = get_args(Use)
ACTIVATED: Final = 1
DOUBLED: Final = 2
INSPECTED: Final = 3
IMPROVED: Final = 4  # added to one of the above

# What a payment is for; the clause that asks for it.
PURPOSES: Final = ["market", "level", "surcharge", "entry"]
PURPOSE_RULES: Final = ["NOR-12.2-a", "NOR-12.3-c", "NOR-12.3-d", "NOR-13.2-a"]
FOR_MARKET: Final = 0
FOR_SURCHARGE: Final = 2
FOR_ENTRY: Final = 3

# Counters of a turn.
ACTIONS: Final = 0
DOUBLINGS: Final = 1
BONUS_DOUBLINGS: Final = 2
NIGHT_SHIFTS: Final = 3
MODIFIES: Final = 4
INTRIGUES: Final = 5
TURN_COUNTERS: Final = 6

MOST_PLOTS: Final = 6  # factory slots an island may have in a data file; the shipped one has four
