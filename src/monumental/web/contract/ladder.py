"""Who is strongest."""

from __future__ import annotations

from monumental.web.contract.page import ChoiceText, Page


class LadderLine(Page, frozen=True):
    """Somebody on the ladder."""

    name: str
    points: int
    games: int
    provisional: bool  # too few games to be sure
    mine: bool


class LadderPage(Page, frozen=True):
    """Who is strongest at a rule system, by games of people alone."""

    on: bool  # false: the host wants no ratings
    rules: str
    choices: tuple[ChoiceText, ...]
    lines: tuple[LadderLine, ...]
