"""The server under load: as `tablewright serve` starts it, with the small game on the shelf beside the real ones.

Without limits: a driver is one address and four people at a thousand tables.
"""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec

from tablewright.cli.serving import serve
from tablewright.server.settings import Settings

# Beside the compiled games there is a compiled one of this too (see `run.py`).
SHELF = "tablewright.games.stalls" if find_spec("tablewright.games.stalls") else "load.stalls"

if __name__ == "__main__":
    port, settings = json.loads(sys.argv[1])
    serve(Settings(games=SHELF, limits=0, **settings), "127.0.0.1", port)
