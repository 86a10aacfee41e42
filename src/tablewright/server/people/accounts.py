"""Accounts: a guest with a login and a password, who can come in elsewhere, be signed out everywhere, and go for good.

Whatever signs somebody out ends sessions (`storage.sessions`) and raises the epoch of the identity. Every change here
names the epoch that was seen: a request that was on its way when its sender was signed out changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tablewright.server.lobby.seating import left
from tablewright.server.people.passwords import Passwords
from tablewright.server.protocol.errors import Trouble
from tablewright.server.storage.database import DbConnection
from tablewright.server.storage.deals import pass_on_deals
from tablewright.server.storage.records import Conflict, Identity, now
from tablewright.server.storage.schema import ACCOUNTS, ADDRESSES, IDENTITIES, LETTERS, ORDERS, SEATS, TABLES
from tablewright.server.storage.seat_log import blank_names, pass_on_lines
from tablewright.server.storage.sessions import end_session, end_sessions, set_epoch
from tablewright.server.storage.sittings import forget_removals, pass_on_sittings
from tablewright.server.storage.store import UNFINISHED, Store, tables_in
from tablewright.server.table.cache import LiveTables
from tablewright.server.table.talk import blank_words, hand_words_on

NO_NAME: Final = ""  # the name of an identity that is gone


@dataclass(frozen=True, slots=True)
class Account:
    identity: Identity
    login: str
    password: str


class Belongings(Protocol):
    """What people have elsewhere in the server, in the transaction that changes whose it is.

    *pass_on*: what is a *guest*'s is that of *to* from now on. *forget*: what is of *identity* is gone.
    """

    async def pass_on(self, connection: DbConnection, guest: str, to: str) -> None: ...

    async def forget(self, connection: DbConnection, identity: str) -> None: ...


class Accounts:
    def __init__(
        self, store: Store, tables: LiveTables, passwords: Passwords, belongings: Sequence[Belongings]
    ) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.passwords: Final = passwords
        self.belongings: Final = belongings

    # Finding.

    async def of(self, identity: Identity) -> Account | None:
        return await self.find(ACCOUNTS.c.identity == identity.id)

    async def find(self, condition: Any) -> Account | None:
        """Read in one go, so that the epoch is the one of the password: of a password that is replaced while it is
        compared, nobody gets a cookie that outlives it."""
        chosen = select(IDENTITIES.c.id, IDENTITIES.c.name, IDENTITIES.c.epoch, ACCOUNTS.c.login, ACCOUNTS.c.password)
        async with self.store.begin() as connection:
            found = (await connection.execute(chosen.join_from(ACCOUNTS, IDENTITIES).where(condition))).one_or_none()
        return None if found is None else Account(Identity(*found[:3]), *found[3:])

    async def proved(self, identity: Identity, password: str) -> Account:
        """The account of *identity*, which must have one, if this is its *password*."""
        account = await self.of(identity)
        if account is None:
            raise no_account()
        if not await self.passwords.fits(password, account.password):
            raise wrong_password()
        return account

    # Coming.

    async def create(self, me: Identity, login: str, password: str) -> Account:
        """An account for the guest *me*, who keeps name, seats and tables."""
        if await self.of(me) is not None:
            raise Trouble("has-account", "you have an account already")
        await self.passwords.must_be_good(password, login, me.name)
        kept = await self.passwords.hashed(password)
        try:
            async with self.store.begin() as connection:
                await self.must_be_here(connection, me)
                row = {"identity": me.id, "login": login, "password": kept, "created": now()}
                await connection.execute(insert(ACCOUNTS).values(row))
        except IntegrityError:  # the login is somebody's, or the same request came twice
            if await self.of(me) is not None:
                raise Trouble("has-account", "you have an account already") from None
            raise Trouble("login-taken", "this login is somebody else's", {"login": login}) from None
        return Account(me, login, kept)

    async def sign_in(self, guest: Identity | None, login: str, password: str, bring: bool) -> Account:
        """The account with this *login*. With *bring*, what belongs to the *guest* who signs in is the account's then,
        unless the guest has an account as well."""
        account = await self.find(ACCOUNTS.c.login == login)
        if not await self.passwords.fits(password, account.password if account else None) or account is None:
            raise wrong_password()
        if self.passwords.is_outdated(account.password):
            await self.replace_password(account, await self.passwords.hashed(password))
        if bring and guest is not None and await self.of(guest) is None:
            await self.bring(guest, account.identity)
        return account

    async def replace_password(self, account: Account, kept: str) -> None:
        this = (ACCOUNTS.c.identity == account.identity.id) & (ACCOUNTS.c.password == account.password)
        async with self.store.begin() as connection:
            await connection.execute(update(ACCOUNTS).where(this).values(password=kept))

    async def bring(self, guest: Identity, to: Identity) -> None:
        """Seats and tables of *guest* are those of *to* from now on, and the guest is gone."""
        seated = select(SEATS.c.table_id).where(SEATS.c.identity == guest.id)
        theirs = or_(TABLES.c.host == guest.id, TABLES.c.id.in_(seated))
        async with self.store.begin() as connection:
            await self.must_be_here(connection, to)
            ended = await self.end_epoch(connection, guest, name=NO_NAME)
            # First of all the seating: whoever changes one of these tables at the same time has to look at it again.
            # And in one order for everybody who writes to several, so that no two wait for each other for ever.
            in_order = select(TABLES.c.id).where(theirs).order_by(TABLES.c.id).with_for_update()
            these = TABLES.c.id.in_((await connection.execute(in_order)).scalars().all())
            await connection.execute(update(TABLES).where(these).values(seating=TABLES.c.seating + 1))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest.id).values(host=to.id))
            for of_a_seat in (SEATS, ORDERS):
                mine = of_a_seat.c.identity == guest.id
                await connection.execute(update(of_a_seat).where(mine).values(identity=to.id))
            for pass_on in (pass_on_deals, pass_on_sittings, pass_on_lines):
                await connection.run_sync(pass_on, guest.id, to.id)
            await hand_words_on(connection, guest.id, to.id)
            for one in self.belongings:
                await one.pass_on(connection, guest.id, to.id)
        await self.shown_out(guest, ended)

    # Changing.

    async def change_password(self, me: Identity, old: str, new: str) -> Account:
        """Another password; only who knows it stays signed in, by a new session."""
        account = await self.proved(me, old)
        await self.passwords.must_be_good(new, account.login, me.name)
        kept = await self.passwords.hashed(new)
        async with self.store.begin() as connection:
            ended = await self.end_epoch(connection, me)
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.identity == me.id).values(password=kept))
        await self.shown_out(me, ended)
        return replace(account, identity=Identity(me.id, me.name, me.epoch + 1), password=kept)

    # Going.

    async def sign_out(self, me: Identity, session: str) -> None:
        """End a *session* of *me*, this one or another; one that has ended already stays so."""
        await end_session(self.store.database, me.id, session)
        self.tables.sign_out(me.id, [session])

    async def sign_out_everywhere(self, me: Identity) -> None:
        if await self.of(me) is None:
            raise no_account()
        async with self.store.begin() as connection:
            ended = await self.end_epoch(connection, me)
        await self.shown_out(me, ended)

    async def delete(self, me: Identity, password: str | None) -> None:
        """Games stay, the name goes. All in one transaction: either everything of *me* is gone or nothing."""
        if await self.of(me) is not None:
            await self.proved(me, password or "")
        while True:
            try:
                async with self.store.begin() as connection:
                    ended = await self.delete_in(connection, me)
                break
            except Conflict:  # somebody changed one of the tables meanwhile
                continue
        await self.shown_out(me, ended)

    async def delete_in(self, connection: DbConnection, me: Identity) -> list[str]:
        ended = await self.end_epoch(connection, me, name=NO_NAME)
        await connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.identity == me.id))
        for private in (LETTERS, ADDRESSES, ORDERS):
            await connection.execute(delete(private).where(private.c.identity == me.id))
        seated = select(SEATS.c.table_id).where(SEATS.c.identity == me.id)
        theirs = or_(TABLES.c.host == me.id, TABLES.c.id.in_(seated))
        tables = await connection.run_sync(tables_in, theirs, UNFINISHED, limit=None)
        for table in sorted(tables, key=lambda table: table.id):
            await connection.run_sync(self.store.change_table_in, table, left(table, me.id), me.id)
        await connection.execute(update(SEATS).where(SEATS.c.identity == me.id).values(name=None))
        await blank_words(connection, me.id)
        for forget in (blank_names, forget_removals):
            await connection.run_sync(forget, me.id)
        for one in self.belongings:
            await one.forget(connection, me.id)
        return ended

    async def must_be_here(self, connection: DbConnection, me: Identity) -> None:
        """Refuse if the epoch of *me* that was seen is over; and it cannot end before this transaction does."""
        await set_epoch(connection, me, {"epoch": me.epoch})

    async def end_epoch(self, connection: DbConnection, me: Identity, **values: str) -> list[str]:
        """End all sessions of *me*, and say which."""
        await set_epoch(connection, me, {"epoch": me.epoch + 1} | values)
        ended = await end_sessions(connection, me.id)
        self.store.database.ring(connection, ("out", me.id, ended))
        return ended

    async def shown_out(self, identity: Identity, ended: Collection[str]) -> None:
        """Let go of the sockets of *identity*, which were let in by sessions that have *ended*, and show everybody its
        tables anew."""
        self.tables.sign_out(identity.id, ended)
        await self.tables.read_again(identity.id)


def no_account() -> Trouble:
    return Trouble("no-account", "you have no account")


def wrong_password() -> Trouble:
    """The same for a login that there is not: nobody learns which ones there are."""
    return Trouble("wrong-password", "login and password do not fit")
