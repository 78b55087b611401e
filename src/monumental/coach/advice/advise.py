"""The best options of a decision, with chances, what is expected to follow, and what speaks for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.cards.errors import Fault
from monumental.coach.advice.borne_out import borne_out, speaks
from monumental.coach.advice.search import line, taken_for_granted, think
from monumental.coach.advice.stakes import stakes
from monumental.coach.chances import must_be_a_seat, seen_by
from monumental.coach.desk import Desk, desk_of
from monumental.coach.errors import CoachError
from monumental.coach.judge import is_begun
from monumental.learn.guide.merits import Merit, merits
from monumental.learn.guide.outcome import Tried, foresee
from monumental.learn.guide.suggest import OPEN_QUESTIONS, lost_by_resting
from monumental.play.options.trial import try_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.thinking.recall import Hopes
    from monumental.bots.thinking.tree import Node
    from monumental.coach.advice.search import Step, Thought
    from monumental.coach.advice.stakes import Stake
    from monumental.coach.judge import Judge
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.learn.guide.outcome import Outcome

#: A hint comes at once; who wants to know better waits.
HINT: Final = Budget(seconds=0.3)

#: More options than these only confuse.
MOST_OPTIONS: Final = 3

#: An option that was thought of less often than this share of the best one's thoughts is not known well.
SELDOM: Final = 0.1


@dataclass(frozen=True)
class Advised:
    """An option: how likely its player wins with it, what is expected, and what speaks for it."""

    option: Action
    chance: float
    line: Sequence[Step]  # the option first
    answers: Sequence[Action]  # to the questions that it leads to, where they are needed to say what it does
    merits: Sequence[Merit]  # what it does
    stakes: Sequence[Stake]  # what is different afterwards
    thoughts: int  # so often it was thought of


@dataclass(frozen=True)
class Advice:
    """What the coach says to a seat that is asked."""

    seat: int
    chances: Sequence[float]  # of each seat, before any thought about what to do
    options: Sequence[Advised] = field(default_factory=tuple)  # the best first

    @property
    def best(self) -> Advised:
        return self.options[0]


def advise(
    game: Game,
    seat: int,
    budget: Budget = HINT,
    judge: Judge | None = None,
    hopes: Hopes[Node] | None = None,
) -> Advice:
    """The best options for the seat that is asked, from what it could know.

    A budget of thoughts gives the same answer on every machine; one of seconds is for the chances, too.
    Who asks again and again hands in the same `Hopes()`: if the advice was followed, thinking goes on where
    it ended. They are for one seat of one table.
    """
    began = perf_counter()
    must_be_a_seat(game, seat)
    if game.over:
        raise CoachError(Fault("coach-nothing-to-advise"))
    if game.seat != seat:
        raise CoachError(Fault("coach-seat-not-asked", seat=seat))
    desk = desk_of(game) if judge is None else Desk(game, judge)
    imagined = seen_by(game, seat)
    chances = desk.foresight.chances(imagined)
    if imagined.choice().question in OPEN_QUESTIONS or not is_begun(imagined):
        few = imagined.options()[:MOST_OPTIONS]
        return Advice(
            seat, chances, [Advised(each, chances[seat], (), (), [Merit("any")], (), 0) for each in few]
        )
    thoughts = think(desk, imagined, seat, budget, began, hopes)
    least = SELDOM * thoughts[0].visits
    lost = lost_by_resting(imagined, seat)
    best, *others = [
        explained(imagined, seat, thought, lost, thoughts[0])
        for nth, thought in enumerate(thoughts[:MOST_OPTIONS])
        if nth == 0 or thought.visits > least
    ]
    spoken_for = [each for each in others if speaks(each.merits, best.chance - each.chance)]
    return Advice(seat, chances, [best, *spoken_for])


def explained(game: Game, seat: int, thought: Thought, lost: Sequence[int], best: Thought) -> Advised:
    """An option beside the best one, with what follows and what is different then: a try without luck."""
    steps = line(game, thought)
    tried = Tried(
        foresee(game, seat, thought.option), foresee(game, seat, thought.option, Along(thought, steps))
    )
    is_best = thought is best
    answered = tried.with_answers
    said = merits(game, seat, tried, lost, best=is_best)
    return Advised(
        thought.option,
        thought.chance,
        steps,
        answered.answers,
        borne_out(said, best.chance - thought.chance, best=is_best),
        stakes(game, answered.after, seat, is_over=is_over(game, answered)),
        thought.visits,
    )


def is_over(game: Game, outcome: Outcome) -> bool:
    """Does the game end with an option and its answers? Where luck stops a try, nobody is asked either."""
    answers = iter(outcome.answers)
    return outcome.after.over and try_out(game, outcome.option, lambda _: next(answers, None)).over


class Along:
    """Answers the questions that an option leads to as the expected line does."""

    def __init__(self, thought: Thought, steps: Sequence[Step]) -> None:
        self.view = thought.view
        self.left = [step.action for step in steps[1:]]

    def answer(self, game: Game) -> Action | None:
        if game.seat != self.view.seat or game.choice().private or game.choice().question in NEW_BEGINNINGS:
            return None
        answer = taken_for_granted(game, self.view)
        if answer is None and self.left and self.left[0] in game.options():
            answer = self.left.pop(0)
        return answer
