"""Write the golden playthroughs anew: `python -m tests.conformance.make_golden [game …]`, from the root of the project.

Do it when a change of the rules is meant, read the diff like code, and say in the change why it differs.
"""

from __future__ import annotations

import sys

from tests.conformance.playthroughs import golden_playthrough, golden_tables
from tests.conformance.tables import SUBJECTS


def main(names: list[str]) -> None:
    for name in names or list(SUBJECTS):
        for table in golden_tables(SUBJECTS[name]):
            table.file.parent.mkdir(parents=True, exist_ok=True)
            table.file.write_text(golden_playthrough(SUBJECTS[name], table), encoding="utf-8")
            print(name, table.file.relative_to(SUBJECTS[name].traits.golden))


if __name__ == "__main__":
    main(sys.argv[1:])
