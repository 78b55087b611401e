"""A face-down deck: known cards on top of an urn whose order nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.engine.chance import Chance


class Deck:
    """Never changes: drawing and putting back give a new deck, so copies of a game share it.

    Drawing from an urn is the same as drawing from a shuffled deck that nobody has seen. The urn is sorted,
    so that equal positions are equal.  [DUEL-CITY-06, BASE-CITY-08]
    """

    def __init__(self, known: tuple[int, ...], urn: tuple[int, ...]) -> None:
        self.known = known  # the last one is the topmost
        self.urn = urn

    def is_empty(self) -> bool:
        return not self.known and not self.urn

    def count(self) -> int:
        return len(self.known) + len(self.urn)

    def cards(self) -> tuple[int, ...]:
        return self.known + self.urn

    def draw(self, chance: Chance) -> tuple[int, Deck]:
        """The top card and the rest of the deck; luck is asked only when nobody knows the card."""
        if self.known:
            return self.known[-1], Deck(self.known[:-1], self.urn)
        urn = self.urn
        position = chance.pick(urn)
        return urn[position], Deck((), urn[:position] + urn[position + 1 :])

    def with_on_top(self, card: int) -> Deck:
        return Deck((*self.known, card), self.urn)


class Reshuffling:
    """When a rule system makes an empty city deck anew from the discard pile, beside replenishing cities.

    [DUEL-REPC-08, BASE-REPC-05]
    """

    def __init__(self, to_draw: bool, knowledge_alone: bool) -> None:
        self.to_draw = to_draw  # also when a card is to be drawn
        self.knowledge_alone = knowledge_alone  # also from a discard pile of nothing but Knowledge


EMPTY_DECK: Final = Deck((), ())


def shuffled(cards: tuple[int, ...]) -> Deck:
    """A new deck in an order nobody knows."""
    return Deck((), tuple(sorted(cards)))
