"""How a game went: the points of every seat at the end of each round, whose turn was when, who led."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.engine.scoring.points import score_sheets

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.play.records.replay import Replay


@dataclass(frozen=True)
class RoundEnd:
    """The score sheets as if the game had ended with this round; the last one is the true one."""

    round: int
    at: int  # after so many lines of the record
    points: tuple[tuple[int, ...], ...]  # by line of the sheet, then by seat, with Dominance

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(each) for each in zip(*self.points, strict=True))


@dataclass(frozen=True)
class TurnStart:
    """Somebody begins to act: somebody else did before."""

    at: int
    seat: int
    round: int


@dataclass(frozen=True)
class NewLead:
    """After a turn or a round, somebody else than before has more points than everybody."""

    at: int
    seat: int
    round: int
    totals: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """What a record tells when it is played again."""

    rounds: tuple[RoundEnd, ...]
    turns: tuple[TurnStart, ...]
    leads: tuple[NewLead, ...]
    length: int  # of the record


def course_of(replay: Replay) -> Course:
    """Plays a whole record again. What was taken back has not happened."""
    rounds: list[tuple[int, RoundEnd]] = []  # each with the events before it: they may be taken back
    turns: list[tuple[int, TurnStart, tuple[int, ...]]] = []  # and with the totals before it
    table = replay.at(0)
    for at, move in enumerate(replay.record.moves, 1):
        heard, round_ = len(table.events), table.game.state.round
        if not move.is_aside and (not turns or turns[-1][1].seat != move.seat):
            turns.append((heard, TurnStart(at - 1, move.seat, round_), _totals(table.game)))
        replay.step(table, at - 1)
        left = len(table.events)
        if left < heard:
            rounds = [each for each in rounds if each[0] <= left]
            turns = [each for each in turns if each[0] <= left]
        elif table.game.state.round > round_ > 0 and _is_scored(table.game):
            rounds.append((left, RoundEnd(round_, at, _points(table.game))))
    ends = [end for _, end in rounds]
    if _is_scored(table.game):
        last = table.game.state.round
        ends = [
            *(end for end in ends if end.round < last),
            RoundEnd(last, table.version, _points(table.game)),
        ]
    scores = [(turn.at, turn.round, totals) for _, turn, totals in turns]
    scores += [(end.at, end.round, end.totals) for end in ends]
    return Course(
        tuple(ends), tuple(turn for _, turn, _ in turns), tuple(_leads(sorted(scores))), len(replay)
    )


def _leads(scores: list[tuple[int, int, tuple[int, ...]]]) -> list[NewLead]:
    """A tie takes the lead from nobody: only who has more than all others."""
    found: list[NewLead] = []
    for at, round_, totals in scores:
        most = max(totals, default=0)
        if totals.count(most) != 1:
            continue
        leader = totals.index(most)
        if not found or found[-1].seat != leader:
            found.append(NewLead(at, leader, round_, totals))
    return found


def _is_scored(game: Game) -> bool:
    """Has everybody a civilization? Before, there is nothing to count."""
    return all(player.civilization != NONE for player in game.state.players)


def _totals(game: Game) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in score_sheets(game)) if _is_scored(game) else ()


def _points(game: Game) -> tuple[tuple[int, ...], ...]:
    by_seat = [[line.points + line.dominance for line in sheet.lines] for sheet in score_sheets(game)]
    return tuple(zip(*by_seat, strict=True))
