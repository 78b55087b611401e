"""What comes of a position: it is played on for some rounds, again and again, and judged there.

Everybody follows instinct, as thoughts do beyond their tree, and each time luck is another one. At a glance a
judge can't see what is about to happen; some rounds later it has happened, or not. All of it is imagined.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots.search import undisturbed
from monumental.bots.thinking.questions import horizon
from monumental.bots.thinking.thoughts import END_OF_ROUND, RASHNESS
from monumental.bots.thinking.tree import taken
from monumental.bots.thinking.view import View
from monumental.coach.judge import is_begun
from monumental.engine.agenda import Choice
from monumental.engine.playout import QuickLuck

if TYPE_CHECKING:
    from threading import Lock

    from monumental.bots.thinking.mind import Mind
    from monumental.coach.judge import Judge
    from monumental.engine.game import Game

#: A position is played on so often, to the end of so many rounds; the one that is being played is the first.
TIMES: Final = 16
ROUNDS: Final = 3

#: What is seen at once counts so much, what comes of it the rest. Found by trying: docs/coach.md.
AT_ONCE: Final = 0.25

#: All the luck that there is: the same position always has the same chances.
LUCK: Final = 20_067


class Foresight:
    """A judge who asks another one, not only about a position, but also about what comes of it."""

    def __init__(self, mind: Mind, judge: Judge, thinks: Lock) -> None:
        self.mind = mind
        self.judge = judge
        self.thinks = thinks  # instinct knows one stage of one game at a time

    def chances(self, game: Game) -> list[float]:
        now = self.judge.chances(game)
        if game.over or not is_begun(game):
            return now
        later = [0.0] * len(now)
        with undisturbed(), self.thinks:
            view = View(self.mind, game, game.seat)
            for number in range(TIMES):
                for seat, chance in enumerate(self.judge.chances(future(view, game, LUCK + number))):
                    later[seat] += chance / TIMES
        return [AT_ONCE * chance + (1.0 - AT_ONCE) * then for chance, then in zip(now, later, strict=True)]


def future(view: View, game: Game, luck: int) -> Game:
    """What could come of a game in some rounds."""
    played = game.clone(QuickLuck(luck))
    dice = random.Random(luck)
    first = horizon(played)
    for last in range(first, first + ROUNDS):
        finish_round(view, played, last, dice)
    return played


def finish_round(view: View, game: Game, last: int, dice: random.Random) -> None:
    """Play a game to the end of this round by instinct."""
    state = game.state
    agenda = state.agenda
    # What cards are worth depends on the rounds that are left.
    view.mind.instinct.be_at(view.outlooks[view.seat].ahead(game))
    decisions = 0
    while agenda and state.round <= last and decisions < END_OF_ROUND:
        choice = agenda[-1]
        assert isinstance(choice, Choice)
        options = choice.options(game)
        if len(options) == 1:
            game.play_option(options[0])
            continue
        decisions += 1
        option = view.habit(game, choice, options)
        if option is None:
            option = options[taken(view.appeals(game, options), RASHNESS, dice.random())]
        game.play_option(option)
