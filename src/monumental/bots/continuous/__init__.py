"""How bots play the continuous mode: resources last a round, and what they were good for shows at its end."""

from typing import Final

from monumental.bots.classic.signs import ClassicSigns
from monumental.bots.classic.tiles import Tiles
from monumental.bots.continuous.outlook import ContinuousOutlook
from monumental.bots.craft import Craft, Levels, Way
from monumental.bots.learning.lessons import taught

CRAFT: Final[Craft] = Craft(
    ContinuousOutlook,
    ClassicSigns,
    Way(turns=None, curiosity=0.12, trust=5.0),
    taught("continuous"),
    Tiles(),
    Levels(beginner=0.2, strong=100),
)
