"""The sentences that make a move for less, or for nothing: taking cards of the display and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import EMPTY, Action, one_of_each
from monumental.engine.agenda import Choice, Offer, OfferThen, Part
from monumental.engine.catalog import BUILDING, DEVELOPMENT, WONDER
from monumental.engine.effects import AskingEffect, EffectThen
from monumental.engine.moves.acquire import (
    ACQUIRE,
    BUILD,
    acquire,
    acquire_refusal,
    buying_power,
    card_of,
    cheapest_refusal,
    pile_refusal,
    slot_refusal,
    take_and_obtain,
)
from monumental.engine.moves.wonder import COMPLETE, can_complete, completion_refusal, pay_and_complete
from monumental.engine.pieces.display import MOST_SLOTS, NO_LIMIT
from monumental.engine.reasons import Reason, together

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

REMOVE: Final = one_of_each("remove", MOST_SLOTS)


class TakeCard(AskingEffect):
    """Gain a card without paying, or acquire one for less. Barricades are Basic Buildings, too.

    [DUEL-TERM-05, BASE-TERM-05]
    """

    #: The rule that says what the text does.
    rule: ClassVar[str] = ""

    def __init__(self, kinds: tuple[int, ...], basic: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.basic = basic  # a Basic Building of the piles

    def limits(self, game: Game, seat: int) -> list[int]:
        """For each kind of Development card, the highest cost it may have now."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, game: Game, seat: int) -> list[Action]:
        cards = game.catalog.cards
        limits = self.limits(game, seat)
        options = []
        for slot, number in enumerate(game.state.display.slots):
            if number != EMPTY:
                card = cards[number]
                if card.cost <= limits[card.kind] and card.kind in self.kinds:
                    options.append(ACQUIRE[slot])
        if self.basic:
            for position, number in enumerate(game.catalog.basics):
                if game.state.piles[position] and cards[number].cost <= limits[BUILDING]:
                    options.append(BUILD[number])
        return options

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.choices(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        spoken_of = self.spoken_of(game)
        if not spoken_of:
            return Reason("no-such-card", self.rule)
        return self.too_dear(game, seat, spoken_of)

    def spoken_of(self, game: Game) -> list[Card]:
        """The cards on the table that the text is about, whatever they cost."""
        cards = game.catalog.cards
        found = []
        for number in game.state.display.slots:
            if number != EMPTY and cards[number].kind in self.kinds:
                found.append(cards[number])
        if self.basic:
            for position, number in enumerate(game.catalog.basics):
                if game.state.piles[position]:
                    found.append(cards[number])
        return found

    def too_dear(self, game: Game, seat: int, cards: list[Card]) -> Reason | None:
        """Why none of these can be taken."""
        raise NotImplementedError(type(self).__name__)

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
            return Reason("not-that-kind", self.effect.rule, card=card.number)
        return self.effect.refusal(game, self.seat, action)


class GainCard(TakeCard):
    """Gain a card without paying its cost; some texts limit that cost.  [DUEL-TERM-19, BASE-TERM-07]"""

    verb = "gain_card"
    rule = "take-card"

    def __init__(self, kinds: tuple[int, ...], basic: bool, at_most: int) -> None:
        super().__init__(kinds, basic)
        self.at_most = at_most  # 0: no limit

    def limits(self, game: Game, seat: int) -> list[int]:
        return [self.at_most or NO_LIMIT] * len(DEVELOPMENT)

    def carry_out(self, game: Game, seat: int, action: Action) -> None:
        take_and_obtain(game, seat, action, gained=True)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason:
        card = card_of(game, action)
        return Reason("too-costly", "take-card", need=card.cost, have=self.at_most, card=card.number)

    def too_dear(self, game: Game, seat: int, cards: list[Card]) -> Reason | None:
        cheapest = min(cards, key=cost_of)
        return Reason("all-too-costly", "take-card", cheapest.cost, self.at_most, card=cheapest.number)


def cost_of(card: Card) -> int:
    return card.cost


class AcquireForLess(TakeCard):
    """Acquire a card, paying less."""

    verb = "acquire"
    rule = "acquire-text"

    def __init__(self, kinds: tuple[int, ...], basic: bool, less: int) -> None:
        super().__init__(kinds, basic)
        self.less = less

    def limits(self, game: Game, seat: int) -> list[int]:
        return [power + self.less for power in buying_power(game, seat)]

    def carry_out(self, game: Game, seat: int, action: Action) -> None:
        acquire(game, seat, action, self.less)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason:
        reason = acquire_refusal(game, seat, card_of(game, action), self.less)
        return reason or Reason("not-asked-now", "take-card")

    def too_dear(self, game: Game, seat: int, cards: list[Card]) -> Reason | None:
        return cheapest_refusal(game, seat, cards, self.less)


class DiscardFromDisplay(EffectThen):
    """Put a card of the display on the Development discard pile.  [DUEL-TERM-14]"""

    verb = "discard_from_display"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return game.state.display.count() > 0

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("empty-display", "empty-slot")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToRemove(seat, self.then, place)


class ChooseCardToRemove(OfferThen):
    question = "discard-from-display"

    def targets(self, game: Game) -> list[Action]:
        slots = game.state.display.slots
        return [REMOVE[slot] for slot in range(len(slots)) if slots[slot] != EMPTY]

    def accept(self, game: Game, action: Action) -> None:
        display = game.state.display
        card = display.slots[action.first]
        game.state.display = display.without(action.first).discarding(card)
        game.tell("removed", self.seat, card, action.first)
        self.follow(game)

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = slot_refusal(game, action.first) if action.verb == "remove" else None
        return reason or Reason("not-asked-now", self.question)


class BuildWonderSection(AskingEffect):
    """Begin a Wonder of the display or complete one's own, not both, perhaps for less.

    [DUEL-WON-04, DUEL-TERM-08]
    """

    verb = "build_wonder_section"

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less

    def choices(self, game: Game, seat: int) -> list[Action]:
        cards = game.catalog.cards
        limit = buying_power(game, seat)[WONDER] + self.less
        options = []
        for slot, number in enumerate(game.state.display.slots):
            if number != EMPTY and cards[number].kind == WONDER and cards[number].cost <= limit:
                options.append(ACQUIRE[slot])
        if can_complete(game, seat, self.less):
            options.append(COMPLETE)
        return options

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.choices(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        cards = game.catalog.cards
        wonders = [cards[number] for number in game.state.display.slots if number != EMPTY]
        wonders = [card for card in wonders if card.kind == WONDER]
        causes: list[Reason] = []
        if game.state.players[seat].wonder != EMPTY:
            unpaid = completion_refusal(game, seat, self.less)
            if unpaid is not None:
                causes.append(unpaid)
        dear = cheapest_refusal(game, seat, wonders, self.less)
        if dear is not None:
            causes.append(dear)
        return together(causes) or Reason("no-wonder-to-build", "wonder-section")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseWonderSection(seat, self)


class ChooseWonderSection(Offer):
    question = "wonder-section"

    def __init__(self, seat: int, effect: BuildWonderSection) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> list[Part]:
        return [self.seat, self.effect]

    def targets(self, game: Game) -> list[Action]:
        return self.effect.choices(game, self.seat)

    def accept(self, game: Game, action: Action) -> None:
        less = self.effect.less
        if action.verb == "complete":
            pay_and_complete(game, self.seat, less)
        else:
            acquire(game, self.seat, action, less)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "complete":
            reason = completion_refusal(game, self.seat, self.effect.less)
            return reason or Reason("not-asked-now", self.question)
        if action.verb != "acquire":
            return Reason("not-asked-now", self.question)
        reason = slot_refusal(game, action.first)
        if reason is not None:
            return reason
        card = card_of(game, action)
        if card.kind != WONDER:
            return Reason("not-that-kind", self.question, card=card.number)
        return acquire_refusal(game, self.seat, card, self.effect.less) or Reason(
            "not-asked-now", self.question
        )
