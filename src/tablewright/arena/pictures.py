"""Small pictures of numbers as SVG; colours follow the reader's light or dark scheme."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from tablewright.arena.estimates import Estimate

WIDTH: Final = 680
LEFT: Final = 250
RIGHT: Final = 70
HEAD: Final = 44
ROW: Final = 24
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}.small{font-size:12px;fill:#555}.bar{fill:#0b6e75}"
    ".whisker{stroke:#222;stroke-width:2}.even{stroke:#a33;stroke-width:1.5;stroke-dasharray:4 3}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#bbb}.bar{fill:#3f9aa1}"
    ".whisker{stroke:#eee}.even{stroke:#f99}}"
)


@dataclass(frozen=True, slots=True)
class Bar:
    """*even* is what it would be if it made no difference, where that is known."""

    name: str
    value: Estimate
    shown: str
    even: float | None = None


def bars(title: str, rows: Sequence[Bar]) -> str:
    """A bar for each row, with its interval as a whisker."""
    most = max([1e-9, *(end for row in rows for end in (row.value.value, row.value.high or 0.0))])

    def x(value: float) -> float:
        return round(LEFT + max(value, 0.0) / most * (WIDTH - LEFT - RIGHT), 1)

    drawn: list[str] = []
    for at, row in enumerate(rows):
        top = HEAD + ROW * at
        middle = top + ROW // 2
        drawn += [
            f'<text x="{LEFT - 8}" y="{middle + 5}" text-anchor="end">{escape(row.name)}</text>',
            f'<path class="bar" d="M{LEFT} {top + 4}H{x(row.value.value)}v{ROW - 8}H{LEFT}z"/>',
        ]
        if row.value.low is not None and row.value.high is not None:
            drawn.append(f'<path class="whisker" d="M{x(row.value.low)} {middle}H{x(row.value.high)}"/>')
        if row.even is not None:
            drawn.append(f'<path class="even" d="M{x(row.even)} {top + 1}V{top + ROW - 1}"/>')
        end = x(max(row.value.value, row.value.high or 0.0))
        drawn.append(f'<text x="{end + 8}" y="{middle + 5}" class="small">{escape(row.shown)}</text>')
    return picture(title, drawn, HEAD + ROW * len(rows) + 10)


def columns(title: str, heights: Sequence[int], low: int, high: int) -> str:
    """A histogram from *low* to *high*."""
    tall, foot = 150, HEAD + 150
    wide = (WIDTH - 40) / max(len(heights), 1)
    most = max([1, *heights])
    drawn = [
        f'<rect class="bar" x="{round(20 + wide * at + 1, 1)}" y="{round(foot - tall * count / most, 1)}" '
        f'width="{round(wide - 2, 1)}" height="{round(tall * count / most, 1)}"/>'
        for at, count in enumerate(heights)
    ]
    drawn += [
        f'<text x="20" y="{foot + 18}" class="small">{low}</text>',
        f'<text x="{WIDTH - 20}" y="{foot + 18}" text-anchor="end" class="small">{high}</text>',
    ]
    return picture(title, drawn, foot + 28)


def picture(title: str, drawn: Sequence[str], height: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">'
    caption = f'<title>{escape(title)}</title><text x="20" y="26" font-weight="700">{escape(title)}</text>'
    return "\n".join([head, f"<style>{STYLE}</style>", caption, *drawn, "</svg>", ""])
