"""A mail server for tests: it keeps what comes."""

from __future__ import annotations

import re
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.services import free_port


class MailServer:
    """*answer* is what it says to a letter; what it does not take it keeps apart, as *refused*."""

    def __init__(self) -> None:
        self.box: list[EmailMessage] = []
        self.refused: list[EmailMessage] = []
        self.answer = "250 OK"
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        answer = self.answer
        (self.box if answer.startswith("250") else self.refused).append(message)
        return answer

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.box if message["To"] == address]


def text(message: EmailMessage) -> str:
    content: str = message.get_content()
    return content.replace("\r\n", "\n")


def link(message: EmailMessage, purpose: str) -> str:
    """The path to which the letter's link for this *purpose* leads."""
    found = re.search(rf"^https?://[^/]+(/mail/{purpose}\?token=\S+)$", text(message), re.MULTILINE)
    assert found is not None, text(message)
    return found.group(1)


def token(message: EmailMessage, purpose: str) -> str:
    return link(message, purpose).partition("=")[2]
