"""Who may not play here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
