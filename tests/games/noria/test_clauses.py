"""Noria's list of clauses is whole."""

from __future__ import annotations

from tablewright.games.registry import clauses


def test_noria_has_all_its_clauses() -> None:
    ids = clauses("noria")
    numbered = [clause for clause in ids if clause.split("-")[1][0].isdigit()]
    assert len(numbered) == 208
    assert {chapter_of(clause) for clause in ids} == {f"NOR-{name}" for name in [*range(1, 21), "R", "EX"]}


def chapter_of(clause: str) -> str:
    """NOR-9.2-c is in chapter NOR-9; rulings and worked examples are chapters of their own."""
    prefix, number = clause.split("-")[:2]
    return f"{prefix}-{number.split('.')[0]}"
