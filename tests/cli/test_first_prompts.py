"""What stands on the screen at the first prompts, in every language. Look at it before you renew it:

python -m pytest tests/cli --snapshot-update
"""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from monumental.cards.text import LANGUAGES
from monumental.cli.languages import spoken
from monumental.play.setup import unpack
from tests.cli.terminal import lines, run

START = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
CLASSIC = (
    *("play", "classic", "--seed", "1", "--first", "2", "--map", "quiet-pastures-3"),
    *("--seat", "human", "--seat", "random", "--seat", "random"),
    *("--civ", "egyptians", "--civ", "danes", "--civ", "chinese"),
)
CONTINUOUS = (
    *("play", "continuous", "--seed", "1", "--first", "2", "--map", "quiet-pastures-3"),
    *("--heroes", "--monsters", "--seat", "human", "--seat", "random", "--seat", "random"),
    *("--civ", "egyptians", "--civ", "danes", "--civ", "chinese"),
)
TYPED = ("help", "card forum", "5", "", "why use a1", "advantage production 2", "", "score")
CLASSIC_TYPED = (
    *("capital 3", "", "help", "tile 4", "card forum", "activate 3 a", "why conquer 17", "map"),
    *("conquer", "score", "end"),
)
CONTINUOUS_TYPED = (
    *("capital 3", "", "help", "card ashoka", "card nian", "activate 3 a", "", "why end", "explore 1 4"),
    *("why build workshop", "", "hire ashoka", "", "score", "pass"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_prompts_drawn_at_80_columns(language: str, snapshot: SnapshotAssertion) -> None:
    ran = run(*START, "--lang", language, typist=lines(*TYPED))

    assert ran.out == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_prompts_in_sentences(language: str, snapshot: SnapshotAssertion) -> None:
    ran = run(*START, "--plain", "--lang", language, typist=lines(*TYPED, "show"))

    assert ran.out == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_drawn_at_120_columns(language: str, snapshot: SnapshotAssertion) -> None:
    ran = run(*START, "--lang", language, "--quick", typist=lines("5"), columns=120)

    assert ran.out == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_prompts_of_classic_drawn_at_80_columns(language: str, snapshot: SnapshotAssertion) -> None:
    ran = run(*CLASSIC, "--lang", language, typist=lines(*CLASSIC_TYPED))

    assert ran.out == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_prompts_of_classic_in_sentences(language: str, snapshot: SnapshotAssertion) -> None:
    ran = run(*CLASSIC, "--plain", "--lang", language, typist=lines(*CLASSIC_TYPED, "show"))

    assert ran.out == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_classic_drawn_at_140_columns(language: str, snapshot: SnapshotAssertion) -> None:
    ran = run(*CLASSIC, "--lang", language, "--quick", typist=lines("capital 3", "1"), columns=140)

    assert ran.out == snapshot


def test_the_first_prompts_of_the_continuous_mode_drawn_at_80_columns(snapshot: SnapshotAssertion) -> None:
    ran = run(*CONTINUOUS, typist=lines(*CONTINUOUS_TYPED))

    assert ran.out == snapshot


def test_the_first_prompts_of_the_continuous_mode_in_sentences(snapshot: SnapshotAssertion) -> None:
    ran = run(*CONTINUOUS, "--plain", typist=lines(*CONTINUOUS_TYPED, "show"))

    assert ran.out == snapshot


def test_the_table_of_the_continuous_mode_drawn_at_120_columns(snapshot: SnapshotAssertion) -> None:
    ran = run(*CONTINUOUS, "--quick", typist=lines("capital 3", "1"), columns=120)

    assert ran.out == snapshot


#: What stands on the screen in every language, by key and what is filled in.
SAID: tuple[tuple[str, dict[str, str | int]], ...] = (
    ("terminal-modules", {}),
    ("terminal-hero-row", {}),
    ("terminal-on-turn", {}),
    ("terminal-era-card", {}),
    ("terminal-explorers", {}),
    ("terminal-since", {}),
    ("ask-take-turn", {"doing": "nothing"}),
    ("ask-take-turn", {"doing": "expedition"}),
    ("terminal-number-or-end", {"count": 12}),
)


@pytest.mark.parametrize("options", [(), ("--plain",)], ids=["drawn", "in sentences"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_continuous_mode_speaks_every_language(language: str, options: tuple[str, ...]) -> None:
    box = unpack("continuous", ("base", "heroes", "monsters"))
    texts, english = spoken(language, box), spoken("en", box)

    ran = run(*CONTINUOUS, *options, "--lang", language, typist=lines(*CONTINUOUS_TYPED, "show"))

    assert (ran.code, ran.err) == (0, "")
    for key, values in SAID:
        assert without_spaces(texts(key, **values)) in without_spaces(ran.out)
        assert language == "en" or texts(key, **values) != english(key, **values)


def without_spaces(text: str) -> str:
    """Lines may break anywhere."""
    return "".join(text.split())
