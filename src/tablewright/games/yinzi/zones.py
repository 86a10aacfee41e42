"""Where on the table an action belongs: the places to point at."""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.actions import Commit, Fill, Letter
from tablewright.games.yinzi.ch06_any_time import SellFood, Spend
from tablewright.games.yinzi.names import CARDS, COMMITMENTS, INNOVATIONS, ROUTES, SQUARES
from tablewright.games.yinzi.state import Yinzi
from tablewright.kernel.action import Action, Seat

PLACES: Final = {
    "colour": "colour", "build": "factory", "site": "site", "take": "stock", "bonus": "bonus",
    "innovate": "innovation", "upgrade": "factory", "buy-tile": "track", "plant": "square", "play": "card",
    "on": "fortune", "send": "group", "to": "work", "advance": "boat", "grow": "square", "sell": "square",
    "market": "market", "rebuild": "factory", "with": "supply", "produce": "factory", "double": "factory",
    "raw": "market", "ship": "factory", "load": "square", "free": "gift", "slot": "slot", "army": "army",
    "serve": "route-pile", "give-product": "factory", "give": "square", "give-emissary": "diplomacy",
    "buy-food": "rural", "pay": "payment", "eat": "square", "move-disc": "innovation", "leave": "army",
    "burn": "factory", "lose": "product", "wither": "square", "choose-route": "route", "dock": "dock",
}  # fmt: skip


def alike(state: Yinzi, seat: Seat, card: int) -> list[int]:
    """The cards in the hand of *seat* that show the same as *card*: they are offered once, and clicked anywhere."""
    printed, hand = state.printed, state.hand[seat]
    shows = (printed.card_value[card], printed.card_workers[card])
    return [
        card,
        *[
            other
            for other in hand
            if other > card and shows == (printed.card_value[other], printed.card_workers[other])
        ],
    ]


def zones(state: Yinzi, seat: Seat, action: Action) -> list[str]:
    """The zones that *action* touches, the one to click first."""
    if isinstance(action, Letter) and action.verb == "play":
        return [f"card.{CARDS[card]}" for card in alike(state, seat, action.at)]
    if isinstance(action, Letter):
        return [f"{PLACES[action.verb]}.{action.words[1]}"]
    if isinstance(action, SellFood):
        return [f"square.{SQUARES[action.square]}", "rural"]
    if isinstance(action, Spend):
        return [f"innovation.{INNOVATIONS[action.innovation]}"]
    if isinstance(action, Commit):
        return [f"imperial.{COMMITMENTS[action.space]}"]
    if isinstance(action, Fill):
        return [f"route.{ROUTES[action.route]}"]
    return ["phase"]
