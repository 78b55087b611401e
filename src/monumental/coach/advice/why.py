"""Why somebody did something: what spoke for it with what they knew, and what the coach would have done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cards.errors import Fault
from monumental.coach.advice.advise import HINT, Advised, explained
from monumental.coach.advice.search import think
from monumental.coach.chances import seen_by
from monumental.coach.desk import desk_of
from monumental.coach.errors import CoachError
from monumental.coach.judge import is_begun
from monumental.learn.guide.suggest import lost_by_resting
from monumental.play.notation import write

if TYPE_CHECKING:
    from monumental.bots.bot import Budget
    from monumental.engine.action import Action
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Why:
    """What spoke for an option, and the best one."""

    done: Advised
    best: Advised


def why(
    game: Game, action: Action, listener: int | None, budget: Budget = HINT, rather: str | None = None
) -> Why:
    """What spoke for an action of the seat that is asked in this position, and for the best one.

    `rather`, in words, is what to hold it against, if that is known already. All is told from what that seat
    knew, as far as the listener, a seat or nobody who plays, knows it, too: nothing secret is betrayed.
    """
    seat = game.seat
    if game.choice().private and listener != seat:
        raise CoachError(Fault("coach-secret"))
    known = seen_by(seen_by(game, seat), listener)
    if not is_begun(known):
        raise CoachError(Fault("coach-nothing-to-compare"))
    thoughts = think(desk_of(game), known, seat, budget)
    lost = lost_by_resting(known, seat)
    done = next((thought for thought in thoughts if thought.option == action), None)
    if done is None:
        raise CoachError(Fault("coach-no-option"))
    best = next((thought for thought in thoughts if write(known, thought.option) == rather), thoughts[0])
    return Why(
        explained(known, seat, done, lost, best),
        explained(known, seat, best, lost, best),
    )
