"""The sentences about the cards of one's city and deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NO, YES, Action, one_of_each
from monumental.engine.agenda import CardStep, Choice, Offer, OfferThen, Part, Step, resolve
from monumental.engine.catalog import NOTHING, Card
from monumental.engine.city import draw, has_inactive_card, inactive_places, put_on_discard, take_from_city
from monumental.engine.effects import AskingEffect, Effect, EffectThen
from monumental.engine.reasons import Reason
from monumental.engine.resources import gain_all
from monumental.engine.sentences import ChooseWhether
from monumental.engine.state import CELLS, NOWHERE, PLACES
from monumental.engine.triggers import occur

if TYPE_CHECKING:
    from monumental.engine.game import Game

ARCHIVE: Final = one_of_each("archive", PLACES)
COPY: Final = one_of_each("copy", PLACES)


class Archive(EffectThen):
    """Remove an inactive card of the city from the game; what follows happens only then."""

    verb = "archive"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return has_inactive_card(game.state.players[seat])

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToArchive(seat, self.then, place)


class ChooseCardToArchive(OfferThen):
    question = "archive"

    def targets(self, game: Game) -> list[Action]:
        return [ARCHIVE[place] for place in inactive_places(game.state.players[self.seat])]

    def accept(self, game: Game, action: Action) -> None:
        player = game.state.players[self.seat]
        card = take_from_city(game, self.seat, action.first)
        player.archive = (*player.archive, card)
        game.tell("archived", self.seat, card, action.first)
        self.follow(game)
        occur(game, self.seat, ("archived",), game.catalog.cards[card])

    def refusal(self, game: Game, action: Action) -> Reason:
        return inactive_card_refusal(game, self.seat, action, "archive")


def inactive_card_refusal(game: Game, seat: int, action: Action, verb: str) -> Reason:
    """Why the card at a place can't be archived or discarded."""
    if action.verb != verb or not 0 <= action.first < PLACES:
        return Reason("not-asked-now", verb)
    player = game.state.players[seat]
    card = player.city[action.first]
    if card == EMPTY:
        return Reason("no-card-there", verb)
    if player.rotated >> (action.first % CELLS) & 1:
        return Reason("card-is-active", verb, card=card)
    return Reason("card-is-covered", verb, card=card)


class DrawAndUse(Effect):
    """Draw cards from the top of the city deck and use each."""

    verb = "draw_and_use"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return not game.state.players[seat].deck.is_empty()

    def start(self, game: Game, seat: int, place: int) -> None:
        for _ in range(self.count):
            game.state.agenda.append(DrawAndUseOne(seat))


class DrawAndUseOne(Step):
    """Gain what the card gives, use its text if wanted, then discard it. No card: no draw."""

    def run(self, game: Game) -> None:
        player = game.state.players[self.seat]
        if player.deck.is_empty():
            return
        number = draw(game, self.seat)
        player.aside = (*player.aside, number)
        card = game.catalog.cards[number]
        game.tell("drew", self.seat, number)
        gain_all(game, self.seat, card.resources)
        game.state.agenda.append(DiscardDrawn(self.seat, card))
        text = card.text_when_drawn()
        if text is not None and text.possible(game, self.seat, NOWHERE):
            game.state.agenda.append(ChooseWhetherToUse(self.seat, card))


class ChooseWhetherToUse(Choice):
    """Use the text of a drawn card, or not: it is never mandatory."""

    question = "use-drawn"

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def parts(self) -> list[Part]:
        return [self.seat, self.card]

    def options(self, game: Game) -> list[Action]:
        return [YES, NO]

    def take(self, game: Game, action: Action) -> None:
        if action.verb == "yes":
            resolve(game, self.seat, self.card.text_when_drawn(), NOWHERE)

    def subject(self) -> Card | None:
        return self.card


class DiscardDrawn(CardStep):
    """A drawn card was used: it goes to its owner's discard pile."""

    def run(self, game: Game) -> None:
        take_from_aside(game, self.seat, self.card.number)
        put_on_discard(game, self.seat, self.card.number)


def take_from_aside(game: Game, seat: int, card: int) -> None:
    player = game.state.players[seat]
    aside = list(player.aside)
    aside.remove(card)
    player.aside = tuple(aside)


class Copy(AskingEffect):
    """Use another card's text again, even if it was used; what it gives on activation is gained again."""

    verb = "copy"

    def __init__(self, attached: bool, city: bool, policies: bool) -> None:
        super().__init__()
        self.attached = attached
        self.city = city
        self.policies = policies

    def places(self, game: Game, seat: int, place: int) -> list[int]:
        """The places of the city whose cards this can copy."""
        city = game.state.players[seat].city
        cards = game.catalog.cards
        return [
            target
            for target in range(PLACES)
            if city[target] != EMPTY
            and self.reaches(target, place)
            and copyable(game, seat, cards[city[target]], target)
        ]

    def reaches(self, target: int, place: int) -> bool:
        """Does the text speak of the card at this place? "Attached" is the card on this Knowledge."""
        return target == place - CELLS if self.attached else self.city

    def developed(self, game: Game, seat: int) -> list[int]:
        """The developed Policies this can copy, covered ones included."""
        if not self.policies:
            return []
        cards = game.catalog.cards
        player = game.state.players[seat]
        return [card for card in player.policies if copyable(game, seat, cards[card], NOWHERE)]

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.places(game, seat, place) or self.developed(game, seat))

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToCopy(seat, self, place)


def copyable(game: Game, seat: int, card: Card, place: int) -> bool:
    """It gives something or its text would do something, and it does not copy others itself."""
    if card.copies_others():
        return False
    text = card.text_when_drawn()
    return card.resources != NOTHING or (text is not None and text.possible(game, seat, place))


class ChooseCardToCopy(Offer):
    question = "copy"

    def __init__(self, seat: int, effect: Copy, place: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.place]

    def targets(self, game: Game) -> list[Action]:
        options = [COPY[place] for place in self.effect.places(game, self.seat, self.place)]
        options.extend([Action("copy-policy", card) for card in self.effect.developed(game, self.seat)])
        return options

    def accept(self, game: Game, action: Action) -> None:
        place = NOWHERE
        number = action.first
        if action.verb == "copy":
            place = action.first
            number = game.state.players[self.seat].city[place]
        card = game.catalog.cards[number]
        game.tell("copied", self.seat, number, place)
        gain_all(game, self.seat, card.resources)
        text = card.text_when_drawn()
        if text is None or not text.possible(game, self.seat, place):
            return
        if card.resources != NOTHING and not text.is_plain():
            # The card may have been copied for what it gives alone.
            game.state.agenda.append(ChooseWhether(self.seat, text, place))
        else:
            resolve(game, self.seat, text, place)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "copy" and 0 <= action.first < PLACES:
            number = game.state.players[self.seat].city[action.first]
            if number == EMPTY:
                return Reason("no-card-there", "copy")
            if game.catalog.cards[number].copies_others():
                return Reason("copies-others", "copy", card=number)
            if not self.effect.reaches(action.first, self.place):
                return Reason("not-copied-by-this", "copy", card=number)
            return Reason("nothing-to-copy", "copy", card=number)
        return Reason("not-asked-now", "copy")
