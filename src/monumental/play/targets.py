"""What an action touches on the table, as words: the board is the interface.

`place:0:b2` is a card of a city, `display:3` a card of the display, `tile:12` a tile of the map. Whoever
picks all that an option touches means this option. docs/web.md has all the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.resources import RESOURCES
from monumental.engine.state import EVERYWHERE
from monumental.games.classic.state import ClassicState
from monumental.games.duel.state import DuelState
from monumental.play.notation import COLUMNS, all_words, cell_name, write

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game


def targets(game: Game, action: Action) -> tuple[str, ...]:
    """What an action of the question that is asked now touches; nothing where it is a word alone."""
    seat = game.choice().seat
    special = SPECIAL.get(action.verb)
    if special is not None:
        return special(game, seat, action)
    kinds = game.rules.words[action.verb]
    words = write(game, action).split()[1:]
    return tuple(
        [_target(seat, kind, word) for kind, word in zip(kinds, words, strict=True) if kind in TOUCHED]
    )


#: Which kinds of words stand for a thing on the table, and what that thing is called.
TOUCHED: Final[Mapping[str, str]] = {
    "place": "place",
    "row": "row",
    "column": "column",
    "slot": "display",
    "tile": "tile",
    "card": "card",
    "civilization": "civilization",
    "resource": "resource",
    "type": "type",
}

#: Things that every seat has one of.
OF_A_SEAT: Final = frozenset({"place", "row", "column"})


def _target(seat: int, kind: str, word: str) -> str:
    return f"{kind}:{seat}:{word}" if kind in OF_A_SEAT else f"{TOUCHED[kind]}:{word}"


def _beside(place: str) -> Callable[[Game, int, Action], tuple[str, ...]]:
    """A card beside the city: the topmost Policy, the Hero."""
    return lambda _, seat, __: (f"place:{seat}:{place}",)


def _of_seat(thing: str) -> Callable[[Game, int, Action], tuple[str, ...]]:
    return lambda _, seat, __: (f"{thing}:{seat}",)


def _pile(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"pile:{game.catalog.cards[action.first].key}",)


def _conquer(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    """On a map a tile; in Duel the stack of the opponent."""
    if isinstance(game.state, DuelState):
        return (f"stack:{1 - seat}",)
    return (f"tile:{action.first + 1}",)


def _warlord_tile(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    """The Warlord is touched where he stands."""
    assert isinstance(game.state, ClassicState)
    tile = game.state.warlords[seat]
    return (f"warlord:{seat}",) if tile == NONE else (f"tile:{tile + 1}",)


def _explorer(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"explorer:{seat}:{action.first + 1}",)


def _explore(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"explorer:{seat}:{action.first + 1}", f"tile:{action.second + 1}")


def _mark(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    words = write(game, action).split()
    return (f"province:{seat}:{words[1]}", f"type:{words[2]}")


def _advantage(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return ("advantage", f"resource:{RESOURCES[action.first]}")


#: Actions whose words do not say what they touch.
SPECIAL: Final[Mapping[str, Callable[[Game, int, Action], tuple[str, ...]]]] = {
    "build": _pile,
    "complete": _of_seat("wonder"),
    "policy": _beside("policy"),
    "hero": _beside("hero"),
    "dismiss": _beside("hero"),
    "warlord": _of_seat("warlord"),
    "send-warlord": _warlord_tile,
    "lead": _warlord_tile,
    "withdraw-warlord": _warlord_tile,
    "conquer": _conquer,
    "explore": _explore,
    "visit": _explorer,
    "pick-up": _explorer,
    "defeat": _explorer,
    "mark": _mark,
    "advantage": _advantage,
}


def actions_at(game: Game, target: str) -> list[Action]:
    """All that could be meant by touching a thing, whether it can be done now or not."""
    return [
        action
        for verb in game.rules.words
        for action in all_words(game, verb)
        if target in targets(game, action)
    ]


# Where something happened

#: Events whose place is a tile of the map.
ON_A_TILE: Final = frozenset(
    {
        "settled",
        "attacked",
        "conquered-province",
        "conquered-from",
        "moved",
        "moved-warlord",
        "built-outpost",
        "explorer-moved",
        "took-production",
        "placed-wonder",
        "looked",
        "took-market-token",
        "market-token-left",
        "monster-attacks",
        "monster-found",
        "defeated",
        "withdrew",
        "withdrew-warlord",
        "automa-took-production",
        "automa-kept-market-token",
        "tie-decided",
    }
)

#: Events whose number is the tile that a piece moved to.
MOVES: Final = frozenset({"moved", "moved-warlord"})

#: Events whose place is in the display.
IN_THE_DISPLAY: Final = frozenset({"display-dealt", "removed"})

#: Events with a card that came from the display or from a pile; a pile is no place of the display.
TAKEN: Final = frozenset({"acquired", "gained-card"})


def happened_at(game: Game, event: Event) -> tuple[str | None, str | None]:
    """Where an event happened, and where something went: targets, or nothing where it has no place."""
    goes_to = f"tile:{event.number + 1}" if event.key in MOVES else None
    if event.key in TAKEN:
        card = game.catalog.cards[event.card]
        return (f"pile:{card.key}" if card.basic else f"display:{event.place + 1}"), f"deck:{event.seat}"
    if event.place == NONE:
        return None, goes_to
    if event.key in ON_A_TILE:
        return f"tile:{event.place + 1}", goes_to
    if event.key in IN_THE_DISPLAY:
        return f"display:{event.place + 1}", None
    if event.key == "activated":
        return f"row:{event.seat}:{event.place // 3 + 1}", f"column:{event.seat}:{COLUMNS[event.place % 3]}"
    if event.seat != NONE and EMPTY < event.place < EVERYWHERE:
        return f"place:{event.seat}:{cell_name(event.place)}", None
    return None, None
