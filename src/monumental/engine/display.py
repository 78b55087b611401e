"""The Development display: cards to take, the deck of eras behind it, and its discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY

if TYPE_CHECKING:
    from monumental.engine.game import Game


class Display:
    """Never changes: taking and refilling give a new display. Slot 0 is the one next to the deck."""

    def __init__(
        self,
        slots: tuple[int, ...],
        eras: tuple[tuple[int, ...], ...],
        separations: int,
        discard: tuple[int, ...],
    ) -> None:
        self.slots = slots
        self.eras = eras  # an urn for each era, the next to be drawn from first
        self.separations = separations  # Separation cards still in the deck
        self.discard = discard

    def cards(self) -> tuple[int, ...]:
        return tuple([card for card in self.slots if card != EMPTY])

    def count(self) -> int:
        return len(self.slots) - self.slots.count(EMPTY)

    def deck_count(self) -> int:
        return sum([len(era) for era in self.eras])

    def without(self, slot: int) -> Display:
        """A gap stays until the display is replenished."""
        return Display(
            (*self.slots[:slot], EMPTY, *self.slots[slot + 1 :]), self.eras, self.separations, self.discard
        )

    def discarding(self, card: int) -> Display:
        return Display(self.slots, self.eras, self.separations, (*self.discard, card))


def replenish_display(game: Game, keep_at_most: int) -> None:
    """Discard from the far end down to what may stay, slide away from the deck, deal into the gaps."""
    display = game.state.display
    left = list(display.cards())
    discard = list(display.discard)
    while len(left) > keep_at_most:
        card = left.pop()
        discard.append(card)
        game.tell("display-discarded", -1, card)
    game.state.display = Display(
        (EMPTY,) * (len(display.slots) - len(left)) + tuple(left),
        display.eras,
        display.separations,
        tuple(discard),
    )
    deal_to_display(game)


def deal_to_display(game: Game) -> None:
    """Fill the gaps, the one furthest from the deck first, as long as the deck lasts."""
    display = game.state.display
    slots = list(display.slots)
    eras = list(display.eras)
    separations = display.separations
    for slot in range(len(slots) - 1, -1, -1):
        if slots[slot] != EMPTY:
            continue
        while eras and not eras[0]:
            eras.pop(0)
        if not eras:
            break
        if separations == len(eras):
            # The Separation card on top of an era's cards leaves the game when it is drawn.
            separations -= 1
            game.tell("era-begins", -1, number=era_of(game, eras[0]))
        urn = eras[0]
        position = game.chance.pick(urn)
        slots[slot] = urn[position]
        eras[0] = urn[:position] + urn[position + 1 :]
        game.tell("display-dealt", -1, slots[slot], slot)
    game.state.display = Display(tuple(slots), tuple(eras), separations, display.discard)


def era_of(game: Game, urn: tuple[int, ...]) -> int:
    return game.catalog.cards[urn[0]].era
