"""What bots are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import CHARACTERS, LEVELS

if TYPE_CHECKING:
    from monumental.cards.text import Texts


def level(name: str, texts: Texts) -> str:
    """A level in words, with its character where it has one; any other bot by its name."""
    if name in CHARACTERS:
        plays, _, style = name.partition("-")
        return texts("level-with-style", level=texts(f"level-{plays}"), style=texts(f"style-{style}"))
    return texts(f"level-{name}") if name in LEVELS else name
