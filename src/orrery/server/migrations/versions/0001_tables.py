"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything that ``storage.schema`` had then."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80)),
        sa.Column("password", sa.Text()),
        sa.Column("bot", sa.String(length=80)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("bot", name="uq_accounts_bot"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ratings_account"),
        sa.PrimaryKeyConstraint("account", "game", "players", name="pk_ratings"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("departed", sa.String(length=10)),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_results_account"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_account", "results", ["account"])
    op.create_index("ix_results_game_players_at", "results", ["game", "players", "at"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("program", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.Column("header", sa.Text()),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("outcome", sa.Text()),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer()),
        sa.Column("moved", sa.Float()),
        sa.Column("deadline", sa.Float()),
        sa.Column("rematch", sa.String(length=24)),
        sa.Column("runner", sa.String(length=24)),
        sa.Column("runner_until", sa.Float()),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_runner", "tables", ["runner"])
    op.create_index("ix_tables_status_public", "tables", ["status", "public"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_chat_account"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_commands_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "account", "key", name="pk_commands"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("told", sa.JSON()),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_entries"),
    )
    op.create_table(
        "invitations",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code_hash", name="pk_invitations"),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "offers",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("by_seat", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("waiting", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_offers_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_offers"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_offers_table_id", "offers", ["table_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("account", sa.String(length=24)),
        sa.Column("bot", sa.String(length=80)),
        sa.Column("name", sa.String(length=40)),
        sa.Column("departed", sa.String(length=10)),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.Column("bank", sa.Float()),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_seats_account"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("table_id", "account", name="uq_seats_table_id_account"),
    )
    op.create_index("ix_seats_account", "seats", ["account"])
