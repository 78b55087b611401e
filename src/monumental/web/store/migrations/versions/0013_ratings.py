"""How strong people are, by rule system."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("owner", "rules", name="pk_ratings"),
    )
    op.create_index("ix_ratings_rules", "ratings", ["rules"])


def downgrade() -> None:
    op.drop_table("ratings")
