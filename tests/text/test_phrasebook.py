"""Messages that are parsed when they are first said: the same words, without waiting for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message

from monumental.cards.messages import Gap, TextError, bundle_of, filled, read_messages, say, simple
from monumental.cards.phrasebook import Phrasebook
from monumental.cards.text import LANGUAGES, LOCALE


def book_of(folder: Path, source: str) -> Phrasebook:
    path = folder / "words.ftl"
    path.write_text(source, encoding="utf-8")
    book = Phrasebook("en")
    book.add_file(path)
    return book


def said(book: FluentBundle, key: str, **values: str | int) -> str | None:
    return say([book], key, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_a_language_says_the_same_as_if_it_were_parsed_whole(language: str) -> None:
    for path in sorted((LOCALE / language).glob("*.ftl")):
        resource = read_messages(path)
        whole, lazy = bundle_of(language, [resource]), Phrasebook(language)
        lazy.add_file(path)
        for entry in resource.body:
            if isinstance(entry, Message):
                name = entry.id.name
                assert lazy.has_message(name)
                one, other = lazy.get_message(name).value, whole.get_message(name).value
                assert one is not None
                assert other is not None
                assert one.equals(other), name


def test_only_what_is_said_is_parsed(tmp_path: Path) -> None:
    book = book_of(tmp_path, "# Words\none = { $count\n\ntwo = { $count } cards\n")

    assert said(book, "two", count=3) == "3 cards"  # that the other one is broken is not seen


def test_what_a_message_is_made_of_comes_with_it(tmp_path: Path) -> None:
    book = book_of(
        tmp_path,
        "-game = Monumental\nname = { -game }\ntitle = { name }, { lead }\nlead = a game\n",
    )

    assert said(book, "title") == "Monumental, a game"


def test_messages_that_are_made_of_each_other_do_not_hang(tmp_path: Path) -> None:
    book = book_of(tmp_path, "one = { two }\ntwo = { one }\n")

    assert book.get_message("one").value is not None


def test_a_text_that_stands_there_twice_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="there is a text 'one' already"):
        book_of(tmp_path, "one = 1\none = 2\n")


def test_what_stands_before_the_first_message_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"words\.ftl: no Fluent message: words without a name"):
        book_of(tmp_path, "words without a name\none = 1\n")


def test_a_message_that_makes_no_sense_is_named_when_it_is_said(tmp_path: Path) -> None:
    book = book_of(tmp_path, "one = { $count\ntwo = cards\n")

    assert said(book, "two") == "cards"
    with pytest.raises(TextError, match=r"words\.ftl: no Fluent message: one ="):
        said(book, "one")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_by_ourselves_is_what_fluent_says(language: str) -> None:
    values: tuple[str | int, ...] = ("Ann", "ž 語", "  two  ", 0, 7, 999)
    by_ourselves = 0
    for path in sorted((LOCALE / language).glob("*.ftl")):
        resource = read_messages(path)
        spoken = bundle_of(language, [resource])
        for entry in resource.body:
            if not isinstance(entry, Message):
                continue
            pattern = spoken.get_message(entry.id.name).value
            parts = None if pattern is None else simple(pattern)
            if pattern is None or parts is None:
                continue
            for value in values:
                given = {str(part): value for part in parts if isinstance(part, Gap)}
                text, errors = spoken.format_pattern(pattern, given)
                assert not errors
                assert filled(parts, given) == text, entry.id.name
            by_ourselves += 1

    assert by_ourselves > 500


@pytest.mark.parametrize("value", [1000, -1, True, "x" * 2001])
def test_how_a_large_number_is_written_is_left_to_fluent(value: int | str) -> None:
    assert filled((Gap("count"), " cards"), {"count": value}) is None
    assert filled((Gap("count"), " cards"), {}) is None
