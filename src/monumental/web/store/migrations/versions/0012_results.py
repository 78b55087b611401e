"""How games ended: when, and what every seat had of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.DateTime(timezone=True)))
    op.create_index("ix_tables_status_ended", "tables", ["status", "ended"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("civilization", sa.Text),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("results")
    op.drop_index("ix_tables_status_ended", "tables")
    op.drop_column("tables", "ended")
