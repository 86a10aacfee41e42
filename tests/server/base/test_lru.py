"""What was not used for longest is forgotten."""

from __future__ import annotations

from tablewright.server.base.lru import Lru


def test_the_least_recently_used_goes_first() -> None:
    kept: Lru[str, int] = Lru(2)
    kept.put("a", 1)
    kept.put("b", 2)
    assert kept.get("a") == 1
    kept.put("c", 3)
    assert kept.get("b") is None
    assert (kept.get("a"), kept.get("c"), len(kept)) == (1, 3, 2)


def test_putting_again_is_using() -> None:
    kept: Lru[str, int] = Lru(2)
    for key, value in (("a", 1), ("b", 2), ("a", 4), ("c", 3)):
        kept.put(key, value)
    assert "b" not in kept
    assert kept.values() == [4, 3]


def test_what_is_forgotten_is_gone() -> None:
    kept: Lru[str, int] = Lru(2)
    kept.put("a", 1)
    kept.forget("a")
    kept.forget("never there")
    assert kept.get("a") is None
    assert len(kept) == 0
