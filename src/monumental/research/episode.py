"""One game as learning programs play it: numbers for actions, forced questions played, rewards at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from monumental.cards.text import load_texts
from monumental.engine.action import NONE
from monumental.engine.scoring.points import score_sheets, winners
from monumental.play.notation import write
from monumental.play.words import reason

if TYPE_CHECKING:
    import numpy.typing as npt

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.research.setting import Setting


def rewards(game: Game) -> list[float]:
    """What the end of a game is worth to each seat; together nothing.

    Everybody who did not win gives 1 / (seats - 1), and the winners share it: with two seats a victory is 1,
    a defeat -1, a shared victory 0.
    """
    seats = len(game.state.players)
    first = winners(game)
    others = max(1, seats - 1)
    won = (seats - len(first)) / (others * len(first))
    return [won if seat in first else -1 / others for seat in range(seats)]


def leads(game: Game) -> list[float]:
    """How many points each seat is ahead of the average of the others, as if the game ended here."""
    players = game.state.players
    if any(player.civilization < 0 for player in players):
        return [0.0] * len(players)
    totals = [sheet.total for sheet in score_sheets(game)]
    others = max(1, len(totals) - 1)
    return [total - (sum(totals) - total) / others for total in totals]


class Episode:
    """A game with its options as numbers. Questions with one answer are played, unless they are wanted."""

    def __init__(self, setting: Setting, game: Game, *, forced: bool, shaping: float = 0.0) -> None:
        self.setting = setting
        self.game = game
        self.forced = forced
        self.shaping = shaping
        self.numbers: list[int] = []  # of the options
        self.offered: list[Action] = []  # the options
        self._leads = leads(game) if shaping else []
        self._go_on()

    @property
    def over(self) -> bool:
        return not self.game.state.agenda

    def allows(self, number: int) -> bool:
        """Is this the number of an option?"""
        return number != NONE and number in self.numbers

    def play(self, number: int) -> None:
        """Play the option of a number, and go on to the next question."""
        if not self.allows(number):
            raise ValueError(self._refusal(number))
        self.game.play_option(self.offered[self.numbers.index(number)])
        self._go_on()

    def play_action(self, action: Action) -> None:
        """Play what a bot chose, and go on to the next question."""
        self.game.play(action)
        self._go_on()

    def _go_on(self) -> None:
        """To the next question that is to be answered."""
        game = self.game
        numbering = self.setting.numbering
        while True:
            self.offered = game.options()
            self.numbers = numbering.numbers(self.offered)
            if self.forced or not self.offered:
                return
            answers = 0
            answer = self.offered[0]
            for at, number in enumerate(self.numbers):
                # A stake so high that it has no number is no answer.
                if number != NONE:
                    answers += 1
                    answer = self.offered[at]
            if answers > 1:
                return
            game.play_option(answer)

    def rewards(self) -> list[float]:
        """What the latest decision was worth to each seat: the end of the game, and shares of the lead."""
        earned = rewards(self.game) if self.over else [0.0] * self.setting.seats
        if self.shaping:
            before, self._leads = self._leads, leads(self.game)
            for seat, lead in enumerate(self._leads):
                earned[seat] += self.shaping * (lead - before[seat])
        return earned

    def mask(self) -> npt.NDArray[np.int8]:
        """A 1 for each option; all zeros once the game is over."""
        mask = np.zeros(self.setting.numbering.count, np.int8)
        self.fill_mask(mask)
        return mask

    def fill_mask(self, mask: npt.NDArray[np.int8]) -> None:
        """Write a 1 for each option into zeros."""
        for number in self.numbers:
            if number != NONE:
                mask[number] = 1

    def _refusal(self, number: int) -> str:
        action = self.setting.numbering.action(number)
        game = self.game
        why = game.why_not(action)
        assert why is not None
        texts = load_texts("en", [pack.folder for pack in self.setting.box.packs], game.rules)
        return f"action {number} ({write(game, action)}) can't be done now: {reason(game, why, texts)}"
