"""Alembic environment that runs the migrations on the connection in `config.attributes`."""

from alembic import context

from aevum.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
