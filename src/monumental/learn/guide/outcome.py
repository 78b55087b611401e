"""What comes of an option: tried with the best answers to its questions, up to where luck decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from monumental.engine.action import NONE
from monumental.engine.scoring.points import score_sheets, winners
from monumental.learn.guide.weighing import MOST_ANSWERS
from monumental.play.options.trial import try_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.learn.guide.weighing import Scales

#: The name of Dominance among the parts of a score.
DOMINANCE = "dominance"


@dataclass(frozen=True)
class Outcome:
    """An option, and what is different afterwards for the seat that takes it."""

    option: Action
    answers: Sequence[Action]  # that were assumed for the questions that followed
    points: Mapping[str, int]  # changes of its score sheet, by line, and of its Dominance
    supply: Sequence[int]  # changes of its resources
    events: Sequence[Event]  # its own
    wins: bool  # the game is over, and nobody else has won
    after: Game

    @property
    def gains(self) -> tuple[int, ...]:
        return tuple([max(0, change) for change in self.supply])

    @property
    def costs(self) -> tuple[int, ...]:
        return tuple([max(0, -change) for change in self.supply])


class Answering(Protocol):
    """Knows how a seat would answer the questions that follow its option."""

    def answer(self, game: Game) -> Action | None:
        """The answer; nothing where the option is done."""


class Tried(NamedTuple):
    """What comes of an option by itself, and with the best answers to its questions."""

    at_once: Outcome
    with_answers: Outcome


def try_both(game: Game, seat: int, option: Action, scales: Scales) -> Tried:
    return Tried(foresee(game, seat, option), foresee(game, seat, option, scales))


def foresee(game: Game, seat: int, option: Action, scales: Answering | None = None) -> Outcome:
    """What an option would bring a seat. Without `scales`, no question that follows is answered."""
    answers: list[Action] = []

    def follows(tried: Game) -> Action | None:
        if scales is None or len(answers) >= MOST_ANSWERS:
            return None
        answer = scales.answer(tried)
        if answer is not None:
            answers.append(answer)
        return answer

    trial = try_out(game, option, follows)
    before = game.state.players[seat].supply
    after = trial.game.state.players[seat].supply
    return Outcome(
        option,
        tuple(answers),
        _changes(score_of(game, seat), score_of(trial.game, seat)),
        tuple([new - old for new, old in zip(after, before, strict=True)]),
        tuple([event for event in trial.events if event.seat == seat]),
        trial.over and winners(trial.game) == [seat],
        trial.game,
    )


def score_of(game: Game, seat: int) -> dict[str, int]:
    """The lines of a score sheet and Dominance; nothing before everybody has a civilization."""
    if any(player.civilization == NONE for player in game.state.players):
        return {}
    lines = score_sheets(game)[seat].lines
    return {line.name: line.points for line in lines} | {DOMINANCE: sum(line.dominance for line in lines)}


def _changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    return {name: after[name] - old for name, old in before.items() if name in after and after[name] != old}
