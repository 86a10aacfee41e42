"""Clocks and standing orders, talk, comments, lessons, what-if copies, series of equal deals, when things happened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("pace", sa.JSON(none_as_null=True), nullable=True))
        batch.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
        batch.add_column(sa.Column("lesson", sa.String(64), nullable=True))
        batch.add_column(sa.Column("origin", sa.JSON(none_as_null=True), nullable=True))
        batch.add_column(sa.Column("series", sa.String(32), nullable=True))
        batch.add_column(sa.Column("follows", sa.String(32), nullable=True))
        batch.add_column(sa.Column("finished", MOMENT, nullable=True))
        batch.create_index("ix_tables_series", ["series"])
        batch.create_index("ix_tables_follows", ["follows"], unique=True)
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("stand_in", sa.String(64), nullable=True))
    with op.batch_alter_table("rows") as batch:
        batch.add_column(sa.Column("at", MOMENT, nullable=True))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.CheckConstraint("room in ('players', 'watchers')", name="ck_talk_room"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_talk_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
    )
    op.create_index("ix_talk_identity", "talk", ["identity"])
    op.create_table(
        "comments",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_comments_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_comments_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_comments"),
    )
    op.create_index("ix_comments_identity", "comments", ["identity"])


def downgrade() -> None:
    op.drop_table("comments")
    op.drop_table("talk")
    with op.batch_alter_table("rows") as batch:
        batch.drop_column("at")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("stand_in")
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("ix_tables_follows")
        batch.drop_index("ix_tables_series")
        for column in ("finished", "follows", "series", "origin", "lesson", "hints", "pace"):
            batch.drop_column(column)
