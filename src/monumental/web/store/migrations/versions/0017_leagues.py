"""Leagues: who is in them, and who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.Column("maker", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_index("ix_leagues_status_created", "leagues", ["status", "created"])
    op.create_index("ix_leagues_maker_status", "leagues", ["maker", "status"])
    op.create_table(
        "league_people",
        sa.Column("league_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("drawn", sa.Integer),
        sa.PrimaryKeyConstraint("league_id", "number", name="pk_league_people"),
        sa.ForeignKeyConstraint(
            ["league_id"], ["leagues.id"], name="fk_league_people_league_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_league_people_league_id_owner", "league_people", ["league_id", "owner"], unique=True)
    op.create_index("ix_league_people_owner", "league_people", ["owner"])
    op.create_table(
        "league_pairings",
        sa.Column("league_id", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("board", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("one", sa.Integer, nullable=False),
        sa.Column("two", sa.Integer),
        sa.Column("place", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("league_id", "round", "board", name="pk_league_pairings"),
        sa.ForeignKeyConstraint(
            ["league_id"], ["leagues.id"], name="fk_league_pairings_league_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_league_pairings_place", "league_pairings", ["place"])


def downgrade() -> None:
    for table in ("league_pairings", "league_people", "leagues"):
        op.drop_table(table)
