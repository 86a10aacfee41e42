"""Alembic's entry: the store hands over its connection, there is nothing to configure."""

from __future__ import annotations

from alembic import context

from tablewright.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
