"""Outposts: three Units go home, and an Outpost holds the Province in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NO, YES, Action, one_of_each
from monumental.engine.agenda import Choice, Part, absent
from monumental.engine.reasons import Reason
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import occur
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.land.units import units_at
from monumental.games.classic.state import OUTPOSTS, ClassicState, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game

OUTPOST: Final = one_of_each("outpost", MOST_TILES)

UNITS_FOR_AN_OUTPOST: Final = 3


def outposts_of(state: ClassicState, seat: int) -> int:
    """How many Outposts of a seat stand on the map."""
    return (state.outposts & state.land[seat]).bit_count()


def outposts_left(game: Game, seat: int) -> int:
    """How many a seat can still create: 2 in a game, lost ones included; by a switch, 2 on the map.

    [BASE-OUT-03, BASE-OUT-07, BASE-COMP-09]
    """
    state = classic(game)
    if game.rules.on("outpost_rebuild"):
        return OUTPOSTS - outposts_of(state, seat)
    return OUTPOSTS - state.holdings[seat].created


def crowded_provinces(state: ClassicState, seat: int) -> list[Action]:
    """The Provinces without an Outpost that have Units enough for one."""
    facts = state.facts(seat)
    if facts.crowded is None:
        facts.crowded = []
        for tile in state.hexmap.members(state.provinces(seat) & ~state.outposts):
            # Mostly a single Troop stands there.
            if state.troops[tile] > 1 and units_at(state, seat, tile) >= UNITS_FOR_AN_OUTPOST:
                facts.crowded.append(OUTPOST[tile])
    return facts.crowded


class BuildOutpost(ActionRule):
    """Three Units of a Province go home, an Outpost takes their place. Free, at any time of the turn.

    [BASE-OUT-01, BASE-OUT-05, BASE-OUT-06, CONT-ACT-09]
    """

    verb = "outpost"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        crowded = crowded_provinces(state, seat)
        if crowded and outposts_left(game, seat) > 0:
            options.extend(crowded)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        state = classic(game)
        tile = action.first
        if not 0 <= tile < len(state.troops) or not state.provinces(seat) >> tile & 1:
            return Reason("not-your-province", "outpost")
        if outposts_left(game, seat) <= 0:
            return Reason("no-outpost-left", "outposts-per-game")
        if state.outposts >> tile & 1:
            return Reason("outpost-there", "outpost-per-province")
        units = units_at(state, seat, tile)
        if units < UNITS_FOR_AN_OUTPOST:
            return Reason("too-few-units", "outpost", need=UNITS_FOR_AN_OUTPOST, have=units)
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = classic(game)
        tile = action.first
        if state.warlords[seat] == tile and state.troops[tile] >= UNITS_FOR_AN_OUTPOST:
            # Three Troops alone would do: does the Warlord go home as one of the three?
            state.agenda.append(ChooseWhetherWarlordReturns(seat, tile))
        else:
            build_outpost(game, seat, tile, state.warlords[seat] == tile)


class ChooseWhetherWarlordReturns(Choice):
    question = "warlord-returns"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def parts(self) -> list[Part]:
        return [self.seat, self.tile]

    def missing(self, game: Game) -> str:
        return absent("tile", self.tile, range(len(classic(game).troops)))

    def can_be_asked(self, game: Game) -> bool:
        """He is there, and there are Troops enough without him."""
        state = classic(game)
        is_there = state.warlords[self.seat] == self.tile
        return is_there and state.troops[self.tile] >= UNITS_FOR_AN_OUTPOST

    def options(self, game: Game) -> list[Action]:
        return [YES, NO]

    def take(self, game: Game, action: Action) -> None:
        build_outpost(game, self.seat, self.tile, action.verb == "yes")


def build_outpost(game: Game, seat: int, tile: int, with_warlord: bool) -> None:
    """Of the three Units that go home, one may be the Warlord.  [BASE-OUT-02]"""
    state = classic(game)
    troops = UNITS_FOR_AN_OUTPOST
    if with_warlord:
        troops -= 1
        state.warlords[seat] = state.capitals[seat]
    state.troops[tile] -= troops
    state.troops[state.capitals[seat]] += troops
    state.map_changed()
    place_outpost(game, seat, tile)


def place_outpost(game: Game, seat: int, tile: int) -> None:
    """An Outpost of the supply stands on a Province."""
    state = classic(game)
    state.outposts |= 1 << tile
    state.map_changed()
    state.holdings[seat] = state.holdings[seat].with_created(1)
    game.tell("built-outpost", seat, place=tile)
    occur(game, seat, ("built_outpost",))
