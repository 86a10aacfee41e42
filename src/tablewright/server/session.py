"""One WebSocket at one table: reads messages, answers them, and passes on what changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Final, Literal

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tablewright.server.live import Live
from tablewright.server.position import Eyes, make_position, make_why
from tablewright.server.progress import NOTHING_KNOWN, Progress
from tablewright.server.requests import (
    MESSAGE_TYPES,
    READ_MESSAGE,
    ActMessage,
    AnyMessage,
    DoneMessage,
    ErrorMessage,
    LookMessage,
    PongMessage,
    PresenceMessage,
    PresentSeat,
    TableMessage,
    UndoMessage,
    WhyAnswer,
    WhyMessage,
)
from tablewright.server.rights import own_seat
from tablewright.server.service import Service
from tablewright.server.store import StoredTable
from tablewright.server.trouble import Trouble
from tablewright.server.wire import Said

LOG: Final = logging.getLogger("tablewright.live")

LONGEST_MESSAGE: Final = 64 * 1024
ROOM: Final = 64
TRY_AGAIN_LATER: Final = 1013
GONE: Final = 4404
OTHER_RULES: Final = 4409

Item = Said | Literal["position", "presence"]


class Session:
    """A subscriber of a live table.

    Replies and news wait in an outbox of limited room. News are a mark that there are news, not the news themselves: a
    slow reader gets the newest position once, not every one in turn, and one who does not read at all is dropped.
    """

    def __init__(
        self, service: Service, live: Live, socket: WebSocket, identity: str | None, since: int | None
    ) -> None:
        self.service: Final = service
        self.live: Final = live
        self.socket: Final = socket
        self.identity: Final = identity
        self.outbox: Final[asyncio.Queue[Item]] = asyncio.Queue(ROOM)
        self.marked: Final[set[Item]] = set()
        self.looking: int | None = None
        self.viewer: int | None = None
        self.revision: int | None = None
        self.since: Final = since
        self.sending: asyncio.Task[None] | None = None

    # News, from the live table.

    def changed(self) -> None:
        self.looking = None
        self.mark("position")

    def presence(self) -> None:
        self.mark("presence")

    def mark(self, news: Literal["position", "presence"]) -> None:
        if news not in self.marked:
            try:
                self.outbox.put_nowait(news)
                self.marked.add(news)
            except asyncio.QueueFull:
                self.drop()

    def drop(self) -> None:
        if self.sending is not None:
            self.sending.cancel()

    # Life.

    async def run(self) -> None:
        self.live.subscribers.add(self)
        try:
            self.mark("position")
            self.live.tell_presence()
            async with asyncio.TaskGroup() as group:
                self.sending = group.create_task(self.send())
                reading = group.create_task(self.read())
                self.sending.add_done_callback(lambda _: reading.cancel())
                reading.add_done_callback(lambda _: self.drop())
        finally:
            self.live.subscribers.discard(self)
            self.live.tell_presence()

    async def send(self) -> None:
        while True:
            item = await self.outbox.get()
            said = await self.news(item) if isinstance(item, str) else item
            try:
                async with asyncio.timeout(self.service.settings.slow_seconds):
                    await self.socket.send_text(said.model_dump_json())
            except TimeoutError:
                LOG.info("table %s: a reader is too slow and is dropped", self.live.id)
                with contextlib.suppress(TimeoutError, RuntimeError):
                    async with asyncio.timeout(1):
                        await self.socket.close(TRY_AGAIN_LATER)
                return
            except (WebSocketDisconnect, RuntimeError):  # the other side is gone
                return

    async def read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # A client that does not read its answers is not read either: this waits for room.
            await self.outbox.put(await self.answer(message.get("text") or ""))  # bytes are not spoken here

    # Answers.

    async def answer(self, text: str) -> Said:
        id: int | None = None
        try:
            message = read_message(text)
            id = message.id
            return await self.obey(message)
        except Trouble as trouble:
            said_id = id if id is not None else id_of(text)
            return ErrorMessage(id=said_id, error=trouble.reply.error)
        except Exception:
            LOG.exception("table %s: a message could not be answered", self.live.id)
            error = Trouble("internal", "something went wrong; nothing was changed").reply.error
            return ErrorMessage(id=id, error=error)

    async def obey(self, message: AnyMessage) -> Said:
        if isinstance(message, ActMessage | UndoMessage | WhyMessage | LookMessage):
            async with self.service.tables.open(self.live.id) as live:
                own_seat(await live.table(), self.identity, message.seat)
                if isinstance(message, ActMessage):
                    await live.act(message.seat, message.ply, message.revision, message.actions)
                elif isinstance(message, UndoMessage):
                    await live.undo(message.seat, message.ply, message.revision, message.to)
                elif isinstance(message, WhyMessage):
                    answers = make_why(await live.progress(), message.seat, message.zone, message.action)
                    return WhyAnswer(id=message.id, answers=answers)
                else:
                    await live.progress()
                    self.looking = message.seat
                    self.mark("position")
            return DoneMessage(id=message.id)
        return PongMessage(id=message.id)

    # What to say when there are news.

    async def news(self, kind: str) -> Said:
        self.marked.discard("position" if kind == "position" else "presence")
        async with self.live.lock:
            try:
                table = await self.live.table()
                if kind == "presence":
                    return self.who_is_here(table)
                if table.status == "waiting":
                    return TableMessage(table=self.service.lobby.described(table, self.identity))
                return self.position(table, await self.live.progress())
            except Trouble as trouble:
                return ErrorMessage(id=None, error=trouble.reply.error)

    def position(self, table: StoredTable, progress: Progress) -> Said:
        eyes = Eyes(table, self.identity, self.looking)
        viewer = eyes.viewer(progress.match.to_act())
        position = make_position(table, progress, eyes, self.live.connected(), self.known(progress, viewer))
        self.revision, self.viewer = progress.revision, viewer
        return position

    def known(self, progress: Progress, viewer: int) -> int:
        """Up to which ply the client's log still holds. Through other eyes the log is another one."""
        if self.revision is not None and self.viewer == viewer:
            return progress.holds_until(progress.ledger.counts[self.revision], self.revision)
        if self.revision is None and self.since is not None:
            return progress.holds_until(self.since)
        return NOTHING_KNOWN

    def who_is_here(self, table: StoredTable) -> PresenceMessage:
        here = self.live.connected()
        seats = [
            PresentSeat(seat=seat.seat, connected=seat.kind == "bot" or seat.identity in here) for seat in table.seats
        ]
        seated = {seat.identity for seat in table.seats if seat.identity is not None}
        watching = sum(1 for one in self.live.subscribers if one.identity not in seated)
        return PresenceMessage(seats=seats, watching=watching)


def read_message(text: str) -> AnyMessage:
    if len(text) > LONGEST_MESSAGE or len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        raise Trouble("too-large", f"a message has at most {LONGEST_MESSAGE} bytes", {"most": LONGEST_MESSAGE})
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
