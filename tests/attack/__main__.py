"""Attacks beside somebody honest, with figures: `python -m tests.attack`; a part of `python3 run.py soak`.

    --only …       which attacks (default all)
    --seconds N    how long each goes on (default 25)
    --write        put the table into docs/reliability.md, if all attacks were made
"""

from __future__ import annotations

