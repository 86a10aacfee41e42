"""Write the golden playthroughs anew: `python -m tests.conformance.make_golden [game …]`, from the root of the project.

Do it when a change of the rules is meant, read the diff like code, and say in the change why it differs.
"""

from __future__ import annotations

import sys

from tests.conformance.playthroughs import golden_playthrough, golden_tables
from tests.conformance.tables import SUBJECTS


def main(names: list[str]) -> None:
    for name in names or list(SUBJECTS):
        for file, seats, chosen in golden_tables(SUBJECTS[name]):
            file.parent.mkdir(exist_ok=True)
            file.write_text(golden_playthrough(SUBJECTS[name], seats, chosen), encoding="utf-8")
            print(name, file.name)


if __name__ == "__main__":
    main(sys.argv[1:])
