"""Finding terms in a text by the forms in which a language uses them.

The page finds them in the same way (ui/src/lib/glossary/terms.ts).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: Languages that put no spaces between words.
WITHOUT_SPACES = frozenset({"ja"})


def pattern_of(form: str, language: str) -> str:
    """`archiv*` as a regular expression: whole words with any ending."""
    words = r"\w*".join(re.escape(part) for part in form.split("*"))
    return words if language in WITHOUT_SPACES else rf"(?<!\w){words}(?!\w)"


class Finder:
    """Knows the forms of all terms of a game. Where several fit, the longest is meant."""

    def __init__(self, forms: Iterable[tuple[str, Sequence[str]]], language: str) -> None:
        known = [(form, key) for key, each in forms for form in each]
        known.sort(key=lambda entry: -len(entry[0]))
        self._keys = [key for _, key in known]
        forms_in_turn = "|".join(f"({pattern_of(form, language)})" for form, _ in known) or r"(?!)"
        # In the middle of a word no form needs to be tried.
        begins = "" if language in WITHOUT_SPACES else r"(?<!\w)"
        self._pattern = re.compile(f"{begins}(?:{forms_in_turn})", re.IGNORECASE)

    def keys(self, text: str) -> list[str]:
        """The terms in a text, each once, in the order in which they come."""
        found = [match.lastindex for match in self._pattern.finditer(text)]
        return list(dict.fromkeys(self._keys[number - 1] for number in found if number is not None))


__all__ = ["Finder", "pattern_of"]
