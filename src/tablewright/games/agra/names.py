"""The names of Agra: ids for people and the wire, and the small integers that the engine uses for them.

A list of ids whose type has a name is told to the browser, too: see `view_types`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

# AGR-0-a: goods in path order. A building has the number of its good.
GoodName = Literal[
    "sandstone", "wood", "turmeric", "cotton", "cement", "plank", "curry", "oil",
    "brick", "paper", "dye", "cloth", "statue", "book", "painting", "clothes",
]  # fmt: skip
GOODS: Final[tuple[GoodName, ...]] = get_args(GoodName)
BUILDINGS: Final = [
    "quarry", "woodcutter", "turmeric-farm", "cotton-farm", "cement-works", "plank-workshop", "curry-kitchen",
    "oil-press", "brickyard", "paper-factory", "dye-works", "cloth-mill", "sculptor", "bookbinder", "painting-studio",
    "tailor",
]  # fmt: skip
CHARACTERS: Final = ["architect", "sailor", "trader", "botanist"]
SPACES: Final = [*BUILDINGS, *CHARACTERS]
Guild = Literal["artisans", "merchants", "scholars"]
GUILDS: Final[tuple[Guild, ...]] = get_args(Guild)
COLOURS: Final = ["teal", "orange", "yellow", "magenta"]
TrackName = Literal["top", "right", "bottom", "left"]
TRACKS: Final[tuple[TrackName, ...]] = get_args(TrackName)
TOKENS: Final = ["price-1-2", "price-2-3", "price-3-4"]
Side = Literal["low", "high"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
NOTABLES: Final = [
    "portuguese-trader", "sufi", "takshaka", "mahout", "khatib", "french-trader", "dyer", "cook",
    "muezzin", "jagirdar", "caliph", "calligrapher", "mullah", "english-trader", "mosaic-maker",
    "mujtahida", "dutch-trader", "painter", "subadar", "sadr-us-sudur",
    "grand-mufti", "grand-imam", "court-artist", "dewan",
]  # fmt: skip
BONUS_TILES: Final = [
    "l2-artisans", "l2-cover", "l2-merchants", "l2-favour", "l3-artisans", "l3-favour", "l3-scholars", "l3-rupees",
    "l4-scholars", "l4-favour", "l4-merchants", "l4-rupees",
]  # fmt: skip
PRINTED_ACTIONS: Final = ["receive-basic-good", "process-good", "influence-step"]
TILES: Final = [
    "stand-worker", "process-additional", "extra-mp", "sell-good", "remove-cover", "deliver-to-notable",
    "akbar-or-order", "move-farmers", "move-price-token", "exchange-equal-value", "receive-value-2",
    "meditation-step", "process-1-to-2", "free-peon",
]  # fmt: skip
FAVOUR_ACTIONS: Final = [*PRINTED_ACTIONS, *TILES]
BOWLS: Final = [*[f"left-{die}" for die in range(1, 7)], *[f"right-{die}" for die in range(1, 7)]]
OuterAction = Literal["trade", "deliver", "process", "remove-cover"]
OUTER: Final[tuple[OuterAction, ...]] = get_args(OuterAction)
OIL_CURRY: Final = ["oil", "curry", "oil-and-curry"]
PhaseName = Literal["setup", "meditation", "action", "order", "turn", "over"]
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
LEVELS: Final = 4

ARCHITECT: Final = 16
SAILOR: Final = 17
TRADER: Final = 18

BASIC: Final = 4  # goods below this number are basic, buildings below it produce
COTTON: Final = 3
CURRY: Final = 6
OIL: Final = 7
STATUE: Final = 12  # the luxury goods begin here
BOOK: Final = 13
PAINTING: Final = 14
CLOTHES: Final = 15

PORTUGUESE_TRADER: Final = 0
SUFI: Final = 1
TAKSHAKA: Final = 2
MAHOUT: Final = 3
KHATIB: Final = 4
FRENCH_TRADER: Final = 5
DYER: Final = 6
COOK: Final = 7
MUEZZIN: Final = 8
JAGIRDAR: Final = 9
CALIPH: Final = 10
CALLIGRAPHER: Final = 11
MULLAH: Final = 12
ENGLISH_TRADER: Final = 13
MOSAIC_MAKER: Final = 14
MUJTAHIDA: Final = 15
DUTCH_TRADER: Final = 16
PAINTER: Final = 17
SUBADAR: Final = 18
SADR_US_SUDUR: Final = 19
GRAND_MUFTI: Final = 20
GRAND_IMAM: Final = 21
COURT_ARTIST: Final = 22
DEWAN: Final = 23

RECEIVE_BASIC: Final = 0  # numbers of favour actions; tile n is n + 2
PROCESS_GOOD: Final = 1
INFLUENCE_STEP: Final = 2
FIRST_TILE: Final = 3
STAND_WORKER: Final = 3
PROCESS_ADDITIONAL: Final = 4
EXTRA_MP: Final = 5
SELL_GOOD: Final = 6
REMOVE_COVER: Final = 7
DELIVER_TO_NOTABLE: Final = 8
AKBAR_OR_ORDER: Final = 9
MOVE_FARMERS: Final = 10
MOVE_PRICE_TOKEN: Final = 11
EXCHANGE_EQUAL: Final = 12
RECEIVE_VALUE: Final = 13
MEDITATION_STEP: Final = 14
PROCESS_BETWEEN: Final = 15
FREE_PEON: Final = 16

TRADE: Final = 0  # outer meditation actions
DELIVER: Final = 1
PROCESS: Final = 2
UNCOVER: Final = 3

SETUP: Final = 0
MEDITATION_PHASE: Final = 1
ACTION_PHASE: Final = 2
ORDER_PHASE: Final = 3
END_PHASE: Final = 4
OVER: Final = 5

# What a seat holds, as one row of counts. The goods come first.
FAVOUR: Final = 16
SUPPLY: Final = 17  # markers in the personal supply
RUPEES: Final = 18
WORKERS: Final = 19  # in the personal supply
STORED: Final = 20  # workers on the Cook card
MEDITATION: Final = 21  # space of the meditation tracker, from 1
STEP: Final = 22  # + guild
FARMER: Final = 25  # + track: space of the farmer, from 1
COVER: Final = 29  # + track: covered spaces as bits, space 1 the lowest
DEPOT: Final = 33  # markers on the French Trader card
DEPOT_VALUES: Final = 34  # the values that they had when they were put there, as bits
BANNERS: Final = 35  # luxury goods spent this turn, as bits
REMINDERS: Final = 36  # markers lying on favour actions
USED: Final = 37  # favour actions performed this turn, as bits
HOLDINGS: Final = 38

MARKERS: Final = [*GOODS, "favour"]  # what a marker can be returned from

TRACK_LENGTH: Final = 5
ORDERS: Final = 6  # to a guild's column
SLOTS: Final = 3  # ordered goods that a notable may have
PIERS: Final = 6

# Owners of a piece, besides the seats.
NEUTRAL: Final = 4
ON_RIVER: Final = -1
OUT_OF_GAME: Final = -2
IN_PILE: Final = -1
ON_DISPLAY: Final = -2
AT_TRADER: Final = -1
NO_GOOD: Final = -1
BUILDER_GONE: Final = -1  # the Builder has left the game
UNPAID: Final = -1
NO_OUTER: Final = -1

# Counters of a turn.
MP: Final = 0
LAID: Final = 1  # workers that have generated MP
LAST_OUTER: Final = 2
ONCE: Final = 3  # once-per-turn abilities used, as bits
DOUBLES: Final = 4
DOUBLED: Final = 5  # notables with a Double Delivery this turn, as bits
REACTOR: Final = 6  # who had the Jagirdar when the Sailor was chosen
TURN_COUNTERS: Final = 7

ONCE_OIL_CURRY: Final = 1
ONCE_CALIPH: Final = 2
ONCE_ENGLISH: Final = 4
ONCE_FRENCH: Final = 8
ONCE_MOSAIC: Final = 16
ONCE_MULLAH: Final = 32
ONCE_MUEZZIN: Final = 64

MOST_RATES: Final = 4  # kinds of exchange that the Mosaic Maker may offer in a data file
MOST_PROCESSED: Final = 6

BITS: Final = [1 << bit for bit in range(24)]
