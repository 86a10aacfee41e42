"""An arena from the command line to its files."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablewright.arena.folder import OUTCOMES, Folder, OtherTerms
from tablewright.arena.playing import Outcome, Terms, play
from tablewright.arena.report import histogram, plot, report, sparkline
from tablewright.arena.running import play_all
from tablewright.arena.schedule import fixtures
from tablewright.cli.commands import APP
from tablewright.games.registry import load_game
from tablewright.kernel.record import from_text

pytestmark = pytest.mark.game("noria")  # any game would do; this one is short

TERMS = Terms("noria", (("mode", "base"),), "s", records=True)
FIXTURES = list(fixtures(("random", "greedy"), 2, 2))


def timeless(outcome: Outcome) -> Outcome:
    return replace(outcome, seconds=())


@pytest.fixture(scope="module")
def played() -> list[tuple[Outcome, str]]:
    return [play(TERMS, fixture) for fixture in FIXTURES]


def test_the_same_fixture_gives_the_same_game(played: list[tuple[Outcome, str]]) -> None:
    outcome, record = play(TERMS, FIXTURES[0])
    assert (timeless(outcome), record) == (timeless(played[0][0]), played[0][1])


def test_worker_processes_play_the_same_games(played: list[tuple[Outcome, str]]) -> None:
    found = {outcome.fixture: record for outcome, record in play_all(TERMS, FIXTURES, jobs=2)}
    assert found == {outcome.fixture: record for outcome, record in played}


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games(played: list[tuple[Outcome, str]], tmp_path: Path) -> None:
    """From the command line, on a cluster of this machine's own; it goes on where the run without Ray stopped."""
    command = ["arena", "noria", "random", "greedy", "--games", "4", "--seed", "s", "--setting", "mode=base"]
    folder = ["--records", "--out", str(tmp_path / "a")]
    begun = CliRunner().invoke(APP, [*command[:5], "2", *command[6:], *folder, "--jobs", "1"])
    assert begun.exit_code == 0, begun.output
    done = CliRunner().invoke(APP, [*command, *folder, "--ray", "local"])
    assert done.exit_code == 0, done.output
    outcomes = [json.loads(line) for line in (tmp_path / "a" / OUTCOMES).read_text().splitlines()]
    assert sorted(one["fixture"] for one in outcomes) == ["0-0-0", "0-0-1", "0-1-0", "0-1-1"]
    second_deal = [fixture for fixture in fixtures(("random", "greedy"), 2, 4) if fixture.deal == 1]
    for fixture in second_deal:
        assert (tmp_path / "a" / "records" / f"{fixture.name}.txt").read_text() == play(TERMS, fixture)[1]


def test_a_cluster_that_is_not_there_is_said_plainly(tmp_path: Path) -> None:
    for address in ("127.0.0.1:1", "nowhere"):
        asked = ["arena", "noria", "random", "greedy", "--out", str(tmp_path / "a"), "--ray", address]
        done = CliRunner().invoke(APP, asked)
        assert done.exit_code == 1 and f"there is no Ray cluster at {address}" in done.output


def test_both_rotations_of_a_deal_begin_alike_and_their_records_can_be_replayed(
    played: list[tuple[Outcome, str]],
) -> None:
    game = load_game("noria")
    matches = [from_text(game, record) for _, record in played]
    assert matches[0].seed == matches[1].seed
    for (outcome, _), match in zip(played, matches, strict=True):
        assert tuple(game.result(match.state).totals) == outcome.totals
        assert sum(outcome.plies) == len(match.plies)
    assert played[0][0].bots == played[1][0].bots[::-1]


def test_a_folder_remembers_and_belongs_to_one_arena(tmp_path: Path, played: list[tuple[Outcome, str]]) -> None:
    folder = Folder(tmp_path / "a", {"game": "noria"})
    for outcome, record in played:
        folder.add(outcome, record)
    assert Folder(tmp_path / "a", {"game": "noria"}).outcomes() == [outcome for outcome, _ in played]
    with pytest.raises(OtherTerms, match="another arena"):
        Folder(tmp_path / "a", {"game": "agra"})


