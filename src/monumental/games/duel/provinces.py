"""Provinces: acquired from the display, conquered from the opponent, protected by Barricades."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import MOST_CARDS, NONE, Action
from monumental.engine.agenda import Choice, Offer, Part
from monumental.engine.catalog import PROVINCE, TYPES
from monumental.engine.effects import AskingEffect
from monumental.engine.moves.acquire import Destination, OntoDeck
from monumental.engine.reasons import Reason
from monumental.engine.resources import MILITARY, shortage, spend, spendable
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.general import Noun
from monumental.engine.sentences.triggers import as_texts, occur, reduction
from monumental.games.duel.state import DuelState, duel

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

CONQUER: Final = Action("conquer")
#: For every type, on every card of a stack.
MARK: Final = [
    [Action("mark", position, kind) for position in range(MOST_CARDS)] for kind in range(len(TYPES))
]


def least_conquest_price(game: Game) -> int:
    """1 by a switch: for nothing, two players could take a Province from each other for ever."""
    return 1 if game.rules.on("conquest_costs_at_least_one") else 0


def pays_for_conquest_with(game: Game, seat: int) -> int:
    """As for Provinces of the display; by a switch, Malians pay Military to an opponent.

    [DUEL-CIV-01, DUEL-CONQ-07, DUEL-RES-04]
    """
    resource = game.catalog.civilizations[game.state.players[seat].civilization].conquers_with
    if resource != MILITARY and game.rules.on("mali_military_on_opponent"):
        return MILITARY
    return resource


def conquest_price(game: Game, seat: int, less: int = 0) -> int:
    """What the opponent's topmost Province costs this seat; -1 where there is none.  [DUEL-CONQ-07]"""
    state = game.state
    assert isinstance(state, DuelState)
    price = state.stacks[1 - seat].price(game.catalog.cards)
    if price == NONE:
        return NONE
    price -= less
    if state.players[seat].standing:
        price -= reduction(game, seat, "conquest")
    return price if price > 0 else least_conquest_price(game)


def conquest_refusal(game: Game, seat: int, less: int = 0) -> Reason | None:
    """Why the opponent's topmost Province can't be conquered.  [DUEL-CONQ-01, DUEL-CONQ-02, DUEL-CONQ-05]"""
    price = conquest_price(game, seat, less)
    if price == NONE:
        return Reason("no-province-to-conquer", "conquest")
    player = game.state.players[seat]
    resource = pays_for_conquest_with(game, seat)
    rule = "conquest-price"
    if resource != MILITARY:
        rule = "conquers-with"
    elif game.catalog.cards[duel(game).stacks[1 - seat].cards[-1]].defense:
        rule = "conquest-barricades"
    reason = shortage(player, resource, price, rule)
    if reason is not None and conquest_price(game, seat, less - 1) == price:
        # It would be for nothing, and no book says that it is not: the switch does.
        return Reason("least-price", "conquest-least", need=price, have=reason.have, resource=resource)
    return reason


def can_conquer(game: Game, seat: int, less: int = 0) -> bool:
    """The whole price, Barricades included, must be paid at once.  [DUEL-CONQ-05]"""
    state = game.state
    assert isinstance(state, DuelState)
    stack = state.stacks[1 - seat]
    if not stack.cards:
        return False
    player = state.players[seat]
    means = spendable(player, pays_for_conquest_with(game, seat))
    if not means and least_conquest_price(game):
        return False
    if not player.standing and means + less < stack.price(game.catalog.cards):
        # Not enough, and nothing else makes it cheaper.
        return False
    return NONE < conquest_price(game, seat, less) <= means


def conquer(game: Game, seat: int, less: int = 0) -> None:
    """Pay, take the Province without its bonus, and return the Barricades on it to their pile.

    [DUEL-CONQ-03, DUEL-CONQ-06]
    """
    state = duel(game)
    spend(game, seat, pays_for_conquest_with(game, seat), conquest_price(game, seat, less))
    stack = state.stacks[1 - seat]
    position = stack.top_province(game.catalog.cards)
    for barricade in stack.cards[position + 1 :]:
        state.piles[game.catalog.basics.index(barricade)] += 1
    number = stack.cards[position]
    state.stacks[1 - seat] = stack.cut_at(position)
    # Markers stay on the Province and work for its new owner.
    state.stacks[seat] = state.stacks[seat].with_on_top(number, stack.added_types[position])
    game.tell("conquered", seat, number)
    occur(game, seat, ("conquered",), game.catalog.cards[number])


class ConquerProvince(ActionRule):
    """Conquer the topmost Province of the opponent's stack.  [DUEL-CONQ-01]"""

    verb = "conquer"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if can_conquer(game, seat):
            options.append(CONQUER)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return conquest_refusal(game, seat)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        conquer(game, seat)


