"""What stands on a button: people look for the good first and for its square second, and want to know the price."""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import STOP, Letter
from tablewright.games.yinzi.ch05_b_urban import urban_price
from tablewright.games.yinzi.ch06_any_time import SellFood
from tablewright.games.yinzi.names import FEEDING, FOOD, GOODS, NONE, ROUTES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Action, Fields, Seat

ON_SQUARES: Final = ("grow", "sell", "load", "give", "eat", "wither")


def label(state: Yinzi, seat: Seat, action: Action) -> Fields:
    """A fuller phrase for *action* with what is there now; empty if the plain one says it all."""
    if action is STOP:
        hungry = state.phase == FEEDING and state.turn[FOOD] > 0
        return ("do-stop-hungry", state.turn[FOOD] * state.printed.hunger_misfortune) if hungry else ()
    if isinstance(action, SellFood):
        return "do-sell-food-good", GOODS[state.good_on(action.square)], action.fields()[1]
    if not isinstance(action, Letter):
        return ()
    verb, word = action.fields()
    if verb in ON_SQUARES:
        return f"do-{verb}-good", GOODS[state.good_on(action.at)], word
    if verb == "buy-tile" and state.track[action.at] != NONE:
        return "do-buy-tile-good", GOODS[state.track[action.at]], word, state.printed.tile_prices[action.at]
    if verb == "market" and state.market_tile:
        return "do-market-price", word, urban_price(state, seat, action.at)
    if verb == "serve" and state.open_route[action.at] != NONE:
        return "do-serve-route", ROUTES[state.open_route[action.at]], word
    return ()
