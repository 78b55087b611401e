"""What the guide says to a seat of one's own, made from what that seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from monumental.learn.guide.guide import guide
from monumental.play.notation import write
from monumental.web.contract.guide import AdvicePage, FirstPage, GuidePage
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room


def guide_page(room: Room, viewer: int, since: int, language: str) -> bytes:
    """A `GuidePage` as JSON, kept like the pages of the table until it changes."""
    if room.status == "open":
        raise Refused(409, "server-not-begun")
    wanted = ("guide", viewer, since, language)
    return room.pages.page(wanted, lambda: msgspec.json.encode(_page(room, viewer, since, language)))


def _page(room: Room, viewer: int, since: int, language: str) -> GuidePage:
    said = guide(room.table, viewer, room.texts(language), since)
    return GuidePage(
        version=room.table.version,
        goal=tuple(said.goal),
        suggestions=tuple(
            [AdvicePage(write(room.table.game, each.option), each.text, each.reason) for each in said.advice]
        ),
        firsts=tuple([FirstPage(each.key, each.title, each.text, each.term) for each in said.firsts]),
    )
