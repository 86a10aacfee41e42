from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules
from tools.rules import Clauses

LISTING = """
# Harbour, an invented game
HAR-3.1-a
HAR-3.1-c    # with a comment
HAR-A.I.3-b
HAR-B-work-1
HAR-EX-4
~HAR-R-7
HAR-R-16
"""
HARBOUR = Clauses("harbour", LISTING)


def project(root: Path, listing: str | None, tests: str) -> Path:
    """A project with one game and one test file."""
    game = root / "src/tablewright/games/harbour"
    game.mkdir(parents=True)
    (game / "__init__.py").touch()
    if listing is not None:
        (game / "clauses.txt").write_text(listing)
    (root / "tests").mkdir()
    (root / "tests/test_harbour.py").write_text(tests)
    return root


def cited(tmp_path: Path, source: str) -> set[str]:
    root = project(tmp_path, LISTING, source)
    return {citation.id for citation in rules.citations(root / "tests", HARBOUR)}


def test_a_listing_has_ids_comments_and_optional_ids() -> None:
    assert HARBOUR.ids[:2] == ["HAR-3.1-a", "HAR-3.1-c"]
    assert len(HARBOUR.ids) == 7
    assert HARBOUR.optional == {"HAR-R-7"}
    assert not HARBOUR.errors


@pytest.mark.parametrize("line", ["har-3", "HAR 3.1-a", "HAR-3.1-a HAR-3.1-b"])
def test_a_line_that_is_no_id_is_an_error(line: str) -> None:
    assert Clauses("harbour", line).errors == [f"harbour/clauses.txt:1: not a clause id: {line}"]


def test_ids_that_look_the_same_in_a_name_are_an_error() -> None:
    assert Clauses("harbour", "HAR-3.1-a\nHAR-3-1.a").errors


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_har_3_1_c_an_evicted_worker_earns_a_coin", ["HAR-3.1-c"]),
        ("test_har_3_1_c", ["HAR-3.1-c"]),
        ("test_har_3_1_a_and_har_3_1_c_together", ["HAR-3.1-a", "HAR-3.1-c"]),
        ("test_har_a_i_3_b_roman_chapters", ["HAR-A.I.3-b"]),
        ("test_har_b_work_1_2_workers_go_out", ["HAR-B-work-1"]),
        ("test_har_ex_4_a_whole_round", ["HAR-EX-4"]),
        ("test_har_r_16_the_tie_is_shared", ["HAR-R-16"]),
        ("test_har_r_1_is_another_ruling", ["har_r_1"]),
        ("test_har_3_1_b_is_unknown", ["har_3_1_b"]),
        ("test_har_3_1_ab_is_no_id", []),
        ("test_har_13_1_a_is_unknown", ["har_13_1_a"]),
        ("test_char_3_1_a_has_another_prefix", []),
        ("test_neither_hard_nor_soft", []),
    ],
)
def test_ids_in_names_are_whole_words(name: str, ids: list[str]) -> None:
    assert list(rules.cited_in_name(name, HARBOUR)) == ids


def test_the_longer_of_two_ids_is_meant_unless_it_does_not_exist() -> None:
    nested = Clauses("harbour", "HAR-3\nHAR-3-a")
    assert list(rules.cited_in_name("test_har_3_a_place_is_paid_for", nested)) == ["HAR-3-a"]
    assert list(rules.cited_in_name("test_har_3_b_is_for_boats", nested)) == ["HAR-3"]


def test_docstrings_and_parametrize_cite_literally(tmp_path: Path) -> None:
    source = '''
import pytest

def test_documented():
    """What HAR-3.1-a says (see also: HAR-EX-4)."""
    assert 1 + 1 == 2

@pytest.mark.parametrize("n", [pytest.param(1, id="HAR-R-16"), pytest.param(2, id="HAR-B-work-1.")])
def test_cases(n):
    assert n

class TestRoman:
    async def test_har_a_i_3_b(self):
        with pytest.raises(ValueError):
            int("x")
'''
    assert cited(tmp_path, source) == {"HAR-3.1-a", "HAR-EX-4", "HAR-R-16", "HAR-B-work-1", "HAR-A.I.3-b"}


@pytest.mark.parametrize(
    "source",
    [
        "def test_har_3_1_a():\n    pass",
        "def test_har_3_1_a():\n    assert True",
        "def test_har_3_1_a():\n    play()",
        "@pytest.mark.skip\ndef test_har_3_1_a():\n    assert play()",
        "@pytest.mark.xfail(reason='x')\ndef test_har_3_1_a():\n    assert play()",
        "def helper_har_3_1_a():\n    assert play()",
        "def test_outer():\n    def test_har_3_1_a():\n        assert play()\n    assert play()",
        "# HAR-3.1-a\ndef test_x():\n    assert play('HAR-3.1-a')",
    ],
)
def test_what_does_not_count(tmp_path: Path, source: str) -> None:
    assert cited(tmp_path, source) == set()


@pytest.mark.parametrize(
    "body", ["assert play()", "check_table(play())", "table.assert_over()", "pytest.raises(E, play)"]
)
def test_what_counts_as_an_assertion(tmp_path: Path, body: str) -> None:
    assert cited(tmp_path, f"def test_har_3_1_a():\n    {body}") == {"HAR-3.1-a"}


COMPLETE = """
def test_har_1_a(): assert play()
def test_har_ex_1(): assert play()
def test_har_r_2(): assert play()
"""


