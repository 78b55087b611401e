"""What Duel adds to a position: Province stacks, the Advantage, and a slot for each Scout module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE
from monumental.engine.catalog import PROVINCE
from monumental.engine.state import State, new_player

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: Duel is for two.  [DUEL-AIM-01]
SEATS: Final = 2


#: Nobody has asked yet.
UNKNOWN: Final = -2


class ProvinceStack:
    """Provinces and Barricades in the order they came, the topmost last. Never changes.  [DUEL-COMP-07]"""

    def __init__(
        self, cards: tuple[int, ...], added_types: tuple[int, ...], markers: tuple[int, ...]
    ) -> None:
        self.cards = cards
        self.added_types = added_types  # for each card, the types that markers add to it, a bit each
        self.markers = markers  # Province Type markers not placed yet, by type
        self._price = UNKNOWN

    def with_on_top(self, card: int, added_types: int = 0) -> ProvinceStack:
        """What comes later lies on top.  [DUEL-ACQ-09]"""
        return ProvinceStack((*self.cards, card), (*self.added_types, added_types), self.markers)

    def cut_at(self, position: int) -> ProvinceStack:
        """Without the card at a position and everything on it."""
        return ProvinceStack(self.cards[:position], self.added_types[:position], self.markers)

    def top_province(self, cards: list[Card]) -> int:
        """The position of the topmost Province; -1 where there is none.  [DUEL-CONQ-01]"""
        for position in range(len(self.cards) - 1, -1, -1):
            if cards[self.cards[position]].kind == PROVINCE:
                return position
        return NONE

    def price(self, cards: list[Card]) -> int:
        """The cost of the topmost Province with the Barricades on it; -1 where there is none. Found out once.

        [DUEL-CONQ-02, DUEL-CONQ-04]
        """
        if self._price == UNKNOWN:
            price = top = self.top_province(cards)
            if top != NONE:
                price = cards[self.cards[top]].cost
                for number in self.cards[top + 1 :]:
                    price += cards[number].defense
            self._price = price
        return self._price

    def with_marker(self, position: int, kind: int) -> ProvinceStack:
        """A marker adds its type to a Province for good.  [DUEL-CIV-04]"""
        added = list(self.added_types)
        added[position] |= 1 << kind
        markers = list(self.markers)
        markers[kind] -= 1
        return ProvinceStack(self.cards, tuple(added), tuple(markers))


NO_PROVINCES: Final = ProvinceStack((), (), (0, 0, 0))


class Advantage:
    """The Advantage card: who has it, and the tokens on it. Never changes.  [DUEL-COMP-05]"""

    def __init__(self, holder: int, resource: int, tokens: int) -> None:
        self.holder = holder
        self.resource = resource
        self.tokens = tokens


#: So the game begins.  [DUEL-SETUP-08, DUEL-ADV-01]
NOBODYS_ADVANTAGE: Final = Advantage(NONE, NONE, 0)


class DuelState(State):
    """A position of Duel."""

    stacks: list[ProvinceStack]
    advantage: Advantage = NOBODYS_ADVANTAGE

    def clone(self) -> DuelState:
        copy = DuelState()
        self.copy_common_part(copy)
        copy.stacks = self.stacks.copy()
        copy.advantage = self.advantage
        return copy

    def forget(self) -> None:
        super().forget()
        self.stacks = [stack.cut_at(len(stack.cards)) for stack in self.stacks]


def new_duel_state(seats: int) -> DuelState:
    """An empty table for two."""
    state = DuelState()
    state.players = [new_player(), new_player()]
    state.piles = []
    state.agenda = []
    state.slots = {}
    state.stacks = [NO_PROVINCES, NO_PROVINCES]
    return state.clone()


def duel(game: Game) -> DuelState:
    """The position of a game of Duel."""
    state = game.state
    assert isinstance(state, DuelState)
    return state
