"""The words of the printed boxes: each language has a list of terms, and uses no other word for any of them.

`locale/<language>/terms.toml` has a table for each term, by its English name:

    [cultural-policy]
    use = "Conducta cultural"
    instead_of = ["políticas?( culturales)?"]   # patterns of whole words that are not used, in any case
    source = "leaflet"                          # or "ours": the leaflets have no word for it
    except_in = ["web-privacy"]                 # messages in which such a word means something else
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from fluent.syntax.serializer import FluentSerializer

from monumental.cards.loader import SHIPPED
from monumental.cards.text import LOCALE

#: English has no other box to agree with.
TRANSLATED = ("es", "cs", "ja")
SOURCES = {"leaflet", "ours"}
#: The sample boxes speak of the same game.
EXAMPLES = Path(__file__).parents[2] / "examples"


@dataclass(frozen=True)
class Entry:
    """A message with its file, as it is written."""

    file: str
    key: str
    text: str


def terms(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((LOCALE / language / "terms.toml").read_text(encoding="utf-8"))


def entries(language: str) -> Iterator[Entry]:
    paths = [
        *sorted((LOCALE / language).glob("*.ftl")),
        *sorted(SHIPPED.glob(f"*/locale/{language}.ftl")),
        *sorted(EXAMPLES.glob(f"*/*/locale/{language}/*.ftl")),
        *sorted(EXAMPLES.glob(f"*/*/packs/*/locale/{language}.ftl")),
    ]
    serializer = FluentSerializer()
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term):
                entry.comment = None
                written = serializer.serialize_entry(entry).partition("=")[2]
                # What is filled in has a name of ours: it is no word of the language.
                yield Entry(path.name, entry.id.name, re.sub(r"\$[\w-]+|-[a-z][\w-]*(?= })", "", written))


def misused(language: str) -> list[str]:
    """Every message with a word that stands for a listed term and is not the listed word."""
    found = []
    listed = terms(language)
    for entry in entries(language):
        for name, term in listed.items():
            if entry.key in term.get("except_in", ()):
                continue
            for words in term.get("instead_of", ()):
                pattern = words if language == "ja" else rf"\b(?:{words})\b"
                match = re.search(pattern, entry.text, re.IGNORECASE)
                if match is not None:
                    found.append(f"{entry.file}: {entry.key}: '{match[0]}' for {name}: {term['use']}")
    return found


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_other_word_is_used_for_a_term(language: str) -> None:
    assert misused(language) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_term_is_used_and_says_where_it_comes_from(language: str) -> None:
    said = "\n".join(entry.text for entry in entries(language)).casefold()
    for name, term in terms(language).items():
        assert term.keys() <= {"use", "instead_of", "source", "except_in"}, name
        assert term["source"] in SOURCES, name
        assert str(term["use"]).casefold() in said, name


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_lists_are_of_the_same_terms(language: str) -> None:
    assert terms(language).keys() == terms(TRANSLATED[0]).keys()