def test_full_coverage_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, "HAR-1-a\nHAR-EX-1\n~HAR-R-1\nHAR-R-2", COMPLETE)
    assert rules.main(root) == 0
    assert capsys.readouterr().out == "harbour  clauses 1/1, worked examples 1/1, rulings 1/1 (+1 optional)\n"


def test_a_gap_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, "HAR-1-a\nHAR-1-b\nHAR-EX-1\nHAR-R-2", COMPLETE)
    assert rules.main(root) == 1
    assert "clauses 1/2" in (out := capsys.readouterr().out)
    assert "  HAR-1-b: no test\n" in out


def test_an_unknown_id_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, "HAR-1-b\nHAR-EX-1\nHAR-R-2", COMPLETE + "def test_har_1_b(): assert play()\n")
    assert rules.main(root) == 1
    assert "tests/test_harbour.py:2: cites har_1_a, which harbour/clauses.txt does not have" in capsys.readouterr().out


def test_a_game_without_a_listing_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(project(tmp_path, None, "")) == 1
    assert "has no clauses.txt" in capsys.readouterr().out


def test_no_games_at_all_is_no_gap(tmp_path: Path) -> None:
    assert rules.main(tmp_path) == 0


def test_a_game_that_is_not_offered_yet_may_have_gaps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, LISTING, "")
    registry = root / "src/tablewright/games/registry.py"
    registry.write_text("from tablewright.games.entry import GameEntry\n")
    assert rules.main(root) == 0
    assert "in the making" in capsys.readouterr().out
    registry.write_text("from tablewright.games.harbour.entry import ENTRY as HARBOUR\n")
    assert rules.main(root) == 1


REFUSED = """# The refusals
hire HAR-3.1-a coins-missing
~any HAR-R-7 game-over    # there is no way back
"""
LIFTS = "def test_poor() -> None:\n    lifted(a, b, 'hire', 'hire HAR-3.1-a coins-missing')\n"
IS_OVER = "def test_over() -> None:\n    refused(a, 'go', 'any HAR-R-7 game-over')\n"


def refusals(tmp_path: Path, source: str, listing: str = REFUSED) -> tuple[str, list[str]]:
    tests = project(tmp_path, LISTING, "") / "tests"
    (tests / "games/harbour").mkdir(parents=True)
    (tests / "games/harbour/refusals.txt").write_text(listing)
    (tests / "games/harbour/test_refusals.py").write_text(source)
    return rules.refusals_report("harbour", tests)


def test_a_refusal_is_lifted_by_a_test_and_what_nothing_lifts_is_refused(tmp_path: Path) -> None:
    assert refusals(tmp_path, LIFTS + IS_OVER) == (", refusals 1/1 (+1 never lifted)", [])


def test_a_refusal_may_be_named_in_parametrize(tmp_path: Path) -> None:
    listed = "@pytest.mark.parametrize('because', ['hire HAR-3.1-a coins-missing'])\n"
    _, wrong = refusals(
        tmp_path, listed + "def test_poor(because) -> None:\n    lifted(a, b, 'hire', because)\n" + IS_OVER
    )
    assert wrong == []


@pytest.mark.parametrize(
    "body",
    [
        "refused(a, 'hire', 'hire HAR-3.1-a coins-missing')",
        "refused(a, 'hire', 'hire HAR-3.1-a coins-missing')\n    lifted(a, b, 'go', because)",
        "assert 'hire HAR-3.1-a coins-missing'.split()",
    ],
)
def test_a_refusal_that_is_only_refused_is_not_lifted(tmp_path: Path, body: str) -> None:
    line, wrong = refusals(tmp_path, f"def test_poor() -> None:\n    {body}\n{IS_OVER}")
    assert line == ", refusals 0/1 (+1 never lifted)"
    assert wrong == ["hire HAR-3.1-a coins-missing: refused, but no test lifts it"]


def test_what_nothing_lifts_must_still_be_named_by_a_test_that_asserts(tmp_path: Path) -> None:
    _, wrong = refusals(tmp_path, LIFTS + "def test_silent() -> None:\n    print('any HAR-R-7 game-over')\n")
    assert wrong == ["any HAR-R-7 game-over: refused, but no test names it"]


def test_what_nothing_lifts_is_not_lifted(tmp_path: Path) -> None:
    _, wrong = refusals(tmp_path, LIFTS + "def test_over() -> None:\n    lifted(a, b, 'go', 'any HAR-R-7 game-over')\n")
    assert wrong == ["harbour/test_refusals.py:3: lifts 'any HAR-R-7 game-over', which nothing lifts"]


def test_a_refusal_that_is_not_listed_is_an_error(tmp_path: Path) -> None:
    _, wrong = refusals(tmp_path, LIFTS + IS_OVER + "def test_go() -> None:\n    refused(a, 'go', 'hire HAR-4 no')\n")
    assert wrong == ["harbour/test_refusals.py:5: names 'hire HAR-4 no', which refusals.txt does not have"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("hire HAR-3.1-a", "not a refusal: hire HAR-3.1-a"),
        ("hire HAR-3.1-a coins-missing", "hire HAR-3.1-a coins-missing is there twice"),
        ("~any HAR-R-7 too-late", "why does nothing lift it? any HAR-R-7 too-late"),
    ],
)
def test_a_line_of_refusals_that_is_wrong_is_an_error(tmp_path: Path, line: str, problem: str) -> None:
    source = LIFTS + IS_OVER + "def test_late() -> None:\n    refused(a, 'go', 'any HAR-R-7 too-late')\n"
    _, wrong = refusals(tmp_path, source, f"{REFUSED}{line}\n")
    assert f"harbour/refusals.txt:4: {problem}" in wrong
