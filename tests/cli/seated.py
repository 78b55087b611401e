"""People at a position that a test has drawn: what they type, and what they see or hear."""

from __future__ import annotations

import io
from contextlib import redirect_stdout, suppress

from monumental import Game, unpack
from monumental.cards.text import Texts, load_texts
from monumental.cli.recorded.saving import Saver
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.host import Host
from monumental.cli.table.seats import Seats
from monumental.cli.table.sitting import Leave, Sitting
from monumental.play.table import Table


def texts_of(game: Game, language: str = "en") -> Texts:
    box = unpack(game.rules.name)
    return load_texts(language, [pack.folder for pack in box.packs], game.rules)


def heard(
    game: Game, *typed: str, plain: bool = True, hints: bool = True, language: str = "en", width: int = 80
) -> str:
    """What appears while these lines are typed; then the input ends."""
    texts = texts_of(game, language)
    left = list(typed)
    out = io.StringIO()

    def read(prompt: str) -> str:
        out.write(prompt)
        if not left:
            raise EOFError
        line = left.pop(0)
        out.write(f"{line}\n")
        return line

    with redirect_stdout(out):
        screen = PlainScreen(texts) if plain else DrawnScreen(texts)
        if isinstance(screen, DrawnScreen):
            screen.console.width = width
        table = Table(game)
        host = Host(table, texts, screen, hints=hints, quick=False)
        with suppress(Leave):
            Sitting(host, Seats(table, 0), read, Saver(table, screen, texts)).run()
    return out.getvalue()
