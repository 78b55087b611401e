"""A page of a table in pieces, each as JSON: whoever has seen the one before is sent only what is new.

`{"version": 57, "changes": {"round": "Round 4", "view": {"seats": {"1": {"supply": …}}}}}`: every field of
the page that is not as it was; of the view in it every field of that; of its seats, by their numbers, and of
the parts that belong to a rule system, too. What is missing stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

import msgspec

from monumental.play.view import CommonView, GameView
from monumental.web.contract.table import TablePage

if TYPE_CHECKING:
    from monumental.web.contract.log import LogPage
    from monumental.web.pages.table.kept import Kept

VIEW: Final = "view"
OF_THE_PAGE: Final = tuple(name for name in TablePage.__struct_fields__ if name != VIEW)
OF_THE_VIEW: Final = tuple(field.name for field in fields(GameView))

#: What everybody sees alike, and is written once for all of them.
ALIKE: Final = frozenset(field.name for field in fields(CommonView))

#: Parts of the view that are sent field by field.
IN_PARTS: Final = frozenset({"seats", "duel", "classic"})

#: A piece as JSON, or what is made of pieces: an object by its fields, a list.
Piece = bytes | dict[str, "Piece"] | list["Piece"]

_encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


class Pieces:
    """A page, ready to be sent as a whole or in part."""

    def __init__(self, version: int, parts: dict[str, Piece]) -> None:
        self.version = version
        self._page = parts
        self._whole: bytes | None = None

    @classmethod
    def of(cls, page: TablePage, kept: Kept) -> Pieces:
        """The pieces of a page; those that everybody sees alike are kept for the others."""
        view: dict[str, Piece] = {
            name: kept.part((VIEW, name), _Cut(page.view, name)) if name in ALIKE else _cut(page.view, name)
            for name in OF_THE_VIEW
        }
        parts: dict[str, Piece] = {name: _encode(getattr(page, name)) for name in OF_THE_PAGE}
        return cls(page.version, {**parts, VIEW: view})

    def telling(self, log: LogPage, answers: tuple[str, ...]) -> Pieces:
        """The same page for somebody who has seen more or less of what happened."""
        return Pieces(self.version, {**self._page, "log": _encode(log), "answers": _encode(answers)})

    def whole(self) -> bytes:
        """A `TablePage` as JSON."""
        if self._whole is None:
            self._whole = _written(self._page)
        return self._whole

    def changes(self, before: Pieces) -> bytes:
        """What is not as it was on a page before."""
        changed = _changed(self._page, before._page)
        changes = b"{}" if changed is None else _written(changed)
        return b'{"version":%d,"changes":%b}' % (self.version, changes)


class _Cut:
    """Cuts a field of a view when somebody asks for it."""

    def __init__(self, view: GameView, name: str) -> None:
        self._view = view
        self._name = name

    def __call__(self) -> Piece:
        return _cut(self._view, self._name)


def _cut(view: GameView, name: str) -> Piece:
    value: Any = getattr(view, name)
    if value is None or name not in IN_PARTS:
        return _encode(value)
    return [_fields(each) for each in value] if isinstance(value, tuple) else _fields(value)


def _fields(part: object) -> Piece:
    return {name: _encode(value) for name, value in vars(part).items()}


def _written(piece: Piece) -> bytes:
    if isinstance(piece, bytes):
        return piece
    if isinstance(piece, dict):
        return b"{%b}" % b",".join(
            [b'"%b":%b' % (name.encode(), _written(part)) for name, part in piece.items()]
        )
    return b"[%b]" % b",".join([_written(part) for part in piece])


def _changed(piece: Piece, before: Piece) -> Piece | None:
    """What is new of a piece; of a list, by the numbers of its parts. Nothing: it is as it was."""
    if piece is before:
        return None
    if isinstance(piece, bytes):
        return None if piece == before else piece
    if isinstance(piece, dict):
        if not isinstance(before, dict):
            return piece
        # Most of a page is as it was: that is seen here, without asking about each piece by itself.
        found = {
            name: new
            for name, part in piece.items()
            if part is not (old := before[name])
            and part != old
            and (new := part if isinstance(part, bytes) else _changed(part, old)) is not None
        }
        return found or None
    if not isinstance(before, list) or len(before) != len(piece):
        return piece
    pairs = enumerate(zip(piece, before, strict=True))
    return {str(at): new for at, (part, old) in pairs if (new := _changed(part, old)) is not None} or None
