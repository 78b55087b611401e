"""People with several devices; whoever has none of this stays known by their key alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("phrased", TIME),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_phrase", "people", ["phrase"], unique=True)
    op.create_table(
        "devices",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.Column("revoked", TIME),
        sa.PrimaryKeyConstraint("key", name="pk_devices"),
        of_person("devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", TIME, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_links"),
        of_person("links"),
    )
    op.create_index("ix_links_person", "links", ["person"])


def of_person(child: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{child}_person", ondelete="CASCADE")


def downgrade() -> None:
    for name in ("links", "devices", "people"):
        op.drop_table(name)
