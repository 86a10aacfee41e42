"""What each seat may see, and what it may imagine of the rest.

AGR-0-j: all is open but the rupees of the others (AGR-R-61) and the order of the draw pile.
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.ch06_2_production import produced
from tablewright.games.agra.ch06_2_spaces import peon_cost
from tablewright.games.agra.ch06_3_orders import order_markers
from tablewright.games.agra.ch07_notables import is_available, markers_on
from tablewright.games.agra.farm import covers_removed
from tablewright.games.agra.names import (
    AT_TRADER,
    BANNERS,
    BASIC,
    BITS,
    BONUS_TILES,
    BUILDER_GONE,
    BUILDINGS,
    COVER,
    DEPOT,
    DOUBLES,
    FARMER,
    FAVOUR,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    GUILDS,
    IN_PILE,
    MEDITATION,
    MP,
    NEUTRAL,
    NOTABLES,
    ON_RIVER,
    ONCE,
    ONCE_CALIPH,
    ONCE_ENGLISH,
    ONCE_FRENCH,
    ONCE_MOSAIC,
    ONCE_MULLAH,
    ONCE_OIL_CURRY,
    ORDERS,
    OUT_OF_GAME,
    OUTER,
    OVER,
    PHASES,
    PIERS,
    REMINDERS,
    RUPEES,
    SIDES,
    SLOTS,
    SPACES,
    STATUE,
    STEP,
    STORED,
    SUPPLY,
    TILES,
    TOKENS,
    TRACK_LENGTH,
    TRACKS,
    USED,
    WORKERS,
)
from tablewright.games.agra.scoring import rest_value, score_lines, total
from tablewright.games.agra.state import Agra
from tablewright.games.agra.view_types import (
    AgraView,
    BonusTile,
    FavourAction,
    Good,
    GuildFacts,
    Notable,
    Owner,
    Pier,
    Player,
    Space,
    Token,
)
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.random import Chance

LIMITS: list[tuple[str, int]] = [
    ("oil-curry", ONCE_OIL_CURRY),
    ("caliph", ONCE_CALIPH),
    ("english-trader", ONCE_ENGLISH),
    ("french-trader", ONCE_FRENCH),
    ("mosaic-maker", ONCE_MOSAIC),
    ("mullah", ONCE_MULLAH),
]

# What of its income a seat still has, in hundredths of a rupee: fitted to the purses of some fifty games between bots,
# where nearly all of the truth lay within the doubt of `imagined_purse`.
SAVED_A_ROUND: Final = 90
SAVED_OF_AN_ORDER: Final = 220
SAVED_OF_A_CONTRACT: Final = 320
SAVED_OF_A_BONUS: Final = 75  # for each rupee on a building bonus tile


def view(state: Agra, viewer: Seat) -> AgraView:
    """The table as *viewer* sees it."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": state.active,
        "start": state.start,
        "order": state.order(),
        "ending": state.ending > 0,
        "last_round": state.ending > 1,
        "turn": {
            "points": state.turn[MP],
            "doubles": state.turn[DOUBLES],
            "used": [name for name, bit in LIMITS if state.turn[ONCE] & bit],
        },
        "goods": [good_view(state, good) for good in range(len(GOODS))],
        "spaces": [space_view(state, space) for space in range(len(SPACES))],
        "merchant": BUILDINGS[state.merchant],
        "builder": None if state.builder == BUILDER_GONE else BUILDINGS[state.builder],
        "tokens": [token_view(state, token) for token in range(len(TOKENS))],
        "bonus_tiles": [bonus_view(state, tile) for tile in range(len(BONUS_TILES))],
        "meditation": {
            "blocked": OUTER[state.blocked],
            "points": state.printed.space_mp[1:],
            "costs": state.printed.space_cost[1:],
            "compensation": state.printed.kick_favour[1:],
            "prices": {
                "deliver": state.printed.delivery_cost,
                "remove-cover": state.printed.cover_cost,
                "move-farmer": state.printed.farmer_cost,
            },
        },
        "river": {
            "boat": state.boat,
            "limit": state.limit,
            "fulfilled": state.fulfilled[1:],
            "piers": [pier_view(state, pier) for pier in range(1, PIERS + 1)],
        },
        "notables": [notable_view(state, at) for at in range(len(NOTABLES)) if state.contract[at] != OUT_OF_GAME],
        "guilds": [guild_view(state, guild) for guild in range(len(GUILDS))],
        "bowls": [
            {"good": GOODS[state.printed.bowl_good[bowl]], "owner": owner_view(state.bowls[bowl])}
            for bowl in range(len(state.bowls))
        ],
        "favour_actions": [favour_view(state, favour) for favour in range(len(FAVOUR_ACTIONS))],
        "display": [TILES[tile] for tile in state.display],
        "pile": sorted([TILES[tile] for tile in range(len(TILES)) if state.tile_at[tile] == IN_PILE]),
        "players": [player_view(state, viewer, seat) for seat in range(state.seats)],
        "legend": {"workers": state.printed.workers, "rounds": state.most_rounds or None},
    }


