"""Build a position of the continuous mode: as `classic_scene`, with seat 0 to act.

The display has as many slots as the players need: `display="forum . . . . ."` with two. When all have passed
the cities are replenished, and the round goes on from there.
"""

from __future__ import annotations

from monumental.testing.scene import continuous_scene as scene
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
