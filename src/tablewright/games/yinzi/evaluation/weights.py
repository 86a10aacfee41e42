"""How many victory points the things of Yinzi are worth that score nothing yet: places in a list of weights."""

from __future__ import annotations

from typing import Final

HORIZON: Final = 0  # for each action to come: from 1 / HORIZON of them on, things are worth their full price
CARD: Final = 1
CARD_VALUE: Final = 2  # for each resolution
GROUP: Final = 3
GROUP_WORKER: Final = 4
RESOLUTION: Final = 5  # still to be used in this action
WORKER: Final = 6  # of the group that is at work now
COIN: Final = 7  # besides its share of a silver bag
WOOD_HELD: Final = 8
STONE_HELD: Final = 9
BOAT_STEP: Final = 10  # halfway to more capacity
CAPACITY: Final = 11
CROP: Final = 12  # a cube that urban markets buy; some have their own price
TEA_CROP: Final = 13
SALT_CROP: Final = 14
RICE_CROP: Final = 15
SPARE_FOOD: Final = 16  # a food cube that nobody has to eat: a coin, or half a late shipment
HUNGER: Final = 17  # a misfortune tile that can still be averted
BOUGHT_FOOD: Final = 18  # of the food that could be bought, what one may count on
FACTORY: Final = 19  # + level - 1: what it will yet produce
RAW: Final = 22  # for an own factory with room, in any market
WAITING: Final = 23  # a product, if there is a slot for it; else a third of that
ABOARD: Final = 24  # of the points that a product on a ship will score abroad
DISC: Final = 25  # on an innovation
CONTESTED: Final = 26  # of the points for majorities, what others may yet take away
MIGRANT: Final = 27
IMPERIAL: Final = 28  # + pieces committed - 1
GLORY: Final = 32  # of the glory that would be won now
ROUTE: Final = 33  # a route that was served and is not taken yet
PERSONAL: Final = 34  # of a route of one's own, and as much again for the parts delivered
RIVAL: Final = 35  # of what the strongest of the others has
SOLDIER: Final = 36  # in the army, besides the glory that it would win now
FARM: Final = 37  # a square that is farmed
ENVOY: Final = 38  # at a nation
SILVER_BAG: Final = 39  # besides its points
WEIGHTS: Final = 40

MOST_COINS: Final = 8
MOST_RESOURCES: Final = 3
