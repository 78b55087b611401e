"""What a screen must be able to show, whether it draws or speaks."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cli.table.explaining.answer import Answer
    from monumental.cli.table.telling.paragraph import Paragraph
    from monumental.cli.table.typed.menu import Menu
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


class Screen(Protocol):
    """Shows the game. It never changes it, and it never asks."""

    #: Is the table in view?
    seeing: bool

    def table(self, game: Game, seat: int, *, whole: bool) -> None:
        """The table as a seat sees it; what is spoken may be shorter unless the `whole` is wanted."""

    def belongings(self, game: Game, owner: int, seat: int) -> None:
        """A player's city in full, and what lies around it."""

    def part(self, game: Game, seat: int, part: str) -> None:
        """A part of what lies between the players."""

    def news(self, title: str, paragraphs: Sequence[Paragraph]) -> None:
        """What happened."""

    def options(self, game: Game, seat: str, question: str, menu: Menu, explained: set[Card] | None) -> None:
        """What is asked now, of whom, and what can be answered.

        With hints, cards not yet `explained` are; they are added to those that were.
        """

    def answer(self, answer: Answer) -> None:
        """The answer to a command."""

    def prompt(self, game: Game, seat: int, text: str) -> str:
        """What stands before the cursor."""

    def rest(self) -> None:
        """Somebody is asked something: what was shown before has been read."""

    def say(self, sentence: str) -> None:
        """One sentence."""

    def sheet(self, game: Game) -> None:
        """The score sheet."""


def draw_curtain() -> bool:
    """Wipe the terminal: what was for one player alone is gone. False: there is no terminal."""
    if not sys.stdout.isatty():
        return False
    # What is on the screen, what was scrolled away, and the cursor to the top.
    sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
    sys.stdout.flush()
    readline = sys.modules.get("readline")
    if readline is not None:
        # Nor can what was typed be called up again.
        readline.clear_history()
    return True
