"""What the referee knows of Duel."""

from monumental.testing.checks import BotTable, SystemChecks
from monumental.testing.duel.cards import check_conservation, check_length
from monumental.testing.duel.trade import TRADE

CHECKS = SystemChecks(
    check_conservation,
    check_length,
    modules={"trade": TRADE},
    tables=(BotTable({}), BotTable({}, itself=True)),
)
