"""What people have laid down to be done by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("basis", sa.Integer, nullable=False),
        sa.Column("laid", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_plans"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_plans_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_plans_table_id_seat", "plans", ["table_id", "seat"])


def downgrade() -> None:
    op.drop_table("plans")
