"""Acquiring cards from the display and the Basic Building piles, paid or gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, MOST_CARDS, Action, one_of_each
from monumental.engine.agenda import Choice, Offer, Part
from monumental.engine.catalog import BUILDING, KNOWLEDGE, PROVINCE, WONDER, Card
from monumental.engine.city import put_on_deck
from monumental.engine.effects import AskingEffect
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, MILITARY, PRODUCTION, SCIENCE, shortage, spend, spendable
from monumental.engine.rules import ActionRule
from monumental.engine.triggers import occur, reduction
from monumental.games.duel.provinces import pays_for_provinces_with, settle_province
from monumental.games.duel.state import DISPLAY_SIZE, duel
from monumental.games.duel.wonders import begin_wonder, complete_wonder

if TYPE_CHECKING:
    from monumental.engine.game import Game

ACQUIRE: Final = one_of_each("acquire", DISPLAY_SIZE)
BUILD: Final = one_of_each("build", MOST_CARDS)

#: The kinds of Development cards, what they cost, and the names of their prices.
DEVELOPMENT_KINDS: Final = (BUILDING, KNOWLEDGE, WONDER, PROVINCE)
PAID_IN: Final = (PRODUCTION, SCIENCE, PRODUCTION, MILITARY)
PRICES: Final = ("building", "knowledge", "wonder", "province")


def paid_in(game: Game, seat: int, card: Card) -> int:
    return pays_for_provinces_with(game, seat) if card.kind == PROVINCE else PAID_IN[card.kind]


def price(game: Game, seat: int, card: Card, less: int = 0) -> int:
    """The cost in the bottom left corner, less what makes it cheaper; a Wonder's left circle."""
    return max(0, card.cost - less - reduction(game, seat, PRICES[card.kind]))


def can_acquire(game: Game, seat: int, card: Card, less: int = 0) -> bool:
    return card.cost - less <= buying_power(game, seat)[card.kind]


def buying_power(game: Game, seat: int) -> list[int]:
    """For each kind of Development card, the highest cost that this seat can pay now."""
    player = game.state.players[seat]
    supply = player.supply
    production = supply[PRODUCTION] + supply[GOLD]
    science = supply[SCIENCE] + supply[GOLD]
    power = [production, science, production, spendable(player, pays_for_provinces_with(game, seat))]
    if player.standing or player.policies:
        for kind in DEVELOPMENT_KINDS:
            power[kind] += reduction(game, seat, PRICES[kind])
    return power


def acquire_refusal(game: Game, seat: int, card: Card, less: int = 0) -> Reason | None:
    player = game.state.players[seat]
    resource = paid_in(game, seat, card)
    rule = PRICES[card.kind] if resource == PAID_IN[card.kind] else "conquers-with"
    return shortage(player, resource, price(game, seat, card, less), rule)


def slot_refusal(game: Game, slot: int) -> Reason | None:
    if not 0 <= slot < DISPLAY_SIZE or game.state.display.slots[slot] == EMPTY:
        return Reason("empty-slot")
    return None


def pile_refusal(game: Game, card: int) -> Reason | None:
    if card not in game.catalog.basics:
        return Reason("no-such-pile")
    if not game.state.piles[game.catalog.basics.index(card)]:
        return Reason("empty-pile", card=card)
    return None


def acquire(game: Game, seat: int, action: Action, less: int = 0) -> None:
    """Pay for a card and take it."""
    card = card_of(game, action)
    spend(game, seat, paid_in(game, seat, card), price(game, seat, card, less))
    take_and_obtain(game, seat, action, gained=False)


def take_and_obtain(game: Game, seat: int, action: Action, gained: bool) -> None:
    """Take the card off the display (`acquire`) or its pile (`build`) and put it where it belongs."""
    if action.verb == "acquire":
        number = game.state.display.slots[action.first]
        game.state.display = game.state.display.without(action.first)
    else:
        number = action.first
        game.state.piles[game.catalog.basics.index(number)] -= 1
    card = game.catalog.cards[number]
    game.tell("gained-card" if gained else "acquired", seat, number, action.first)
    obtain(game, seat, card, gained)


def card_of(game: Game, action: Action) -> Card:
    """The card an `acquire` or `build` action is about."""
    if action.verb == "acquire":
        return game.catalog.cards[game.state.display.slots[action.first]]
    return game.catalog.cards[action.first]


