"""The weights of Yinzi's evaluation."""

from __future__ import annotations

import pytest

from tablewright.bots.evaluations import BY_HAND, LEARNED, weights_of
from tablewright.games.yinzi.evaluation import weights


@pytest.mark.parametrize("kind", [BY_HAND, LEARNED])
def test_every_feature_has_its_weights(kind: str) -> None:
    table = weights_of("yinzi", kind)
    assert list(table) == list(weights_of("yinzi", BY_HAND))
    assert [len(row) for row in table.values()] == [2] * weights.WEIGHTS
