"""Who wants mail, and where. Without a mail server nobody gets any."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from tablewright.server.mail.message import CONFIRM, Links, Mail
from tablewright.server.mail.outbox import put
from tablewright.server.people.accounts import no_account
from tablewright.server.protocol.errors import Trouble
from tablewright.server.protocol.mail import MailWishes
from tablewright.server.settings import Settings
from tablewright.server.storage.records import Identity, unguessable
from tablewright.server.storage.schema import ACCOUNTS, ADDRESSES, LETTERS
from tablewright.server.storage.store import Store


class Subscriptions:
    """An address is written to about turns once its person has followed the link that was sent there."""

    def __init__(self, store: Store, settings: Settings, links: Links) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.links: Final = links

    async def of(self, me: Identity) -> MailWishes:
        async with self.store.begin() as connection:
            mine = select(ADDRESSES).where(ADDRESSES.c.identity == me.id)
            found = (await connection.execute(mine)).mappings().first()
        kept = {} if found is None else {name: found[name] for name in ("address", "confirmed", "turns", "minutes")}
        return MailWishes(offered=self.settings.smtp_address is not None, **kept)

    async def change(self, me: Identity, address: str, turns: bool, minutes: int, language: str) -> MailWishes:
        """Write to *me* at *address*, once it is confirmed. Another address is written to for that."""
        if self.settings.smtp_address is None:
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
                await put(connection, Mail(unguessable(), CONFIRM, me.id, address, None, None, 0))
        return await self.of(me)

    async def forget(self, me: Identity) -> None:
        """Write to *me* no more, and forget where."""
        async with self.store.begin() as connection:
            for private in (LETTERS, ADDRESSES):
                await connection.execute(delete(private).where(private.c.identity == me.id))

    async def follow(self, purpose: str, token: str) -> None:
        """Do what the link says: confirm the address it was sent to, or write there no more about turns."""
        identity, address = self.links.read(purpose, token)
        this = (ADDRESSES.c.identity == identity) & (ADDRESSES.c.address == address)
        change: dict[str, Any] = {"confirmed": True} if purpose == CONFIRM else {"turns": False}
        async with self.store.begin() as connection:
            if (await connection.execute(update(ADDRESSES).where(this).values(change))).rowcount != 1:
                raise Trouble("bad-link", "this address is not written to any more")
