"""The Development display: cards to take, the deck of eras behind it, and its discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


#: No display has more places.
MOST_SLOTS: Final = 12

#: No card costs more.
NO_LIMIT: Final = 10**9

#: Nobody has asked yet.
UNKNOWN: Final = -1


class Display:
    """Never changes: taking and refilling give a new one. What was discarded never comes back.

    The first slot of each row is next to the deck.  [DUEL-COMP-05, DUEL-SETUP-04, BASE-COMP-05, BASE-DECK-05]
    """

    def __init__(
        self,
        slots: tuple[int, ...],
        eras: tuple[tuple[int, ...], ...],
        separations: int,
        discard: tuple[int, ...],
        rows: int = 1,
        taken: int = 0,
        spare: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.slots = slots
        self.eras = eras  # an urn for each era, the next to be drawn from first
        self.separations = separations  # Separation cards still in the deck
        self.discard = discard
        self.rows = rows
        self.taken = taken  # a bit for each row that a card was acquired from since it was replenished
        # Where boxes are mixed: for each era, how many cards of each kind in its urn are not in the deck.
        # Nobody knows which.
        self.spare = spare
        self._cheapest = UNKNOWN

    def cards(self) -> tuple[int, ...]:
        return tuple([card for card in self.slots if card != EMPTY])

    def count(self) -> int:
        return len(self.slots) - self.slots.count(EMPTY)

    def cheapest(self, cards: list[Card]) -> int:
        """The lowest cost of a card that lies here; found out once."""
        if self._cheapest == UNKNOWN:
            least = NO_LIMIT
            for number in self.slots:
                if number != EMPTY:
                    cost = cards[number].cost
                    if cost < least:
                        least = cost
            self._cheapest = least
        return self._cheapest

    def deck_count(self) -> int:
        count = 0
        for era in self.eras:
            count += len(era)
        for counts in self.spare:
            count -= sum(counts)
        return count

    def row_length(self) -> int:
        return len(self.slots) // self.rows

    def without(self, slot: int) -> Display:
        """A gap stays until the display is replenished.  [DUEL-REPD-04, BASE-REPD-03]"""
        return self.with_slots((*self.slots[:slot], EMPTY, *self.slots[slot + 1 :]))

    def acquiring(self, slot: int) -> Display:
        """Without a card that somebody took for themselves: here, too, the gap stays.

        [DUEL-REPD-04, BASE-REPD-03]
        """
        slots = (*self.slots[:slot], EMPTY, *self.slots[slot + 1 :])
        taken = self.taken | 1 << slot * self.rows // len(slots)
        return Display(slots, self.eras, self.separations, self.discard, self.rows, taken, self.spare)

    def with_slots(self, slots: tuple[int, ...]) -> Display:
        return Display(slots, self.eras, self.separations, self.discard, self.rows, self.taken, self.spare)

    def discarding(self, card: int) -> Display:
        """Onto the Development discard pile.  [DUEL-SETUP-04, DUEL-TERM-14]"""
        discard = (*self.discard, card)
        return Display(self.slots, self.eras, self.separations, discard, self.rows, self.taken, self.spare)


#: Of a table that nothing was laid out on.
NO_DISPLAY: Final = Display((), (), 0, ())


def replenish_display(game: Game, row: int, keep_at_most: int) -> None:
    """In a row: discard from the far end down to what may stay, slide away from the deck, fill the gaps.

    [DUEL-REPD-01, DUEL-REPD-02, BASE-REPD-01, BASE-REPD-02, BASE-REPD-05, BASE-REPD-06, CONT-REPD-04]
    """
    display = game.state.display
    length = display.row_length()
    start = row * length
    left = [card for card in display.slots[start : start + length] if card != EMPTY]
    discard = display.discard
    is_told = game.journal is not None
    while len(left) > keep_at_most:
        card = left.pop()
        discard += (card,)
        if is_told:
            game.tell("display-discarded", -1, card)
    slots = list(display.slots)
    slots[start : start + length] = [EMPTY] * (length - len(left)) + left
    fill_gaps(game, row, slots, discard)


def deal_to_display(game: Game, row: int) -> None:
    """Fill the gaps of a row as it lies."""
    fill_gaps(game, row, list(game.state.display.slots), game.state.display.discard)


def fill_gaps(game: Game, row: int, slots: list[int], discard: tuple[int, ...]) -> None:
    """Deal into the gaps of a row, the one furthest from the deck first, as long as the deck lasts.

    [DUEL-REPD-01, DUEL-REPD-03, BASE-DECK-03, BASE-DECK-04, CONT-REPD-05]
    """
    display = game.state.display
    eras = list(display.eras)
    spare = list(display.spare)
    separations = display.separations
    length = display.row_length()
    is_told = game.journal is not None
    for slot in range((row + 1) * length - 1, row * length - 1, -1):
        if slots[slot] != EMPTY:
            continue
        while eras and len(eras[0]) == (sum(spare[0]) if spare else 0):
            eras.pop(0)
            if spare:
                spare.pop(0)
        if not eras:
            break
        if separations == len(eras):
            # The Separation card on top of an era's cards leaves the game when it is drawn.
            separations -= 1
            game.tell("era-begins", -1, number=era_of(game, eras[0]))
        urn = eras[0]
        position = draw_from_era(game, urn, spare[0] if spare else ())
        slots[slot] = urn[position]
        eras[0] = urn[:position] + urn[position + 1 :]
        if is_told:
            game.tell("display-dealt", -1, slots[slot], slot)
    game.state.display = Display(
        tuple(slots),
        tuple(eras),
        separations,
        discard,
        display.rows,
        display.taken & ~(1 << row),
        tuple(spare),
    )


def draw_from_era(game: Game, urn: tuple[int, ...], spare: tuple[int, ...]) -> int:
    """Where in the urn of an era its next card is.

    Of a kind with cards to spare nobody knows which are in the deck, but only how many: so luck says first
    of which kind the next card is.  [DUEL-COMB-02, DUEL-SETUP-01]
    """
    if not spare or not any(spare):
        return game.chance.pick(urn)
    cards = game.catalog.cards
    kinds: list[int] = []
    for kind in range(len(spare)):
        kinds.extend([kind] * (len([card for card in urn if cards[card].kind == kind]) - spare[kind]))
    kind = kinds[game.chance.choose(len(kinds))]
    alike = tuple([card for card in urn if cards[card].kind == kind])
    return urn.index(alike[game.chance.pick(alike)])


def era_of(game: Game, urn: tuple[int, ...]) -> int:
    return game.catalog.cards[urn[0]].era
