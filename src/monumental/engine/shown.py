"""How a game is shown to somebody who reads it in a program: by `print`, and in a notebook.

The engine knows neither names nor colours. Whoever does hangs an artist up here; `monumental.play` has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.engine.game import Game


class Artist:
    """Draws games. This one, of the engine alone, only says which game it is."""

    def text(self, game: Game) -> str:
        """The table as lines of text."""
        return repr(game)

    def picture(self, game: Game) -> str | None:
        """The table as an SVG picture, if there is one."""
        return None


#: The last one draws.
ARTISTS: Final[list[Artist]] = [Artist()]
