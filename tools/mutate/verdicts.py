"""What became of the mutants: the list that a run appends to, who is equivalent, and the figures."""

from __future__ import annotations

import json
import math
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.mutate.parts import ROOT
from tools.mutate.points import Mutant

JUDGED: Final = ROOT / "tools/mutate/equivalent.toml"
PAGE: Final = ROOT / "docs/reliability.md"
BEGIN: Final = "<!-- mutants: written by run.py mutants -->"
END: Final = "<!-- end of mutants -->"
SURE: Final = 1.959964  # standard deviations on both sides: 95 %
Judgement = tuple[str, str, str, str]  # file, function, original line, mutated line


def equivalent(file: Path = JUDGED) -> dict[Judgement, str]:
    """Mutants that no test can kill, and why: judged by somebody who has read the code."""
    listed = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    return {(one["file"], one["function"], one["original"], one["mutated"]): one["reason"] for one in listed}


def judgement(mutant: Mutant) -> Judgement:
    return mutant.file, mutant.function, mutant.original, mutant.mutated


class Kept:
    """The verdicts of one part and seed, in a file that only grows: a run that was broken off goes on with it.

    What was found of other sources or tests, by their *digest*, holds no longer and is left out.
    """

    def __init__(self, file: Path, resume: bool, digest: str) -> None:
        self.file: Final = file
        self.digest: Final = digest
        self.verdicts: Final[dict[str, dict[str, Any]]] = {}
        self.outdated = 0
        file.parent.mkdir(parents=True, exist_ok=True)
        if not resume:
            file.unlink(missing_ok=True)
        if file.is_file():
            for line in file.read_text(encoding="utf-8").splitlines():
                found = json.loads(line)
                if found.get("tree") == digest:
                    self.verdicts[found["key"]] = found
                else:
                    self.outdated += 1

    def add(self, mutant: Mutant, verdict: dict[str, Any]) -> None:
        shown = {"kind": mutant.kind, "function": mutant.function, "original": mutant.original}
        found = {"key": mutant.key(), "tree": self.digest, **verdict, **shown, "mutated": mutant.mutated}
        self.verdicts[mutant.key()] = found
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(found) + "\n")


class Figures(NamedTuple):
    part: str
    points: int
    drawn: int
    killed: int
    by_time: int
    equivalent: int
    alive: int

    @property
    def tried(self) -> int:
        return self.killed + self.equivalent + self.alive

    def line(self) -> list[str]:
        low, high = wilson(self.killed + self.equivalent, self.tried)
        numbers = [self.points, self.tried, self.killed, self.by_time, self.equivalent, self.alive]
        return [self.part, *(f"{number:,}" for number in numbers), f"{low:.1%} to {high:.1%}"]


COLUMNS: Final = (
    "part",
    "possible mutants",
    "tried",
    "killed",
    "of these, by time",
    "equivalent",
    "alive",
    "killed or equivalent, 95 % interval",
)


def wilson(hits: int, tried: int) -> tuple[float, float]:
    """Where the share may lie of which *hits* out of *tried* were seen; all of it, if nothing was."""
    if tried == 0:
        return 0.0, 1.0
    share, z2 = hits / tried, SURE * SURE
    middle = share + z2 / (2 * tried)
    spread = SURE * math.sqrt(share * (1 - share) / tried + z2 / (4 * tried * tried))
    return max(0.0, (middle - spread) / (1 + z2 / tried)), min(1.0, (middle + spread) / (1 + z2 / tried))


def survivors(drawn: list[Mutant], kept: Kept) -> list[Mutant]:
    return [one for one in drawn if kept.verdicts.get(one.key(), {}).get("verdict") == "alive"]


def figures(part: str, points: int, drawn: list[Mutant], kept: Kept, judged: dict[Judgement, str]) -> Figures:
    said = [kept.verdicts[one.key()]["verdict"] for one in drawn if one.key() in kept.verdicts]
    living = survivors(drawn, kept)
    same = sum(judgement(one) in judged for one in living)
    killed = len(said) - len(living)
    return Figures(part, points, len(drawn), killed, said.count("time"), same, len(living) - same)


def table(found: list[Figures]) -> str:
    rows = [list(COLUMNS), ["---", *["---:"] * (len(COLUMNS) - 1)], *(one.line() for one in found)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def reasons(drawn: list[Mutant], kept: Kept, judged: dict[Judgement, str]) -> str:
    """The equivalent ones among those that were tried, each with its reason."""
    return "\n".join(
        f"- `{one.file}`, `{one.function}`: `{one.original}` as `{one.mutated}`: {judged[judgement(one)]}"
        for one in survivors(drawn, kept)
        if judgement(one) in judged
    )


def write_page(text: str, page: Path = PAGE) -> None:
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")
