"""What can be done now, what it would do, and why something else can't be done."""

from __future__ import annotations

from collections.abc import Mapping

from monumental.web.contract.page import Page


class OptionPage(Page, frozen=True):
    """Something that can be done now."""

    words: str  # in notation: what is sent back
    text: str
    targets: tuple[str, ...]  # what it touches on the board
    final: bool  # can't be taken back freely
    luck: bool  # something is drawn, or a secret shown
    card: str | None  # the card that it is about


class ReasonPage(Page, frozen=True):
    """Why something can't be done, with its rule."""

    action: str
    can: bool
    sentence: str
    clause: str | None
    clause_text: str | None


class ReasonsPage(Page, frozen=True):
    """All that could be meant by touching a place, the likeliest first."""

    place: str | None
    reasons: tuple[ReasonPage, ...]


class PreviewPage(Page, frozen=True):
    """What an option would do, up to where luck or a secret decides."""

    action: str
    text: str
    lines: tuple[str, ...]
    supply: Mapping[str, int]  # afterwards
    final: bool
    luck: bool  # something is drawn
