"""Is the question on top asked in a position like this one, and can every answer be carried out?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.chance import seeded
from monumental.engine.city import ChooseRowAndColumn, KeepKnowledge
from monumental.engine.setup import ChooseCivilization
from monumental.engine.state import CELLS
from monumental.engine.turn import TurnChoice
from monumental.engine.wonder import KeepWonder
from monumental.games.classic.automa.cards import TiedSite
from monumental.games.classic.automa.conquest import TiedProvince, can_conquer
from monumental.games.classic.automa.explorers import TiedStep
from monumental.games.classic.automa.ties import Tie
from monumental.games.classic.conquest import ChooseUnitToSend, within_reach
from monumental.games.classic.explorer import explorer_at, open_tiles
from monumental.games.classic.hexmap import tile_set
from monumental.games.classic.outposts import UNITS_FOR_AN_OUTPOST, ChooseWhetherWarlordReturns
from monumental.games.classic.setup import ChooseCapital
from monumental.games.classic.state import ClassicState, classic
from monumental.games.classic.units import ChooseDestination, spare_units
from monumental.play.positions import tasks
from monumental.play.positions.agenda_parts import MOST_TIMES
from monumental.play.positions.layout import PositionError

if TYPE_CHECKING:
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game
    from monumental.engine.state import Player


#: What these offer follows from the position, whatever else the agenda says.
OF_THE_POSITION: Final = (ChooseCapital, ChooseCivilization, ChooseRowAndColumn, TurnChoice)


def check_question(game: Game) -> None:
    """What can't be asked here is refused; what can't be carried out fails as it would in a game."""
    question = game.choice()
    if not _is_asked(game, question):
        raise PositionError(f"agenda: '{tasks.write(question)}' is not asked in this position")
    if not isinstance(question, OF_THE_POSITION):
        for option in game.options():
            trial = game.clone(seeded(0))
            trial.play_option(option)
            _go_on_with(trial, question)


def _go_on_with(game: Game, question: Choice) -> None:
    """What is asked several times has an answer each time, and in the end nobody owes anything."""
    for _ in range(MOST_TIMES):
        if game.over or type(game.choice()) is not type(question):
            break
        game.play_option(game.options()[0])
    if any(min(player.supply) < 0 for player in game.state.players):
        raise ValueError("somebody owes something")


def _is_asked(game: Game, question: Choice) -> bool:
    player = game.state.players[question.seat]
    match question:
        case KeepKnowledge():
            return _is_second_knowledge(player, question)
        case KeepWonder():
            return EMPTY not in (player.wonder, player.second_wonder)
        case Tie():
            return not tile_set(question.tiles) & ~_tiles_for(game, question)
        case ChooseDestination():
            return _is_unit_to_move(classic(game), question)
        case ChooseUnitToSend():
            return _is_conquest(classic(game), question)
        case ChooseWhetherWarlordReturns():
            state = classic(game)
            is_there = state.warlords[question.seat] == question.tile
            return is_there and state.troops[question.tile] >= UNITS_FOR_AN_OUTPOST
        case _:
            return True


def _is_second_knowledge(player: Player, question: KeepKnowledge) -> bool:
    """One lies in the cell, the other one was dealt last."""
    return player.city[question.cell + CELLS] != EMPTY and player.aside[-1:] == (question.second.number,)


def _tiles_for(game: Game, tie: Tie) -> int:
    """The tiles that an Automa could hesitate between."""
    state = classic(game)
    match tie:
        case TiedProvince():
            return within_reach(state, tie.seat) if can_conquer(game, tie.seat) else 0
        case TiedStep():
            around = state.hexmap.around[explorer_at(state, tie.seat, tie.explorer)]
            return around & open_tiles(game, tie.seat)
        case TiedSite():
            taken = [tile for tile, card in enumerate(state.wonders) if card != EMPTY]
            return state.provinces(tie.seat) & ~tile_set(tuple(taken))
        case _:
            return tile_set(tie.tiles)


def _is_unit_to_move(state: ClassicState, question: ChooseDestination) -> bool:
    """A Troop or the Warlord on a tile of their own that can spare them."""
    seat, origin = question.seat, question.origin
    is_there = state.warlords[seat] == origin if question.is_warlord else state.troops[origin] > 0
    is_own = bool(state.land[seat] >> origin & 1)
    return is_own and is_there and spare_units(state, seat, origin) > 0


def _is_conquest(state: ClassicState, question: ChooseUnitToSend) -> bool:
    """A Province within reach, and the Units chosen so far are one's own."""
    troops = [tile for tile in question.origins if tile != NONE]
    are_there = all(troops.count(tile) <= state.troops[tile] for tile in troops)
    are_own = not tile_set(tuple(troops)) & ~state.land[question.seat]
    return are_there and are_own and bool(within_reach(state, question.seat) >> question.tile & 1)
