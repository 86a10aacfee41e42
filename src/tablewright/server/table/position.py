"""Positions: a table as one viewer may see it. Hidden things leave the engine through `view` and `heard_by` alone."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final, cast

from tablewright.kernel.action import NOBODY, Action, Seat
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.step import Interrupt
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.position import (
    FinalResult,
    Head,
    LogEntry,
    Option,
    Position,
    Question,
    Rest,
    RulesDifference,
    SeatedPlayer,
    UndoReach,
    Waiting,
    Why,
)
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.table.lessons import make_guided
from tablewright.server.table.namesakes import names_at
from tablewright.server.table.progress import NOTHING_KNOWN, Progress
from tablewright.server.table.time_control import shown as shown_clock

SETUP: Final = 0
PAGE: Final = 200  # lines of a log that are told at once


class Viewer:
    """Somebody looking at a table: an identity (None: a stranger) and which of its seats it looks through."""

    def __init__(self, table: StoredTable, identity: str | None, seat: Seat | None = None) -> None:
        self.identity: Final = identity
        self.mine: Final = table.seats_of(identity)
        if seat is not None and seat not in self.mine:
            raise Trouble("foreign-seat", f"seat {seat} is not yours", {"seat": seat})
        self.seat = seat

    def seat_shown(self, to_act: list[Seat]) -> Seat:
        """The seat that was asked for; else an own seat that must act; else the first of the own seats."""
        if self.seat is not None:
            return self.seat
        due = [seat for seat in self.mine if seat in to_act]
        return (due or self.mine or [SPECTATOR])[0]


def make_position(
    table: StoredTable,
    progress: Progress,
    viewer: Viewer,
    connected: Set[str],
    since: int = NOTHING_KNOWN,
    shown: int | None = None,
) -> Position:
    """The table after *shown* plies, as the viewer counts (None: now), with the log after the true ply *since*."""
    head, rest = make_head(table, progress), make_rest(table, progress, viewer, connected, since, shown)
    return {**head, **rest, "log": make_log(progress, rest["viewer"], since, place_shown(progress, rest, shown))}


def place_shown(progress: Progress, rest: Rest, shown: int | None) -> int:
    """The true ply that *rest* is of."""
    return progress.ply if shown is None else progress.place_of(rest["viewer"], shown)


def make_head(table: StoredTable, progress: Progress) -> Head:
    """What everybody is told alike."""
    return {
        "type": "position",
        "table": table.id,
        "game": table.game,
        "status": table.status if table.status in ("running", "abandoned") else "finished",
        "paused": table.paused,
        "private": table.private,
        "hints": table.hints,
        "settings": table.settings,
        "series": table.series,
        "seal": progress.seal,
        "result": result_shown(table, progress),
    }


def result_shown(table: StoredTable, progress: Progress) -> FinalResult | None:
    """How it ended. A game that ended under earlier rules keeps the result that it had under these."""
    if table.rules == progress.game.version or table.result is None:
        return make_result(progress)
    kept: Any = table.result
    return cast(FinalResult, kept)


def make_rest(
    table: StoredTable,
    progress: Progress,
    viewer: Viewer,
    connected: Set[str],
    since: int = NOTHING_KNOWN,
    shown: int | None = None,
) -> Rest:
    """What depends on who looks, and at what."""
    match = progress.match
    present = shown is None
    goes_on = table.status == "running" and progress.difference is None
    to_act = match.to_act() if goes_on else []
    seat = viewer.seat_shown(to_act)
    progress.must_have(shown or 0, seat)
    at = progress.ply if shown is None else progress.place_of(seat, shown)
    playing = present and goes_on and is_mine_to_play(table, seat)
    state = match.state if present else match.at(at)
    return {
        "host": viewer.identity == table.host,
        "ply": progress.ply_for(seat),
        "revision": progress.revision_for(viewer.mine),
        "shown": progress.number_for(seat, at),
        "seats": make_seats(table, viewer, connected, to_act),
        "mine": viewer.mine,
        "viewer": seat,
        "view": progress.game.view(state, seat),
        "question": make_question(progress, seat) if playing and seat in to_act else None,
        "waiting": make_waiting(progress, seat, to_act) if present else [],
        "since": progress.number_for(seat, since),
        "undo": make_undo(progress, viewer, seat, playing),
        "guided": make_guided(table, progress.match, seat),
        "differs": make_difference(progress, seat),
    }


def make_difference(progress: Progress, listener: Seat) -> RulesDifference | None:
    """Where the installed rules part from what was played. What was chosen unseen only its seat is told of."""
    found = progress.difference
    if found is None:
        return None
    action = [] if found.in_lane and listener != found.seat else list(found.words)
    letter = progress.game.letter(tuple(action)) if action else None
    return {
        "ply": found.ply and progress.ply_for(listener) + 1,
        "seat": found.seat,
        "action": action,
        "label": None if letter is None else progress.teller.label(letter),
        "rules": progress.rules,
        "installed": progress.game.version,
    }


def is_mine_to_play(table: StoredTable, seat: Seat) -> bool:
    """Does the game go on, and does nobody stand in for *seat*?"""
    return table.goes_on() and (seat == SPECTATOR or table.seats[seat].stand_in is None)


def make_seats(table: StoredTable, viewer: Viewer, connected: Set[str], to_act: list[Seat]) -> list[SeatedPlayer]:
    seats: list[SeatedPlayer] = [
        {
            "seat": seat.seat,
            "name": name,
            "kind": seat.kind,
            "bot": seat.bot,
            "mine": seat.seat in viewer.mine,
            "connected": seat.kind == "bot" or seat.identity in connected,
            "to_act": seat.seat in to_act,
        }
        for seat, name in zip(table.seats, names_at(table), strict=True)
    ]
    if table.pace is not None:
        add_clocks(table, seats)
    return seats


def add_clocks(table: StoredTable, seats: list[SeatedPlayer]) -> None:
    at = now()
    for seat, told in zip(table.seats, seats, strict=True):
        if seat.stand_in is not None:
            told["stand_in"] = seat.stand_in
        if (clock := shown_clock(table, seat, at)) is not None:
            told["clock"] = clock


def make_question(progress: Progress, seat: Seat, plan: Any = None) -> Question | None:
    """What *seat* is asked; with a *plan*, in that state instead of the table's."""
    state = progress.match.state if plan is None else plan
    step = progress.game.question(state, seat)
    if step is None:
        return None
    options = [make_option(progress, seat, action, state) for action in progress.game.options(state, seat)]
    return {"seat": seat, "prompt": progress.teller.prompt(step), "options": options}


