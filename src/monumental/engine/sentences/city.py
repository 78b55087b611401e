"""The sentences about the cards of one's city and deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import EMPTY, Action, one_of_each
from monumental.engine.agenda import ANY_PLACE, Choice, Offer, OfferThen, Part, Step, absent, resolve
from monumental.engine.catalog import BUILDING, KNOWLEDGE, NOTHING, Card, Script
from monumental.engine.effects import AskingEffect, Effect, EffectThen
from monumental.engine.pieces.city import (
    can_draw,
    card_at,
    has_inactive_card,
    inactive_places,
    take_from_city,
    top_place,
)
from monumental.engine.pieces.display import MOST_SLOTS
from monumental.engine.reasons import Reason
from monumental.engine.resources import gain_all
from monumental.engine.sentences.general import ChooseWhether
from monumental.engine.sentences.triggers import occur
from monumental.engine.state import CELLS, DRAWN_CARDS, NOWHERE, PLACES

if TYPE_CHECKING:
    from monumental.engine.game import Game

ARCHIVE: Final = one_of_each("archive", PLACES)
COPY: Final = one_of_each("copy", PLACES)
COPY_DISPLAY: Final = one_of_each("copy-display", MOST_SLOTS)
REINFORCE: Final = one_of_each("reinforce", PLACES)


class Archive(EffectThen):
    """Remove an inactive card of the city from the game; what follows happens only then."""

    verb = "archive"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return has_inactive_card(game.state.players[seat])

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("no-inactive-card", "archive")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToArchive(seat, self.then, place)


class ChooseCardToArchive(OfferThen):
    """The chosen card leaves the game: it lies under its owner's Warlord.

    [DUEL-TERM-03, BASE-TERM-01, BASE-TERM-03]
    """

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
        return inactive_card_refusal(game, self.seat, action, "archive", "archive-covered")


def inactive_card_refusal(game: Game, seat: int, action: Action, verb: str, covered: str) -> Reason:
    """Why the card at a place can't be archived or discarded; `covered` is the rule of what lies below it."""
    if action.verb != verb:
        return Reason("not-asked-now", verb)
    reason = outside_city_refusal(game, seat, action.first, verb)
    if reason is not None:
        return reason
    player = game.state.players[seat]
    card = player.city[action.first]
    if player.rotated >> (action.first % CELLS) & 1:
        return Reason("card-is-active", verb, card=card)
    return Reason("card-is-covered", covered, card=card)


def outside_city_refusal(game: Game, seat: int, place: int, rule: str) -> Reason | None:
    """Why nothing at this place can be chosen: cards that were drawn and Policies are not in the city.

    [BASE-SCI-03]
    """
    card = card_at(game, seat, place)
    if card is None:
        return Reason("no-card-there", rule)
    if place < PLACES:
        return None
    return Reason("not-in-city", "drawn-cards" if place >= DRAWN_CARDS else rule, card=card.number)


class Reinforce(EffectThen):
    """An activated card stays in the city. When and how, the rule system says."""

    verb = "reinforce"

    def __init__(self, this: bool, then: Script) -> None:
        super().__init__(then)
        self.this = this  # only the card whose text this is

    def places(self, game: Game, seat: int, place: int) -> list[int]:
        player = game.state.players[seat]
        places = []
        for cell in range(CELLS):
            if player.rotated & ~player.reinforced & 1 << cell:
                top = top_place(player, cell)
                if top != EMPTY and (not self.this or top == place):
                    places.append(top)
        return places

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(self.places(game, seat, place))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        if not self.this:
            return Reason("nothing-to-reinforce", "reinforce")
        reason = outside_city_refusal(game, seat, place, "reinforce")
        return reason or self.refusal(game, seat, place, place)

    def refusal(self, game: Game, seat: int, target: int, place: int) -> Reason:
        """Why a card of the city can't be reinforced by this text."""
        player = game.state.players[seat]
        card = player.city[target]
        if not player.rotated >> (target % CELLS) & 1:
            return Reason("not-activated", "reinforce", card=card)
        if player.reinforced >> (target % CELLS) & 1:
            return Reason("already-reinforced", "reinforce", card=card)
        if target >= CELLS and player.city[target - CELLS] != EMPTY:
            return Reason("card-is-covered", "reinforce-covered", card=card)
        return Reason("only-this-card", "reinforce", card=card)

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToReinforce(seat, self, place)

    def reinforce(self, game: Game, seat: int, place: int) -> None:
        """Let the card at a place stay."""
        raise NotImplementedError(type(self).__name__)


