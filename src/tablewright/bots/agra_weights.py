"""How many rupees the things of Agra are worth that are not rupees yet.

They were set from what each thing can be turned into, then by trying out changes in matches.
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.names import BOOK, CLOTHES, PAINTING, STATUE

# By own turns to come: what cannot be used any more is worth nothing.
HORIZON: Final = [0.0, 0.45, 0.65, 0.8, 0.9, 1.0]

BASIC_GOOD: Final = 0.4
ADVANCED_GOOD: Final = 0.85
LUXURIES: Final = {STATUE: 2.2, BOOK: 1.5, PAINTING: 2.0, CLOTHES: 2.7}
MATERIAL: Final = 0.15  # more for goods that can be built with
MORE_OF_THE_SAME: Final = [1.0, 0.9, 0.75, 0.4, 0.25, 0.1]  # the first, the second, …
HANDY: Final = 5.0  # so many goods can be made use of soon
LATER: Final = 0.3  # what one of the others is worth of that

# The share of what a demand for a good pays that holding the good is worth.
READY_FOR_NOTABLE: Final = 0.5
READY_FOR_AKBAR: Final = 0.7
READY_FOR_ORDER: Final = 0.7
HALF_AN_ORDER: Final = 0.35
BEYOND_THE_BOAT: Final = 0.25

INFLUENCE: Final = 1.0  # a step
CONTRACT: Final = 1.6  # what it allows, over the rest of the game
LEADING: Final = 0.5  # a marker on a card that the seat would win
TRAILING: Final = 0.2
FAVOUR_HELD: Final = [0.0, 0.5, 1.1, 1.7, 2.3, 2.7, 3.1, 3.4, 3.6, 3.8, 3.9]
WORKERS_LEFT: Final = [0.0, 1.6, 2.6, 3.2, 3.7, 4.1, 4.4, 4.6, 4.8, 5.0, 5.1]
STANDING: Final = 0.45  # a worker that may yet meditate, or be kicked out for a favour
MEDITATION_STEP: Final = 0.6
PRODUCTION: Final = 0.09  # times the square of what a field yields: one full field is better than two halves
TILE: Final = 0.9

MAIN_ACTION: Final = 3.0  # not taken yet in this turn
MEDITATION_POINT: Final = 0.55
DELIVERY: Final = 0.5  # that the Sailor may still make
EXCHANGED: Final = 0.5  # a good taken from the Trader, for each of its value
ARCHITECT: Final = 1.5
BOTANY: Final = 0.9  # each of the Botanist's two

RIVAL: Final = 0.4  # of what the strongest of the others gains
NEARER: Final = 24.0  # bringing the end all the way when far ahead
TRIGGERED: Final = 8.0  # and the last bit of it
AHEAD: Final = 12.0  # rupees that make half of "far"
