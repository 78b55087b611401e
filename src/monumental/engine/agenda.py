"""The agenda: what is still to do, as a stack of small objects that never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import NO, Action
from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect
from monumental.engine.reasons import Reason
from monumental.engine.state import EVERYWHERE, NOWHERE

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: What a task is made of: plain numbers, and things of the catalog, which a saved game names.
Part = int | tuple[int, ...] | tuple[Script, ...] | Script | Effect | Card

#: What the numbers of many tasks can be. Nothing is done more often in a row: not even the Units of a
#: conquest are so many.
ANY_PLACE: Final = range(NOWHERE, EVERYWHERE)
MOST_TIMES: Final = 50
TIMES: Final = range(1, MOST_TIMES + 1)


class Task:
    """Something still to be done. To go on later, a task puts a successor on the agenda.

    The rules only make tasks that can be carried out; of one that a position file brings, the task itself
    says whether it can: `missing` and `fits`.
    """

    #: The slot of the module that must be in play; empty: none.
    module: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: seat {self.seat}>"

    def parts(self) -> list[Part]:
        """The arguments that make this task again, for saved games."""
        return [self.seat]

    def missing(self, game: Game) -> str:
        """Which of its parts is the number of nothing that is there, or the wrong kind of card."""
        return ""

    def fits(self, game: Game) -> bool:
        """Do its parts, which are all there, fit each other and what lies on the table?"""
        return True

    def card_aside(self) -> Card | None:
        """The card that lies aside until this is done, if there is one."""
        return None


def absent(part: str, number: int, known: range) -> str:
    """The name of a part, if there is nothing of its number."""
    return "" if number in known else part


def any_absent(part: str, numbers: tuple[int, ...], known: range) -> str:
    """The name of a part, if there is nothing of one of its numbers."""
    for number in numbers:
        if number not in known:
            return part
    return ""


class Step(Task):
    """Runs by itself."""

    def run(self, game: Game) -> None:
        """Do it. The step itself is already off the agenda."""
        raise NotImplementedError(type(self).__name__)


class Choice(Task):
    """Waits for a seat to choose one of its options."""

    #: Names the question: its text is `ask-<question>`, its clause `Rules.clauses[question]`.
    question: ClassVar[str] = ""

    #: Only this seat knows what it can choose from: to be asked shows it a secret, to answer betrays some of
    #: it, and that there is but one answer is nobody else's business.
    private: ClassVar[bool] = False

    #: May it wait while something else is done? All others are asked at once.
    waits: ClassVar[bool] = False

    def can_be_asked(self, game: Game) -> bool:
        """Is there what the question is about, and can it be answered as often as it is asked?"""
        return True

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: seat {self.seat} is asked '{self.question}'>"

    def options(self, game: Game) -> list[Action]:
        """What can be done and completed now, in a fixed order."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: Game, action: Action) -> None:
        """Do it. The choice itself is already off the agenda."""
        raise NotImplementedError(type(self).__name__)

    def can_wait(self, game: Game) -> bool:
        """Is all that is left to do as good on one's next turn?

        Then `end` is an option. No turn ends by itself for that, but a person may let the table end it.
        """
        return False

    def refusal(self, game: Game, action: Action) -> Reason:
        """Why this action, which is not among the options, can't be done."""
        return Reason("not-asked-now", self.question)

    def subject(self) -> Card | None:
        """The card the question is about, if there is one."""
        return None


class Offer(Choice):
    """A choice that a card text gives: it may be left, because using a text is never mandatory.

    [DUEL-USE-02, BASE-ACT-06]
    """

    def options(self, game: Game) -> list[Action]:
        options = self.targets(game)
        options.append(NO)
        return options

    def take(self, game: Game, action: Action) -> None:
        if action.verb != "no":
            self.accept(game, action)

    def targets(self, game: Game) -> list[Action]:
        """What the text can be used on."""
        raise NotImplementedError(type(self).__name__)

    def accept(self, game: Game, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)


class OfferThen(Offer):
    """An offer with something that follows if it is taken. `place` is where the card lies that makes it."""

    def __init__(self, seat: int, then: Script, place: int) -> None:
        super().__init__(seat)
        self.then = then
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.then, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE)

    def follow(self, game: Game) -> None:
        resolve(game, self.seat, self.then, self.place)


class CountedOffer(Offer):
    """An offer that is made `left` times, as long as it is taken."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.left]

    def missing(self, game: Game) -> str:
        return absent("left", self.left, TIMES)


class CardStep(Step):
    """Something that is still to be done with a card."""

    #: The kinds of cards that it can be done with.
    kinds: ClassVar[tuple[int, ...]] = ()

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def parts(self) -> list[Part]:
        return [self.seat, self.card]

    def missing(self, game: Game) -> str:
        return "" if self.card.kind in self.kinds else "card"


class Resolve(Step):
    """Carry out a card text, sentence by sentence. `place` is where the card lies."""

    def __init__(self, seat: int, script: Script, at: int, place: int) -> None:
        self.seat = seat
        self.script = script
        self.at = at
        self.place = place

    def parts(self) -> list[Part]:
        return [self.seat, self.script, self.at, self.place]

    def missing(self, game: Game) -> str:
        return absent("place", self.place, ANY_PLACE)

    def fits(self, game: Game) -> bool:
        return 0 <= self.at < len(self.script.sentences)

    def run(self, game: Game) -> None:
        sentences = self.script.sentences
        if self.at + 1 < len(sentences):
            game.state.agenda.append(Resolve(self.seat, self.script, self.at + 1, self.place))
        sentence = sentences[self.at]
        if game.begun is not None and sentence.possible(game, self.seat, self.place):
            game.begun.append(sentence)
        sentence.start(game, self.seat, self.place)


def resolve(game: Game, seat: int, script: Script | None, place: int) -> None:
    """Put a text, if there is one, on the agenda."""
    if script is not None and script.sentences:
        game.state.agenda.append(Resolve(seat, script, 0, place))
