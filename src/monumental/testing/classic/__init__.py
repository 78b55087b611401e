"""What the referee knows of the base game."""

from monumental.testing.checks import BotTable, SystemChecks
from monumental.testing.classic.cards import check_conservation, check_length
from monumental.testing.classic.course import ClassicCourse
from monumental.testing.classic.heroes import HEROES
from monumental.testing.classic.markets import SECRETS, twin_of, visits
from monumental.testing.classic.monsters import MONSTERS

#: With all modules of the map.
BOXES = ("base", "heroes", "monsters", "renaissance")

CHECKS = SystemChecks(
    check_conservation,
    check_length,
    followers=(ClassicCourse,),
    modules={"heroes": HEROES, "monsters": MONSTERS},
    tables=(
        BotTable({"seats": 2}, itself=True),
        BotTable({"seats": 3, "packs": BOXES, "layout": "random"}),
        BotTable({"seats": 2, "automas": (1,), "advanced": 2}),
        BotTable({"seats": 4, "automas": (2,), "packs": BOXES}),
    ),
    twin=twin_of,
    secrets=SECRETS,
    prying=visits,
)
