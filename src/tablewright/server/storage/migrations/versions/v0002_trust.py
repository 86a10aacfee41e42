"""Accounts, private and paused tables, bots' turns as rows that any server may claim."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("identities") as batch:
        batch.add_column(sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("seating", sa.Integer(), nullable=False, server_default="0"))
        batch.drop_constraint(op.f("ck_tables_status"), type_="check")
        batch.create_check_constraint(
            op.f("ck_tables_status"), "status in ('waiting', 'running', 'finished', 'abandoned', 'dropped')"
        )
    op.create_table(
        "accounts",
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("login", sa.String(80), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_accounts_identity"),
        sa.PrimaryKeyConstraint("identity", name="pk_accounts"),
    )
    op.create_index("ix_accounts_login", "accounts", ["login"], unique=True)
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_by", sa.String(32), nullable=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_turns_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_turns"),
    )
    op.create_index("ix_turns_due", "turns", ["due"])
    # Somebody has to look whether a bot is due there.
    op.execute(
        "insert into turns (table_id, due) select id, CURRENT_TIMESTAMP from tables where status = 'running' "
        "and id in (select table_id from seats where kind = 'bot')"
    )


def downgrade() -> None:
    op.drop_table("turns")
    op.drop_table("accounts")
    with op.batch_alter_table("tables") as batch:
        batch.drop_constraint(op.f("ck_tables_status"), type_="check")
        batch.create_check_constraint(
            op.f("ck_tables_status"), "status in ('waiting', 'running', 'finished', 'dropped')"
        )
        batch.drop_column("seating")
        batch.drop_column("paused")
        batch.drop_column("private")
    with op.batch_alter_table("identities") as batch:
        batch.drop_column("epoch")
