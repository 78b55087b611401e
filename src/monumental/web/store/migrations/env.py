"""Alembic runs this for every migration, on the connection that the store has opened."""

from alembic import context

from monumental.web.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
