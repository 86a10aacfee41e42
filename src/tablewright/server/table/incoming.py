"""Messages as they come in over a socket: read, or refused with what is wrong with them."""

from __future__ import annotations

import json
from typing import Final

from pydantic import ValidationError

from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.messages import MESSAGE_TYPES, READ_MESSAGE, AnyMessage

LONGEST_MESSAGE: Final = 64 * 1024


def read_message(text: str) -> AnyMessage:
    if 4 * len(text) > LONGEST_MESSAGE and len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        raise Trouble("too-large", f"a message has at most {LONGEST_MESSAGE} bytes", {"most": LONGEST_MESSAGE})
    try:
        return READ_MESSAGE.validate_json(text)
    except ValidationError:
        return read_carefully(text)


def read_carefully(text: str) -> AnyMessage:
    """A message with which something is wrong: say what."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble("malformed", "a message is a JSON object") from None
    if not isinstance(data, dict):
        raise Trouble("malformed", "a message is a JSON object")
    if data.get("type") not in MESSAGE_TYPES:
        raise Trouble("unknown-type", f"type is one of {', '.join(MESSAGE_TYPES)}", {"types": list(MESSAGE_TYPES)})
    try:
        return READ_MESSAGE.validate_python(data)
    except ValidationError as fault:
        raise Trouble("bad-request", describe(fault)) from None


def describe(fault: ValidationError) -> str:
    return "; ".join(f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}" for error in fault.errors())


def id_of(text: str) -> int | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one was meant."""
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        id = json.loads(text)["id"]
    except (ValueError, RecursionError, KeyError, TypeError):
        return None
    return id if type(id) is int and 0 <= id < 2**31 else None
