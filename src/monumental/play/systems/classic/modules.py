"""What Heroes and Monsters say, in classic and in the continuous mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.resources import GOLD
from monumental.games.classic.land.explorer import explorer_at
from monumental.games.classic.modules.attacks import ChooseUnitToWithdraw
from monumental.games.classic.modules.monsters import monsters, printed
from monumental.games.classic.state import classic
from monumental.play.speech.names import card_name
from monumental.play.speech.prices import price_in, say_price
from monumental.play.speech.speech import Speech, Values
from monumental.play.speech.tiles import tile_name
from monumental.play.systems.classic.options import at_tile, military, with_warlord

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.events import Event
    from monumental.engine.game import Game


# Heroes


def _hire(game: Game, action: Action, texts: Texts) -> str:
    price = price_in(game, (GOLD, game.catalog.cards[action.first].cost))
    return texts("option-hire", card=card_name(game, action.first, texts), price=say_price(price, texts))


def _with_hero(game: Game, action: Action, texts: Texts) -> str:
    """Something done with one's Hero."""
    hero = game.state.players[game.choice().seat].hero
    return texts(f"option-{action.verb}", card=card_name(game, hero, texts))


# Monsters


def _defeat(game: Game, action: Action, texts: Texts) -> str:
    state = classic(game)
    tile = explorer_at(state, game.choice().seat, action.first)
    monster = game.catalog.cards[monsters(state).at(tile)]
    return texts(
        "option-defeat",
        number=action.first + 1,
        card=texts.card(monster),
        tile=tile_name(game, tile, texts),
        price=military(game, printed(monster).strength, texts),
    )


def _units_left(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseUnitToWithdraw)
    return {"count": choice.left}


def _at_tile(game: Game, event: Event, texts: Texts) -> Values:
    return {"tile": tile_name(game, event.place, texts)}


HERO_WORDS = Speech(options={"hire": _hire, "hero": _with_hero, "dismiss": _with_hero})

MONSTER_WORDS = Speech(
    options={"defeat": _defeat, "withdraw": at_tile, "withdraw-warlord": with_warlord},
    questions={"withdraw": _units_left},
    events={
        "monster-found": _at_tile,
        "monster-attacks": _at_tile,
        "withdrew": _at_tile,
        "withdrew-warlord": _at_tile,
        "defeated": _at_tile,
    },
)
