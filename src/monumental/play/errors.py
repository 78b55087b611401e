"""What can go wrong at a table."""

from __future__ import annotations

from monumental.engine.errors import MonumentalError


class TurnError(MonumentalError):
    """Somebody wants to do what is not theirs to do now. Nothing has changed.

    `key` names the sentence in the locale files: `refused-stale`.
    """

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key
