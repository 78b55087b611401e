"""Build a position of the continuous mode: as `classic_scene`, with seat 0 to act.

The display has as many slots as the players need: `display="forum . . . . ."` with two. When all have passed
the cities are replenished, and the round goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests import classic_scene
from tests.classic_scene import (
    CAPITALS,
    MAP,
    act,
    city,
    deck,
    keys,
    lacking,
    offered,
    pile,
    player,
    refused,
    supply,
    told,
    units,
    words,
)

if TYPE_CHECKING:
    from monumental import Game


def scene(**entries: Any) -> Game:
    """A game at a drawn position: the keywords of `classic_scene.scene`."""
    return classic_scene.scene(rules="continuous", **entries)


__all__ = [
    "CAPITALS",
    "MAP",
    "act",
    "city",
    "deck",
    "keys",
    "lacking",
    "offered",
    "pile",
    "player",
    "refused",
    "scene",
    "supply",
    "told",
    "units",
    "words",
]
