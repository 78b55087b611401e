"""The rules to read: whole in every language, true to the engine, and short enough to be read."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from monumental.cards.clauses import clause_index
from monumental.cards.text import LANGUAGES, load_texts
from monumental.learn.errors import LearnError
from monumental.learn.lessons.files import courses
from monumental.learn.rulebook import Book, books, chapters, find_book, minutes, read_book
from monumental.learn.rulebook.book import SHIPPED, texts_of, whole_box
from monumental.learn.rulebook.chapters import texts_in
from monumental.play.glossary.entries import forms_of, terms_of
from monumental.play.glossary.finder import Finder
from monumental.play.notation import read
from monumental.play.setup import unpack
from monumental.play.systems.known import SYSTEMS
from monumental.play.words import reason

of_every_book = pytest.mark.parametrize("rules", books())
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

#: The clauses of each book begin so; those of modules are told by classic.
BEGINNINGS = {
    "duel": ("DUEL",),
    "classic": ("BASE", "MOD-HERO", "MOD-MON", "MOD-AUTO"),
    "continuous": ("CONT",),
}

#: How many words the whole page has in English, tables and captions included, and how many its sentences.
BOUNDS = {"duel": (1500, 2300), "classic": (1500, 2300), "continuous": (500, 1000)}


def chapter_of(clause: str) -> str:
    return clause.rpartition("-")[0]


def cited(book: Book) -> set[str]:
    return {
        clause
        for section in book.sections
        for part in (*section.paragraphs, *section.rows)
        for clause in part
    }


def test_every_rule_system_has_a_book() -> None:
    assert books() == tuple(SYSTEMS) == ("duel", "classic", "continuous")


@of_every_book
@in_every_language
def test_every_text_is_there_and_is_no_english(rules: str, language: str) -> None:
    book = find_book(rules)
    names = [name for section in book.sections for name in texts_of(section)]

    assert set(book.words[language]) == set(names)
    assert len(names) == len(set(names))
    assert all(text.strip() for text in book.words[language].values())
    if language != "en":
        same = [name for name in names if book.words[language][name] == book.words["en"][name]]
        assert all(book.words["en"][name].isdigit() for name in same), same


@of_every_book
def test_paragraphs_lead_to_clauses_and_every_chapter_of_the_rules_is_told(rules: str) -> None:
    book = find_book(rules)
    known = [clause.id for clause in clause_index()]
    wanted = {chapter_of(clause) for clause in known if clause.startswith(BEGINNINGS[rules])}

    assert all(clauses for section in book.sections for clauses in (*section.paragraphs, *section.rows))
    assert cited(book) <= set(known)
    assert wanted - {chapter_of(clause) for clause in cited(book)} == set()


#: Sections that look something up: nobody practises them.
WITHOUT_LESSON = {"glance", "peoples"}


@of_every_book
def test_every_section_leads_to_a_lesson_that_is_there(rules: str) -> None:
    sections = find_book(rules).sections
    assert {section.key for section in sections if section.lesson is None} <= WITHOUT_LESSON
    for lesson in filter(None, [section.lesson for section in sections]):
        course, _, key = lesson.partition("/")
        assert key in courses()[course].lessons, lesson


@of_every_book
def test_every_term_of_the_glossary_is_explained(rules: str) -> None:
    book = find_book(rules)
    terms = {term.key for term in terms_of(unpack(rules, whole_box(rules)).rules)}
    explained = {term for section in book.sections for term in section.terms}
    before = set() if book.after is None else find_book(book.after).sections

    assert terms - explained - {term for section in before for term in section.terms} == set()


@of_every_book
@in_every_language
def test_what_a_section_explains_stands_in_its_words(rules: str, language: str) -> None:
    box = unpack(rules, whole_box(rules))
    texts = load_texts(language, [pack.folder for pack in box.packs], box.rules)

    for chapter in chapters(find_book(rules), language):
        words = " ".join(texts_in(chapter))
        for term in chapter.terms:
            assert Finder([(term, forms_of(term, texts))], language).keys(words), (chapter.key, term)


@of_every_book
def test_it_is_read_in_ten_minutes(rules: str) -> None:
    least, most = BOUNDS[rules]
    english = chapters(find_book(rules), "en")

    assert least <= sum(len(text.split()) for chapter in english for text in texts_in(chapter)) <= most
    for language in LANGUAGES:
        assert 3 <= minutes(chapters(find_book(rules), language)) <= 10


def test_a_single_sentence_takes_a_minute() -> None:
    goal = chapters(find_book("duel"), "en")[:1]

    assert minutes(goal) == 1


# What captions say


def why(rules: str, section: str, words: str) -> str:
    """Why an action can't be done in a drawing, in words; nothing if it can."""
    game = find_book(rules).games[section]
    box = unpack(rules)
    found = game.why_not(read(game, words))
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)
    return "" if found is None else reason(game, found, texts)


