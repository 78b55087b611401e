"""Positions of Duel from drawings (`monumental.testing.scene`), and questions that only our tests ask."""

from __future__ import annotations

import shutil
from pathlib import Path

from monumental import Game, unpack
from monumental.cards.loader import SHIPPED
from monumental.engine.catalog import Card
from monumental.games.duel.scouts.trade import FreeCities, free_cities
from monumental.games.duel.state import Advantage, ProvinceStack, duel
from monumental.testing.scene import (
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
from monumental.testing.scene import duel_scene as scene
from monumental.testing.scene.seats import Seat, seat_of


def stack(game: Game, seat: int = 0) -> ProvinceStack:
    return duel(game).stacks[seat]


def advantage(game: Game) -> Advantage:
    return duel(game).advantage


def cities(game: Game) -> FreeCities:
    return free_cities(duel(game))


def printed(key: str) -> Card:
    """A card of the Trade box as it is printed, for scenes that need its price and not a number."""
    return unpack("duel", ("duel-trade",)).catalog.by_key[key]


def reprinted(folder: Path, key: str, old: str, new: str, box: str = "duel-trade") -> tuple[str]:
    """A box with one card that says something else: for rules that no card of the box shows."""
    copy = shutil.copytree(SHIPPED / box, folder / "reprinted")
    for file in (copy / "cards").glob("*.toml"):
        before, name, text = file.read_text(encoding="utf-8").partition(f"[{key}]\n")
        if name:
            text, end, after = text.partition("\n\n")
            assert text.count(old) == 1, f"{key} says: {text}"
            file.write_text(before + name + text.replace(old, new) + end + after, encoding="utf-8")
            return (str(copy),)
    raise AssertionError(f"no card {key}")


def pass_round(game: Game) -> None:
    """Both players pass; the round ends and the next one begins."""
    finished = game.state.round
    while game.state.round == finished and not game.over:
        act(game, "pass")


def provinces(game: Game, seat: int = 0) -> list[str]:
    """A Province stack from the bottom to the top, by key."""
    return keys(game, stack(game, seat).cards)


__all__ = [
    "Seat",
    "act",
    "advantage",
    "cities",
    "city",
    "deck",
    "keys",
    "lacking",
    "offered",
    "pass_round",
    "pile",
    "player",
    "printed",
    "provinces",
    "refused",
    "reprinted",
    "scene",
    "seat_of",
    "stack",
    "supply",
    "told",
    "words",
]
