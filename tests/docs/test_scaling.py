"""The plan on the page about scaling is what its figures give."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import scaling

ROOT = Path(__file__).resolve().parents[2]


PAGE = (ROOT / "docs" / "scaling.md").read_text()


def test_the_plan_is_up_to_date() -> None:
    assert scaling.with_plan(PAGE) == PAGE, "run `python tools/scaling.py`"
    assert len(scaling.plan_of(PAGE).splitlines()) == len(scaling.LINES) + 2


def test_a_plan_by_hand() -> None:
    """A thousand tables with a move every ten seconds, on figures that are easy to reckon with."""
    given = dict.fromkeys(scaling.figures_of(PAGE), 1.0)
    given |= {"seconds_between_moves": 10, "cpu_ms_a_move": 5, "share_of_a_core": 0.5, "tables_of_a_cell": 500}
    given |= {"people_at_a_table": 4, "kilobytes_a_move": 20, "kilobytes_a_table": 300, "log_bytes_a_row": 400}
    plan = scaling.Plan(1000, given)
    assert (plan.moves, plan.people, plan.cells, plan.rows_of_a_cell) == (100, 4000, 2, 50)
    assert plan.server_cores == pytest.approx(1.0), "100 moves of 5 ms are half a core, and a core may be half busy"
    assert plan.sent_gigabits == pytest.approx(0.016)
    assert plan.memory == pytest.approx(0.3)
    assert plan.log_of_a_cell == pytest.approx(0.02)
    assert (plan.servers_of_a_cell, plan.connections_of_a_cell, plan.rings_of_a_cell) == (1, 13, 0)


def test_measured_figures_are_taken_over() -> None:
    def contest(game: str | None, storage: str) -> str:
        return json.dumps({"game": game, "storage": storage, "tables": 100})

    def cost(ms: float) -> dict[str, float]:
        return {"cpu_ms_a_move": ms, "kilobytes_a_move": 10 * ms, "kilobytes_a_table": 100 * ms}

    load = {
        "saturated": {
            contest(None, "memory"): cost(100.0),
            contest("stalls", "sqlite-full"): cost(0.5),
            contest("stalls", "postgresql"): cost(0.8),
            contest("noria", "sqlite-full"): cost(1.0),
            contest("agra", "sqlite-full"): cost(3.0),
        }
    }
    figures = scaling.measured(load, {"log_bytes_a_row": 1234, "disk_bytes_a_row": 99, "rows": 5})
    assert figures == pytest.approx(
        {
            "cpu_ms_a_move": 2.0,
            "kilobytes_a_move": 20.0,
            "kilobytes_a_table": 200.0,
            "database_ms_a_move": 0.3,
            "log_bytes_a_row": 1234,
            "disk_bytes_a_row": 99,
        }
    )
    filled = scaling.figures_of(scaling.filled_in(PAGE, figures))
    assert filled == pytest.approx(scaling.figures_of(PAGE) | figures)
    assert scaling.measured({}, {}) == {}
