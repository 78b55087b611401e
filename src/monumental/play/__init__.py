"""Everything around a game at the table: starting one, writing moves down, saving positions, undo."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from monumental.engine.shown import ARTISTS, Artist

if TYPE_CHECKING:
    from types import ModuleType

    from monumental.engine.game import Game


class TableArtist(Artist):
    """Draws the table as everybody may see it. What it needs for that is loaded when somebody looks."""

    def text(self, game: "Game") -> str:
        return cast("str", _drawings("text").board_text(game))

    def picture(self, game: "Game") -> str | None:
        return cast("str", _drawings("svg").board_svg(game))


def _drawings(kind: str) -> "ModuleType":
    return import_module(f"monumental.play.drawings.{kind}")


ARTISTS.append(TableArtist())
