"""One WebSocket at one table: reads messages, answers them, and passes on what changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Final, Literal

from fastapi import WebSocket, WebSocketDisconnect

from tablewright.server.base.costs import MESSAGES
from tablewright.server.base.limits import TALK, MessageRate, Payer, address_of, limits_of
from tablewright.server.base.metrics import METRICS
from tablewright.server.protocol.base import Said, encoded
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.messages import (
    ActMessage,
    AnyMessage,
    DoneMessage,
    ErrorMessage,
    LookMessage,
    PongMessage,
    SayMessage,
    UndoMessage,
    WhyAnswer,
    WhyMessage,
)
from tablewright.server.storage.records import Identity
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.incoming import id_of, read_message
from tablewright.server.table.live import Live
from tablewright.server.table.news import Describe, News, NewsKind
from tablewright.server.table.permissions import acting_seat, own_seat
from tablewright.server.table.position import make_why
from tablewright.server.table.talk import room_of

LOG: Final = logging.getLogger("tablewright.live")

OUTBOX_ROOM: Final = 64
# Why a socket is closed.
RESTARTING: Final = 1012
TRY_AGAIN_LATER: Final = 1013
SIGNED_OUT: Final = 4401
UNKNOWN_TABLE: Final = 4404
OTHER_RULES: Final = 4409
TOO_MANY: Final = 4429

Item = Said | NewsKind | Literal["goodbye"]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every session needs of its server: the tables, how the lobby describes one, and how long a reader who does
    not read is waited for."""

    tables: LiveTables
    describe: Describe
    slow_seconds: float


