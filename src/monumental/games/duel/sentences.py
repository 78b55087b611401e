"""What Duel means by discard, reinforce and building a Wonder section; and the things it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action, one_of_each
from monumental.engine.agenda import Choice, Offer, OfferThen, Part, resolve
from monumental.engine.catalog import KNOWLEDGE, WONDER, Script
from monumental.engine.city import (
    discard_knowledge,
    has_inactive_card,
    inactive_places,
    put_on_discard,
    straighten,
    take_from_city,
    top_place,
)
from monumental.engine.city_sentences import inactive_card_refusal
from monumental.engine.effects import AskingEffect, EffectThen
from monumental.engine.reasons import Reason
from monumental.engine.sentences import Noun
from monumental.engine.state import CELLS, PLACES
from monumental.engine.triggers import occur
from monumental.games.duel.acquire import (
    ACQUIRE,
    acquire,
    acquire_refusal,
    can_acquire,
    card_of,
    slot_refusal,
)
from monumental.games.duel.state import DISPLAY_SIZE
from monumental.games.duel.wonders import COMPLETE, can_complete, completion_refusal, pay_and_complete

if TYPE_CHECKING:
    from monumental.engine.game import Game

DISCARD: Final = one_of_each("discard", PLACES)
REINFORCE: Final = one_of_each("reinforce", PLACES)
REMOVE: Final = one_of_each("remove", DISPLAY_SIZE)


class Discard(EffectThen):
    """Discard an inactive card of one's city; a Knowledge under it goes along."""

    verb = "discard"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return has_inactive_card(game.state.players[seat])

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToDiscard(seat, self.then, place)


class ChooseCardToDiscard(OfferThen):
    question = "discard"

    def targets(self, game: Game) -> list[Action]:
        return [DISCARD[place] for place in inactive_places(game.state.players[self.seat])]

    def accept(self, game: Game, action: Action) -> None:
        card = take_from_city(game, self.seat, action.first)
        put_on_discard(game, self.seat, card)
        self.follow(game)

    def refusal(self, game: Game, action: Action) -> Reason:
        return inactive_card_refusal(game, self.seat, action, "discard")


class DiscardFromDisplay(EffectThen):
    """Put a card of the display on the Development discard pile."""

    verb = "discard_from_display"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return game.state.display.count() > 0

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToRemove(seat, self.then, place)


class ChooseCardToRemove(OfferThen):
    question = "discard-from-display"

    def targets(self, game: Game) -> list[Action]:
        slots = game.state.display.slots
        return [REMOVE[slot] for slot in range(DISPLAY_SIZE) if slots[slot] != EMPTY]

    def accept(self, game: Game, action: Action) -> None:
        display = game.state.display
        card = display.slots[action.first]
        game.state.display = display.without(action.first).discarding(card)
        game.tell("removed", self.seat, card, action.first)
        self.follow(game)

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = slot_refusal(game, action.first) if action.verb == "remove" else None
        return reason or Reason("not-asked-now", self.question)


class Reinforce(EffectThen):
    """Straighten an activated card: it stays in the city. A Knowledge under it is discarded."""

    verb = "reinforce"

    def __init__(self, this: bool, then: Script) -> None:
        super().__init__(then)
        self.this = this  # only the card whose text this is

    def places(self, game: Game, seat: int, place: int) -> list[int]:
        player = game.state.players[seat]
        places = []
        for cell in range(CELLS):
            if player.rotated >> cell & 1:
                top = top_place(player, cell)
                if top != EMPTY and (not self.this or top == place):
                    places.append(top)
        return places

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.places(game, seat, place))

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToReinforce(seat, self, place)


class ChooseCardToReinforce(Offer):
    question = "reinforce"

    def __init__(self, seat: int, effect: Reinforce, place: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.place]

    def targets(self, game: Game) -> list[Action]:
        return [REINFORCE[place] for place in self.effect.places(game, self.seat, self.place)]

    def accept(self, game: Game, action: Action) -> None:
        player = game.state.players[self.seat]
        card = player.city[action.first]
        cell = action.first % CELLS
        game.tell("reinforced", self.seat, card, action.first)
        resolve(game, self.seat, self.effect.then, self.place)
        # The card and a Knowledge under it were activated when it happened: they still answer.
        occur(game, self.seat, ("reinforced",), game.catalog.cards[card])
        straighten(player, cell)
        if not game.rules.on("reinforce_keeps_use"):
            player.activated &= ~(1 << cell)
        if action.first < CELLS:
            discard_knowledge(game, self.seat, cell)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != self.question or not 0 <= action.first < PLACES:
            return Reason("not-asked-now", self.question)
        player = game.state.players[self.seat]
        card = player.city[action.first]
        if card == EMPTY:
            return Reason("no-card-there", self.question)
        if not player.rotated >> (action.first % CELLS) & 1:
            return Reason("not-activated", self.question, card=card)
        if action.first >= CELLS and player.city[action.first - CELLS] != EMPTY:
            return Reason("card-is-covered", self.question, card=card)
        return Reason("only-this-card", self.question, card=card)


class BuildWonderSection(AskingEffect):
    """Begin a Wonder of the display or complete one's own, not both, perhaps for less."""

    verb = "build_wonder_section"

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less

    def choices(self, game: Game, seat: int) -> list[Action]:
        cards = game.catalog.cards
        slots = game.state.display.slots
        options = []
        for slot in range(DISPLAY_SIZE):
            number = slots[slot]
            if number == EMPTY or cards[number].kind != WONDER:
                continue
            if can_acquire(game, seat, cards[number], self.less):
                options.append(ACQUIRE[slot])
        if can_complete(game, seat, self.less):
            options.append(COMPLETE)
        return options

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.choices(game, seat))

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


class CardNoun(Noun):
    """Knowledge or Wonder cards one owns, wherever they lie, archived ones aside."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
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


KNOWLEDGE_OWNED: Final = CardNoun("knowledge", KNOWLEDGE)
WONDERS_COMPLETED: Final = CardNoun("wonder", WONDER)
