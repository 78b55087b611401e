"""What all answers are made of, and the smallest of them.

Many are made for every request, so they are made to be made quickly.
"""

from __future__ import annotations

from msgspec import Struct


class Page(Struct, frozen=True, gc=False):
    """Something to be read."""


class Known(Page, frozen=True):
    """Whether this browser was known already; now it is."""

    known: bool


class Gone(Page, frozen=True):
    """What is not there any more."""

    id: str


class Health(Page, frozen=True):
    """The server is there."""

    ok: bool


class Readiness(Page, frozen=True):
    """Whether people should be sent here now, and what is not as it should be."""

    ok: bool
    store: bool  # does the database answer?
    calm: bool  # is everybody answered without waiting long?


class Problem(Page, frozen=True):
    """Why something was refused, in one sentence. Nothing has changed."""

    status: int
    key: str
    sentence: str


class ChoiceText(Page, frozen=True):
    """Something to choose from, in words."""

    key: str
    text: str
