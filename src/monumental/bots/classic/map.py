"""The map as a player looks at it: what is in danger, what is in reach, where the Explorers go."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from monumental.bots.classic.automa import automa_risks
from monumental.bots.classic.modules import likely_defeated, prey
from monumental.engine.action import EMPTY, NONE
from monumental.engine.sentences.triggers import reduction
from monumental.games.classic.land.conquest import LEAST, Target, target_at, units_defense, within_reach
from monumental.games.classic.land.explorer import has_explored, open_tiles
from monumental.games.classic.land.hexmap import HexMap, members
from monumental.games.classic.land.units import can_leave, spare_units
from monumental.games.classic.modules.monsters import printed
from monumental.games.classic.state import EXPLORERS, ClassicState

if TYPE_CHECKING:
    from monumental.bots.sight.texts import Worth
    from monumental.engine.game import Game

#: How likely a Province is lost in the rounds to come, by its price for a neighbour …
RISK: Final[tuple[float, ...]] = (0.6, 0.6, 0.45, 0.3, 0.18, 0.1, 0.05, 0.02)
#: … who has not even the Units for it now; and the second, the third … of them: nobody takes all at once.
TOO_FEW_UNITS: Final = 0.3
NEXT_RISK: Final = 0.7

#: What Provinces within reach promise for later turns, by their price; only the best few count.
PROMISE: Final[tuple[float, ...]] = (0.3, 0.3, 0.26, 0.2, 0.15, 0.1, 0.06, 0.03)
PROMISES: Final = 4

#: Units free to attack: the first ones matter most.
FREE_UNITS: Final[tuple[float, ...]] = (0.0, 0.2, 0.38, 0.52, 0.63, 0.7, 0.76, 0.8, 0.83, 0.85, 0.86)
WARLORD_READY: Final = 0.1

#: A Production token that lies on the map, a Market token compared with one in reserve, and how both fade
#: with each step to them.
LYING_PRODUCTION: Final = 0.3
LYING_MARKET: Final = 0.95
PRODUCTION_FADES: Final = 0.6
MARKET_FADES: Final = 0.75

#: A Market that a Monster guards.
GUARDED_MARKET: Final = 0.4

#: A Wonder token defends a Province; in the Capital it defends nothing.
WONDER_ON_PROVINCE: Final = 0.03

FAR: Final = 99

#: How much of it is left at so many steps.
MARKET_AT: Final[tuple[float, ...]] = tuple([MARKET_FADES**steps for steps in range(FAR + 1)])
PRODUCTION_AT: Final[tuple[float, ...]] = tuple([PRODUCTION_FADES**steps for steps in range(FAR + 1)])


# Danger


class Attackers:
    """When others will attack: all on their own turns, with what these bring."""

    def turns_to_come(self, state: ClassicState, seat: int, ahead: float) -> float:
        """How many turns a seat has before the game ends, if another one is acting."""
        if not state.final:
            return ahead
        seats = len(state.players)
        return 1.0 if (seat - state.first) % seats > (state.active - state.first) % seats else 0.0

    def at_once(self, state: ClassicState, seat: int, price: int) -> float:
        """How likely a seat with Units enough attacks before one's next action."""
        return 0.0


def risks(game: Game, state: ClassicState, seat: int, ahead: float, attackers: Attackers) -> dict[int, float]:
    """How likely a seat loses each of its Provinces, those in danger only."""
    found: dict[int, float] = {}
    own = state.provinces(seat)
    if not own:
        return found
    for rival in range(len(state.players)):
        if rival == seat:
            continue
        exposed = state.hexmap.frontier(state.land[rival]) & own
        turns = attackers.turns_to_come(state, rival, ahead)
        if not exposed or not turns:
            continue
        if state.is_played(rival):
            feared = rival_risks(game, state, rival, seat, exposed, turns, attackers)
        else:
            feared = automa_risks(game, state, rival, seat, turns)
        for tile, risk in feared.items():
            safe = 1.0 - found.get(tile, 0.0)
            found[tile] = 1.0 - safe * (1.0 - risk)
    return found


def rival_risks(
    game: Game,
    state: ClassicState,
    rival: int,
    seat: int,
    exposed: int,
    turns: float,
    attackers: Attackers,
) -> dict[int, float]:
    """How likely a player takes each of a seat's Provinces that are within reach."""
    found: dict[int, float] = {}
    soon = min(1.0, 0.25 + 0.5 * turns)
    units = free_units(state, rival)
    cheaper = reduction(game, rival, "conquest") + reduction(game, rival, "rival")
    for tile in members(exposed):
        defense = max(LEAST, state.hexmap.values[tile] + units_defense(state, seat, tile))
        price = max(LEAST, defense - cheaper)
        risk = soon * RISK[min(price, len(RISK) - 1)]
        if units < defense:
            risk *= TOO_FEW_UNITS
        else:
            risk = max(risk, attackers.at_once(state, rival, price))
        found[tile] = risk
    return found


