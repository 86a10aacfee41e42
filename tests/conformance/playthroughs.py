"""Playthroughs: whole games as text that a player can read. A change of rules shows as a diff of lines.

A file holds the record of a match, after each move what was told, and at its end digests of everything else:
the alphabet, the options of every position in their order, and the final state.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from tablewright.kernel.action import NOBODY
from tablewright.kernel.event import Event
from tablewright.kernel.match import Match
from tablewright.kernel.random import FIRST_STREAM, NEWEST_STREAM
from tablewright.kernel.record import from_text, to_text
from tests.conformance.tables import AnyGame, Playthrough, Subject, written

BUSY_TABLE = 2  # number of a table where everybody is busy


class Golden(NamedTuple):
    """A table whose playthrough is kept in *file*."""

    file: Path
    seats: int
    chosen: dict[str, str]
    stream: int = NEWEST_STREAM


def golden_tables(subject: Subject) -> list[Golden]:
    """Every number of seats, in every mode where a game has several; with the fewest seats also of the first stream."""
    newest = newest_tables(subject)
    first = [golden for golden in newest if golden.seats == newest[0].seats]
    folder = subject.traits.golden / "first-stream"
    return [*newest, *(golden._replace(file=folder / golden.file.name, stream=FIRST_STREAM) for golden in first)]


def newest_tables(subject: Subject) -> list[Golden]:
    modes = [setting for setting in subject.game.settings() if setting.name == subject.traits.mode]
    folder = subject.traits.golden
    found: list[Golden] = []
    for seats in subject.game.seat_counts:
        for mode in modes:
            found += [Golden(folder / f"{seats}-{one}.txt", seats, {mode.name: one}) for one in mode.choices]
        if not modes:
            found.append(Golden(folder / f"{seats}.txt", seats, {}))
    return found


def golden_playthrough(subject: Subject, table: Golden) -> str:
    """A new playthrough of that table."""
    return playthrough_text(Playthrough(subject, table.seats, table.chosen, BUSY_TABLE, table.stream).match)


def replayed(game: AnyGame, text: str) -> str:
    """The playthrough of the moves in *text*, played anew."""
    record = [line for line in text.splitlines() if not line.startswith((" ", "=")) and not line.startswith("0.")]
    return playthrough_text(from_text(game, "\n".join(record)))


def playthrough_text(match: Match[Any]) -> str:
    game, state = match.game, match.at(0)
    head, _, moves = to_text(match).partition("\n\n")
    lines = [head, "", "0. set-up", told(game, match.opening)]
    options = hashlib.sha256()
    for move, ply in zip(moves.splitlines(), match.plies, strict=True):
        for seat in range(state.seats):
            options.update(f"{seat}: {game.options(state, seat)}\n".encode())
        lines += [move, told(game, ply.events)]
        game.take(state, ply.action, ply.seat)
    result = game.result(state)
    lines += [
        f"= points {' '.join(map(str, result.totals))}, ranks {' '.join(map(str, result.ranks))}",
        f"= letters {len(game.alphabet())} {digest(str(game.alphabet()))}",
        f"= options {options.hexdigest()[:32]}",
        f"= state {digest(written(game, state))}",
    ]
    return "\n".join([line for line in lines if line.strip() or not line]) + "\n"


def told(game: AnyGame, events: list[Event]) -> str:
    return "    " + "; ".join(event_text(game, event) for event in events)


def event_text(game: AnyGame, event: Event) -> str:
    """`NOR-8.2-a 1 paid energy 2`, with the audience behind it if there is one."""
    words = [str(word) for word in game.vocabulary().name("told-" + event.verb, event.what).values()]
    who = [] if event.seat == NOBODY else [str(event.seat)]
    heard = [] if event.audience == NOBODY else [f"(heard by {event.audience})"]
    return " ".join([event.rule, *who, event.verb, *words, *heard])


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
