"""Records as files: reading them, and telling them in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablewright.cli.serving import data_files
from tablewright.games.registry import game_names, load_game
from tablewright.kernel.game import SPECTATOR
from tablewright.kernel.match import Match
from tablewright.kernel.record import BadRecord, from_record, parse_text
from tablewright.server.table.teller import Teller
from tablewright.words import speak


def read_match(file: Path, data: list[str]) -> Match[Any]:
    """The match that *file* records, replayed; or BadRecord."""
    text = file.read_text(encoding="utf-8")
    record = json.loads(text) if text.lstrip().startswith("{") else parse_text(text)
    name = record.get("game") if isinstance(record, dict) else None
    if not isinstance(name, str) or name not in game_names():
        raise BadRecord(f"there is no game called {name!r}")
    return from_record(load_game(name, data_files(data).get(name)), record)


def seat_names(match: Match[Any]) -> list[str]:
    return [f"Seat {seat + 1}" for seat in range(match.setup.seats)]


def log_lines(match: Match[Any], ply: int | None, language: str) -> Iterator[str]:
    """What a spectator hears: a numbered line per action, and below it what it brought about, with the clause."""
    teller, names = Teller(match.game), seat_names(match)

    def told(events: list[Any]) -> Iterator[str]:
        for event in teller.heard(events, SPECTATOR):
            yield f"      {speak(language, event['phrase'], names)}  [{event['rule']}]"

    yield from told(match.opening)
    for number, played in enumerate(match.plies[:ply], 1):
        label = speak(language, teller.label(played.action), names)
        yield f"{number:4}. {names[played.seat]}: {label}"
        yield from told(played.events)


def result_lines(match: Match[Any], language: str) -> Iterator[str]:
    result = match.game.result(match.state)
    teller, names = Teller(match.game), seat_names(match)
    for seat in sorted(range(match.setup.seats), key=lambda seat: result.ranks[seat]):
        yield f"{result.ranks[seat]}. {names[seat]}: {result.totals[seat]}"
        for line in result.lines[seat]:
            phrase = teller.scored(line)["phrase"]
            yield f"      {line.points:4}  {speak(language, phrase, names)}  [{line.rule}]"
