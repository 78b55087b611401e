"""What the code says of an attribute, behind it or above it after `#:`, as a sentence of the reference."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

BEHIND = re.compile(r"  # (?!noqa|type:)([^#]+)$")
ABOVE = re.compile(r"\s*#: ?(.*)")


def comment(lines: Sequence[str], first: int, last: int) -> str:
    """What is said of the attribute in these lines, counted from 1; nothing if nothing is."""
    behind = BEHIND.search(lines[last - 1])
    if behind:
        return sentence(behind[1])
    above = takewhile(bool, (ABOVE.fullmatch(line) for line in reversed(lines[: first - 1])))
    return sentence(" ".join(reversed([found[1] for found in above if found])))


def sentence(words: str) -> str:
    """A comment may begin small and need not end with a stop; code and numbers stay as they are."""
    words = words.strip()
    return words[:1].upper() + words[1:] + ("" if not words or words.endswith((".", "…", "?")) else ".")
