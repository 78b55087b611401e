"""What stands on the screen at the first prompts, in every language. Look at it before you renew it:

python -m pytest tests/cli --snapshot-update
"""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from monumental.cards.text import LANGUAGES
from tests.cli.terminal import lines, run

START = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
CLASSIC = (
    *("play", "classic", "--seed", "1", "--first", "2", "--map", "quiet-pastures-3"),
    *("--seat", "human", "--seat", "random", "--seat", "random"),
    *("--civ", "egyptians", "--civ", "danes", "--civ", "chinese"),
)
TYPED = ("help", "card forum", "5", "", "why use a1", "advantage production 2", "", "score")
CLASSIC_TYPED = (
    *("capital 3", "", "help", "tile 4", "card forum", "activate 3 a", "why conquer 17", "map"),
    *("conquer", "score", "end"),
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
