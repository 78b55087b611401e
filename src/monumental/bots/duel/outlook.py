"""Positions of Duel: Province stacks, the Advantage, Free Cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.bots.sight.outlook import Outlook
from monumental.bots.sight.purse import Purse, Wish, costs
from monumental.engine.action import EMPTY
from monumental.engine.catalog import BUILDING, KNOWLEDGE, PROVINCE, WONDER
from monumental.engine.moves.acquire import paid_in, price
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.wonder import completion_price
from monumental.engine.pieces.city import is_marked
from monumental.engine.resources import CULTURE, GOLD, PRODUCTION, spendable
from monumental.engine.state import WARLORD
from monumental.games.duel.provinces import conquest_price, pays_for_conquest_with
from monumental.games.duel.scouts.trade import GOLD_TO_CLAIM, FreeCities
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.bots.sight.outlook import Leads
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.games.duel.state import DuelState

#: The display loses about so many cards a round.
CARDS_A_ROUND: Final = 3.4

#: What Gold on one's side of a Free City brings near its 2 points.
CLAIM: Final[tuple[float, ...]] = (0.0, 0.5, 1.1, 1.8)

#: How likely the topmost Province is lost in the rounds to come, by its price.
RISK: Final[tuple[float, ...]] = (0.6, 0.6, 0.5, 0.35, 0.22, 0.12, 0.06, 0.03)

#: How likely it is lost at once to an opponent who can pay for it.
THREAT: Final = 0.75

#: A card of this kind acquired: its points and its share of Dominance.
KIND: Final = {BUILDING: 0.0, KNOWLEDGE: 1.9, WONDER: 1.3, PROVINCE: 1.7}
#: The line of the score sheet that it counts in.
LINE: Final = {KNOWLEDGE: "knowledge", WONDER: "wonders", PROVINCE: "provinces"}
COMPLETION: Final = 2.2
CONQUEST: Final = 2.4

#: A round with a card in the deck, compared with its yield.
YIELD: Final = 0.3

#: Resources in hand are not yet what they buy; and what is left over when everything is bought.
IN_HAND: Final = 0.35
LEFT_OVER: Final = 0.08


class DuelOutlook(Outlook):
    usual: ClassVar = {
        "policy in hand": 2.6,  # Culture that pays for the whole next Policy
        "deck": 0.6,  # what an average city yields in a round
        "knowledge": 0.3,  # how often a Knowledge comes up in a round
        "policy": 0.8,  # how often the topmost Policy is used
        "wonder begun": 1.3,
        "advantage": 0.4,
        "advantage token": 0.15,
        "warlord": 0.6,  # of what its text brings
        "text in reach": 0.5,  # of an activated card, not used yet
        "gold": 0.55,  # a piece of it while there are rounds to come …
        "last gold": 0.1,  # … and in the final one
        "free city": 0.7,  # how often a claimed one is traded with
        "province lost": 2.6,
    }

    def ahead(self, game: Game) -> float:
        if game.state.final:
            return 0.0
        return 1.0 + game.state.display.deck_count() / CARDS_A_ROUND

    def mine(self, game: Game, ahead: float, leads: Leads, hopes: bool) -> float:
        return self.holdings(game, self.seat, ahead) + self.chances(game, ahead)

    def theirs(self, game: Game, ahead: float, leads: Leads) -> float:
        return self.holdings(game, 1 - self.seat, ahead)

    def holdings(self, game: Game, seat: int, ahead: float) -> float:
        return super().holdings(game, seat, ahead) + self.belongings(game, seat, ahead)

    def belongings(self, game: Game, seat: int, ahead: float) -> float:
        """Free Cities, the Advantage, and the fear for one's Province."""
        state = duel(game)
        total = self.cities(state, seat, ahead) - self.danger(game, seat, ahead)
        if state.advantage.holder == seat:
            tokens = min(state.advantage.tokens, ahead)
            total += self.weights["advantage"] + self.weights["advantage token"] * tokens
        return total

    def cities(self, state: DuelState, seat: int, ahead: float) -> float:
        """Gold on one's side of the Free Cities, and what claimed ones will bring."""
        total = 0.0
        for slot in state.slots.values():
            if isinstance(slot, FreeCities):
                size = len(slot.face_up)
                for gold in slot.gold[seat * size : (seat + 1) * size]:
                    # A city that can't be claimed in time is worth nothing.
                    if GOLD_TO_CLAIM - gold <= ahead + 1:
                        total += CLAIM[min(gold, len(CLAIM) - 1)]
                for card in slot.owned[seat]:
                    total += self.weights["free city"] * self.worths[card].trade * ahead
        return total

    def danger(self, game: Game, seat: int, ahead: float) -> float:
        """What is to be feared for one's topmost Province, now and in the rounds to come."""
        price = conquest_price(game, 1 - seat)
        if price < 0:
            return 0.0
        opponent = game.state.players[1 - seat]
        risk = RISK[min(price, len(RISK) - 1)] * min(1.0, ahead / 2)
        if not opponent.passed and spendable(opponent, pays_for_conquest_with(game, 1 - seat)) >= price:
            risk = max(risk, THREAT)
        return self.weights["province lost"] * risk

    def chances(self, game: Game, ahead: float) -> float:
        """Savings, what is begun, and what this round still offers."""
        player = game.state.players[self.seat]
        acting = not player.passed
        if not acting and not ahead:
            return 0.0
        gold = self.weights["gold" if ahead else "last gold"]
        total = gold * player.supply[GOLD]
        total += self.culture(game, ahead)
        total += self.wonder_begun(game, ahead)
        if acting:
            purse = Purse(player.supply, gold)
            bought = purse.shop(self.wishes(game, ahead))
            total += IN_HAND * bought + LEFT_OVER * purse.basics_left()
            total += self.weights["text in reach"] * self.texts_in_reach(game)
        return total

    def culture(self, game: Game, ahead: float) -> float:
        """Culture on the way to the next Policies; in the final round only what pays for one."""
        player = game.state.players[self.seat]
        policies = len(player.culture_deck)
        if not policies:
            return 0.0
        paid = player.supply[CULTURE] / max(1, policy_price(game, self.seat))
        if not ahead:
            paid = float(int(paid))
        return self.weights["policy in hand"] * min(paid, float(policies))

    def wonder_begun(self, game: Game, ahead: float) -> float:
        player = game.state.players[self.seat]
        if player.wonder == EMPTY:
            return 0.0
        if ahead or spendable(player, PRODUCTION) >= completion_price(game, self.seat):
            return self.weights["wonder begun"]
        return 0.0

    def texts_in_reach(self, game: Game) -> float:
        """The Warlord works for whoever holds the Advantage."""
        total = super().texts_in_reach(game)
        player = game.state.players[self.seat]
        if duel(game).advantage.holder == self.seat and not is_marked(player, WARLORD):
            warlord = game.catalog.civilizations[player.civilization].warlord
            total += self.weights["warlord"] * self.worths[warlord].use
        return total

    def wishes(self, game: Game, ahead: float) -> list[Wish]:
        """What is for sale."""
        seat = self.seat
        cards = game.catalog.cards
        found = []
        for number in game.state.display.slots:
            # What else modules lay there has a price of its own.
            if number != EMPTY and cards[number].kind in KIND:
                card = cards[number]
                cost = costs(paid_in(game, seat, card), price(game, seat, card))
                found.append(Wish(self.card_worth(card, ahead), cost))
        for position, number in enumerate(game.catalog.basics):
            card = cards[number]
            if game.state.piles[position] and not card.defense:
                cost = costs(PRODUCTION, price(game, seat, card))
                found.append(Wish(self.card_worth(card, ahead), cost))
        if game.state.players[seat].wonder != EMPTY:
            liked = self.style.likes.get("wonders", 0.0)
            found.append(Wish(COMPLETION + liked, costs(PRODUCTION, completion_price(game, seat))))
        conquest = conquest_price(game, seat)
        if conquest >= 0:
            liked = self.style.likes.get("provinces", 0.0)
            found.append(Wish(CONQUEST + liked, costs(pays_for_conquest_with(game, seat), conquest)))
        return found

    def card_worth(self, card: Card, ahead: float) -> float:
        worth = self.worths[card.number]
        total = KIND[card.kind] + self.style.fondness(card.kind, LINE.get(card.kind, ""))
        if card.kind == PROVINCE:
            return total + worth.bonus
        return total + YIELD * ahead * (worth.resources + worth.texts)
