"""Chapter 5.6: guilds, influence and favour tiles.

AGR-4.3-a   the top step of a track triggers the end
AGR-5.6-c   on step 3 or 6: favour, or one of the face-up tiles
AGR-5.6-d   whatever caused the step, whoever's turn it is, on arrival only
AGR-5.6-e   a marker on the top step cannot rise
AGR-6.S.2-g a tile taken from the display is replaced at once (AGR-R-32)
AGR-6.S.2-h three tiles at most: one of four is given up and shuffled into the pile (AGR-R-31)
AGR-6.S.2-i a new tile is unused, unless its seat has used it this turn: each favour action once a turn (AGR-R-31)
AGR-A.I.15-a the Mosaic Maker takes any tile of display or pile, then the pile is shuffled (AGR-R-62)
"""

from __future__ import annotations

from typing import Final

from tablewright.games.agra.actions import DROP_TILE, RISE, TAKE_FAVOUR, TAKE_TILE, DropTile, Rise, TakeTile
from tablewright.games.agra.doors import gain_favour
from tablewright.games.agra.names import (
    BITS,
    FIRST_TILE,
    GUILDS,
    IN_PILE,
    ON_DISPLAY,
    STEP,
    TILES,
)
from tablewright.games.agra.state import Agra, Closed
from tablewright.kernel.action import NOBODY, Action, Fields, Seat
from tablewright.kernel.refusal import Refusal
from tablewright.kernel.rows import with_entry, without
from tablewright.kernel.step import Procedure


def trigger_end(state: Agra, rule: str) -> None:
    """AGR-4.3-a, AGR-8.0-b: the first trigger counts, further ones change nothing."""
    if state.ending == 0:
        state.ending = 1
        state.tell(rule, NOBODY, "end-triggered")


def rise(state: Agra, rule: str, seat: Seat, guild: int) -> None:
    """AGR-5.6-c to AGR-5.6-e: one step; call it last, since it may ask."""
    row, printed = state.hold[seat], state.printed
    if row[STEP + guild] == printed.top_step:
        state.tell("AGR-5.6-e", seat, "stayed", (guild,))
        return
    row[STEP + guild] += 1
    step = row[STEP + guild]
    state.tell(rule, seat, "rose", (guild, step))
    if printed.step_ends[step]:
        trigger_end(state, "AGR-4.3-a")
    if printed.step_favour[step] > 0:
        if state.display:
            state.then([StepBonus(seat, step)])
        else:
            gain_favour(state, "AGR-5.6-c", seat, printed.step_favour[step])


def is_on_top(state: Agra, seat: Seat, guild: int) -> bool:
    return state.hold[seat][STEP + guild] == state.printed.top_step


class RiseLater(Procedure[Agra]):
    """A step that is owed after something else."""

    def __init__(self, seat: Seat, guild: int, rule: str) -> None:
        super().__init__(seat)
        self.guild: Final = guild
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "rise-later", self.seat, self.guild, self.rule

    def run(self, state: Agra) -> None:
        rise(state, self.rule, self.seat, self.guild)


class PickTracks(Closed):
    """On which track, not among *taken*, does the seat rise? *left* different ones."""

    def __init__(self, seat: Seat, left: int, taken: int, rule: str) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.taken: Final = taken
        self.rule: Final = rule

    def fields(self) -> Fields:
        return "pick-tracks", self.seat, self.left, self.taken, self.rule

    def options(self, state: Agra) -> list[Action]:
        return [RISE[guild] for guild in range(len(GUILDS)) if not self.taken & BITS[guild]]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return Refusal(self.rule, "track-taken", (action.guild,)) if isinstance(action, Rise) else None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, Rise)
        if self.left > 1:
            state.then([PickTracks(self.seat, self.left - 1, self.taken | BITS[action.guild], self.rule)])
        rise(state, self.rule, self.seat, action.guild)


