"""Tables of every kind, for tests of bots: with few and with many seats, modules, and Automas."""

from __future__ import annotations

from collections.abc import Iterator

from monumental.engine.game import Game
from monumental.play.setup import Terms, new_game
from monumental.testing import Leanings

MODULES = ("base", "heroes", "monsters", "renaissance")

TABLES: dict[str, tuple[str, Terms]] = {
    "duel": ("duel", {}),
    "classic": ("classic", {"seats": 2}),
    "classic with modules": ("classic", {"seats": 4, "packs": MODULES}),
    "classic with an Automa": ("classic", {"seats": 2, "automas": (1,), "advanced": 2}),
    "continuous": ("continuous", {"seats": 2}),
    "continuous with modules": ("continuous", {"seats": 5, "packs": MODULES}),
}

#: Some more, for what takes no time.
ALL_TABLES: dict[str, tuple[str, Terms]] = {
    **TABLES,
    "classic for three": ("classic", {"seats": 3}),
    "classic with Automas and modules": ("classic", {"seats": 3, "automas": (0, 2), "packs": MODULES}),
    "continuous for three": ("continuous", {"seats": 3, "packs": MODULES}),
}


def positions(kind: str, seed: int) -> Iterator[Game]:
    """The positions of a game that people without a plan play to its end. To be read, not changed."""
    rules, terms = ALL_TABLES[kind]
    wished: Terms = {**terms, "seed": seed}
    game = new_game(rules, **wished)
    leanings = Leanings(seed)
    while not game.over:
        yield game
        game.play_option(leanings.choose(game.options()))


def finished(kind: str, seed: int) -> Game:
    """Such a game at its end."""
    *_, game = positions(kind, seed)
    return game
