"""Everything that distinguishes two positions, and how to copy it.

What changes with almost every action is a list; everything else is a tuple or an object that never changes,
so that a copy shares it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import EMPTY
from monumental.engine.pieces.contents import same
from monumental.engine.pieces.deck import EMPTY_DECK, Deck
from monumental.engine.pieces.display import NO_DISPLAY, Display

if TYPE_CHECKING:
    from monumental.engine.agenda import Task
    from monumental.engine.catalog import Catalog

#: Places of a player's cards. A city has nine cells, row by row from the top left; a Knowledge lies under
#: the card of its cell, at the cell's number + 9.
CELLS: Final = 9
PLACES: Final = 18
POLICY: Final = 18
WARLORD: Final = 19
SCOUT: Final = 20
CIVILIZATION: Final = 21
HERO: Final = 22

#: Cards that were drawn and count as activated until the end of the turn lie at 23, 24, …: beside the city.
#: [BASE-SCI-03]
DRAWN_CARDS: Final = 23
MOST_DRAWN: Final = 100
EVERYWHERE: Final = DRAWN_CARDS + MOST_DRAWN
NOWHERE: Final = -1


#: For every set of cells, a bit each: their places, first the cards on top, then the Knowledge under them.
PLACES_OF: Final = [
    tuple([place for place in range(PLACES) if cells >> place % CELLS & 1]) for cells in range(1 << CELLS)
]
ALL_CELLS: Final = (1 << CELLS) - 1


#: Of somebody whose turn or round has just begun.
NOTHING_DONE: Final[frozenset[str]] = frozenset()


class Player:
    """The belongings of one seat."""

    civilization: int = EMPTY
    supply: list[int]
    gained: list[int]  # this turn or round
    city: list[int]  # a card for each of the 18 places
    rotated: int = 0  # a bit for each cell whose card lies turned
    activated: int = 0  # a bit for each cell whose card may still be used
    reinforced: int = 0  # a bit for each cell whose card stays when the turn ends
    marked: int = 0  # a bit for each place with an Action token
    standing: tuple[int, ...] = ()  # the places, in order, of cards with permanent texts that are in force
    deck: Deck = EMPTY_DECK
    discard: tuple[int, ...] = ()
    archive: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()  # drawn or just completed: being resolved, in no pile
    drawn: tuple[int, ...] = ()  # drawn and activated, until the turn ends
    policies: tuple[int, ...] = ()  # developed, the topmost last
    culture_deck: tuple[int, ...] = ()
    wonder: int = EMPTY  # in construction
    second_wonder: int = EMPTY  # just begun, until one of the two is given up
    hero: int = EMPTY  # a Hero beside the city
    passed: bool = False
    did: frozenset[str] = NOTHING_DONE  # what this player did this turn or round, for texts that ask

    def clone(self) -> Player:
        copy = Player()
        copy.civilization = self.civilization
        copy.supply = self.supply.copy()
        copy.gained = self.gained.copy()
        copy.city = self.city.copy()
        copy.rotated = self.rotated
        copy.activated = self.activated
        copy.reinforced = self.reinforced
        copy.marked = self.marked
        copy.standing = self.standing
        copy.deck = self.deck
        copy.discard = self.discard
        copy.archive = self.archive
        copy.aside = self.aside
        copy.drawn = self.drawn
        copy.policies = self.policies
        copy.culture_deck = self.culture_deck
        copy.wonder = self.wonder
        copy.second_wonder = self.second_wonder
        copy.hero = self.hero
        copy.passed = self.passed
        copy.did = self.did
        return copy

    def __repr__(self) -> str:
        cards = CELLS - self.city[:CELLS].count(EMPTY)
        return f"<Player: civilization {self.civilization}, supply {self.supply}, {cards} cells with cards>"

    def owned(self) -> list[int]:
        """Every city card this player owns, wherever it lies: no archived ones, no unfinished Wonder.

        [DUEL-END-08, DUEL-END-10, BASE-END-08]
        """
        cards = [card for card in self.city if card != EMPTY]
        cards.extend(self.deck.known)
        cards.extend(self.deck.urn)
        cards.extend(self.discard)
        cards.extend(self.aside)
        cards.extend(self.drawn)
        return cards

    def card_at(self, place: int) -> int:
        """The card at a place of the city, or beside it: the topmost Policy, a Hero, or a drawn card.

        [DUEL-POL-06, BASE-POL-05]
        """
        if place < PLACES:
            return self.city[place]
        if place == POLICY:
            return self.policies[-1]
        return self.hero if place == HERO else self.drawn[place - DRAWN_CARDS]

    def put_in_force(self, place: int) -> None:
        """The permanent texts of the card at a place count from now on. It takes no action.  [DUEL-USE-03]"""
        if place not in self.standing:
            self.standing = tuple(sorted((*self.standing, place)))

    def put_out_of_force(self, place: int) -> None:
        """The permanent texts of the card at a place stop."""
        if place in self.standing:
            self.standing = tuple([other for other in self.standing if other != place])


def new_player() -> Player:
    """Somebody who has nothing yet."""
    player = Player()
    player.supply = [0] * 5
    player.gained = [0] * 5
    player.city = [EMPTY] * PLACES
    return player.clone()


class Slot:
    """What a module keeps in the state. Never changes: the module puts a new one in its place."""

    name: ClassVar[str] = ""

    #: Which of its fields hold cards: a position file names them.
    card_fields: ClassVar[tuple[str, ...]] = ()

    #: Which of them hold tiles: players count those from 1.
    tile_fields: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> dict[str, object]:
        """The arguments that make it again, by name."""
        raise NotImplementedError(type(self).__name__)

    def problem(self, catalog: Catalog, seats: int) -> str:
        """What is wrong with contents that were read from a file: `gold: …`; nothing if they can be."""
        return ""

    def without_markers_of(self, seat: int) -> Slot:
        """A seat passed: its Action tokens go."""
        return self

    def without_markers(self) -> Slot:
        """A round ended."""
        return self


class State:  # noqa: PLW1641 (a position changes, so it can't be a key)
    """A position. Each rule system adds its own part beside the common one."""

    players: list[Player]
    display: Display = NO_DISPLAY
    piles: list[int]  # how many cards each pile of Basic Buildings has left
    agenda: list[Task]  # the top is last
    first: int = 0
    round: int = 0
    final: bool = False  # the final round is being played
    slots: dict[str, Slot]  # what modules keep, by name

    def __eq__(self, other: object) -> bool:
        """Do two positions say the same? Luck is no part of one, and neither is how it came about."""
        return isinstance(other, State) and same(self, other)

    def __repr__(self) -> str:
        now = repr(self.agenda[-1]) if self.agenda else "the game is over"
        return f"<{type(self).__name__}: {len(self.players)} seats, round {self.round}, {now}>"

    def clone(self) -> State:
        """A position that goes its own way; it shares what never changes."""
        raise NotImplementedError(type(self).__name__)

    def copy_common_part(self, copy: State) -> None:
        """What every rule system has, for a copy that goes its own way."""
        copy.players = [player.clone() for player in self.players]
        copy.display = self.display
        copy.piles = self.piles.copy()
        copy.agenda = self.agenda.copy()
        copy.first = self.first
        copy.round = self.round
        copy.final = self.final
        copy.slots = self.slots.copy()

    def forget(self) -> None:
        """Let go of whatever was found out and kept: it follows from the rest, and is found out again."""
        self.display = self.display.with_slots(self.display.slots)

    def is_played(self, seat: int) -> bool:
        """Does somebody play this seat? The solo opponent follows its cards."""
        return True

    def decider(self, seat: int) -> int:
        """Who answers the questions of a seat: its player, unless nobody plays it."""
        return seat
