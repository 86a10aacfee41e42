"""Who has sat where and who was put out; browsers that can be signed out; bots' turns in line; streams of chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    name_streams()
    put_turns_in_line()
    note_seats()
    note_sessions()


def downgrade() -> None:
    op.drop_table("sessions")
    for table in ("removed", "seat_log", "sat"):
        op.drop_table(table)
    op.drop_index("ix_tables_seed", "tables")
    with op.batch_alter_table("turns") as batch:
        batch.drop_index("ix_turns_alone")
        batch.drop_index("ix_turns_person")
        for column in ("patient", "place", "cost", "alone", "person"):
            batch.drop_column(column)
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("stream")


def name_streams() -> None:
    """The way from the seed of a table to what is drawn there. All that was dealt before is of the first."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("stream", sa.Integer(), nullable=False, server_default="1"))


def put_turns_in_line() -> None:
    """Bots' turns stand in line: for whom, how long they may take, and at which place.

    Servers of before know nothing of it: what they write has no place, and comes first.
    """
    with op.batch_alter_table("turns") as batch:
        batch.add_column(sa.Column("person", sa.String(32), nullable=False, server_default=""))
        batch.add_column(sa.Column("alone", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("cost", sa.Float(), nullable=False, server_default="1"))
        batch.add_column(sa.Column("place", sa.Float(53), nullable=True))
        batch.add_column(sa.Column("patient", sa.DateTime(timezone=True), nullable=True))
        batch.create_index("ix_turns_person", ["person"])
        batch.create_index("ix_turns_alone", ["alone", "place"])


def note_seats() -> None:
    """Who has sat where, who was put out, and the log of both; tables are found by their deal."""
    op.create_index("ix_tables_seed", "tables", ["seed"])
    op.create_table(
        "sat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_sat_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "identity", name="pk_sat"),
    )
    op.create_index("ix_sat_identity", "sat", ["identity"])
    note_who_sits()
    op.create_table(
        "seat_log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("identity", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("by_host", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_seat_log_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_log_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seat_log"),
    )
    op.create_index("ix_seat_log_identity", "seat_log", ["identity"])
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_removed_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_removed_table_id"),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_removed"),
    )
    op.create_index("ix_removed_identity", "removed", ["identity"])


def note_who_sits() -> None:
    """Of games under way it is known who sits there now; who sat there before nobody has noted."""
    op.execute(
        "insert into sat (table_id, seat, identity, since) "
        "select seats.table_id, seats.seat, seats.identity, tables.created "
        "from seats join tables on tables.id = seats.table_id "
        "where tables.status = 'running' and seats.kind = 'human' and seats.identity is not null"
    )


def note_sessions() -> None:
    """The browsers in which somebody is signed in, each of which can be signed out by itself."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_sessions_identity"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_identity", "sessions", ["identity"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
