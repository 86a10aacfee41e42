"""What is written: a mail in its person's language, with signed links, and how it is handed to the mail server."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from tablewright.kernel.action import Seat
from tablewright.server.protocol.errors import Trouble
from tablewright.server.settings import Settings
from tablewright.server.storage.records import StoredTable, now
from tablewright.server.storage.store import Store
from tablewright.server.table.namesakes import names_at
from tablewright.server.table.time_control import left_at
from tablewright.words import speak

MAIL_SECRET: Final = "letters"
CONFIRM: Final = "confirm"
UNSUBSCRIBE: Final = "unsubscribe"
SECONDS_GOOD: Final = {CONFIRM: 7 * 24 * 60 * 60, UNSUBSCRIBE: None}  # an old mail still unsubscribes

SECONDS_TO_SEND: Final = 30.0
REFUSED_FOR_GOOD: Final = range(500, 600)


@dataclass(frozen=True, slots=True)
class Mail:
    """One that is to be sent: a confirmation of an *address*, or that the turn of *seat* has come."""

    id: str
    kind: str
    identity: str
    address: str
    table_id: str | None
    seat: Seat | None
    tries: int


class Links:
    """Links that do one thing for one address. The secret that signs them lives in the database."""

    def __init__(self, secret: str, site: str) -> None:
        self.secret: Final = secret
        self.site: Final = site.rstrip("/")

    @classmethod
    async def open(cls, store: Store, settings: Settings) -> Links:
        return cls(await store.secret(MAIL_SECRET), settings.site)

    def signer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self.secret, salt=f"tablewright.{purpose}")

    def link(self, purpose: str, mail: Mail) -> str:
        token = self.signer(purpose).dumps([mail.identity, mail.address])
        return f"{self.site}/mail/{purpose}?token={token}"

    def read(self, purpose: str, token: str) -> tuple[str, str]:
        """The identity and the address that a link was made for, or `bad-link`."""
        try:
            identity, address = self.signer(purpose).loads(token, max_age=SECONDS_GOOD[purpose])
        except (BadSignature, ValueError):
            raise Trouble("bad-link", "this link is not good, or not any more") from None
        return identity, address


def confirmation(mail: Mail, language: str, links: Links, settings: Settings) -> EmailMessage:
    return composed(mail, language, "confirm", {"link": links.link(CONFIRM, mail)}, settings)


def about_turn(mail: Mail, language: str, table: StoredTable, links: Links, settings: Settings) -> EmailMessage:
    seat = table.seats[mail.seat or 0]
    called = names_at(table)
    others = [called[one.seat] or str(one.seat + 1) for one in table.seats if one.identity != mail.identity]
    leave = links.link(UNSUBSCRIBE, mail)
    args: dict[str, Any] = {
        "game": say(language, f"{table.game}-title"),
        "players": ", ".join(others) or called[seat.seat],
        "link": f"{links.site}/table/{table.id}",
        "leave": leave,
    }
    if table.pace is not None:
        minutes = int(left_at(seat, table.pace, now()) // 60)
        args["left"] = say(language, "mail-time", time_args(minutes))
    message = composed(mail, language, "turn" if table.pace is None else "turn-clock", args, settings)
    # A mail program may offer one button for this; it then sends a request to the very same address.
    api = leave.replace("/mail/unsubscribe?", "/api/mail/unsubscribe?")
    message["List-Unsubscribe"] = f"<{api}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def composed(mail: Mail, language: str, kind: str, args: dict[str, Any], settings: Settings) -> EmailMessage:
    """Headers refuse line breaks, whatever a name holds; addresses were checked when they were given."""
    message = EmailMessage()
    message["Subject"] = one_line(say(language, f"mail-letter-{kind.partition('-')[0]}-subject", args))
    message["From"] = settings.smtp_sender
    message["To"] = Address(addr_spec=mail.address)
    message["Date"] = now()
    message["Message-ID"] = f"<{mail.id}@{settings.site.partition('://')[2].partition('/')[0]}>"
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


# The mail server.


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
    """Does the mail server refuse this message whenever it comes?"""
    if isinstance(fault, smtplib.SMTPRecipientsRefused):
        return all(code in REFUSED_FOR_GOOD for code, _ in fault.recipients.values())
    return isinstance(fault, smtplib.SMTPDataError) and fault.smtp_code in REFUSED_FOR_GOOD
