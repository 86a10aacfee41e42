"""Where on the table an action belongs: the places to point at."""

from __future__ import annotations

from tablewright.games.noria.actions import (
    EXPLORE,
    Build,
    Buy,
    End,
    Invest,
    NightShift,
    OnSlot,
    Pay,
    Place,
    Produce,
    RemovePolitician,
    SeatPolitician,
    SendDelegate,
    Take,
    TakeShip,
    Travel,
)
from tablewright.games.noria.ch16_black_market import Barter, Sell
from tablewright.games.noria.names import (
    DISCS,
    FULL,
    GOODS,
    HALLS,
    ISLAND,
    ISLANDS,
    ISLET,
    PATHS,
    RESOURCES,
    RINGS,
    SLOTS,
    THINGS,
)
from tablewright.games.noria.state import Noria
from tablewright.kernel.action import Action


def zones(state: Noria, action: Action) -> list[str]:
    """The zones that *action* touches, the one to click first."""
    if isinstance(action, OnSlot):
        return [f"slot.{SLOTS[action.slot]}"]
    if isinstance(action, Place):
        return [f"slot.{SLOTS[action.slot]}", f"centre.{DISCS[action.disc]}"]
    if isinstance(action, NightShift):
        return [f"ring.{RINGS[action.ring]}"]
    if isinstance(action, Buy):
        return [f"market.{DISCS[action.disc]}"]
    if isinstance(action, (Invest, SendDelegate)):
        return [f"path.{PATHS[action.path]}"]
    if isinstance(action, Pay):
        return [f"supply.{THINGS[action.thing]}"]
    if isinstance(action, (Take, Barter)):
        return [f"supply.{RESOURCES[action.resource]}", "black-market"][: 2 if isinstance(action, Barter) else 1]
    if isinstance(action, Sell):
        return [f"supply.{THINGS[FULL + action.good]}", "black-market"]
    if isinstance(action, Produce):
        return [f"supply.{GOODS[action.good]}"]
    if isinstance(action, (SeatPolitician, RemovePolitician)):
        return [f"hall.{HALLS[action.hall]}"]
    if isinstance(action, End):
        return ["phase"]
    return island_zones(state, action)


def island_zones(state: Noria, action: Action) -> list[str]:
    if isinstance(action, Travel):
        return [f"island.{ISLANDS[action.island]}"]
    if action is EXPLORE:
        return ["cloud"]
    here = state.hold[state.active][ISLAND]
    island = "islet" if here == ISLET else ISLANDS[here]
    if isinstance(action, TakeShip):
        return [f"island.{island}.ship.{RESOURCES[action.resource]}"]
    if isinstance(action, Build):
        return [f"island.{island}.plot.{action.plot}"]
    return ["phase"]
