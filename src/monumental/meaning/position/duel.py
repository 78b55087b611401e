"""What Duel has beside the cities: Province stacks, the Advantage, and the Free Cities of the Trade box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import TYPES
from monumental.games.duel.provinces import conquest_price
from monumental.games.duel.scouts.trade import FACE_UP, FreeCities
from monumental.games.duel.state import duel
from monumental.meaning.cards import NO_CARD
from monumental.meaning.position.entries import (
    CITIES_TO_COME,
    CLAIMED,
    FREE_CITIES,
    LAST,
    MARKED,
    MARKS_AT,
    NOBODY,
    OF_CARD,
    POSITION_AT,
    STACK,
    of,
)
from monumental.meaning.position.seats import write_pile
from monumental.meaning.position.section import Section

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.meaning.position.draft import Draft
    from monumental.meaning.position.fields import Fields


class DuelSection(Section):
    """Stacks are told from the top; the marks of their cards are the types that markers add."""

    priced = ("conquer",)

    def __init__(self, table: Fields, each: Fields, seats: int) -> None:
        self.seats = seats
        self.advantage = table.amounts("stake", 4, 3, "tokens of production, science, military; none named")
        self.holder = table.one_of("who has the Advantage", seats, "counted from oneself")
        self.markers = each.amounts("markers", len(TYPES), 1, f"not placed yet: {', '.join(TYPES)}")
        self.gold = each.amounts("gold in cities", FACE_UP, 4, "on one's side of each Free City")
        self.traded = each.bits("traded", FACE_UP, "sides with an Action token")

    def write(self, game: Game, seat: int, draft: Draft) -> None:
        row = draft.row
        advantage = duel(game).advantage
        if advantage.holder >= 0:
            row[self.holder] = (advantage.holder - seat) % self.seats + 1
            row[self.advantage + (advantage.resource if advantage.resource >= 0 else 3)] = advantage.tokens
        cities = game.state.slots.get(FreeCities.name)
        if isinstance(cities, FreeCities):
            for slot, card in enumerate(cities.face_up):
                if card != EMPTY:
                    row.append(of(NOBODY, FREE_CITIES) + OF_CARD + card + (slot << POSITION_AT))
            write_pile(cities.urn, of(NOBODY, CITIES_TO_COME) + OF_CARD, row)

    def write_seat(self, game: Game, owner: int, step: int, at: int, draft: Draft) -> None:
        row = draft.row
        stack = duel(game).stacks[owner]
        depth = len(stack.cards)
        base = of(step, STACK) + OF_CARD
        for position, card in enumerate(stack.cards):
            depth -= 1
            entry = base + card + (min(depth, LAST) << POSITION_AT)
            row.append(entry + (stack.added_types[position] << MARKS_AT))
        for kind, count in enumerate(stack.markers):
            row[at + self.markers + kind] = count
        cities = game.state.slots.get(FreeCities.name)
        if isinstance(cities, FreeCities):
            side = owner * FACE_UP
            for slot in range(FACE_UP):
                row[at + self.gold + slot] = cities.gold[side + slot]
            for traded in cities.traded:
                if side <= traded < side + FACE_UP:
                    row[at + self.traded] |= 1 << traded - side
            for card in cities.owned[owner]:
                entry = of(step, CLAIMED) + OF_CARD + card
                row.append(entry + (MARKED << MARKS_AT if card in cities.used else 0))

    def meaning(self, game: Game, seat: int, option: Action, tile: int) -> int:
        """The Province of a stack that is conquered or marked."""
        if option.verb == "mark":
            return duel(game).stacks[seat].cards[option.first] + OF_CARD
        if option.verb == "conquer":
            stack = duel(game).stacks[1 - seat]
            top = stack.top_province(game.catalog.cards)
            return NO_CARD if top == NONE else stack.cards[top] + OF_CARD
        return NO_CARD

    def price(self, game: Game, seat: int, option: Action) -> int:
        return max(0, conquest_price(game, seat))