class ChooseCardToReinforce(Offer):
    question = "reinforce"

    def __init__(self, seat: int, effect: Reinforce, place: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE)

    def targets(self, game: Game) -> list[Action]:
        return [REINFORCE[place] for place in self.effect.places(game, self.seat, self.place)]

    def accept(self, game: Game, action: Action) -> None:
        card = game.state.players[self.seat].city[action.first]
        game.tell("reinforced", self.seat, card, action.first)
        resolve(game, self.seat, self.effect.then, self.place)
        # The card and a Knowledge under it were activated when it happened: they still answer.
        occur(game, self.seat, ("reinforced",), game.catalog.cards[card])
        self.effect.reinforce(game, self.seat, action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != self.question:
            return Reason("not-asked-now", self.question)
        reason = outside_city_refusal(game, self.seat, action.first, self.question)
        return reason or self.effect.refusal(game, self.seat, action.first, self.place)


class DrawAndUse(Effect):
    """Draw cards from the top of the city deck and use each. How, the rule system says."""

    verb = "draw_and_use"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return can_draw(game, seat)

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return None if can_draw(game, seat) else Reason("empty-deck")

    def start(self, game: Game, seat: int, place: int) -> None:
        for _ in range(self.count):
            game.state.agenda.append(self.draws(seat))

    def draws(self, seat: int) -> Step:
        """What is to be done to draw and use one card."""
        raise NotImplementedError(type(self).__name__)


def take_from_aside(game: Game, seat: int, card: int) -> None:
    player = game.state.players[seat]
    aside = list(player.aside)
    aside.remove(card)
    player.aside = tuple(aside)


class Copy(AskingEffect):
    """Use another card's text again, even if it was used; some rules gain again what the card gives.

    [DUEL-TERM-10, DUEL-TERM-12]
    """

    verb = "copy"

    #: Are the resources that the copied card gives gained again?
    gives_resources: ClassVar[bool] = True

    def __init__(
        self, attached: bool, city: bool, policies: bool, display: bool = False, knowledge: bool = False
    ) -> None:
        super().__init__()
        self.attached = attached
        self.city = city
        self.policies = policies
        self.display = display
        self.knowledge = knowledge  # of the city, one that was activated

    def places(self, game: Game, seat: int, place: int) -> list[int]:
        """The places of the city whose cards this can copy."""
        city = game.state.players[seat].city
        cards = game.catalog.cards
        return [
            target
            for target in range(PLACES)
            if city[target] != EMPTY
            and self.reaches(game, seat, target, place)
            and self.copies(game, seat, cards[city[target]], target)
        ]

    def reaches(self, game: Game, seat: int, target: int, place: int) -> bool:
        """Does the text speak of the card at this place? "Attached" is the card on this Knowledge."""
        if self.attached:
            return CELLS <= place < PLACES and target == place - CELLS
        if self.knowledge:
            player = game.state.players[seat]
            is_activated = bool(player.activated >> target % CELLS & 1)
            return is_activated and game.catalog.cards[player.city[target]].kind == KNOWLEDGE
        return self.city

    def developed(self, game: Game, seat: int) -> list[int]:
        """The developed Policies this can copy, covered ones included."""
        if not self.policies:
            return []
        cards = game.catalog.cards
        player = game.state.players[seat]
        return [card for card in player.policies if self.copies(game, seat, cards[card], NOWHERE)]

    def displayed(self, game: Game, seat: int) -> list[int]:
        """The slots of the display whose Buildings this can copy."""
        if not self.display:
            return []
        cards = game.catalog.cards
        return [
            slot
            for slot, card in enumerate(game.state.display.slots)
            if card != EMPTY
            and cards[card].kind == BUILDING
            and self.copies(game, seat, cards[card], NOWHERE)
        ]

    def copies(self, game: Game, seat: int, card: Card, place: int) -> bool:
        """It gives something or its text would do something, and it does not copy others itself."""
        if card.copies_others():
            return False
        if self.gives_resources and card.resources != NOTHING:
            return True
        text = card.text_when_drawn()
        return text is not None and text.possible(game, seat, place)

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(
            self.places(game, seat, place) or self.developed(game, seat) or self.displayed(game, seat)
        )

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("nothing-copyable", "copy")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToCopy(seat, self, place)


class ChooseCardToCopy(Offer):
    question = "copy"

    def __init__(self, seat: int, effect: Copy, place: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.effect, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE)

    def targets(self, game: Game) -> list[Action]:
        options = [COPY[place] for place in self.effect.places(game, self.seat, self.place)]
        options.extend([Action("copy-policy", card) for card in self.effect.developed(game, self.seat)])
        options.extend([COPY_DISPLAY[slot] for slot in self.effect.displayed(game, self.seat)])
        return options

    def accept(self, game: Game, action: Action) -> None:
        """Gain what the card gives, where the rules say so; then its text, which is never mandatory.

        [DUEL-TERM-11]
        """
        place = NOWHERE
        number = action.first
        if action.verb == "copy":
            place = action.first
            number = game.state.players[self.seat].city[place]
        elif action.verb == "copy-display":
            number = game.state.display.slots[action.first]
        card = game.catalog.cards[number]
        game.tell("copied", self.seat, number, place)
        resources = card.resources if self.effect.gives_resources else NOTHING
        gain_all(game, self.seat, resources)
        text = card.text_when_drawn()
        if text is None or not text.possible(game, self.seat, place):
            return
        if resources != NOTHING and not text.plain:
            # The card may have been copied for what it gives alone.
            game.state.agenda.append(ChooseWhether(self.seat, text, place))
        else:
            resolve(game, self.seat, text, place)

    def refusal(self, game: Game, action: Action) -> Reason:
        player = game.state.players[self.seat]
        if action.verb == "copy":
            reason = outside_city_refusal(game, self.seat, action.first, "copy")
            if reason is not None:
                return reason
            number = player.city[action.first]
            reached = self.effect.reaches(game, self.seat, action.first, self.place)
        elif action.verb == "copy-policy":
            number = action.first
            if number not in player.policies:
                return Reason("not-developed", "copy")
            reached = self.effect.policies
        elif action.verb == "copy-display" and 0 <= action.first < len(game.state.display.slots):
            number = game.state.display.slots[action.first]
            if number == EMPTY:
                return Reason("no-card-there", "copy")
            reached = self.effect.display and game.catalog.cards[number].kind == BUILDING
        else:
            return Reason("not-asked-now", "copy")
        if game.catalog.cards[number].copies_others():
            return Reason("copies-others", "copy-another", card=number)
        if not reached:
            return Reason("not-copied-by-this", "copy", card=number)
        return Reason("nothing-to-copy", "copy-another", card=number)
