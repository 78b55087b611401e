"""What the coach can't answer."""

from __future__ import annotations

from monumental.engine.errors import MonumentalError


class CoachError(MonumentalError):
    """The coach can't help with this. One clear sentence: a `Fault`, which has words in every language."""


class NoLessonsError(CoachError):
    """No games have taught the coach these rules."""
