"""What the verbs of classic are worth, in points: many of them say how often, or how much less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.sight.texts import Reader
from monumental.engine.moves.taking import AcquireForLess, BuildWonderSection
from monumental.engine.sentences.city import DrawAndUse
from monumental.games.classic.land.conquest_texts import Conquer
from monumental.games.classic.land.explorer import MoveExplorers
from monumental.games.classic.land.units import MoveUnits
from monumental.games.classic.sentences import Activate

if TYPE_CHECKING:
    from monumental.engine.effects import Effect

#: A card drawn, a Unit moved, a step of an Explorer, a resource less to pay.
DRAW: Final = 0.4
MOVE: Final = 0.06
STEP: Final = 0.12
LESS: Final = 0.25

#: One card activated once more, and all others of the city.
ACTIVATE: Final = 0.5
ACTIVATE_ALL: Final = 1.6

VERB: Final = {
    "archive": 0.35,
    "copy": 0.5,
    "discard": 0.1,
    "gain_card": 1.1,
    "gather": 0.28,
    "other_benefit": 0.6,
    "reinforce": 0.2,
    "repeat_token": 0.6,
}


class ClassicReader(Reader):
    def verb(self, sentence: Effect) -> float:
        match sentence:
            case DrawAndUse():
                return DRAW * sentence.count
            case MoveUnits():
                return MOVE * sentence.count
            case MoveExplorers():
                return STEP * sentence.count
            case Conquer():
                return LESS * (sentence.less + sentence.military)
            case AcquireForLess() | BuildWonderSection():
                return LESS * sentence.less
            case Activate():
                return ACTIVATE_ALL if sentence.everything else ACTIVATE
        return VERB.get(sentence.verb, 0.0)
