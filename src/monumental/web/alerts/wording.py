"""What somebody is told: which table, by which rules, what is asked there, and a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.text import load_texts
from monumental.play.words import question
from monumental.web.alerts.post import Letter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.text import Texts
    from monumental.web.tables.room import Room


def of_turn(room: Room, person: str, origin: str, language: str, *, reminder: bool) -> Letter | None:
    """It is somebody's turn. Nothing, if it is not: they have played meanwhile."""
    if room.awaited() != person:
        return None
    texts = room.texts(language)
    rules = texts(f"rules-{room.box.rules.name}")
    table = texts("server-alert-table", name=room.name, rules=rules) if room.name else rules
    asked = question(room.table.game, texts)
    link = f"{origin}/table/{room.id}"
    fields = {
        "event": "reminder" if reminder else "turn",
        "table": room.id,
        "name": room.name,
        "rules": room.box.rules.name,
        "asked": asked,
        "link": link,
        "deadline": None
        if room.clock is None or room.clock.deadline is None
        else room.clock.deadline.isoformat(),
    }
    title = texts("server-alert-reminder" if reminder else "server-alert-turn", table=table)
    return _letter(texts, title, asked, link, origin, fields)


def of_welcome(origin: str, language: str, code: str | None) -> Letter:
    """The first letter to a place: that it works, or what has to be repeated.

    Whoever gets a code may not have asked for it: there is no link to follow.
    """
    texts = load_texts(language)
    title = texts("server-alert-title")
    if code is not None:
        return Letter(title, texts("server-alert-code", code=code))
    text, link = texts("server-alert-welcome"), f"{origin}/me"
    fields = {"event": "welcome", "asked": text, "link": link}
    return _letter(texts, title, text, link, origin, fields)


def _letter(
    texts: Texts, title: str, text: str, link: str, origin: str, fields: Mapping[str, str | None]
) -> Letter:
    stop = texts("server-alert-stop", link=f"{origin}/me")
    return Letter(title, f"{text}\n\n{link}\n\n{stop}", {**fields, "title": title})