class OntoStack(Destination):
    """A Province of the display joins the stack: its bonus is gained.  [DUEL-ACQ-07, DUEL-ACQ-08]"""

    def receive(self, game: Game, seat: int, card: Card, gained: bool) -> None:
        state = duel(game)
        state.stacks[seat] = state.stacks[seat].with_on_top(card.number)
        occur(game, seat, ("acquired", "conquered"), card, as_texts(card.bonus))


class BuildingOntoDeck(OntoDeck):
    """Barricades go on the Province stack, all other Buildings on the city deck.

    [DUEL-ACQ-03, DUEL-ACQ-04]
    """

    def receive(self, game: Game, seat: int, card: Card, gained: bool) -> None:
        if card.defense:
            occur(game, seat, ("acquired",), card)
            state = duel(game)
            state.stacks[seat] = state.stacks[seat].with_on_top(card.number)
        else:
            super().receive(game, seat, card, gained)


class Conquer(AskingEffect):
    """Conquer the opponent's topmost Province for less."""

    verb = "conquer"

    #: There is only one kind of Province to conquer, and a text brings no Military for it.
    of: ClassVar[str] = ""
    military: ClassVar[int] = 0

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return can_conquer(game, seat, self.less)

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return conquest_refusal(game, seat, self.less)

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseToConquer(seat, self)


class ChooseToConquer(Offer):
    question = "conquer"

    def __init__(self, seat: int, effect: Conquer) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> list[Part]:
        return [self.seat, self.effect]

    def targets(self, game: Game) -> list[Action]:
        return [CONQUER]

    def accept(self, game: Game, action: Action) -> None:
        conquer(game, self.seat, self.effect.less)


class PlaceTypeMarker(AskingEffect):
    """Put one of one's Province Type markers on a Province of one's own.  [DUEL-CIV-03]"""

    verb = "place_type_marker"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(marker_places(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        stack = duel(game).stacks[seat]
        if stack.top_province(game.catalog.cards) == NONE:
            return Reason("no-province-to-mark", "place-type-marker")
        if not any(stack.markers):
            return Reason("no-markers-left", "place-type-marker")
        return Reason("every-type-there", "type-twice")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseProvinceToMark(seat)


def marker_places(game: Game, seat: int) -> list[Action]:
    """Every Province and every type it does not have yet, as far as there are markers.  [DUEL-CIV-05]"""
    stack = duel(game).stacks[seat]
    cards = game.catalog.cards
    options = []
    for position in range(len(stack.cards)):
        card = cards[stack.cards[position]]
        if card.kind != PROVINCE:
            continue
        for kind in range(len(TYPES)):
            if stack.markers[kind] and not (card.types | stack.added_types[position]) >> kind & 1:
                options.append(MARK[kind][position])
    return options


class ChooseProvinceToMark(Offer):
    question = "place-type-marker"

    def targets(self, game: Game) -> list[Action]:
        return marker_places(game, self.seat)

    def accept(self, game: Game, action: Action) -> None:
        state = duel(game)
        stack = state.stacks[self.seat]
        state.stacks[self.seat] = stack.with_marker(action.first, action.second)
        game.tell("marked", self.seat, stack.cards[action.first], number=action.second)

    def refusal(self, game: Game, action: Action) -> Reason:
        stack = duel(game).stacks[self.seat]
        if action.verb != "mark" or not 0 <= action.first < len(stack.cards):
            return Reason("not-asked-now", self.question)
        card = game.catalog.cards[stack.cards[action.first]]
        if card.kind != PROVINCE:
            return Reason("no-province-there", self.question, card=card.number)
        if 0 <= action.second < len(TYPES) and not stack.markers[action.second]:
            return Reason("no-marker-left", self.question)
        return Reason("type-already-there", "type-twice", card=card.number)


class ProvinceNoun(Noun):
    """Provinces of one's whole stack, Barricades aside: all of them, or those of a type.

    [DUEL-ACQ-12, DUEL-TERM-09, DUEL-END-08]
    """

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, "control" if kind == NONE else "province-types")
        self.kind = kind  # -1: of any type

    def count(self, game: Game, seat: int) -> int:
        stack = duel(game).stacks[seat]
        cards = game.catalog.cards
        count = 0
        for position in range(len(stack.cards)):
            card = cards[stack.cards[position]]
            if card.kind == PROVINCE:
                types = card.types | stack.added_types[position]
                if self.kind == NONE or types >> self.kind & 1:
                    count += 1
        return count


class ProvinceTypes(Noun):
    """How many different types one's Provinces have."""

    def count(self, game: Game, seat: int) -> int:
        stack = duel(game).stacks[seat]
        cards = game.catalog.cards
        types = 0
        for number in stack.cards:
            types |= cards[number].types
        for added in stack.added_types:
            types |= added
        return types.bit_count()


class Barricades(Noun):
    """Barricades in one's stack, buried ones included."""

    def count(self, game: Game, seat: int) -> int:
        cards = game.catalog.cards
        count = 0
        for number in duel(game).stacks[seat].cards:
            if cards[number].defense:
                count += 1
        return count
