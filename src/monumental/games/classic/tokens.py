"""Exploration tokens: turned over by whoever conquers their Province, with two benefits to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import MOST_CARDS, NO, YES, Action, one_of_each
from monumental.engine.agenda import Choice, Offer, Part, Step, resolve
from monumental.engine.effects import AskingEffect, Effect
from monumental.engine.reasons import Reason
from monumental.engine.sentences import BRANCH
from monumental.engine.state import NOWHERE
from monumental.engine.triggers import resolve_in_any_order
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, Script
    from monumental.engine.game import Game
    from monumental.engine.triggers import Due

REPEAT: Final = one_of_each("repeat", MOST_CARDS)


def claim_token(game: Game, seat: int, front: int, texts: Due) -> None:
    """Turn the token over, and resolve the texts of the conquest; what comes first may be asked."""
    for position, script in enumerate(texts.scripts):
        if not script.is_plain() and script.possible(game, seat, texts.places[position]):
            scripts, places = tuple(texts.scripts), tuple(texts.places)
            game.state.agenda.append(ChooseWhatComesFirst(seat, front, scripts, places))
            return
    texts.resolve(game)
    game.state.agenda.append(ClaimToken(seat, front))


class ChooseWhatComesFirst(Choice):
    """The token of a conquered Province, or the texts of the Warlord and of cards that answer to it."""

    question = "token-first"

    def __init__(self, seat: int, front: int, scripts: tuple[Script, ...], places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.front = front
        self.scripts = scripts
        self.places = places

    def parts(self) -> list[Part]:
        return [self.seat, self.front, self.scripts, self.places]

    def options(self, game: Game) -> list[Action]:
        return [YES, NO]

    def take(self, game: Game, action: Action) -> None:
        claim = ClaimToken(self.seat, self.front)
        if action.verb == "no":
            game.state.agenda.append(claim)
        resolve_in_any_order(game, self.seat, self.scripts, self.places)
        if action.verb == "yes":
            game.state.agenda.append(claim)


class ClaimToken(Step):
    """Turn over a token that was lying on a conquered Province: only now its back is known."""

    def __init__(self, seat: int, front: int) -> None:
        super().__init__(seat)
        self.front = front

    def parts(self) -> list[Part]:
        return [self.seat, self.front]

    def run(self, game: Game) -> None:
        state = classic(game)
        urn = state.urns[self.front]
        position = game.chance.pick(urn)
        token = urn[position]
        left = urn[:position] + urn[position + 1 :]
        state.urns = (*state.urns[: self.front], left, *state.urns[self.front + 1 :])
        state.holdings[self.seat] = state.holdings[self.seat].with_exploration(token)
        game.tell("took-token", self.seat, token)
        offer_benefits(game, self.seat, game.catalog.cards[token])


def offer_benefits(game: Game, seat: int, token: Card) -> None:
    """One of the two benefits, at once."""
    if possible_benefits(game, seat, token):
        game.state.agenda.append(ChooseBenefit(seat, token))


def possible_benefits(game: Game, seat: int, token: Card) -> list[Action]:
    numbers = range(len(token.benefits))
    return [BRANCH[number] for number in numbers if token.benefits[number].possible(game, seat, NOWHERE)]


class ChooseBenefit(Choice):
    question = "choose-benefit"

    def __init__(self, seat: int, token: Card) -> None:
        super().__init__(seat)
        self.token = token

    def parts(self) -> list[Part]:
        return [self.seat, self.token]

    def options(self, game: Game) -> list[Action]:
        return possible_benefits(game, self.seat, self.token)

    def take(self, game: Game, action: Action) -> None:
        classic(game).unchosen = self.token.benefits[1 - action.first]
        resolve(game, self.seat, self.token.benefits[action.first], NOWHERE)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "branch" and 0 <= action.first < len(self.token.benefits):
            return Reason("no-effect-now", self.question, card=self.token.number)
        return Reason("not-asked-now", self.question)

    def subject(self) -> Card | None:
        return self.token


class OtherBenefit(Effect):
    """Gain the other benefit of the token just taken, too."""

    verb = "other_benefit"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        benefit = classic(game).unchosen
        return benefit is not None and benefit.possible(game, seat, NOWHERE)

    def start(self, game: Game, seat: int, place: int) -> None:
        benefit = classic(game).unchosen
        classic(game).unchosen = None
        resolve(game, seat, benefit, NOWHERE)


class RepeatToken(AskingEffect):
    """Gain a benefit of one's own Exploration token once more; then the token leaves the game."""

    verb = "repeat_token"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(repeatable_tokens(game, seat))

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseTokenToRepeat(seat)


def repeatable_tokens(game: Game, seat: int) -> list[Action]:
    cards = game.catalog.cards
    tokens = sorted(set(classic(game).holdings[seat].exploration))
    return [REPEAT[token] for token in tokens if possible_benefits(game, seat, cards[token])]


class ChooseTokenToRepeat(Offer):
    question = "repeat-token"

    def targets(self, game: Game) -> list[Action]:
        return repeatable_tokens(game, self.seat)

    def accept(self, game: Game, action: Action) -> None:
        state = classic(game)
        state.holdings[self.seat] = state.holdings[self.seat].without_exploration(action.first)
        state.removed = (*state.removed, action.first)
        game.tell("repeated-token", self.seat, action.first)
        offer_benefits(game, self.seat, game.catalog.cards[action.first])

    def refusal(self, game: Game, action: Action) -> Reason:
        tokens = classic(game).holdings[self.seat].exploration
        if action.verb == "repeat" and action.first in tokens:
            return Reason("no-effect-now", self.question, card=action.first)
        if action.verb == "repeat":
            return Reason("not-your-token", self.question)
        return Reason("not-asked-now", self.question)
