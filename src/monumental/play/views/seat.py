"""What lies in front of a seat in every rule system. All of it is open to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from monumental.engine.game import Game
from monumental.engine.pieces.deck import Deck
from monumental.engine.resources import RESOURCES
from monumental.engine.state import CELLS, DRAWN_CARDS, HERO, POLICY, SCOUT, WARLORD, Player
from monumental.play.notation import cell_name
from monumental.play.views.keys import Keys

CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))


@dataclass(frozen=True)
class CellView:
    """A cell of a city: a card, and a Knowledge under it."""

    cell: str  # a1 to c3, row by row
    card: str | None
    knowledge: str | None
    turned: bool
    activated: bool  # may still be used
    reinforced: bool  # the card stays when the turn or round ends
    marked: bool  # the card has an Action token
    knowledge_marked: bool


@dataclass(frozen=True)
class DeckView:
    """A city deck: cards that were put on it, on top of cards that everybody knows but not in which order."""

    known: tuple[str, ...]  # from the bottom to the top
    unknown: tuple[str, ...]
    count: int


@dataclass(frozen=True)
class DrawnView:
    """A card that was drawn and counts as activated."""

    card: str
    marked: bool


@dataclass(frozen=True)
class MarksView:
    """Where beside the city an Action token lies."""

    policy: bool
    warlord: bool
    scout: bool
    hero: bool


@dataclass(frozen=True)
class AutomaView:
    """The Solo cards of a seat that nobody plays."""

    deck: tuple[str, ...]  # to come, in no order
    revealed: tuple[str, ...]  # the latest last


@dataclass(frozen=True)
class SeatView:
    """The belongings of one seat."""

    civilization: str | None
    automa: AutomaView | None  # null: somebody plays this seat
    supply: Mapping[str, int]  # by resource
    gained: Mapping[str, int]  # this turn or round, by resource
    city: tuple[CellView, ...]
    deck: DeckView
    discard: tuple[str, ...]  # the topmost last; the area of an Automa
    archive: tuple[str, ...]
    aside: tuple[str, ...]  # being resolved, in no pile
    drawn: tuple[DrawnView, ...]
    policies: tuple[str, ...]  # developed, the topmost last
    culture_deck: tuple[str, ...]
    wonder: str | None  # in construction
    second_wonder: str | None  # just begun, until one of the two is given up
    hero: str | None
    passed: bool
    marks: MarksView
    did: tuple[str, ...]  # this turn or round


def view_seat(game: Game, seat: int, automa: AutomaView | None, keys: Keys) -> SeatView:
    """What everybody sees of a seat. One's own Policies and discard pile can always be looked through.

    [DUEL-CITY-10, DUEL-TERM-16, BASE-CITY-10, BASE-ACTN-02]
    """
    player = game.state.players[seat]
    peoples = game.catalog.civilizations
    marked = player.marked
    return SeatView(
        civilization=peoples[player.civilization].key if player.civilization >= 0 else None,
        automa=automa,
        supply=amounts(player.supply),
        gained=amounts(player.gained),
        city=_city(player, keys),
        deck=_deck(player.deck, keys),
        discard=keys.pile(player.discard),
        archive=keys.pile(player.archive),
        aside=keys.pile(player.aside),
        drawn=_drawn(player, keys),
        policies=keys.pile(player.policies),
        culture_deck=keys.in_no_order(player.culture_deck),
        wonder=keys.at(player.wonder),
        second_wonder=keys.at(player.second_wonder),
        hero=keys.at(player.hero),
        passed=player.passed,
        marks=MarksView(
            policy=bool(marked >> POLICY & 1),
            warlord=bool(marked >> WARLORD & 1),
            scout=bool(marked >> SCOUT & 1),
            hero=bool(marked >> HERO & 1),
        ),
        did=tuple(sorted(player.did)),
    )


def amounts(resources: list[int]) -> dict[str, int]:
    """All five resources by name."""
    return dict(zip(RESOURCES, resources, strict=True))


def _city(player: Player, keys: Keys) -> tuple[CellView, ...]:
    cards = keys.places(player.city)
    return tuple(
        [
            CellView(
                cell=CELL_NAMES[cell],
                card=cards[cell],
                knowledge=cards[cell + CELLS],
                turned=bool(player.rotated >> cell & 1),
                activated=bool(player.activated >> cell & 1),
                reinforced=bool(player.reinforced >> cell & 1),
                marked=bool(player.marked >> cell & 1),
                knowledge_marked=bool(player.marked >> (cell + CELLS) & 1),
            )
            for cell in range(CELLS)
        ]
    )


def _deck(deck: Deck, keys: Keys) -> DeckView:
    return DeckView(keys.pile(deck.known), keys.in_no_order(deck.urn), deck.count())


def _drawn(player: Player, keys: Keys) -> tuple[DrawnView, ...]:
    return tuple(
        [
            DrawnView(card, bool(player.marked >> (DRAWN_CARDS + at) & 1))
            for at, card in enumerate(keys.pile(player.drawn))
        ]
    )
