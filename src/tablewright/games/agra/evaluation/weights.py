"""How many rupees the things of Agra are worth that are not rupees yet: places in a list of weights."""

from __future__ import annotations

from typing import Final

HORIZON: Final = 0  # + own turns to come - 1, up to five: what cannot be used any more is worth less
BASIC_GOOD: Final = 5
ADVANCED_GOOD: Final = 6
STATUES: Final = 7  # goods of luxury have prices of their own
BOOKS: Final = 8
PAINTINGS: Final = 9
GARMENTS: Final = 10
MATERIAL: Final = 11  # more for goods that can be built with
ANOTHER: Final = 12  # + number of the same good held - 1: what one more is worth of the first
HANDY: Final = 17  # so many goods can be made use of soon
LATER: Final = 18  # what one of the others is worth of that
READY_FOR_NOTABLE: Final = 19  # the share of what a demand for a good pays that holding the good is worth
READY_FOR_AKBAR: Final = 20
READY_FOR_ORDER: Final = 21
HALF_AN_ORDER: Final = 22
BEYOND_THE_BOAT: Final = 23
INFLUENCE: Final = 24  # a step
CONTRACT: Final = 25  # what it allows, over the rest of the game
LEADING: Final = 26  # a marker on a card that the seat would win
TRAILING: Final = 27
FAVOUR_HELD: Final = 28  # of what favours are worth (FAVOURS)
WORKERS_LEFT: Final = 29  # of what workers are worth (WORK)
STANDING: Final = 30  # a worker that may yet meditate, or be kicked out for a favour
MEDITATION_STEP: Final = 31
PRODUCTION: Final = 32  # times the square of what a field yields: one full field is better than two halves
TILE: Final = 33
MAIN_ACTION: Final = 34  # not taken yet in this turn
MEDITATION_POINT: Final = 35
DELIVERY: Final = 36  # that the Sailor may still make
EXCHANGED: Final = 37  # a good taken from the Trader, for each of its value
ARCHITECT: Final = 38
BOTANY: Final = 39  # each of the Botanist's two
RIVAL: Final = 40  # of what the strongest of the others gains
NEARER: Final = 41  # bringing the end all the way when far ahead
TRIGGERED: Final = 42  # and the last bit of it
AHEAD: Final = 43  # rupees that make half of "far"
WEIGHTS: Final = 44

# Many of one thing are worth less each.
FAVOURS: Final = [0.0, 0.5, 1.1, 1.7, 2.3, 2.7, 3.1, 3.4, 3.6, 3.8, 3.9]
WORK: Final = [0.0, 1.6, 2.6, 3.2, 3.7, 4.1, 4.4, 4.6, 4.8, 5.0, 5.1]
SAME: Final = 5  # goods of one kind after which all others are worth as little
TURNS: Final = 5
