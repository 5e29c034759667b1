"""Whom players mute and block, and what they report."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody was muted, blocked or reported before."""
    op.create_table(
        "relations",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("other", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_relations_account"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name="fk_relations_other"),
        sa.PrimaryKeyConstraint("account", "other", "kind", name="pk_relations"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("by_account", sa.String(24), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("line", sa.Integer()),
        sa.Column("said", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["by_account"], ["accounts.id"], name="fk_reports_by_account"),
        sa.ForeignKeyConstraint(["about"], ["accounts.id"], name="fk_reports_about"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_by_account", "reports", ["by_account"])
    op.create_index("ix_reports_about", "reports", ["about"])
