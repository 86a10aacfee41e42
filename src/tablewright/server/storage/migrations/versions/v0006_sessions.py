"""The browsers in which somebody is signed in, each of which can be signed out by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
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


def downgrade() -> None:
    op.drop_table("sessions")
