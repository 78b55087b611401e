"""Exploration tokens: turned over by whoever conquers their Province, with two benefits to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, MOST_CARDS, NO, YES, Action, one_of_each
from monumental.engine.agenda import ANY_PLACE, Choice, Offer, Part, Step, absent, any_absent, resolve
from monumental.engine.catalog import BARBARIAN, FREE_TOWN
from monumental.engine.effects import AskingEffect, Effect
from monumental.engine.moves.use import without_effect
from monumental.engine.pieces.city import is_marked, mark
from monumental.engine.reasons import Reason, together
from monumental.engine.resources import CULTURE, GOLD
from monumental.engine.rules import Discovery
from monumental.engine.sentences.general import BRANCH, Gain
from monumental.engine.sentences.triggers import resolve_in_any_order
from monumental.engine.state import NOWHERE, WARLORD
from monumental.games.classic.automa.tokens import claim_for_automa
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, Script
    from monumental.engine.game import Game
    from monumental.engine.sentences.triggers import Due

REPEAT: Final = one_of_each("repeat", MOST_CARDS)


def claim_token(game: Game, seat: int, front: int, tile: int, texts: Due) -> None:
    """Turn the token over, and resolve the texts of the conquest: plain gains first.

    Whether other texts come before the token is asked where it can matter; so are gains that the token,
    for all one knows, may take away.
    """
    if not texts.scripts:
        game.state.agenda.append(ClaimToken(seat, front, tile))
        return
    kinds = {game.catalog.cards[token].kind for token in classic(game).urns[front]}
    risky = any(game.rules.discoveries[kind].harms for kind in kinds)
    later = [
        at
        for at, script in enumerate(texts.scripts)
        if not script.plain or (risky and gives_what_is_kept(script))
    ]
    scripts = tuple([texts.scripts[at] for at in later])
    places = tuple([texts.places[at] for at in later])
    if any(texts.scripts[at].possible(game, seat, texts.places[at]) for at in later):
        game.state.agenda.append(ChooseWhatComesFirst(seat, front, tile, scripts, places))
    else:
        resolve_in_any_order(game, seat, scripts, places)
        game.state.agenda.append(ClaimToken(seat, front, tile))
    for at, script in enumerate(texts.scripts):
        if at not in later:
            resolve(game, seat, script, texts.places[at])


def gives_what_is_kept(script: Script) -> bool:
    """Gold or Culture, which one has until somebody takes it."""
    for sentence in script.sentences:
        if isinstance(sentence, Gain) and (sentence.amounts[GOLD] or sentence.amounts[CULTURE]):
            return True
    return False


class ChooseWhatComesFirst(Choice):
    """The token of a conquered Province, or the texts of the Warlord and of cards that answer to it."""

    question = "token-first"

    def __init__(
        self, seat: int, front: int, tile: int, scripts: tuple[Script, ...], places: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.front = front
        self.tile = tile
        self.scripts = scripts
        self.places = places

    def parts(self) -> list[Part]:
        return [self.seat, self.front, self.tile, self.scripts, self.places]

    def missing(self, game: Game) -> str:
        return missing_token(game, self.front, self.tile) or any_absent("places", self.places, ANY_PLACE)

    def fits(self, game: Game) -> bool:
        return len(self.scripts) == len(self.places) and is_turned_over(game, self.front, self.tile)

    def options(self, game: Game) -> list[Action]:
        return [YES, NO]

    def take(self, game: Game, action: Action) -> None:
        claim = ClaimToken(self.seat, self.front, self.tile)
        if action.verb == "no":
            game.state.agenda.append(claim)
        resolve_in_any_order(game, self.seat, self.scripts, self.places)
        if action.verb == "yes":
            game.state.agenda.append(claim)


class ClaimToken(Step):
    """Turn over a token that was lying on a conquered Province: only now its back is known.

    [BASE-CONQ-14, BASE-CONQ-20, CONT-FREE-13]
    """

    def __init__(self, seat: int, front: int, tile: int) -> None:
        super().__init__(seat)
        self.front = front
        self.tile = tile

    def parts(self) -> list[Part]:
        return [self.seat, self.front, self.tile]

    def missing(self, game: Game) -> str:
        return missing_token(game, self.front, self.tile)

    def fits(self, game: Game) -> bool:
        return is_turned_over(game, self.front, self.tile)

    def run(self, game: Game) -> None:
        state = classic(game)
        urn = state.urns[self.front]
        position = game.chance.pick(urn)
        token = urn[position]
        left = urn[:position] + urn[position + 1 :]
        state.urns = (*state.urns[: self.front], left, *state.urns[self.front + 1 :])
        card = game.catalog.cards[token]
        game.rules.discoveries[card.kind].turn_over(game, self.seat, card, self.tile)


def missing_token(game: Game, front: int, tile: int) -> str:
    state = classic(game)
    return absent("front", front, range(len(state.urns))) or absent("tile", tile, range(len(state.troops)))


def is_turned_over(game: Game, front: int, tile: int) -> bool:
    """A token that lies on no tile any more, of a Province that has neither token nor Monster."""
    state = classic(game)
    is_bare = state.fronts[tile] == EMPTY and not state.guarded >> tile & 1
    is_province = bool(state.hexmap.provinces >> tile & 1)
    return is_bare and is_province and state.fronts.count(front) < len(state.urns[front])


class TakeToken(Discovery):
    """Barbarians and Free Towns: a player keeps the token and gains one of its benefits.

    [BASE-CONQ-14, BASE-CONQ-16, BASE-CONQ-20]
    """

    def turn_over(self, game: Game, seat: int, token: Card, tile: int) -> None:
        state = classic(game)
        if not state.is_played(seat):
            claim_for_automa(game, seat, token)
            return
        state.holdings[seat] = state.holdings[seat].with_exploration(token.number)
        game.tell("took-token", seat, token.number)
        offer_benefits(game, seat, token)


def offer_benefits(game: Game, seat: int, token: Card) -> None:
    """One of the two benefits, at once.  [BASE-CONQ-14, BASE-CONQ-20, CONT-FREE-03, CONT-FREE-13]"""
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

    def missing(self, game: Game) -> str:
        return "" if self.token.kind in (BARBARIAN, FREE_TOWN) else "card"

    def options(self, game: Game) -> list[Action]:
        return possible_benefits(game, self.seat, self.token)

    def take(self, game: Game, action: Action) -> None:
        game.state.agenda.append(RememberOther(self.seat, self.token.benefits[1 - action.first]))
        resolve(game, self.seat, self.token.benefits[action.first], NOWHERE)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "branch" and 0 <= action.first < len(self.token.benefits):
            benefit = self.token.benefits[action.first]
            return without_effect(game, self.seat, benefit, NOWHERE, self.question, self.token.number)
        return Reason("not-asked-now", self.question)

    def subject(self) -> Card | None:
        return self.token


class RememberOther(Step):
    """Once the chosen benefit is done with all it brought, the other one can be spoken of."""

    def __init__(self, seat: int, other: Script) -> None:
        super().__init__(seat)
        self.other = other

    def parts(self) -> list[Part]:
        return [self.seat, self.other]

    def fits(self, game: Game) -> bool:
        for card in game.catalog.cards:
            if self.other in card.benefits:
                return True
        return False

    def run(self, game: Game) -> None:
        classic(game).unchosen = self.other


class OtherBenefit(Effect):
    """Gain the other benefit of the token just taken, too."""

    verb = "other_benefit"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        benefit = classic(game).unchosen
        return benefit is not None and benefit.possible(game, seat, NOWHERE)

    def start(self, game: Game, seat: int, place: int) -> None:
        player = game.state.players[seat]
        if place == WARLORD and (is_marked(player, WARLORD) or not self.possible(game, seat, place)):
            # Only now it is known whether the Warlord's benefit is one.
            return
        benefit = classic(game).unchosen
        classic(game).unchosen = None
        if place == WARLORD:
            use_warlord(game, seat)
        resolve(game, seat, benefit, NOWHERE)


def use_warlord(game: Game, seat: int) -> None:
    """The Warlord's benefit of this turn is gained.  [CONT-FREE-12]"""
    player = game.state.players[seat]
    mark(player, WARLORD)
    game.tell("warlord-benefit", seat, game.catalog.civilizations[player.civilization].warlord)


