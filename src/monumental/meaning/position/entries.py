"""Entries: a card, where it lies and how, in one whole number."""

from __future__ import annotations

from typing import Final

#: Where a card can lie. The numbers are part of what was learned: new ones stand last.
ZONES: Final[tuple[str, ...]] = (
    "nowhere",
    "asked about",
    "display",
    "development deck",
    "development discard",
    "pile of Basic Buildings",
    "city",
    "known on the deck",
    "deck",
    "discard",
    "archive",
    "aside",
    "drawn",
    "policies",
    "culture deck",
    "wonder in construction",
    "hero",
    "warlord",
    "scout",
    "civilization",
    "province stack",
    "free cities",
    "claimed cities",
    "free cities to come",
    "exploration tokens",
    "market tokens",
    "used market tokens",
    "seen in a market",
    "removed",
    "token on a tile",
    "wonder on a tile",
    "monster on a tile",
    "defeated monsters",
    "heroes for hire",
    "leaving hero",
    "solo deck",
    "solo cards",
)

ASKED_ABOUT: Final = 1
DISPLAY: Final = 2
DEVELOPMENT_DECK: Final = 3
DEVELOPMENT_DISCARD: Final = 4
PILE: Final = 5
CITY: Final = 6
KNOWN: Final = 7
DECK: Final = 8
DISCARD: Final = 9
ARCHIVE: Final = 10
ASIDE: Final = 11
DRAWN: Final = 12
POLICIES: Final = 13
CULTURE_DECK: Final = 14
WONDER: Final = 15
HERO: Final = 16
WARLORD: Final = 17
SCOUT: Final = 18
CIVILIZATION: Final = 19
STACK: Final = 20
FREE_CITIES: Final = 21
CLAIMED: Final = 22
CITIES_TO_COME: Final = 23
EXPLORATION: Final = 24
MARKET: Final = 25
USED_MARKET: Final = 26
SEEN_IN_MARKET: Final = 27
REMOVED: Final = 28
TOKEN_ON_TILE: Final = 29
WONDER_ON_TILE: Final = 30
MONSTER_ON_TILE: Final = 31
DEFEATED: Final = 32
HEROES: Final = 33
LEAVING: Final = 34
SOLO_DECK: Final = 35
SOLO_CARDS: Final = 36

#: From the lowest bit: the row of the meaning, the zone, whose it is, the position there, four marks.
ROW_BITS: Final = 11
ZONE_AT: Final = 11
SEAT_AT: Final = 17
POSITION_AT: Final = 20
MARKS_AT: Final = 27
ZONE_BITS: Final = 6
SEAT_BITS: Final = 3
POSITION_BITS: Final = 7
MARK_BITS: Final = 4

#: Whose it is, counted from whoever observes; what is nobody's has the last number.
NOBODY: Final = 7

#: What the marks of a card in a city mean; elsewhere the zone says it.
TURNED: Final = 1
USABLE: Final = 2
REINFORCED: Final = 4
MARKED: Final = 8

#: No position is higher.
LAST: Final = (1 << POSITION_BITS) - 1


def of(step: int, zone: int) -> int:
    """What the entries of a seat's zone have in common; the row of a card is added to it."""
    return zone << ZONE_AT | step << SEAT_AT


#: A card moves its number by one to be the row of its meaning: the first row is nothing.
OF_CARD: Final = 1
