"""The words of a book in one language: paragraphs as they stand, nothing is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement

from monumental.cards.errors import legible
from monumental.learn.errors import LearnError

if TYPE_CHECKING:
    from pathlib import Path

#: Languages that put no spaces between sentences.
UNSPACED = frozenset({"ja"})


def read_words(path: Path, place: str) -> dict[str, str]:
    """Every text of a file by its key; the lines of a paragraph are joined. `place` names the file."""
    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise LearnError(f"{place}: there is no such file") from error
    except UnicodeDecodeError as error:
        raise LearnError(f"{place}: byte {error.start + 1} is no text in UTF-8") from error
    joint = "" if path.stem in UNSPACED else " "
    words: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise LearnError(f"{place}: no Fluent message: {legible(line)}")
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