@pytest.mark.parametrize(
    ("rules", "section", "words", "price"),
    [
        ("duel", "provinces", "conquer", "5 Military"),
        ("duel", "wonders", "complete", "4 Production"),
        ("duel", "policies", "develop shogunate", "3 Culture"),
        ("duel", "advantage", "advantage science 2", "at least 3 Science"),
        ("duel", "trade", "trade venice", "1 Gold"),
        ("duel", "use", "use a1", "already used"),
        ("duel", "use", "use b3", "not activated"),
        ("classic", "policies", "develop house-of-life", "3 Culture"),
        ("classic", "conquest", "conquer 7", "4 Military"),
        ("classic", "conquest", "conquer 10", "1 Military"),
        ("classic", "fighting", "conquer 4", "4 Military"),
        ("continuous", "actions", "use b1", "already used"),
    ],
)
def test_a_caption_names_the_price_that_the_engine_asks(
    rules: str, section: str, words: str, price: str
) -> None:
    assert price in why(rules, section, words)


@pytest.mark.parametrize(
    ("rules", "section", "words"),
    [
        ("duel", "city", "use b2"),
        ("duel", "acquire", "acquire 4"),
        ("classic", "acquire", "acquire 5"),
        ("classic", "explorers", "visit 1"),
        ("classic", "explorers", "pick-up 2"),
        ("continuous", "actions", "use b3"),
    ],
)
def test_what_a_caption_says_can_be_done(rules: str, section: str, words: str) -> None:
    assert why(rules, section, words) == ""


def test_resources_in_a_drawing_are_those_of_the_activated_cards() -> None:
    for rules in ("duel", "classic"):
        game = find_book(rules).games["city"]
        player = game.state.players[0]
        given = [0] * len(player.supply)
        for place, number in enumerate(player.city[:9]):
            if number >= 0 and player.activated >> place & 1:
                given = [a + b for a, b in zip(given, game.catalog.cards[number].resources, strict=True)]

        assert player.supply[:3] == given[:3] == [2, 1, 1]


# Files that are not as they must be


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The book of Duel, to be spoilt."""
    return Path(shutil.copytree(SHIPPED / "duel", tmp_path / "duel"))


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


SECTIONS = "sections.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (SECTIONS, '"DUEL-AIM-01"', '"DUEL-AIM-91"', "section goal: unknown clause 'DUEL-AIM-91'"),
        (SECTIONS, '"final-round"]', '"final-rounds"]', "section goal: unknown term 'final-rounds'"),
        (SECTIONS, 'key = "table"', 'key = "goal"', "section goal: there is a section of this key already"),
        (SECTIONS, "show =", "shwo = 1\nshow =", "section table.drawing: unknown field 'shwo' (did you mean"),
        (SECTIONS, 'show = ["display"]', 'show = ["moon"]', "section table.drawing.show[0]: input should be"),
        (SECTIONS, "point = [", "seat = 2\npoint = [", "section city: drawing: there is no seat 2"),
        (SECTIONS, "sahara trading-post", "sahara moon", "section table: drawing: display.slots"),
        (SECTIONS, "[[sections]]", "after = 'chess'\n\n[[sections]]", "after: unknown rules 'chess'"),
        (SECTIONS, "[[sections]]", "[[sections]", "not valid TOML"),
        ("locale/cs.ftl", "goal-2 =", "goal-3 =", "section goal: there is no text 'goal-2'"),
        ("locale/ja.ftl", "goal-title", "moon-title = x\ngoal-title", "no section has a text 'moon-title'"),
        ("locale/es.ftl", "goal-title = ", "goal-title = { $x } ", "goal-title: a text is words and nothing"),
        ("locale/en.ftl", "goal-title =", "goal title =", "no Fluent message: goal title ="),
        ("locale/en.ftl", "goal-title", "goal-title = x\ngoal-title", "there are two texts 'goal-title'"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence_that_names_the_place(
    folder: Path, file: str, old: str, new: str, sentence: str
) -> None:
    spoil(folder, file, old, new)

    with pytest.raises(LearnError) as refused:
        read_book(folder)

    assert str(refused.value).startswith(f"duel/{file}: ")
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def lose_a_language(folder: Path) -> None:
    (folder / "locale/ja.ftl").unlink()


def write_bytes(folder: Path) -> None:
    (folder / "locale/ja.ftl").write_bytes(b"goal-title = \xff\n")


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (lose_a_language, "duel/locale/ja.ftl: can't be read: No such file or directory"),
        (write_bytes, "duel/locale/ja.ftl: byte 14 is no text in UTF-8"),
    ],
)
def test_a_language_that_cant_be_read_is_named(
    folder: Path, harm: Callable[[Path], None], sentence: str
) -> None:
    harm(folder)

    with pytest.raises(LearnError) as refused:
        read_book(folder)

    assert str(refused.value) == sentence


def test_a_book_that_is_not_there() -> None:
    with pytest.raises(LearnError) as refused:
        find_book("chess")

    assert str(refused.value) == ("unknown book of rules 'chess' (there are: classic, continuous, duel)")
