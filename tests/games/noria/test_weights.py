"""The weights of Noria's evaluation."""

from __future__ import annotations

import pytest

from tablewright.bots.evaluations import BY_HAND, LEARNED, weights_of
from tablewright.games.noria.evaluation import weights


@pytest.mark.parametrize("kind", [BY_HAND, LEARNED])
def test_every_feature_has_its_weights(kind: str) -> None:
    table = weights_of("noria", kind)
    assert list(table) == list(weights_of("noria", BY_HAND))
    assert [len(row) for row in table.values()] == [len(weights.KNOTS)] * weights.WEIGHTS