def danger(found: dict[int, float]) -> float:
    """How many Provinces a seat will lose."""
    total = 0.0
    likely = 1.0
    for risk in sorted(found.values(), reverse=True):
        total += likely * risk
        likely *= NEXT_RISK
    return total


# Conquests to come


def free_units(state: ClassicState, seat: int) -> int:
    """Units that can leave where they are."""
    total = 0
    for tile in state.hexmap.members(state.land[seat]):
        total += spare_units(state, seat, tile)
    return total


def targets(game: Game, state: ClassicState, seat: int) -> list[Target]:
    return [target_at(game, seat, tile) for tile in members(within_reach(state, seat))]


def price_of(target: Target) -> int:
    return target.military + sum(target.demands)


def promise(found: list[Target], units: int) -> float:
    """What the Provinces next to one's land are worth for later turns."""
    prices = sorted([price_of(target) for target in found if target.units <= units])
    return sum([PROMISE[min(price, len(PROMISE) - 1)] for price in prices[:PROMISES]])


def readiness(state: ClassicState, seat: int, units: int) -> float:
    """Units that wait for an attack, the Warlord among them."""
    total = FREE_UNITS[min(units, len(FREE_UNITS) - 1)]
    warlord = state.warlords[seat]
    if warlord == state.capitals[seat] or can_leave(state, seat, warlord):
        total += WARLORD_READY
    return total


def wonder_walls(state: ClassicState, seat: int) -> float:
    placed = [tile for tile in members(state.provinces(seat)) if state.wonders[tile] != EMPTY]
    return WONDER_ON_PROVINCE * len(placed)


# Explorers


@lru_cache(maxsize=64)
def walks(hexmap: HexMap, tiles: int) -> list[list[int]]:
    """How many steps it is from each tile to each other across these tiles."""
    return [_steps_from(hexmap, start, tiles) for start in range(len(hexmap.tiles))]


def _steps_from(hexmap: HexMap, start: int, tiles: int) -> list[int]:
    steps = [FAR] * len(hexmap.tiles)
    found = fresh = 1 << start
    count = 0
    while fresh:
        for tile in members(fresh):
            steps[tile] = count
        fresh = hexmap.frontier(fresh) & tiles & ~found
        found |= fresh
        count += 1
    return steps


class Walk:
    """What lies on the map for the Explorers of a seat."""

    def __init__(self, game: Game, state: ClassicState, seat: int, worths: list[Worth]) -> None:
        self.state = state
        self.seat = seat
        self.steps = walks(state.hexmap, open_tiles(game, seat))
        self.production = members(state.production & ~state.guarded)
        self.monsters = prey(game, state)
        self.markets: list[int] = []  # where one may still visit them, …
        self.tokens: list[float] = []  # … and what a token of each is worth
        for market in state.markets:
            if market.count and not market.visited >> seat & 1:
                known = market.stack or market.urn
                worth = 0.0
                for token in known:
                    worth += worths[token].use
                worth /= len(known)
                is_guarded = state.guarded >> market.tile & 1
                self.markets.append(market.tile)
                self.tokens.append(GUARDED_MARKET * worth if is_guarded else worth)

    def hunts(self) -> list[tuple[float, int]]:
        """For each Monster in reach of an Explorer that may act: what is promised already, and its price."""
        found = []
        ready = [
            self.steps[self.state.explorers[self.seat * EXPLORERS + explorer]]
            for explorer in range(EXPLORERS)
            if not has_explored(self.state, self.seat, explorer)
        ]
        for lair, monster in self.monsters.items():
            nearest = min([steps[lair] for steps in ready], default=FAR)
            if nearest < FAR:
                promised = likely_defeated(monster) * MARKET_AT[nearest]
                found.append((promised, printed(monster).strength + nearest))
        return found

    def promise(self, kept: float, purse: int, last: bool) -> float:
        """What the Explorers will bring: Market tokens, Monsters, Production tokens, each of them once.

        `kept` is the share of its worth that a token in reserve counts; in the last turn only what can be
        walked to with this purse counts.
        """
        total = 0.0
        taken: list[int] = []
        for explorer in range(EXPLORERS):
            tile = self.state.explorers[self.seat * EXPLORERS + explorer]
            steps = self.steps[tile]
            if last and has_explored(self.state, self.seat, explorer):
                continue
            best, at = 0.0, NONE
            for number, market in enumerate(self.markets):
                value = kept * LYING_MARKET * self.tokens[number] * MARKET_AT[steps[market]]
                if value > best and market not in taken and not (last and steps[market] > purse):
                    best, at = value, market
            for lair, monster in self.monsters.items():
                value = likely_defeated(monster) * MARKET_AT[steps[lair]]
                price = printed(monster).strength + steps[lair]
                if value > best and lair not in taken and not (last and price > purse):
                    best, at = value, lair
            taken.append(at)
            nearest, at = FAR, NONE
            for lying in self.production:
                if steps[lying] < nearest and lying not in taken:
                    nearest, at = steps[lying], lying
            taken.append(at)
            if nearest < FAR and not (last and nearest > purse):
                best += LYING_PRODUCTION * PRODUCTION_AT[nearest]
            total += best
        return total
