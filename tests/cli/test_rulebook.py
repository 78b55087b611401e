"""`monumental rules`: the same words as on the page, with the table as the terminal draws it."""

from __future__ import annotations

import pytest

from monumental.cards.text import LANGUAGES
from monumental.learn.rulebook import books, chapters, find_book
from monumental.learn.rulebook.chapters import texts_in
from tests.cli.terminal import run

pytestmark = pytest.mark.long


def flat(text: str) -> str:
    """Without the ends of lines, which depend on the width of a terminal."""
    return "".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", books())
def test_every_text_of_a_book_is_printed(rules: str, language: str) -> None:
    ran = run("rules", rules, "--lang", language)

    assert (ran.code, ran.err) == (0, "")
    printed = flat(ran.out)
    for chapter in chapters(find_book(rules), language):
        for paragraph in chapter.paragraphs:
            assert flat(paragraph.text) in printed
            assert flat(", ".join(paragraph.clauses)) in printed
        assert flat(texts_in(chapter)[-1])[:8] in printed


@pytest.mark.parametrize(
    ("rules", "drawn"),
    [
        ("duel", "» Work Camp"),
        ("duel", "▲ Barricade (+2) · Sahara (Mountain) · Phoenicia (Coastal)"),
        ("duel", "Malians: holds the Advantage with 2 Science"),
        ("duel", "Colossus of Rhodes, 4 Production to complete"),
        ("duel", "▲ Tea Ceremony · Zen"),
        ("classic", "Archimedes"),
        ("classic", "Apothecary"),
        ("continuous", "× Forum"),
    ],
)
def test_drawings_are_those_of_the_terminals_tables(rules: str, drawn: str) -> None:
    assert drawn in run("rules", rules, "--lang", "en").out


def test_rules_that_nobody_wrote_are_one_sentence() -> None:
    ran = run("rules", "chess", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "There are no rules chess, only: duel, classic, continuous\n"
