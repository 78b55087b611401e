"""Who sits at a table."""

from __future__ import annotations

from typing import Literal

from monumental.web.contract.page import Page


class SeatPage(Page, frozen=True):
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot", "automa"]
    title: str  # the civilization; until there is one, who sits there
    name: str  # of the person, or the level of the bot in words
    called: str  # who sits there, whatever they play: by name, by level, or by number
    bot: str | None
    taken: bool  # false: anybody may sit down here
    mine: bool
    here: bool  # looks at the table now
    handed_over: bool  # a bot plays for a person
    resigned: bool  # … who does not come back, and has lost
    vacant: bool  # a bot plays for somebody who did not come back: others may take over
    away: str | None  # on vacation until then: ISO 8601
