"""What the store refuses, and what it can't do. Nothing has changed when one of these is raised."""

from __future__ import annotations

from typing import Final

from monumental.engine.errors import MonumentalError

LONGEST_SENTENCE: Final = 400


class StoreError(MonumentalError):
    """The database can't be opened or doesn't answer. One sentence, without passwords."""

    def __init__(self, sentence: str) -> None:
        super().__init__(" ".join(sentence.split())[:LONGEST_SENTENCE])


class Missing(Exception):  # noqa: N818 (nothing went wrong)
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class Stale(Exception):  # noqa: N818 (the same)
    """The table has moved on. `version` is where it is."""

    def __init__(self, expected: int, version: int) -> None:
        super().__init__(f"this was meant for version {expected} of the table, which is at {version}")
        self.version = version


class Repeated(Exception):  # noqa: N818 (the same)
    """This request was answered before. `version` is what the table came to then."""

    def __init__(self, version: int) -> None:
        super().__init__(f"this request has brought the table to version {version} before")
        self.version = version


class Taken(Exception):  # noqa: N818 (the same)
    """The seat is somebody else's, or is no seat for a person."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not free")
        self.seat = seat


class Begun(Exception):  # noqa: N818 (the same)
    """The table no longer waits for anybody: the game has begun, or is about to."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} waits for nobody any more")
        self.table = table


class NoRoom(Exception):  # noqa: N818 (the same)
    """Somebody keeps enough already. `key` names the sentence that says so, `most` how much that is."""

    def __init__(self, key: str, most: int) -> None:
        super().__init__(key)
        self.key = key
        self.most = most


class NoWay(Exception):  # noqa: N818 (the same)
    """A device can't become somebody's. `key` names the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
