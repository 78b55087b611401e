"""When a move was made; of older ones nobody knows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("moves", sa.Column("made", sa.DateTime(timezone=True)))


def downgrade() -> None:
    op.drop_column("moves", "made")
