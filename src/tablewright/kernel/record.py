"""The record of a match as a file: a text that people can read, and JSON. Both hold the same and nothing else."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from tablewright.kernel.action import Fields, Word
from tablewright.kernel.game import Game
from tablewright.kernel.match import Match
from tablewright.kernel.random import FIRST_STREAM, STREAMS, seed_is_valid
from tablewright.kernel.refusal import IllegalAction
from tablewright.kernel.setup import BadSetup
from tablewright.kernel.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 1
TITLE: Final = "tablewright match"
HEAD: Final = ("game", "rules", "data", "seats", "seed", "stream")
NUMBERS: Final = ("seats", "stream")


class BadRecord(ValueError):
    """A record that cannot be replayed; the message says where and why."""


def to_record(match: Match[S]) -> dict[str, Any]:
    """The match as JSON."""
    return {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "data": match.game.digest,
        "seats": match.setup.seats,
        "settings": dict(match.setup.chosen),
        "seed": match.seed,
        **stream_named(match.stream),
        "moves": [[ply.seat, *ply.action.fields()] for ply in match.plies],
    }


def stream_named(stream: int) -> dict[str, int]:
    """Records of the first stream do not name it: there was no other one when they were made, and seals."""
    return {} if stream == FIRST_STREAM else {"stream": stream}


def from_record(game: Game[S], record: object) -> Match[S]:
    """Replay *record* under *game*, or raise BadRecord. *record* may be anything: it may come from a stranger."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    for key, wanted in (("format", FORMAT), ("game", game.name), ("rules", game.version), ("data", game.digest)):
        if record.get(key) != wanted:
            raise BadRecord(f"{key}: this record says {record.get(key)!r}, this table plays {wanted!r}")
    seats, settings, seed, moves = (record.get(key) for key in ("seats", "settings", "seed", "moves"))
    if type(seats) is not int or not isinstance(moves, list):
        raise BadRecord("seats must be a number and moves a list")
    if not isinstance(settings, dict) or not all(isinstance(word, str) for word in (*settings, *settings.values())):
        raise BadRecord("settings must be an object of strings")
    if not isinstance(seed, str) or not seed_is_valid(seed):
        raise BadRecord("seed: 32 hexadecimal digits are needed")
    stream = stream_of(record)
    try:
        match = Match(game, game.setup(seats, settings), seed, stream)
    except BadSetup as fault:
        raise BadRecord(str(fault)) from None
    for number, move in enumerate(moves, 1):
        replay_move(match, number, move)
    return match


def stream_of(record: dict[Any, Any]) -> int:
    """The stream that *record* names; those that name none are of the first."""
    stream = record.get("stream", FIRST_STREAM)
    if type(stream) is not int or stream not in STREAMS:
        known = " and ".join(str(one) for one in STREAMS)
        raise BadRecord(f"stream: this record says {str(stream)[:60]!r}, known are {known}")
    return stream


def replay_move(match: Match[S], number: int, move: object) -> None:
    if not isinstance(move, list) or len(move) < 2 or not all(type(word) in (int, str) for word in move):
        raise BadRecord(f"move {number}: a seat and the words of an action are needed")
    seat: Any = move[0]
    words: Fields = tuple(move[1:])
    action = match.game.letter(words)
    if type(seat) is not int or not 0 <= seat < match.setup.seats:
        raise BadRecord(f"move {number}: there is no seat {seat!r}")
    if action is None:
        raise BadRecord(f"move {number}: there is no action {' '.join(str(word) for word in words)!r}")
    try:
        match.act(seat, action)
    except IllegalAction as fault:
        raise BadRecord(f"move {number}: {action} is not possible for seat {seat}: {fault.refusal}") from None


def to_text(match: Match[S]) -> str:
    """The match as a text: a head of `name value` lines, an empty line, then a numbered line per action."""
    record = to_record(match)
    head = [f"{TITLE} {FORMAT}"]
    head += [f"{key} {record[key]}" for key in HEAD if key in record]
    head += [f"setting {name} {choice}" for name, choice in match.setup.chosen.items()]
    body = [f"{number}. {ply.seat} {ply.action}" for number, ply in enumerate(match.plies, 1)]
    return "\n".join([*head, "", *body, ""])


def from_text(game: Game[S], text: str) -> Match[S]:
    """The inverse of `to_text`, or BadRecord."""
    return from_record(game, parse_text(text))


def parse_text(text: str) -> dict[str, Any]:
    """The record that *text* writes down; what it says is not checked yet."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != f"{TITLE} {FORMAT}":
        raise BadRecord(f"line 1: a record begins with '{TITLE} {FORMAT}'")
    record: dict[str, Any] = {"format": FORMAT, "settings": {}, "moves": []}
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        if not words:
            continue
        if words[0].rstrip(".").isdecimal():
            record["moves"].append([parse_word(word) for word in words[1:]])
        elif words[0] == "setting" and len(words) == 3:
            record["settings"][words[1]] = words[2]
        elif words[0] in HEAD and len(words) == 2:
            record[words[0]] = parse_word(words[1]) if words[0] in NUMBERS else words[1]
        else:
            raise BadRecord(f"line {number}: {line.strip()[:60]!r} is not understood")
    return record


def parse_word(word: str) -> Word:
    return int(word) if word.isdecimal() and len(word) < 10 else word
