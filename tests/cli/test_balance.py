"""`balance`: from arenas to a page whose numbers can be found again in their folders."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from tablewright.arena.estimates import Estimate
from tablewright.arena.pictures import Bar, bars, columns
from tablewright.arena.playing import Outcome
from tablewright.cli.balance import Run, item_points, ranged, read_run, seat_points, seat_shares, spread, won
from tablewright.cli.commands import APP

pytestmark = pytest.mark.game("noria")  # any game would do; this one is short

GAMES = 3


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, list(words))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bot that plays Noria against itself."""
    found = tmp_path_factory.mktemp("arena") / "noria-2"
    order = ["arena", "noria", "random", "--games", str(GAMES), "--jobs", "1", "--records", "--out", str(found)]
    done = run(*order)
    assert done.exit_code == 0, done.output
    return found


def outcome(totals: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
    return Outcome("f", 0, 0, ("greedy",) * len(totals), totals, ranks, (5,) * len(totals), (0.1,) * len(totals))


def test_a_bot_against_itself_plays_every_deal_once(folder: Path) -> None:
    outcomes = read_run(folder).outcomes
    assert [one.fixture for one in outcomes] == [f"0-{deal}-0" for deal in range(GAMES)]
    assert {one.bots for one in outcomes} == {("random", "random")}


def test_the_page_says_what_the_folder_says(folder: Path, tmp_path: Path) -> None:
    done = run("balance", str(folder), "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    page = (tmp_path / "balance.md").read_text(encoding="utf-8")
    totals = [json.loads(line)["totals"] for line in (folder / "outcomes.jsonl").read_text().splitlines()]
    for seat in range(2):
        assert f"| 2 | {seat + 1} | {GAMES} | " in page
        assert f"{sum(each[seat] for each in totals) / GAMES:.1f} (" in page
    every = sorted(total for each in totals for total in each)
    assert f"| 2 | {every[0]} | " in page
    assert "| Specialisation | " in page
    for name in ("seats", "scores", "points"):
        assert f"](images/balance-noria-{name}.svg)" in page
        ElementTree.parse(tmp_path / "images" / f"balance-noria-{name}.svg")
    assert "tablewright arena $game greedy" in page, "how to make it anew"


def test_the_points_by_item_add_up_to_the_totals(folder: Path) -> None:
    found = read_run(folder)
    totals = sum(total for one in found.outcomes for total in one.totals)
    items = sum(sum(points.values()) for points in found.points)
    assert (items, len(found.points)) == (totals, 2 * GAMES)


def test_without_records_the_page_does_without_the_items(folder: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    for name in ("arena.json", "outcomes.jsonl"):
        (bare / name).write_text((folder / name).read_text())
    assert run("balance", str(bare), "--out", str(tmp_path)).exit_code == 0
    assert "Specialisation" not in (tmp_path / "balance.md").read_text(encoding="utf-8")


def test_what_is_no_arena_is_refused_in_plain_words(folder: Path, tmp_path: Path) -> None:
    for given, complaint in (([tmp_path], "not the folder of an arena"), ([folder, folder], "two folders")):
        done = run("balance", *map(str, given), "--out", str(tmp_path / "out"))
        assert done.exit_code == 1
        assert complaint in done.output
        assert not (tmp_path / "out").exists()


def test_a_shared_victory_counts_in_part_and_seats_are_told_apart() -> None:
    games = [outcome((9, 7, 9), (1, 3, 1)), outcome((3, 8, 5), (3, 1, 2))]
    assert [won(games[0], seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    found = Run("noria", 3, ("greedy",), games, [{"a": 4}, {"a": 2, "b": 1}])
    assert [share.value for share in seat_shares(found)] == [0.25, 0.5, 0.25]
    assert [points.value for points in seat_points(found)] == [6.0, 7.5, 7.0]
    assert [(name, one.value) for name, one in item_points([found])] == [("a", 3.0), ("b", 0.5)]


def test_a_spread_counts_everything_once() -> None:
    assert spread([3, 3, 3]) == ([3], 3, 3)
    counts, low, high = spread(list(range(100)))
    assert (sum(counts), low, high) == (100, 0, 99)
    assert max(counts) - min(counts) <= 1


def test_pictures_are_pictures_whatever_the_names() -> None:
    row = Bar("a < b & c", Estimate(3, 0.5, 0.2, 0.8), "50 %", 0.25)
    for drawn in (
        bars("“x” < y", [row, Bar("one game", Estimate(1, -2.0, None, None), "-2")]),
        columns("z", [1, 0, 4], 0, 9),
    ):
        assert ElementTree.fromstring(drawn).tag.endswith("svg")


def test_a_range_never_reaches_minus_nought() -> None:
    assert ranged(Estimate(9, 0.004, -0.004, 0.012), ".1f") == "0.0 (0.0 to 0.0)"
    assert ranged(Estimate(9, -0.4, -0.6, -0.2), ".1f") == "-0.4 (-0.6 to -0.2)"
