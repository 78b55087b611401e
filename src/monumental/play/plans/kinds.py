"""The kinds of plans. A rule system lists those that can be laid down in it (`System.plans`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import EMPTY, PASS, Action
from monumental.engine.moves.acquire import AcquireCard, card_of, price
from monumental.engine.moves.turn import TurnChoice
from monumental.engine.pieces.city import ChooseRowAndColumn
from monumental.play.notation import all_words, write
from monumental.play.plans.plan import DEARER, GONE, OTHER_QUESTION, ROUND_OVER, TOO_POOR, Plan, Verdict

if TYPE_CHECKING:
    from collections.abc import Collection

    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: What ends a turn.
END: Final = Action("end")

#: What buys a card: off the display, or off a pile.
BUYING: Final = (AcquireCard.verb, AcquireCard.also)

#: Nothing to be done yet, and no reason to withdraw anything.
WAIT: Final = Verdict()


class Kind:
    """One thing that can be laid down: it answers one question, whatever game asks it."""

    #: The first word of its plans.
    verb: ClassVar[str] = ""

    #: The question that it answers.
    question: ClassVar[str] = ""

    #: Is it done once, and gone then? Else it stays, and what happens to its seat does not touch it.
    once: ClassVar[bool] = True

    def words(self, game: Game, seat: int) -> list[str]:
        """All plans of this kind that a seat could lay down now."""
        raise NotImplementedError(type(self).__name__)

    def basis(self, game: Game, seat: int, words: str) -> int:
        """What has to be remembered of the moment when it is laid down."""
        del game, seat, words
        return 0

    def own_verbs(self, game: Game) -> Collection[str]:
        """Whoever does one of these by hand has answered the question that the plan was for."""
        raise NotImplementedError(type(self).__name__)

    def broken(self, game: Game, plan: Plan) -> str:
        """Why it is good for nothing any more, whoever is asked; empty: it is not."""
        del game, plan
        return ""

    def verdict(self, game: Game, plan: Plan) -> Verdict:
        """What it comes to, now that its question is asked."""
        raise NotImplementedError(type(self).__name__)


class ActivateAgain(Kind):
    """This row and this column, when the city is activated next."""

    verb = "activate"
    question = ChooseRowAndColumn.question

    def words(self, game: Game, seat: int) -> list[str]:
        return [write(game, action) for action in all_words(game, self.verb)]

    def own_verbs(self, game: Game) -> Collection[str]:
        return {self.verb}

    def verdict(self, game: Game, plan: Plan) -> Verdict:
        found = [action for action in game.options() if write(game, action) == plan.words]
        return Verdict(found[0]) if found else Verdict(withdrawn=OTHER_QUESTION)


class BuyCard(Kind):
    """This card of the display, or this Basic Building, if it is there on one's turn and can be paid.

    It may cost less than when the plan was laid down, and never more.
    """

    verb = "buy"
    question = TurnChoice.question

    def words(self, game: Game, seat: int) -> list[str]:
        cards = game.catalog.cards
        return [f"{self.verb} {cards[number].key}" for number in _for_sale(game)]

    def basis(self, game: Game, seat: int, words: str) -> int:
        card = _card(game, words.partition(" ")[2])
        assert card is not None
        return price(game, seat, card)

    def own_verbs(self, game: Game) -> Collection[str]:
        return game.rules.action_by_verb

    def broken(self, game: Game, plan: Plan) -> str:
        return "" if _card(game, plan.subject) is not None else GONE

    def verdict(self, game: Game, plan: Plan) -> Verdict:
        card = _card(game, plan.subject)
        assert card is not None
        if price(game, plan.seat, card) > plan.basis:
            return Verdict(withdrawn=DEARER)
        for action in game.options():
            if action.verb in BUYING and card_of(game, action) is card:
                return Verdict(action)
        return Verdict(withdrawn=TOO_POOR)


class PassNext(Kind):
    """No further turn this round, if nothing has happened to me by then.

    Where somebody passes, they are out until the next round: it rests on the round in which it was laid down.
    """

    verb = "pass"
    question = TurnChoice.question

    def words(self, game: Game, seat: int) -> list[str]:
        return [] if game.state.players[seat].passed else [self.verb]

    def basis(self, game: Game, seat: int, words: str) -> int:
        return game.state.round

    def own_verbs(self, game: Game) -> Collection[str]:
        return game.rules.action_by_verb

    def broken(self, game: Game, plan: Plan) -> str:
        return "" if game.state.round == plan.basis else ROUND_OVER

    def verdict(self, game: Game, plan: Plan) -> Verdict:
        return Verdict(PASS) if PASS in game.options() else Verdict(withdrawn=OTHER_QUESTION)


class EndWhenDone(Kind):
    """End my turns by themselves: when nothing else is left, or only what is as good on my next turn."""

    verb = "end"
    question = TurnChoice.question
    once = False

    def words(self, game: Game, seat: int) -> list[str]:
        return [self.verb]

    def own_verbs(self, game: Game) -> Collection[str]:
        return ()

    def verdict(self, game: Game, plan: Plan) -> Verdict:
        options = game.options()
        if END not in options or (len(options) > 1 and not game.choice().can_wait(game)):
            return WAIT
        return Verdict(END)


def _for_sale(game: Game) -> list[int]:
    """The cards of the display, then the Basic Buildings of which there are some."""
    piles = zip(game.catalog.basics, game.state.piles, strict=True)
    found = [number for number in game.state.display.slots if number != EMPTY]
    return [*dict.fromkeys([*found, *[number for number, left in piles if left]])]


def _card(game: Game, key: str) -> Card | None:
    """The card of this key, if it is for sale."""
    for number in _for_sale(game):
        card = game.catalog.cards[number]
        if card.key == key:
            return card
    return None


#: What all rule systems share that activate a city and buy cards on turns.
ON_TURNS: Final = (ActivateAgain(), BuyCard())
ENDING: Final = EndWhenDone()
PASSING: Final = PassNext()
