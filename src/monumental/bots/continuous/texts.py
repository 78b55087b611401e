"""What texts in force are worth in the continuous mode: a round is long, and some things happen often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.classic.texts import ClassicReader

if TYPE_CHECKING:
    from monumental.engine.sentences.triggers import PriceChange, Trigger

#: How often in a round a player does what texts wait for. Once is more likely than twice.
OCCASIONS: Final = {
    "acquired": 0.9,
    "archived": 0.5,
    "built_outpost": 0.2,
    "completed": 0.4,
    "conquered": 1.6,
    "conquered_barbarian": 0.7,
    "conquered_rival": 0.8,
    "conquered_town": 0.1,
    "developed": 0.4,
    "explored": 0.4,
    "lost_province": 0.8,
    "progressed": 0.6,
    "reinforced": 0.1,
}
FIRST: Final = 0.7
#: A text that names some kinds of cards.
SOME_KINDS: Final = 0.6

#: How often each price is paid.
PURCHASES: Final = {
    "barbarian": 0.7,
    "building": 0.4,
    "conquest": 1.6,
    "knowledge": 0.4,
    "policy": 0.4,
    "progress": 0.6,
    "rival": 0.8,
    "wonder": 0.8,
}


class ContinuousReader(ClassicReader):
    def occasions(self, trigger: Trigger) -> float:
        often = sum([OCCASIONS.get(occasion, 0.0) for occasion in trigger.occasions])
        if trigger.kinds or trigger.basic:
            often *= SOME_KINDS
        return min(often, FIRST) if trigger.first else often

    def purchases(self, change: PriceChange) -> float:
        return PURCHASES.get(change.price, 1.0)
