"""What people say at a table, whom they do not want to hear, and what the host is to read."""

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
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_blocks_table_id", ondelete="CASCADE"),
    )
    for column in ("owner", "whom", "table_id"):
        op.create_index(f"ix_blocks_{column}", "blocks", [column])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("author", "reporter", "made"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def downgrade() -> None:
    for table in ("reports", "blocks", "talk"):
        op.drop_table(table)
