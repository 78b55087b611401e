"""A low terminal stops when it is full, so that nothing runs away before it was read."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from monumental.cards.text import Texts

#: From this height on, a table and the options below it are mostly seen at once.
TALL: Final = 40

#: What leads on to the question at once. At the question, q would leave the game: so people are told of s.
SKIP: Final = frozenset({"s", "q"})

#: One line up, and wiped.
TAKE_BACK: Final = "\x1b[1A\x1b[2K"


def somebody_types(console: Console) -> bool:
    """Is there a terminal on both sides? Whoever reads a pipe is not asked to go on."""
    return console.is_terminal and sys.stdin.isatty()


class Pager:
    """Counts the lines since something was typed last."""

    def __init__(self, console: Console, texts: Texts, read: Callable[[str], str], *, stops: bool) -> None:
        self.console = console
        self.texts = texts
        self.read = read
        self.stops = stops
        self.lines = 0
        self.skipping = False

    def print(self, renderable: RenderableType) -> None:
        """As it is; on a low terminal, in pages."""
        if not self.stops or self.console.height >= TALL:
            self.console.print(renderable)
            return
        with self.console.capture() as capture:
            self.console.print(renderable)
        for line in capture.get().splitlines():
            self.line(line)

    def line(self, line: str) -> None:
        """One line, after a stop if it would be one too many: the last one is for the cursor."""
        if self.lines >= self.console.height - 1 and not self.skipping:
            self.stop()
        if not self.skipping:
            self.console.file.write(f"{line}\n")
            self.console.file.flush()
            self.lines += 1

    def stop(self) -> None:
        """Wait until somebody has read what is there."""
        self.rest()
        try:
            self.skipping = self.read(f"{self.texts('terminal-more')} ").strip().lower() in SKIP
        except EOFError:
            self.skipping = True
        if not self.console.is_dumb_terminal:
            self.console.file.write(TAKE_BACK)

    def rest(self) -> None:
        """Somebody is asked: all that is there was read, and what comes is new."""
        self.lines = 0
        self.skipping = False
