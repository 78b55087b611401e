"""Which card an action is about: to explain it, and to let people name the card instead of its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe, describe_civilization
from monumental.engine.action import EMPTY, NONE
from monumental.engine.state import PLACES, POLICY

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: What these do is said by their options already, or they are about a card only in passing.
SELF_EXPLAINING = frozenset({"may", "archive", "discard", "remove", "reinforce", "mark", "conquer"})


def subject(game: Game, action: Action, seat: int) -> Card | None:
    """The card an action of this seat is about, if it is about one."""
    player = game.state.players[seat]
    number = NONE
    kinds = game.rules.words[action.verb]
    if kinds[:1] == ("card",):
        number = action.first
    elif kinds[:1] == ("slot",):
        number = game.state.display.slots[action.first]
    elif kinds[:1] == ("place",):
        number = card_at(game, seat, action.first)
    elif action.verb == "policy":
        number = card_at(game, seat, POLICY)
    elif action.verb == "warlord":
        number = game.catalog.civilizations[player.civilization].warlord
    elif action.verb == "complete":
        number = player.wonder
    return None if number == EMPTY else game.catalog.cards[number]


def card_at(game: Game, seat: int, place: int) -> int:
    """The number of the card at a place of a seat."""
    player = game.state.players[seat]
    if place == POLICY:
        return player.policies[-1] if player.policies else EMPTY
    return player.city[place] if 0 <= place < PLACES else EMPTY


def hints(game: Game, action: Action, texts: Texts) -> list[str]:
    """What somebody who does not know the cards would ask before choosing this."""
    if action.verb == "choose":
        return describe_civilization(game.catalog.civilizations[action.first], texts, game.catalog)
    if action.verb in SELF_EXPLAINING:
        return []
    card = subject(game, action, game.seat)
    return [] if card is None else describe(card, texts)
