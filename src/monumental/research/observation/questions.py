"""What is asked: the round, whose turn it is, the question and the card it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import Script
from monumental.engine.effects import Effect
from monumental.research.observation.known_questions import questions_of
from monumental.research.observation.sights import sight_of

if TYPE_CHECKING:
    from monumental.engine.agenda import Choice
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.research.observation.features import CardFeatures
    from monumental.research.observation.layout import Layout

#: So many numbers of a question are told: a tile, a place, how often it is still asked.
QUESTION_NUMBERS: Final = 3


class QuestionPart:
    """The course of the game and the question on top of the agenda."""

    def __init__(
        self, layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
    ) -> None:
        self.features = features
        self.seats = seats
        self.ending = sight_of(rules).ending
        self.by_key = catalog.by_key
        self.sources: dict[str, int] = {}  # whose text has an address
        self.questions = {question: at for at, question in enumerate(questions_of(rules))}
        self.course = layout.add(
            "course",
            3,
            "the round; is the final round played; was the end triggered",
            "round / 20, else 0 or 1",
        )
        self.first = layout.add("first player", seats, "the start player, counted from oneself")
        self.answers = layout.add("who answers", seats, "whose question it is, counted from oneself")
        self.about = layout.add("about whom", seats, "whom it is about: an Automa's is answered by another")
        self.question = layout.add("question", len(self.questions), ", ".join(self.questions))
        self.numbers = layout.add(
            "numbers of the question",
            QUESTION_NUMBERS,
            "a tile, a place, how often it is still asked",
            "/ 20",
        )
        self.subject = layout.add(
            "subject", features.length, "the card that asks or is asked about", "a card"
        )

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        state = game.state
        out[self.course] = state.round / 20
        out[self.course + 1] = state.final
        out[self.course + 2] = self.ending(state)
        out[self.first + (state.first - seat) % self.seats] = 1
        if not state.agenda:
            return
        choice = game.choice()
        asked = game.seat
        out[self.answers + (asked - seat) % self.seats] = 1
        out[self.about + (choice.seat - seat) % self.seats] = 1
        # One without a clause is nowhere in the table.
        if choice.question in self.questions:
            out[self.question + self.questions[choice.question]] = 1
        # What a private question is about is for whoever answers it.
        if not choice.private or asked == seat:
            self._fill_details(choice, out)

    def _fill_details(self, choice: Choice, out: memoryview[float]) -> None:
        subject = choice.subject()
        card = EMPTY if subject is None else subject.number
        at = self.numbers
        for part in choice.parts()[1:]:
            if isinstance(part, int):
                if at < self.numbers + QUESTION_NUMBERS:
                    out[at] = (part + 1) / 20
                    at += 1
            elif card == EMPTY and isinstance(part, (Script, Effect)):
                card = self._source(part.address)
        if card != EMPTY:
            out[self.subject : self.subject + self.features.length] = self.features.rows[card]

    def _source(self, address: str) -> int:
        """The card whose text this is: `duel-trade/forum.use` is the Forum's."""
        found = self.sources.get(address)
        if found is None:
            card = self.by_key.get(address.partition("/")[2].partition(".")[0])
            found = self.sources[address] = EMPTY if card is None else card.number
        return found
