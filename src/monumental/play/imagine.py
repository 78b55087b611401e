"""What a seat can know: a game that agrees with everything it saw, and nothing it did not see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.engine.chance import Chance
    from monumental.engine.game import Game


def imagine(game: Game, seat: int, chance: Chance) -> Game:
    """A game that could be the one this seat sees, with luck of its own and no journal.

    In Duel everybody knows what is in every deck and nobody its order. An urn has no order, so a copy with
    fresh luck betrays nothing, and both seats imagine alike.
    """
    assert 0 <= seat < len(game.state.players)
    return game.clone(chance)
