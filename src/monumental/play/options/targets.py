"""What an action touches on the table, as words: the board is the interface.

`place:0:b2` is a card of a city, `display:3` a card of the display, `tile:12` a tile of the map. Whoever
picks all that an option touches means this option. docs/web.md has all the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.state import EVERYWHERE
from monumental.play.notation import COLUMNS, all_words, cell_name, write
from monumental.play.systems.known import modules_of, system_of
from monumental.play.systems.system import Touching
from monumental.play.systems.touching import beside, card_of, of_seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game


def targets(game: Game, action: Action) -> tuple[str, ...]:
    """What an action of the question that is asked now touches; nothing where it is a word alone."""
    seat = game.choice().seat
    special = special_touching(game, action.verb)
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


def _pile(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"pile:{game.catalog.cards[action.first].key}",)


#: Actions whose words do not say what they touch, in every rule system.
SPECIAL: Final[Mapping[str, Touching]] = {
    "build": _pile,
    "complete": of_seat("wonder"),
    "develop": card_of("policy"),
    "policy": beside("policy"),
    "warlord": of_seat("warlord"),
}


def special_touching(game: Game, verb: str) -> Touching | None:
    """How an action finds what it touches, where its words don't say it."""
    for touching in (system_of(game).touching, *[module.touching for module in modules_of(game)], SPECIAL):
        if verb in touching:
            return touching[verb]
    return None


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
