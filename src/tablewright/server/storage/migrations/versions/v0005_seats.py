"""Who has sat where, who was put out, and the log of both; tables are found by their deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
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


def downgrade() -> None:
    for table in ("removed", "seat_log", "sat"):
        op.drop_table(table)
    op.drop_index("ix_tables_seed", "tables")
