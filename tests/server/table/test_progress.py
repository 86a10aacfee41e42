"""Random play with random undos: the rows that are stored make the same match again."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kernel.action import Seat
from tablewright.server.storage.records import Row, StoredSeat, StoredTable, now
from tablewright.server.table.progress import Progress
from tests.toy.game import HARBOUR


def a_table(seats: int, bids: str) -> StoredTable:
    seated = tuple(StoredSeat(seat, "human", identity=str(seat)) for seat in range(seats))
    chosen = {"weather": "calm", "bids": bids}
    head = ("t", "harbour", HARBOUR.version, HARBOUR.digest, chosen, "0123456789abcdef" * 2)
    return StoredTable(*head, "running", "0", False, False, 0, None, now(), seated)


@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.integers(2, 4), st.sampled_from(["sealed", "spoken"]))
def test_rows_make_the_same_match(chance: random.Random, seats: int, bids: str) -> None:
    table = a_table(seats, bids)
    progress = Progress(HARBOUR, table, [])
    rows: list[Row] = []
    for _ in range(chance.randrange(5, 50)):
        seat = chance.randrange(seats)
        reach, _ = progress.reach(seat)
        if reach and chance.random() < 0.3:
            rows += progress.undo(seat, progress.number_for(seat, chance.choice(reach)))
        elif progress.match.to_act():
            seat = chance.choice(progress.match.to_act())
            action = chance.choice(HARBOUR.options(progress.match.state, seat))
            rows += progress.act(seat, [action.fields()])
    replayed, followed = Progress(HARBOUR, table, rows), Progress(HARBOUR, table, [])
    while followed.revision < len(rows):  # as another server does, some rows at a time
        followed.follow(rows[followed.revision : followed.revision + chance.randrange(1, 5)])
    for again in (replayed, followed):
        must_be_the_same(again, progress, seats)


def test_what_was_taken_back_unseen_need_not_be_possible_any_more() -> None:
    """Rules may have been corrected since: what stands is possible under them, and nothing else is looked at."""
    rows = [Row(0, "act", ("seal",)), Row(0, "undo", (1,)), Row(0, "act", ("bid", 1)), Row(1, "act", ("bid", 1))]
    progress = Progress(HARBOUR, a_table(2, "sealed"), rows)
    assert (progress.revision, progress.match.state.bids) == (4, [1, 1])
    assert [numbers(progress, viewer) for viewer in (-1, 0, 1)] == [(0, 0), (1, 1), (1, 1)]
    for seat in (0, 1):
        rows += progress.act(seat, [("seal",)])
    assert [numbers(progress, viewer) for viewer in (-1, 0, 1)] == [(4, 6)] * 3


def must_be_the_same(again: Progress, progress: Progress, seats: int) -> None:
    assert HARBOUR.to_json(again.match.state) == HARBOUR.to_json(progress.match.state)
    assert [ply.action for ply in again.match.plies] == [ply.action for ply in progress.match.plies]
    assert (again.told_to_all, again.revision) == (progress.told_to_all, progress.revision)
    assert (again.ledger.counts, again.ledger.floors) == (progress.ledger.counts, progress.ledger.floors)
    for viewer in range(-1, seats):
        assert numbers(again, viewer) == numbers(progress, viewer)
        told = [again.is_told(at, viewer) for at in range(again.ply)]
        assert told == [progress.is_told(at, viewer) for at in range(progress.ply)]


def numbers(progress: Progress, viewer: Seat) -> tuple[int, int]:
    return progress.ply_for(viewer), progress.revision_for([] if viewer < 0 else [viewer])
