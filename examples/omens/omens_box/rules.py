"""The rules of omens: the bag is laid out, the Scout draws, and whoever has an omen can interpret it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action
from monumental.engine.agenda import Choice, resolve
from monumental.engine.catalog import KINDS
from monumental.engine.effects import Effect
from monumental.engine.reasons import Reason
from monumental.engine.rules import ActionRule, Parts, SetupPart, Wishes
from monumental.engine.state import NOWHERE
from monumental.games.duel.scouts.errand import scout_is_free, scout_refusal, send_scout
from omens_box.slot import MOST_KEPT, OMEN, OMENS_SLOT, Omens, omens_of

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules

CONSULT: Final = Action("consult")
INTERPRET: Final = Action("interpret")


class LayOutOmens(SetupPart):
    """All omens go into the bag.  [OMEN-BAG-01]"""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        bag = [
            card.number for card in game.catalog.cards if KINDS[card.kind] == OMEN for _ in range(card.copies)
        ]
        game.state.slots[OMENS_SLOT] = Omens(tuple(bag), ((),) * len(wishes.civilizations))


def draw_refusal(game: Game, seat: int) -> Reason | None:
    """Why a seat can't draw an omen now.  [OMEN-KEEP-01]"""
    omens = omens_of(game.state)
    if len(omens.kept[seat]) >= MOST_KEPT:
        return Reason("omens-kept", "keep-omens", need=MOST_KEPT)
    return None if omens.bag else Reason("no-omen-left", "consult")


def draw(game: Game, seat: int) -> None:
    """Only who draws it sees it.  [OMEN-SECRET-01]"""
    omens = omens_of(game.state)
    game.state.slots[OMENS_SLOT] = omens.with_drawn(seat, game.chance.pick_for(seat, omens.bag))
    game.tell("consulted", seat)


class Consult(ActionRule):
    """Send the Scout to the oracle and draw an omen.  [OMEN-SCOUT-01]"""

    verb = "consult"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if scout_is_free(game, seat) and draw_refusal(game, seat) is None:
            options.append(CONSULT)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return scout_refusal(game, seat) or draw_refusal(game, seat)

    def perform(self, game: Game, seat: int, action: Action) -> None:
        send_scout(game, seat)
        draw(game, seat)


class Interpret(ActionRule):
    """Turn over one of one's omens.  [OMEN-TURN-01]"""

    verb = "interpret"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if helpful(game, seat):
            options.append(INTERPRET)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        if not omens_of(game.state).kept[seat]:
            return Reason("no-omen-kept", "interpret")
        return None if helpful(game, seat) else Reason("no-omen-helps", "interpret")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        game.state.agenda.append(ChooseOmen(seat))


def helpful(game: Game, seat: int) -> list[int]:
    """The omens of a seat whose texts would do something now, each once."""
    kept = sorted(set(omens_of(game.state).kept[seat]))
    return [omen for omen in kept if text_helps(game, seat, omen)]


def text_helps(game: Game, seat: int, omen: int) -> bool:
    text = game.catalog.cards[omen].use
    return text is not None and text.possible(game, seat, NOWHERE)


class ChooseOmen(Choice):
    """Which one? It is turned over, its text is carried out, and it goes back into the bag.

    [OMEN-TURN-01, OMEN-SECRET-01]
    """

    question = "choose-omen"
    private = True
    module = OMENS_SLOT

    def can_be_asked(self, game: Game) -> bool:
        return bool(helpful(game, self.seat))

    def options(self, game: Game) -> list[Action]:
        return [Action("foretell", omen) for omen in helpful(game, self.seat)]

    def take(self, game: Game, action: Action) -> None:
        state = game.state
        state.slots[OMENS_SLOT] = omens_of(state).with_returned(self.seat, action.first)
        game.tell("foretold", self.seat, action.first)
        resolve(game, self.seat, game.catalog.cards[action.first].use, NOWHERE)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != "foretell":
            return Reason("not-asked-now", self.question)
        if action.first not in omens_of(game.state).kept[self.seat]:
            return Reason("no-such-omen", self.question)
        return Reason("no-omen-helps", self.question)


class Foresee(Effect):
    """Draw an omen without the Scout.  [OMEN-TEXT-01]"""

    verb = "foresee"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return draw_refusal(game, seat) is None

    def start(self, game: Game, seat: int, place: int) -> None:
        if self.possible(game, seat, place):
            draw(game, seat)


def with_omens(rules: Rules) -> Rules:
    return rules.with_module(
        "omens",
        Parts(
            setup=(LayOutOmens(),),
            actions=(Consult(), Interpret()),
            kinds=(OMEN,),
            verbs={"foresee": Foresee},
            clauses={
                "consult": "OMEN-SCOUT-01",
                "keep-omens": "OMEN-KEEP-01",
                "interpret": "OMEN-TURN-01",
                "choose-omen": "OMEN-TURN-01",
            },
            words={"consult": (), "interpret": (), "foretell": ("card",)},
            slots={OMENS_SLOT: Omens},
        ),
    )
