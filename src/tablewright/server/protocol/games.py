"""The games that there are, and their rules."""

from __future__ import annotations

from pydantic import Field

from tablewright.server.protocol.base import Said


class GameSetting(Said):
    name: str
    choices: list[str]
    default: str
    rule: str


class GameEntry(Said):
    name: str
    rules: str
    data: str
    seat_counts: list[int]
    settings: list[GameSetting]
    bots: list[str]


class Chapter(Said):
    """Clauses under one heading. The text of clause `NOR-9.2-a` is the Fluent message `rule-NOR-9_2-a`."""

    id: str
    clauses: list[str]


class Rules(Said):
    game: str
    rules: str
    data: str
    chapters: list[Chapter]
    reconstructed: list[str] = Field(description="Printed values that no source states: `table.key`")
