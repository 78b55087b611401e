"""Statements that are said with every action: put into words once, then handed to the driver as they are.

SQLAlchemy finds the words for both databases, and how each value is written. To have it do so every time
takes longer than the database does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

Values = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value belongs among those that the driver gets."""

    name: str
    usual: object  # what the statement itself says
    written: Callable[[Any], Any] | None  # how the database writes it; nothing: as it is


class Worded:
    """A statement in the words of one database."""

    def __init__(self, statement: UpdateBase, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text: Final = str(compiled)
        self._places: Final = [
            Place(name, compiled.params[name], _writer(compiled, name)) for name in compiled.positiontup or ()
        ]

    def filled(self, values: Values) -> tuple[object, ...]:
        """The values in the order in which the driver wants them."""
        return tuple(
            [
                value if place.written is None else place.written(value)
                for place in self._places
                for value in (values.get(place.name, place.usual),)
            ]
        )


def _writer(compiled: SQLCompiler, name: str) -> Callable[[Any], Any] | None:
    dialect = compiled.dialect
    return compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)


class Prepared:
    """A change that is made again and again, with other values."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._worded: dict[str, Worded] = {}

    def make(self, connection: Connection, values: Values) -> int:
        """Make it; says how many rows it has changed."""
        worded = self._in(connection)
        filled = worded.filled(values)
        return _told(connection, worded, filled, lambda cursor: cursor.execute(worded.text, filled))

    def make_all(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Make it for each row, one after the other."""
        worded = self._in(connection)
        filled = [worded.filled(values) for values in rows]
        if len(filled) == 1:
            _told(connection, worded, filled[0], lambda cursor: cursor.execute(worded.text, filled[0]))
        elif filled:
            _told(connection, worded, filled, lambda cursor: cursor.executemany(worded.text, filled))

    def _in(self, connection: Connection) -> Worded:
        dialect = connection.dialect
        worded = self._worded.get(dialect.name)
        if worded is None:
            worded = self._worded[dialect.name] = Worded(self._statement, dialect)
        return worded


def _told(connection: Connection, worded: Worded, values: Any, say: Callable[[Any], object]) -> int:
    """Have the driver do it. What goes wrong is the same error as of any other statement."""
    dialect = connection.dialect
    cursor = None
    try:
        cursor = connection.connection.cursor()
        say(cursor)
        return int(cursor.rowcount)
    except dialect.loaded_dbapi.Error as error:
        is_gone = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)
        problem = DBAPIError.instance(
            worded.text,
            values,
            error,
            dialect.loaded_dbapi.Error,
            hide_parameters=connection.engine.hide_parameters,
            connection_invalidated=is_gone,
            dialect=dialect,
        )
        if is_gone:
            connection.invalidate(error)
        raise problem from error
    except Exception:
        raise
    except BaseException as error:
        # Broken off in the midst of it: nobody knows what the server still says.
        connection.invalidate(error)
        raise
    finally:
        if cursor is not None:
            cursor.close()


__all__ = ["Prepared"]
