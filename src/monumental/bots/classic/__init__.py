"""How bots play the base game: a turn is a whole one, and a thought goes through it and what follows it."""

from typing import Final

from monumental.bots.classic.outlook import ClassicOutlook
from monumental.bots.classic.signs import ClassicSigns
from monumental.bots.classic.tiles import Tiles
from monumental.bots.craft import Craft, Levels, Way
from monumental.bots.learning.lessons import taught

CRAFT: Final[Craft] = Craft(
    ClassicOutlook,
    ClassicSigns,
    Way(turns=1, curiosity=0.12, of_each=True),
    taught("classic"),
    Tiles(),
    Levels(beginner=0.32, strong=100),
)
