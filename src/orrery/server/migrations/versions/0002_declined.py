"""Tables remember which offer was declined last."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nothing was declined before that anybody still waits for."""
    op.add_column("tables", sa.Column("declined", sa.JSON()))