def owner_view(owner: int) -> Owner:
    """A seat, `neutral`, or nobody."""
    return None if owner == NOBODY else "neutral" if owner == NEUTRAL else owner


def good_view(state: Agra, good: int) -> Good:
    return {
        "good": GOODS[good],
        "value": state.value[good],
        "printed": state.printed.value[good],
        "material": state.printed.material[good],
        "source": None if good < BASIC else GOODS[state.printed.source[good]],
    }


def space_view(state: Agra, space: int) -> Space:
    worker = state.worker[space]
    building = space < len(BUILDINGS)
    return {
        "space": SPACES[space],
        "worker": None if worker == NOBODY else worker >> 1,
        "standing": worker != NOBODY and worker & 1 == 1,
        "built": not building or state.is_built(space),
        "level": state.printed.level[space] if building else 0,
        "cost": state.printed.cost[space] if building else 0,
        "rupees": state.coins[space] if building else 0,
    }


def token_view(state: Agra, token: int) -> Token:
    where, flags = state.token[token], state.printed.flags[token]
    side = state.printed.start_side[token] if where == AT_TRADER else where & 1
    return {
        "token": TOKENS[token],
        "good": None if where == AT_TRADER else GOODS[where >> 1],
        "side": SIDES[side],
        "value": flags[side],
        "flags": flags,
    }


def bonus_view(state: Agra, tile: int) -> BonusTile:
    printed = state.printed
    return {
        "bonus": BONUS_TILES[tile],
        "level": printed.bonus_level[tile],
        "rupees": printed.bonus_rupees[tile],
        "favour": printed.bonus_favour[tile],
        "covers": printed.bonus_covers[tile],
        "guild": GUILDS[printed.bonus_guild[tile]] if printed.bonus_steps[tile] else None,
        "owner": owner_view(state.bonus[tile]),
    }


def pier_view(state: Agra, pier: int) -> Pier:
    printed = state.printed
    return {
        "levels": [level for level in range(1, len(printed.available[pier])) if printed.available[pier][level]],
        "leave_level": printed.leave_level[pier],
        "leave_total": printed.leave_total[pier],
        "limit": printed.pier_limit[pier],
    }


def notable_view(state: Agra, notable: int) -> Notable:
    printed, orders = state.printed, state.printed.orders[notable]
    where = state.contract[notable]
    markers = [state.ordered[notable * SLOTS + place] for place in range(len(orders))]
    return {
        "notable": NOTABLES[notable],
        "level": printed.notable_level[notable],
        "guild": GUILDS[printed.guild[notable]],
        "available": is_available(state, notable),
        "owner": None if where == ON_RIVER else where,
        "markers": markers_on(state, notable),
        "orders": [
            {
                "good": GOODS[orders[place]],
                "owner": None if markers[place] == NOBODY else markers[place] >> 1,
                "double": markers[place] != NOBODY and markers[place] & 1 == 1,
            }
            for place in range(len(orders))
        ],
    }


def guild_view(state: Agra, guild: int) -> GuildFacts:
    printed, first = state.printed, guild * ORDERS
    return {
        "guild": GUILDS[guild],
        "marked": None if state.marked[guild] == ORDERS else state.marked[guild] + 1,
        "orders": [
            {
                "goods": [GOODS[good] for good in printed.order_goods[first + place]],
                "owner": owner_view(state.orders[first + place]),
            }
            for place in range(ORDERS)
        ],
        "steps": [row[STEP + guild] for row in state.hold],
        "rupees": printed.step_rupees,
        "favour": printed.step_favour,
        "top": printed.top_step,
    }