def test_what_a_killed_run_left_of_a_line_is_cut_off(tmp_path: Path, played: list[tuple[Outcome, str]]) -> None:
    folder = Folder(tmp_path, {})
    folder.add(*played[0])
    with (tmp_path / OUTCOMES).open("a") as lines:
        lines.write('{"fixture": "0-1')
    assert folder.outcomes() == [played[0][0]]
    folder.add(*played[1])
    assert folder.outcomes() == [outcome for outcome, _ in played]


def test_the_report_counts_points_and_draws_them(played: list[tuple[Outcome, str]]) -> None:
    found = report([outcome for outcome, _ in played], ["random", "greedy"])
    best = found.ratings[0].bot
    assert best == "greedy"
    points = [outcome.totals[outcome.bots.index(best)] for outcome, _ in played]
    assert (found.scores[0].lowest, found.scores[0].highest) == (min(points), max(points))
    assert sum(found.scores[0].histogram) == found.games == 2
    picture = plot("Noria", found.ratings)
    assert picture.count("<circle") == 2 and ">greedy<" in picture
    assert histogram([0, 5, 10], (0, 10))[0] == 1
    assert sparkline([0, 1, 8]) == " ▁█"


def test_the_command_plays_and_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    order = ["arena", "noria", "random", "greedy", "--jobs", "1", "--out", str(tmp_path / "x")]
    first = CliRunner().invoke(APP, [*order, "--games", "2"])
    assert first.exit_code == 0, first.output
    assert "greedy" in first.output and "Elo" in first.output
    before = (tmp_path / "x" / OUTCOMES).read_text()
    second = CliRunner().invoke(APP, [*order, "--games", "4"])
    assert second.exit_code == 0, second.output
    after = (tmp_path / "x" / OUTCOMES).read_text()
    assert after.startswith(before) and after.count("\n") == 4
    assert json.loads((tmp_path / "x" / "report.json").read_text())["games"] == 4
    assert (tmp_path / "x" / "ratings.svg").read_text().startswith("<svg")


@pytest.mark.slow
def test_a_killed_run_takes_its_workers_along(tmp_path: Path) -> None:
    """They write into the same pipe: it ends when the last of them has."""
    order = ["arena", "noria", "random", "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "tablewright", *order]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    while run.poll() is None and not (tmp_path / OUTCOMES).is_file():
        time.sleep(0.1)
    run.kill()
    run.communicate(timeout=60)
    assert run.returncode == -signal.SIGKILL
    assert (tmp_path / OUTCOMES).is_file()


def test_a_bot_among_its_like_is_measured_but_not_rated(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        APP, ["arena", "noria", "random", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "x")]
    )
    assert result.exit_code == 0, result.output
    assert "Points" in result.output and "Elo" not in result.output
    (scores,) = json.loads((tmp_path / "x" / "report.json").read_text())["scores"]
    assert sum(scores["histogram"]) == 4, "both seats of both games"


@pytest.mark.parametrize(
    ("order", "complaint"),
    [
        (["chess", "random", "greedy"], "no game called chess"),
        (["noria", "random", "deep-thought"], "no bot called deep-thought"),
        (["noria", "random", "random"], "every bot once"),
        (["noria", "random", "nowhere.py:Bot"], "nowhere.py cannot be read"),
        (["noria", "random", "no.such.module:Bot"], "no.such.module cannot be read"),
        (["noria", "random", "tablewright.bots.bot:Chance"], "no class Chance that is a"),
        (["noria", "random", "greedy", "--seats", "7"], "seats"),
        (["noria", "random", "greedy", "--setting", "mode"], "NAME=CHOICE"),
        (["noria", "random", "greedy", "--setting", "mode=chess"], "mode"),
    ],
)
def test_nonsense_is_refused_in_plain_words(tmp_path: Path, order: list[str], complaint: str) -> None:
    result = CliRunner().invoke(APP, ["arena", *order, "--out", str(tmp_path / "x")])
    assert result.exit_code == 1
    assert complaint in result.output
    assert not (tmp_path / "x").exists()
