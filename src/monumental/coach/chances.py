"""How likely each seat wins, as one of them could tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.errors import Fault
from monumental.coach.desk import desk_of
from monumental.coach.errors import CoachError
from monumental.play.imagine import imagine, imagined_luck

if TYPE_CHECKING:
    from monumental.coach.judge import Judge
    from monumental.engine.game import Game

#: Keeps what the coach imagines apart from what bots do.
IMAGINED: Final = 78


def chances(game: Game, seat: int | None, judge: Judge | None = None) -> list[float]:
    """Each seat's chance to win, together 1, from what this seat could know; a shared victory is shared.

    Without a seat, from what everybody knows who watches. `judge` is who judges, if it is not to be the usual
    one for these rules.
    """
    if seat is not None:
        must_be_a_seat(game, seat)
    return (judge or desk_of(game).foresight).chances(seen_by(game, seat))


def seen_by(game: Game, seat: int | None) -> Game:
    """The game as this seat, or somebody who watches, could imagine it.

    Equal to the seat is equal here, whatever it can't know.
    """
    return imagine(game, seat, imagined_luck(IMAGINED, 0))


def must_be_a_seat(game: Game, seat: int) -> None:
    seats = len(game.state.players)
    if not 0 <= seat < seats:
        raise CoachError(Fault("coach-no-such-seat", seat=seat, last=seats - 1))
