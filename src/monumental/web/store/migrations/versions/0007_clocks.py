"""Clocks of tables; those of before have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("deadline", sa.DateTime(timezone=True)))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])


def downgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    for name in ("deadline", "clock"):
        op.drop_column("tables", name)
