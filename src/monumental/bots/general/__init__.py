"""How bots play a rule system that they have never heard of: by what all of them have in common."""

from typing import Final

from monumental.bots.craft import Craft, Way
from monumental.bots.general.outlook import GeneralOutlook
from monumental.bots.general.signs import GeneralSigns

GENERAL: Final[Craft] = Craft(GeneralOutlook, GeneralSigns, Way(turns=1, curiosity=0.2, trust=5.0))
