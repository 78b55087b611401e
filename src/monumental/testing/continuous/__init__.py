"""What the referee knows of the continuous mode."""

from monumental.testing.checks import BotTable, SystemChecks
from monumental.testing.classic import BOXES
from monumental.testing.classic.markets import SECRETS, twin_of, visits
from monumental.testing.continuous.course import ContinuousCourse
from monumental.testing.continuous.modules import HEROES, MONSTERS
from monumental.testing.continuous.rounds import check_conservation, check_length

CHECKS = SystemChecks(
    check_conservation,
    check_length,
    followers=(ContinuousCourse,),
    modules={"heroes": HEROES, "monsters": MONSTERS},
    tables=(
        BotTable({"seats": 2}, itself=True),
        BotTable({"seats": 3, "packs": BOXES, "layout": "random"}),
        BotTable({"seats": 5}),
    ),
    twin=twin_of,
    secrets=SECRETS,
    prying=visits,
)
