"""What a player of classic can make of the resources in hand: cards, Wonders, Policies, conquests."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from monumental.bots.classic.modules import ATTACK, best_hero, may_hire, share_of_monsters
from monumental.bots.sight.purse import Purse, Wish, costs
from monumental.engine.action import EMPTY
from monumental.engine.catalog import DEVELOPMENT, KNOWLEDGE, WONDER
from monumental.engine.moves.acquire import PAID_IN, price
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.progress import progress_price
from monumental.engine.moves.wonder import completion_price
from monumental.engine.pieces.city import can_draw
from monumental.engine.resources import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE, spendable
from monumental.games.classic.land.conquest import RIVAL_PROVINCE
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.classic.map import Walk
    from monumental.bots.classic.rivals import Rivals
    from monumental.bots.sight.outlook import Leads, Strength
    from monumental.bots.sight.texts import Worth
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.games.classic.land.conquest import Target

#: How much Production a turn has for a Wonder that was begun.
PRODUCTION_A_TURN: Final = 4.0

#: More Gold than this is seldom spent in a turn.
PLENTY_OF_GOLD: Final = 10

#: A Production token has to be taken out of the reserve before it buys anything: that is some trouble.
TAKING_OUT: Final = 0.02


class Shop:
    """The prices and worths of one position. What is bought is worth a little more than the hope of it."""

    def __init__(
        self,
        game: Game,
        seat: int,
        worths: list[Worth],
        weights: Mapping[str, float],
        leads: Leads,
        strength: Strength,
        rivals: Rivals,
        *,
        acting: bool,
        hero_uses: float,
    ) -> None:
        self.game = game
        self.seat = seat
        self.worths = worths
        self.weights = weights
        self.leads = leads
        self.ahead = leads.ahead
        self.strength = strength  # of the seat's deck
        self.rivals = rivals
        self.acting = acting  # can the seat still make something of its resources?
        self.hero_uses = hero_uses  # how often a Hero's text will bring something
        self.player = game.state.players[seat]
        self.others = len(game.state.players) - 1

    def gold(self) -> float:
        """What a piece of Gold is worth; who has plenty of it gives it away more easily."""
        worth = self.weights["gold" if self.ahead else "last gold"]
        return worth * min(1.0, PLENTY_OF_GOLD / max(1, self.player.supply[GOLD]))

    def savings(self) -> float:
        """What all one's Gold is worth: each piece beyond plenty a little less."""
        worth = self.weights["gold" if self.ahead else "last gold"]
        gold = self.player.supply[GOLD]
        if gold <= PLENTY_OF_GOLD:
            return worth * gold
        return worth * PLENTY_OF_GOLD * (1.0 + log(gold / PLENTY_OF_GOLD))

    def token(self) -> float:
        """What a Production token in reserve is worth."""
        return self.weights["production"] if self.ahead else 0.0

    # What is begun

    def policies(self) -> float:
        """Culture on the way to the next Policies; at the end of the game only what pays for one."""
        culture = self.player.supply[CULTURE]
        left = len(self.player.culture_deck)
        if not culture or not left:
            return 0.0
        worth = self.weights["next policy"] * self.leads.one_more("policies")
        price = max(1, policy_price(self.game, self.seat))
        total = 0.0
        while left and culture >= price:
            culture -= price
            price += 1
            left -= 1
            total += worth
        if left:
            total += worth * culture / price * min(1.0, self.ahead / (price - culture))
        return total

    def wonder(self) -> float:
        """What the Wonder in construction is worth now."""
        if self.player.wonder == EMPTY:
            return 0.0
        cost = completion_price(self.game, self.seat)
        card = self.game.catalog.cards[self.player.wonder]
        if self.acting and spendable(self.player, PRODUCTION) >= cost:
            return self.section(card)
        return self.section(card) * self.in_time(cost)

    def in_time(self, cost: int) -> float:
        """How likely a Wonder is finished before the game ends."""
        return min(1.0, self.ahead * PRODUCTION_A_TURN / max(1, cost))

    def section(self, card: Card) -> float:
        """What the first section of a Wonder is worth that will be finished."""
        share = card.cost / max(1, card.cost + card.completion_cost)
        return self.weights["wonder begun"] * share * self.finished(card)

    def finished(self, card: Card) -> float:
        """What a Wonder is worth when it stands."""
        bonus = self.weights["bonus"] * self.worths[card.number].bonus
        return self.leads.one_more("wonders") + bonus + self.in_deck(card)

    def in_deck(self, card: Card) -> float:
        """What a card brings that goes on top of the city deck."""
        if not self.ahead:
            return 0.0
        worth = self.worths[card.number]
        return self.strength.gain_from(card, worth) * self.ahead + self.weights["soon"] * worth.whole

    # What can be bought

    def hopes(self, targets: list[Target], units: int, walk: Walk) -> float:
        """What the resources in hand can still be turned into on this turn."""
        purse = Purse(self.player.supply, self.gold(), units)
        purse.tokens = classic(self.game).holdings[self.seat].production
        purse.token = self.token() + TAKING_OUT
        wanted = [*self.conquests(targets), *self.cards(), *self.other_wishes()]
        wanted += [*self.hunts(walk), *self.heroes()]
        bought = purse.shop(wanted)
        return bought + self.weights["left over"] * purse.basics_left()

    def hoped(self, worth: float, cost: tuple[int, ...], units: int = 0, safe: float = 1.0) -> Wish:
        """Something to buy; `safe` is how likely nobody else takes it first."""
        return Wish(self.weights["in hand"] * safe * worth, cost, units)

    def cards(self) -> list[Wish]:
        """The display and the Basic Buildings."""
        catalog = self.game.catalog
        state = self.game.state
        # What else modules lay there has a price of its own.
        lying = [catalog.cards[number] for number in state.display.slots if number != EMPTY]
        wanted = [self.for_sale(card) for card in lying if card.kind in DEVELOPMENT]
        if self.ahead:
            for position, number in enumerate(catalog.basics):
                if state.piles[position]:
                    card = catalog.cards[number]
                    cost = costs(PRODUCTION, price(self.game, self.seat, card))
                    wish = self.hoped(self.in_deck(card), cost)
                    wanted += [wish, wish]
        return wanted

    def for_sale(self, card: Card) -> Wish:
        cost = price(self.game, self.seat, card)
        if card.kind == KNOWLEDGE:
            worth = self.leads.one_more("knowledge") + self.in_deck(card)
        elif card.kind != WONDER:
            worth = self.in_deck(card)
        elif self.player.wonder != EMPTY:
            worth = 0.0
        elif spendable(self.player, PRODUCTION) >= cost + card.completion_cost:
            cost += card.completion_cost
            worth = self.finished(card)
        else:
            worth = self.section(card) * self.in_time(card.completion_cost)
        safe = self.rivals.leave_card(card)
        return self.hoped(worth, costs(PAID_IN[card.kind], cost), safe=safe)

    def other_wishes(self) -> list[Wish]:
        """The second section of the Wonder in construction, and Scientific Progress."""
        wanted = []
        if self.player.wonder != EMPTY:
            worth = self.finished(self.game.catalog.cards[self.player.wonder]) - self.wonder()
            wanted.append(self.hoped(worth, costs(PRODUCTION, completion_price(self.game, self.seat))))
        if can_draw(self.game, self.seat):
            average = self.strength.together / max(1, self.strength.covers)
            wish = self.hoped(average, costs(SCIENCE, progress_price(self.game, self.seat)))
            wanted += [wish, wish]
        return wanted

    def conquests(self, targets: list[Target]) -> list[Wish]:
        province = self.leads.one_more("provinces")
        wanted = []
        for target in targets:
            worth = province + self.benefit(target)
            if target.kind == RIVAL_PROVINCE:
                worth += 1.0 / self.others
            cost = list(target.demands)
            cost[MILITARY] += target.military
            safe = self.rivals.leave_province(target)
            wanted.append(self.hoped(worth, tuple(cost), target.units, safe))
        return wanted

    def hunts(self, walk: Walk) -> list[Wish]:
        """Monsters that an Explorer can walk to and defeat."""
        wanted = []
        for promised, strength in walk.hunts():
            worth = self.leads.one_more("monsters") - promised
            wanted.append(self.hoped(worth, costs(MILITARY, strength)))
        return wanted

    def heroes(self) -> list[Wish]:
        """The best Hero of the row, if one may be hired."""
        if not may_hire(self.game, self.seat):
            return []
        best = best_hero(self.game, self.worths, self.hero_uses, self.gold())
        return [] if best is None else [self.hoped(best.worth, costs(GOLD, best.gold))]

    def benefit(self, target: Target) -> float:
        """What the token on a Province is expected to bring."""
        state = classic(self.game)
        front = state.fronts[target.tile]
        if front == EMPTY:
            return 0.0
        urn = state.urns[front]
        benefit = sum([self.worths[token].benefit for token in urn]) / max(1, len(urn))
        return self.weights["bonus"] * benefit - ATTACK * share_of_monsters(self.game, urn)
