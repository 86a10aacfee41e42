"""Seals: a promise about the shuffle that everybody sees from the start and can check at the end.

The seal of a table is a hash of its seed together with its set-up, and with the stream that the seed draws from unless
that is the first. The seed has 128 random bits, so nobody can guess it from the seal; and once it is out, with the
record, nobody can claim that it was another one. (What a seal cannot prove is that the host did not look at several
seeds before choosing one.)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

SEALED = ("game", "rules", "data", "seats", "settings", "seed")
STREAM = "stream"  # not in what was sealed before there was a second one


def seal_of(record: Mapping[str, object]) -> str:
    """The seal of the table that *record* (as `kernel.record` writes it) was made at; its moves do not matter."""
    sealed = {key: record[key] for key in (*SEALED, STREAM) if key != STREAM or key in record}
    return hashlib.sha256(json.dumps(sealed, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
