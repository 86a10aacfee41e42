"""What tables share asserts too; let pytest show what it compared."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.games.table")
