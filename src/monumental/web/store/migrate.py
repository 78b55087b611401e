"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, func, select

from monumental.web.store.errors import StoreError

SCRIPTS: Final = Path(__file__).parent / "migrations"

#: The lock of PostgreSQL that migrations hold; any number that is ours will do.
LOCK: Final = 7_301_405


def migrate(connection: Connection) -> None:
    """Run what is missing, in the transaction of the connection: all of it or nothing.

    Servers that start at once do it one after the other, and the second finds nothing to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    try:
        command.upgrade(scripts(connection), "head")
    except CommandError as error:
        raise StoreError("the database was made by a newer version of Monumental") from error


def scripts(connection: Connection) -> Config:
    """Alembic's settings: it needs no file of them."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
