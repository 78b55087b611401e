"""A low terminal that is full waits until it was read."""

from __future__ import annotations

import io
import re
import sys
from unittest.mock import patch

import pytest
from rich.console import Console
from rich.text import Text

from monumental.cards.text import LANGUAGES, load_texts
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.pager import TAKE_BACK, Pager
from monumental.cli.table.explaining.answer import Answer
from monumental.cli.table.typed.menu import Menu
from tests.cli.seated import texts_of
from tests.scene import scene


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Reader:
    """Types one answer after the other, and remembers what stood on the screen before each."""

    def __init__(self, out: io.StringIO, *typed: str) -> None:
        self.out = out
        self.left = list(typed)
        self.stops: list[int] = []

    def __call__(self, prompt: str) -> str:
        assert prompt
        self.stops.append(self.out.getvalue().count("\n"))
        if not self.left:
            raise EOFError
        return self.left.pop(0)


def pager(height: int, *typed: str, stops: bool = True) -> tuple[Pager, Reader, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, color_system=None, width=80, height=height)
    reader = Reader(out, *typed)
    return Pager(console, load_texts("en"), reader, stops=stops), reader, out


LINES = Text("\n".join(f"line {number}" for number in range(1, 51)))


def test_a_full_screen_waits_for_enter_and_then_goes_on() -> None:
    pages, reader, out = pager(24, "", "")

    pages.print(LINES)

    assert reader.stops == [23, 46]
    assert out.getvalue().replace(TAKE_BACK, "").split("\n")[:-1] == LINES.plain.split("\n")


def test_whoever_has_read_enough_skips_to_the_question() -> None:
    pages, reader, out = pager(24, "s")

    pages.print(LINES)
    pages.print(Text("never read"))
    pages.rest()
    pages.print(Text("the question"))

    assert reader.stops == [23]
    assert "line 24" not in out.getvalue()
    assert "never read" not in out.getvalue()
    assert "the question" in out.getvalue()


def test_the_end_of_the_input_does_not_wait() -> None:
    pages, reader, _ = pager(24)

    pages.print(LINES)

    assert reader.stops == [23]


@pytest.mark.parametrize(("height", "stops"), [(40, True), (24, False)])
def test_a_tall_terminal_and_whoever_does_not_want_it_get_all_at_once(height: int, stops: bool) -> None:
    pages, reader, out = pager(height, stops=stops)

    pages.print(LINES)

    assert reader.stops == []
    assert out.getvalue().count("\n") == 50


def test_after_a_skip_the_options_are_there_from_the_first_one_on() -> None:
    game = scene(city="forum* mine . . . . . . .", supply="4 production")
    texts = texts_of(game)
    terminal = Terminal()
    with (
        patch.object(sys, "stdout", terminal),
        patch.object(sys, "stdin", Terminal()),
        patch.dict("os.environ", {"COLUMNS": "80", "LINES": "24", "TERM": "xterm"}),
    ):
        screen = DrawnScreen(texts, pages=True)
        screen.pager.read = Reader(terminal, "s", "", "")
        screen.answer(Answer("A long answer", tuple(LINES.plain.split("\n"))))
        screen.options(game, "Japanese", "Your turn", Menu(game, texts), None)

    assert "line 30" not in terminal.getvalue()
    assert "[use a1]" in terminal.getvalue()


def test_a_pipe_is_never_asked_to_go_on() -> None:
    with patch.object(sys, "stdin", io.StringIO()), patch.object(sys, "stdout", Terminal()):
        assert not DrawnScreen(load_texts("en"), pages=True).pager.stops


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_type_is_said_in_every_language(language: str) -> None:
    assert re.search(r"\bs[:：]", load_texts(language)("terminal-more"))
