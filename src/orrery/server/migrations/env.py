"""Takes the steps on the connection and in the transaction that Alembic was handed."""

from alembic import context

from orrery.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