def make_option(progress: Progress, seat: Seat, action: Action, state: Any) -> Option:
    events, more = progress.game.preview(state, action, seat)
    return {
        "action": list(action.fields()),
        "label": progress.teller.offered(state, seat, action),
        "zones": progress.game.zones(state, seat, action),
        "interrupt": isinstance(action, Interrupt),
        "preview": progress.teller.heard(events, seat),
        "more": more,
    }


def make_waiting(progress: Progress, listener: Seat, to_act: list[Seat]) -> list[Waiting]:
    """What the others decide. A question in a lane is not named: it might give away what was chosen before."""
    found: list[Waiting] = []
    for seat in to_act:
        if seat != listener:
            step = progress.game.question(progress.match.state, seat)
            hidden = step is None or progress.hidden_from(listener, seat)
            prompt = None if step is None or hidden else progress.teller.prompt(step)
            found.append({"seat": seat, "prompt": prompt})
    return found


def make_log(progress: Progress, listener: Seat, since: int, until: int, most: int = PAGE) -> list[LogEntry]:
    """From one true ply to another, with the numbers that the plies have for *listener*; of many the last ones."""
    told = plies_told(progress, listener, since, until, most)
    first = progress.number_for(listener, told[0]) + 1 if told else 0
    opening = [make_opening(progress, listener)] if since < SETUP and first <= 1 else []
    return opening + [make_entry(progress, at, listener, number) for number, at in enumerate(told, first)]


def plies_told(progress: Progress, listener: Seat, since: int, until: int, most: int) -> list[int]:
    """The plies (from 0) of that log. All hear of those before the last ones, which some choose at the same time."""
    public = min(progress.public, until)
    since = max(since, SETUP)
    own = [at for at in range(max(public, since), until) if progress.is_told(at, listener)]
    return [*range(max(since, public - most), public), *own][-most:]


def make_opening(progress: Progress, listener: Seat) -> LogEntry:
    events = progress.teller.heard(progress.match.opening, listener)
    return {"ply": SETUP, "seat": NOBODY, "action": [], "label": None, "events": events}


def make_entry(progress: Progress, at: int, listener: Seat, number: int) -> LogEntry:
    """Ply *at* (from 0) as *listener* may hear it. What all may hear is told to one after another, and made once."""
    ply = progress.match.plies[at]
    if progress.heard is not None and progress.heard[0] is ply and progress.heard[1]["ply"] == number:
        return progress.heard[1]
    entry: LogEntry = {
        "ply": number,
        "seat": ply.seat,
        "action": list(ply.action.fields()),
        "label": progress.teller.label(ply.action),
        "events": progress.teller.heard(ply.events, listener),
    }
    if all(event.audience == NOBODY for event in ply.events):
        progress.heard = ply, entry
    return entry


def make_undo(progress: Progress, viewer: Viewer, seat: Seat, possible: bool) -> UndoReach:
    """What can be taken back by *seat*, or at a shared screen by the viewer's seat that acted last."""
    if not possible or seat == SPECTATOR:
        return {"seat": SPECTATOR, "can": 0, "plies": [], "barrier": None}
    plies = progress.match.plies
    if plies and plies[-1].seat in viewer.mine and not progress.match.state.lanes:
        seat = plies[-1].seat
    found, barrier = progress.reach(seat)
    # Undoing ply n (from 0) goes back to the position after n plies.
    numbers = [progress.number_for(seat, at) for at in found]
    return {"seat": seat, "can": len(found), "plies": numbers, "barrier": progress.barrier_for(seat, barrier)}


def make_result(progress: Progress) -> FinalResult | None:
    match = progress.match
    return progress.teller.result(progress.game.result(match.state)) if match.is_over() else None


def make_why(
    progress: Progress, seat: Seat, zone: str | None, words: list[str | int] | None, plan: Any = None
) -> list[Why]:
    """What *seat* could do in *zone* (or the action with these *words*) and why not now; the possible comes first."""
    game, state = progress.game, progress.match.state if plan is None else plan
    if (zone is None) == (words is None):
        raise Trouble("bad-request", "ask about a zone or about an action, one of the two")
    if words is not None:
        letters = [progress.letter(words)]
    else:
        letters = [letter for letter in game.alphabet() if zone in game.zones(state, seat, letter)]
    answers: list[Why] = []
    for letter, refusal in zip(letters, game.explain_all(state, seat, letters), strict=True):
        refused = None if refusal is None else progress.teller.refused(refusal)
        label = progress.teller.offered(state, seat, letter)
        answers.append({"action": list(letter.fields()), "label": label, "refusal": refused})
    return sorted(answers, key=lambda answer: answer["refusal"] is not None)
