"""What a match did to the ratings, and when somebody last cared for a table that waits."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Of earlier matches nothing is told; a table that waits was last cared for when it was made."""
    op.add_column("results", sa.Column("rating_before", sa.Float()))
    op.add_column("results", sa.Column("rating_after", sa.Float()))
    op.add_column("tables", sa.Column("touched", sa.Float()))
    op.execute("UPDATE tables SET touched = created")
