"""The rules to read, as the page asks for them."""

from __future__ import annotations

import pytest

from monumental.cards.text import LANGUAGES, load_texts
from monumental.learn.rulebook import books, find_book
from monumental.play.view import as_json, view_for
from tests.web.api.server import Browser

RULEBOOK = "/api/rulebook"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", books())
def test_a_book_in_every_language(stranger: Browser, rules: str, language: str) -> None:
    page = stranger.get(f"{RULEBOOK}/{rules}", lang=language)

    book, texts = find_book(rules), load_texts(language)
    words = book.words[language]
    assert (page["rules"], page["name"]) == (rules, texts(f"rules-{rules}"))
    assert [each["key"] for each in page["books"]] == list(books())
    assert (page["after"] or {}).get("key") == book.after
    assert [section["key"] for section in page["sections"]] == [each.key for each in book.sections]
    for section, known in zip(page["sections"], book.sections, strict=True):
        assert section["title"] == words[f"{known.key}-title"]
        assert [each["clauses"] for each in section["paragraphs"]] == [
            list(each) for each in known.paragraphs
        ]
        assert section["paragraphs"][0]["text"] == words[f"{known.key}-1"]
        assert len(section["rows"]) == len(known.rows)
        assert (section["heads"] is None) == (not known.rows)
        assert section["terms"] == list(known.terms)
        assert (section["drawing"] is None) == (known.drawing is None)


def test_a_drawing_is_a_view_of_its_position(stranger: Browser) -> None:
    sections = stranger.get(f"{RULEBOOK}/duel", lang="es")["sections"]
    (drawing,) = (section["drawing"] for section in sections if section["key"] == "provinces")

    assert drawing["show"] == ["stacks"]
    assert drawing["point"] == ["stack:1", "province:1:2"]
    assert drawing["titles"] == ["Japoneses", "Malienses"]
    assert drawing["view"] == as_json(view_for(find_book("duel").games["provinces"], 0))


def test_rules_that_nobody_wrote_are_one_sentence(stranger: Browser) -> None:
    answer = stranger.ask("GET", f"{RULEBOOK}/chess", lang="en")

    assert answer.status_code == 404
    assert answer.json()["sentence"] == (
        'There are no rules to read for "chess"; there are those of Duel, Classic and Continuous.'
    )
