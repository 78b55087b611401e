"""Things that texts and scores count in every rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import KNOWLEDGE, WONDER
from monumental.engine.sentences.general import Noun

if TYPE_CHECKING:
    from monumental.engine.game import Game


class CardNoun(Noun):
    """Knowledge or Wonder cards one owns, wherever they lie, archived ones aside."""

    def __init__(self, name: str, rule: str, kind: int) -> None:
        super().__init__(name, rule)
        self.kind = kind

    def count(self, game: Game, seat: int) -> int:
        cards = game.catalog.cards
        count = 0
        for number in game.state.players[seat].owned():
            if cards[number].kind == self.kind:
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
WONDERS_COMPLETED: Final = CardNoun("wonder", "completion", WONDER)
