"""Devices that are reminded, what they were reminded of, and digests by e-mail."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody was reminded before."""
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_push_devices_account"),
        sa.PrimaryKeyConstraint("id", name="pk_push_devices"),
    )
    op.create_index("ix_push_devices_account", "push_devices", ["account"])
    op.create_table(
        "notices",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_notices_account"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "table_id", name="pk_notices"),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "digests",
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Float()),
        sa.Column("sent", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_digests_account"),
        sa.PrimaryKeyConstraint("account", name="pk_digests"),
        sa.UniqueConstraint("code_hash", name="uq_digests_code_hash"),
    )
    op.create_index("ix_digests_address", "digests", ["address"])
