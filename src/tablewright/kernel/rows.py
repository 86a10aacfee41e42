"""Rows that copies of a state share: whoever changes a row puts a changed copy in its place."""

from __future__ import annotations


def with_entry(row: list[int], at: int, value: int) -> list[int]:
    new = row[:]
    new[at] = value
    return new


def with_more(row: list[int], at: int, amount: int) -> list[int]:
    new = row[:]
    new[at] += amount
    return new


def with_row(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    new = rows[:]
    new[at] = row
    return new


def without(row: list[int], entry: int) -> list[int]:
    new = row[:]
    new.remove(entry)
    return new
