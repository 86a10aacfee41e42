"""Letters: who wants to be written to, what is written, and the outbox.

A letter is a row before it is a message. "It is your turn" is written down in the transaction that marks the wait as
told, so there is one letter for one wait, whichever server notices it first. Who sends a letter claims its row for a
while by putting it off: after a crash somebody else tries again. The row goes when the mail server has taken the
message; if a crash comes just between the two, the same message is sent again under the same Message-ID.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import smtplib
import ssl
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.headerregistry import Address as Header
from email.message import EmailMessage
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.kernel.action import Seat
from tablewright.server.people.accounts import no_account
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.mail import MailWishes
from tablewright.server.settings import Settings
from tablewright.server.storage import leases
from tablewright.server.storage.database import DbConnection
from tablewright.server.storage.records import Identity, StoredTable, aware, now, unguessable
from tablewright.server.storage.schema import ACCOUNTS, ADDRESSES, LETTERS, SEATS, TABLES
from tablewright.server.storage.store import Store
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.time_control import left_at
from tablewright.words import speak

LOG: Final = logging.getLogger("tablewright.letters")

SECRET: Final = "letters"
CONFIRM: Final = "confirm"
UNSUBSCRIBE: Final = "unsubscribe"
GOOD_FOR: Final = {CONFIRM: 7 * 24 * 60 * 60, UNSUBSCRIBE: None}  # seconds; an old letter still unsubscribes

BETWEEN_LOOKS: Final = 5.0
AT_ONCE: Final = 20
CLAIM: Final = timedelta(minutes=5)
SECONDS_TO_SEND: Final = 30.0
# After so many tries, over two days, a letter is old news.
MOST_TRIES: Final = 10
REFUSED_FOR_GOOD: Final = range(500, 600)


@dataclass(frozen=True, slots=True)
class Letter:
    id: str
    kind: str
    identity: str
    address: str
    table_id: str | None
    seat: Seat | None
    tries: int


class Letters:
    """Who wants to be written to. Without a mail server nobody is."""

    def __init__(self, store: Store, settings: Settings, secret: str) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.secret: Final = secret

    @classmethod
    async def open(cls, store: Store, settings: Settings) -> Letters:
        return cls(store, settings, await store.secret(SECRET))

    @property
    def are_sent(self) -> bool:
        return self.settings.smtp_address is not None

    async def wishes(self, me: Identity) -> MailWishes:
        async with self.store.begin() as connection:
            mine = select(ADDRESSES).where(ADDRESSES.c.identity == me.id)
            found = (await connection.execute(mine)).mappings().first()
        kept = {} if found is None else {name: found[name] for name in ("address", "confirmed", "turns", "minutes")}
        return MailWishes(offered=self.are_sent, **kept)

    async def wish(self, me: Identity, address: str, turns: bool, minutes: int, language: str) -> MailWishes:
        """Write to *me* at *address*, once it is confirmed. Another address is written to for that."""
        if not self.are_sent:
            raise Trouble("no-mail", "this server sends no mail")
        here = ADDRESSES.c.identity == me.id
        async with self.store.begin() as connection:
            # The account's row is held, so that of two requests at once the second sees what the first has written.
            account = select(ACCOUNTS.c.identity).where(ACCOUNTS.c.identity == me.id).with_for_update()
            if (await connection.execute(account)).scalar() is None:
                raise no_account()
            known = select(ADDRESSES.c.address, ADDRESSES.c.confirmed).where(here)
            before = (await connection.execute(known)).one_or_none()
            confirmed = before is not None and before == (address, True)
            values = {"address": address, "turns": turns, "minutes": minutes, "language": language}
            row = values | {"confirmed": confirmed}
            if before is None:
                await connection.execute(insert(ADDRESSES).values(identity=me.id, **row))
            else:
                await connection.execute(update(ADDRESSES).where(here).values(row))
            if not confirmed:
                await connection.execute(delete(LETTERS).where(LETTERS.c.identity == me.id, LETTERS.c.kind == CONFIRM))
                await put(connection, Letter(unguessable(), CONFIRM, me.id, address, None, None, 0))
        return await self.wishes(me)

    async def forget(self, me: Identity) -> None:
        """Write to *me* no more, and forget where."""
        async with self.store.begin() as connection:
            for private in (LETTERS, ADDRESSES):
                await connection.execute(delete(private).where(private.c.identity == me.id))

    # Links in letters.

    def signer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self.secret, salt=f"tablewright.{purpose}")

    def link(self, purpose: str, letter: Letter) -> str:
        token = self.signer(purpose).dumps([letter.identity, letter.address])
        return f"{self.settings.site.rstrip('/')}/mail/{purpose}?token={token}"

    async def follow(self, purpose: str, token: str) -> None:
        """Do what the link says: confirm the address it was sent to, or write there no more about turns."""
        try:
            identity, address = self.signer(purpose).loads(token, max_age=GOOD_FOR[purpose])
        except (BadSignature, ValueError):
            raise Trouble("bad-link", "this link is not good, or not any more") from None
        this = (ADDRESSES.c.identity == identity) & (ADDRESSES.c.address == address)
        change: dict[str, Any] = {"confirmed": True} if purpose == CONFIRM else {"turns": False}
        async with self.store.begin() as connection:
            if (await connection.execute(update(ADDRESSES).where(this).values(change))).rowcount != 1:
                raise Trouble("bad-link", "this address is not written to any more")


async def put(connection: DbConnection, letter: Letter) -> None:
    row = {"kind": letter.kind, "identity": letter.identity, "address": letter.address}
    place = {"table_id": letter.table_id, "seat": letter.seat, "due": now(), "tries": 0}
    await connection.execute(insert(LETTERS).values(id=letter.id, **row, **place))


def name_of_wait(table: str, seat: Seat, since: datetime) -> str:
    """One wait, one letter: the same name whoever notices."""
    return hashlib.sha256(f"{table} {seat} {since.isoformat()}".encode()).hexdigest()[:32]


class Postman:
    """Writes letters to those for whom a table waits, and sends what lies in the outbox."""

    def __init__(self, letters: Letters, tables: LiveTables) -> None:
        self.letters: Final = letters
        self.store: Final = letters.store
        self.tables: Final = tables

    async def run(self) -> None:
        while self.letters.are_sent:
            try:
                await self.write()
                for letter in await self.claim():
                    await self.send(letter)
            except Trouble as trouble:
                LOG.info("the letters wait: %s", trouble)
            except Exception:
                LOG.exception("the letters cannot be sent")
            await asyncio.sleep(BETWEEN_LOOKS)

    # Writing.

    async def write(self) -> None:
        """One letter for every wait that is long enough for its person, who does not sit there."""
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
                id = name_of_wait(wait["table_id"], wait["seat"], since)
                head = (id, "turn", wait["identity"], wait["address"])
                await self.write_about(Letter(*head, wait["table_id"], wait["seat"], 0))

    async def write_about(self, letter: Letter) -> None:
        this = (SEATS.c.table_id == letter.table_id) & (SEATS.c.seat == letter.seat)
        unmarked = this & SEATS.c.mailed.is_(False) & SEATS.c.since.is_not(None)
        try:
            async with self.store.begin() as connection:
                marked = await connection.execute(update(SEATS).where(unmarked).values(mailed=True))
                if marked.rowcount == 1:
                    await put(connection, letter)
        except IntegrityError:  # it is written already
            LOG.info("a letter about this wait lies there already")

    # Sending.

    async def claim(self) -> list[Letter]:
        """Letters to send now; nobody else takes them for a while."""
        at = now()
        lease = {"due": at + CLAIM, "tries": LETTERS.c.tries + 1}
        rows = await self.store.database.transact(
            lambda connection: leases.claim(
                connection, LETTERS.c.id, LETTERS.c.due <= at, first=LETTERS.c.due, most=AT_ONCE, lease=lease
            )
        )
        names = ("id", "kind", "identity", "address", "table_id", "seat")
        return [Letter(**{name: row[name] for name in names}, tries=row["tries"] + 1) for row in rows]

    async def send(self, letter: Letter) -> None:
        message = await self.message(letter)
        if message is not None:
            try:
                await asyncio.to_thread(hand_over, message, self.letters.settings)
                LOG.info("a letter has gone: %s", letter.kind)
            except (smtplib.SMTPException, OSError) as fault:
                if letter.tries < MOST_TRIES and not is_for_good(fault):
                    LOG.warning("a letter cannot be sent, and will be tried again: %r", type(fault).__name__)
                    return await self.put_off(letter)
                LOG.warning("a letter cannot be sent, and is given up: %r", type(fault).__name__)
        async with self.store.begin() as connection:
            await connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))

    async def put_off(self, letter: Letter) -> None:
        later = now() + timedelta(minutes=2**letter.tries)
        async with self.store.begin() as connection:
            await connection.execute(update(LETTERS).where(LETTERS.c.id == letter.id).values(due=later))

    async def message(self, letter: Letter) -> EmailMessage | None:
        """The letter in its person's language; None if there is nothing to say any more."""
        async with self.store.begin() as connection:
            chosen = select(ADDRESSES).where(ADDRESSES.c.identity == letter.identity)
            wants = (await connection.execute(chosen)).mappings().first()
        if wants is None or wants["address"] != letter.address:
            return None
        language = str(wants["language"])
        if letter.kind == CONFIRM:
            link = self.letters.link(CONFIRM, letter)
            return None if wants["confirmed"] else self.composed(letter, language, "confirm", {"link": link})
        table = await self.waiting_table(letter)
        if table is None or not (wants["confirmed"] and wants["turns"]):
            return None
        return self.about_turn(letter, language, table)

    async def waiting_table(self, letter: Letter) -> StoredTable | None:
        """The table, if it still waits as it did when the letter was written."""
        found = await self.store.tables(TABLES.c.id == letter.table_id)
        seat = found[0].seats[letter.seat or 0] if found else None
        if seat is None or seat.since is None or seat.identity != letter.identity:
            return None
        return found[0] if name_of_wait(found[0].id, seat.seat, seat.since) == letter.id else None

    def about_turn(self, letter: Letter, language: str, table: StoredTable) -> EmailMessage:
        seat = table.seats[letter.seat or 0]
        others = [one.name or str(one.seat + 1) for one in table.seats if one.identity != letter.identity]
        leave = self.letters.link(UNSUBSCRIBE, letter)
        args: dict[str, Any] = {
            "game": say(language, f"{table.game}-title"),
            "players": ", ".join(others) or (seat.name or ""),
            "link": f"{self.letters.settings.site.rstrip('/')}/table/{table.id}",
            "leave": leave,
        }
        if table.pace is not None:
            minutes = int(left_at(seat, table.pace, now()) // 60)
            args["left"] = say(language, "mail-time", time_args(minutes))
        message = self.composed(letter, language, "turn" if table.pace is None else "turn-clock", args)
        # A mail program may offer one button for this; it then sends a request to the very same address.
        api = leave.replace("/mail/unsubscribe?", "/api/mail/unsubscribe?")
        message["List-Unsubscribe"] = f"<{api}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def composed(self, letter: Letter, language: str, kind: str, args: dict[str, Any]) -> EmailMessage:
        """Headers refuse line breaks, whatever a name holds; addresses were checked when they were given."""
        message = EmailMessage()
        message["Subject"] = one_line(say(language, f"mail-letter-{kind.partition('-')[0]}-subject", args))
        message["From"] = self.letters.settings.smtp_sender
        message["To"] = Header(addr_spec=letter.address)
        message["Date"] = now()
        message["Message-ID"] = f"<{letter.id}@{self.letters.settings.site.partition('://')[2].partition('/')[0]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = language
        message.set_content(say(language, f"mail-letter-{kind}", args) + "\n")
        return message


def say(language: str, key: str, args: dict[str, Any] | None = None) -> str:
    return speak(language, {"key": key, "args": args or {}})


def one_line(text: str) -> str:
    return " ".join(text.split())


def time_args(minutes: int) -> dict[str, int | str]:
    """How long that is, in the largest unit that makes sense of it."""
    if minutes >= 2 * 24 * 60:
        return {"unit": "days", "count": minutes // (24 * 60)}
    return {"unit": "hours", "count": minutes // 60} if minutes >= 120 else {"unit": "minutes", "count": minutes}


def hand_over(message: EmailMessage, settings: Settings) -> None:
    """Give *message* to the mail server. Blocks, so it has a thread of its own."""
    assert settings.smtp_address is not None
    host, port = settings.smtp_address
    safe = ssl.create_default_context()
    if settings.smtp_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS_TO_SEND, context=safe)
    else:
        server = smtplib.SMTP(host, port, timeout=SECONDS_TO_SEND)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=safe)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


def is_for_good(fault: Exception) -> bool:
    """Does the mail server refuse this letter whenever it comes?"""
    if isinstance(fault, smtplib.SMTPRecipientsRefused):
        return all(code in REFUSED_FOR_GOOD for code, _ in fault.recipients.values())
    return isinstance(fault, smtplib.SMTPDataError) and fault.smtp_code in REFUSED_FOR_GOOD
