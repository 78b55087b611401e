"""Which words of card texts have a number of their own; all other words share a few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What a sentence does, besides gaining and paying. Verbs that mean much the same share a number.
FAMILIES: Final[Mapping[str, str]] = {
    "acquire": "acquire a card",
    "gain_card": "gain a card",
    "take_from_display": "gain a card",
    "take_hero": "gain a card",
    "build_wonder_section": "build a Wonder",
    "raise_wonder": "build a Wonder",
    "develop_next_policy": "develop a Policy",
    "conquer": "conquer",
    "conquer_adjacent": "conquer",
    "copy": "copy a card",
    "activate": "activate a card",
    "draw_and_use": "draw and use a card",
    "archive": "archive a card",
    "discard": "discard a card",
    "reinforce": "reinforce a card",
    "discard_from_display": "discard from the display",
    "move_units": "move Units",
    "move_explorers": "move Explorers",
    "send_explorers": "move Explorers",
    "trade_track": "move Explorers",
    "gather": "take a token",
    "repeat_token": "take a token",
    "other_benefit": "take a token",
    "gain_advantage": "gain the Advantage",
    "trade_for_free": "trade",
    "place_type_marker": "add a Province type",
    "lose_card": "lose something",
    "withdraw": "lose something",
    "recall_explorers": "lose something",
}

#: Sentences that hold others or speak of resources: what they do is told elsewhere.
TOLD_ELSEWHERE: Final = frozenset({"gain", "gain_basic", "pay", "lose", "choose_one", "if", "may", "others"})

#: Whose resources go away instead of coming: as a price, or as a loss.
PRICES: Final = frozenset({"pay"})
LOSSES: Final = frozenset({"lose"})

#: Sentences that others carry out: what they gain is less than nothing.
OF_OTHERS: Final = frozenset({"others"})

#: What conditions ask, by their names.
CONDITIONS: Final[Mapping[str, str]] = {
    "gained": "if gained",
    "holds": "if one has",
    "has": "if one has",
    "did": "if done before",
    "fewer": "if others have more",
    "others": "if others have more",
    "holds_advantage": "if one holds the Advantage",
}

#: What texts wait for, by the name of the occasion.
OCCASIONS: Final[Mapping[str, str]] = {
    "acquired": "when a card is acquired",
    "conquered": "when a Province is conquered",
    "conquered_barbarian": "when a Province is conquered",
    "conquered_town": "when a Province is conquered",
    "conquered_rival": "when a Province is conquered",
    "completed": "when a Wonder is completed",
    "developed": "when a Policy is developed",
    "progressed": "when progress is made",
}

#: What is counted, by the name of the noun.
NOUNS: Final[Mapping[str, str]] = {
    "province": "for Provinces",
    "coastal": "for Provinces",
    "mountain": "for Provinces",
    "agricultural": "for Provinces",
    "meadow": "for Provinces",
    "forest": "for Provinces",
    "volcano": "for Provinces",
    "province_type": "for Provinces",
    "knowledge": "for Knowledge",
    "wonder": "for Wonders",
    "policy": "for Policies",
}

#: Which prices get lower, by the name of the price.
CHEAPER: Final[Mapping[str, str]] = {
    "building": "cheaper buildings",
    "knowledge": "cheaper Knowledge",
    "wonder": "cheaper Wonders",
    "province": "cheaper conquests",
    "conquest": "cheaper conquests",
    "barbarian": "cheaper conquests",
    "rival": "cheaper conquests",
    "policy": "cheaper Policies",
    "progress": "cheaper progress",
}

#: So many numbers are shared by all words; where two words share one, others tell them apart.
SHARED: Final = 14

#: A verb that is not in the table lands in one of these.
OTHER_VERBS: Final = 2


def distinct(groups: Mapping[str, str]) -> list[str]:
    """The names that have a number, in the order of the table."""
    return list(dict.fromkeys(groups.values()))


def bucket(word: str, buckets: int) -> int:
    """Which of the shared numbers a word has: the same on every machine, in every game."""
    return crc32(word.encode()) % buckets


def sign(word: str) -> float:
    """Half of the words count down, so that many of them do not add up to much."""
    return 1.0 if crc32(word.encode()) >> 16 & 1 else -1.0
