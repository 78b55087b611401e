"""What a bot has before its eyes when it decides: all that its thoughts may ask about positions and options.

Options appeal by instinct, some answers are habit, a glance tells what looks good at once, and a judgement
how likely each seat wins. None of these asks another one, or who thinks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.thinking.glance import Glance, first_of_the_best
from monumental.bots.thinking.questions import NEW_BEGINNINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.bots.craft import Way
    from monumental.bots.sight.outlook import Outlook
    from monumental.bots.thinking.mind import Mind
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game


class View:
    """One decision as a seat sees it, and those after it."""

    def __init__(self, mind: Mind, game: Game, seat: int) -> None:
        self.mind = mind
        self.seat = seat
        self.outlooks: list[Outlook] = [
            mind.outlook(game, each, mind.worths) for each in range(len(game.state.players))
        ]
        self.game = self.outlooks[seat].in_view(game)
        mind.instinct.be_at(self.outlooks[seat].ahead(game))

    @property
    def way(self) -> Way:
        """How far thoughts go here, and where they begin."""
        return self.mind.way

    def appeals(self, game: Game, options: list[Action]) -> list[float]:
        """How much each option appeals to whoever is asked, before any thought."""
        return self.mind.instinct.appeals(game, game.choice(), options)

    def habit(self, game: Game, choice: Choice, options: list[Action]) -> Action | None:
        """The answer that whoever is asked takes for granted; never where something new begins."""
        if choice.question in NEW_BEGINNINGS:
            return None
        return self.outlooks[game.state.decider(choice.seat)].habit(game, options)

    def glance(self, options: list[Action], luck: int, in_time: Callable[[], bool]) -> list[float]:
        """What the options look like at a glance; nothing if there is no time for all of them."""
        seen = Glance(self.outlooks[self.seat], luck).look(self.game, options, first_of_the_best, in_time)
        return [] if seen is None else seen.values

    def chances(self, game: Game) -> list[float]:
        """How likely each seat wins from here."""
        return self.mind.judgement.chances(game, self.outlooks[self.seat].ahead(game))
