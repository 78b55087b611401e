"""Positions for two to five players, and what lies in the display: for the rules that count players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from monumental import Game
from tests.continuous_scene import act, keys, scene, words
from tests.scene import Seat

#: Five Capitals with a Province between any two; with fewer players the last ones stay empty.
DRAWING: Final = """
C   m1  C   m1  C
  m1  C   m1  C
"""
CAPITALS: Final = (1, 3, 5, 7, 9)
PEOPLES: Final = ("egyptians", "danes", "greeks", "japanese", "chinese")

#: Nine cards for a display, and nine for the deck behind it.
ROW: Final = [
    "marketplace",
    "scriptorium",
    "apothecary",
    "caravanserai",
    "seafaring",
    "mathematics",
    "weaponry",
    "wheel",
    "irrigation",
]
DECK: Final = [
    "fortress",
    "harbor",
    "university",
    "guildhall",
    "compass",
    "feudalism",
    "scholasticism",
    "metal-casting",
    "flight",
]


def table(players: int, others: Mapping[int, Seat] | None = None, **position: Any) -> Game:
    """A game of so many: the keywords of `scene`, and in `others` what the seats beside 0 have."""
    entries = [dict((others or {}).get(seat, {})) for seat in range(players)]
    more = [
        {"civilization": PEOPLES[seat], "capital": CAPITALS[seat], **entries[seat]}
        for seat in range(2, players)
    ]
    return scene(
        drawing=DRAWING,
        capitals=CAPITALS[:2],
        other=entries[1],
        more=more,
        packs=("base", "five-players") if players == 5 else ("base",),
        **position,
    )


def all_pass(game: Game) -> None:
    """Nobody takes another turn this round: on to the first question after it, or the end of the game."""
    while not game.over and game.choice().question == "take-turn":
        act(game, "end" if "end" in words(game) else "pass")


def slots(game: Game) -> list[str]:
    """The display from the deck on."""
    return keys(game, game.state.display.slots)


def discarded(game: Game) -> list[str]:
    """The discard pile of the display, the topmost card last."""
    return keys(game, game.state.display.discard)
