"""Where the web app keeps its tables: SQLite in a file, or PostgreSQL, by the same code."""

from monumental.web.store.errors import Begun, Missing, NoRoom, NoWay, Repeated, Stale, StoreError, Taken
from monumental.web.store.rows import (
    Device,
    Kind,
    Line,
    NewTable,
    Pace,
    Person,
    Seat,
    Status,
    Stored,
    new_id,
    now,
)
from monumental.web.store.store import Store

__all__ = [
    "Begun",
    "Device",
    "Kind",
    "Line",
    "Missing",
    "NewTable",
    "NoRoom",
    "NoWay",
    "Pace",
    "Person",
    "Repeated",
    "Seat",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "Stored",
    "Taken",
    "new_id",
    "now",
]
