"""Positions of classic from drawings (`monumental.testing.scene.classic`), and questions about its map."""

from __future__ import annotations

from monumental import Game
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import ClassicState, Holdings, classic
from monumental.testing.scene import (
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
    words,
)
from monumental.testing.scene import classic_scene as scene


def board(game: Game) -> ClassicState:
    return classic(game)


def holdings(game: Game, seat: int = 0) -> Holdings:
    return classic(game).holdings[seat]


def created(game: Game) -> list[int]:
    """How many Outposts each seat has created."""
    return [held.created for held in classic(game).holdings]


def owner(game: Game, tile: int) -> int | None:
    """Who controls a tile, by its number on the map; nobody: None."""
    seat = classic(game).owner(tile - 1)
    return None if seat < 0 else seat


def land(game: Game, seat: int = 0) -> list[int]:
    """The tiles a seat controls, the Capital included."""
    return [tile + 1 for tile in members(classic(game).land[seat])]


def troops(game: Game, tile: int) -> int:
    return classic(game).troops[tile - 1]


def units(game: Game, tile: int) -> str:
    """What stands on a tile: `3 troops, warlord, outpost`."""
    state = classic(game)
    seat = state.owner(tile - 1)
    parts = [f"{state.troops[tile - 1]} troops"] if state.troops[tile - 1] else []
    if seat >= 0 and state.warlords[seat] == tile - 1:
        parts.append("warlord")
    if state.outposts >> tile - 1 & 1:
        parts.append("outpost")
    return ", ".join(parts)


def warlord(game: Game, seat: int = 0) -> int:
    return classic(game).warlords[seat] + 1


def explorers(game: Game, seat: int = 0) -> list[int]:
    return [tile + 1 for tile in classic(game).explorers[seat * 2 : seat * 2 + 2]]


def end_turn(game: Game) -> None:
    """Whoever acts takes no more actions; questions of the replenishing city get their first answer."""
    act(game, "end")
    while not game.over and game.choice().question == "keep-knowledge":
        game.play(game.options()[0])


__all__ = [
    "CAPITALS",
    "MAP",
    "act",
    "board",
    "city",
    "deck",
    "end_turn",
    "explorers",
    "holdings",
    "keys",
    "lacking",
    "land",
    "offered",
    "owner",
    "pile",
    "player",
    "refused",
    "scene",
    "supply",
    "told",
    "troops",
    "units",
    "warlord",
    "words",
]
