"""While I was away: what the others have done since my last decision, and what they have closed for me by it.

All of it is the log as I may hear it, views as I may see them, and answers of `explain` that I could have asked for.
"""

from __future__ import annotations

from datetime import UTC, timedelta
from typing import Any, Final

from tablewright.kernel.action import Action, Seat
from tablewright.kernel.step import Decision
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import Away, Closed
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.table.position import Viewer, make_log
from tablewright.server.table.progress import Progress

A_MOMENT: Final = timedelta(minutes=2)  # whoever opened a table so recently was not away from it
MOST_CLOSED: Final = 12
OWN_PLIES: Final = 24  # so far back the questions are looked for that are put once more


def make_missed(table: StoredTable, progress: Progress, viewer: Viewer, seen: int | None) -> Away:
    """For somebody who sits at the table; *seen* is the last revision that they have seen, if they know it."""
    if not viewer.mine:
        raise Trouble("foreign-seat", "who watches has not decided anything")
    match = progress.match
    seat = viewer.seat_shown(match.to_act())
    since = last_decision(progress, viewer.mine)
    log = make_log(progress, seat, first_news(progress, since), progress.ply)
    others = [entry for entry in log if entry["seat"] not in viewer.mine]
    known = 0 if seen is None or seen > progress.revision_for(viewer.mine) else progress.holds_until(progress.ply, seen)
    nobody_was_away = now() - table.created.replace(tzinfo=table.created.tzinfo or UTC) < A_MOMENT
    return {
        "seat": seat,
        "since": progress.number_for(seat, since),
        "ply": progress.ply_for(seat),
        "revision": progress.revision_for(viewer.mine),
        "log": others,
        "unseen": 0 if nobody_was_away else sum(1 for entry in others if entry["ply"] > known),
        "before": progress.game.view(match.at(since), seat),
        "closed": make_closed(progress, seat, since),
    }


def last_decision(progress: Progress, mine: list[Seat]) -> int:
    """The number of plies after the last one of *mine*; 0 before the first."""
    return max((progress.match.last_of(seat) + 1 for seat in mine), default=0)


def first_news(progress: Progress, since: int) -> int:
    """From which ply on there may be something new: what was chosen at the same time as mine was told after it."""
    plies = progress.match.plies
    first = since
    while first and plies[first - 1].in_lane and (first == since or not plies[first - 1].closed):
        first -= 1
    return first


def make_closed(progress: Progress, seat: Seat, since: int) -> list[Closed]:
    """What others took from *seat*: the questions of its last turns are put once more in the position after its last
    decision and now. What is missing now, and went with somebody's act in that very place, was closed by them; by its
    own doing the seat has lost nothing in between."""
    match = progress.match
    then, present = match.at(since), match.state
    found: list[Closed] = []
    for question in [] if then.lanes or present.lanes else last_questions(progress, seat):
        left = question.options(present)
        for action in question.options(then):
            refusal = None if action in left else question.refuse(present, action)
            if refusal is None:
                continue
            at = last_offered(progress, question, action, since)
            taker = match.plies[at]
            if (
                taker.seat != seat
                and progress.is_told(at, seat)
                and share_a_zone(progress, at, seat, taker.action, action)
            ):
                label, refused = progress.teller.offered(then, seat, action), progress.teller.refused(refusal)
                found.append({"action": list(action.fields()), "label": label, "refusal": refused, "by": taker.seat})
    return found[:MOST_CLOSED]


def last_questions(progress: Progress, seat: Seat) -> list[Decision[Any, Any]]:
    """What *seat* was asked in its last turns, each kind of question as it was last put."""
    match = progress.match
    own = [at for at, ply in enumerate(match.plies) if ply.seat == seat and not ply.in_lane]
    asked = [progress.game.question(match.at(at), seat) for at in own[-OWN_PLIES:]]
    return list({type(question): question for question in asked if question is not None}.values())


def last_offered(progress: Progress, question: Decision[Any, Any], action: Action, since: int) -> int:
    """The last ply (from 0) after *since* before which *question* would still have offered *action*."""
    plies = range(progress.ply - 1, since, -1)
    return next((at for at in plies if action in question.options(progress.match.at(at))), since)


def share_a_zone(progress: Progress, at: int, seat: Seat, one: Action, other: Action) -> bool:
    state, zones = progress.match.at(at), progress.game.zones
    return not set(zones(state, seat, one)).isdisjoint(zones(state, seat, other))
