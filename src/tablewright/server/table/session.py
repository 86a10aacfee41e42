"""One WebSocket at one table: reads messages, answers them, and passes on what changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Mapping
from typing import Any, Final, Literal

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tablewright.server.base.limits import TALK, Pace, address_of, limits_of
from tablewright.server.base.metrics import METRICS
from tablewright.server.lobby.rematch import follower_of, offered_by
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.requests import (
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
    RematchMessage,
    SaidMessage,
    SayMessage,
    TableMessage,
    UndoMessage,
    WhyAnswer,
    WhyMessage,
)
from tablewright.server.protocol.wire import Said, encoded, joined
from tablewright.server.service import Service
from tablewright.server.storage.deals import is_over
from tablewright.server.storage.records import StoredTable
from tablewright.server.table.frames import prompt_of
from tablewright.server.table.live import Live
from tablewright.server.table.permissions import acting_seat, own_seat
from tablewright.server.table.position import Eyes, make_head, make_rest, make_why
from tablewright.server.table.progress import NOTHING_KNOWN, Progress
from tablewright.server.table.series_access import is_at, must_see
from tablewright.server.table.talk import Room, audible, room_of, told

LOG: Final = logging.getLogger("tablewright.live")

LONGEST_MESSAGE: Final = 64 * 1024
ROOM: Final = 64
RESTARTING: Final = 1012
TRY_AGAIN_LATER: Final = 1013
SIGNED_OUT: Final = 4401
GONE: Final = 4404
OTHER_RULES: Final = 4409
TOO_MANY: Final = 4429

News = Literal["position", "presence", "said", "rematch"]
Item = Said | News | Literal["goodbye"]


class Session:
    """A subscriber of a live table.

    Replies and news wait in an outbox of limited room. News are a mark that there are news, not the news themselves: a
    slow reader gets the newest position once, not every one in turn, and one who does not read at all is dropped.
    """

    def __init__(
        self, service: Service, live: Live, socket: WebSocket, identity: str | None, since: int | None, pace: Pace
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
        self.pace: Final = pace
        self.sending: asyncio.Task[None] | None = None
        self.answering: Final = asyncio.Lock()
        self.dismissed = False
        self.signed_out = False
        self.too_slow = False
        self.rooms: tuple[Room, ...] = ()  # of which the client has been told
        self.heard = 0  # and up to which line
        self.follower: bool | None = None  # has it been told of a rematch? None: nobody has looked yet
        self.begun: float | None = None  # when what is being sent was begun
        self.prompt: Final = prompt_of(socket.scope)
        self.waiting = False  # does nothing wait to be sent but what is in the outbox?
        self.eyes: Eyes | None = None
        self.seating: int | None = None  # of the table when it was last looked at with these eyes

    # News, from the live table.

    def changed(self) -> None:
        self.looking = None
        if not (self.is_idle() and self.live.is_at_hand() and self.show_at_once()):
            self.mark("position")

    def is_idle(self) -> bool:
        """Is there nothing that would have to be sent first?"""
        return self.waiting and self.outbox.empty()

    def show_at_once(self) -> bool:
        table, progress = self.live.cached_table, self.live.cached_progress
        prompt = self.prompt
        if prompt is None or table is None or progress is None or not is_at(table, self.identity):
            return False
        if not prompt.is_ready():
            return False
        prompt.send_at_once(self.position(table, progress))
        return True

    def presence(self) -> None:
        self.mark("presence")

    def spoken(self, anew: bool) -> None:
        if anew:
            self.rooms = ()
        self.mark("said")

    def rematch(self) -> None:
        if self.follower is not None:  # before the end of the game there is none
            self.mark("rematch")

    def mark(self, news: News) -> None:
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
        """What is being answered is answered; what comes behind it stays unread, and nobody can think it counted."""
        async with self.answering:
            self.dismissed = True
            await self.outbox.put("goodbye")

    # Life.

    async def run(self) -> None:
        self.live.subscribers.add(self)
        watching = asyncio.create_task(self.watch())
        try:
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
            self.service.tables.left(self.live)

    async def close(self, code: int, reason: str | None = None) -> None:
        """Say why, to somebody who may not listen any more, or went first."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self.socket.close(code, reason)

    async def watch(self) -> None:
        """Drop a reader who is too slow. Looked at now and then, as a timeout for every message costs as much as it."""
        loop, patience = asyncio.get_running_loop(), self.service.settings.slow_seconds
        while not self.too_slow:
            await asyncio.sleep(patience)
            self.too_slow = self.begun is not None and loop.time() - self.begun > patience
        LOG.info("table %s: a reader is too slow and is dropped", self.live.id)
        self.drop()

    async def send(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.waiting = True
            item = await self.outbox.get()
            self.waiting = False
            if item == "goodbye":
                return await self.close(RESTARTING, "the server restarts; come back in a moment")
            said = await self.news(item) if isinstance(item, str) else encoded(item)
            if not said:
                continue
            self.begun = loop.time()
            try:
                await self.socket.send_text(said.decode())
                self.begun = None
            except (WebSocketDisconnect, RuntimeError):  # the other side is gone
                return

    async def read(self) -> None:
        receive = self.socket.receive if self.prompt is None else self.prompt.receive
        while True:
            message: Mapping[str, Any] = await receive()
            if message["type"] == "websocket.disconnect":
                return
            async with self.answering:
                if self.dismissed:
                    continue
                answer = await self.answer(message.get("text") or "")  # bytes are not spoken here
                if not (self.is_idle() and self.prompt is not None and self.prompt.say(encoded(answer))):
                    # A client that does not read its answers is not read either: this waits for room.
                    await self.outbox.put(answer)
            if self.pace.is_flood:
                LOG.info("table %s: somebody sends far too many messages and is cut off", self.live.id)
                return await self.close(TOO_MANY)

    # Answers.

    async def answer(self, text: str) -> Said:
        id: int | None = None
        try:
            self.pace.admit()
            message = read_message(text)
            id = message.id
            return await self.obey(message)
        except Trouble as trouble:
            METRICS.refusals.labels(trouble.code).inc()
            said_id = id if id is not None else id_of(text)
            return ErrorMessage(id=said_id, error=trouble.reply.error)
        except Exception:
            METRICS.refusals.labels("internal").inc()
            LOG.exception("table %s: a message could not be answered", self.live.id)
            error = Trouble("internal", "something went wrong; nothing was changed").reply.error
            return ErrorMessage(id=id, error=error)

    async def obey(self, message: AnyMessage) -> Said:
        if isinstance(message, ActMessage):
            async with self.service.tables.hold(self.live) as live:
                acting_seat(await live.table(), self.identity, message.seat)
                await live.act(message.seat, message.ply, message.revision, message.actions)
            return DoneMessage(id=message.id)
        if isinstance(message, UndoMessage):
            async with self.service.tables.hold(self.live) as live:
                acting_seat(await live.table(), self.identity, message.seat)
                await live.undo(message.seat, message.ply, message.revision, message.to)
            return DoneMessage(id=message.id)
        if isinstance(message, WhyMessage):
            async with self.service.tables.hold(self.live) as live:
                own_seat(await live.table(), self.identity, message.seat)
                answers = make_why(await live.progress(), message.seat, message.zone, message.action)
            return WhyAnswer(id=message.id, answers=answers)
        if isinstance(message, LookMessage):
            async with self.service.tables.hold(self.live) as live:
                own_seat(await live.table(), self.identity, message.seat)
                await live.progress()
                self.looking = message.seat
                self.mark("position")
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
        async with self.service.tables.hold(self.live) as live:
            room = room_of(await live.table(), self.identity)
        await live.talk.say(self.identity, room, text)
        live.tell_talk()

    # What to say when there are news.

    async def news(self, kind: News) -> bytes:
        """What there is to say, if anything."""
        self.marked.discard(kind)
        try:
            if kind == "rematch":
                return await self.offered()
            if kind == "position" and self.live.is_at_hand() and is_at(await self.live.table(), self.identity):
                return self.position(await self.live.table(), await self.live.progress())
            async with self.service.tables.hold(self.live):
                table = await self.live.table()
                if kind == "presence":
                    return encoded(self.who_is_here(table))
                if kind == "said":
                    return await self.what_was_said(table)
                if table.status == "waiting":
                    self.look_beside(table)
                    return encoded(TableMessage(table=self.service.lobby.described(table, self.identity)))
                await must_see(self.service.store, table, self.identity)
                progress = await self.live.progress()
                return self.position(await self.live.table(), progress)
        except Trouble as trouble:
            return encoded(ErrorMessage(id=None, error=trouble.reply.error))

    def look_beside(self, table: StoredTable) -> None:
        """With the position of a table, see whether more can be heard there than before, and whether it is over."""
        if audible(table, self.identity) != self.rooms:
            self.mark("said")
        if table.status in ("finished", "abandoned") and self.follower is None:
            self.mark("rematch")

    async def what_was_said(self, table: StoredTable) -> bytes:
        if not (is_at(table, self.identity) or await is_over(self.service.store.database, table.series)):
            return b""  # players talk of what others have still to play
        rooms = audible(table, self.identity)
        whole, behind = rooms != self.rooms, self.heard
        lines = await self.live.talk.last()
        new = [line for line in lines if line.room in rooms and (whole or line.number > behind)]
        self.rooms, self.heard = rooms, lines[-1].number if lines else behind
        if not new and not (whole and behind):
            return b""
        return encoded(SaidMessage(whole=whole, lines=[told(table, line, self.identity) for line in new]))

    async def offered(self) -> bytes:
        found = await follower_of(self.service.store, self.live.id)
        known, self.follower = self.follower, found is not None
        if found is None and not known:
            return b""
        table = None if found is None else self.service.lobby.described(found, self.identity)
        return encoded(RematchMessage(by="" if found is None else offered_by(found), table=table))

    def position(self, table: StoredTable, progress: Progress) -> bytes:
        eyes = self.eyes
        # Everything that changes who sits where, or ends a game, raises the seating.
        if eyes is None or table.seating != self.seating or eyes.seat != self.looking:
            self.look_beside(table)
            self.eyes = eyes = Eyes(table, self.identity, self.looking)
            self.seating = table.seating
        viewer = eyes.viewer(progress.match.to_act())
        here, since = self.live.connected(), self.known(progress, viewer)
        self.revision, self.viewer = progress.revision, viewer
        # Clocks go on between two who look.
        if eyes.mine or self.identity == table.host or table.pace is not None:
            return joined(self.head(table, progress), encoded(make_rest(table, progress, eyes, here, since)))
        # All who only watch see the same, so it is made once.
        seen = (table, progress, progress.revision, here, since)
        if self.live.poster is None or self.live.poster[0] != seen:
            rest = encoded(make_rest(table, progress, eyes, here, since))
            self.live.poster = seen, joined(self.head(table, progress), rest)
        return self.live.poster[1]

    def head(self, table: StoredTable, progress: Progress) -> bytes:
        """What all at the table are told alike, made for the first of them."""
        seen = (table, progress, progress.revision)
        if self.live.head is None or self.live.head[0] != seen:
            self.live.head = seen, encoded(make_head(table, progress))
        return self.live.head[1]

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
        return PresenceMessage(seats=seats, watching=self.live.watching(table))


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
