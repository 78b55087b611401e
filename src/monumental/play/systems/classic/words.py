"""What only classic says: tiles of the map and what lies on them, what is asked and what happens there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.land.conquest import ChooseUnitToSend
from monumental.games.classic.land.explorer import ChooseStep
from monumental.games.classic.land.outposts import ChooseWhetherWarlordReturns
from monumental.games.classic.land.units import ChooseDestination, ChooseUnitToMove
from monumental.games.classic.sentences import ChooseCardToActivate
from monumental.games.classic.state import classic
from monumental.games.classic.tokens.markets import ChooseMarketToken
from monumental.play.speech.names import seat_name
from monumental.play.speech.speech import Speech, Values
from monumental.play.speech.tiles import market_name, tile_name
from monumental.play.systems.classic.options import OPTIONS

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.agenda import Choice
    from monumental.engine.events import Event
    from monumental.engine.game import Game


# Questions


def _send_units(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseUnitToSend)
    return {"tile": tile_name(game, choice.tile, texts), "count": choice.left}


def _destination(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseDestination)
    unit = "warlord" if choice.is_warlord else "troop"
    return {"tile": tile_name(game, choice.origin, texts), "unit": unit}


def _moves_left(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseUnitToMove | ChooseStep)
    return {"count": choice.left}


def _warlord_returns(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseWhetherWarlordReturns)
    return {"tile": tile_name(game, choice.tile, texts)}


def _market_token(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseMarketToken)
    return {"city": texts.city(classic(game).markets[choice.market].city)}


def _activate_card(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseCardToActivate)
    return {"again": "yes" if choice.effect.again else "no"}


# Events: told later than they happened, so of the position they name only what never changes


def _at_tile(game: Game, event: Event, texts: Texts) -> Values:
    return {"tile": tile_name(game, event.place, texts)}


def _conquered_from(game: Game, event: Event, texts: Texts) -> Values:
    return {"tile": tile_name(game, event.place, texts), "loser": seat_name(game, event.number, texts)}


def _moved(game: Game, event: Event, texts: Texts) -> Values:
    return {"origin": tile_name(game, event.place, texts), "tile": tile_name(game, event.number, texts)}


def _at_market(game: Game, event: Event, texts: Texts) -> Values:
    """Which Market: never which tokens lie there."""
    return {"city": market_name(game, event.place, texts)}


CLASSIC_WORDS = Speech(
    options=OPTIONS,
    questions={
        "send-units": _send_units,
        "destination": _destination,
        "move-units": _moves_left,
        "move-explorers": _moves_left,
        "warlord-returns": _warlord_returns,
        "market-token": _market_token,
        "activate-card": _activate_card,
    },
    events={
        "settled": _at_tile,
        "attacked": _at_tile,
        "conquered-province": _at_tile,
        "conquered-from": _conquered_from,
        "moved": _moved,
        "moved-warlord": _moved,
        "built-outpost": _at_tile,
        "explorer-moved": _at_tile,
        "took-production": _at_tile,
        "placed-wonder": _at_tile,
        "looked": _at_market,
        "took-market-token": _at_market,
    },
)
