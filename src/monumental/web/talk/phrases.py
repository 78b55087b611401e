"""What can be said with one click, and is read by everybody in their own language.

The words are `talk-…` in the locale files. They are manners: none says anything about a game in progress.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.web.contract.page import ChoiceText

if TYPE_CHECKING:
    from monumental.cards.text import Texts

PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "nice-move",
    "well-played",
    "thanks",
    "no-problem",
    "sorry",
    "oops",
    "thinking",
    "take-your-time",
    "back-soon",
    "here-again",
    "go-on-later",
    "good-game",
    "rematch",
    "bye",
)


def phrase(key: str, texts: Texts) -> str:
    """A phrase in the words of a language."""
    return texts(f"talk-{key}")


def choices(texts: Texts) -> tuple[ChoiceText, ...]:
    """All of them, to choose from."""
    return tuple([ChoiceText(key, phrase(key, texts)) for key in PHRASES])
