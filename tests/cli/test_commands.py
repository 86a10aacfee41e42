"""The command line, by what it prints and with which code it ends."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tablewright
from tablewright.cli.commands import APP
from tablewright.games.registry import ENTRIES, load_game
from tablewright.kernel.match import Match
from tablewright.kernel.record import parse_text, to_record, to_text
from tablewright.server.base.seals import seal_of

pytestmark = pytest.mark.game("noria")  # any game would do; this one is short


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, list(words))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Noria, played at random."""
    game, chance = load_game("noria"), random.Random(7)
    match = Match(game, game.setup(2, {}), "0123456789abcdef" * 2)
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, chance.choice(game.options(match.state, seat)))
    file = tmp_path_factory.mktemp("records") / "noria.txt"
    file.write_text(to_text(match))
    file.with_suffix(".json").write_text(json.dumps(to_record(match)))
    return file


def test_version_says_which_engine_runs() -> None:
    done = run("version")
    assert done.exit_code == 0
    assert done.stdout.startswith(f"tablewright {tablewright.__version__} (")
    assert "compiled" in done.stdout or "interpreted" in done.stdout
    assert "noria: rules" in done.stdout


def test_openapi_prints_the_description() -> None:
    assert json.loads(run("openapi").stdout)["info"]["title"] == "Tablewright"


@pytest.mark.parametrize("suffix", [".txt", ".json"])
def test_verify_replays_a_record_and_says_how_it_ended(record: Path, suffix: str) -> None:
    done = run("verify", str(record.with_suffix(suffix)))
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0].endswith("plies, all legal")
    assert lines[1].startswith("seal ")
    assert lines[2].startswith("1. Seat ")
    assert "[NOR-19.2-a]" in done.stdout


def test_verify_checks_the_seal_that_was_shown_at_the_start(record: Path) -> None:
    sealed = seal_of(json.loads(record.with_suffix(".json").read_text()))
    for suffix in (".txt", ".json"):
        kept = run("verify", str(record.with_suffix(suffix)), "--seal", sealed.upper())
        assert kept.exit_code == 0
        assert f"seal {sealed}, as promised, stream 2\n" in kept.stdout
    broken = run("verify", str(record), "--seal", "0" * 64)
    assert broken.exit_code == 1
    assert sealed in broken.stderr


def test_a_record_of_the_first_stream_verifies_under_its_own_seal(tmp_path: Path) -> None:
    """Earlier versions wrote it, and sealed six facts; whoever says that it is of another stream breaks the seal."""
    kept = Path(__file__).parents[1] / "games/noria/golden/first-stream/2-base.txt"
    lines = [line for line in kept.read_text().splitlines() if not line.startswith((" ", "=", "0."))]
    record = parse_text("\n".join(lines))
    sealed = {key: record[key] for key in ("game", "rules", "data", "seats", "settings", "seed")}
    seal = sha256(json.dumps(sealed, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    old, other = tmp_path / "old.json", tmp_path / "other.json"
    old.write_text(json.dumps(record))
    other.write_text(json.dumps({**record, "stream": 2, "moves": []}))
    assert f"seal {seal}, as promised, stream 1\n" in run("verify", str(old), "--seal", seal).stdout
    broken = run("verify", str(other), "--seal", seal)
    assert (broken.exit_code, "it was not played with this deal" in broken.stderr) == (1, True)


def test_verify_names_the_move_that_is_not_legal(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. "))
    lines[first] = "1. 0 seat research"
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines))
    done = run("verify", str(broken))
    assert done.exit_code == 1
    assert "move 1: seat research is not possible" in done.stderr


@pytest.mark.parametrize("text", ["", "nonsense", "{", '{"game": "chess"}', "\x00"])
def test_what_is_no_record_is_refused_in_words(tmp_path: Path, text: str) -> None:
    file = tmp_path / "file.txt"
    file.write_text(text)
    for command in ("verify", "replay"):
        done = run(command, str(file))
        assert done.exit_code == 1
        assert str(file) in done.stderr


def test_replay_tells_the_game_in_words(record: Path) -> None:
    done = run("replay", str(record), "--ply", "2")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert [line for line in lines if line.startswith("   1. ") or line.startswith("   2. ")]
    assert not any(line.startswith("   3. ") for line in lines)
    assert "noria-" not in done.stdout, "every phrase has words"
    whole = run("replay", str(record)).stdout
    assert "noria-" not in whole
    assert "\n1. Seat " in whole


def test_replay_knows_its_limits(record: Path) -> None:
    assert run("replay", str(record), "--ply", "99999").exit_code == 1
    assert run("replay", str(record), "--in", "tlh").exit_code == 1
    assert run("replay", str(record), "--in", "nl", "--ply", "1").exit_code == 0
    assert run("replay", "nowhere.txt").exit_code == 2


def test_data_check_names_every_fault(tmp_path: Path) -> None:
    good = ENTRIES["noria"].data
    done = run("data", "check", str(good))
    assert (done.exit_code, "no faults" in done.stdout) == (0, True)
    bad = tmp_path / "mine.toml"
    bad.write_text(good.read_text() + '\n[surprise]\nsource = "stated: nowhere"\nx = 1\n')
    done = run("data", "check", str(bad))
    assert done.exit_code == 1
    assert "mine.toml" in done.stderr and "surprise" in done.stderr
    assert run("data", "check", str(tmp_path / "nowhere.toml")).exit_code == 1


def test_data_reconstructed_lists_what_no_source_states() -> None:
    done = run("data", "reconstructed", "noria")
    assert done.exit_code == 0
    recipe = "goods (piston) cost_obsidian, cost_energy, cost_mycelium: reconstructed: one of each"
    assert recipe in done.stdout
    assert run("data", "reconstructed", "chess").exit_code == 1


def test_a_data_file_is_given_as_game_and_file(tmp_path: Path) -> None:
    for wrong in ("noria", "chess=x", f"noria={tmp_path / 'nowhere'}"):
        done = run("serve", "--data", wrong)
        assert done.exit_code == 1
        assert "--data" in done.stderr
    bad = tmp_path / "mine.toml"
    bad.write_text("x = 1")
    assert run("serve", "--data", f"noria={bad}").exit_code == 1


def test_without_a_command_the_help_is_shown() -> None:
    shown = run().output
    for command in (
        "serve",
        "play",
        "replay",
        "verify",
        "verify-store",
        "backup",
        "restore",
        "data",
        "openapi",
        "version",
    ):
        assert command in shown
