"""Where a card lies when somebody tries it out: each rule system and module knows it of its own kinds.

A position file is changed, so that whatever reads positions checks what was done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from monumental.engine.errors import MonumentalError
from monumental.engine.game import Game

#: A position as `dump` gives it, to be changed; the game that it is of; who tries the card; its key.
Lay = Callable[[dict[str, Any], Game, int, str], None]


class NoPlaceError(MonumentalError):
    """No place of a game is made for this card, as a map has none for a token of a number of one's own."""


#: What stands behind the cards of a city: activated, used, and so on.
MARKS: Final = "*!+^"


def _leave(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    """Everything is in its place already."""


@dataclass(frozen=True)
class Laying:
    """How such a card comes before whoever tries it."""

    lay: Lay = _leave
    people: str = ""  # it belongs to a civilization, and stands in this field of one
    automa: bool = False  # it is followed by an Automa, which sits at the other seat


def _in_city(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    """The first cell is activated with it, so that it can be used."""
    mine = position["seats"][seat]
    first, *others = mine["city"].split()
    knowledge = first.rstrip(MARKS).partition("/")[2]
    mine["city"] = " ".join([f"{key}/{knowledge}*" if knowledge else f"{key}*", *others])


def _under_city(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    mine = position["seats"][seat]
    first, *others = mine["city"].split()
    mine["city"] = " ".join([f"{first.rstrip(MARKS).partition('/')[0]}/{key}*", *others])


def _in_construction(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    position["seats"][seat]["wonder"] = key


def _to_develop(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    position["seats"][seat]["culture_deck"] = key


def _on_offer(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    display = position["display"]
    display["slots"] = " ".join([key, *display["slots"].split()[1:]])


#: A card of a Development deck that does something only once it was acquired.
ON_OFFER: Final = Laying(_on_offer)

#: The kinds that every rule system of ours has.
COMMON: Final = {
    "building": Laying(_in_city),
    "knowledge": Laying(_under_city),
    "wonder": Laying(_in_construction),
    "policy": Laying(_to_develop),
    "warlord": Laying(people="warlord"),
}
