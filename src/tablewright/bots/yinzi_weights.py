"""How many victory points the things of Yinzi are worth that score nothing yet.

They were set from what each thing can be turned into, then by trying out changes in matches.
"""

from __future__ import annotations

from typing import Final

from tablewright.games.yinzi.names import RICE, SALT, TEA

HORIZON: Final = 0.13  # for each action to come: from eight on, things are worth their full price

CARD: Final = 0.3
CARD_VALUE: Final = 0.55  # for each resolution
GROUP: Final = 0.4
GROUP_WORKER: Final = 0.4
RESOLUTION: Final = 0.4  # still to be used in this action
WORKER: Final = 0.3  # of the group that is at work now

COIN: Final = 0.2  # besides its share of a silver bag
MOST_COINS: Final = 8
WOOD_HELD: Final = 0.75
STONE_HELD: Final = 1.1
MOST_RESOURCES: Final = 3
BOAT_STEP: Final = 0.8  # halfway to more capacity
CAPACITY: Final = 0.15

CROP: Final = 0.6  # a cube that urban markets buy
CROPS: Final = {TEA: 0.8, SALT: 0.5, RICE: 0.45}
SPARE_FOOD: Final = 0.3  # a food cube that nobody has to eat: a coin, or half a late shipment
HUNGER: Final = 2.0  # a misfortune tile that can still be averted
BOUGHT_FOOD: Final = 0.7  # of the food that could be bought, what one may count on

FACTORY: Final = [0.0, 0.9, 1.4, 2.1]  # what it will yet produce, by level
RAW: Final = 0.45  # for an own factory with room, in any market
WAITING: Final = 0.9  # a product, if there is a slot for it; else a third of that
ABOARD: Final = 0.6  # of the points that a product on a ship will score abroad

DISC: Final = 0.4  # on an innovation
CONTESTED: Final = 0.5  # of the points for majorities, what others may yet take away
MIGRANT: Final = 0.15
IMPERIAL: Final = [0.5, 1.3, 1.8, 2.2]
GLORY: Final = 0.7  # of the glory that would be won now
ROUTE: Final = 0.9  # a route that was served and is not taken yet
PERSONAL: Final = 0.35  # of a route of one's own, and as much again for the parts delivered

RIVAL: Final = 0.35
