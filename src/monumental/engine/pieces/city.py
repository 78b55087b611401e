"""A city: nine cells of cards, activated by row and column, refilled from the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action
from monumental.engine.agenda import Choice, Part, Step, absent
from monumental.engine.catalog import KNOWLEDGE, NOTHING, Card
from monumental.engine.pieces.deck import Deck, shuffled
from monumental.engine.reasons import Reason
from monumental.engine.resources import EVERY_RESOURCE, gain
from monumental.engine.state import ALL_CELLS, CELLS, DRAWN_CARDS, HERO, PLACES, PLACES_OF, POLICY

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Player

#: The cells of each row and of each column, a bit each.
ROWS: Final[tuple[int, ...]] = (0b000_000_111, 0b000_111_000, 0b111_000_000)
COLUMNS: Final[tuple[int, ...]] = (0b001_001_001, 0b010_010_010, 0b100_100_100)

ACTIVATE: Final = [Action("activate", row, column) for row in range(3) for column in range(3)]


def card_at(game: Game, seat: int, place: int) -> Card | None:
    """The card at a place of a player: of the city, the topmost Policy, the Hero, or a drawn card."""
    player = game.state.players[seat]
    number = EMPTY
    drawn = DRAWN_CARDS <= place < DRAWN_CARDS + len(player.drawn)
    if 0 <= place < PLACES or place == HERO or drawn or (place == POLICY and player.policies):
        number = player.card_at(place)
    return None if number == EMPTY else game.catalog.cards[number]


def top_place(player: Player, cell: int) -> int:
    """Where the card of a cell lies that can be chosen: the cover, or a Knowledge lying alone.

    [DUEL-REPC-06]
    """
    if player.city[cell] != EMPTY:
        return cell
    if player.city[cell + CELLS] != EMPTY:
        return cell + CELLS
    return EMPTY


def is_rotated(player: Player, place: int) -> bool:
    return player.rotated >> (place % CELLS) & 1 != 0


def is_marked(player: Player, place: int) -> bool:
    return player.marked >> place & 1 != 0


def mark(player: Player, place: int) -> None:
    """Put an Action token on a card. There are always enough of them.

    [DUEL-COMP-07, DUEL-TURN-05, CONT-GEN-02, CONT-SETUP-05, CONT-ACT-19]
    """
    if place >= 0:
        player.marked |= 1 << place


def inactive_places(player: Player) -> list[int]:
    """The cards that can be archived or discarded: not rotated, and lying on top.

    [DUEL-TERM-03, DUEL-TERM-15, BASE-TERM-01]
    """
    places = []
    city = player.city
    for place in PLACES_OF[ALL_CELLS & ~player.rotated]:
        # A Knowledge under a card is not on top.
        if city[place] != EMPTY and (place < CELLS or city[place - CELLS] == EMPTY):
            places.append(place)
    return places


def has_inactive_card(player: Player) -> bool:
    for place in PLACES_OF[ALL_CELLS & ~player.rotated]:
        if player.city[place] != EMPTY:
            return True
    return False


def activate(game: Game, seat: int, row: int, column: int) -> None:
    """Rotate the cards of a row and a column, Knowledge under them included, and gain what they give.

    [BASE-ACT-02]
    """
    if game.journal is not None:
        game.tell("activated", seat, place=row * 3 + column)
    activate_cells(game, seat, ROWS[row] | COLUMNS[column])


def activate_cells(game: Game, seat: int, cells: int) -> None:
    """Rotate the cards of these cells; what they give is gained, and their texts can be used.

    [DUEL-ACT-03, DUEL-ACT-06, DUEL-ACT-07, DUEL-ACT-08, BASE-ACT-03, CONT-CITY-02]
    """
    player = game.state.players[seat]
    city = player.city
    cards = game.catalog.cards
    given = game.catalog.given
    rotated = 0
    resources = list(NOTHING)
    for place in PLACES_OF[cells]:
        number = city[place]
        if number == EMPTY:
            continue
        rotated |= 1 << place % CELLS
        if cards[number].standing:
            player.put_in_force(place)
        for resource in given[number]:
            resources[resource] = resources[resource] + 1
    player.rotated |= rotated
    player.activated |= rotated
    for resource in EVERY_RESOURCE:
        if resources[resource]:
            gain(game, seat, resource, resources[resource])


class ChooseRowAndColumn(Choice):
    """Choose one row and one column.  [DUEL-ACT-02, BASE-ACT-01]"""

    question = "activate"
    waits = True

    def options(self, game: Game) -> list[Action]:
        return ACTIVATE.copy()

    def take(self, game: Game, action: Action) -> None:
        activate(game, self.seat, action.first, action.second)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "activate":
            return Reason("no-such-row", self.question)
        return before_actions(game, action, self.question)


def before_actions(game: Game, action: Action, question: str) -> Reason:
    """Actions come after the city is activated.  [BASE-TURN-02, CONT-SETUP-07, DUEL-PHASE-02]"""
    if action.verb in game.rules.action_by_verb or action.verb == "end":
        return Reason("city-first", "phases")
    return Reason("not-asked-now", question)


def straighten(player: Player, cell: int) -> None:
    """The card lies inactive again: its permanent texts stop."""
    player.rotated &= ~(1 << cell)
    player.put_out_of_force(cell)
    player.put_out_of_force(cell + CELLS)


def take_from_city(game: Game, seat: int, place: int) -> int:
    """Lift the card at a place off the city; a Knowledge under it goes to the discard pile.

    [DUEL-TERM-04, BASE-TERM-02]
    """
    player = game.state.players[seat]
    card = player.city[place]
    lift(player, place)
    if place < CELLS:
        discard_knowledge(game, seat, place)
    return card


def lift(player: Player, place: int) -> None:
    """Take the card at a place away, with its Action token; its permanent texts stop."""
    player.city[place] = EMPTY
    player.marked &= ~(1 << place)
    player.put_out_of_force(place)


def discard_knowledge(game: Game, seat: int, cell: int) -> None:
    player = game.state.players[seat]
    knowledge = player.city[cell + CELLS]
    if knowledge != EMPTY:
        lift(player, cell + CELLS)
        put_on_discard(game, seat, knowledge)


def put_on_discard(game: Game, seat: int, card: int) -> None:
    """A card of a city goes to its owner's pile.  [DUEL-TERM-13]"""
    player = game.state.players[seat]
    player.discard = (*player.discard, card)
    game.tell("discarded", seat, card)


