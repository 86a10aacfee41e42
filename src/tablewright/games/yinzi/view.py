"""What each seat may see, and what it may imagine of the rest.

YIN-G-info-1     all is open but the order of piles and decks, and the hands of the others (YIN-R-11)
YIN-G-info-2     the route discard is shown only to a seat that chooses from it; what left unseen is unknown (YIN-R-78)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tablewright.games.yinzi.ch05_c_feeding import food_needed, workers_on_board
from tablewright.games.yinzi.ch05_d_rewards import TakeRoute
from tablewright.games.yinzi.ch05_d_taxation import tax_due, tax_sum
from tablewright.games.yinzi.ch05_d_war import force
from tablewright.games.yinzi.names import (
    AREA,
    AREAS,
    ARMY,
    ASIAN_SHIPS,
    BOAT,
    BONUS,
    BONUSES,
    CARDS,
    COLOURS,
    COMMITMENTS,
    COMMITTED,
    COMMITTED_DISC,
    COMMITTED_WORKERS,
    CUBES,
    DISASTERS,
    DISCS,
    DOCKS,
    DONE,
    FACTORIES,
    FEED_WORKERS,
    FOOD,
    FORTUNES,
    GLORY_FIRST,
    GLORY_SECOND,
    GOODS,
    GROUP,
    HOLD,
    INNOVATIONS,
    LEFT,
    LOWER,
    LYING,
    MARKET,
    MARKETS,
    NATIONS,
    NO_TAX,
    NONE,
    ONLOOKER,
    PARTS,
    PHASES,
    PIECES,
    PILES,
    PLACES,
    PRODUCTS,
    PROVINCES,
    RECRUIT,
    ROUTES,
    SHIPS,
    SITES,
    SPACES,
    SQUARES,
    TAXED,
    THINGS,
    TRACK,
    UNITS,
    UPPER,
    WORKERS,
    WORKS,
)
from tablewright.games.yinzi.scoring import score_lines
from tablewright.games.yinzi.state import Yinzi
from tablewright.games.yinzi.view_types import (
    ActionCard,
    AnyView,
    Dock,
    Factory,
    Food,
    Market,
    Piece,
    Pile,
    Player,
    Route,
    ShipPile,
    Square,
    Turn,
)
from tablewright.games.yinzi.window import enemy_strength
from tablewright.kernel.action import NOBODY, Seat
from tablewright.kernel.random import Chance
from tablewright.kernel.rows import with_row

Id = TypeVar("Id", bound=str)

SLOT_NAMES = [*PRODUCTS, "tea"]


def name(ids: Sequence[Id], at: int) -> Id | None:
    return None if at < 0 else ids[at]


def owner(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat


def view(state: Yinzi, viewer: Seat) -> AnyView:
    """The table as *viewer* sees it."""
    printed = state.printed
    if not state.market_tile:
        return {"phase": PHASES[state.phase], "colours": [name(COLOURS, colour) for colour in state.colour]}
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": printed.rounds,
        "active": state.active,
        "order": state.order,
        "colours": [name(COLOURS, colour) for colour in state.colour],
        "rate": state.exchange(),
        "rates": printed.rates,
        "die": state.die,
        "stock": {"wood": state.stock[0], "stone": state.stock[1]},
        "squares": [square_view(state, square) for square in range(len(SQUARES))],
        "factories": [factory_view(state, at) for at in range(len(FACTORIES)) if state.site[at] != NONE],
        "display": [FACTORIES[factory] for factory in state.display],
        "factory_pile": len(state.mills),
        "track": [
            {"column": TRACK[at], "tile": name(GOODS, state.track[at]), "price": printed.tile_prices[at]}
            for at in range(len(TRACK))
        ],
        "tile_pile": len(state.tiles),
        "bonuses": [{"bonus": BONUSES[at], "seat": owner(holder(state, at))} for at in range(len(BONUSES))],
        "markets": [market_view(state, province) for province in range(len(PROVINCES))],
        "rural": state.rural[: state.seats],
        "docks": [dock_view(state, dock) for dock in printed.docks_by_players[state.seats - 2]],
        "ship_piles": [ship_pile_view(state, pile) for pile in state.ships],
        "abroad": [
            {
                "area": AREAS[area],
                "points": printed.area_vp[area],
                "products": state.abroad[area * 4 : area * 4 + state.seats],
                "emissaries": state.envoys[area * 4 : area * 4 + state.seats] if area < len(NATIONS) else [],
            }
            for area in range(len(AREAS))
        ],
        "routes": [pile_view(state, pile) for pile in range(state.seats)],
        "route_discard": {"size": len(state.discard), "tiles": discard_view(state, viewer)},
        "enemy": enemy_strength(state),
        "war_line": state.war_line,
        "glory_points": printed.glory_vp,
        "tax_brackets": [
            {"most": printed.tax_max[at], "silver": printed.tax_silver[at]} for at in range(len(printed.tax_max))
        ],
        "imperial": [
            {
                "commitment": COMMITMENTS[at],
                "workers": printed.imperial_workers[at],
                "coins": printed.imperial_coins[at],
                "silver": printed.imperial_silver[at],
            }
            for at in range(len(COMMITMENTS))
        ],
        "innovations": [
            {"innovation": INNOVATIONS[at], "seat": owner(state.innovation[at]), "fresh": state.fresh >> at & 1 == 1}
            for at in range(len(INNOVATIONS))
        ],
        "transport_left": state.units_left(state.active) if state.window else None,
        "turn": turn_view(state) if state.window else None,
        "capacity": printed.capacity,
        "players": [player_view(state, viewer, seat) for seat in range(state.seats)],
        "legend": {
            "borders": [
                {"sides": [PLACES[place] for place in printed.border_sides[at]], "units": printed.border_units[at]}
                for at in range(len(printed.border_sides))
            ],
            "forces": [force(state, seat) for seat in range(state.seats)],
        },
    }


def turn_view(state: Yinzi) -> Turn:
    """What the active seat has used and still has to use in this turn, step or go."""
    turn = state.turn
    return {"resolutions": turn[LEFT], "workers": turn[GROUP], "transport_used": turn[UNITS], "food": turn[FOOD]}


def holder(state: Yinzi, bonus: int) -> Seat:
    for seat in range(state.seats):
        if state.hold[seat][BONUS] == bonus + 1:
            return seat
    return NOBODY


def square_view(state: Yinzi, square: int) -> Square:
    return {
        "square": SQUARES[square],
        "printed": GOODS[state.printed.grid[square]],
        "tile": name(GOODS, state.tile[square]),
        "seat": owner(state.cube[square]),
        "cubes": state.cubes[square],
        "factory": name(FACTORIES, state.built[square]),
    }


def factory_view(state: Yinzi, factory: int) -> Factory:
    return {
        "factory": FACTORIES[factory],
        "product": PRODUCTS[factory // 4],
        "colour": COLOURS[factory % 4],
        "site": SITES[state.site[factory]],
        "owner": owner(state.owner[factory]),
        "level": state.level[factory],
        "storage": state.printed.storage[state.level[factory]],
        "products": state.made[factory * 4 : factory * 4 + state.seats],
    }


def market_view(state: Yinzi, province: int) -> Market:
    goods = state.printed.market_goods[state.market_tile[province]]
    first = province * MARKET
    return {
        "province": PROVINCES[province],
        "tile": MARKETS[state.market_tile[province]],
        "spaces": [
            {"space": SPACES[first + at], "good": name(GOODS, goods[at]), "seat": owner(state.market[first + at])}
            for at in range(MARKET)
        ],
    }


def piece(code: int) -> Piece | None:
    """A piece on a ship."""
    if code == NONE:
        return None
    if code < 4:
        return {"piece": "cube", "seat": code}
    return {"piece": "product", "seat": code - 4} if code < 8 else {"piece": "virtual", "seat": None}


def dock_view(state: Yinzi, dock: int) -> Dock:
    ship = state.dock[dock]
    slots = state.printed.ship_slots[ship] if ship != NONE else []
    first = dock * HOLD * 2
    return {
        "dock": DOCKS[dock],
        "ship": name(SHIPS, ship),
        "nation": NATIONS[state.printed.ship_nation[ship]] if ship != NONE else None,
        "slots": [
            {
                "demand": SLOT_NAMES[slots[at]],
                "cargo": [piece(state.cargo[first + at * 2]), piece(state.cargo[first + at * 2 + 1])],
            }
            for at in range(len(slots))
        ],
        "emissaries": state.emissary[dock * 4 : dock * 4 + state.seats],
    }


def ship_pile_view(state: Yinzi, pile: list[int]) -> ShipPile:
    """YIN-S-ship-4: the top ship lies face up."""
    demands = state.printed.ship_slots[pile[-1]] if pile else []
    return {
        "size": len(pile),
        "top": SHIPS[pile[-1]] if pile else None,
        "demands": [SLOT_NAMES[demand] for demand in demands],
    }


def route_view(state: Yinzi, route: int) -> Route:
    printed = state.printed
    return {
        "route": ROUTES[route],
        "demand": [PARTS[part] for part in printed.route_parts[route]],
        "coins": printed.route_coins[route],
        "silver": printed.route_silver[route],
        "points": printed.route_vp[route],
        "war": printed.route_war[route],
        "disaster": DISASTERS[printed.route_disaster[route]],
    }


def pile_view(state: Yinzi, pile: int) -> Pile:
    route = state.open_route[pile]
    return {
        "pile": PILES[pile],
        "left": len(state.routes[pile]),
        "open": route_view(state, route) if route != NONE else None,
        "server": owner(state.server[pile]),
    }


def sees_discard(state: Yinzi, viewer: Seat) -> bool:
    """YIN-G-info-2: is *viewer* choosing from it now?"""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, TakeRoute) and top.seat == viewer


def discard_view(state: Yinzi, viewer: Seat) -> list[Route] | None:
    return [route_view(state, route) for route in state.discard] if sees_discard(state, viewer) else None


def card_view(state: Yinzi, card: int) -> ActionCard:
    return {"card": CARDS[card], "value": state.printed.card_value[card], "workers": state.printed.card_workers[card]}


def player_view(state: Yinzi, viewer: Seat, seat: Seat) -> Player:
    row = state.hold[seat]
    lines = score_lines(state, seat)
    supply = {THINGS[at]: row[at] for at in range(len(THINGS))}
    return {
        "seat": seat,
        "colour": name(COLOURS, state.colour[seat]),
        "supply": supply,
        "cubes": row[CUBES],
        "discs": row[DISCS],
        "products": row[PIECES],
        "workers": row[WORKERS],
        "boat": row[BOAT] + 1,
        "capacity": state.printed.capacity[row[BOAT]],
        "bonus": name(BONUSES, row[BONUS] - 1),
        "hand": [card_view(state, card) for card in state.hand[seat]] if seat == viewer else None,
        "hand_size": len(state.hand[seat]),
        "deck": len(state.deck[seat]),
        "fortunes": [
            {
                "fortune": FORTUNES[at],
                "card": card_view(state, state.played[seat][at]) if state.played[seat][at] != NONE else None,
                "workers": state.groups[seat][at],
            }
            for at in range(len(FORTUNES))
        ],
        "works": [
            {"work": WORKS[at], "done": row[DONE] >> at & 1 == 1, "workers": row[AREA + at]} for at in range(len(WORKS))
        ],
        "imperial": name(COMMITMENTS, row[COMMITTED] - 1),
        "imperial_workers": row[COMMITTED_WORKERS],
        "imperial_disc": row[COMMITTED_DISC],
        "army": row[ARMY],
        "veterans": row[LYING],
        "recruit": row[RECRUIT],
        "migrants": {"upper": row[UPPER], "lower": row[LOWER]},
        "tax_discs": row[TAXED],
        "tax_sum": tax_sum(state, seat),
        "tax_due": 0 if row[BONUS] == NO_TAX + 1 else tax_due(state, tax_sum(state, seat)),
        "food": food_view(state, seat),
        "glories": [row[GLORY_FIRST], row[GLORY_SECOND]],
        "personal": [{**route_view(state, route), "met": met_view(state, route)} for route in state.personal[seat]],
        "won": [route_view(state, route) for route in state.won[seat]],
        "score": [{"item": line.item, "points": line.points, "factors": list(line.factors)} for line in lines],
        "total": sum([line.points for line in lines]),
    }


def food_view(state: Yinzi, seat: Seat) -> Food:
    """YIN-C-feed-2 as it looks now: the groups that still wait on the player board will have to be fed too."""
    workers = workers_on_board(state, seat) + sum(state.groups[seat])
    fed = state.hold[seat][BONUS] == FEED_WORKERS + 1
    printed = state.printed
    own = state.own_squares(seat)
    halves = sum([printed.food_halves[state.good_on(square)] * state.cubes[square] for square in own])
    return {
        "workers": workers,
        "needed": 0 if fed else food_needed(workers, printed.workers_per_food),
        "grown": halves // 2,
    }


def met_view(state: Yinzi, route: int) -> list[bool]:
    return [state.met[route] >> part & 1 == 1 for part in range(len(state.printed.route_parts[route]))]


def imagine(state: Yinzi, viewer: Seat, chance: Chance) -> Yinzi:
    """A state that looks the same to *viewer*: decks, hands of others, piles and unseen routes are drawn anew."""
    twin = state.copy()
    twin.chance = chance.copy()
    if not state.market_tile:
        return twin
    imagine_cards(twin, viewer, chance)
    twin.mills = mixed(twin.mills, chance)
    twin.tiles = mixed(twin.tiles, chance)
    imagine_ships(twin, chance)
    imagine_routes(twin, viewer, chance)
    return twin


def mixed(things: list[int], chance: Chance) -> list[int]:
    """*things* in an order that owes nothing to the one that they were in."""
    drawn = sorted(things)
    chance.shuffle(drawn)
    return drawn


def imagine_cards(twin: Yinzi, viewer: Seat, chance: Chance) -> None:
    """Hands of others are drawn again from what their owners have not yet played."""
    for seat in range(twin.seats):
        hand = twin.hand[seat] if seat == viewer else []
        cards = mixed(twin.deck[seat] if seat == viewer else twin.hand[seat] + twin.deck[seat], chance)
        drawn = len(twin.hand[seat]) - len(hand)
        twin.hand = with_row(twin.hand, seat, sorted(hand + cards[:drawn]))
        twin.deck = with_row(twin.deck, seat, cards[drawn:])


def imagine_ships(twin: Yinzi, chance: Chance) -> None:
    """The two tops are known; below them, and in the box, lies any ship that was never seen."""
    hidden = [ship for pile in twin.ships for ship in pile[:-1]]
    european = [ship for ship in hidden if ship >= ASIAN_SHIPS]
    asian = mixed([ship for ship in hidden + twin.boxed if ship < ASIAN_SHIPS], chance)
    wanted = len(hidden) - len(european)
    twin.boxed = asian[wanted:]
    kept = mixed(asian[:wanted] + european, chance)
    first = max(len(twin.ships[0]) - 1, 0)
    twin.ships = [kept[:first] + twin.ships[0][-1:], kept[first:] + twin.ships[1][-1:]]


def imagine_routes(twin: Yinzi, viewer: Seat, chance: Chance) -> None:
    """Tiles that *viewer* never saw: in the piles, in the box, and in the discard."""
    knows = 1 << (ONLOOKER if viewer == NOBODY else viewer)
    hidden = [route for route in twin.discard if twin.seen[route] & knows == 0]
    known = [route for route in twin.discard if twin.seen[route] & knows]
    unknown = mixed([route for route in range(len(ROUTES)) if twin.seen[route] & knows == 0], chance)
    seen = [0 if route in unknown else twin.seen[route] for route in range(len(ROUTES))]
    for at in range(len(hidden)):  # whoever else looked through the discard knows what lies there now
        seen[unknown[at]] = twin.seen[hidden[at]]
    twin.seen = seen
    at = len(hidden)
    twin.discard = sorted(known + unknown[:at])
    for pile in range(len(PILES)):
        size = len(twin.routes[pile])
        twin.routes = with_row(twin.routes, pile, unknown[at : at + size])
        at += size
