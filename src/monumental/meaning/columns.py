"""The numbers that describe a card: their names and their order, the same for all packs and rules."""

from __future__ import annotations

from typing import Final

from monumental.engine import catalog
from monumental.engine.catalog import TYPES
from monumental.engine.resources import RESOURCES
from monumental.meaning import words

#: Kinds of things with a number of their own: ours, in the order of the catalog, whatever boxes add to it.
KINDS: Final = (
    *catalog.KINDS[: catalog.SOLO_CARD + 1],
    "another kind",
    "civilization",
    "a text to choose",
)

#: When a text is carried out: again and again, once, or whenever something happens.
IN_USE: Final = "in use"
ONCE: Final = "once"
WHENEVER: Final = "whenever"
TIMES: Final = (IN_USE, ONCE, WHENEVER)

#: Resources as texts have them: by name, or Basic ones of one's choice.
TOKENS: Final = (*RESOURCES, "basics")

#: Which texts there are.
TEXTS: Final = ("use", "activated", "may", "bonus", "trade", "benefits", "when", "modify", "attack", "lines")

#: Kinds of cards that a sentence lets one take.
TAKEN: Final = ("building", "knowledge", "wonder", "province", "basic")

NAMES: Final[tuple[str, ...]] = (
    "there is one",
    *KINDS,
    "era / 4",
    "cost / 10",
    "cost of completion / 10",
    "defense / 4",
    "number of its token / 4",
    "strength / 10",
    "starting card",
    "Basic Building",
    *[f"{resource} / 3 when activated" for resource in RESOURCES],
    *[f"{resource} / 3 demanded" for resource in RESOURCES],
    *TYPES,
    *[f"has the text {text}" for text in TEXTS],
    *[f"{token} / 3 {time}" for time in TIMES for token in TOKENS],
    *[f"{token} / 3 paid" for token in TOKENS],
    *words.distinct(words.FAMILIES),
    *[f"another verb {bucket}" for bucket in range(words.OTHER_VERBS)],
    *[f"may take {kind}" for kind in TAKEN],
    "for less / 3",
    "at most / 5",
    *words.distinct(words.CHEAPER),
    *words.distinct(words.NOUNS),
    "for something else",
    *words.distinct(words.CONDITIONS),
    "if something else",
    *words.distinct(words.OCCASIONS),
    "when something else happens",
    "the first time only",
    "when others do it",
    "against others",
    "sentences / 4",
    "depth / 3",
    "branches / 3",
    "optional",
    *[f"shared word {bucket}" for bucket in range(words.SHARED)],
)

#: How many numbers describe a card.
LENGTH: Final = len(NAMES)

#: Where each of them stands.
AT: Final = {name: at for at, name in enumerate(NAMES)}
