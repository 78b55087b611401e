"""Things that texts and scores count in every rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE, WONDER
from monumental.engine.sentences.general import Noun

if TYPE_CHECKING:
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
        kind = self.kind
        starting = self.starting
        count = 0
        for number in player.city:
            if number != EMPTY and cards[number].kind == kind and (starting or not cards[number].starting):
                count += 1
        for pile in (deck.known, deck.urn, player.discard, player.aside, player.drawn):
            for number in pile:
                if cards[number].kind == kind and (starting or not cards[number].starting):
                    count += 1
        return count


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
