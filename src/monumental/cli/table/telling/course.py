"""How the points came, round by round, in a line for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.records.course import course_of
from monumental.play.records.record import RecordError
from monumental.play.records.replay import Replay
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.play.table import Table


def points_by_round(table: Table, texts: Texts) -> list[str]:
    """Nothing, where the record can't be played again: with a pack that lies elsewhere."""
    try:
        rounds = course_of(Replay(table.record())).rounds
    except RecordError:
        return []
    if len(rounds) < 2:
        return []
    lines = [texts("terminal-points-by-round", first=rounds[0].round, last=rounds[-1].round)]
    for seat in range(len(table.sitters)):
        points = " ".join(f"{end.totals[seat]:>3}" for end in rounds)
        lines.append(texts("terminal-points-of", seat=seat_name(table.game, seat, texts), points=points))
    return lines
