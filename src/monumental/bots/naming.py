"""What bots are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import LEVELS

if TYPE_CHECKING:
    from monumental.cards.text import Texts


def level(name: str, texts: Texts) -> str:
    """A level in words, any other bot by its name."""
    return texts(f"level-{name}") if name in LEVELS else name
