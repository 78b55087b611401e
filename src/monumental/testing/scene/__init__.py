"""Positions built from drawings, for tests of rules and cards: say what matters, leave the rest.

`duel_scene()` is a Duel between the Japanese (seat 0, to act) and the Aztecs (seat 1) in which nobody has
anything: empty cities, no cards, no resources, an empty display, full Basic Building piles. Each keyword puts
something there. Words are the keys of cards; `monumental.play.positions.drawing` explains drawings of cities.

    game = duel_scene(
        city="forum* work-camp . . . . . . .",    # nine cells, row by row; `*` activated, `!` Action token
        supply="2 production 1 gold",
        top="library fort",                        # known cards on the deck, the topmost first
        other={"provinces": "sahara barricade"},   # the same keywords for seat 1
        display="colossus-of-rhodes . . . . .",
        luck="library fort",                       # what luck brings, in order; more draws are an error …
        then=7,                                    # … unless a seed says what comes after them
    )
    act(game, "use a1")                            # play by notation
    assert words(game) == ["branch 1", "branch 2"] # the options, in notation

`classic_scene()` and `continuous_scene()` are the same on a small map: see `classic_scene`.
"""

from __future__ import annotations

from monumental.play.positions.luck import scripted
from monumental.testing.scene.asked import (
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
    words,
)
from monumental.testing.scene.classic import CAPITALS, MAP, classic_scene, continuous_scene
from monumental.testing.scene.duel import duel_scene

__all__ = [
    "CAPITALS",
    "MAP",
    "act",
    "city",
    "classic_scene",
    "continuous_scene",
    "deck",
    "duel_scene",
    "keys",
    "lacking",
    "offered",
    "pile",
    "player",
    "refused",
    "scripted",
    "supply",
    "told",
    "words",
]
