"""The coach at the prompt: `hint` with reasons, and `why that` for what a bot did last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from monumental import plugins
from monumental.cards.text import LANGUAGES
from tests.cli.recorded import play_at_random, written
from tests.cli.seated import heard
from tests.cli.terminal import lines, run
from tests.installed import installed_for
from tests.scene import scene

#: Nobody has taught the coach these rules.
NO_LESSONS = {
    "en": "The coach has no lessons for the rules 'skirmish'.",
    "es": "El entrenador no tiene lecciones para las reglas «skirmish».",
    "cs": "Pro pravidla „skirmish“ trenér nemá lekce.",
    "ja": "コーチは「skirmish」のルールを学んでいません。",
}


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A rule system of somebody else is installed."""
    with installed_for(__name__, monkeypatch) as packages:
        packages.bring(plugins.SYSTEMS, "skirmish", "tests.strangers:SKIRMISH")
        yield


def played(*typed: str, plain: bool = True, language: str = "en") -> str:
    """A game of Duel against a bot, from its first question on."""
    words = ["play", "duel", "--seed", "5", "--civ", "japanese", "--lang", language]
    return run(*words, *["--plain"] * plain, typist=lines(*typed, "quit")).out


@pytest.mark.parametrize("plain", [True, False])
def test_a_hint_tells_chances_options_and_what_is_expected(plain: bool) -> None:
    out = played("1", "", "hint", plain=plain)

    assert "What the coach thinks" in out
    assert re.search(r"Chances to win: Japanese \d+%, \w+ \d+%", out)
    assert re.search(r"^\W*\d+: .+ \(\d+%\)\. \S", out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_given_in_every_language(language: str) -> None:
    out = played("1", "", "hint", language=language)

    assert "coach-" not in out
    assert re.search(r"\d+ ?%", out)


def test_the_number_of_a_hint_is_that_of_the_option() -> None:
    out = played("1", "", "hint")
    listed, hinted = out.split("Your turn: take one action")[1].split("What the coach thinks")

    alone = dict(re.findall(r"^(\d+): (.+)$", listed, re.MULTILINE))
    # What can be paid in many ways stands in one line.
    together = {
        str(number): words
        for first, last, words in re.findall(r"^(\d+) to (\d+): (.+): .+$", listed, re.MULTILINE)
        for number in range(int(first), int(last) + 1)
    }
    told = re.findall(r"^(\d+): (.+?) \(\d+%\)\.", hinted, re.MULTILINE)

    assert told
    for number, words in told:
        assert words == alone[number] if number in alone else words.startswith(f"{together[number]} with ")


def test_why_that_says_what_spoke_for_it() -> None:
    out = played("1", "", "why that")

    assert re.search(r"\w+ \(normal\): .+\. What speaks for it at that seat:", out)
    assert "the coach would" in out.lower()


def test_nobody_is_asked_why_before_a_bot_has_decided_anything() -> None:
    assert "No bot has decided anything yet." in heard(scene(), "why that")


def test_among_people_the_coach_says_nothing() -> None:
    out = heard(scene(), "hint")

    assert "With several people at the table the coach says nothing" in out
    assert "Chances to win" not in out


def test_among_people_it_does_not_say_why_either() -> None:
    seats = ("--seat", "greedy", "--seat", "human", "--seat", "human")
    begun = ["play", "classic", *seats, "--seed", "3", "--plain", "--lang", "en"]

    out = run(*begun, typist=lines("1", "1", "", "1", "1", "", "why that", "quit")).out

    assert "With several people at the table the coach says nothing" in out
    assert "What speaks for it" not in out


@pytest.mark.usefixtures("skirmish")
@pytest.mark.parametrize("plain", [True, False])
def test_where_nobody_has_taught_it_the_rules_that_is_said_and_the_game_goes_on(plain: bool) -> None:
    begun = ["play", "skirmish", "--seed", "5", "--civ", "japanese", "--lang", "en", *["--plain"] * plain]

    ran = run(*begun, typist=lines("1", "", "hint", "why that", "score", "quit"))

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(NO_LESSONS["en"]) == 2
    assert "Points so far" in ran.out.rpartition(NO_LESSONS["en"])[2]


@pytest.mark.usefixtures("skirmish")
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_is_said_in_the_language_of_the_game(language: str) -> None:
    begun = ["play", "skirmish", "--seed", "5", "--civ", "japanese", "--lang", language, "--plain"]

    ran = run(*begun, typist=lines("1", "", "hint", "quit"))

    assert (ran.code, ran.err) == (0, "")
    assert NO_LESSONS[language] in ran.out


@pytest.mark.usefixtures("skirmish")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_by_such_rules_is_not_reviewed(tmp_path: Path, language: str) -> None:
    record = written(play_at_random("skirmish").record(), tmp_path / "game.jsonl")

    ran = run("review", record, "--lang", language)

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert NO_LESSONS[language].rstrip(".。").lower() in ran.err.lower()


def test_help_lists_it() -> None:
    out = played("1", "help")

    assert "hint: what the coach would do" in out
    assert "why that:" in out
