"""What is said of an Automa: the lines of its Solo cards, its ties and who decides them, what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe_solo_line
from monumental.cards.grammar import amount
from monumental.engine.action import NONE
from monumental.engine.resources import GOLD
from monumental.games.classic.automa.conquest import TiedProvince
from monumental.games.classic.automa.deck import solo
from monumental.games.classic.automa.explorers import TiedStep
from monumental.games.classic.state import classic
from monumental.play.speech.names import seat_name
from monumental.play.speech.speech import Speech, Values
from monumental.play.speech.tiles import defender, market_name, tile_name
from monumental.play.systems.classic.options import OPTIONS as CLASSIC

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.events import Event
    from monumental.engine.game import Game


# Options and questions, for whoever decides in place of an Automa


def _conquer(game: Game, action: Action, texts: Texts) -> str:
    """An Automa pays nothing, and how many Units it sends is not for its neighbour to say."""
    if not isinstance(game.choice(), TiedProvince):
        return CLASSIC["conquer"](game, action, texts)
    owner = classic(game).owner(action.first)
    if owner != NONE:
        tile = tile_name(game, action.first, texts)
        return texts("option-automa-conquer-from", tile=tile, owner=seat_name(game, owner, texts))
    tile = tile_name(game, action.first, texts, *defender(game, action.first, texts))
    return texts("option-automa-conquer", tile=tile)


def _step(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, TiedStep)
    return {"number": choice.explorer + 1}


# Events


def _solo_line(game: Game, event: Event, texts: Texts) -> Values:
    line = solo(game.catalog, event.card).lines[event.number]
    return {"number": event.number + 1, "text": describe_solo_line(line, texts)}


def _price(game: Game, event: Event, texts: Texts) -> Values:
    return {"amount": amount(texts, GOLD, event.number)}


def _tie_decided(game: Game, event: Event, texts: Texts) -> Values:
    return {"tile": tile_name(game, event.place, texts), "decider": seat_name(game, event.number, texts)}


def _at_tile(game: Game, event: Event, texts: Texts) -> Values:
    return {"tile": tile_name(game, event.place, texts)}


def _at_market(game: Game, event: Event, texts: Texts) -> Values:
    return {"city": market_name(game, event.place, texts)}


def _tokens_kept(game: Game, event: Event, texts: Texts) -> Values:
    """Where tokens give Gold, those of Markets were kept until now."""
    return {"kept": "yes" if game.rules.on("automa_token_gold") else "no"}


AUTOMA_WORDS = Speech(
    options={"conquer": _conquer},
    questions={"automa-step": _step},
    events={
        "solo-line": _solo_line,
        "line-unaffordable": _price,
        "tie-decided": _tie_decided,
        "automa-took-production": _at_tile,
        "market-token-left": _at_market,
        "automa-kept-market-token": _at_market,
        "markets-open-again": _tokens_kept,
    },
)
