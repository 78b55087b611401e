"""Games to measure with: played by bots, and looked at here and there."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots.match import play_match
from monumental.cards.errors import Fault
from monumental.coach.chances import seen_by
from monumental.coach.desk import desk_of
from monumental.coach.errors import CoachError
from monumental.coach.judge import is_begun, shares
from monumental.coach.measure.figures import Sighting
from monumental.engine.scoring.points import score_sheets
from monumental.play.records.replay import Replay
from monumental.play.setup import packs_for, unpack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.bots.match import Match
    from monumental.engine.game import Game
    from monumental.play.records.record import Record

#: So many positions of a game are looked at: those beside each other say the same.
POSITIONS: Final = 30


def record_of(rules: str, match: Match) -> Record:
    """The record of a match, which is played now."""
    record = play_match(unpack(rules, packs_for(rules, len(match.bots))), match, record=True).record
    assert record is not None
    return record


def moments(record: Record, number: int) -> Iterator[Game]:
    """Some positions of a game, each as whoever was asked there could imagine it.

    `number` decides which. There are none before everybody has a civilization: nothing can be compared.
    """
    replay = Replay(record)
    chosen = {*random.Random(number).sample(range(len(replay)), min(len(replay), POSITIONS))}
    table = replay.at(0)
    for place in range(len(replay)):
        game = table.game
        if place in chosen and is_begun(game):
            yield seen_by(game, game.seat)
        replay.step(table, place)


def victory(record: Record) -> list[float]:
    """What each seat had of the victory."""
    if record.ending is None or record.ending.abandoned:
        raise CoachError(Fault("coach-nobody-has-won"))
    return shares(record.ending.winners, len(record.ending.scores))


def sightings(record: Record, number: int, *, glance: bool = False) -> list[Sighting]:
    """What the coach thinks of some positions of a game, or thinks at a glance, and what came of it."""
    won = victory(record)
    found = []
    for game in moments(record, number):
        desk = desk_of(game)
        judge = desk.judge if glance else desk.foresight
        totals = [sheet.total for sheet in score_sheets(game)]
        found.append(Sighting(number, desk.phase(game), judge.chances(game), totals, won))
    return found
