"""A terminal to try things at: what is typed may depend on what stands on the screen."""

from __future__ import annotations

import io
import os
import random
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from typer.main import get_command

from monumental.cli.__main__ import app

#: Made once: to read the signatures of all commands takes longer than most commands do.
MONUMENTAL = get_command(app)

#: Sees what appeared since the last prompt and says what to type; nothing: the input ends.
Typist = Callable[[str], str | None]

PROMPT = re.compile(r"\(1–(\d+)\)[^()]*: $")
WORDS = re.compile(r"\[([a-z][^\[\]]*)\]")
AMOUNTS = re.compile(r"(\d+)…(\d+)$")


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


class Keyboard:
    """What somebody types."""

    def __init__(self, screen: io.BytesIO, typist: Typist) -> None:
        self.screen = screen
        self.typist = typist
        self.seen = 0

    def isatty(self) -> bool:
        """Nobody presses keys: lines come whole."""
        return False

    def readline(self, size: int = -1) -> str:
        del size
        written = self.screen.getvalue()
        new = written[self.seen :].decode()
        self.seen = len(written)
        typed = self.typist(new)
        if typed is None:
            return ""
        # A terminal shows what is typed.
        self.screen.write(f"{typed}\n".encode())
        return f"{typed}\n"


def run(
    *words: str,
    typist: Typist | None = None,
    columns: int = 80,
    environment: Mapping[str, str] | None = None,
) -> Ran:
    """Run a command as if it was typed in a terminal of this width, without colours.

    Unless the environment names another one, the home of the user is an empty folder.
    """
    screen, complaints = io.BytesIO(), io.StringIO()
    out = io.TextIOWrapper(screen, encoding="utf-8", write_through=True)
    keyboard = Keyboard(screen, typist or (lambda _: None))
    usual = {"COLUMNS": str(columns), "LC_ALL": "en_US.UTF-8", "TERM": "dumb", "NO_COLOR": "1"}
    with (
        TemporaryDirectory() as home,
        patch.dict(os.environ, {**usual, "HOME": home, "XDG_DATA_HOME": "", **(environment or {})}),
        patch.object(sys, "stdin", keyboard),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", complaints),
        pytest.raises(SystemExit) as end,
    ):
        MONUMENTAL(list(words), prog_name="monumental")
    code = end.value.code
    assert isinstance(code, int)
    return Ran(code, screen.getvalue().decode(), complaints.getvalue())


def lines(*typed: str) -> Typist:
    """Type these lines, then end the input."""
    left = list(typed)
    return lambda _: left.pop(0) if left else None


def then(first: Sequence[str], typist: Typist) -> Typist:
    """Type these lines, then what another typist types."""
    left = list(first)
    return lambda new: left.pop(0) if left else typist(new)


def by_number(seed: int) -> Typist:
    """Choose any option by its number; everything else is answered with Enter."""
    choose = random.Random(seed)

    def typist(new: str) -> str:
        found = PROMPT.search(new)
        return str(choose.randint(1, int(found[1]))) if found else ""

    return typist


def by_words(seed: int) -> Typist:
    """Choose any option by its text notation, as it stands on the screen."""
    choose = random.Random(seed)

    def typist(new: str) -> str:
        if not PROMPT.search(new):
            return ""
        options = [" ".join(words.split()) for words in WORDS.findall(new)]
        if not options:
            return f"activate {choose.randint(1, 3)} {choose.choice('abc')}"
        words = choose.choice(options)
        amounts = AMOUNTS.search(words)
        if amounts is not None:
            return f"{words[: amounts.start()]}{choose.randint(int(amounts[1]), int(amounts[2]))}"
        *others, tiles = words.split(" ")
        return " ".join([*others, choose.choice(tiles.split("/"))])

    return typist
