"""The tables of the database. A change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

ID_LENGTH: Final = 32

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

IDENTITIES: Final = Table(
    "identities",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    # Raised whenever somebody is signed out somewhere: what was on its way under an earlier one comes too late, and
    # cookies from before there were sessions, which name an epoch, are worth nothing any more.
    Column("epoch", Integer, nullable=False, server_default="0"),
)

# The browsers in which somebody is signed in, each found by the hash of the key in its cookie.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=False, index=True),
    Column("browser", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    # Not later than a day after the last visit.
    Column("seen", DateTime(timezone=True), nullable=False, index=True),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), primary_key=True),
    Column("login", String(80), nullable=False, index=True, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("data", String(128), nullable=False),
    Column("settings", JSON, nullable=False),
    # The deal: tables with the same seed are played with the same cards (series, what-if copies, imported records).
    Column("seed", String(32), nullable=False, index=True),
    Column("status", String(16), nullable=False, index=True),
    Column("host", String(ID_LENGTH), ForeignKey("identities.id"), nullable=False, index=True),
    Column("auto_start", Boolean, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("paused", Boolean, nullable=False, server_default=false()),
    # Raised by everything that changes who sits, who hosts, or whether the game goes on. Who changes something of that
    # kind, or moves, names the seating under which it was allowed: under another one it is not accepted.
    Column("seating", Integer, nullable=False, server_default="0"),
    Column("plies", Integer, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("created", DateTime(timezone=True), nullable=False),
    # Play by mail: {"bank": seconds, "increment": seconds}; null without clocks.
    Column("pace", JSON(none_as_null=True), nullable=True),
    # May players ask a bot what it would do?
    Column("hints", Boolean, nullable=False, server_default=true()),
    # A guided game: the lesson that goes with it.
    Column("lesson", String(64), nullable=True),
    # A what-if copy: {"table": id, "ply": number} of what it was copied from.
    Column("origin", JSON(none_as_null=True), nullable=True),
    # Tables of one series have the same deal.
    Column("series", String(ID_LENGTH), nullable=True, index=True),
    # A rematch of that table; there is one at most.
    Column("follows", String(ID_LENGTH), nullable=True, index=True, unique=True),
    Column("finished", DateTime(timezone=True), nullable=True),
    # The rules that it was dealt under, where it is played on under later ones: its seal was made with them.
    Column("dealt_rules", String(64), nullable=True),
    # The way from the seed to the draws (see `kernel.random`). What was dealt before there were two is of the first.
    Column("stream", Integer, nullable=False, server_default="1"),
    CheckConstraint("status in ('waiting', 'running', 'finished', 'abandoned', 'dropped')", name="status"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=True, index=True),
    Column("bot", String(64), nullable=True),
    Column("name", String(40), nullable=True),
    # The bot that plays this person's seat until they are back.
    Column("stand_in", String(64), nullable=True),
    # Since when the table waits for this person; null while it does not.
    Column("since", DateTime(timezone=True), nullable=True, index=True),
    # The seconds that were left when the clock stopped; null before it first ran, and without clocks.
    Column("left", Float, nullable=True),
    # When the clock runs out, while it runs.
    Column("runs_out", DateTime(timezone=True), nullable=True, index=True),
    # Whether a letter about this wait was written.
    Column("mailed", Boolean, nullable=False, server_default=false()),
    CheckConstraint("kind in ('human', 'bot', 'open')", name="kind"),
)

# Inserting is accepting: of two rows with the same ordinal the database takes one, whichever process it came from.
ROWS: Final = Table(
    "rows",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("ordinal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(4), nullable=False),
    Column("words", JSON, nullable=False),
    # When it was accepted; null for what was accepted before that was kept.
    Column("at", DateTime(timezone=True), nullable=True),
    # Of the positions before and after it (see `table.prints`); null for what was accepted before that was kept.
    Column("prints", String(16), nullable=True),
    CheckConstraint("kind in ('act', 'undo')", name="kind"),
)

# A row while a bot is due at a table. A server that thinks about it claims it for a while; what a killed server had
# claimed is free again when that while is over.
TURNS: Final = Table(
    "turns",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("due", DateTime(timezone=True), nullable=False, index=True),
    Column("claimed_by", String(32), nullable=True),
    Column("until", DateTime(timezone=True), nullable=True),
    # Who waits for it: the first person at the table, or, where bots are *alone*, its host.
    Column("person", String(ID_LENGTH), nullable=False, server_default="", index=True),
    Column("alone", Boolean, nullable=False, server_default=false()),
    # The seconds that it is expected to take.
    Column("cost", Float, nullable=False, server_default="1"),
    # Where it stands in line, the lowest first; null: before all (it was put off, or an older server wrote it).
    Column("place", Float(53), nullable=True),
    # Of those at one place, until when it lets quicker ones pass.
    Column("patient", DateTime(timezone=True), nullable=True),
    Index("ix_turns_alone", "alone", "place"),
)

# What people say at a table, players among themselves and those who watch among themselves.
TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", String(8), nullable=False),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    CheckConstraint("room in ('players', 'watchers')", name="room"),
)

# What people write beside a finished game, each about the position after a ply.
COMMENTS: Final = Table(
    "comments",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# Finished tables that the statistics have not looked at yet.
UNCOUNTED: Final = Table(
    "uncounted",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
)

# What was measured at a seat of a finished game: numbers by name. Whose seat it was the seat itself knows.
FIGURES: Final = Table(
    "figures",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("measures", JSON, nullable=False),
)

# The figures of all games that everybody may see, added up: how many, their sum, and the sum of their squares.
SUMS: Final = Table(
    "sums",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("measure", String(96), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("total", Float(53), nullable=False),
    Column("squares", Float(53), nullable=False),
)

# Where to write to somebody who has an account. Nothing is sent to an address that was not confirmed.
ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("turns", Boolean, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("language", String(8), nullable=False),
)

# Letters that are to be sent. A row goes when its letter has gone; a server that sends one claims it for a while.
LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=False, index=True),
    Column("address", String(254), nullable=False),
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("due", DateTime(timezone=True), nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    CheckConstraint("kind in ('confirm', 'turn')", name="kind"),
)

# What a seat is to do when it is asked something while its owner is away. Nobody else learns of it.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=False, index=True),
    Column("content", JSON, nullable=False),
    # The number of rows with which the seat was asked; null when there is nothing to try.
    Column("ripe", Integer, nullable=True),
    # Why it was not possible the last time.
    Column("note", JSON(none_as_null=True), nullable=True),
)

# What bots found when they looked back at a finished game: it takes them minutes, so it is kept.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("content", JSON, nullable=False),
)

# Who has sat down to the deal of a series, and at which of its tables: nobody plays the same deal twice.
DEALT: Final = Table(
    "dealt",
    METADATA,
    Column("series", String(ID_LENGTH), primary_key=True),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), primary_key=True, index=True),
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), nullable=False),
)

# Who has sat on which seat of a table since its game began: nobody looks into two hands of one game.
SAT: Final = Table(
    "sat",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), primary_key=True, index=True),
    Column("since", DateTime(timezone=True), nullable=False),
)

# What everybody at a table sees of its seats: who came and went, and what the host did about it.
SEAT_LOG: Final = Table(
    "seat_log",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # How many plies everybody knew of by then.
    Column("ply", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("what", String(10), nullable=False),
    # Null for what is about the whole table.
    Column("seat", Integer, nullable=True),
    # Whom it is about, and what they were called at that time; a name is empty when its owner has gone for good.
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("by_host", Boolean, nullable=False),
)

# Whom the host has put out of a table, until they are let in again. The number is that of the line in its seat log.
REMOVED: Final = Table(
    "removed",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("identity", String(ID_LENGTH), ForeignKey("identities.id"), primary_key=True, index=True),
    Column("number", Integer, nullable=False),
)
