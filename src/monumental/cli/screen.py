"""What a screen must be able to show, whether it draws or speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cli.answers import Answer
    from monumental.cli.menu import Menu
    from monumental.engine.game import Game


class Screen(Protocol):
    """Shows the game. It never changes it, and it never asks."""

    #: Is the table in view?
    seeing: bool

    def table(self, game: Game, seat: int, *, whole: bool) -> None:
        """The table as a seat sees it; what is spoken may be shorter unless the `whole` is wanted."""

    def part(self, game: Game, seat: int, part: str) -> None:
        """One part of the table."""

    def news(self, title: str, sentences: Sequence[str]) -> None:
        """What happened."""

    def options(self, game: Game, seat: str, question: str, menu: Menu, *, with_hints: bool) -> None:
        """What is asked now, of whom, and what can be answered."""

    def answer(self, answer: Answer) -> None:
        """The answer to a command."""

    def prompt(self, game: Game, seat: int, text: str) -> str:
        """What stands before the cursor."""

    def say(self, sentence: str) -> None:
        """One sentence."""

    def sheet(self, game: Game) -> None:
        """The score sheet."""
