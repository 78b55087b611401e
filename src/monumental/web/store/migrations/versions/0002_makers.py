"""Who made a table, what is known of its luck, and where its rematch is played."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table(
    "tables",
    sa.column("id", sa.Text),
    sa.column("head", sa.Text),
    sa.column("typed", sa.Text),
    sa.column("rated", sa.Boolean),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.Text))
    op.add_column("tables", sa.Column("typed", sa.Text))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("rematch", sa.Text))
    op.create_index("ix_tables_maker_status", "tables", ["maker", "status"])
    connection = op.get_bind()
    for table, head in connection.execute(sa.select(TABLES.c.id, TABLES.c.head)).all():
        typed, rated = luck_of(head)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(typed=typed, rated=rated))


def luck_of(head: str) -> tuple[str | None, bool]:
    """The seed that somebody typed, and whether nobody could have tried the game out before."""
    try:
        said = json.loads(head)
        typed = said.get("luck", {}).get("typed")
        return None if typed is None else str(typed), typed is None and said.get("position") is None
    except (ValueError, AttributeError):
        return None, False


def downgrade() -> None:
    op.drop_index("ix_tables_maker_status", "tables")
    for name in ("rematch", "rated", "typed", "maker"):
        op.drop_column("tables", name)
