"""Things that texts and scores count in every rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE, WONDER
from monumental.engine.sentences.general import Noun

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


class CardNoun(Noun):
    """Knowledge or Wonder cards one owns, wherever they lie, archived ones aside."""

    def __init__(self, name: str, rule: str, kind: int, starting: bool = True) -> None:
        super().__init__(name, rule)
        self.kind = kind
        self.starting = starting  # do those that a civilization starts with count, too?

    def count(self, game: Game, seat: int) -> int:
        """Asked with every judgement of a position: no list of what is owned is made for it."""
        player = game.state.players[seat]
        cards = game.catalog.cards
        deck = player.deck
        count = 0
        for number in player.city:
            if number != EMPTY and self.means(cards[number]):
                count += 1
        return (
            count
            + self.among(cards, deck.known)
            + self.among(cards, deck.urn)
            + self.among(cards, player.discard)
            + self.among(cards, player.aside)
            + self.among(cards, player.drawn)
        )

    def among(self, cards: list[Card], pile: tuple[int, ...]) -> int:
        count = 0
        for number in pile:
            if self.means(cards[number]):
                count += 1
        return count

    def means(self, card: Card) -> bool:
        return card.kind == self.kind and (self.starting or not card.starting)


class Policies(Noun):
    """Policies one has developed."""

    def count(self, game: Game, seat: int) -> int:
        return len(game.state.players[seat].policies)


class Archived(Noun):
    """Cards one has archived."""

    def count(self, game: Game, seat: int) -> int:
        return len(game.state.players[seat].archive)


KNOWLEDGE_OWNED: Final = CardNoun("knowledge", "knowledge", KNOWLEDGE)
KNOWLEDGE_ACQUIRED: Final = CardNoun("knowledge", "knowledge", KNOWLEDGE, starting=False)
WONDERS_COMPLETED: Final = CardNoun("wonder", "completion", WONDER)
