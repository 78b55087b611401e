"""Heroes and Monsters as a player looks at them: whom to hire, whom to fear, whom to hunt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import MONSTER
from monumental.engine.resources import GOLD
from monumental.games.classic.modules.heroes import HeroRow, hero_row
from monumental.games.classic.modules.monsters import Monsters, monsters, printed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.sight.texts import Worth
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState

#: An attack: some Gold, some Units or Explorers sent home.
ATTACK: Final = 0.6

#: How likely a Monster is defeated sooner or later, by its strength.
PREY: Final[tuple[float, ...]] = (1.0, 0.8, 0.65, 0.55, 0.45, 0.35)


# Heroes


class Hiring:
    """A Hero for hire: what it brings in the turns or rounds to come, and its Gold."""

    def __init__(self, worth: float, gold: int) -> None:
        self.worth = worth
        self.gold = gold


def best_hero(game: Game, worths: list[Worth], times: float, gold: float) -> Hiring | None:
    """The Hero of the row that is worth most beyond its price; each brings its texts so many times."""
    cards = game.catalog.cards
    best, found = 0.0, None
    for number in hero_row(game.state).row:
        worth = worths[number].texts * times
        if worth - gold * cards[number].cost > best:
            best = worth - gold * cards[number].cost
            found = Hiring(worth, cards[number].cost)
    return found


def may_hire(game: Game, seat: int) -> bool:
    """One Hero at a time, and none in the round in which another one was returned."""
    if HeroRow.name not in game.state.slots or game.state.players[seat].hero != EMPTY:
        return False
    return seat not in hero_row(game.state).leavers


def next_hero(game: Game, seat: int, worths: list[Worth], times: float, gold: float) -> float:
    """A Hero was returned: what the next one is worth, once it may be hired."""
    heroes = hero_row(game.state)
    if seat not in heroes.leavers or not times:
        return 0.0
    best = best_hero(game, worths, times, gold)
    if best is None or best.gold > game.state.players[seat].supply[GOLD]:
        return 0.0
    return best.worth - gold * best.gold


# Monsters


def prey(game: Game, state: ClassicState) -> Mapping[int, Card]:
    """The Monsters that stand on the map, by their tiles."""
    if not state.guarded or Monsters.name not in state.slots:
        return {}
    found = monsters(state)
    return {tile: game.catalog.cards[card] for tile, card in zip(found.tiles, found.cards, strict=True)}


def likely_defeated(monster: Card) -> float:
    return PREY[min(printed(monster).strength, len(PREY) - 1)]


def attacks_to_come(game: Game, state: ClassicState, seat: int) -> float:
    """What the Monsters that were found this round will do to a seat when it ends."""
    if Monsters.name not in state.slots:
        return 0.0
    found = monsters(state)
    total = 0.0
    for tile in found.waiting:
        position = found.tiles.index(tile)
        victims = game.rules.victims[printed(game.catalog.cards[found.cards[position]]).hits]
        if victims.hits(game, seat, found.finders[position], tile):
            total += ATTACK
    return total


def share_of_monsters(game: Game, urn: tuple[int, ...]) -> float:
    """How likely the token of a Province is a Monster."""
    cards = game.catalog.cards
    return sum([cards[token].kind == MONSTER for token in urn]) / max(1, len(urn))
