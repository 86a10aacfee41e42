from __future__ import annotations

from collections import Counter

from tablewright.arena.schedule import fixtures, lineups, seed_of


def test_every_bot_has_every_seat_of_every_deal() -> None:
    played = list(fixtures(("a", "b", "c"), 2, 10))
    assert Counter((one.lineup, one.deal) for one in played) == {
        (lineup, deal): 2 for lineup in range(3) for deal in range(5)
    }
    for seat in (0, 1):
        assert set(Counter(one.bots[seat] for one in played).values()) == {10}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(list(fixtures(("a", "b"), 2, 5))) == 6
    assert len(list(fixtures(("a", "b", "c", "d"), 4, 1))) == 4


def test_too_few_bots_fill_the_table_round_and_round() -> None:
    assert lineups(("a", "b"), 3) == [("a", "b", "a")]
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_single_bot_plays_every_deal_once() -> None:
    played = list(fixtures(("a",), 3, 5))
    assert [(one.deal, one.bots) for one in played] == [(deal, ("a", "a", "a")) for deal in range(5)]


def test_names_of_fixtures_are_unique_and_seeds_are_theirs_alone() -> None:
    played = list(fixtures(("a", "b", "c"), 3, 9))
    assert len({one.name for one in played}) == len(played)
    assert seed_of("1", 2) == seed_of("1", 2) != seed_of("12", "")
    assert len(bytes.fromhex(seed_of("x"))) == 16