class RepeatToken(AskingEffect):
    """Gain a benefit of one's own Exploration token once more; then the token leaves the game."""

    verb = "repeat_token"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(repeatable_tokens(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        causes: list[Reason] = []
        for token in sorted(set(classic(game).holdings[seat].exploration)):
            causes.append(benefits_hindrance(game, seat, game.catalog.cards[token]))
        return together(causes) or Reason("no-token-to-repeat", "repeat-token")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseTokenToRepeat(seat)


def repeatable_tokens(game: Game, seat: int) -> list[Action]:
    cards = game.catalog.cards
    tokens = sorted(set(classic(game).holdings[seat].exploration))
    return [REPEAT[token] for token in tokens if possible_benefits(game, seat, cards[token])]


def benefits_hindrance(game: Game, seat: int, token: Card) -> Reason:
    """Why no benefit of a token would do anything now."""
    causes: list[Reason] = []
    for benefit in token.benefits:
        cause = benefit.hindrance(game, seat, NOWHERE)
        if cause is not None:
            causes.append(cause)
    return together(causes) or Reason("no-effect-now", "repeat-token", card=token.number)


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
            return benefits_hindrance(game, self.seat, game.catalog.cards[action.first])
        if action.verb == "repeat":
            return Reason("not-your-token", self.question)
        return Reason("not-asked-now", self.question)
