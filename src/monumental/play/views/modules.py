"""What everybody sees of the modules that are ours."""

from __future__ import annotations

from dataclasses import dataclass

from monumental.engine.state import Slot
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.duel.scouts.trade import FACE_UP, FreeCities
from monumental.games.duel.state import SEATS
from monumental.play.views.keys import Keys


@dataclass(frozen=True)
class LeavingHeroView:
    """A Hero that lies marked beside a deck until the round ends."""

    seat: int
    card: str


@dataclass(frozen=True)
class HeroesView:
    """The Heroes for hire."""

    row: tuple[str, ...]
    leaving: tuple[LeavingHeroView, ...]
    eras: tuple[int, ...]  # whose Heroes have come


@dataclass(frozen=True)
class FoundMonsterView:
    """A Monster on the map."""

    tile: int
    card: str
    finder: int  # the seat that conquered it there


@dataclass(frozen=True)
class DefeatedMonsterView:
    card: str
    winner: int


@dataclass(frozen=True)
class MonstersView:
    """The Monsters that were found; the others lie among the Exploration tokens."""

    found: tuple[FoundMonsterView, ...]
    waiting: tuple[int, ...]  # the tiles of those that are still to attack, in this order
    defeated: tuple[DefeatedMonsterView, ...]


@dataclass(frozen=True)
class FreeCityView:
    """A place between the players."""

    card: str | None
    gold: tuple[int, ...]  # on each seat's side
    traded: tuple[int, ...]  # the seats with an Action token on their side


@dataclass(frozen=True)
class FreeCitiesView:
    """The Free Cities of the Trade box."""

    face_up: tuple[FreeCityView, ...]
    owned: tuple[tuple[str, ...], ...]  # claimed, by seat
    used: tuple[str, ...]  # claimed ones with an Action token
    deck: tuple[str, ...]  # to come, in no order


def show_heroes(heroes: Slot, seat: int | None, keys: Keys) -> HeroesView:
    assert isinstance(heroes, HeroRow)
    leaving = zip(heroes.leavers, keys.pile(heroes.leaving), strict=True)
    return HeroesView(
        row=keys.in_no_order(heroes.row),
        leaving=tuple([LeavingHeroView(seat, card) for seat, card in leaving]),
        eras=heroes.eras,
    )


def show_monsters(monsters: Slot, seat: int | None, keys: Keys) -> MonstersView:
    assert isinstance(monsters, Monsters)
    found = zip(monsters.tiles, keys.pile(monsters.cards), monsters.finders, strict=True)
    defeated = zip(keys.pile(monsters.defeated), monsters.winners, strict=True)
    return MonstersView(
        found=tuple([FoundMonsterView(tile + 1, card, finder) for tile, card, finder in found]),
        waiting=tuple([tile + 1 for tile in monsters.waiting]),
        defeated=tuple([DefeatedMonsterView(card, winner) for card, winner in defeated]),
    )


def show_free_cities(cities: Slot, seat: int | None, keys: Keys) -> FreeCitiesView:
    assert isinstance(cities, FreeCities)
    return FreeCitiesView(
        face_up=tuple([_free_city(cities, slot, keys) for slot in range(FACE_UP)]),
        owned=tuple([keys.pile(owned) for owned in cities.owned]),
        used=keys.in_no_order(cities.used),
        deck=keys.in_no_order(cities.urn),
    )


def _free_city(cities: FreeCities, slot: int, keys: Keys) -> FreeCityView:
    return FreeCityView(
        card=keys.at(cities.face_up[slot]),
        gold=tuple([cities.gold[seat * FACE_UP + slot] for seat in range(SEATS)]),
        traded=tuple([seat for seat in range(SEATS) if seat * FACE_UP + slot in cities.traded]),
    )
