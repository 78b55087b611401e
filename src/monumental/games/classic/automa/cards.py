"""What an Automa takes: cards of the display, Wonders, Policies. They only count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, Action
from monumental.engine.agenda import CardStep, Part
from monumental.engine.catalog import WONDER
from monumental.engine.effects import Effect
from monumental.engine.reasons import Reason
from monumental.engine.sentences.triggers import occur
from monumental.games.classic.automa.ties import Tie, of_lowest_value
from monumental.games.classic.land.hexmap import tile_set
from monumental.games.classic.state import classic
from monumental.games.classic.wonders import SITE, place_wonder_token

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


# The display


def slots_with(game: Game, kind: int) -> list[int]:
    cards = game.catalog.cards
    slots = game.state.display.slots
    return [slot for slot in range(len(slots)) if slots[slot] != EMPTY and cards[slots[slot]].kind == kind]


def chosen_slot(game: Game, seat: int, kind: int, dearest: bool) -> int:
    """The cheapest or dearest card of a kind; of several the furthest from the deck, then by its name.

    [MOD-AUTO-10]
    """
    cards = game.catalog.cards
    display = game.state.display
    slots = slots_with(game, kind)
    costs = [cards[display.slots[slot]].cost for slot in slots]
    cost = max(costs) if dearest else min(costs)
    fitting = [slot for slot in slots if cards[display.slots[slot]].cost == cost]
    game.tell("picked-dearest" if dearest else "picked-cheapest", seat, number=cost)
    furthest = max([slot % display.row_length() for slot in fitting])
    far = [slot for slot in fitting if slot % display.row_length() == furthest]
    if len(far) < len(fitting):
        game.tell("tie-furthest", seat)
    if len(far) > 1:
        game.tell("tie-alphabet", seat)
    return min(far, key=lambda slot: cards[display.slots[slot]].key)


def take_slot(game: Game, seat: int, slot: int) -> None:
    """A card leaves the display for an Automa; texts of others may answer to that."""
    display = game.state.display
    card = game.catalog.cards[display.slots[slot]]
    game.state.display = display.acquiring(slot)
    occur(game, seat, ("acquired",), card)


def lay_in_area(game: Game, seat: int, card: int) -> None:
    """An Automa has no city: what it gained lies face up in its area, where a player has the discard pile.

    There it counts, for points, too, but no text of it is in force.
    [BASE-SOLO-06, BASE-SOLO-08, MOD-AUTO-09]
    """
    player = game.state.players[seat]
    player.discard = (*player.discard, card)


class TakeFromDisplay(Effect):
    """Take the cheapest, the dearest, or every card of a kind. Nothing is paid for it.  [MOD-AUTO-09]"""

    verb = "take_from_display"

    def __init__(self, kind: int, which: str) -> None:
        super().__init__()
        self.kind = kind
        self.which = which

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(slots_with(game, self.kind))

    def start(self, game: Game, seat: int, place: int) -> None:
        slots = slots_with(game, self.kind)
        if slots and self.which != "all":
            slots = [chosen_slot(game, seat, self.kind, self.which == "dearest")]
        for slot in slots:
            card = game.state.display.slots[slot]
            game.tell("automa-took", seat, card)
            lay_in_area(game, seat, card)
            take_slot(game, seat, slot)


# Wonders


class RaiseWonder(Effect):
    """Complete the Wonder in construction; without one, begin the cheapest of the display.

    [MOD-AUTO-09, MOD-AUTO-11]
    """

    verb = "raise_wonder"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return game.state.players[seat].wonder != EMPTY or bool(slots_with(game, WONDER))

    def start(self, game: Game, seat: int, place: int) -> None:
        player = game.state.players[seat]
        if player.wonder != EMPTY:
            card = game.catalog.cards[player.wonder]
            player.wonder = EMPTY
            lay_in_area(game, seat, card.number)
            game.tell("completed", seat, card.number)
            game.state.agenda.append(PlaceTokenOfAutoma(seat, card))
            occur(game, seat, ("completed",), card)
        elif self.possible(game, seat, place):
            slot = chosen_slot(game, seat, WONDER, dearest=False)
            player.wonder = game.state.display.slots[slot]
            game.tell("automa-began", seat, player.wonder)
            take_slot(game, seat, slot)


class PlaceTokenOfAutoma(CardStep):
    """As with any Wonder, its token comes after the texts that answer to it."""

    kinds = (WONDER,)

    def run(self, game: Game) -> None:
        choose_site(game, self.seat, self.card)


def choose_site(game: Game, seat: int, card: Card) -> None:
    """Its Province of the lowest value that has no Wonder token; without one, its Capital.  [MOD-AUTO-12]"""
    state = classic(game)
    provinces = state.hexmap.members(state.provinces(seat))
    free = tuple([tile for tile in provinces if state.wonders[tile] == EMPTY])
    if free:
        tied = of_lowest_value(game, seat, free)
        if len(tied) > 1:
            state.agenda.append(TiedSite(seat, tied, card))
        else:
            place_wonder_token(game, seat, card, tied[0])
    elif state.wonders[state.capitals[seat]] == EMPTY:
        game.tell("site-capital", seat)
        place_wonder_token(game, seat, card, state.capitals[seat])
    else:
        game.tell("no-site", seat)


class TiedSite(Tie):
    """Which Province of an Automa gets the Wonder token."""

    question = "automa-site"

    def __init__(self, seat: int, tiles: tuple[int, ...], card: Card) -> None:
        super().__init__(seat, tiles)
        self.card = card

    def parts(self) -> list[Part]:
        return [self.seat, self.tiles, self.card]

    def missing(self, game: Game) -> str:
        return super().missing(game) or ("" if self.card.kind == WONDER else "card")

    def choosable(self, game: Game) -> int:
        state = classic(game)
        taken = [tile for tile, card in enumerate(state.wonders) if card != EMPTY]
        return state.provinces(self.seat) & ~tile_set(tuple(taken))

    def answers(self) -> list[Action]:
        return [SITE[tile] for tile in self.tiles]

    def decide(self, game: Game, tile: int) -> None:
        place_wonder_token(game, self.seat, self.card, tile)

    def not_tied(self) -> Reason:
        return Reason("not-tied-site", self.question)

    def subject(self) -> Card | None:
        return self.card


# Policies


class DevelopNextPolicy(Effect):
    """One more Policy, as long as there are any: they are only counted.  [MOD-AUTO-16]"""

    verb = "develop_next_policy"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(game.state.players[seat].culture_deck)

    def start(self, game: Game, seat: int, place: int) -> None:
        player = game.state.players[seat]
        if player.culture_deck:
            policy = game.catalog.cards[player.culture_deck[0]]
            player.culture_deck = player.culture_deck[1:]
            player.policies = (*player.policies, policy.number)
            game.tell("automa-developed", seat, number=len(player.policies))
            occur(game, seat, ("developed",), policy)
