"""One row a server process instead of a lease a table; what names look like; indexes for the lists."""

import sqlalchemy as sa
from alembic import op

from orrery.server.names import look_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """No server runs now, so nobody looks after any table; every account gets the look of its name."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.execute("UPDATE tables SET runner = NULL")
    op.drop_column("tables", "runner_until")
    op.drop_index("ix_tables_status_public", "tables")
    op.create_index("ix_tables_status_public_created", "tables", ["status", "public", "created"])
    op.create_index("ix_tables_host_created", "tables", ["host", "created"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("accounts", sa.Column("look", sa.String(80)))
    op.create_index("ix_accounts_look", "accounts", ["look"])
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("look"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(accounts.c.id, accounts.c.name)).all():
        values = {"look": look_of(row.name)}
        connection.execute(sa.update(accounts).where(accounts.c.id == row.id).values(values))
