"""What the continuous mode means by drawing a card and by moving Explorers: all of it happens at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import MOST_TIMES, Offer, Part, Step, absent
from monumental.engine.moves.drawn import ChooseWhetherToUse
from monumental.engine.moves.use import UseCard
from monumental.engine.pieces.city import card_at, mark
from monumental.engine.reasons import Reason
from monumental.engine.sentences.city import DrawAndUse
from monumental.engine.state import DRAWN_CARDS
from monumental.games.classic.land.explorer import EXPEDITION, MoveExplorers, step, step_refusal, steps
from monumental.games.classic.sentences import DrawAndActivateOne
from monumental.games.classic.state import EXPLORERS

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game


class DrawAndUseAtOnce(DrawAndUse):
    """Draw cards and use each of them at once, or lose its text."""

    def draws(self, seat: int) -> Step:
        return DrawAndUseOneAtOnce(seat)


class DrawAndUseOneAtOnce(DrawAndActivateOne):
    """The card is activated and marked: its text is used now or never.  [CONT-FREE-07]"""

    def run(self, game: Game) -> None:
        player = game.state.players[self.seat]
        before = len(player.drawn)
        super().run(game)
        if len(player.drawn) == before:
            return
        place = DRAWN_CARDS + before
        card = game.catalog.cards[player.drawn[before]]
        mark(player, place)
        text = card.text_when_drawn()
        if text is not None and text.possible(game, self.seat, place):
            game.state.agenda.append(ChooseWhetherToUse(self.seat, card, place))


class UseCardOfCity(UseCard):
    """A drawn card is used when it is drawn or not at all.  [CONT-ACT-11, CONT-FREE-07]"""

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        card = card_at(game, seat, action.first)
        if card is not None and action.first >= DRAWN_CARDS:
            return Reason("only-when-drawn", "use-drawn", card=card.number)
        return super().refusal(game, seat, action)


class MoveExplorersAndPickUp(MoveExplorers):
    """Move one's Explorers without paying; they may act on the way, before a step of theirs or after it."""

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseStepOrDeed(seat, self.count)


def missing_steps(left: int, moved: int, owing: int) -> str:
    explorers = range(1 << EXPLORERS)
    return (
        absent("left", left, range(MOST_TIMES))
        or absent("moved", moved, explorers)
        or absent("owing", owing, explorers)
    )


class ChooseStepOrDeed(Offer):
    """`left` steps, and what the Explorers that move can do where they stand. Sets of Explorers are bits.

    [CONT-ACT-16, CONT-ACT-17]
    """

    question = "move-explorers"

    def __init__(self, seat: int, left: int, moved: int = 0, owing: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved
        self.owing = owing  # they acted first, and have a step to make

    def parts(self) -> list[Part]:
        return [self.seat, self.left, self.moved, self.owing]

    def missing(self, game: Game) -> str:
        return missing_steps(self.left, self.moved, self.owing)

    def options(self, game: Game) -> list[Action]:
        return self.targets(game) if self.owing else super().options(game)

    def targets(self, game: Game) -> list[Action]:
        options = self.steps(game)
        deeds: list[Action] = []
        for rule in game.rules.actions_by_part[EXPEDITION]:
            if rule.verb != "explore":
                rule.offer(game, self.seat, deeds)
        walkers = self.moved
        if self.left > self.owing.bit_count():
            for option in options:
                walkers |= 1 << option.first
        return options + [deed for deed in deeds if walkers >> deed.first & 1]

    def steps(self, game: Game) -> list[Action]:
        """Of any Explorer; where no more steps are left than are owing, of those that owe one."""
        options = steps(game, self.seat) if self.left else []
        if self.left == self.owing.bit_count():
            options = [option for option in options if self.owing >> option.first & 1]
        return options

    def accept(self, game: Game, action: Action) -> None:
        explorer = 1 << action.first
        if action.verb == "explore":
            rest = GoOnExploring(self.seat, self.left - 1, self.moved | explorer, self.owing & ~explorer)
            game.state.agenda.append(rest)
            step(game, self.seat, action)
        else:
            owing = self.owing | explorer & ~self.moved
            game.state.agenda.append(GoOnExploring(self.seat, self.left, self.moved, owing))
            game.rules.action_by_verb[action.verb].perform(game, self.seat, action)

    def refusal(self, game: Game, action: Action) -> Reason:
        rule = game.rules.action_by_verb.get(action.verb)
        if action.verb == "no" and self.owing:
            return Reason("explorer-owes-a-step", "explorer-deed")
        if rule is None or rule.part_of != EXPEDITION:
            return Reason("not-asked-now", self.question)
        if action.verb == "explore":
            reason = step_refusal(game, self.seat, action)
            if reason is None and self.left:
                return Reason("explorer-owes-a-step", "explorer-deed")
            return reason or Reason("no-steps-left", self.question)
        reason = rule.refusal(game, self.seat, action)
        return reason or Reason("explorer-has-not-moved", "explorer-deed")


class GoOnExploring(Step):
    """After a step or a deed, whatever is left to do."""

    def __init__(self, seat: int, left: int, moved: int, owing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved
        self.owing = owing

    def parts(self) -> list[Part]:
        return [self.seat, self.left, self.moved, self.owing]

    def missing(self, game: Game) -> str:
        return missing_steps(self.left, self.moved, self.owing)

    def run(self, game: Game) -> None:
        choice = ChooseStepOrDeed(self.seat, self.left, self.moved, self.owing)
        if choice.targets(game):
            game.state.agenda.append(choice)
