"""Play and question a drawn position, in notation and by the keys of cards."""

from __future__ import annotations

from collections.abc import Sequence

from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.resources import RESOURCES
from monumental.engine.state import Player
from monumental.play.notation import read, write


def act(game: Game, *actions: str) -> None:
    """Play actions by their notation, one after another, for whoever is asked."""
    for action in actions:
        game.play(read(game, action))


def words(game: Game) -> list[str]:
    """The options in notation, in the order offered."""
    return [write(game, action) for action in game.options()]


def offered(game: Game, verb: str) -> list[str]:
    """The options with this verb."""
    return [option for option in words(game) if option.split()[0] == verb]


def refused(game: Game, action: str) -> tuple[str, str]:
    """Why an action can't be done: the key of the reason and the clause."""
    reason = game.why_not(read(game, action))
    assert reason is not None, f"{action} is possible"
    return reason.key, game.rules.clause_of(reason)


def lacking(game: Game, action: str) -> tuple[str, int, int]:
    """What an action that can't be paid costs: resource, needed, at hand."""
    reason = game.why_not(read(game, action))
    assert reason is not None
    assert reason.key == "cannot-pay"
    return RESOURCES[reason.resource], reason.need, reason.have


def player(game: Game, seat: int = 0) -> Player:
    return game.state.players[seat]


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has not: `{"gold": 2}`."""
    return {RESOURCES[at]: count for at, count in enumerate(player(game, seat).supply) if count}


def keys(game: Game, cards: Sequence[int]) -> list[str]:
    """Card numbers as keys; a gap is `.`."""
    return ["." if card < 0 else game.catalog.cards[card].key for card in cards]


def city(game: Game, seat: int = 0) -> list[str]:
    """The nine cards on top, by key, and after them the nine places of Knowledge."""
    return keys(game, player(game, seat).city)


def deck(game: Game, seat: int = 0) -> list[str]:
    """The known cards on top of a city deck, the topmost last."""
    return keys(game, player(game, seat).deck.known)


def pile(game: Game, key: str) -> int:
    """How many cards a pile of Basic Buildings has left."""
    return game.state.piles[game.catalog.basics.index(game.catalog.number(key))]


def told(game: Game, key: str) -> list[Event]:
    """The events with this key since the scene began."""
    assert game.journal is not None
    return [event for event in game.journal if event.key == key]
