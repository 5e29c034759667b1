"""Tournaments, and tables that are played in them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No table was part of a tournament before."""
    op.add_column("tables", sa.Column("tournament", sa.String(24)))
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("organiser", sa.String(24), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer()),
        sa.Column("duplicate", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("bot", sa.String(80)),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("show_up", sa.Float(), nullable=False),
        sa.Column("pause", sa.Float()),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.ForeignKeyConstraint(["organiser"], ["accounts.id"], name="fk_tournaments_organiser"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_status_created", "tournaments", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer()),
        _of_tournament("entrants"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_entrants_account"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        sa.UniqueConstraint("tournament", "account", name="uq_entrants_tournament_account"),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float()),
        _of_tournament("rounds"),
        sa.PrimaryKeyConstraint("tournament", "round", name="pk_rounds"),
    )
    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("absent", sa.JSON(), nullable=False),
        sa.Column("finishes", sa.JSON()),
        sa.Column("over", sa.Boolean(), nullable=False),
        _of_tournament("meetings"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_meetings"),
    )
    op.create_index("ix_meetings_table_id", "meetings", ["table_id"])
    op.create_index("ix_meetings_over", "meetings", ["over"])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament"], ["tournaments.id"], name=f"fk_{table}_tournament", ondelete="CASCADE"
    )
