"""What the guide of a first game says."""

from __future__ import annotations

from monumental.web.contract.page import Page


class AdvicePage(Page, frozen=True):
    """An option worth considering, and why."""

    words: str  # as in the options of the table
    text: str
    reason: str


class FirstPage(Page, frozen=True):
    """A word about something that is seen, or has happened, for the first time."""

    key: str  # whoever has read it need not be told again
    title: str
    text: str
    term: str  # of the glossary


class GuidePage(Page, frozen=True):
    """What the guide says to a seat: at most three options, the best first; none while others decide."""

    version: int  # of the table
    goal: tuple[str, ...]
    suggestions: tuple[AdvicePage, ...]
    firsts: tuple[FirstPage, ...]