class Session:
    """A subscriber of a live table.

    Replies and news wait in an outbox of limited room. News are a mark that there are news, not the news themselves: a
    slow reader gets the newest position once, not every one in turn, and one who does not read at all is dropped.
    """

    def __init__(
        self,
        around: Surroundings,
        live: Live,
        socket: WebSocket,
        me: Identity | None,
        since: int | None,
        rate: MessageRate,
        payer: Payer,
    ) -> None:
        self.tables: Final = around.tables
        self.slow_seconds: Final = around.slow_seconds
        self.live: Final = live
        self.socket: Final = socket
        self.identity: Final = me.id if me else None
        self.session: Final = me.session if me else ""
        self.rate: Final = rate
        self.payer: Final = payer
        self.news: Final = News(around.tables, live, self.identity, since, around.describe, self.mark)
        self.outbox: Final[asyncio.Queue[Item]] = asyncio.Queue(OUTBOX_ROOM)
        self.marked: Final[set[Item]] = set()
        self.sending: asyncio.Task[None] | None = None
        self.answering: Final = asyncio.Lock()
        self.dismissed = False
        self.signed_out = False
        self.too_slow = False
        self.begun: float | None = None  # when what is being sent was begun

    # News, from the live table.

    def changed(self) -> None:
        self.mark("position")

    def presence(self) -> None:
        self.mark("presence")

    def spoken(self, anew: bool) -> None:
        if anew:
            self.news.say_anew()
        self.mark("said")

    def reseated(self, anew: bool) -> None:
        if anew:
            self.news.tell_seats_anew()
        self.mark("seats")

    def rematch(self) -> None:
        if self.news.rematch_told is not None:  # before the end of the game there is none
            self.mark("rematch")

    def mark(self, news: NewsKind) -> None:
        if news not in self.marked:
            try:
                self.outbox.put_nowait(news)
                self.marked.add(news)
            except asyncio.QueueFull:
                self.drop()

    def drop(self) -> None:
        if self.sending is not None:
            self.sending.cancel()

    def sign_out(self) -> None:
        self.signed_out = self.dismissed = True
        self.drop()

    async def dismiss(self) -> None:
        """What is being answered is answered; what comes after it stays unread, and nobody can think it counted."""
        async with self.answering:
            self.dismissed = True
            await self.outbox.put("goodbye")

    # Life.

    async def run(self) -> None:
        self.live.subscribers.add(self)
        watching = asyncio.create_task(self.watch())
        try:
            if self.tables.has_ended(self.session):
                return await self.close(SIGNED_OUT)
            self.mark("position")
            self.live.tell_presence()
            async with asyncio.TaskGroup() as group:
                self.sending = group.create_task(self.send())
                reading = group.create_task(self.read())
                self.sending.add_done_callback(lambda _: reading.cancel())
                reading.add_done_callback(lambda _: self.drop())
            if self.signed_out or self.too_slow:
                await self.close(SIGNED_OUT if self.signed_out else TRY_AGAIN_LATER)
        finally:
            watching.cancel()
            self.live.subscribers.discard(self)
            self.live.tell_presence()
            self.tables.left(self.live)

    async def close(self, code: int, reason: str | None = None) -> None:
        """Say why, to somebody who may not listen any more, or went first."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self.socket.close(code, reason)

    async def watch(self) -> None:
        """Drop a reader who is too slow. Looked at now and then, as a timeout for every message costs as much as it."""
        loop, patience = asyncio.get_running_loop(), self.slow_seconds
        while not self.too_slow:
            await asyncio.sleep(patience)
            self.too_slow = self.begun is not None and loop.time() - self.begun > patience
        LOG.info("table %s: a reader is too slow and is dropped", self.live.id)
        self.drop()

    async def send(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            item = await self.outbox.get()
            if item == "goodbye":
                return await self.close(RESTARTING, "the server restarts; come back in a moment")
            said = await self.tell(item) if isinstance(item, str) else encoded(item)
            if not said:
                continue
            self.begun = loop.time()
            try:
                await self.socket.send_text(said.decode())
                self.begun = None
            except (WebSocketDisconnect, RuntimeError):  # the other side is gone
                return

    async def tell(self, kind: NewsKind) -> bytes:
        self.marked.discard(kind)
        return await self.news.tell(kind)

    async def read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            async with self.answering:
                if self.dismissed:
                    continue
                answer = await self.answer(message.get("text") or "")  # bytes are not spoken here
                # A client that does not read its answers is not read either: this waits for room.
                await self.outbox.put(answer)
            if self.rate.is_flood:
                LOG.info("table %s: somebody sends far too many messages and is cut off", self.live.id)
                return await self.close(TOO_MANY)

    # Answers.

    async def answer(self, text: str) -> Said:
        id: int | None = None
        try:
            self.rate.admit()
            message = read_message(text)
            id = message.id
            self.payer.pay(MESSAGES[message.type])
            return await self.obey(message)
        except Trouble as trouble:
            METRICS.refusals.labels(trouble.code).inc()
            if trouble.code == "database-away":
                self.news.stood = None  # when it is over, it is told how the table stands
            said_id = id if id is not None else id_of(text)
            return ErrorMessage(id=said_id, error=trouble.reply.error)
        except Exception:
            METRICS.refusals.labels("internal").inc()
            LOG.exception("table %s: a message could not be answered", self.live.id)
            error = Trouble("internal", "something went wrong; nothing was changed").reply.error
            return ErrorMessage(id=id, error=error)

    async def obey(self, message: AnyMessage) -> Said:
        if isinstance(message, ActMessage):
            async with self.tables.hold(self.live) as live:
                acting_seat(await live.table(), self.identity, message.seat)
                await live.act(message.seat, message.ply, message.revision, message.actions)
            return DoneMessage(id=message.id)
        if isinstance(message, UndoMessage):
            async with self.tables.hold(self.live) as live:
                acting_seat(await live.table(), self.identity, message.seat)
                await live.undo(message.seat, message.ply, message.revision, message.to)
            return DoneMessage(id=message.id)
        if isinstance(message, WhyMessage):
            async with self.tables.hold(self.live) as live:
                own_seat(await live.table(), self.identity, message.seat)
                answers = make_why(await live.progress(), message.seat, message.zone, message.action)
            return WhyAnswer(id=message.id, answers=answers)
        if isinstance(message, LookMessage):
            async with self.tables.hold(self.live) as live:
                own_seat(await live.table(), self.identity, message.seat)
                await live.history()
                self.news.look(message.seat)
            return DoneMessage(id=message.id)
        if isinstance(message, SayMessage):
            await self.say(message.text)
            return DoneMessage(id=message.id)
        return PongMessage(id=message.id)

    async def say(self, text: str) -> None:
        if self.identity is None:
            raise Trouble("signed-out", "nobody knows who says this")
        limits = limits_of(self.socket)
        limits.person(TALK, self.identity)
        limits.address(TALK, address_of(self.socket.scope))
        async with self.tables.hold(self.live) as live:
            room = room_of(await live.table(), self.identity)
        await live.talk.say(self.identity, room, text)
        live.tell_talk()
