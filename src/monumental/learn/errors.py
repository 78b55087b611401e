"""What is wrong with something to learn from."""

from __future__ import annotations

from monumental.engine.errors import MonumentalError


class LearnError(MonumentalError):
    """A file that can't be learnt from, or a name that nobody knows: one sentence that says where."""
