"""The options that only classic has, in words: what can be done on the map, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amounts
from monumental.engine.moves.turn import TurnChoice
from monumental.engine.resources import MILITARY, RESOURCES
from monumental.engine.state import CELLS
from monumental.games.classic.land.conquest import RIVAL_PROVINCE, Target, target_at
from monumental.games.classic.land.conquest_texts import ChooseProvinceToConquer
from monumental.games.classic.land.explorer import STEP_PRICE, explorer_at
from monumental.games.classic.land.units import MOVE_PRICE
from monumental.games.classic.state import classic
from monumental.games.classic.tokens.exploration import ChooseBenefit
from monumental.play.notation import cell_name
from monumental.play.speech.names import card_name, seat_name
from monumental.play.speech.options import OPTIONS as COMMON
from monumental.play.speech.options import displayed, named, say_branch
from monumental.play.speech.prices import Price, cells_yield, price_in, say_price
from monumental.play.speech.tiles import defender, finds, market_name, tile_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game


# Conquest


def price_of_conquest(game: Game, target: Target) -> Price:
    """The Military for the Units, and what a Free Town demands."""
    needs = list(target.demands)
    needs[MILITARY] += target.military
    order = [MILITARY, *(resource for resource in range(len(RESOURCES)) if resource != MILITARY)]
    parts = [(resource, needs[resource]) for resource in order if needs[resource]]
    # Where a text brings all of it, there is nothing to pay.
    return price_in(game, *(parts or [(MILITARY, 0)]))


def _conquer(game: Game, action: Action, texts: Texts) -> str:
    choice = game.choice()
    if isinstance(choice, ChooseProvinceToConquer):
        target = choice.target(game, action.first)
    else:
        target = target_at(game, choice.seat, action.first)
    price = say_price(price_of_conquest(game, target), texts)
    if target.kind == RIVAL_PROVINCE:
        tile = tile_name(game, action.first, texts)
        owner = seat_name(game, classic(game).owner(action.first), texts)
        return texts("option-conquer-from", tile=tile, owner=owner, price=price, units=target.units)
    tile = tile_name(game, action.first, texts, *defender(game, action.first, texts))
    return texts("option-conquer-province", tile=tile, price=price, units=target.units)


# Units


def at_tile(game: Game, action: Action, texts: Texts) -> str:
    """Something done on a tile: `Settle on tile 1 (Capital)`."""
    return texts(f"option-{action.verb}", tile=tile_name(game, action.first, texts))


def with_warlord(game: Game, action: Action, texts: Texts) -> str:
    """What the Warlord does: `Send the Warlord Ramses II from tile 2 (meadow)`."""
    return texts(f"option-{action.verb}", card=_warlord(game, texts), tile=_warlord_tile(game, texts))


def _move(game: Game, action: Action, texts: Texts) -> str:
    tile = tile_name(game, action.first, texts)
    if not isinstance(game.choice(), TurnChoice):
        return texts("option-move-free", tile=tile)
    return texts("option-move", tile=tile, price=military(game, MOVE_PRICE, texts))


def _lead(game: Game, action: Action, texts: Texts) -> str:
    card, tile = _warlord(game, texts), _warlord_tile(game, texts)
    if not isinstance(game.choice(), TurnChoice):
        return texts("option-lead-free", card=card, tile=tile)
    return texts("option-lead", card=card, tile=tile, price=military(game, MOVE_PRICE, texts))


def _warlord(game: Game, texts: Texts) -> str:
    civilization = game.catalog.civilizations[game.state.players[game.choice().seat].civilization]
    return card_name(game, civilization.warlord, texts)


def _warlord_tile(game: Game, texts: Texts) -> str:
    return tile_name(game, classic(game).warlords[game.choice().seat], texts)


def military(game: Game, count: int, texts: Texts) -> str:
    """A price in Military."""
    return say_price(price_in(game, (MILITARY, count)), texts)


#: Answers that mean more than yes or no.
ANSWERS = {
    ("warlord-returns", "yes"): "option-warlord-returns",
    ("warlord-returns", "no"): "option-warlord-stays",
    ("token-first", "yes"): "option-token-first",
    ("token-first", "no"): "option-texts-first",
    ("move-units", "no"): "option-no-move",
    ("move-explorers", "no"): "option-no-move",
}


def answer(game: Game, action: Action, texts: Texts) -> str:
    """Yes or no, in the words of the question."""
    key = ANSWERS.get((game.choice().question, action.verb))
    return texts(f"option-{action.verb}") if key is None else texts(key)


# Explorers and tokens


def _explore(game: Game, action: Action, texts: Texts) -> str:
    origin = tile_name(game, explorer_at(classic(game), game.choice().seat, action.first), texts)
    tile = tile_name(game, action.second, texts, *finds(game, action.second, texts))
    number = action.first + 1
    if not isinstance(game.choice(), TurnChoice):
        return texts("option-explore-free", number=number, origin=origin, tile=tile)
    price = military(game, STEP_PRICE, texts)
    return texts("option-explore", number=number, origin=origin, tile=tile, price=price)


def _visit(game: Game, action: Action, texts: Texts) -> str:
    tile = explorer_at(classic(game), game.choice().seat, action.first)
    return texts("option-visit", number=action.first + 1, city=market_name(game, tile, texts))


def _pick_up(game: Game, action: Action, texts: Texts) -> str:
    tile = explorer_at(classic(game), game.choice().seat, action.first)
    return texts("option-pick-up", number=action.first + 1, tile=tile_name(game, tile, texts))


def _branch(game: Game, action: Action, texts: Texts) -> str:
    """A benefit of an Exploration token, or a branch of any other choice."""
    choice = game.choice()
    if isinstance(choice, ChooseBenefit):
        return say_branch(choice.token.benefits[action.first], texts)
    return COMMON["branch"](game, action, texts)


# Cards


def _activate_card(game: Game, action: Action, texts: Texts) -> str:
    place = action.first
    card = card_name(game, game.state.players[game.choice().seat].city[place], texts)
    gained = cells_yield(game, game.choice().seat, 1 << place % CELLS)
    if not any(gained):
        return texts("option-activate-card", card=card, place=cell_name(place))
    gains = amounts(texts, gained)
    return texts("option-activate-card-gains", card=card, place=cell_name(place), gains=gains)


#: How an option with this verb is said. A verb that is not here needs nothing filled in.
OPTIONS: Mapping[str, Callable[[Game, Action, Texts], str]] = {
    "capital": at_tile,
    "conquer": _conquer,
    "send": at_tile,
    "send-warlord": with_warlord,
    "move": _move,
    "lead": _lead,
    "to": at_tile,
    "outpost": at_tile,
    "explore": _explore,
    "visit": _visit,
    "pick-up": _pick_up,
    "gather": at_tile,
    "token": named,
    "repeat": named,
    "site": at_tile,
    "branch": _branch,
    "activate-card": _activate_card,
    "copy-display": displayed,
    "yes": answer,
    "no": answer,
}
