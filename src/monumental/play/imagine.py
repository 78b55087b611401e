"""What somebody can know: a game that agrees with everything they saw, and nothing they did not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.chance import Chance, seeded
from monumental.play.systems.known import modules_of, system_of

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: Keeps what a bot imagines apart from what luck has in store.
_IMAGINED: Final = 1_000_003


def imagined_luck(seed: int, decision: int) -> Chance:
    """The luck of an imagined game: another one at every decision, and never the real one."""
    return seeded(_IMAGINED * (seed + 1) + decision)


def imagine(game: Game, seat: int | None, chance: Chance) -> Game:
    """A game that could be the one this seat sees, with luck of its own and no journal.

    Without a seat, it could be the one that somebody sees who watches.

    Everybody knows what is in every deck and nobody its order. An urn has no order, so a copy with fresh
    luck betrays nothing; what only others have looked at is imagined anew.
    """
    assert seat is None or 0 <= seat < len(game.state.players)
    imagined = game.clone(chance)
    for forget in (system_of(game).forget, *[module.forget for module in modules_of(game)]):
        if forget is not None:
            forget(imagined, seat)
    return imagined
