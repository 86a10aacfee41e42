"""Bots' turns stand in line: for whom, how long they may take, and at which place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Servers of before know nothing of it: what they write has no place, and comes first."""
    with op.batch_alter_table("turns") as batch:
        batch.add_column(sa.Column("person", sa.String(32), nullable=False, server_default=""))
        batch.add_column(sa.Column("alone", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("cost", sa.Float(), nullable=False, server_default="1"))
        batch.add_column(sa.Column("place", sa.Float(53), nullable=True))
        batch.add_column(sa.Column("patient", sa.DateTime(timezone=True), nullable=True))
        batch.create_index("ix_turns_person", ["person"])
        batch.create_index("ix_turns_alone", ["alone", "place"])


def downgrade() -> None:
    with op.batch_alter_table("turns") as batch:
        batch.drop_index("ix_turns_alone")
        batch.drop_index("ix_turns_person")
        for column in ("patient", "place", "cost", "alone", "person"):
            batch.drop_column(column)
