"""What is wrong with a pack is a key with values, and every language has a sentence for it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from monumental.cards.checking import EXPECTED, LIMITS
from monumental.cards.errors import Fault, KindWord, PackError, Problem, sentences_of, unknown
from monumental.cards.text import LANGUAGES, load_texts
from monumental.maps.files import MapError
from monumental.play.setup import SetupError
from monumental.studio.packs.draft import new_draft
from monumental.studio.packs.problems import problems_with
from tests.text.fluent_files import locale_files, read
from tests.text.source_keys import SOURCE, problems

#: The rooms in which what people wrote is read: no problem of theirs is only a string.
READERS = ("cards", "maps", "studio")


def test_every_problem_is_raised_with_the_values_of_its_sentence() -> None:
    english = read(locale_files("en")).entries

    calls = {
        (f"problem-{call.args[0].value}", frozenset(str(keyword.arg) for keyword in call.keywords))
        for _, call in calls_of("Fault")
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }

    assert len(calls) > 100
    assert {key: values for key, values in calls if english[key].arguments != values} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_problem_with_all_that_fills_it_in(language: str) -> None:
    entries, english = read(locale_files(language)).entries, read(locale_files("en")).entries
    texts = load_texts(language)
    wrong = {}
    for key in problems():
        values = {name: 17 + at for at, name in enumerate(sorted(entries[f"problem-{key}"].arguments))}
        said = Fault(key, **values).said(texts)
        # How many there are may only choose the form of the sentence.
        counted = {"count"} if english[f"problem-{key}"].plurals else set()
        missing = [name for name, value in values.items() if name not in counted and str(value) not in said]
        if missing or said != said.strip(" .。"):
            wrong[key] = said

    assert wrong == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    english, other = load_texts("en"), load_texts(language)
    entries = read(locale_files("en")).entries
    values = {key: dict.fromkeys(entries[f"problem-{key}"].arguments, 3) for key in problems()}

    same = {
        key
        for key in values
        if Fault(key, **values[key]).said(english) == Fault(key, **values[key]).said(other)
    }

    # Nothing but what is filled in.
    assert same <= {"own-words", "clause"}


def test_readers_of_packs_raise_nothing_without_a_key() -> None:
    raised = [
        (path.name, node.lineno)
        for room in READERS
        for path in sorted((SOURCE / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and getattr(node.exc.func, "id", "") == "ValueError"
    ]

    assert raised == []


def test_the_coach_refuses_nothing_without_a_key() -> None:
    refused = [
        call.args[0]
        for name in ("CoachError", "NoLessonsError")
        for _, call in calls_of(name)
        if getattr(getattr(call.args[0], "func", None), "id", "") != "Fault"
    ]

    assert refused == []


def test_whatever_pydantic_calls_a_fault_has_a_key() -> None:
    assert {*EXPECTED.values(), *(key for key, _ in LIMITS.values())} <= problems()


def test_a_problem_is_said_in_the_language_of_whoever_reads_it() -> None:
    draft = new_draft("mine", "duel", ["trade"])
    draft.cards["tower"] = {"kind": "policy", "source": "original", "use": [{"do": "archve"}]}

    [problem] = problems_with(draft)

    said = {language: problem.said(load_texts(language)) for language in LANGUAGES}
    assert said == {
        "en": "tower.use[0]: unknown verb 'archve' (did you mean 'archive'?)",
        "es": "tower.use[0]: verbo desconocido «archve» (¿querías decir «archive»?)",
        "cs": "tower.use[0]: neznámé sloveso „archve“ (měli jste na mysli „archive“?)",
        "ja": "tower.use[0]: 「archve」という動詞はありません（「archive」のことですか）",
    }


def test_errors_of_packs_and_maps_say_all_their_problems() -> None:
    problem = Problem("a.toml", Fault("no-bonus", kind=KindWord("hero")))
    spanish = load_texts("es")

    for error in (PackError([problem, problem]), MapError([problem, problem])):
        assert (
            sentences_of(error, spanish)
            == ["a.toml: una carta de la clase Celebridad no tiene efecto único"] * 2
        )
        assert str(error).splitlines() == ["a.toml: a card of the kind Hero has no bonus"] * 2


def test_an_error_with_words_of_its_own_is_said_as_it_is() -> None:
    assert sentences_of(ValueError("one\ntwo"), load_texts("ja")) == ["one", "two"]
    assert sentences_of(SetupError(unknown("map", "valley", [])), load_texts("ja")) == [
        "「valley」というマップはありません"
    ]


def test_a_kind_that_nobody_has_named_is_called_as_packs_write_it() -> None:
    assert KindWord("ghost").said(load_texts("cs")) == "ghost"


def calls_of(name: str) -> list[tuple[Path, ast.Call]]:
    return [
        (path, node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name
    ]
