"""Where the cards that only Duel has lie when somebody tries them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from monumental.games.duel.scouts.trade import FreeCities
from monumental.play.systems.laying import COMMON, ON_OFFER, Laying

if TYPE_CHECKING:
    from monumental.engine.game import Game


def _face_up(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    """The first of the Free Cities that both can trade with, in place of whichever luck has dealt."""
    cities = position["modules"][FreeCities.name]
    shown, urn = cities["face_up"].split(), cities["urn"].split()
    pile = shown if key in shown else urn
    pile[pile.index(key)], shown[0] = shown[0], key
    cities["face_up"], cities["urn"] = " ".join(shown), " ".join(urn)


DUEL_TRIES: Final = {**COMMON, "province": ON_OFFER}
TRADE_TRIES: Final = {"free_city": Laying(_face_up), "scout": Laying(people="scout")}
