"""What was done at a table, picture by picture: the table after each line of its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.records.record import RecordError
from monumental.play.view import view_for
from monumental.web.contract.log import FilmPage, FramePage
from monumental.web.pages.table.log import log_page
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room

#: Of a longer stretch the last pictures are shown: nobody watches more at once.
MOST_FRAMES = 80


def film_page(room: Room, viewer: int | None, since: int, until: int, language: str) -> FilmPage:
    """The pictures after the lines from `since` on up to `until`, as a seat or an onlooker saw them."""
    texts = room.texts(language)
    until = min(until, room.table.version)
    since = max(0, since, until - MOST_FRAMES)
    frames = []
    try:
        replay = room.look_back()
        table = replay.at(since)
        for place in range(since, until):
            replay.step(table, place)
            lines = log_page(room, table, place, texts, dealt=False).lines
            seat = replay.record.moves[place].seat
            frames.append(FramePage(place + 1, seat, lines, view_for(table.game, viewer)))
    except RecordError as error:
        raise Refused(409, "server-gone") from error
    return FilmPage(since, tuple(frames))
