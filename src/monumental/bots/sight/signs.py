"""What can be seen of a seat's position at a glance: numbers, each by its name, for a judgement to weigh.

Here is what all rule systems have; what only one has, its own signs add.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.wonder import completion_price
from monumental.engine.resources import CULTURE, GOLD
from monumental.engine.scoring.points import Achievement, achievements
from monumental.engine.state import ALL_CELLS, CELLS, PLACES_OF, POLICY

if TYPE_CHECKING:
    from monumental.bots.sight.texts import Worth
    from monumental.engine.game import Game
    from monumental.engine.state import Player

#: A lead counts up to here.
CLEAR_LEAD: Final = 3

#: The signs of a line of the score sheet.
OF_A_LINE: Final = ("points of", "ahead in", "lead in")

#: The smallest deck that fills a city in every round.
FULL_DECK: Final = 12

COMMON: Final = (
    "production",
    "science",
    "military",
    "culture",
    "gold",
    "some gold",
    "cards",
    "cards on average",
    "cards of a round",
    "knowledge under them",
    "next city",
    "texts in reach",
    "topmost policy",
    "next policy paid",
    "wonder begun",
    "wonder unpaid",
    "passed",
    "asked",
    "drawn",
)


class Signs:
    """The signs of one table. Their order is that of `names`; most lie between 0 and 3."""

    #: What the rule system adds.
    own: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, worths: list[Worth]) -> None:
        self.parts = achievements(game)
        # Where the same counts for points and for Dominance, it is counted once.
        self.counted_once = [type(part).standing is Achievement.standing for part in self.parts]
        self.whole = [worth.whole for worth in worths]
        self.use = [worth.use for worth in worths]
        self.texts = [worth.texts for worth in worths]
        self.trade = [worth.trade for worth in worths]
        self.is_knowledge = [card.kind == KNOWLEDGE for card in game.catalog.cards]
        scored = [
            f"{sign} {part.name}" for part in self.parts for sign in ("points of", "ahead in", "lead in")
        ]
        self.names = (*scored, *COMMON, *self.own)

    def of_all(self, game: Game) -> list[list[float]]:
        """The signs of each seat."""
        seats = range(len(game.state.players))
        standings = [[part.standing(game, seat) for part in self.parts] for seat in seats]
        asked = -1 if game.over else game.choice().seat
        found = []
        for seat in seats:
            signs = self.score(game, seat, standings)
            self.add_common(game, seat, asked, signs)
            self.add_own(game, seat, signs)
            found.append(signs)
        return found

    def add_own(self, game: Game, seat: int, signs: list[float]) -> None:
        """Add what only this rule system has, in the order of `own`."""
        raise NotImplementedError(type(self).__name__)

    def score(self, game: Game, seat: int, standings: list[list[int]]) -> list[float]:
        """Each line of the score sheet: how many, and how far ahead of the best other seat."""
        signs = []
        own = standings[seat]
        for number, part in enumerate(self.parts):
            standing = own[number]
            # Nobody has less than nothing.
            best = 0
            for at, other in enumerate(standings):
                if at != seat:
                    best = max(best, other[number])
            lead = standing - best
            signs.append(float(standing if self.counted_once[number] else part.count(game, seat)))
            signs.append(1.0 if lead > 0 else -1.0 if lead < 0 else 0.0)
            signs.append(max(-CLEAR_LEAD, min(CLEAR_LEAD, lead)) / CLEAR_LEAD)
        return signs

    def add_common(self, game: Game, seat: int, asked: int, signs: list[float]) -> None:
        player = game.state.players[seat]
        supply = player.supply
        signs.extend([amount / 5 for amount in supply])
        signs.append(sqrt(supply[GOLD]) / 2)
        self.add_cards(player, signs)
        signs.append(self.next_city(player) / 9)
        signs.append(self.texts_in_reach(player) / 3)
        signs.append(self.texts[player.policies[-1]] if player.policies else 0.0)
        if player.culture_deck:
            signs.append(min(1.0, supply[CULTURE] / max(1, policy_price(game, seat))))
        else:
            signs.append(0.0)
        if player.wonder == EMPTY:
            signs.append(0.0)
            signs.append(0.0)
        else:
            signs.append(1.0)
            signs.append(completion_price(game, seat) / 5)
        signs.append(1.0 if player.passed else 0.0)
        signs.append(1.0 if asked == seat else 0.0)
        signs.append(len(player.drawn) / 3)

    def add_cards(self, player: Player, signs: list[float]) -> None:
        """The cards one owns, wherever they lie: how many, how good, and what they bring in a round."""
        covers = 0
        together = under = 0.0
        whole = self.whole
        is_knowledge = self.is_knowledge
        for card in player.owned():
            if is_knowledge[card]:
                under += whole[card]
            else:
                covers += 1
                together += whole[card]
        signs.append(covers / 20)
        signs.append(together / max(covers, 1))
        signs.append(together / max(covers, FULL_DECK))
        signs.append(under / 3)

    def next_city(self, player: Player) -> float:
        """The cards that lie there for the next activation, and those on top of the deck that will."""
        total = 0.0
        for place in PLACES_OF[ALL_CELLS & ~player.rotated]:
            card = player.city[place]
            if card != EMPTY:
                total += self.whole[card]
        for card in player.deck.known[-CELLS:]:
            total += self.whole[card]
        return total

    def texts_in_reach(self, player: Player) -> float:
        """Activated cards and the topmost Policy that were not used yet."""
        if player.passed:
            return 0.0
        total = 0.0
        for place in PLACES_OF[player.activated]:
            card = player.city[place]
            if card != EMPTY and not player.marked >> place & 1:
                total += self.use[card]
        if player.policies and not player.marked >> POLICY & 1:
            total += self.use[player.policies[-1]]
        return total
