"""The guide at the terminal: above the prompt, off and on by a word."""

from __future__ import annotations

import pytest

from monumental.cards.text import LANGUAGES
from tests.cli.seated import heard, texts_of
from tests.scene import scene


def test_the_guide_names_numbers_of_the_list_with_reasons() -> None:
    game = scene(wonder="colossus-of-rhodes", supply="4 production")

    out = heard(game, "guide on")

    listed = next(
        line for line in out.splitlines() if line.endswith(": Complete Colossus of Rhodes for 4 Production")
    )
    number = listed.partition(":")[0]
    assert f"{number}: Complete Colossus of Rhodes for 4 Production – Completes Colossus of Rhodes. " in out
    assert "The goal: have the most points when the game ends." in out


def test_without_being_asked_the_guide_says_nothing() -> None:
    assert "Worth considering" not in heard(scene(supply="4 production"), "")


def test_what_was_explained_is_not_explained_again() -> None:
    out = heard(scene(supply="4 production"), "guide on", "build barricade", "", "pass", "")

    assert out.count("Worth considering") >= 1
    # Once for each of the two who sit there.
    assert out.count("\nThe game in short\n") == 2


def test_the_guide_goes_and_comes_back() -> None:
    out = heard(scene(supply="4 production"), "guide", "guide off", "", "guide on")

    assert out.count("Worth considering") == 2
    assert "The guide is gone. Type guide to ask it back." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_it_in_every_language(language: str) -> None:
    game = scene()

    assert texts_of(game, language)("terminal-help-guide") in heard(game, "help", language=language)
