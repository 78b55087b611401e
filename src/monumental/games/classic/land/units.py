"""Units: which of them can leave a tile, and moving them inside one's own land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE, Action, one_of_each
from monumental.engine.agenda import MOST_TIMES, Choice, CountedOffer, Part, absent
from monumental.engine.effects import CountedEffect
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, MILITARY, shortage, spend, spendable
from monumental.engine.rules import ActionRule
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.state import ClassicState, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game

MOVE: Final = one_of_each("move", MOST_TILES)
LEAD: Final = Action("lead")
TO: Final = one_of_each("to", MOST_TILES)

#: One Military moves one Unit.  [BASE-RES-04, BASE-MAN-02]
MOVE_PRICE: Final = 1


def units_at(state: ClassicState, seat: int, tile: int) -> int:
    """A player's Troops on a tile of theirs, and the Warlord; an Explorer is no Unit.  [BASE-EXP-11]"""
    return state.troops[tile] + (1 if state.warlords[seat] == tile else 0)


def spare_units(state: ClassicState, seat: int, tile: int) -> int:
    """How many Units can leave: a Province keeps at least one Unit or an Outpost, a Capital nothing.

    [BASE-CONQ-06, BASE-EXP-11]
    """
    units = state.troops[tile] + (1 if state.warlords[seat] == tile else 0)
    if not units or tile == state.capitals[seat] or state.outposts >> tile & 1:
        return units
    return units - 1


def spare_units_on(state: ClassicState, seat: int, land: int) -> int:
    """How many Units can leave these tiles."""
    total = 0
    for tile in state.hexmap.members(land):
        if state.troops[tile] or state.warlords[seat] == tile:
            total += spare_units(state, seat, tile)
    return total


def connected_to(state: ClassicState, seat: int, tile: int) -> int:
    """The part of one's land that a Unit on this tile can walk to.  [BASE-MAN-02, BASE-MAN-03]"""
    return state.hexmap.connected(1 << tile, state.land[seat])


def can_leave(state: ClassicState, seat: int, tile: int) -> bool:
    """A Unit can go from here to another tile of its own land."""
    return state.hexmap.around[tile] & state.land[seat] != 0 and spare_units(state, seat, tile) > 0


def movable_units(game: Game, seat: int) -> list[Action]:
    """A Troop of each tile that can spare one, and the Warlord; an Outpost never moves.  [BASE-OUT-04]"""
    state = game.state
    assert isinstance(state, ClassicState)
    facts = state.facts(seat)
    if facts.movable is None:
        facts.movable = find_movable_units(state, seat)
    return facts.movable


def find_movable_units(state: ClassicState, seat: int) -> list[Action]:
    land = state.land[seat]
    if not land & (land - 1):
        # From a single tile there is nowhere to go.
        return []
    options = []
    for tile in state.hexmap.members(land):
        if state.troops[tile] and can_leave(state, seat, tile):
            options.append(MOVE[tile])
    warlord = state.warlords[seat]
    if warlord != NONE and can_leave(state, seat, warlord):
        options.append(LEAD)
    return options


def unit_refusal(game: Game, seat: int, action: Action) -> Reason | None:
    """Why the Unit of a `move` or `lead` can't be moved inside one's land."""
    state = classic(game)
    tile = state.warlords[seat] if action.verb == "lead" else action.first
    if not 0 <= tile < len(state.troops) or not state.land[seat] >> tile & 1:
        return Reason("not-your-land", "own-land")
    if not (state.troops[tile] or action.verb == "lead"):
        return Reason("no-unit-there", "manoeuvre")
    if not spare_units(state, seat, tile):
        return Reason("last-unit", "leave-one")
    if not state.hexmap.around[tile] & state.land[seat]:
        return Reason("isolated", "connected-land")
    return None


#: Where a turn is a single action: moving any number of Units is one.  [CONT-ACT-08]
ARMIES: Final = "armies"