def put_on_deck(game: Game, seat: int, card: int) -> None:
    """Face down, but everybody saw it."""
    player = game.state.players[seat]
    player.deck = player.deck.with_on_top(card)


def can_draw(game: Game, seat: int) -> bool:
    """Is there a card to draw? Some rules make an empty deck anew from the discard pile for it.

    [DUEL-REPC-08, DUEL-TERM-17, BASE-ACT-07, BASE-REPC-05]
    """
    player = game.state.players[seat]
    if player.deck.known or player.deck.urn:
        return True
    return game.rules.reshuffling.to_draw and bool(player.discard)


def draw(game: Game, seat: int) -> int:
    """Take the top card of the city deck, where there is one to draw.  [DUEL-TERM-17, BASE-ACT-07]"""
    player = game.state.players[seat]
    if player.deck.is_empty():
        make_deck_anew(game, seat)
    card, player.deck = player.deck.draw(game.chance)
    return card


def clear_activated(game: Game, seat: int) -> None:
    """Discard all activated cards and those that were drawn; of a reinforced cell the card on top stays.

    [DUEL-PASS-03, BASE-REPC-01, BASE-SCI-02, BASE-TERM-12]
    """
    player = game.state.players[seat]
    city = player.city
    discard = list(player.discard)
    stay: list[int] = []
    if player.reinforced:
        stay = [top_place(player, cell) for cell in range(CELLS) if player.reinforced >> cell & 1]
    for place in PLACES_OF[player.rotated]:
        number = city[place]
        if number != EMPTY and place not in stay:
            discard.append(number)
            city[place] = EMPTY
    discard.extend(player.drawn)
    player.discard = tuple(discard)
    player.drawn = ()
    player.rotated = 0
    player.activated = 0
    player.reinforced = 0
    # What lies neither in the city nor was drawn stays in force.
    if player.standing:
        player.standing = tuple([place for place in player.standing if PLACES <= place < DRAWN_CARDS])


