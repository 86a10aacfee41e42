"""The farm: production tracks, cover tiles, farmers; and the meditation track beside it.

AGR-2.2-a   a square with a basic good in each corner and a track of five spaces on each side
AGR-5.2.3-a production of a good: uncovered spaces between its corner and the farmers of its two tracks
AGR-5.2.3-b a covered space does not hide those behind it
AGR-5.2.3-c from 0 to 8
AGR-5.2.3-d with the farmer on p, the corner at space 1 counts the open spaces below p, the other those above
AGR-6.2.2.1B-b  advancing the meditation tracker
AGR-6.2.2.1B-d  not beyond the last space
AGR-6.2.2.1B-f  removing a cover tile, which is kept beside the board
AGR-6.2.2.1B-g  two moves of one space, with one farmer or two
AGR-6.2.2.1B-h  along the own track, never onto a cover tile
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import ENOUGH, MOVE, REMOVE, MoveFarmer, RemoveCover
from tablewright.games.agra.names import BITS, COVER, FARMER, MEDITATION, TRACK_LENGTH, TRACKS
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import Action, Fields, Seat
from tablewright.kernel.refusal import Refusal

NO_TRACK: Final = -1
OPEN_SPACES: Final = [bin(bits).count("1") for bits in range(1 << TRACK_LENGTH)]
ALL_SPACES: Final = (1 << TRACK_LENGTH) - 1


def production(state: Agra, seat: Seat, good: int) -> int:
    """AGR-5.2.3-a to AGR-5.2.3-d: how much of a basic good the farm yields."""
    row, printed = state.hold[seat], state.printed
    amount = 0
    for track in range(len(TRACKS)):
        open_bits = ALL_SPACES & ~row[COVER + track]
        below = BITS[row[FARMER + track] - 1] - 1
        if printed.track_from[track] == good:
            amount += OPEN_SPACES[open_bits & below]
        if printed.track_to[track] == good:
            amount += OPEN_SPACES[open_bits & ~(below | BITS[row[FARMER + track] - 1])]
    return amount


def covers_left(state: Agra, seat: Seat) -> int:
    row, count = state.hold[seat], 0
    for track in range(len(TRACKS)):
        count += OPEN_SPACES[row[COVER + track]]
    return count


def covers_removed(state: Agra, seat: Seat) -> int:
    return len(TRACKS) * OPEN_SPACES[state.printed.covered] - covers_left(state, seat)


def cover_options(state: Agra, seat: Seat) -> list[Action]:
    row = state.hold[seat]
    return [
        REMOVE[track][space]
        for track in range(len(TRACKS))
        for space in range(TRACK_LENGTH)
        if row[COVER + track] & BITS[space]
    ]


def remove_cover(state: Agra, rule: str, seat: Seat, track: int, space: int) -> None:
    state.hold[seat][COVER + track] &= ~BITS[space - 1]
    state.tell(rule, seat, "uncovered", (track, space))


def no_cover_there(action: RemoveCover) -> Refusal:
    return Refusal("AGR-6.2.2.1B-f", "no-cover-there", (action.track, action.space))


def cannot_move_farmer(state: Agra, seat: Seat, track: int, space: int) -> Refusal | None:
    """AGR-6.2.2.1B-h: why the farmer of *track* cannot step to *space*; None if it can."""
    row = state.hold[seat]
    if abs(row[FARMER + track] - space) != 1:
        return Refusal("AGR-6.2.2.1B-h", "farmer-too-far", (track, space))
    if row[COVER + track] & BITS[space - 1]:
        return Refusal("AGR-6.2.2.1B-h", "covered", (track, space))
    return None


def farmer_options(state: Agra, seat: Seat) -> list[Action]:
    row = state.hold[seat]
    found: list[Action] = []
    for track in range(len(TRACKS)):
        here, covers = row[FARMER + track], row[COVER + track]
        if here > 1 and not covers & BITS[here - 2]:
            found.append(MOVE[track][here - 2])
        if here < TRACK_LENGTH and not covers & BITS[here]:
            found.append(MOVE[track][here])
    return found


def move_farmer(state: Agra, rule: str, seat: Seat, track: int, space: int) -> None:
    state.hold[seat][FARMER + track] = space
    state.tell(rule, seat, "moved-farmer", (track, space))


class ChooseCover(Closed):
    """AGR-6.2.2.1B-f: which cover tile goes? Owed only while there are several."""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "choose-cover", self.seat, self.rule

    def options(self, state: Agra) -> list[Action]:
        return cover_options(state, self.seat)

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return no_cover_there(action) if isinstance(action, RemoveCover) else None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, RemoveCover)
        remove_cover(state, self.rule, self.seat, action.track, action.space)


def owe_cover(state: Agra, rule: str, seat: Seat) -> None:
    """Remove a cover tile: the last one without asking, none if none is left (AGR-0-i)."""
    found = cover_options(state, seat)
    if len(found) == 1:
        ChooseCover(seat, rule).resolve(state, found[0])
    elif found:
        state.then([ChooseCover(seat, rule)])


class FarmerMoves(Closed):
    """AGR-6.2.2.1B-g: the next of *left* moves. The farmer of *track* came from *origin*, and stays away."""

    def __init__(self, seat: Seat, left: int, track: int, origin: int, rule: str) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.track: Final = track
        self.origin: Final = origin
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "farmer-moves", self.seat, self.left, self.track, self.origin, self.rule

    def options(self, state: Agra) -> list[Action]:
        found = farmer_options(state, self.seat)
        if self.track == NO_TRACK:
            return found
        back = MOVE[self.track][self.origin - 1]
        found = [move for move in found if move is not back]
        found.append(ENOUGH)
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if not isinstance(action, MoveFarmer):
            return None
        wrong = cannot_move_farmer(state, self.seat, action.track, action.space)
        return wrong if wrong is not None else Refusal("AGR-6.2.2.1B-g", "there-and-back", (action.track,))

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, MoveFarmer):
            walk(state, self.rule, self.seat, self.left, action)


def walk(state: Agra, rule: str, seat: Seat, left: int, action: MoveFarmer) -> None:
    """One of *left* moves; another one is asked for if there is any."""
    origin = state.hold[seat][FARMER + action.track]
    move_farmer(state, rule, seat, action.track, action.space)
    if left > 1:
        step = FarmerMoves(seat, left - 1, action.track, origin, rule)
        if len(step.options(state)) > 1:
            state.then([step])


def advance_tracker(state: Agra, rule: str, seat: Seat) -> None:
    """AGR-6.2.2.1B-d: one space on, unless it is on the last one."""
    row = state.hold[seat]
    if row[MEDITATION] < state.printed.last_space:
        row[MEDITATION] += 1
        state.tell(rule, seat, "advanced", (row[MEDITATION],))
