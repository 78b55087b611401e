"""What fills the sentences of omens in; most of them need nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.speech.names import card_name
from monumental.play.speech.speech import Speech

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game


def _foretell(game: Game, action: Action, texts: Texts) -> str:
    return texts("option-foretell", card=card_name(game, action.first, texts))


OMEN_WORDS = Speech(options={"foretell": _foretell})
