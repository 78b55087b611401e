"""Explorers: walking the map and picking up Production tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action, one_of_each
from monumental.engine.agenda import Choice, CountedOffer, Offer
from monumental.engine.effects import AskingEffect, CountedEffect
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, MILITARY, shortage, spend
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import occur
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.state import EXPLORERS, ClassicState, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game

EXPLORE: Final = [
    [Action("explore", explorer, tile) for tile in range(MOST_TILES)] for explorer in range(EXPLORERS)
]
#: A player's Explorers.
BOTH: Final[tuple[int, ...]] = tuple(range(EXPLORERS))
PICK_UP: Final = one_of_each("pick-up", EXPLORERS)
GATHER: Final = one_of_each("gather", MOST_TILES)

#: Where a turn is a single action: all that both Explorers do is one.
#: [CONT-ACT-10, CONT-ACT-16, CONT-ACT-17]
EXPEDITION: Final = "expedition"

#: One Military moves one Explorer one tile.  [BASE-RES-04, BASE-EXP-01]
STEP_PRICE: Final = 1


def explorer_at(state: ClassicState, seat: int, explorer: int) -> int:
    return state.explorers[seat * EXPLORERS + explorer]


def has_explored(state: ClassicState, seat: int, explorer: int) -> bool:
    """An Explorer acts once per turn.  [BASE-EXP-03]"""
    return state.explored >> (seat * EXPLORERS + explorer) & 1 != 0


def open_tiles(game: Game, seat: int) -> int:
    """The tiles an Explorer may enter: every Province, whoever holds it, water, and one's own Capital.

    [BASE-EXP-01]
    """
    state = classic(game)
    tiles = state.hexmap.provinces | 1 << state.capitals[seat]
    if game.rules.on("explorer_water"):
        tiles |= state.hexmap.water
    return tiles


# Walking


def steps(game: Game, seat: int) -> list[Action]:
    """Every step that an Explorer can make. The map remembers them, so nobody changes this list.

    [BASE-EXP-01, BASE-EXP-02, CONT-ACT-18]
    """
    state = game.state
    assert isinstance(state, ClassicState)
    facts = state.facts(seat)
    kept = facts.steps
    if kept is None:
        kept = facts.steps = state.hexmap.steps(open_tiles(game, seat))
    first = seat * EXPLORERS
    place = state.explorers[first] * len(state.hexmap.tiles) + state.explorers[first + 1]
    found = kept[place]
    if found is None:
        found = []
        tiles = open_tiles(game, seat)
        for explorer in BOTH:
            reached = state.hexmap.around[state.explorers[first + explorer]] & tiles
            found.extend([EXPLORE[explorer][tile] for tile in state.hexmap.members(reached)])
        kept[place] = found
    return found


def step_refusal(game: Game, seat: int, action: Action) -> Reason | None:
    state = classic(game)
    if not 0 <= action.first < EXPLORERS:
        return Reason("no-such-explorer", "explorers")
    if not 0 <= action.second < len(state.troops):
        return Reason("no-such-tile", "explore")
    if not state.hexmap.around[explorer_at(state, seat, action.first)] >> action.second & 1:
        return Reason("not-adjacent", "explore")
    if not open_tiles(game, seat) >> action.second & 1:
        return Reason("closed-to-explorers", "explore")
    return None


def step(game: Game, seat: int, action: Action) -> None:
    state = classic(game)
    state.explorers[seat * EXPLORERS + action.first] = action.second
    if game.journal is not None:
        game.tell("explorer-moved", seat, place=action.second, number=action.first + 1)


class MoveExplorer(ActionRule):
    """Pay 1 Military to move an Explorer to an adjacent tile: `explore 1 17`.  [BASE-EXP-01, BASE-EXP-02]"""

    verb = "explore"
    part_of = EXPEDITION

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        supply = game.state.players[seat].supply
        if supply[MILITARY] + supply[GOLD] >= STEP_PRICE:
            options.extend(steps(game, seat))

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        return step_refusal(game, seat, action) or shortage(player, MILITARY, STEP_PRICE, "explore")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        spend(game, seat, MILITARY, STEP_PRICE)
        step(game, seat, action)


class MoveExplorers(CountedEffect):
    """Move one's Explorers so many steps without paying."""

    verb = "move_explorers"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(steps(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("no-step-to-make", "move-explorers")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseStep(seat, self.count)


class ChooseStep(CountedOffer):
    question = "move-explorers"

    def targets(self, game: Game) -> list[Action]:
        return steps(game, self.seat).copy()

    def accept(self, game: Game, action: Action) -> None:
        step(game, self.seat, action)
        if self.left > 1:
            game.state.agenda.append(ChooseStep(self.seat, self.left - 1))

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = step_refusal(game, self.seat, action) if action.verb == "explore" else None
        return reason or Reason("not-asked-now", self.question)


# Picking up


def explorer_refusal(game: Game, seat: int, explorer: int) -> Reason | None:
    """Why this Explorer can't act now."""
    if not 0 <= explorer < EXPLORERS:
        return Reason("no-such-explorer", "explorers")
    if has_explored(classic(game), seat, explorer):
        return Reason("explorer-has-acted", "explorer-action")
    return None


def pick_up_refusal(game: Game, seat: int, explorer: int) -> Reason | None:
    """Why this Explorer can't take a token now, whatever lies there.  [MOD-MON-06]"""
    reason = explorer_refusal(game, seat, explorer)
    state = classic(game)
    if reason is None and state.guarded >> explorer_at(state, seat, explorer) & 1:
        return Reason("guarded")
    return reason


def spend_explorer(game: Game, seat: int, explorer: int) -> None:
    """The Explorer's action of this turn is spent.  [BASE-EXP-03, CONT-ACT-15]"""
    classic(game).explored |= 1 << (seat * EXPLORERS + explorer)


def pick_up(game: Game, seat: int, explorer: int) -> None:
    """The Explorer has taken its token of this turn."""
    spend_explorer(game, seat, explorer)
    occur(game, seat, ("explored",))


class PickUpProduction(ActionRule):
    """An Explorer takes the Production token of its tile: `pick-up 1`.

    [BASE-EXP-03, BASE-EXP-06, BASE-EXP-08, MOD-MON-06]
    """

    verb = "pick-up"
    part_of = EXPEDITION

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        takeable = state.production & ~state.guarded
        first = seat * EXPLORERS
        for explorer in BOTH:
            if takeable >> state.explorers[first + explorer] & 1 and not has_explored(state, seat, explorer):
                options.append(PICK_UP[explorer])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        reason = pick_up_refusal(game, seat, action.first)
        if reason is not None:
            return reason
        state = classic(game)
        if not state.production >> explorer_at(state, seat, action.first) & 1:
            return Reason("no-production-token", "production-token")
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        take_production(game, seat, explorer_at(classic(game), seat, action.first))
        pick_up(game, seat, action.first)


def take_production(game: Game, seat: int, tile: int) -> None:
    """A Production token goes to one's reserve.  [BASE-RES-09, BASE-EXP-06]"""
    state = classic(game)
    state.production &= ~(1 << tile)
    state.holdings[seat] = state.holdings[seat].with_production(1)
    game.tell("took-production", seat, place=tile)


class Gather(AskingEffect):
    """Take the Production token of a Province one controls."""

    verb = "gather"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        state = classic(game)
        return bool(gatherable(state, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("nothing-to-gather", "gather")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseProvinceToGather(seat)


def gatherable(state: ClassicState, seat: int) -> int:
    """One's Provinces with a Production token that can be taken."""
    return state.production & ~state.guarded & state.provinces(seat)


class ChooseProvinceToGather(Offer):
    question = "gather"

    def targets(self, game: Game) -> list[Action]:
        state = classic(game)
        tiles = state.hexmap.members(gatherable(state, self.seat))
        return [GATHER[tile] for tile in tiles]

    def accept(self, game: Game, action: Action) -> None:
        take_production(game, self.seat, action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        state = classic(game)
        if action.verb != "gather" or not 0 <= action.first < len(state.troops):
            return Reason("not-asked-now", self.question)
        if not state.provinces(self.seat) >> action.first & 1:
            return Reason("not-your-province", self.question)
        if state.guarded >> action.first & 1:
            return Reason("guarded")
        return Reason("no-production-token", self.question)
