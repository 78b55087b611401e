"""Playing on at random: what bots, benchmarks and learning programs do most of the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.agenda import Choice
from monumental.engine.chance import Chance
from monumental.engine.word import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.game import Game

#: A generator of Lehmer's: each number is the one before times MULTIPLIER, modulo a prime.
MODULUS: Final = 2**31 - 1
MULTIPLIER: Final = 48271


class QuickLuck(Chance):
    """Luck for games that are only thought of: quick, the same everywhere, and easy to foresee."""

    number: Word

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not begin alike, and zero would stay zero.
        self.number = (seed * 7919 + 1) * 69621 % (MODULUS - 1) + 1

    def pick(self, cards: Sequence[int]) -> int:
        # As below: a card is picked at every other decision.
        self.number = number = MULTIPLIER * self.number % MODULUS
        return number % len(cards)

    def choose(self, count: int) -> int:
        return self.below(count)

    def below(self, count: int) -> int:
        """One of so many numbers, counted from 0."""
        self.number = number = MULTIPLIER * self.number % MODULUS
        return number % count


def play_at_random(game: Game, luck: QuickLuck, most: int) -> int:
    """Answer at random until the game is over or `most` decisions were made; how many there were."""
    agenda = game.state.agenda
    decisions = 0
    while agenda and decisions < most:
        choice = agenda[-1]
        assert isinstance(choice, Choice)
        options = choice.options(game)
        agenda.pop()
        choice.take(game, options[luck.below(len(options))])
        game.advance()
        decisions += 1
    return decisions
