"""What the coach says at a table with bots, made from what whoever asks can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.cards.errors import FirstOf
from monumental.coach import CoachError, Hopes, advise, chances, why
from monumental.coach.advice.deeds import deed_at
from monumental.coach.errors import NoLessonsError
from monumental.coach.judge import shares
from monumental.coach.people import may_coach, may_explain
from monumental.coach.words import line_words, percent, reasons, why_words
from monumental.engine.scoring.points import winners
from monumental.play.notation import write
from monumental.play.records.record import RecordError
from monumental.play.words import option, seat_name
from monumental.web.contract.coach import ChancesPage, HintPage, HintsPage, WhyThatPage
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room

#: So much is thought about a hint: about as long as a bot thinks, and the same on every machine.
HINT: Final = Budget(thoughts=80)


def chances_page(room: Room, at: int) -> ChancesPage:
    """The chances at a moment: of a game that is over, or to who watches bots among themselves.

    Once it is over nothing is secret, and whoever was asked tells them; before, they are what a spectator
    could know, and only of the present.
    """
    if room.table.over:
        try:
            table = room.look_back().at(at)
        except RecordError as error:
            raise Refused(409, "server-gone") from error
        if table.game.over:
            # Whoever has resigned does not win, however well a bot played on.
            result = shares(winners(table.game, table.resigned), len(table.sitters))
            return ChancesPage(table.version, tuple([percent(each) for each in result]))
        viewer = table.game.seat
    elif room.status == "playing" and all(seat.kind != "person" for seat in room.seats):
        table, viewer = room.table, None
    else:
        raise Refused(409, "server-chances-later")
    version = table.version
    try:
        if viewer is None:
            # All who watch are told the same, as long as nobody plays.
            likely = room.pages.part(("chances", version), lambda: chances(table.game, None))
        else:
            likely = chances(table.game, viewer)
    except CoachError as error:
        raise no_answer(error) from error
    return ChancesPage(version, tuple([percent(each) for each in likely]))


def why_that_page(room: Room, viewer: int | None, line: int, language: str) -> WhyThatPage:
    """Why a bot did what a line of the record tells, as far as whoever asks may know.

    While the game goes on, that is what the bot knew and the viewer knows, too; among people, nothing.
    """
    if room.status == "open":
        raise Refused(409, "server-not-begun")
    if not may_explain(room.table):
        raise Refused(409, "coach-not-among-people")
    at = deed_at(room.table, line - 1)
    if at is None:
        raise Refused(404, "server-no-deed")
    done, texts = room.table.steps.done[at], room.texts(language)
    before = room.table.steps.game_before(at, room.table.game)
    listener = done.seat if room.table.over else viewer
    if before.choice().private and listener != done.seat:
        raise Refused(409, "coach-why-secret", seat=seat_name(before, done.seat, texts))
    try:
        found = why(before, done.action, listener, HINT)
    except CoachError as error:
        raise no_answer(error) from error
    title, *sentences = why_words(before, done, found, texts)
    return WhyThatPage(line, title, tuple(sentences))


def hints_page(room: Room, viewer: int, language: str) -> HintsPage:
    """Hints for a seat; refused among people, and where the coach has no lessons."""
    if room.status == "open":
        raise Refused(409, "server-not-begun")
    if not may_coach(room.table):
        raise Refused(409, "coach-not-among-people")
    table, texts = room.table, room.texts(language)
    game = table.game
    try:
        hopes = room.hopes.setdefault(viewer, Hopes())
        advice = advise(game, viewer, HINT, hopes=hopes) if table.is_asked(viewer) else None
        likely = advice.chances if advice else chances(game, viewer)
    except CoachError as error:
        raise no_answer(error) from error
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
                for each in (advice.options if advice else ())
            ]
        ),
    )


def no_answer(error: CoachError) -> Refused:
    """Why the coach can't answer, in the language of whoever asked."""
    if isinstance(error, NoLessonsError):
        return Refused(409, "server-no-lessons")
    return Refused(409, "server-coach", problem=FirstOf(error))
