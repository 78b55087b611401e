"""Which card an action is about: to explain it, and to let people name the card instead of its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe, describe_civilization, describe_use
from monumental.engine.action import EMPTY
from monumental.engine.pieces.city import card_at
from monumental.engine.state import HERO, POLICY

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: What these do is said by their options already, or they are about a card only in passing.
SELF_EXPLAINING = frozenset(
    {"may", "archive", "discard", "remove", "reinforce", "mark", "conquer", "dismiss"}
)

#: Of a card that is used or copied, only what using it does counts now.
USING = frozenset({"use", "policy", "warlord", "hero", "token", "copy", "copy-policy", "copy-display"})

#: Options that bring what a card gives when it is activated, now or later.
YIELDING = frozenset({"acquire", "build", "copy"})


def subject(game: Game, action: Action, seat: int) -> Card | None:
    """The card an action of this seat is about, if it is about one."""
    player = game.state.players[seat]
    number = EMPTY
    kinds = game.rules.words[action.verb]
    if kinds[:1] == ("place",):
        return card_at(game, seat, action.first)
    if action.verb == "policy":
        return card_at(game, seat, POLICY)
    if action.verb in {"hero", "dismiss"}:
        return card_at(game, seat, HERO)
    if kinds[:1] == ("card",):
        number = action.first
    elif kinds[:1] == ("slot",):
        number = game.state.display.slots[action.first]
    elif action.verb == "warlord":
        number = game.catalog.civilizations[player.civilization].warlord
    elif action.verb == "complete":
        number = player.wonder
    return None if number == EMPTY else game.catalog.cards[number]


def hints(game: Game, action: Action, texts: Texts) -> list[str]:
    """What somebody who does not know the cards would ask before choosing this."""
    if action.verb == "choose":
        return describe_civilization(game.catalog.civilizations[action.first], texts, game.catalog)
    if action.verb in SELF_EXPLAINING:
        return []
    card = subject(game, action, game.choice().seat)
    if card is None:
        return []
    return describe_use(card, texts) if action.verb in USING else describe(card, texts)
