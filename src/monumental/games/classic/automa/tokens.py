"""What becomes of an Exploration token that an Automa claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import FREE_TOWN
from monumental.engine.resources import CULTURE, GOLD, gain
from monumental.engine.sentences.general import Gain
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: With a Free Town, 1 Culture is worth so much Gold to an Automa.
GOLD_FOR_CULTURE: Final = 2


def claim_for_automa(game: Game, seat: int, token: Card) -> None:
    """It leaves the game; where the players agreed on it, it is kept and gives Gold.

    [BASE-SOLO-07, MOD-AUTO-15]
    """
    state = classic(game)
    if game.rules.on("automa_token_gold"):
        state.holdings[seat] = state.holdings[seat].with_exploration(token.number)
        game.tell("automa-kept-token", seat, token.number)
        gain(game, seat, GOLD, gold_of(token))
    else:
        state.removed = (*state.removed, token.number)
        game.tell("token-left", seat, token.number)


def gold_of(token: Card) -> int:
    """The Gold of the better benefit.  [MOD-AUTO-15]"""
    best = 0
    for benefit in token.benefits:
        gold = 0
        for sentence in benefit.sentences:
            if isinstance(sentence, Gain):
                gold += sentence.amounts[GOLD]
                if token.kind == FREE_TOWN:
                    gold += sentence.amounts[CULTURE] * GOLD_FOR_CULTURE
        best = max(best, gold)
    return best
