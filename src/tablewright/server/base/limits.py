"""Limits: how often a person, an address or a connection may do something, and how much of it.

A bucket is one number: the moment at which it will be full again. Everybody begins with a full one, takes out of it at
once what they need, and it fills up evenly; whoever finds it empty is told how long to wait. What is full need not be
remembered, and what is remembered has an end, so nobody can fill the memory by coming under many names.

A request costs what it takes (see `costs`): most of them a little at the door, and the rest when it is known how much
there is to do, before it is done. A person pays and so does the address that they come from; all who come from there
without a cookie share a smaller bucket. The figures are far above what people do, also those of a club who all come
from one address. They are per process.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection
from starlette.types import Scope

from tablewright.server.protocol.errors import Trouble

MOST_BUCKETS: Final = 20_000  # buckets of one kind that are remembered
MINUTE: Final = 60.0
ROUNDING: Final = 1e-6
# Of an IPv6 address a household has the last half to itself and can come from any of it.
HOUSEHOLD: Final = 64


@dataclass(frozen=True, slots=True)
class Rate:
    """*burst* at once, and *per_minute* in the long run."""

    burst: int
    per_minute: float

    def times(self, generosity: float) -> Rate:
        return Rate(math.ceil(self.burst * generosity), self.per_minute * generosity)

    def after(self, full: float, now: float, cost: float = 1.0) -> float:
        """When a bucket that would be full at *full* will be so if *cost* is taken out *now*.

        What costs more than a bucket holds takes all of it: it is possible now and then.
        """
        return max(full, now) + min(cost, self.burst) * MINUTE / self.per_minute

    def wait(self, full: float, now: float, cost: float = 1.0) -> float:
        """The seconds until *cost* may be taken out; none, if it is there."""
        wait = self.after(full, now, cost) - now - self.burst * MINUTE / self.per_minute
        return wait if wait > ROUNDING else 0.0


@dataclass(frozen=True, slots=True)
class Purpose:
    """Something to do, and how often: for one person, and for all who come from one address."""

    name: str
    person: Rate
    address: Rate


# In units of what a health check takes, a third of a millisecond of a core (see `costs`): a person may have a fiftieth
# of one for ever, an address a fifth.
WORK: Final = Purpose("work", Rate(1_200, 3_600), Rate(30_000, 36_000))
# All who come from one address without a cookie, together: a browser has one from its first answer on.
STRANGERS: Final = Rate(1_500, 3_000)
NEW_TABLE: Final = Purpose("new-table", Rate(30, 10), Rate(200, 60))
IMPORT: Final = Purpose("import", Rate(20, 6), Rate(60, 20))
# A guest is a row for ever, an account a tenth of a second of hashing. A newcomer is nobody yet: the address counts.
NEWCOMER: Final = Purpose("newcomer", Rate(200, 60), Rate(200, 60))
# A person is here a login together with an address, so that who guesses does not lock out the one who knows; only
# guessing from very many addresses does, for as long as it lasts.
SIGN_IN: Final = Purpose("sign-in", Rate(10, 2), Rate(60, 20))
SIGN_IN_ANYWHERE: Final = Rate(100, 10)
# Lines of talk: a quick exchange, but nobody drowns a table.
TALK: Final = Purpose("talk", Rate(10, 20), Rate(100, 300))
COMMENT: Final = Purpose("comment", Rate(20, 6), Rate(100, 60))
# Minutes of a processor that nobody else has meanwhile.
REVIEW: Final = Purpose("review", Rate(6, 1), Rate(20, 5))
# A mail goes to an address that somebody has typed, which need not be theirs.
MAIL: Final = Purpose("letter", Rate(5, 0.1), Rate(20, 1))
# Seconds of a processor for each.
HINT: Final = Purpose("hint", Rate(10, 10), Rate(60, 60))
PURPOSES: Final = (HINT, WORK, NEW_TABLE, IMPORT, NEWCOMER, SIGN_IN, TALK, COMMENT, REVIEW, MAIL)

MESSAGES: Final = Rate(150, 1_800)
REFUSED_MESSAGES: Final = Rate(100, 60)
CONNECTIONS_OF_A_PERSON: Final = 40
CONNECTIONS_OF_AN_ADDRESS: Final = 800
UNFINISHED_TABLES_OF_A_HOST: Final = 200
# Of tables that nobody sits at: they take seconds of a processor for as long as they last, and nobody waits for them.
TABLES_OF_BOTS_OF_A_HOST: Final = 8
IMPORTED_TABLES_OF_A_PERSON: Final = 100

MonotonicClock = Callable[[], float]


class Buckets:
    """A bucket of the same *rate* for every key. The least recently used are forgotten, that is: full again."""

    def __init__(self, rate: Rate, clock: MonotonicClock, room: int = MOST_BUCKETS) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.room: Final = room
        self.full: Final[OrderedDict[str, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1.0) -> float:
        """How many seconds to wait until *cost* can be taken out."""
        now = self.clock()
        return self.rate.wait(self.full.get(key, now), now, cost)

    def take(self, key: str, cost: float = 1.0) -> float:
        """Take *cost* out, or say how many seconds to wait."""
        now = self.clock()
        full = self.full.get(key, now)
        wait = self.rate.wait(full, now, cost)
        if wait == 0.0:
            self.full[key] = self.rate.after(full, now, cost)
        if key in self.full:
            self.full.move_to_end(key)
        if len(self.full) > self.room:
            self.full.popitem(last=False)
        return wait


class Limits:
    """All limits of one server. *generosity* multiplies the figures; 0 switches them off."""

    def __init__(self, generosity: float = 1.0, clock: MonotonicClock = time.monotonic) -> None:
        self.generosity: Final = generosity
        self.clock: Final = clock
        self.people: Final = {one.name: self.buckets(one.person) for one in PURPOSES}
        self.addresses: Final = {one.name: self.buckets(one.address) for one in PURPOSES}
        self.strangers: Final = self.buckets(STRANGERS)
        self.logins: Final = self.buckets(SIGN_IN_ANYWHERE)
        self.connections: Final[Counter[str]] = Counter()
        self.counting: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def buckets(self, rate: Rate) -> Buckets | None:
        return Buckets(rate.times(self.generosity), self.clock) if self.generosity > 0 else None

    def person(self, purpose: Purpose, identity: str, cost: float = 1.0) -> None:
        """Refuse with `too-many` what *identity* does too often."""
        take(self.people[purpose.name], identity, purpose.name, cost)

    def address(self, purpose: Purpose, address: str, cost: float = 1.0) -> None:
        """The same for all who come from *address*."""
        take(self.addresses[purpose.name], address, purpose.name, cost)

    def stranger(self, address: str, cost: float) -> None:
        """The same for all who come from *address* and have not said who they are."""
        take(self.strangers, address, WORK.name, cost)

    def payer(self, address: str, identity: str | None) -> Payer:
        return Payer(self, address, identity)

    def sign_in(self, address: str, login: str) -> None:
        """Before a password is looked at: guessing must take for ever, whoever and wherever one is."""
        self.address(SIGN_IN, address)
        self.person(SIGN_IN, f"{address} {login}")
        take(self.logins, login, SIGN_IN.name)

    @contextmanager
    def connection(self, address: str, identity: str | None) -> Iterator[None]:
        """While it lasts, a connection counts; one too many is refused."""
        wanted = {f"address {address}": CONNECTIONS_OF_AN_ADDRESS}
        if identity is not None:
            wanted[f"person {identity}"] = CONNECTIONS_OF_A_PERSON
        for key, most in wanted.items():
            if self.generosity > 0 and self.connections[key] >= math.ceil(most * self.generosity):
                raise too_many("connections")
        self.connections.update(wanted.keys())
        try:
            yield
        finally:
            self.connections.subtract(wanted.keys())
            for key in wanted:
                if not self.connections[key]:
                    del self.connections[key]

    def one_at_a_time(self, identity: str) -> asyncio.Lock:
        """For whoever counts what *identity* has and then adds to it: of requests in the same moment each counts
        what the one before has added. Nobody else waits for it."""
        lock = self.counting.get(identity)
        if lock is None:
            lock = self.counting[identity] = asyncio.Lock()
        return lock

    def message_rate(self) -> MessageRate:
        return MessageRate(self.generosity, self.clock)

    def tables(self, unfinished: int) -> None:
        """Refuse one more table to a host who has so many *unfinished* ones."""
        most = math.ceil(UNFINISHED_TABLES_OF_A_HOST * self.generosity)
        if self.generosity > 0 and unfinished >= most:
            raise Trouble("too-many-tables", f"you have {unfinished} tables that are not finished", {"most": most})

    def imports(self, kept: int) -> None:
        """Refuse one more imported game to somebody who has *kept* so many."""
        most = math.ceil(IMPORTED_TABLES_OF_A_PERSON * self.generosity)
        if self.generosity > 0 and kept >= most:
            raise Trouble("too-many-imports", f"you keep {kept} imported games", {"most": most})


class Payer:
    """Who pays for what is done: a person together with their address, or the strangers of an address."""

    def __init__(self, limits: Limits, address: str, identity: str | None) -> None:
        people, addresses = limits.people[WORK.name], limits.addresses[WORK.name]
        known = [(people, identity or ""), (addresses, address)]
        purses = known if identity is not None else [(limits.strangers, address)]
        self.purses: Final = [(buckets, key) for buckets, key in purses if buckets is not None]

    def pay(self, cost: float) -> None:
        """Pay for what is about to be done; or `too-many`, and nobody has paid."""
        wait = max((buckets.wait(key, cost) for buckets, key in self.purses), default=0.0)
        if wait > 0.0:
            raise too_many(WORK.name, wait)
        for buckets, key in self.purses:
            buckets.take(key, cost)


class MessageRate:
    """How fast one connection speaks. Too fast is refused; whoever goes on all the same is to be cut off."""

    def __init__(self, generosity: float, clock: MonotonicClock) -> None:
        self.clock: Final = clock
        self.limited: Final = generosity > 0
        self.rate: Final = MESSAGES.times(generosity)
        self.patience: Final = REFUSED_MESSAGES.times(generosity)
        self.full = self.patient = clock()
        self.is_flood = False

    def admit(self) -> None:
        """One more message, or `too-many`."""
        if not self.limited:
            return
        now = self.clock()
        wait = self.rate.wait(self.full, now)
        if wait == 0.0:
            self.full = self.rate.after(self.full, now)
            return
        self.is_flood = self.patience.wait(self.patient, now) > 0.0
        self.patient = self.patience.after(self.patient, now)
        raise too_many("messages", wait)


def take(buckets: Buckets | None, key: str, what: str, cost: float = 1.0) -> None:
    wait = buckets.take(key, cost) if buckets is not None else 0.0
    if wait > 0.0:
        raise too_many(what, wait)


def too_many(what: str, wait: float = 1.0) -> Trouble:
    seconds = math.ceil(wait)
    return Trouble("too-many", f"{what}: too many at once; wait {seconds} s", {"what": what, "seconds": seconds})


def address_of(scope: Scope) -> str:
    """Where somebody comes from: an address, or of an IPv6 address the household. (Which proxies are believed when
    they say so is a matter of the web server.)"""
    host = scope["client"][0] if scope.get("client") else "nowhere"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if address.version == 4:
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((int(address), HOUSEHOLD), strict=False))


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits
