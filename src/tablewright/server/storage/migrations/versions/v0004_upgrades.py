"""What a table of earlier rules needs to be known again under corrected ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("dealt_rules", sa.String(64), nullable=True))
    with op.batch_alter_table("rows") as batch:
        batch.add_column(sa.Column("prints", sa.String(16), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("rows") as batch:
        batch.drop_column("prints")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("dealt_rules")
