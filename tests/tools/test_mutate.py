"""The mutation run: what is changed, where, and how a mutant is tried and counted."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

import pytest

from tools.mutate import verdicts
from tools.mutate.parts import PACKAGE, Part, parts
from tools.mutate.points import Mutant, compiles, mutants
from tools.mutate.trial import Trial
from tools.mutate.verdicts import Figures, Kept, figures, wilson
from tools.mutate.worker import code_at, functions_by_place, place


def changed(text: str) -> set[tuple[str, str]]:
    """What each mutant of *text* is, and how its line reads then."""
    return {(one.kind, one.mutated) for one in mutants("m.py", text)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", {("comparison", "x = a <= b")}),
        ("x = a == b", {("comparison", "x = a != b")}),
        ("x = a is not b", {("comparison", "x = a is b")}),
        ("x = a  not  in b", {("comparison", "x = a in b")}),
        ("x = a < b <= c", {("comparison", "x = a <= b <= c"), ("comparison", "x = a < b < c")}),
        ("x = a and b", {("and-or", "x = a or b")}),
        ("x = not a", {("not", "x = a")}),
        ("x = 7", {("constant", "x = 8")}),
        ("x = True", {("constant", "x = False")}),
        ("x = (a) + (b)", {("plus-minus", "x = (a) - (b)")}),
        ("x = a + [b]", set()),
        ("x = min(a, b)", {("min-max", "x = max(a, b)")}),
        ("x = a if b else c", {("condition", "x = a if True else c"), ("condition", "x = a if False else c")}),
        ("assert a == 1", set()),
        ("x = f'{a + 1}'", set()),
        ("x: Literal[1]", set()),
    ],
)
def test_a_line_is_changed_in_every_way_that_is_listed(line: str, expected: set[tuple[str, str]]) -> None:
    assert changed(line + "\n") == expected


def test_statements_are_dropped_and_functions_left_early_where_nothing_is_returned() -> None:
    text = "def f(state, seat) -> None:\n    state.pay(\n        seat\n    )\n    n = f()\n    state.n += n\n"
    found = changed(text)
    assert {("dropped", "pass"), ("return", "return"), ("plus-minus", "state.n -= n")} <= found
    assert ("seat", "(seat + 1) % state.seats") in found
    assert len([kind for kind, _ in found if kind == "dropped"]) == 1, "both read alike; the plain name stays"
    dropped = next(one for one in mutants("m.py", text) if one.kind == "dropped")
    assert dropped.applied(text).splitlines()[4] == text.splitlines()[4], "what follows keeps its line"


def test_what_is_returned_early_has_the_type_of_the_function() -> None:
    assert ("return", "return []") in changed("def f() -> list[int]:\n    return g()\n")
    assert ("return", "return None") in changed("def f() -> Refusal | None:\n    return g()\n")
    assert {("return", "return True"), ("return", "return False")} <= changed("def f() -> bool:\n    return g()\n")
    assert changed("def f() -> Other:\n    return g()\n") == set()


def test_places_are_right_behind_signs_of_more_than_one_byte() -> None:
    (mutant,) = mutants("m.py", 'x = "é…" < b\n')
    assert mutant.applied('x = "é…" < b\n') == 'x = "é…" <= b\n'


def test_a_mutant_knows_its_outermost_function_as_its_code_object_does() -> None:
    text = "class A:\n    @mark\n    def f(self):\n        def inner():\n            return 1\n        return inner\n"
    (mutant,) = mutants("m.py", text)
    assert mutant.place() == "m.py:2:A.f"
    assert code_at(compile(text, "/m.py", "exec"), mutant.place(), "/") is not None


@pytest.mark.parametrize("part", parts().values(), ids=list(parts()))
def test_the_draw_of_a_seed_is_always_the_same_and_a_bigger_one_begins_with_it(part: Part) -> None:
    few = Part(part.name, part.files[:3], part.own, part.shared, part.shared_name)
    assert few.drawn(1, 4) == few.drawn(1, 9)[:4] != few.drawn(2, 4)
    for one in few.drawn(1, 9):
        text = (PACKAGE / one.file).read_text(encoding="utf-8")
        assert one.applied(text) != text and compiles(one.applied(text))


def test_rules_are_mutated_and_declarations_are_not() -> None:
    for part in parts().values():
        names = {Path(file).name for file in part.files}
        assert names
        if part.shared_name:
            assert {"scoring.py", "setup.py", "state.py", "view.py"} <= names
            assert not names & {"tables.py", "entry.py", "vocabulary.py", "data.py"}


def test_of_what_holds_for_every_game_a_part_takes_the_tests_of_its_game() -> None:
    part = Part("noria", [], ["tests/games/noria"], ["tests/conformance"], "noria")
    assert part.takes("tests/games/noria/test_data.py::test_a")
    assert part.takes("tests/conformance/test_golden.py::test_a[noria-3-expert]")
    assert not part.takes("tests/conformance/test_golden.py::test_a[agra-3]")


def test_the_code_of_a_function_is_found_wherever_it_is_known() -> None:
    folder = f"{Path(verdicts.__file__).parent}/"
    where = place(verdicts.wilson.__code__, folder)
    found = functions_by_place(folder)[where]
    assert found == [verdicts.wilson] and isinstance(found[0], FunctionType)


@pytest.mark.parametrize(
    ("hits", "tried", "low", "high"), [(0, 0, 0.0, 1.0), (10, 10, 0.7225, 1.0), (135, 150, 0.8416, 0.9385)]
)
def test_the_interval_is_wilsons(hits: int, tried: int, low: float, high: float) -> None:
    assert wilson(hits, tried) == pytest.approx((low, high), abs=1e-4)


def drawn_by_hand() -> list[Mutant]:
    return mutants("m.py", "x = a < b\ny = c == d\nz = e > f\nw = g != h\n")


def judged_by_hand(kept: Kept) -> None:
    for mutant, verdict in zip(drawn_by_hand(), ["killed", "time", "alive", "alive"], strict=True):
        kept.add(mutant, {"verdict": verdict, "by": "", "seconds": 1.0})


def test_figures_count_the_judged_apart(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "noria-1.jsonl", resume=True, digest="now")
    judged_by_hand(kept)
    judged = {("m.py", "", "w = g != h", "w = g == h"): "both are none"}
    found = figures("noria", 9, drawn_by_hand(), kept, judged)
    assert found == Figures("noria", 9, drawn=4, killed=2, by_time=1, equivalent=1, alive=1)
    assert [one.original for one in verdicts.survivors(drawn_by_hand(), kept)] == ["z = e > f", "w = g != h"]
    assert "both are none" in verdicts.reasons(drawn_by_hand(), kept, judged)


def test_a_run_goes_on_where_it_stopped_or_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "mutants/noria-1.jsonl"
    judged_by_hand(Kept(file, resume=True, digest="now"))
    assert len(Kept(file, resume=True, digest="now").verdicts) == 4
    later = Kept(file, resume=True, digest="later")
    assert (later.verdicts, later.outdated) == ({}, 4), "what holds for other sources is not counted"
    assert Kept(file, resume=False, digest="now").verdicts == {}
    assert not file.exists()


def test_the_table_stands_between_its_marks_and_the_rest_of_the_page_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{verdicts.BEGIN}\nold\n{verdicts.END}\nafter\n")
    verdicts.write_page(verdicts.table([Figures("noria", 9, 4, 2, 1, 1, 1)]), page)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text
    assert "| noria | 9 | 4 | 2 | 1 | 1 | 1 | 30.1% to 95.4% |" in text


def test_the_page_has_the_marks_and_every_judgement_has_a_reason() -> None:
    page = verdicts.PAGE.read_text(encoding="utf-8")
    assert page.count(verdicts.BEGIN) == page.count(verdicts.END) == 1
    assert all(verdicts.equivalent().values())


@pytest.mark.slow
def test_a_mutant_is_killed_by_the_test_that_enters_its_function_and_the_tree_stays_as_it_is(tmp_path: Path) -> None:
    part = Part("score", ["kernel/score.py"], ["tests/kernel/test_score.py"], [], "")
    before = (PACKAGE / "kernel/score.py").read_bytes()
    points = part.points()
    entered = next(one for one in points if one.function == "Result.__init__" and one.kind == "comparison")
    outside = entered._replace(function="", start=0, end=0, text="raise SystemError\n", original="", mutated="")
    harmless = entered._replace(start=0, end=0, text="")
    with Trial(part) as trial:
        learnt = trial.learnt(tmp_path)
        assert learnt.exchangeable(entered) and not learnt.exchangeable(outside)
        found = [trial.verdict(one, learnt) for one in (entered, harmless, outside)]
        assert (trial.tree / "src/tablewright/kernel/score.py").read_bytes() == before
    assert [one["verdict"] for one in found] == ["killed", "alive", "killed"]
    assert found[0]["by"].startswith("tests/kernel/test_score.py::")
    assert (PACKAGE / "kernel/score.py").read_bytes() == before
    assert (tmp_path / "score-touched.json").is_file()
