"""The server under load: as `tablewright serve` starts it, with the small game on the shelf beside the real ones.

Without limits: a driver is one address and four people at a thousand tables.
"""

from __future__ import annotations

import json
import sys

from tablewright.cli.serving import serve
from tablewright.server.settings import Settings

if __name__ == "__main__":
    port, settings = json.loads(sys.argv[1])
    serve(Settings(games="load.stalls", limits=0, **settings), "127.0.0.1", port)
