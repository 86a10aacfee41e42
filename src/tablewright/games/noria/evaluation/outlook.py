"""What a wheel of Noria will offer in the turns to come."""

from __future__ import annotations

from typing import Final

from tablewright.games.noria.names import BONUS, DISCS, NO_DISC, RING_OF, RING_START, SLOTS
from tablewright.games.noria.printed import Printed
from tablewright.games.noria.wheel import SLOT_BITS

HORIZON: Final = 6  # turns looked at one by one: a full round of the large ring; later ones are taken to be like these
ALL_TURNS: Final = 12  # after so many turns every disc is back where it was


class Glance:
    """Where a wheel stands: *row* are its slots, *turns* the turns to come, counting one that has begun.

    *turned* is how often the rings turn before the first of them. In that one the slots *picked* were used, those
    *barred* cannot be, and *doubled* says whether the doubling is spent.
    """

    def __init__(self, row: list[int], turns: int, turned: int, picked: int, barred: int, doubled: bool) -> None:
        self.row: Final = row
        self.turns: Final = turns
        self.turned: Final = turned
        self.picked: Final = picked
        self.barred: Final = barred
        self.doubled: Final = doubled


class Wheels:
    """Looks ahead on wheels: every turn the most wanted triple is used, and what was used often is wanted less."""

    def __init__(self, printed: Printed) -> None:
        self.triples: Final = printed.triples
        self.sources: Final = [[sources(triple, turned) for triple in printed.triples] for turned in range(ALL_TURNS)]

    def look_ahead(self, glance: Glance, want: list[float], fade: float) -> list[float]:
        """How many actions of each type of disc to expect in all the turns, Bonus discs counted as what they repeat.

        *want* says how useful an action of each type is; every use leaves only the share *fade* of that.
        """
        wanted = want[:]
        counts = [0.0] * len(DISCS)
        looked = min(glance.turns, HORIZON)
        picked, blocked, doubled = glance.picked, glance.picked | glance.barred, glance.doubled
        for ahead in range(looked):
            at = self.sources[(ahead + glance.turned) % ALL_TURNS]
            best: list[int] = []
            highest = 0.0
            for triple in range(len(at)):
                if picked & self.triples[triple] == picked:
                    used = uses(glance.row, at[triple], blocked, doubled, wanted)
                    total = 0.0
                    for disc in used:
                        total += wanted[disc]
                    if total > highest:
                        highest, best = total, used
            for disc in best:
                counts[disc] += 1.0
                wanted[disc] *= fade
            picked, blocked, doubled = 0, 0, False
        return [count * glance.turns / looked for count in counts] if looked else counts


def uses(row: list[int], slots: list[int], blocked: int, doubled: bool, wanted: list[float]) -> list[int]:
    """The types of the actions that the discs on *slots* give, *blocked* ones apart, doubling and repeating well."""
    found: list[int] = []
    best = twice = NO_DISC
    bonuses = 0
    bonus_doubles = False
    for slot in slots:
        disc = row[slot]
        if disc == NO_DISC or blocked & SLOT_BITS[slot]:
            continue
        kind = disc >> 1
        if kind == BONUS:
            bonuses += 1
            bonus_doubles = bonus_doubles or disc & 1 == 1
            continue
        found.append(kind)
        if best == NO_DISC or wanted[kind] > wanted[best]:
            best = kind
        if disc & 1 and (twice == NO_DISC or wanted[kind] > wanted[twice]):
            twice = kind
    if best != NO_DISC:
        found += [best] * bonuses
        if bonus_doubles:
            twice = best
    if twice != NO_DISC and not doubled:
        found.append(twice)
    return found


def sources(triple: int, turned: int) -> list[int]:
    """From which slots the discs come that lie on the slots of *triple* after all rings have turned so often."""
    found: list[int] = []
    for slot in range(len(SLOTS)):
        if triple & SLOT_BITS[slot]:
            first = RING_START[RING_OF[slot]]
            size = RING_START[RING_OF[slot] + 1] - first
            found.append(first + (slot - first - turned) % size)
    return found
