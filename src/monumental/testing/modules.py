"""What holds in every position with Heroes and Monsters, in classic and in the continuous mode."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import HERO_CARD, MONSTER
from monumental.engine.state import HERO
from monumental.games.classic.heroes import HeroRow
from monumental.games.classic.hexmap import members, tile_set
from monumental.games.classic.monsters import Monsters
from monumental.games.classic.state import classic
from monumental.testing.common import hold

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState


def check_modules(game: Game) -> None:
    """What modules keep is there, and only where they are in play."""
    state = classic(game)
    hold(set(state.slots) == set(game.rules.slots), f"the modules {sorted(state.slots)} keep something")
    heroes = heroes_of(state)
    if heroes is not None:
        check_heroes(game, heroes)
    found = monsters_of(state)
    if found is not None:
        check_monsters(game, found)
    tiles = () if found is None else found.tiles
    hold(state.guarded == tile_set(tiles), f"guarded are tiles {members(state.guarded)}, Monsters on {tiles}")
    for seat, player in enumerate(state.players):
        hold(heroes is not None or player.hero == EMPTY, f"seat {seat} has a Hero without the module")
        is_marked = bool(player.marked >> HERO & 1)
        hold(not is_marked or player.hero != EMPTY, f"seat {seat} has an Action token on no Hero")


def heroes_of(state: ClassicState) -> HeroRow | None:
    row = state.slots.get(HeroRow.name)
    return row if isinstance(row, HeroRow) else None


def monsters_of(state: ClassicState) -> Monsters | None:
    found = state.slots.get(Monsters.name)
    return found if isinstance(found, Monsters) else None


# Heroes


def check_heroes(game: Game, heroes: HeroRow) -> None:
    """Each Hero is in one place, at most one with each player; every era that began has brought its own."""
    state = classic(game)
    cards = game.catalog.cards
    hired = [player.hero for player in state.players if player.hero != EMPTY]
    everywhere = Counter([*heroes.row, *heroes.leaving, *hired])
    for card, count in everywhere.items():
        hold(cards[card].kind == HERO_CARD, f"{cards[card].key} is among the Heroes")
        hold(count == 1, f"the Hero {cards[card].key} is in {count} places")
    check_eras_of_heroes(game, heroes, Counter(cards[card].era for card in everywhere))
    hold(
        len(heroes.leaving) == len(heroes.leavers), f"the Heroes of seats {heroes.leavers} leave, not so many"
    )
    for seat in heroes.leavers:
        hold(0 <= seat < len(state.players), f"a Hero leaves seat {seat}")
        hold(heroes.leavers.count(seat) == 1, f"two Heroes leave seat {seat}")
        hold(state.players[seat].hero == EMPTY, f"seat {seat} has a Hero beside the one that leaves")
    is_possible = game.rules.cycle == "round" or not heroes.leaving
    hold(is_possible, f"the Heroes of seats {heroes.leavers} wait for the end of a round")


def check_eras_of_heroes(game: Game, heroes: HeroRow, counts: Counter[int]) -> None:
    """One Hero more than there are players, of each era whose first card has come, or all it has."""
    state = classic(game)
    begun = game.rules.eras[: len(game.rules.eras) - state.display.separations]
    hold(heroes.eras == begun, f"the Heroes of eras {heroes.eras} have come, the cards of {begun}")
    for era in begun:
        box = sum(card.kind == HERO_CARD and card.era == era for card in game.catalog.cards)
        expected = min(len(state.players) + 1, box)
        hold(counts[era] == expected, f"{counts[era]} Heroes of era {era} have come, not {expected}")
    later = sorted(set(counts) - set(begun))
    hold(not later, f"Heroes of eras {later} have come too early")


# Monsters


def check_monsters(game: Game, found: Monsters) -> None:
    """A Monster that was found stands on a conquered Province of its number, or is somebody's trophy.

    That those still unknown are in the urns, the count of the Exploration tokens says.
    """
    state = classic(game)
    cards = game.catalog.cards
    seats = len(state.players)
    known = (*found.cards, *found.defeated)
    strange = [cards[card].key for card in known if card == EMPTY or cards[card].kind != MONSTER]
    hold(not strange, f"among the Monsters are {strange}")
    complete = len(found.tiles) == len(found.cards) == len(found.finders)
    hold(complete, f"Monsters on tiles {found.tiles} were found by {found.finders}: {len(found.cards)} cards")
    hold(len(set(found.tiles)) == len(found.tiles), f"two Monsters stand on one of the tiles {found.tiles}")
    hold(len(found.defeated) == len(found.winners), f"{len(found.defeated)} trophies of {found.winners}")
    for seat in (*found.finders, *found.winners):
        hold(0 <= seat < seats, f"seat {seat} found or defeated a Monster")
    for tile, card in zip(found.tiles, found.cards, strict=True):
        is_land = 0 <= tile < len(state.hexmap.tiles) and bool(state.hexmap.provinces >> tile & 1)
        hold(is_land, f"a Monster stands on tile {tile}, which is no Province")
        value = state.hexmap.tiles[tile].barbarian
        hold(
            value == cards[card].value,
            f"{cards[card].key} was found on tile {tile}, among Barbarians {value}",
        )
        hold(state.owner(tile) != NONE, f"a Monster stands on tile {tile}, which nobody conquered")
    order = tuple(tile for tile in found.tiles if tile in found.waiting)
    hold(found.waiting == order, f"Monsters on tiles {found.waiting} are to attack, found in order {order}")
    at_once = game.rules.cycle == "turn"
    hold(not (at_once and found.waiting), f"Monsters on tiles {found.waiting} wait with their attack")
