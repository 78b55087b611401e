"""Tables, their seats, moves and requests, and the server's own secrets.

The next migration is a file beside this one whose `down_revision` names it. What was released is not changed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("changed", moment, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        of_table("seats"),
    )
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("drawn", sa.Text, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
        of_table("moves"),
    )
    op.create_table(
        "requests",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "owner", "request", name="pk_requests"),
        of_table("requests"),
    )
    op.create_index("ix_requests_created", "requests", ["created"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def of_table(child: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{child}_table_id", ondelete="CASCADE"
    )


def downgrade() -> None:
    for name in ("secrets", "requests", "moves", "seats", "tables"):
        op.drop_table(name)
