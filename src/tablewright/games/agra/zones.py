"""Where on the table an action belongs: the places to point at."""

from __future__ import annotations

from tablewright.games.agra.actions import (
    ADVANCE,
    COOK_WORKER,
    DOUBLE,
    SPEND_STATUE,
    STORE,
    TAKE_FAVOUR,
    Build,
    Deliver,
    DropTile,
    End,
    FavourHere,
    FulfilOrder,
    MakeRoom,
    Mosaic,
    MoveFarmer,
    Offer,
    OfGood,
    OnSpace,
    RemoveCover,
    Rise,
    ServeAkbar,
    SetPrice,
    TakeBonus,
    TakeTile,
)
from tablewright.games.agra.ch06_2_sailor import DoubleOrNot
from tablewright.games.agra.ch06_s_2_favour import Favour
from tablewright.games.agra.ch06_s_secondary import (
    CallCaliph,
    EnglishTrader,
    FrenchTrader,
    Luxury,
    OilCurry,
    Return,
)
from tablewright.games.agra.names import (
    BONUS_TILES,
    FAVOUR_ACTIONS,
    GOODS,
    GUILDS,
    MARKERS,
    NOTABLES,
    OIL_CURRY,
    SPACES,
    TILES,
    TOKENS,
    TRACKS,
)
from tablewright.games.agra.state import Agra
from tablewright.kernel.action import Action


def zones(state: Agra, action: Action) -> list[str]:
    """The zones that *action* touches, the one to click first."""
    if isinstance(action, Build):
        return [f"space.{SPACES[action.space]}", "space.architect"]
    if isinstance(action, OnSpace):
        return [f"space.{SPACES[action.space]}"]
    if isinstance(action, ServeAkbar):
        return [f"bowl.{GOODS[action.good]}", f"good.{GOODS[action.good]}"]
    if isinstance(action, (OfGood, Luxury)):
        return [f"good.{GOODS[action.good]}"]
    if isinstance(action, Deliver):
        return [f"notable.{NOTABLES[action.notable]}.{GOODS[action.good]}", f"good.{GOODS[action.good]}"]
    if isinstance(action, Offer):
        return [f"bowl.{GOODS[action.bowl]}", f"good.{GOODS[action.good]}"]
    if isinstance(action, Rise):
        return [f"track.{GUILDS[action.guild]}"]
    if isinstance(action, FulfilOrder):
        return [f"order.{GUILDS[action.guild]}"]
    if isinstance(action, (RemoveCover, MoveFarmer)):
        return [f"farm.{TRACKS[action.track]}.{action.space}"]
    if isinstance(action, SetPrice):
        return [f"good.{GOODS[action.good]}", f"token.{TOKENS[action.token]}"]
    if isinstance(action, TakeBonus):
        return [f"bonus.{BONUS_TILES[action.tile]}"]
    if isinstance(action, (TakeTile, DropTile)):
        return [f"tile.{TILES[action.tile]}"]
    if isinstance(action, (MakeRoom, Return)):
        marker = MARKERS[action.marker]
        return ["favour" if marker == "favour" else f"good.{marker}"]
    return other_zones(state, action)


def other_zones(state: Agra, action: Action) -> list[str]:
    if isinstance(action, (Favour, FavourHere)):
        mullah = ["contract.mullah"] if action.cheaper else []
        return [f"favour.{FAVOUR_ACTIONS[action.favour]}", *mullah]
    if isinstance(action, OilCurry):
        return [f"oil-curry.{OIL_CURRY[action.form]}"]
    if isinstance(action, CallCaliph):
        return ["contract.caliph"]
    if isinstance(action, EnglishTrader):
        return [f"good.{GOODS[action.good]}", "contract.english-trader"]
    if isinstance(action, FrenchTrader):
        return [f"good.{GOODS[action.good]}", "contract.french-trader"]
    if isinstance(action, Mosaic):
        return ["contract.mosaic-maker"]
    if action in (COOK_WORKER, STORE):
        return ["contract.cook"]
    if action is ADVANCE:
        return ["meditation"]
    if action is TAKE_FAVOUR:
        return ["favour"]
    if action is SPEND_STATUE:
        return ["good.statue"]
    top = state.stack[-1] if state.stack else None
    if action is DOUBLE and isinstance(top, DoubleOrNot):
        return [f"notable.{NOTABLES[top.notable]}.{GOODS[top.good]}", f"good.{GOODS[top.good]}"]
    return ["phase"] if isinstance(action, End) else ["answer"]
