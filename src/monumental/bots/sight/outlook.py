"""How good a position is for a seat: a hand-made estimate, in points.

Here is what all rule systems have: points and Dominance, city cards, Policies. What only one has, its own
outlook adds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.bots.sight.style import PLAIN
from monumental.bots.sight.texts import Reader, Worth
from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE
from monumental.engine.pieces.city import is_marked
from monumental.engine.scoring.points import Achievement, achievements, score_sheets, winners
from monumental.engine.state import DRAWN_CARDS, PLACES_OF, POLICY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.sight.style import Style
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.engine.state import Player

#: Winning counts for more than any number of points.
VICTORY: Final = 100.0

#: A lead of one in a category is worth this share of its Dominance while the game is young, and so on.
LEAD: Final[tuple[float, ...]] = (0.0, 0.45, 0.7, 0.85, 0.95)

#: An activated row and column, and the smallest deck that fills a city in every round.
ACTIVATED: Final = 5
FULL_DECK: Final = 12


class Outlook:
    """What one seat thinks of positions. `ahead` is how many more times it will activate its city."""

    #: How much things count, style aside, and who reads the texts.
    usual: ClassVar[Mapping[str, float]] = {}
    reader: ClassVar[Reader] = Reader()

    def __init__(self, game: Game, seat: int, worths: list[Worth], style: Style = PLAIN) -> None:
        self.seat = seat
        self.weights = style.weighed(self.usual)
        self.style = style
        self.others = [other for other in range(len(game.state.players)) if other != seat]
        self.worths = worths
        self.parts = {part.name: part for part in achievements(game)}

    # What each rule system says for itself

    def ahead(self, game: Game) -> float:
        raise NotImplementedError(type(self).__name__)

    def mine(self, game: Game, ahead: float, leads: Leads, hopes: bool) -> float:
        """What this seat has, and what it hopes to make of it at once."""
        raise NotImplementedError(type(self).__name__)

    def theirs(self, game: Game, ahead: float, leads: Leads) -> float:
        """What the others have, on average."""
        raise NotImplementedError(type(self).__name__)

    def is_rest(self, option: Action) -> bool:
        """Does this option mean to do nothing more, as long as nothing else improves the position?"""
        return False

    def gives_up(self, option: Action) -> bool:
        """Is what is left over lost with it?"""
        return self.is_rest(option)

    def habit(self, game: Game, options: list[Action]) -> Action | None:
        """The answer that is taken for granted when thinking ahead; nothing: the answers are compared."""
        return None

    def in_view(self, game: Game) -> Game:
        """The game in which the options are tried: it may end where only luck goes on."""
        return game

    def easy_answer(self, game: Game, options: list[Action]) -> Action | None:
        """An answer to a question that there is no time to think about; nothing: it is left open."""
        return None

    # What they share

    def of(self, game: Game, *, hopes: bool = True) -> float:
        """How far ahead the seat is, all things considered; without `hopes`, if it did nothing more now."""
        if game.over:
            return result(game, self.seat, self.others)
        ahead = self.ahead(game)
        leads = Leads(game, self.seat, self.others, ahead, self.parts, self.style.likes)
        mine = self.mine(game, ahead, leads, hopes) + self.liked(game)
        return mine - self.theirs(game, ahead, leads) + leads.dominance()

    def liked(self, game: Game) -> float:
        """What this seat has of what it likes for its own sake."""
        total = 0.0
        for name, worth in self.style.likes.items():
            if name in self.parts:
                total += worth * self.parts[name].count(game, self.seat)
        if self.style.cards:
            cards = game.catalog.cards
            for number in game.state.players[self.seat].owned():
                total += self.style.cards.get(cards[number].kind, 0.0)
        return total

    def holdings(self, game: Game, seat: int, ahead: float) -> float:
        """What a seat has for good: points, cards, Policies."""
        player = game.state.players[seat]
        total = points(game, seat, self.parts)
        total += self.strength(game, player).of_round * ahead
        if player.policies:
            total += self.weights["policy"] * self.worths[player.policies[-1]].texts * ahead
        return total

    def strength(self, game: Game, player: Player) -> Strength:
        """The cards one owns, wherever they lie."""
        cards = game.catalog.cards
        covers = 0
        together = under = 0.0
        for number in player.owned():
            if cards[number].kind == KNOWLEDGE:
                under += self.worths[number].whole
            else:
                covers += 1
                together += self.worths[number].whole
        return Strength(self.weights, covers, together, under)

    def texts_in_reach(self, game: Game) -> float:
        """Activated cards and the topmost Policy whose texts can still be used."""
        player = game.state.players[self.seat]
        total = 0.0
        for place in PLACES_OF[player.activated]:
            if player.city[place] != EMPTY:
                total += self.text_in_reach(game, player, place)
        for position in range(len(player.drawn)):
            total += self.text_in_reach(game, player, DRAWN_CARDS + position)
        if player.policies and not is_marked(player, POLICY):
            total += self.worths[player.policies[-1]].use
        return total

    def text_in_reach(self, game: Game, player: Player, place: int) -> float:
        number = player.card_at(place)
        text = game.catalog.cards[number].use
        worth = self.worths[number]
        if text is not None and not is_marked(player, place) and text.possible(game, self.seat, place):
            return worth.standing + worth.use
        return worth.standing


class Strength:
    """What the cards of a deck bring in one round: the better and the fewer weak ones, the more."""

    def __init__(self, weights: Mapping[str, float], covers: int, together: float, under: float) -> None:
        self.weights = weights
        self.covers = covers
        self.together = together
        self.under = under  # Knowledge lies under other cards: it takes no place of its own
        self.of_round = weights["knowledge"] * under + self.of_covers(covers, together) if covers else 0.0

    def of_covers(self, covers: int, together: float) -> float:
        return self.weights["deck"] * ACTIVATED * together / max(covers, FULL_DECK)

    def gain_from(self, card: Card, worth: Worth) -> float:
        """How much more a round brings with this card in the deck."""
        if card.kind == KNOWLEDGE:
            return self.weights["knowledge"] * worth.whole
        richer = self.of_covers(self.covers + 1, self.together + worth.whole)
        return richer - self.of_covers(self.covers, self.together)


class Leads:
    """How far a seat is ahead of the best other one in each category, and what that means for Dominance."""

    def __init__(
        self,
        game: Game,
        seat: int,
        others: list[int],
        ahead: float,
        parts: Mapping[str, Achievement],
        likes: Mapping[str, float],
    ) -> None:
        self.ahead = ahead
        self.parts = parts
        self.likes = likes
        self.theirs = {
            name: [part.standing(game, other) for other in others] for name, part in self.parts.items()
        }
        self.leads = {
            name: part.standing(game, seat) - max(self.theirs[name], default=0)
            for name, part in self.parts.items()
        }
        self._one_more: dict[str, float] = {}

    def dominance(self) -> float:
        """The expected Dominance: a lead is worth more the later it is."""
        total = 0.0
        for name, part in self.parts.items():
            total += part.dominance * self.share(self.leads[name])
        return total

    def share(self, lead: int) -> float:
        """Who leads by so much expects this share; who is behind fears that others get it."""
        if not lead:
            return 0.0
        share = LEAD[min(abs(lead), len(LEAD) - 1)]
        share += (1.0 - share) / (1.0 + self.ahead)
        return share if lead > 0 else -share

    def one_more(self, name: str) -> float:
        """What one more in a category is worth: its points, how it is liked, its step towards Dominance.

        Where rules are made from ours, a category may be missing.
        """
        worth = self._one_more.get(name)
        if worth is None:
            worth = 0.0
            if name in self.parts:
                part, lead = self.parts[name], self.leads[name]
                worth = part.points + self.likes.get(name, 0.0)
                worth += part.dominance * (self.share(lead + 1) - self.share(lead))
            self._one_more[name] = worth
        return worth


def points(game: Game, seat: int, parts: Mapping[str, Achievement]) -> float:
    """What a seat has on its score sheet, Dominance aside."""
    total = 0.0
    for part in parts.values():
        total += part.points * part.count(game, seat)
    return total


def result(game: Game, seat: int, others: list[int]) -> float:
    """The game is over: nothing but the result counts."""
    totals = [sheet.total for sheet in score_sheets(game)]
    leading = winners(game)
    won = VICTORY if leading == [seat] else 0.0 if seat in leading else -VICTORY
    return won + totals[seat] - max([totals[other] for other in others], default=0)
