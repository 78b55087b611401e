"""The one secret of the map: Market tokens that only others have looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.chance import seeded
from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import Market, classic

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.game import Game

SECRETS: Final = "Market tokens"

#: So often other Market tokens are drawn until they are not the real ones.
TRIES: Final = 10


def twin_of(game: Game, seat: int, chance: random.Random) -> Game:
    """In Markets that only others looked at lies something else."""
    twin = game.clone(seeded(chance.getrandbits(32)))
    markets = classic(twin).markets
    for at, market in enumerate(classic(game).markets):
        if market.stack and not market.seen >> seat & 1:
            markets[at] = _other_tokens(game, market, chance)
    return twin


def _other_tokens(game: Game, market: Market, chance: random.Random) -> Market:
    """Any tokens of the city that nobody has taken, others if there are any."""
    left = untaken_tokens(game.catalog, classic(game), market.city)
    drawn = [tuple(sorted(chance.sample(left, market.count))) for _ in range(TRIES)]
    stack = next((each for each in drawn if each != market.stack), market.stack)
    return Market(market.tile, market.city, market.count, market.urn, stack, market.seen, market.visited)


def visits(game: Game) -> Sequence[Action]:
    """To go to a Market: what one sees there, others don't."""
    markets = classic(game).markets
    tiles = {market.tile for market in markets if not market.visited >> game.seat & 1}
    return [
        option
        for option in game.options()
        if option.verb == "visit" or (option.verb == "explore" and option.second in tiles)
    ]
