"""How often somebody was written to, when last of a table, and how often that failed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "mail_codes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("sent", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mail_codes"),
    )
    for column in ("recipient", "sent"):
        op.create_index(f"ix_mail_codes_{column}", "mail_codes", [column])
    op.create_table(
        "tellings",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("told", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_tellings"),
        _goes_with("table_id", "tables.id"),
        _goes_with("person", "people.id"),
    )
    op.add_column("channels", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("channels", "failures")
    for table in ("tellings", "mail_codes"):
        op.drop_table(table)


def _goes_with(column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [target], name=f"fk_tellings_{column}", ondelete="CASCADE")
