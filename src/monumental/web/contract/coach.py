"""What the coach says to somebody who plays against bots."""

from __future__ import annotations

from monumental.web.contract.page import Page


class HintPage(Page, frozen=True):
    """An option, how likely its player wins with it in percents, what speaks for it, and what is expected."""

    words: str  # as in the options of the table
    text: str
    chance: int
    reason: str
    expected: str


class HintsPage(Page, frozen=True):
    """What the coach would do: at most three options, the best first; none while others decide."""

    version: int  # of the table
    chances: tuple[int, ...]  # of each seat, in percents
    hints: tuple[HintPage, ...]
