"""Bots that somebody else may have written: they never answer, take all memory, or end their process."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

SOURCE = """
    import os

    class Bot:
        def __init__(self, seed):
            self.kept = []

    class Dreamer(Bot):
        def choose(self, game, seat):
            while True:
                pass

    class Glutton(Bot):
        def choose(self, game, seat):
            while True:
                self.kept.append(bytearray(1024 * 1024))

    class Quitter(Bot):
        def choose(self, game, seat):
            os._exit(0)
"""

NAMES = """
    [monumental.bots]
    dreamer = strange_bots_of_a_test:Dreamer
    glutton = strange_bots_of_a_test:Glutton
    quitter = strange_bots_of_a_test:Quitter
"""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a package would that is installed here: processes that begin from now on find them."""
    described = folder / "strange_bots_of_a_test-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots-of-a-test\nVersion: 1\n")
    (described / "entry_points.txt").write_text(dedent(NAMES))
    (folder / "strange_bots_of_a_test.py").write_text(dedent(SOURCE))
    monkeypatch.syspath_prepend(folder)