def favour_view(state: Agra, favour: int) -> FavourAction:
    tile = favour - FIRST_TILE
    return {
        "favour": FAVOUR_ACTIONS[favour],
        "tile": tile >= 0,
        "own": state.printed.own[favour],
        "spend": state.printed.spend[favour],
        "owner": None if tile < 0 or state.tile_at[tile] < 0 else state.tile_at[tile],
    }


def sees_rupees(state: Agra, viewer: Seat, seat: Seat) -> bool:
    """AGR-2.2-g: the own ones, until all are shown."""
    return viewer == seat or state.phase == OVER


def player_view(state: Agra, viewer: Seat, seat: Seat) -> Player:
    row = state.hold[seat]
    seen = sees_rupees(state, viewer, seat)
    return {
        "seat": seat,
        "rupees": row[RUPEES] if seen else None,
        "goods": {GOODS[good]: row[good] for good in range(len(GOODS))},
        "favour": row[FAVOUR],
        "supply": row[SUPPLY],
        "workers": row[WORKERS],
        "stored": row[STORED],
        "depot": row[DEPOT],
        "reminders": row[REMINDERS],
        "meditation": row[MEDITATION],
        "peon": peon_cost(state, seat),
        "farm": [
            {
                "track": TRACKS[track],
                "from": GOODS[state.printed.track_from[track]],
                "to": GOODS[state.printed.track_to[track]],
                "farmer": row[FARMER + track],
                "covered": [space + 1 for space in range(TRACK_LENGTH) if row[COVER + track] & BITS[space]],
            }
            for track in range(len(TRACKS))
        ],
        "production": {GOODS[good]: produced(state, seat, good) for good in range(BASIC)},
        "removed_covers": covers_removed(state, seat),
        "influence": {GUILDS[guild]: row[STEP + guild] for guild in range(len(GUILDS))},
        "contracts": [NOTABLES[at] for at in range(len(NOTABLES)) if state.contract[at] == seat],
        "tiles": [TILES[tile] for tile in range(len(TILES)) if state.tile_at[tile] == seat],
        "used": [FAVOUR_ACTIONS[favour] for favour in range(len(FAVOUR_ACTIONS)) if row[USED] & BITS[favour]],
        "banners": [GOODS[STATUE + at] for at in range(4) if row[BANNERS] & BITS[at]],
        "score": [
            {"item": line.item, "points": line.points, "factors": list(line.factors)}
            for line in score_lines(state, seat)
            if seen or line.item != "rupees"
        ],
        "total": total(state, seat) if seen else None,
        "tie_break": rest_value(state, seat),
    }


def imagine(state: Agra, viewer: Seat, chance: Chance) -> Agra:
    """A state that looks the same to *viewer*: another order of the pile, other purses for the others."""
    twin = state.copy()
    twin.chance = chance.copy()
    twin.pile = sorted(state.pile)
    chance.shuffle(twin.pile)
    for seat in range(state.seats):
        if not sees_rupees(state, viewer, seat):
            twin.hold[seat][RUPEES] = imagined_purse(state, seat, chance)
    return twin


def imagined_purse(state: Agra, seat: Seat, chance: Chance) -> int:
    """Rupees that *seat* may have, judged by what it did in the open, so that nothing of the truth shows."""
    orders = sum([order_markers(state, seat, guild) for guild in range(len(GUILDS))])
    built = sum([state.printed.bonus_rupees[tile] for tile in range(len(BONUS_TILES)) if state.bonus[tile] == seat])
    saved = SAVED_A_ROUND * state.round + SAVED_OF_AN_ORDER * orders
    saved += SAVED_OF_A_CONTRACT * state.contract.count(seat) + SAVED_OF_A_BONUS * built
    likely = state.printed.start_rupees[state.seats - 2] + saved // 100
    doubt = 2 + 3 * state.round // 5
    return max(0, likely - doubt + chance.below(doubt + 1) + chance.below(doubt + 1))
