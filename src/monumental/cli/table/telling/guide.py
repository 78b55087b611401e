"""The guide of a first game at the terminal: what is new, and options worth considering, above the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cli.table.explaining.answer import Answer
from monumental.learn.guide.guide import guide

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.table.typed.menu import Menu
    from monumental.play.table import Table

#: So many new words at one question; the others come later.
MOST_WORDS: Final = 2


#: What the game is about is said first.
GOAL: Final = "goal"


class TableGuide:
    """Helps whoever is asked, as long as it is wanted. Nothing is explained twice to the same seat."""

    def __init__(self, table: Table, texts: Texts, *, on: bool) -> None:
        self.table = table
        self.texts = texts
        self.on = on
        self._read: set[tuple[int, str]] = set()

    def switch(self, words: str) -> str:
        """`guide on`, `guide off`; without a word the other way round. What is so from now on."""
        self.on = {"on": True, "off": False}.get(words.strip().lower(), not self.on)
        return self.texts("terminal-guide-on" if self.on else "terminal-guide-off")

    def says(self, seat: int, menu: Menu) -> list[Answer]:
        """A word at each first time, and a few of the options with their numbers and reasons."""
        if not self.on:
            return []
        said = guide(self.table, seat, self.texts)
        words = [each for each in said.firsts if (seat, each.key) not in self._read][:MOST_WORDS]
        self._read |= {(seat, each.key) for each in words}
        advice = [
            self.texts(
                "guide-line", number=menu.actions.index(each.option) + 1, option=each.text, reason=each.reason
            )
            for each in said.advice
        ]
        found = [Answer(each.title, (each.text,)) for each in words]
        if (seat, GOAL) not in self._read:
            self._read.add((seat, GOAL))
            found.insert(0, Answer(self.texts("goal-title"), tuple(said.goal)))
        return [*found, Answer(self.texts("guide-worth"), tuple(advice))] if advice else found