def obtain(game: Game, seat: int, card: Card, gained: bool) -> None:
    """Provinces and Barricades go on the stack, a Wonder beside the city, all else on the city deck."""
    if card.kind == PROVINCE:
        settle_province(game, seat, card.number)
        return
    occur(game, seat, ("acquired",), card)
    if card.kind == WONDER:
        if gained and game.rules.on("gain_wonder_complete"):
            complete_wonder(game, seat, card.number)
        else:
            begin_wonder(game, seat, card.number)
    elif card.defense:
        state = duel(game)
        state.stacks[seat] = state.stacks[seat].with_on_top(card.number)
    else:
        put_on_deck(game, seat, card.number)


class AcquireCard(ActionRule):
    """Acquire a card of the display (`acquire 3`) or a Basic Building (`build workshop`)."""

    verb = "acquire"
    also = "build"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        cards = game.catalog.cards
        power = buying_power(game, seat)
        for slot, number in enumerate(game.state.display.slots):
            if number != EMPTY and cards[number].cost <= power[cards[number].kind]:
                options.append(ACQUIRE[slot])
        for position, number in enumerate(game.catalog.basics):
            if game.state.piles[position] and cards[number].cost <= power[BUILDING]:
                options.append(BUILD[number])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        if action.verb == "acquire":
            reason = slot_refusal(game, action.first)
        else:
            reason = pile_refusal(game, action.first)
        return reason or acquire_refusal(game, seat, card_of(game, action))

    def perform(self, game: Game, seat: int, action: Action) -> None:
        acquire(game, seat, action)


class TakeCard(AskingEffect):
    """Gain a card without paying, or acquire one for less."""

    def __init__(self, kinds: tuple[int, ...], basic: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.basic = basic  # a Basic Building of the piles

    def allows(self, game: Game, seat: int, card: Card) -> bool:
        raise NotImplementedError(type(self).__name__)

    def choices(self, game: Game, seat: int) -> list[Action]:
        cards = game.catalog.cards
        options = []
        for slot in range(DISPLAY_SIZE):
            number = game.state.display.slots[slot]
            if (
                number != EMPTY
                and cards[number].kind in self.kinds
                and self.allows(game, seat, cards[number])
            ):
                options.append(ACQUIRE[slot])
        if self.basic:
            for position in range(len(game.catalog.basics)):
                number = game.catalog.basics[position]
                if game.state.piles[position] and self.allows(game, seat, cards[number]):
                    options.append(BUILD[number])
        return options

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.choices(game, seat))

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToTake(seat, self)

    def carry_out(self, game: Game, seat: int, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason:
        """Why a card that lies there can't be taken by this text."""
        raise NotImplementedError(type(self).__name__)


class ChooseCardToTake(Offer):
    question = "take-card"

    def __init__(self, seat: int, effect: TakeCard) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> list[Part]:
        return [self.seat, self.effect]

    def targets(self, game: Game) -> list[Action]:
        return self.effect.choices(game, self.seat)

    def accept(self, game: Game, action: Action) -> None:
        self.effect.carry_out(game, self.seat, action)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "acquire":
            reason = slot_refusal(game, action.first)
        elif action.verb == "build":
            reason = pile_refusal(game, action.first)
        else:
            return Reason("not-asked-now", self.question)
        if reason is not None:
            return reason
        card = card_of(game, action)
        basic = action.verb == "build"
        if (basic and not self.effect.basic) or (not basic and card.kind not in self.effect.kinds):
            return Reason("not-that-kind", self.question, card=card.number)
        return self.effect.refusal(game, self.seat, action)


class GainCard(TakeCard):
    """Gain a card without paying its cost; some texts limit that cost."""

    verb = "gain_card"

    def __init__(self, kinds: tuple[int, ...], basic: bool, at_most: int) -> None:
        super().__init__(kinds, basic)
        self.at_most = at_most  # 0: no limit

    def allows(self, game: Game, seat: int, card: Card) -> bool:
        return not self.at_most or card.cost <= self.at_most

    def carry_out(self, game: Game, seat: int, action: Action) -> None:
        take_and_obtain(game, seat, action, gained=True)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason:
        card = card_of(game, action)
        return Reason("too-costly", "take-card", need=card.cost, have=self.at_most, card=card.number)


class AcquireForLess(TakeCard):
    """Acquire a card, paying less."""

    verb = "acquire"

    def __init__(self, kinds: tuple[int, ...], basic: bool, less: int) -> None:
        super().__init__(kinds, basic)
        self.less = less

    def allows(self, game: Game, seat: int, card: Card) -> bool:
        return can_acquire(game, seat, card, self.less)

    def carry_out(self, game: Game, seat: int, action: Action) -> None:
        acquire(game, seat, action, self.less)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason:
        reason = acquire_refusal(game, seat, card_of(game, action), self.less)
        return reason or Reason("not-asked-now", "take-card")