class FillCity(Step):
    """Deal into the gaps one card at a time, row by row, from `cell` on up to `end`.

    A Knowledge gets the next card on top.
    [DUEL-CITY-04, DUEL-CITY-05, DUEL-REPC-01, DUEL-REPC-02, DUEL-REPC-05, DUEL-REPC-06, BASE-CITY-06,
    BASE-CITY-07, BASE-REPC-02, BASE-REPC-03, BASE-REPC-06]
    """

    def __init__(self, seat: int, cell: int, end: int = CELLS) -> None:
        super().__init__(seat)
        self.cell = cell
        self.end = end

    def parts(self) -> list[Part]:
        return [self.seat, self.cell, self.end]

    def missing(self, game: Game) -> str:
        return absent("cell", self.cell, range(CELLS)) or absent("end", self.end, range(CELLS + 1))

    def run(self, game: Game) -> None:
        player = game.state.players[self.seat]
        city = player.city
        cards = game.catalog.cards
        cell = self.cell
        end = self.end
        while cell < end and city[cell] != EMPTY:
            cell += 1
        if cell == end:
            return
        is_told = game.journal is not None
        # The deck is made anew once, not for every card.
        known = list(player.deck.known)
        urn = list(player.deck.urn)
        try:
            while cell < end:
                if city[cell] != EMPTY:
                    cell += 1
                    continue
                if not known and not urn:
                    if not reshuffle(game, self.seat, city[cell + CELLS] != EMPTY):
                        # A Knowledge without a cover stays alone; another space may still get a Knowledge.
                        cell += 1
                        continue
                    known = list(player.deck.known)
                    urn = list(player.deck.urn)
                # Luck is asked only when nobody knows the card.
                card = known.pop() if known else urn.pop(game.chance.pick(urn))
                if cards[card].kind != KNOWLEDGE:
                    city[cell] = card
                    if is_told:
                        game.tell("dealt", self.seat, card, cell)
                    cell += 1
                elif city[cell + CELLS] == EMPTY:
                    city[cell + CELLS] = card
                    if is_told:
                        game.tell("dealt", self.seat, card, cell + CELLS)
                else:
                    # A second Knowledge: keep one, discard the other, deal on.
                    player.aside = (*player.aside, card)
                    game.tell("dealt-second-knowledge", self.seat, card, cell + CELLS)
                    game.state.agenda.append(FillCity(self.seat, cell, self.end))
                    game.state.agenda.append(KeepKnowledge(self.seat, cell, cards[card]))
                    break
        finally:
            # Luck that is known only so far may stop here: what was drawn is drawn.
            player.deck = Deck(tuple(known), tuple(urn))


def reshuffle(game: Game, seat: int, needs_cover: bool) -> bool:
    """Make an empty deck anew from the discard pile; a Knowledge can't cover another.

    [DUEL-REPC-04, DUEL-REPC-05, DUEL-REPC-07]
    """
    player = game.state.players[seat]
    cards = game.catalog.cards
    takes_knowledge = game.rules.reshuffling.knowledge_alone and not needs_cover
    for card in player.discard:
        if takes_knowledge or cards[card].kind != KNOWLEDGE:
            make_deck_anew(game, seat)
            return True
    return False


def make_deck_anew(game: Game, seat: int) -> None:
    """Shuffle the discard pile into a new deck.  [BASE-REPC-05]"""
    player = game.state.players[seat]
    player.deck = shuffled(player.discard)
    player.discard = ()
    game.tell("reshuffled", seat)


class KeepKnowledge(Choice):
    """Two Knowledge cards want the same cell: one stays, the other is discarded.

    [DUEL-REPC-03, BASE-REPC-04]
    """

    question = "keep-knowledge"

    def __init__(self, seat: int, cell: int, second: Card) -> None:
        super().__init__(seat)
        self.cell = cell
        self.second = second

    def parts(self) -> list[Part]:
        return [self.seat, self.cell, self.second]

    def missing(self, game: Game) -> str:
        return absent("cell", self.cell, range(CELLS)) or ("" if self.second.kind == KNOWLEDGE else "card")

    def card_aside(self) -> Card | None:
        return self.second

    def can_be_asked(self, game: Game) -> bool:
        """One lies in the cell, the other one was dealt last."""
        player = game.state.players[self.seat]
        return player.city[self.cell + CELLS] != EMPTY and player.aside[-1:] == (self.second.number,)

    def options(self, game: Game) -> list[Action]:
        first = game.state.players[self.seat].city[self.cell + CELLS]
        if first == self.second.number:
            return [Action("keep", first)]
        return [Action("keep", first), Action("keep", self.second.number)]

    def take(self, game: Game, action: Action) -> None:
        player = game.state.players[self.seat]
        first = player.city[self.cell + CELLS]
        player.aside = player.aside[:-1]
        player.city[self.cell + CELLS] = action.first
        put_on_discard(game, self.seat, self.second.number if action.first == first else first)

    def refusal(self, game: Game, action: Action) -> Reason:
        return Reason("keep-one-of-two" if action.verb == "keep" else "not-asked-now", self.question)

    def subject(self) -> Card | None:
        return self.second
