"""Answers that need no long thought in classic: which Units go, where they and the Explorers walk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.classic_map import Walk, risks
from monumental.engine.action import NO, Action
from monumental.engine.city import is_marked
from monumental.engine.state import WARLORD
from monumental.games.classic.state import EXPLORERS, classic
from monumental.games.classic.units import units_at

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.bots.outlook import Outlook
    from monumental.engine.game import Game


def habit(game: Game, outlook: Outlook) -> Action | None:
    """The usual answer to a question of this seat that has one, and to all questions of the others."""
    choice = game.choice()
    if choice.seat != outlook.seat:
        return leave_it(game)
    answer = HABITS.get(choice.question)
    return None if answer is None else answer(game, outlook)


def leave_it(game: Game) -> Action:
    """No, thank you; or whatever comes first."""
    options = game.options()
    return NO if NO in options else options[0]


def send_unit(game: Game, outlook: Outlook) -> Action:
    """The Warlord, if that brings something; then Units that guard nothing."""
    state = classic(game)
    seat = outlook.seat
    feared = risks(game, state, seat, 1.0)
    ready = not is_marked(state.players[seat], WARLORD)

    def idle(option: Action) -> float:
        if option.verb == "send-warlord":
            return 10.0 if ready else 1.5
        tile = option.first
        if tile == state.capitals[seat]:
            return 5.0
        return 0.1 * units_at(state, seat, tile) - 5 * feared.get(tile, 0.0)

    return max(game.options(), key=idle)


def walk_on(game: Game, outlook: Outlook) -> Action:
    """The step that brings an Explorer nearest to something."""
    state = classic(game)
    seat = outlook.seat
    walk = Walk(game, state, seat, outlook.worths)
    best, answer = walk.promise(1.0, 0, last=False), NO
    for option in game.options():
        if option != NO:
            explorer = seat * EXPLORERS + option.first
            stood = state.explorers[explorer]
            state.explorers[explorer] = option.second
            value = walk.promise(1.0, 0, last=False)
            state.explorers[explorer] = stood
            if value > best:
                best, answer = value, option
    return answer


def guard(game: Game, outlook: Outlook) -> Action:
    """A Unit goes where the danger is greatest."""
    feared = risks(game, classic(game), outlook.seat, 1.0)
    return max(game.options(), key=lambda option: feared.get(option.first, 0.0))


def wonder_site(game: Game, outlook: Outlook) -> Action:
    """A Wonder token goes where it defends most."""
    state = classic(game)
    feared = risks(game, state, outlook.seat, 1.0)

    def need(option: Action) -> float:
        outside = state.hexmap.around[option.first] & state.hexmap.provinces & ~state.land[outlook.seat]
        at_home = option.first == state.capitals[outlook.seat]
        return feared.get(option.first, 0.0) + 0.01 * outside.bit_count() - (1.0 if at_home else 0.0)

    return max(game.options(), key=need)


def leave(game: Game, outlook: Outlook) -> Action:
    return leave_it(game)


HABITS: Final[Mapping[str, Callable[[Game, Outlook], Action]]] = {
    "send-units": send_unit,
    "move-explorers": walk_on,
    "destination": guard,
    "move-units": leave,
    "gather": lambda game, outlook: game.options()[0],
    "order-texts": leave,
    "wonder-site": wonder_site,
    "keep-knowledge": leave,
}
