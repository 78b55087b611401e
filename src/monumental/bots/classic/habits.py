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


#: What an Explorer does on its way, where it may: it came for that.
DEEDS: Final = ("visit", "defeat", "pick-up")


class Habits:
    """What one seat does without thinking, and whom it fears."""

    def __init__(self, seat: int, worths: list[Worth], attackers: Attackers) -> None:
        self.seat = seat
        self.worths = worths
        self.attackers = attackers

    def answer(self, game: Game) -> Action | None:
        """The usual answer to a question of this seat that has one, and to all questions of the others."""
        choice = game.choice()
        if choice.seat != self.seat:
            return spare_own(game, self.seat) if game.seat == self.seat else leave_it(game)
        answer = HABITS.get(choice.question)
        return None if answer is None else answer(game, self)


def leave_it(game: Game) -> Action:
    """No, thank you; or whatever comes first."""
    options = game.options()
    return NO if NO in options else options[0]


def spare_own(game: Game, seat: int) -> Action:
    """For an Automa: it conquers what is not one's own."""
    own = classic(game).land[seat]
    for option in game.options():
        if option.verb == "conquer" and not own >> option.first & 1:
            return option
    return leave_it(game)


def send_unit(game: Game, own: Habits) -> Action:
    """The Warlord, if that brings something; then Units that guard nothing."""
    state = classic(game)
    seat = own.seat
    feared = risks(game, state, seat, 1.0, own.attackers)
    ready = not is_marked(state.players[seat], WARLORD)

    def idle(option: Action) -> float:
        if option.verb == "send-warlord":
            return 10.0 if ready else 1.5
        if option.verb != "send":
            return 0.0
        tile = option.first
        if tile == state.capitals[seat]:
            return 5.0
        return 0.1 * units_at(state, seat, tile) - 5 * feared.get(tile, 0.0)

    return max(game.options(), key=idle)


def walk_on(game: Game, own: Habits) -> Action:
    """What an Explorer came for; else the step that brings one nearest to something."""
    state = classic(game)
    seat = own.seat
    walk = Walk(game, state, seat, own.worths)
    options = game.options()
    # A step that is owed can't be left.
    answer = NO if NO in options else options[0]
    best = walk.promise(1.0, 0, last=False) if answer == NO else -math.inf
    for option in options:
        if option.verb in DEEDS:
            return option
        if option.verb == "explore":
            explorer = seat * EXPLORERS + option.first
            stood = state.explorers[explorer]
            state.explorers[explorer] = option.second
            value = walk.promise(1.0, 0, last=False)
            state.explorers[explorer] = stood
            if value > best:
                best, answer = value, option
    return answer


def withdraw(game: Game, own: Habits) -> Action:
    """A Unit goes home from where it is missed least; the Warlord last."""
    state = classic(game)
    feared = risks(game, state, own.seat, 1.0, own.attackers)

    def missed(option: Action) -> float:
        if option.verb == "withdraw-warlord":
            return 1.0 + feared.get(state.warlords[own.seat], 0.0)
        return feared.get(option.first, 0.0)

    return min(game.options(), key=missed)


def worst_card(game: Game, own: Habits) -> Action:
    city = game.state.players[own.seat].city
    return min(game.options(), key=lambda option: own.worths[city[option.first]].whole)


def guard(game: Game, own: Habits) -> Action:
    """A Unit goes where the danger is greatest."""
    feared = risks(game, classic(game), own.seat, 1.0, own.attackers)
    return max(game.options(), key=lambda option: feared.get(option.first, 0.0))


def wonder_site(game: Game, own: Habits) -> Action:
    """A Wonder token goes where it defends most."""
    state = classic(game)
    feared = risks(game, state, own.seat, 1.0, own.attackers)

    def need(option: Action) -> float:
        if option.verb != "site":
            return 0.0
        outside = state.hexmap.around[option.first] & state.hexmap.provinces & ~state.land[own.seat]
        at_home = option.first == state.capitals[own.seat]
        return feared.get(option.first, 0.0) + 0.01 * outside.bit_count() - (1.0 if at_home else 0.0)

    return max(game.options(), key=need)


def leave(game: Game, own: Habits) -> Action:
    return leave_it(game)


HABITS: Final[Mapping[str, Callable[[Game, Habits], Action]]] = {
    "send-units": send_unit,
    "move-explorers": walk_on,
    "destination": guard,
    "move-units": leave,
    "gather": lambda game, own: game.options()[0],
    "order-texts": leave,
    "wonder-site": wonder_site,
    "keep-knowledge": leave,
    "withdraw": withdraw,
    "lose-card": worst_card,
}
