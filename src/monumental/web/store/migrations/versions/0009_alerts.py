"""Whom games wait for, where people want to be told, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "waits",
        _of_table(),
        sa.Column("owner", sa.Text, nullable=False),
        _moment("since", nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        _moment("remind"),
        sa.PrimaryKeyConstraint("table_id", name="pk_waits"),
        _goes_with("waits", "table_id", "tables.id"),
    )
    op.create_index("ix_waits_owner", "waits", ["owner"])
    op.create_index("ix_waits_told_remind", "waits", ["told", "remind"])
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        _moment("created", nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("guesses", sa.Integer, nullable=False),
        _moment("sent"),
        _moment("failed"),
        sa.Column("error", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        _goes_with("channels", "person", "people.id"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "alert_wishes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("always", sa.Boolean, nullable=False),
        sa.Column("remind", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_alert_wishes"),
        _goes_with("alert_wishes", "person", "people.id"),
    )
    op.create_table(
        "silent_tables",
        _of_table(),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_silent_tables"),
        _goes_with("silent_tables", "table_id", "tables.id"),
        _goes_with("silent_tables", "person", "people.id"),
    )
    op.create_table(
        "alerts",
        sa.Column("id", sa.Text, nullable=False),
        _of_table(),
        sa.Column("channel", sa.Text, nullable=False),
        _moment("since", nullable=False),
        sa.Column("reminder", sa.Boolean, nullable=False),
        _moment("due", nullable=False),
        _moment("claimed"),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alerts"),
        _goes_with("alerts", "table_id", "tables.id"),
        _goes_with("alerts", "channel", "channels.id"),
    )
    for column in ("due", "table_id", "channel"):
        op.create_index(f"ix_alerts_{column}", "alerts", [column])


def downgrade() -> None:
    for table in ("alerts", "silent_tables", "alert_wishes", "channels", "waits"):
        op.drop_table(table)


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, nullable=False)


def _moment(name: str, *, nullable: bool = True) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def _goes_with(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [target], name=f"fk_{table}_{column}", ondelete="CASCADE")
