"""What a seat can know: a game that agrees with everything it saw, and nothing it did not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.chance import Chance, seeded
from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import ClassicState, Market, classic

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.engine.game import Game
    from monumental.engine.state import State

#: Keeps what a bot imagines apart from what luck has in store.
_IMAGINED: Final = 1_000_003


def imagined_luck(seed: int, decision: int) -> Chance:
    """The luck of an imagined game: another one at every decision, and never the real one."""
    return seeded(_IMAGINED * (seed + 1) + decision)


def imagine(game: Game, seat: int, chance: Chance) -> Game:
    """A game that could be the one this seat sees, with luck of its own and no journal.

    Everybody knows what is in every deck and nobody its order. An urn has no order, so a copy with fresh
    luck betrays nothing; what only others have looked at is imagined anew.
    """
    assert 0 <= seat < len(game.state.players)
    imagined = game.clone(chance)
    forget = SECRETS.get(type(game.state))
    if forget is not None:
        forget(imagined, seat)
    return imagined


def forget_markets(game: Game, seat: int) -> None:
    """Market tokens that this seat has not looked at: any of the city's that nobody has taken.

    Each draw is as likely as any other: what others kept is no hint of what they left.
    """
    state = classic(game)
    for position, market in enumerate(state.markets):
        if market.stack and not market.seen >> seat & 1:
            state.markets[position] = _drawn_anew(game, market)


def _drawn_anew(game: Game, market: Market) -> Market:
    left = list(untaken_tokens(game.catalog, classic(game), market.city))
    stack = [left.pop(game.chance.pick(tuple(left))) for _ in range(market.count)]
    return Market(
        market.tile, market.city, market.count, market.urn, tuple(stack), market.seen, market.visited
    )


#: What some see and others don't, for each kind of position that has such a thing.
SECRETS: Final[Mapping[type[State], Callable[[Game, int], None]]] = {ClassicState: forget_markets}
