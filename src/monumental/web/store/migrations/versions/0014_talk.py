"""What people say at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("said", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_talk_table_id_author_request", "talk", ["table_id", "author", "request"], unique=True)
    op.create_index("ix_talk_author", "talk", ["author"])


def downgrade() -> None:
    op.drop_table("talk")
