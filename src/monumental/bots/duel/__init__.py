"""How bots play Duel: a turn is a single action, so a thought goes through several."""

from typing import Final

from monumental.bots.craft import Craft, Levels, Way
from monumental.bots.duel.outlook import DuelOutlook
from monumental.bots.duel.signs import DuelSigns
from monumental.bots.learning.lessons import taught

CRAFT: Final[Craft] = Craft(
    DuelOutlook,
    DuelSigns,
    Way(turns=7, curiosity=0.2),
    taught("duel"),
    levels=Levels(beginner=0.26, strong=40, expert="network"),
)
