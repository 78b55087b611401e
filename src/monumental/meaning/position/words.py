"""Questions, verbs, deeds, prices and lines of the score sheet: each has a number that never changes.

What others bring shares a few numbers behind ours, by a checksum of the word. New words of ours stand last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Sequence

#: So many numbers are shared by the words of others.
OTHERS: Final = 3

QUESTIONS: Final[tuple[str, ...]] = (
    "take-turn",
    "activate",
    "activate-card",
    "activation-texts",
    "archive",
    "automa-conquer",
    "automa-site",
    "automa-step",
    "choose-benefit",
    "choose-branch",
    "choose-capital",
    "choose-civilization",
    "clear-stake",
    "conquer",
    "copy",
    "destination",
    "discard",
    "discard-from-display",
    "gain-basic",
    "gather",
    "keep-knowledge",
    "keep-wonder",
    "lose-card",
    "market-token",
    "move-explorers",
    "move-units",
    "order-texts",
    "pay-basic",
    "place-type-marker",
    "reinforce",
    "repeat-token",
    "send-units",
    "take-card",
    "token-first",
    "trade-for-free",
    "use-drawn",
    "warlord-returns",
    "whether",
    "withdraw",
    "wonder-section",
    "wonder-site",
)

VERBS: Final[tuple[str, ...]] = (
    "acquire",
    "activate",
    "activate-card",
    "advantage",
    "apply",
    "archive",
    "branch",
    "build",
    "capital",
    "choose",
    "complete",
    "conquer",
    "copy",
    "copy-display",
    "copy-policy",
    "defeat",
    "develop",
    "discard",
    "dismiss",
    "done",
    "end",
    "explore",
    "gather",
    "hero",
    "hire",
    "keep",
    "lead",
    "mark",
    "may",
    "move",
    "next",
    "no",
    "outpost",
    "pass",
    "pay",
    "pick-up",
    "policy",
    "produce",
    "progress",
    "reinforce",
    "remove",
    "repeat",
    "send",
    "send-warlord",
    "site",
    "take",
    "to",
    "token",
    "trade",
    "use",
    "visit",
    "warlord",
    "withdraw",
    "withdraw-warlord",
    "yes",
)

#: What a player can have done this turn or round, for texts that ask.
DEEDS: Final[tuple[str, ...]] = (
    "acquired",
    "acquired-building",
    "acquired-knowledge",
    "acquired-wonder",
    "acquired-province",
    "acquired-basic",
    "conquered",
    "conquered_barbarian",
    "conquered_town",
    "conquered_rival",
    "lost_province",
    "completed",
    "developed",
    "took_advantage",
    "archived",
    "reinforced",
    "progressed",
    "traded",
    "claimed",
    "built_outpost",
    "explored",
)

#: Prices that texts can lower.
PRICES: Final[tuple[str, ...]] = (
    "building",
    "knowledge",
    "wonder",
    "province",
    "policy",
    "progress",
    "conquest",
    "barbarian",
    "rival",
)

#: Lines of the score sheet; others are added up in one more.
LINES: Final[tuple[str, ...]] = (
    "provinces",
    "knowledge",
    "wonders",
    "policies",
    "free-cities",
    "automa-gold",
    "monsters",
)


class Numbered:
    """Words with their numbers, counted from 1."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.count = len(self.words) + OTHERS
        self._numbers = {word: number for number, word in enumerate(self.words, 1)}

    def of(self, word: str) -> int:
        """The number of a word; one that is not ours shares one of the last."""
        found = self._numbers.get(word, 0)
        if not found:
            found = len(self.words) + 1 + crc32(word.encode()) % OTHERS
            self._numbers[word] = found
        return found
