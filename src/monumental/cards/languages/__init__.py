"""What a language knows of its own words: the functions that its messages ask, such as `BEGINNING($last)`.

English needs none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.languages import czech, japanese, spanish

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: What they answer is compared with the names of variants, or said.
FUNCTIONS: Final[Mapping[str, Mapping[str, Callable[..., str]]]] = {
    "cs": czech.FUNCTIONS,
    "es": spanish.FUNCTIONS,
    "ja": japanese.FUNCTIONS,
}
