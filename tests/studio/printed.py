"""What stands on the cards of our packs, line by line, in the rules that they are made for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from monumental.cards.build import build_card
from monumental.cards.describe import describe
from monumental.cards.loader import find_pack, known_packs, pack_folders, read_head, read_pack
from monumental.cards.text import load_texts
from monumental.play.setup import unpack

if TYPE_CHECKING:
    from monumental.cards.schema import CardText
    from monumental.engine.rules import Rules

#: What is said of a card that copies others stands in no field.
NO_FIELD = "This card can't be copied."


@dataclass(frozen=True)
class Printed:
    rules: Rules
    card: CardText
    line: str


@cache
def rules_of_all(packs_of: str) -> Rules:
    """Duel, or classic with all modules."""
    return unpack(
        packs_of,
        [
            name
            for name in known_packs()
            if read_head(pack_folders()[name]).rules == packs_of and name != "five-players"
        ],
    ).rules


@cache
def printed_lines(pack: str) -> list[Printed]:
    """Every line of a pack, in English."""
    folder = find_pack(pack)
    rules = rules_of_all(read_head(folder).rules)
    texts = load_texts("en", [folder], rules)
    return [
        Printed(rules, card, line)
        for key, (file, card) in read_pack(folder).cards.items()
        for line in describe(build_card(rules, key, card, file)[0], texts)
        if line != NO_FIELD
    ]
