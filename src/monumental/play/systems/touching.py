"""What several rule systems touch alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.catalog import KINDS

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.systems.system import Touching


def beside(place: str) -> Touching:
    """A card beside the city: the topmost Policy, the Hero."""

    def touch(game: Game, seat: int, action: Action) -> tuple[str, ...]:
        return (f"place:{seat}:{place}",)

    return touch


def card_of(kind: str) -> Touching:
    """A card of this kind: whoever touches another one does not mean this."""

    def touch(game: Game, seat: int, action: Action) -> tuple[str, ...]:
        card = game.catalog.cards[action.first]
        return (f"card:{card.key}",) if KINDS[card.kind] == kind else ()

    return touch


def of_seat(thing: str) -> Touching:
    """What every seat has one of."""

    def touch(game: Game, seat: int, action: Action) -> tuple[str, ...]:
        return (f"{thing}:{seat}",)

    return touch
