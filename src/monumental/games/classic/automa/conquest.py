"""How an Automa conquers: nothing to pay, its Warlord and a Troop of the Capital move in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE, Action
from monumental.engine.agenda import TIMES, Part, Step, absent
from monumental.engine.effects import Effect
from monumental.engine.reasons import Reason
from monumental.engine.sentences.triggers import occur
from monumental.games.classic.automa.ties import Tie, of_lowest_value
from monumental.games.classic.land.conquest import CONQUER, OCCASIONS, target_at, within_reach
from monumental.games.classic.land.occupation import occupy
from monumental.games.classic.land.outposts import outposts_left, place_outpost
from monumental.games.classic.land.units import spare_units
from monumental.games.classic.state import classic
from monumental.games.classic.tokens.exploration import ClaimToken

if TYPE_CHECKING:
    from monumental.engine.game import Game


class ConquerAdjacent(Effect):
    """Conquer the adjacent Province of the lowest or highest cost; some lines, several one by one.

    [MOD-AUTO-09, MOD-AUTO-13]
    """

    verb = "conquer_adjacent"

    def __init__(self, highest: bool, count: int) -> None:
        super().__init__()
        self.highest = highest
        self.count = count

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return can_conquer(game, seat)

    def start(self, game: Game, seat: int, place: int) -> None:
        game.state.agenda.append(MarchOut(seat, self.highest, self.count))


def can_conquer(game: Game, seat: int) -> bool:
    """A Province within reach, and somebody to hold it.  [MOD-AUTO-13, MOD-AUTO-14]"""
    state = classic(game)
    has_garrison = state.troops[state.capitals[seat]] > 0 or outposts_left(game, seat) > 0
    return has_garrison and within_reach(state, seat) != 0


def cost_at(game: Game, seat: int, tile: int) -> int:
    """What a player would pay: Military, and what a Free Town demands.  [MOD-AUTO-13]"""
    target = target_at(game, seat, tile)
    return target.military + sum(target.demands)


class MarchOut(Step):
    """Choose a Province and conquer it; `left` of them, this one included.  [MOD-AUTO-13]"""

    def __init__(self, seat: int, highest: int, left: int) -> None:
        super().__init__(seat)
        self.highest = highest
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, int(self.highest), self.left]

    def missing(self, game: Game) -> str:
        return absent("highest", self.highest, range(2)) or absent("left", self.left, TIMES)

    def run(self, game: Game) -> None:
        seat = self.seat
        if not can_conquer(game, seat):
            return
        state = classic(game)
        if self.left > 1:
            state.agenda.append(MarchOut(seat, self.highest, self.left - 1))
        tiles = state.hexmap.members(within_reach(state, seat))
        costs = [cost_at(game, seat, tile) for tile in tiles]
        cost = max(costs) if self.highest else min(costs)
        game.tell("picked-dearest" if self.highest else "picked-cheapest", seat, number=cost)
        tied = tuple([tile for at, tile in enumerate(tiles) if costs[at] == cost])
        tied = of_lowest_value(game, seat, tied)
        if len(tied) > 1:
            state.agenda.append(TiedProvince(seat, tied))
        else:
            conquer(game, seat, tied[0])


class TiedProvince(Tie):
    """Which Province an Automa conquers."""

    question = "automa-conquer"

    def choosable(self, game: Game) -> int:
        return within_reach(classic(game), self.seat) if can_conquer(game, self.seat) else 0

    def answers(self) -> list[Action]:
        return [CONQUER[tile] for tile in self.tiles]

    def decide(self, game: Game, tile: int) -> None:
        conquer(game, self.seat, tile)

    def not_tied(self) -> Reason:
        return Reason("not-tied-conquest", self.question)


def conquer(game: Game, seat: int, tile: int) -> None:
    """The Warlord comes from wherever he can be spared; without a Troop in the Capital, an Outpost stays.

    [MOD-AUTO-14]
    """
    state = classic(game)
    home = state.capitals[seat]
    kind = target_at(game, seat, tile).kind
    has_troop = state.troops[home] > 0
    origins: tuple[int, ...] = (home,) if has_troop else ()
    if spare_units(state, seat, state.warlords[seat]) > 0:
        origins = (*origins, NONE)
    occupy(game, seat, tile, origins)
    if not has_troop:
        place_outpost(game, seat, tile)
    occur(game, seat, OCCASIONS[kind])
    front = state.fronts[tile]
    if front != EMPTY:
        state.fronts[tile] = EMPTY
        state.map_changed()
        state.agenda.append(ClaimToken(seat, front, tile))
