"""The words of a folder of things to learn from: `locale/en.ftl` and the other languages beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.messages import TextError, say
from monumental.cards.phrasebook import Phrasebook
from monumental.cards.text import LANGUAGES
from monumental.learn.errors import LearnError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fluent.runtime import FluentBundle


class Words:
    """Speaks one language; what it lacks is said in English."""

    def __init__(self, place: str, bundles: Sequence[FluentBundle]) -> None:
        self._place = place
        self._bundles = bundles

    def __call__(self, key: str, /, **values: str | int) -> str:
        try:
            text = say(self._bundles, key, dict(values))
        except TextError as error:
            raise LearnError(f"{self._place}: {error}") from error
        if text is None:
            raise LearnError(f"{self._place}/locale/en.ftl: there is no text '{key}'")
        return text


@lru_cache(maxsize=64)
def words_in(folder: Path, language: str) -> Words:
    """The words of a folder in a language; in English where it has none."""
    if language not in LANGUAGES:
        raise LearnError(f"there is no language '{language}', only {', '.join(LANGUAGES)}")
    spoken = ["en"] if not _file(folder, language).is_file() else [*dict.fromkeys((language, "en"))]
    return Words(folder.name, [_bundle(folder, each) for each in spoken])


def _file(folder: Path, language: str) -> Path:
    return folder / "locale" / f"{language}.ftl"


def _bundle(folder: Path, language: str) -> FluentBundle:
    path = _file(folder, language)
    try:
        words = Phrasebook(language)
        words.add_file(path)
    except TextError as error:
        raise LearnError(f"{folder.name}/locale/{error}") from error
    return words
