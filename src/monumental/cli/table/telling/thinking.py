"""While a bot thinks for longer than a moment, the terminal says so."""

from __future__ import annotations

import time
from contextlib import contextmanager
from threading import Lock, Timer
from typing import TYPE_CHECKING

from rich.text import Text

from monumental.bots.naming import level
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from monumental.cards.text import Texts
    from monumental.play.table import Table

#: Nobody wonders what a bot does before so many seconds have passed.
MOMENT = 0.4

#: Decisions so close to each other are one long thought: the line stays.
PAUSE = 0.1


class Thinking:
    """A line with a sign that moves, on a terminal and nowhere else. It leaves no trace."""

    def __init__(self, console: Console, table: Table, texts: Texts) -> None:
        self.console = console
        self.table = table
        self.texts = texts
        self.shows = console.is_terminal and not console.is_dumb_terminal
        self._shown_until = -PAUSE  # by the clock that only goes forward

    @contextmanager
    def __call__(self, seat: int) -> Iterator[None]:
        """Say that the bot at this seat thinks, if it takes long."""
        if not self.shows:
            yield
            return
        status = self.console.status(Text(self.sentence(seat)))
        lock = Lock()
        thinks = True
        is_shown = False

        def show() -> None:
            nonlocal is_shown
            with lock:
                if thinks:
                    is_shown = True
                    status.start()

        goes_on = time.monotonic() - self._shown_until < PAUSE
        timer = Timer(0.0 if goes_on else MOMENT, show)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            with lock:
                thinks = False
                status.stop()
            if is_shown:
                self._shown_until = time.monotonic()

    def sentence(self, seat: int) -> str:
        name = seat_name(self.table.game, seat, self.texts)
        return self.texts("terminal-thinking", seat=name, bot=level(self.table.sitters[seat], self.texts))
