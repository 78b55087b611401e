"""One decision of a game: what it did to the chances, and, once it is judged, what would have been better."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field, TypeAdapter, ValidationError

from monumental.coach.advice.search import think, worth
from monumental.coach.chances import seen_by
from monumental.engine.playout import QuickLuck
from monumental.play.notation import write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.bot import Budget
    from monumental.coach.desk import Desk
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: What follows by luck is tried so often.
TRIES: Final = 4

#: To hold what was chosen and what is best against each other, each gets this share of the thoughts.
COMPARED: Final = 0.5

#: The next best option is known if it was thought of so often.
WELL_KNOWN: Final = 8

#: So exactly chances are kept.
DIGITS: Final = 4

#: A chance, or what was given away of one.
Share = Annotated[float, Field(ge=0.0, le=1.0)]


@dataclass(frozen=True)
class Decision:
    """Somebody chose. Chances are those of all seats, from what whoever chose could know."""

    at: int  # after so many actions that stand
    version: int  # of the table: after so many lines of the record
    seat: int
    round: int
    phase: str
    action: str
    before: tuple[Share, ...]
    after: tuple[Share, ...]  # with the choice made, and luck still open
    best: str = ""  # what the coach would have done; nothing if nobody asked it
    loss: Share = 0.0  # how much of its chance the seat gave away
    gain: Share = 0.0  # how much better the choice was than the next best option, if it was the best one

    @property
    def is_judged(self) -> bool:
        """Or was it only looked at, for the course of the game?"""
        return bool(self.best)

    def unjudged(self) -> Decision:
        """What there is to see of it at a glance."""
        return replace(self, best="", loss=0.0, gain=0.0)

    def as_json(self) -> dict[str, object]:
        """Nobody shall take it for a good choice that was not judged: what is not known is left out."""
        told = asdict(self)
        return told if self.is_judged else {name: told[name] for name in told if name not in JUDGEMENT}


#: What is known of a decision once it is judged.
JUDGEMENT: Final = ("best", "loss", "gain")

DECISION: Final = TypeAdapter(Decision)


def decision_of(data: object) -> Decision | None:
    """What `as_json` wrote; nothing if it is something else."""
    try:
        return DECISION.validate_python(data)
    except ValidationError:
        return None


def read_decision(line: bytes) -> Decision | None:
    """A line of a file that keeps a review."""
    try:
        return decision_of(json.loads(line))
    except (ValueError, RecursionError):
        return None


def seen(desk: Desk, game: Game, action: Action, at: int, version: int) -> Decision:
    """What was chosen in this position by whoever was asked, at a glance."""
    imagined = seen_by(game, game.seat)
    return Decision(
        at,
        version,
        game.seat,
        game.state.round,
        desk.phase(game),
        write(game, action),
        _rounded(desk.judge.chances(imagined)),
        _rounded(expected(desk, imagined, action)),
    )


def judged(desk: Desk, game: Game, action: Action, budget: Budget, at: int, version: int) -> Decision:
    """The same, with what would have been better."""
    seat = game.seat
    imagined = seen_by(game, seat)
    thoughts = think(desk, imagined, seat, budget)
    best = thoughts[0]
    done = next(thought for thought in thoughts if thought.option == action)
    loss = 0.0
    if done is not best:
        # A search thinks most of what is best: to compare, both get as many thoughts, with the same luck.
        thoughts_each = max(1, round(COMPARED * sum(thought.visits for thought in thoughts)))
        worths = [worth(desk, imagined, seat, option, thoughts_each) for option in (best.option, action)]
        loss = max(0.0, worths[0] - worths[1])
    others = [thought.chance for thought in thoughts[1:] if thought.visits >= WELL_KNOWN]
    return replace(
        seen(desk, game, action, at, version),
        best=write(game, best.option),
        loss=round(loss, DIGITS),
        gain=round(max(0.0, done.chance - max(others)), DIGITS) if done is best and others else 0.0,
    )


def expected(desk: Desk, game: Game, action: Action) -> list[float]:
    """The chances after an action, whatever luck brings with it: on average."""
    total = [0.0] * len(game.state.players)
    tries = 0
    for number in range(TRIES):
        luck = QuickLuck(number)
        untouched = luck.number
        tried = game.clone(luck)
        tried.play_option(action)
        tries += 1
        for seat, chance in enumerate(desk.judge.chances(tried)):
            total[seat] += chance
        if luck.number == untouched:
            # Luck has no part in it.
            break
    return [each / tries for each in total]


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, DIGITS) for chance in chances)
