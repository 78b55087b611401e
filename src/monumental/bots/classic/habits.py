"""Answers that need no long thought in classic: which Units go, where they and the Explorers walk."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from monumental.bots.classic.map import Attackers, Walk, risks
from monumental.engine.action import NO, Action
from monumental.engine.pieces.city import is_marked
from monumental.engine.state import WARLORD
from monumental.games.classic.land.units import units_at
from monumental.games.classic.state import EXPLORERS, classic

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.bots.sight.texts import Worth
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState


#: What an Explorer does on its way, where it may: it came for that.
DEEDS: Final = ("visit", "defeat", "pick-up")


class Habits:
    """What one seat does without thinking, and whom it fears."""

    def __init__(self, seat: int, worths: list[Worth], attackers: Attackers) -> None:
        self.seat = seat
        self.worths = worths
        self.attackers = attackers

    def answer(self, game: Game, options: list[Action]) -> Action | None:
        """The usual answer to a question of this seat that has one, and to all questions of the others."""
        choice = game.choice()
        if choice.seat != self.seat:
            if game.state.decider(choice.seat) == self.seat:
                return spare_own(game, self.seat, options)
            return leave_it(options)
        answer = HABITS.get(choice.question)
        return None if answer is None else answer(game, self, options)

    def feared(self, game: Game, state: ClassicState) -> dict[int, float]:
        """The Provinces that may be lost soon."""
        return risks(game, state, self.seat, 1.0, self.attackers)


def leave_it(options: list[Action]) -> Action:
    """No, thank you; or whatever comes first."""
    return NO if NO in options else options[0]


def spare_own(game: Game, seat: int, options: list[Action]) -> Action:
    """For an Automa: it conquers what is not one's own."""
    own = classic(game).land[seat]
    for option in options:
        if option.verb == "conquer" and not own >> option.first & 1:
            return option
    return leave_it(options)


def send_unit(game: Game, own: Habits, options: list[Action]) -> Action:
    """The Warlord, if that brings something; then Units that guard nothing: the Capital can't be lost."""
    state = classic(game)
    seat = own.seat
    if not is_marked(state.players[seat], WARLORD):
        for option in options:
            if option.verb == "send-warlord":
                return option
    for option in options:
        if option.verb == "send" and option.first == state.capitals[seat]:
            return option
    feared = own.feared(game, state)
    best, answer = -math.inf, options[0]
    for option in options:
        idle = 0.0
        if option.verb == "send-warlord":
            idle = 1.5
        elif option.verb == "send":
            tile = option.first
            idle = 0.1 * units_at(state, seat, tile) - 5 * feared.get(tile, 0.0)
        if idle > best:
            best, answer = idle, option
    return answer


def walk_on(game: Game, own: Habits, options: list[Action]) -> Action:
    """What an Explorer came for; else the step that brings one nearest to something."""
    for option in options:
        if option.verb in DEEDS:
            return option
    state = classic(game)
    seat = own.seat
    walk = Walk(game, state, seat, own.worths)
    # A step that is owed can't be left.
    answer = NO if NO in options else options[0]
    best = walk.promise(1.0, 0, last=False) if answer == NO else -math.inf
    for option in options:
        if option.verb == "explore":
            explorer = seat * EXPLORERS + option.first
            stood = state.explorers[explorer]
            state.explorers[explorer] = option.second
            value = walk.promise(1.0, 0, last=False)
            state.explorers[explorer] = stood
            if value > best:
                best, answer = value, option
    return answer


def withdraw(game: Game, own: Habits, options: list[Action]) -> Action:
    """A Unit goes home from where it is missed least; the Warlord last."""
    state = classic(game)
    feared = own.feared(game, state)
    least, answer = math.inf, options[0]
    for option in options:
        if option.verb == "withdraw-warlord":
            missed = 1.0 + feared.get(state.warlords[own.seat], 0.0)
        else:
            missed = feared.get(option.first, 0.0)
        if missed < least:
            least, answer = missed, option
    return answer


def worst_card(game: Game, own: Habits, options: list[Action]) -> Action:
    city = game.state.players[own.seat].city
    least, answer = math.inf, options[0]
    for option in options:
        worth = own.worths[city[option.first]].whole
        if worth < least:
            least, answer = worth, option
    return answer


def guard(game: Game, own: Habits, options: list[Action]) -> Action:
    """A Unit goes where the danger is greatest."""
    feared = own.feared(game, classic(game))
    most, answer = -math.inf, options[0]
    for option in options:
        danger = feared.get(option.first, 0.0)
        if danger > most:
            most, answer = danger, option
    return answer


def wonder_site(game: Game, own: Habits, options: list[Action]) -> Action:
    """A Wonder token goes where it defends most."""
    state = classic(game)
    feared = own.feared(game, state)
    most, answer = -math.inf, options[0]
    for option in options:
        need = 0.0
        if option.verb == "site":
            tile = option.first
            outside = state.hexmap.around[tile] & state.hexmap.provinces & ~state.land[own.seat]
            need = feared.get(tile, 0.0) + 0.01 * outside.bit_count()
            need -= 1.0 if tile == state.capitals[own.seat] else 0.0
        if need > most:
            most, answer = need, option
    return answer


def leave(game: Game, own: Habits, options: list[Action]) -> Action:
    return leave_it(options)


def begin(game: Game, own: Habits, options: list[Action]) -> Action:
    return options[0]


HABITS: Final[Mapping[str, Callable[[Game, Habits, list[Action]], Action]]] = {
    "send-units": send_unit,
    "move-explorers": walk_on,
    "destination": guard,
    "move-units": leave,
    "gather": begin,
    "order-texts": leave,
    "wonder-site": wonder_site,
    "keep-knowledge": leave,
    "withdraw": withdraw,
    "lose-card": worst_card,
}
