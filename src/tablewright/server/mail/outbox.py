"""The outbox: mails that are to be sent, and sending them.

A mail is a row before it is a message. "It is your turn" is written down in the transaction that marks the wait as
told, so there is one mail for one wait, whichever server notices it first. Who sends a mail claims its row for a while
by putting it off: after a crash somebody else tries again. The row goes when the mail server has taken the message; if
a crash comes just between the two, the same message is sent again under the same Message-ID.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import smtplib
from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.kernel.action import Seat
from tablewright.server.mail.message import CONFIRM, Links, Mail, about_turn, confirmation, hand_over, is_for_good
from tablewright.server.protocol.errors import Trouble
from tablewright.server.settings import Settings
from tablewright.server.storage import leases
from tablewright.server.storage.database import DbConnection
from tablewright.server.storage.records import StoredTable, aware, now
from tablewright.server.storage.schema import ADDRESSES, LETTERS, SEATS, TABLES
from tablewright.server.storage.store import Store
from tablewright.server.table.cache import LiveTables

LOG: Final = logging.getLogger("tablewright.letters")

SECONDS_BETWEEN_LOOKS: Final = 5.0
MAILS_PER_LOOK: Final = 20
CLAIM: Final = timedelta(minutes=5)
# After so many tries, over most of a day, a mail is old news.
MOST_TRIES: Final = 10


async def put(connection: DbConnection, mail: Mail) -> None:
    row = {"kind": mail.kind, "identity": mail.identity, "address": mail.address}
    place = {"table_id": mail.table_id, "seat": mail.seat, "due": now(), "tries": 0}
    await connection.execute(insert(LETTERS).values(id=mail.id, **row, **place))


def id_of_wait(table: str, seat: Seat, since: datetime) -> str:
    """One wait, one mail: the same id whoever notices."""
    return hashlib.sha256(f"{table} {seat} {since.isoformat()}".encode()).hexdigest()[:32]


class Outbox:
    """Writes to those for whom a table waits, and sends what lies in the outbox."""

    def __init__(self, store: Store, tables: LiveTables, links: Links, settings: Settings) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.links: Final = links
        self.settings: Final = settings

    async def run(self) -> None:
        while self.settings.smtp_address is not None:
            try:
                await self.write()
                for mail in await self.claim():
                    await self.send(mail)
            except Trouble as trouble:
                LOG.info("the mail waits: %s", trouble)
            except Exception:
                LOG.exception("the mail cannot be sent")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    # Writing.

    async def write(self) -> None:
        """One mail for every wait that is long enough for its person, who does not sit there."""
        at = now()
        wanting = (ADDRESSES.c.confirmed & ADDRESSES.c.turns) & (SEATS.c.identity == ADDRESSES.c.identity)
        told = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.since, ADDRESSES).join_from(SEATS, ADDRESSES, wanting)
        async with self.store.begin() as connection:
            found = await connection.execute(told.where(SEATS.c.since < at, SEATS.c.mailed.is_(False)))
            waits = found.mappings().all()
        for wait in waits:
            since = aware(wait["since"]) or at
            here = self.tables.present(wait["table_id"])
            if at - since >= timedelta(minutes=wait["minutes"]) and wait["identity"] not in here:
                id = id_of_wait(wait["table_id"], wait["seat"], since)
                head = (id, "turn", wait["identity"], wait["address"])
                await self.write_about(Mail(*head, wait["table_id"], wait["seat"], 0))

    async def write_about(self, mail: Mail) -> None:
        this = (SEATS.c.table_id == mail.table_id) & (SEATS.c.seat == mail.seat)
        unmarked = this & SEATS.c.mailed.is_(False) & SEATS.c.since.is_not(None)
        try:
            async with self.store.begin() as connection:
                marked = await connection.execute(update(SEATS).where(unmarked).values(mailed=True))
                if marked.rowcount == 1:
                    await put(connection, mail)
        except IntegrityError:  # it is written already
            LOG.info("a mail about this wait lies there already")

    # Sending.

    async def claim(self) -> list[Mail]:
        """Mails to send now; nobody else takes them for a while."""
        at = now()
        lease = {"due": at + CLAIM, "tries": LETTERS.c.tries + 1}
        rows = await self.store.database.transact(
            lambda connection: leases.claim(
                connection, LETTERS.c.id, LETTERS.c.due <= at, first=(LETTERS.c.due,), most=MAILS_PER_LOOK, lease=lease
            )
        )
        names = ("id", "kind", "identity", "address", "table_id", "seat")
        return [Mail(**{name: row[name] for name in names}, tries=row["tries"] + 1) for row in rows]

    async def send(self, mail: Mail) -> None:
        message = await self.message(mail)
        if message is not None:
            try:
                await asyncio.to_thread(hand_over, message, self.settings)
                LOG.info("a mail has gone: %s", mail.kind)
            except (smtplib.SMTPException, OSError) as fault:
                if mail.tries < MOST_TRIES and not is_for_good(fault):
                    LOG.warning("a mail cannot be sent, and will be tried again: %r", type(fault).__name__)
                    return await self.put_off(mail)
                LOG.warning("a mail cannot be sent, and is given up: %r", type(fault).__name__)
        async with self.store.begin() as connection:
            await connection.execute(delete(LETTERS).where(LETTERS.c.id == mail.id))

    async def put_off(self, mail: Mail) -> None:
        later = now() + timedelta(minutes=2**mail.tries)
        async with self.store.begin() as connection:
            await connection.execute(update(LETTERS).where(LETTERS.c.id == mail.id).values(due=later))

    async def message(self, mail: Mail) -> EmailMessage | None:
        """The message in its person's language; None if there is nothing to say any more."""
        async with self.store.begin() as connection:
            chosen = select(ADDRESSES).where(ADDRESSES.c.identity == mail.identity)
            wants = (await connection.execute(chosen)).mappings().first()
        if wants is None or wants["address"] != mail.address:
            return None
        language = str(wants["language"])
        if mail.kind == CONFIRM:
            return None if wants["confirmed"] else confirmation(mail, language, self.links, self.settings)
        table = await self.waiting_table(mail)
        if table is None or not (wants["confirmed"] and wants["turns"]):
            return None
        return about_turn(mail, language, table, self.links, self.settings)

    async def waiting_table(self, mail: Mail) -> StoredTable | None:
        """The table, if it still waits as it did when the mail was written, and can be played."""
        found = await self.store.tables(TABLES.c.id == mail.table_id)
        seat = found[0].seats[mail.seat or 0] if found else None
        if seat is None or seat.since is None or seat.identity != mail.identity:
            return None
        if id_of_wait(found[0].id, seat.seat, seat.since) != mail.id:
            return None
        async with self.tables.open(found[0].id) as live:  # under corrected rules it may stand still
            return found[0] if seat.seat in await live.to_act(found[0]) else None
