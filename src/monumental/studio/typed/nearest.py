"""What comes nearest to words that are no sentence of the vocabulary."""

from __future__ import annotations

import re
from collections import Counter
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from monumental.studio.typed.shapes import List

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from monumental.studio.typed.shapes import Shapes, Template

_WORD: Final = re.compile(r"[^\W\d_]+")


class Nearest:
    """Compares words: what few sentences say tells more than what many do."""

    def __init__(self, shapes: Mapping[str, Shapes]) -> None:
        said = {name: [*_phrases(each)] for name, each in shapes.items()}
        everywhere = Counter(
            word for phrases in said.values() for word in {word for phrase in phrases for word in phrase}
        )
        self._weights = {word: log(1 + len(said) / count) for word, count in everywhere.items()}
        self._said = said

    def words(self, typed: str) -> list[str]:
        """All names, the nearest first."""
        words = frozenset(_WORD.findall(typed))
        return sorted(self._said, key=lambda name: -self._likeness(words, name))

    def _likeness(self, words: frozenset[str], name: str) -> float:
        return max((self._cosine(words, phrase) for phrase in self._said[name]), default=0.0)

    def _cosine(self, words: frozenset[str], phrase: frozenset[str]) -> float:
        shared = self._weight(words & phrase)
        lengths = sqrt(self._weight(words & self._weights.keys()) * self._weight(phrase))
        return shared / lengths if lengths else 0.0

    def _weight(self, words: Iterable[str]) -> float:
        return sum(self._weights.get(word, 0.0) ** 2 for word in words)


def _phrases(shapes: Shapes) -> Iterable[frozenset[str]]:
    """The words of each template, with those of the members that its lists may have."""
    for template in shapes.templates:
        lists = [part.members for part in template.parts if isinstance(part, List)]
        members = [member for prefix in lists for member in shapes.members.get(prefix, ())]
        words = frozenset(_words(template))
        yield from [words.union(_words(member)) for member in members] or [words]


def _words(template: Template) -> list[str]:
    return [word for part in template.parts if isinstance(part, str) for word in _WORD.findall(part)]
