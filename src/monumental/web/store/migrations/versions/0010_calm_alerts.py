"""How often somebody was written to."""

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


def downgrade() -> None:
    op.drop_table("mail_codes")
