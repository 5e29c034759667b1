"""What whoever runs the server decides: accounts disabled and silenced, reports handled, announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody had decided anything before."""
    op.add_column("accounts", sa.Column("disabled", sa.Float()))
    op.add_column("accounts", sa.Column("silenced", sa.Float()))
    op.add_column("reports", sa.Column("handled", sa.Float()))
    op.add_column("reports", sa.Column("outcome", sa.Text()))
    op.create_table(
        "resets",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_resets_account"),
        sa.PrimaryKeyConstraint("code_hash", name="pk_resets"),
    )
    op.create_index("ix_resets_account", "resets", ["account"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("translations", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "operations",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(24)),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.Column("news", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_operations"),
        sqlite_autoincrement=True,
    )
