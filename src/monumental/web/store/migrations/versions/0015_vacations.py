"""Days that people are away by their own wish."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("person", "begun", name="pk_vacations"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_vacations_person", ondelete="CASCADE"),
    )
    op.create_index("ix_vacations_ended_until", "vacations", ["ended", "until"])


def downgrade() -> None:
    op.drop_table("vacations")