class Manoeuvre(ActionRule):
    """Move a Troop (`move 12`) or the Warlord (`lead`) inside one's land: which, then where to.

    [BASE-MAN-01, BASE-MAN-02]
    """

    verb = "move"
    also = "lead"
    part_of = ARMIES

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        supply = game.state.players[seat].supply
        if supply[MILITARY] + supply[GOLD] >= MOVE_PRICE:
            options.extend(movable_units(game, seat))

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        return unit_refusal(game, seat, action) or shortage(player, MILITARY, MOVE_PRICE, "manoeuvre")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = classic(game)
        is_warlord = action.verb == "lead"
        origin = state.warlords[seat] if is_warlord else action.first
        state.agenda.append(ChooseDestination(seat, origin, is_warlord, PAID))


#: Moves that a text gives are counted; a manoeuvre is paid for.
PAID: Final = -1


class ChooseDestination(Choice):
    """Where the Unit goes: any tile of the same connected land. `left` are further moves for free.

    [BASE-MAN-01, BASE-MAN-02, BASE-MAN-03]
    """

    question = "destination"

    def __init__(self, seat: int, origin: int, is_warlord: int, left: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.is_warlord = int(is_warlord)  # as it is when a saved game was read
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.origin, self.is_warlord, self.left]

    def missing(self, game: Game) -> str:
        return (
            absent("origin", self.origin, range(len(classic(game).troops)))
            or absent("is_warlord", self.is_warlord, range(2))
            or absent("left", self.left, range(PAID, MOST_TIMES))
        )

    def can_be_asked(self, game: Game) -> bool:
        """A Troop or the Warlord on a tile of their own that can spare them, and what the move costs."""
        state = classic(game)
        seat, origin = self.seat, self.origin
        if self.left == PAID and spendable(state.players[seat], MILITARY) < MOVE_PRICE:
            return False
        is_there = state.warlords[seat] == origin if self.is_warlord else state.troops[origin] > 0
        is_own = bool(state.land[seat] >> origin & 1)
        return is_own and is_there and spare_units(state, seat, origin) > 0

    def options(self, game: Game) -> list[Action]:
        reach = connected_to(classic(game), self.seat, self.origin) & ~(1 << self.origin)
        return [TO[tile] for tile in classic(game).hexmap.members(reach)]

    def take(self, game: Game, action: Action) -> None:
        state = classic(game)
        if self.left == PAID:
            spend(game, self.seat, MILITARY, MOVE_PRICE)
        if self.is_warlord:
            state.warlords[self.seat] = action.first
        else:
            state.troops[self.origin] -= 1
            state.troops[action.first] += 1
        state.map_changed()
        key = "moved-warlord" if self.is_warlord else "moved"
        game.tell(key, self.seat, place=self.origin, number=action.first)
        if self.left > 0:
            offer_moves(game, self.seat, self.left)

    def refusal(self, game: Game, action: Action) -> Reason:
        state = classic(game)
        if action.verb != "to" or not 0 <= action.first < len(state.troops):
            return Reason("not-asked-now", self.question)
        if not state.land[self.seat] >> action.first & 1:
            return Reason("not-your-land", "own-land" if self.left == PAID else "move-units")
        if action.first == self.origin:
            return Reason("already-there", "manoeuvre")
        return Reason("isolated", "isolated-land")


class MoveUnits(CountedEffect):
    """Move up to so many Units inside one's land without paying.  [BASE-MAN-04]"""

    verb = "move_units"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(movable_units(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("no-units-to-move", "move-units")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseUnitToMove(seat, self.count)


def offer_moves(game: Game, seat: int, left: int) -> None:
    if movable_units(game, seat):
        game.state.agenda.append(ChooseUnitToMove(seat, left))


class ChooseUnitToMove(CountedOffer):
    question = "move-units"

    def targets(self, game: Game) -> list[Action]:
        return movable_units(game, self.seat).copy()

    def accept(self, game: Game, action: Action) -> None:
        state = classic(game)
        is_warlord = action.verb == "lead"
        origin = state.warlords[self.seat] if is_warlord else action.first
        state.agenda.append(ChooseDestination(self.seat, origin, is_warlord, self.left - 1))

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = unit_refusal(game, self.seat, action) if action.verb in ("move", "lead") else None
        return reason or Reason("not-asked-now", self.question)
