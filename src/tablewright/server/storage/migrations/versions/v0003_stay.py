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
        batch.add_column(sa.Column("since", MOMENT, nullable=True))
        batch.add_column(sa.Column("left", sa.Float(), nullable=True))
        batch.add_column(sa.Column("runs_out", MOMENT, nullable=True))
        batch.add_column(sa.Column("mailed", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.create_index("ix_seats_since", ["since"])
        batch.create_index("ix_seats_runs_out", ["runs_out"])
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
    op.create_table(
        "addresses",
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("turns", sa.Boolean(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_addresses_identity"),
        sa.PrimaryKeyConstraint("identity", name="pk_addresses"),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.CheckConstraint("kind in ('confirm', 'turn')", name="ck_letters_kind"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_letters_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_letters_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
    )
    op.create_index("ix_letters_identity", "letters", ["identity"])
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.Column("ripe", sa.Integer(), nullable=True),
        sa.Column("note", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_orders_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_orders_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_orders"),
    )
    op.create_index("ix_orders_identity", "orders", ["identity"])
    op.create_table(
        "dealt",
        sa.Column("series", sa.String(32), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_dealt_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_dealt_table_id"),
        sa.PrimaryKeyConstraint("series", "identity", name="pk_dealt"),
    )
    op.create_index("ix_dealt_identity", "dealt", ["identity"])
    make_figures()
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )


def make_figures() -> None:
    """The statistics; what was finished before is looked at when somebody asks for them."""
    op.create_table(
        "uncounted",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_uncounted_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_uncounted"),
    )
    op.execute("insert into uncounted (table_id) select id from tables where status = 'finished'")
    op.create_table(
        "figures",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("measures", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_figures_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_figures"),
    )
    op.create_table(
        "sums",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("measure", sa.String(96), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("total", sa.Float(53), nullable=False),
        sa.Column("squares", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "seat", "kind", "measure", name="pk_sums"),
    )


def downgrade() -> None:
    op.drop_table("dealt")
    op.drop_table("reviews")
    for table in ("orders", "letters", "addresses"):
        op.drop_table(table)
    for table in ("sums", "figures", "uncounted"):
        op.drop_table(table)
    op.drop_table("comments")
    op.drop_table("talk")
    with op.batch_alter_table("rows") as batch:
        batch.drop_column("at")
    with op.batch_alter_table("seats") as batch:
        batch.drop_index("ix_seats_runs_out")
        batch.drop_index("ix_seats_since")
        for column in ("mailed", "runs_out", "left", "since", "stand_in"):
            batch.drop_column(column)
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("ix_tables_follows")
        batch.drop_index("ix_tables_series")
        for column in ("finished", "follows", "series", "origin", "lesson", "hints", "pace"):
            batch.drop_column(column)
