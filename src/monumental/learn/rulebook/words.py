"""The words of a book in one language: paragraphs as they stand, nothing is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax.ast import Message, TextElement

from monumental.cards.messages import TextError, read_messages
from monumental.learn.errors import LearnError

if TYPE_CHECKING:
    from pathlib import Path

#: Languages that put no spaces between sentences.
UNSPACED = frozenset({"ja"})


def read_words(path: Path, place: str) -> dict[str, str]:
    """Every text of a file by its key; the lines of a paragraph are joined. `place` names the file."""
    try:
        messages = read_messages(path)
    except TextError as error:
        raise LearnError(f"{place.removesuffix(path.name)}{error}") from error
    joint = "" if path.stem in UNSPACED else " "
    words: dict[str, str] = {}
    for entry in messages.body:
        if not isinstance(entry, Message):
            continue
        parts = [] if entry.value is None else entry.value.elements
        if not parts or not all(isinstance(part, TextElement) for part in parts):
            raise LearnError(f"{place}: {entry.id.name}: a text is words and nothing else")
        if entry.id.name in words:
            raise LearnError(f"{place}: there are two texts '{entry.id.name}'")
        text = "".join(str(part.value) for part in parts if isinstance(part, TextElement))
        words[entry.id.name] = joint.join(line.strip() for line in text.splitlines())
    return words


__all__ = ["read_words"]
