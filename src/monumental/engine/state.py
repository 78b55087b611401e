"""Everything that distinguishes two positions, and how to copy it.

What changes with almost every action is a list; everything else is a tuple or an object that never changes,
so that a copy shares it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import EMPTY
from monumental.engine.contents import same
from monumental.engine.deck import EMPTY_DECK, Deck
from monumental.engine.display import Display

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
DRAWN_CARDS: Final = 23
MOST_DRAWN: Final = 100
EVERYWHERE: Final = DRAWN_CARDS + MOST_DRAWN
NOWHERE: Final = -1


#: For every set of cells, a bit each: their places, first the cards on top, then the Knowledge under them.
PLACES_OF: Final = [
    tuple([place for place in range(PLACES) if cells >> place % CELLS & 1]) for cells in range(1 << CELLS)
]
ALL_CELLS: Final = (1 << CELLS) - 1


class Player:
    """The belongings of one seat."""

    def __init__(
        self,
        civilization: int,
        supply: list[int],
        gained: list[int],
        city: list[int],
        rotated: int,
        activated: int,
        reinforced: int,
        marked: int,
        standing: tuple[int, ...],
        deck: Deck,
        discard: tuple[int, ...],
        archive: tuple[int, ...],
        aside: tuple[int, ...],
        drawn: tuple[int, ...],
        policies: tuple[int, ...],
        culture_deck: tuple[int, ...],
        wonder: int,
        second_wonder: int,
        hero: int,
        passed: bool,
        did: frozenset[str],
    ) -> None:
        self.civilization = civilization
        self.supply = supply
        self.gained = gained  # this turn or round
        self.city = city  # a card for each of the 18 places
        self.rotated = rotated  # a bit for each cell whose card lies turned
        self.activated = activated  # a bit for each cell whose card may still be used
        self.reinforced = reinforced  # a bit for each cell whose card stays when the turn ends
        self.marked = marked  # a bit for each place with an Action token
        self.standing = standing  # the places, in order, of cards with permanent texts that are in force
        self.deck = deck
        self.discard = discard
        self.archive = archive
        self.aside = aside  # drawn or just completed: being resolved, in no pile
        self.drawn = drawn  # drawn and activated, until the turn ends
        self.policies = policies  # developed, the topmost last
        self.culture_deck = culture_deck
        self.wonder = wonder  # in construction
        self.second_wonder = second_wonder  # just begun, until one of the two is given up
        self.hero = hero  # a Hero beside the city
        self.passed = passed
        self.did = did  # what this player did this turn or round, for texts that ask

    def clone(self) -> Player:
        return Player(
            self.civilization,
            self.supply.copy(),
            self.gained.copy(),
            self.city.copy(),
            self.rotated,
            self.activated,
            self.reinforced,
            self.marked,
            self.standing,
            self.deck,
            self.discard,
            self.archive,
            self.aside,
            self.drawn,
            self.policies,
            self.culture_deck,
            self.wonder,
            self.second_wonder,
            self.hero,
            self.passed,
            self.did,
        )

    def __repr__(self) -> str:
        cards = CELLS - self.city[:CELLS].count(EMPTY)
        return f"<Player: civilization {self.civilization}, supply {self.supply}, {cards} cells with cards>"

    def owned(self) -> list[int]:
        """Every city card this player owns, wherever it lies, archived ones aside."""
        cards = [card for card in self.city if card != EMPTY]
        cards.extend(self.deck.known)
        cards.extend(self.deck.urn)
        cards.extend(self.discard)
        cards.extend(self.aside)
        cards.extend(self.drawn)
        return cards

    def card_at(self, place: int) -> int:
        """The card at a place of the city, or beside it: the topmost Policy, a Hero, or a drawn card."""
        if place < PLACES:
            return self.city[place]
        if place == POLICY:
            return self.policies[-1]
        return self.hero if place == HERO else self.drawn[place - DRAWN_CARDS]

    def put_in_force(self, place: int) -> None:
        """The permanent texts of the card at a place count from now on."""
        if place not in self.standing:
            self.standing = tuple(sorted((*self.standing, place)))

    def put_out_of_force(self, place: int) -> None:
        """The permanent texts of the card at a place stop."""
        if place in self.standing:
            self.standing = tuple([other for other in self.standing if other != place])


def new_player() -> Player:
    """Somebody who has nothing yet."""
    return Player(
        civilization=EMPTY,
        supply=[0] * 5,
        gained=[0] * 5,
        city=[EMPTY] * PLACES,
        rotated=0,
        activated=0,
        reinforced=0,
        marked=0,
        standing=(),
        deck=EMPTY_DECK,
        discard=(),
        archive=(),
        aside=(),
        drawn=(),
        policies=(),
        culture_deck=(),
        wonder=EMPTY,
        second_wonder=EMPTY,
        hero=EMPTY,
        passed=False,
        did=frozenset(),
    )


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

    def __init__(
        self,
        players: list[Player],
        display: Display,
        piles: list[int],
        agenda: list[Task],
        first: int,
        round: int,
        final: bool,
        slots: dict[str, Slot],
    ) -> None:
        self.players = players
        self.display = display
        self.piles = piles  # how many cards each pile of Basic Buildings has left
        self.agenda = agenda  # the top is last
        self.first = first
        self.round = round
        self.final = final  # the final round is being played
        self.slots = slots  # what modules keep, by name

    def __eq__(self, other: object) -> bool:
        """Do two positions say the same? Luck is no part of one, and neither is how it came about."""
        return isinstance(other, State) and same(self, other)

    def __repr__(self) -> str:
        now = repr(self.agenda[-1]) if self.agenda else "the game is over"
        return f"<{type(self).__name__}: {len(self.players)} seats, round {self.round}, {now}>"

    def clone(self) -> State:
        raise NotImplementedError(type(self).__name__)

    def is_played(self, seat: int) -> bool:
        """Does somebody play this seat? The solo opponent follows its cards."""
        return True

    def decider(self, seat: int) -> int:
        """Who answers the questions of a seat: its player, unless nobody plays it."""
        return seat
