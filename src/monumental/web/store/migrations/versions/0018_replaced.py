"""Seats that somebody may take over, and who sat there before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("vacant", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "replaced",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "owner", "seat", name="pk_replaced"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_replaced_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_replaced_owner", "replaced", ["owner"])


def downgrade() -> None:
    op.drop_table("replaced")
    op.drop_column("tables", "vacant")
