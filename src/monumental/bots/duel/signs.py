"""The signs of a position of Duel: the Advantage, one's topmost Province, the Free Cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.sight.signs import Signs
from monumental.engine.state import WARLORD
from monumental.games.duel.provinces import conquest_price
from monumental.games.duel.scouts.trade import GOLD_TO_CLAIM, FreeCities
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.game import Game


class DuelSigns(Signs):
    own = (
        "advantage",
        "tokens on it",
        "warlord ready",
        "price of my province",
        "province for a song",
        "province stack",
        "gold on free cities",
        "its square",
        "free cities",
    )

    def add_own(self, game: Game, seat: int, signs: list[float]) -> None:
        state = duel(game)
        player = state.players[seat]
        holds = state.advantage.holder == seat
        signs.append(1.0 if holds else 0.0)
        signs.append(state.advantage.tokens / 4 if holds else 0.0)
        signs.append(1.0 if holds and not player.passed and not player.marked >> WARLORD & 1 else 0.0)
        price = conquest_price(game, 1 - seat)
        signs.append(max(0, price) / 5)
        signs.append(1.0 if 0 <= price <= 2 else 0.0)
        signs.append(len(state.stacks[seat].cards) / 5)
        gold = square = owned = 0.0
        for slot in state.slots.values():
            if isinstance(slot, FreeCities):
                size = len(slot.face_up)
                for pieces in slot.gold[seat * size : (seat + 1) * size]:
                    gold += pieces / GOLD_TO_CLAIM
                    square += (pieces / GOLD_TO_CLAIM) ** 2
                for card in slot.owned[seat]:
                    owned += self.trade[card]
        signs.append(gold)
        signs.append(square)
        signs.append(owned)
