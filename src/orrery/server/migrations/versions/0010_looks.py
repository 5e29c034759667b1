"""Names that differ by letters of one stroke or one ring look the same."""

import sqlalchemy as sa
from alembic import op

from orrery.server.names import look_of

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Every account that has a name of its own gets the look of it anew."""
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("look"))
    connection = op.get_bind()
    named = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.look.is_not(None))
    for row in connection.execute(named).all():
        values = {"look": look_of(row.name)}
        connection.execute(accounts.update().where(accounts.c.id == row.id).values(values))