class StepBonus(Closed):
    """AGR-5.6-c: favour or a tile of the display?"""

    def __init__(self, seat: Seat, step: int) -> None:
        super().__init__(seat)
        self.step: Final = step

    def fields(self) -> Fields:
        return "step-bonus", self.seat, self.step

    def options(self, state: Agra) -> list[Action]:
        found: list[Action] = [TAKE_FAVOUR]
        found += [TAKE_TILE[tile] for tile in state.display]
        return found

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        return Refusal("AGR-5.6-c", "not-on-display") if isinstance(action, TakeTile) else None

    def resolve(self, state: Agra, action: Action) -> None:
        if isinstance(action, TakeTile):
            take_tile(state, "AGR-5.6-c", self.seat, action.tile)
        else:
            gain_favour(state, "AGR-5.6-c", self.seat, state.printed.step_favour[self.step])


def take_tile(state: Agra, rule: str, seat: Seat, tile: int) -> None:
    """AGR-6.S.2-g to AGR-6.S.2-i: from display or pile; a fourth one asks which to give up."""
    if state.tile_at[tile] == ON_DISPLAY:
        state.display.remove(tile)
    else:
        state.pile = without(state.pile, tile)
    state.tile_at = with_entry(state.tile_at, tile, seat)
    state.tell(rule, seat, "took-tile", (tile,))
    refill(state)
    if tiles_of(state, seat) > state.printed.most_tiles:
        state.then([GiveUpTile(seat)])


def tiles_of(state: Agra, seat: Seat) -> int:
    return sum([1 for where in state.tile_at if where == seat])


def refill(state: Agra) -> None:
    """AGR-R-32: as far as the pile goes."""
    while len(state.display) < state.printed.display and state.pile:
        state.reveal()
        tile = state.pile[-1]
        state.pile = state.pile[:-1]
        state.display.append(tile)
        state.tile_at = with_entry(state.tile_at, tile, ON_DISPLAY)
        state.tell("AGR-6.S.2-g", NOBODY, "displayed", (tile,))


class GiveUpTile(Closed):
    """AGR-6.S.2-h: which of the four, the new one included?"""

    def fields(self) -> Fields:
        return "give-up-tile", self.seat

    def options(self, state: Agra) -> list[Action]:
        return [DROP_TILE[tile] for tile in range(len(TILES)) if state.tile_at[tile] == self.seat]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, DropTile):
            return Refusal("AGR-6.S.2-h", "tile-not-owned", (FIRST_TILE + action.tile,))
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, DropTile)
        state.tile_at = with_entry(state.tile_at, action.tile, IN_PILE)
        state.pile = [*state.pile, action.tile]
        state.tell("AGR-6.S.2-h", self.seat, "gave-up-tile", (action.tile,))
        state.then([ShufflePile(self.seat)])


class ShufflePile(Procedure[Agra]):
    """AGR-6.S.2-h: nobody knows the order of the pile any more."""

    def fields(self) -> Fields:
        return "shuffle-pile", self.seat

    def run(self, state: Agra) -> None:
        state.pile = state.pile[:]
        state.shuffle(state.pile)
        refill(state)


class AnyTile(Closed):
    """AGR-A.I.15-a: a tile of the display or of the whole pile, whose order alone is secret."""

    def fields(self) -> Fields:
        return "any-tile", self.seat

    def options(self, state: Agra) -> list[Action]:
        return [TAKE_TILE[tile] for tile in range(len(TILES)) if state.tile_at[tile] < 0]

    def refuse(self, state: Agra, action: Action) -> Refusal | None:
        if isinstance(action, TakeTile):
            return Refusal("AGR-A.I.15-a", "tile-taken", (state.tile_at[action.tile],))
        return None

    def resolve(self, state: Agra, action: Action) -> None:
        assert isinstance(action, TakeTile)
        state.then([ShufflePile(self.seat)])
        take_tile(state, "AGR-A.I.15-a", self.seat, action.tile)
