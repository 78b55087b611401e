"""Packs that are not ours: those that games are played with, and those that people keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("kept", TIME, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_packs"),
    )
    op.create_table(
        "played_with",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "pack", name="pk_played_with"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_played_with_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["pack"], ["packs.hash"], name="fk_played_with_pack"),
    )
    op.create_index("ix_played_with_pack", "played_with", ["pack"])
    op.create_table(
        "drafts",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("changed", TIME, nullable=False),
        sa.Column("link", sa.Text),
        sa.PrimaryKeyConstraint("owner", "name", name="pk_drafts"),
    )
    op.create_index("ix_drafts_link", "drafts", ["link"], unique=True)


def downgrade() -> None:
    for name in ("drafts", "played_with", "packs"):
        op.drop_table(name)
