"""What the coach says to a seat of one's own at a table with bots, made from what that seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.coach import CoachError, advise, chances
from monumental.coach.people import may_coach
from monumental.coach.words import line_words, percent, reasons
from monumental.play.notation import write
from monumental.play.words import option
from monumental.web.contract.coach import HintPage, HintsPage
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room

#: So much is thought about a hint: about as long as a bot thinks, and the same on every machine.
HINT: Final = Budget(thoughts=80)


def hints_page(room: Room, viewer: int, language: str) -> HintsPage:
    """Hints for a seat; refused among people, and where the coach has no lessons."""
    if room.status == "open":
        raise Refused(409, "server-not-begun")
    if not may_coach(room.table):
        raise Refused(409, "coach-not-among-people")
    table, texts = room.table, room.texts(language)
    game = table.game
    try:
        asked = table.is_asked(viewer)
        told = advise(game, viewer, HINT).options if asked else ()
        likely = chances(game, viewer)
    except CoachError as error:
        raise Refused(409, "server-no-lessons") from error
    return HintsPage(
        version=table.version,
        chances=tuple([percent(each) for each in likely]),
        hints=tuple(
            [
                HintPage(
                    words=write(game, each.option),
                    text=option(game, each.option, texts),
                    chance=percent(each.chance),
                    reason=reasons(game, each, texts),
                    expected=line_words(each.line, texts),
                )
                for each in told
            ]
        ),
    )
