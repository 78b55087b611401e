"""Passwords and invitations of tables, and who was shown out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("password", sa.Text))
    op.add_column("tables", sa.Column("invitation", sa.Text))
    op.create_table(
        "shown_out",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "owner", name="pk_shown_out"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_shown_out_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("shown_out")
    for name in ("invitation", "password"):
        op.drop_column("tables", name)
