"""What lies between the players in every rule system, the course of the game, and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import DEVELOPMENT, KINDS, Script
from monumental.engine.effects import Effect
from monumental.engine.moves.acquire import price
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.taking import AcquireForLess, ChooseCardToTake
from monumental.engine.moves.turn import TurnChoice
from monumental.engine.moves.wonder import completion_price
from monumental.meaning.position.draft import MOST_KEPT, packed
from monumental.meaning.position.entries import (
    ASKED_ABOUT,
    DEVELOPMENT_DECK,
    DEVELOPMENT_DISCARD,
    DISPLAY,
    LAST,
    NOBODY,
    OF_CARD,
    PILE,
    POSITION_AT,
    of,
)
from monumental.meaning.position.section import Section
from monumental.meaning.position.words import QUESTIONS, Numbered

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game
    from monumental.engine.pieces.display import Display
    from monumental.meaning.cards import CardMeanings
    from monumental.meaning.position.draft import Draft
    from monumental.meaning.position.fields import Fields

#: So many numbers of a question are told: a tile, a place, how often it is still asked.
QUESTION_NUMBERS: Final = 3

#: No display has more rows.
ROWS: Final = 4


class QuestionSection(Section):
    """The course of the game, who is asked, and what about."""

    def __init__(self, table: Fields, meanings: CardMeanings, seats: int) -> None:
        self.meanings = meanings
        self.seats = seats
        self.questions = Numbered(QUESTIONS)
        self.round = table.amounts("round", 1, 10)
        self.final = table.amounts("final round", 1, 1, "0 or 1")
        self.first = table.one_of("start player", seats, "counted from oneself")
        self.asked = table.one_of("who answers", seats, "counted from oneself")
        self.about = table.one_of("about whom", seats, "an Automa's question is answered by another")
        self.question = table.one_of("question", self.questions.count, ", ".join(QUESTIONS))
        self.numbers = table.amounts(
            "numbers of the question", QUESTION_NUMBERS, 10, "a tile, a place, how often it is still asked"
        )

    def write(self, game: Game, seat: int, draft: Draft) -> None:
        state = game.state
        seats = self.seats
        row = draft.row
        row[self.round] = state.round
        row[self.final] = int(state.final)
        row[self.first] = (state.first - seat) % seats + 1
        if not state.agenda:
            return
        choice = game.choice()
        asked = state.decider(choice.seat)
        row[self.asked] = (asked - seat) % seats + 1
        row[self.about] = (choice.seat - seat) % seats + 1
        row[self.question] = self.questions.of(choice.question)
        # What a private question is about is for whoever answers it.
        if not choice.private or asked == seat:
            self.write_details(choice, row)

    def write_details(self, choice: Choice, row: list[int]) -> None:
        subject = choice.subject()
        meaning = 0 if subject is None else subject.number + OF_CARD
        at = self.numbers
        last = at + QUESTION_NUMBERS
        for part in choice.parts()[1:]:
            if isinstance(part, int):
                if at < last:
                    row[at] = part + 1
                    at += 1
            elif not meaning and isinstance(part, (Script, Effect)):
                meaning = self.meanings.sources.get(part.address, 0)
        if meaning:
            row.append(of(NOBODY, ASKED_ABOUT) + meaning)


class OfferedSection(Section):
    """The display, what may be in the Development deck, its discard pile, the Basic Buildings."""

    priced = ("acquire", "build", "complete", "develop")

    def __init__(self, table: Fields) -> None:
        self.known: dict[int, tuple[Display, bytes]] = {}
        self.deck_count = table.amounts("cards of the Development deck", 1, 20)
        self.separations = table.amounts("Separation cards in the deck", 1, 4)
        kinds = ", ".join(KINDS[kind] for kind in DEVELOPMENT)
        self.spare = table.amounts(
            "cards that stay in the box", len(DEVELOPMENT), 10, f"where boxes are mixed: {kinds}"
        )
        self.taken = table.bits("rows", ROWS, "that a card was acquired from since they were replenished")

    def write(self, game: Game, seat: int, draft: Draft) -> None:
        display = game.state.display
        row = draft.row
        row[self.deck_count] = display.deck_count()
        row[self.separations] = display.separations
        row[self.taken] = display.taken
        for counts in display.spare:
            for kind, count in enumerate(counts):
                row[self.spare + kind] += count
        basics = game.catalog.basics
        base = of(NOBODY, PILE) + OF_CARD
        for pile, left in enumerate(game.state.piles):
            row.append(base + basics[pile] + (min(left, LAST) << POSITION_AT))
        draft.packed.append(self.entries(display))

    def entries(self, display: Display) -> bytes:
        """The cards of a display and its deck; one that was seen before has them already."""
        known = self.known.get(id(display))
        if known is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            # The display is kept, too: so no other one gets its identity.
            known = self.known[id(display)] = (display, packed(entries_of(display)))
        return known[1]

    def price(self, game: Game, seat: int, option: Action) -> int:
        if option.verb == "complete":
            return completion_price(game, seat)
        if option.verb == "develop":
            return policy_price(game, seat)
        return self.card_price(game, seat, option)

    def card_price(self, game: Game, seat: int, option: Action) -> int:
        """By a turn's own action at its price, by a text for less or for nothing."""
        number = game.state.display.slots[option.first] if option.verb == "acquire" else option.first
        card = game.catalog.cards[number]
        choice = game.choice()
        if isinstance(choice, TurnChoice):
            return price(game, seat, card)
        if isinstance(choice, ChooseCardToTake):
            effect = choice.effect
            if isinstance(effect, AcquireForLess):
                return price(game, seat, card, effect.less)
        return 0


def entries_of(display: Display) -> list[int]:
    found = []
    base = of(NOBODY, DISPLAY) + OF_CARD
    for slot, card in enumerate(display.slots):
        if card != EMPTY:
            found.append(base + card + (slot << POSITION_AT))
    base = of(NOBODY, DEVELOPMENT_DISCARD) + OF_CARD
    found += [base + card for card in display.discard]
    # Sorted: nobody knows the order of a deck.
    for era, urn in enumerate(display.eras):
        base = of(NOBODY, DEVELOPMENT_DECK) + OF_CARD + (era << POSITION_AT)
        found += [base + card for card in sorted(urn)]
    return found
