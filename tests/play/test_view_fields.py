"""Every field of a position is shown somewhere in a view, or hidden for a reason.

Whoever adds a field to a position decides here: where in `GameView` is it seen, by whom, and if not, why not?
Could it differ between two games that a seat can't tell apart?
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import UnionType
from typing import Union, get_args, get_origin, get_type_hints

import pytest

from monumental.engine.agenda import Task
from monumental.engine.catalog import Script
from monumental.engine.game import Game
from monumental.engine.pieces.deck import EMPTY_DECK, Deck
from monumental.engine.pieces.display import Display
from monumental.engine.state import Player, State, new_player
from monumental.games.classic.land.hexmap import HexMap, Tile
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import ClassicState, Holdings, Market, SoloDeck, new_classic_state
from monumental.games.duel.scouts.trade import FreeCities
from monumental.games.duel.state import (
    NO_PROVINCES,
    NOBODYS_ADVANTAGE,
    Advantage,
    DuelState,
    ProvinceStack,
    new_duel_state,
)
from monumental.play.systems.known import SYSTEMS
from monumental.play.view import GameView
from monumental.testing import attributes
from tests.random_game import ClassicGame, ModuleGame, RandomGame, SoloGame
from tests.scene import scene

#: What every position has.
STATE = {
    "players": "seats",
    "display": "display",
    "piles": "piles",
    "first": "first",
    "round": "round",
    "final": "final",
    "slots": "modules",
}

#: Where in a view the fields of a position are seen.
SHOWN: Mapping[type, Mapping[str, str]] = {
    Game: {"rules": "rules", "state": "over"},
    DuelState: {**STATE, "stacks": "duel.stacks", "advantage": "duel.advantage"},
    ClassicState: {
        **STATE,
        "hexmap": "classic.tiles",
        "capitals": "classic.seats.capital",
        "land": "classic.tiles.owner",
        "troops": "classic.tiles.troops",
        "warlords": "classic.tiles.warlord",
        "explorers": "classic.tiles.explorers",
        "explored": "classic.seats.explored",
        "outposts": "classic.tiles.outpost",
        "wonders": "classic.tiles.wonder",
        "fronts": "classic.tiles.exploration",
        "urns": "classic.fronts.left",
        "production": "classic.tiles.production",
        "markets": "classic.markets",
        "holdings": "classic.seats",
        "removed": "classic.removed",
        "active": "classic.active",
        "ending": "classic.ending",
        "unchosen": "classic.unchosen",
        "solo_decks": "seats.automa",
    },
    Player: {
        "civilization": "seats.civilization",
        "supply": "seats.supply",
        "gained": "seats.gained",
        "city": "seats.city",
        "rotated": "seats.city.turned",
        "activated": "seats.city.activated",
        "reinforced": "seats.city.reinforced",
        "marked": "seats.marks",
        "deck": "seats.deck",
        "discard": "seats.discard",
        "archive": "seats.archive",
        "aside": "seats.aside",
        "drawn": "seats.drawn",
        "policies": "seats.policies",
        "culture_deck": "seats.culture_deck",
        "wonder": "seats.wonder",
        "second_wonder": "seats.second_wonder",
        "hero": "seats.hero",
        "passed": "seats.passed",
        "did": "seats.did",
    },
    Display: {
        "slots": "display.rows",
        "rows": "display.rows",
        "eras": "display.deck.cards",
        "separations": "display.separations",
        "discard": "display.discard",
        "taken": "display.taken",
        "spare": "display.deck.spare",
    },
    Deck: {"known": "seats.deck.known", "urn": "seats.deck.unknown"},
    ProvinceStack: {
        "cards": "duel.stacks.cards.card",
        "added_types": "duel.stacks.cards.added_types",
        "markers": "duel.stacks.markers",
    },
    Advantage: {
        "holder": "duel.advantage.holder",
        "resource": "duel.advantage.resource",
        "tokens": "duel.advantage.tokens",
    },
    Market: {
        "tile": "classic.markets.tile",
        "city": "classic.markets.city",
        "count": "classic.markets.count",
        "stack": "classic.markets.stack",  # to those who have looked
        "seen": "classic.markets.seen",
        "visited": "classic.markets.visited",
    },
    Holdings: {
        "exploration": "classic.seats.exploration",
        "market": "classic.seats.market_tokens",
        "used": "classic.seats.used_tokens",
        "production": "classic.seats.production",
        "created": "classic.seats.created",
    },
    HexMap: {"name": "classic.map", "tiles": "classic.tiles"},
    Tile: {
        "row": "classic.tiles.row",
        "column": "classic.tiles.column",
        "terrain": "classic.tiles.terrain",
        "barbarian": "classic.tiles.barbarian",
        "town": "classic.tiles.town",
        "market": "classic.tiles.market",
    },
    SoloDeck: {"deck": "seats.automa.deck", "revealed": "seats.automa.revealed"},
    HeroRow: {
        "row": "modules.heroes.row",
        "leaving": "modules.heroes.leaving.card",
        "leavers": "modules.heroes.leaving.seat",
        "eras": "modules.heroes.eras",
    },
    Monsters: {
        "tiles": "modules.monsters.found.tile",
        "cards": "modules.monsters.found.card",
        "finders": "modules.monsters.found.finder",
        "waiting": "modules.monsters.waiting",
        "defeated": "modules.monsters.defeated.card",
        "winners": "modules.monsters.defeated.winner",
    },
    FreeCities: {
        "face_up": "modules.free_cities.face_up.card",
        "gold": "modules.free_cities.face_up.gold",
        "traded": "modules.free_cities.face_up.traded",
        "owned": "modules.free_cities.owned",
        "used": "modules.free_cities.used",
        "urn": "modules.free_cities.deck",
    },
}

FOLLOWS_FROM_TILES = "follows from the tiles"

#: Why the others are not.
HIDDEN: Mapping[type, Mapping[str, str]] = {
    Game: {
        "catalog": "printed facts: a view has keys",
        "chance": "luck tells nobody what will come",
        "journal": "what happened is told elsewhere, to each seat what it may know",
        "begun": "a count for whoever asks for one: no part of the game",
        "past": "positions to go back to, for whoever asked for them",
    },
    DuelState: {"agenda": "only the question on top is anybody's business"},
    ClassicState: {
        "agenda": "only the question on top is anybody's business",
        "guarded": "the tiles with a Monster",
    },
    Player: {"standing": "follows from the cards that are activated or on top"},
    Market: {"urn": "what may lie here is `possible`, whether somebody has looked or not"},
    HexMap: {
        "neighbours": FOLLOWS_FROM_TILES,
        "around": FOLLOWS_FROM_TILES,
        "values": FOLLOWS_FROM_TILES,
        "capitals": FOLLOWS_FROM_TILES,
        "markets": FOLLOWS_FROM_TILES,
        "provinces": FOLLOWS_FROM_TILES,
        "water": FOLLOWS_FROM_TILES,
        "coast": FOLLOWS_FROM_TILES,
        "market_tiles": FOLLOWS_FROM_TILES,
    },
}

#: One of each thing that a position is made of.
MADE: Mapping[type, Callable[[], object]] = {
    Game: scene,
    DuelState: lambda: new_duel_state(2),
    ClassicState: lambda: new_classic_state(2),
    Player: new_player,
    Display: lambda: Display((), (), 0, ()),
    Deck: lambda: EMPTY_DECK,
    ProvinceStack: lambda: NO_PROVINCES,
    Advantage: lambda: NOBODYS_ADVANTAGE,
    Market: lambda: Market(0, "", 0, ()),
    Holdings: Holdings,
    HexMap: lambda: HexMap("", ()),
    Tile: lambda: Tile(0, 0, 0),
    SoloDeck: SoloDeck,
    HeroRow: HeroRow,
    Monsters: Monsters,
    FreeCities: FreeCities,
}


@pytest.mark.parametrize("kind", SHOWN, ids=lambda kind: kind.__name__)
def test_every_field_is_shown_or_hidden_for_a_reason(kind: type) -> None:
    shown = SHOWN[kind].keys()
    hidden = HIDDEN.get(kind, {}).keys()

    assert set(attributes(MADE[kind]())) == shown | hidden
    assert not shown & hidden


def test_whatever_is_said_to_be_shown_is_part_of_a_view() -> None:
    for fields in SHOWN.values():
        for path in fields.values():
            kind: object = GameView
            for name in path.split("."):
                assert isinstance(kind, type), path
                assert name in get_type_hints(kind), path
                kind = element_of(get_type_hints(kind)[name])


def element_of(annotation: object) -> object:
    """Without null, and of a row what it is a row of."""
    if get_origin(annotation) in {Union, UnionType}:
        [annotation] = [part for part in get_args(annotation) if part is not type(None)]
    if get_origin(annotation) is tuple:
        return element_of(get_args(annotation)[0])
    return annotation


def kinds_in(value: object) -> set[type]:
    """The classes of all that a position holds, the agenda aside."""
    if isinstance(value, Task | Script) or value is None:
        return set()
    if isinstance(value, list | tuple | dict | frozenset):
        parts = value.values() if isinstance(value, dict) else value
        return set().union(*[kinds_in(part) for part in parts])
    if isinstance(value, int | str):
        return set()
    return {type(value)}.union(*[kinds_in(getattr(value, name)) for name in attributes(value)])


@pytest.mark.parametrize(
    ("kind", "seed"), [(RandomGame, 1), (ClassicGame, 1), (ModuleGame, 23), (ModuleGame, 55), (SoloGame, 47)]
)
def test_nothing_else_lies_in_a_position(kind: type[RandomGame], seed: int) -> None:
    with kind(seed) as play:
        play.finish()

        assert kinds_in(play.game.state) <= SHOWN.keys()


def test_every_rule_system_and_every_module_is_thought_of() -> None:
    positions: set[type[State]] = set()
    slots: set[type] = set()
    for system in SYSTEMS.values():
        positions.add(type(system.rules.new_state(2)))
        for module in system.modules.values():
            slots.update(module.change(system.rules).slots.values())

    assert positions | slots <= SHOWN.keys()
