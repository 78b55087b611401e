"""How a game went, once it is over and nothing is secret any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.scoring.points import achievements
from monumental.play.records.course import course_of
from monumental.play.records.record import RecordError
from monumental.web.contract.page import ChoiceText
from monumental.web.contract.score import CourseLead, CoursePage, CourseRound, CourseTurn
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room


def course_page(room: Room, language: str) -> CoursePage:
    """The whole record is played again, once for everybody; again, if the end was taken back."""
    if room.course is None or room.course.length != room.table.version:
        try:
            room.course = course_of(room.look_back())
        except RecordError as error:
            raise Refused(409, "server-gone") from error
    course, texts = room.course, room.texts(language)
    return CoursePage(
        lines=tuple(
            ChoiceText(part.name, texts(f"score-{part.name}")) for part in achievements(room.table.game)
        ),
        rounds=tuple(CourseRound(end.round, end.at, end.points, end.totals) for end in course.rounds),
        turns=tuple(CourseTurn(turn.at, turn.seat, turn.round) for turn in course.turns),
        leads=tuple(CourseLead(lead.at, lead.seat, lead.round, lead.totals) for lead in course.leads),
    )
