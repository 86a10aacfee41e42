"""Names that people could take for each other have the same skeleton."""

from __future__ import annotations

import pytest

from tablewright.server.base.lookalikes import skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "\u0410lice"),  # Cyrillic
        ("Alice", "ALICE"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Alice", "\u0391lice"),  # Greek
        ("Alice", "Ａｌｉｃｅ"),
        ("Ben", "Вen"),
        ("Modern", "Modem"),
        ("Bob", "B0b"),
        ("Bob", "BOB"),
        ("Lili", "lili"),
        ("Zoë", "Zoe\u0308"),
        ("paypal", "раураl"),
        ("Straße", "STRASSE"),
    ],
)
def test_lookalikes(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "Alicia"),
        ("Ada", "Ida"),
        ("Zoë", "Zoe"),
        ("Anna", "Анна"),
        ("李", "季"),
        ("Mia", "Rina"),
        ("Ben", "Bén"),
    ],
)
def test_others(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
