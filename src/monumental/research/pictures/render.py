"""Ways to watch a program play: written to the terminal, as text, or as a picture."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from monumental.research.pictures.screen import draw

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from monumental.engine.game import Game
    from monumental.play.setup import Box

    #: Text, or rows of pixels of red, green and blue.
    Rendered = str | npt.NDArray[np.uint8]

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (HUMAN, ANSI, RGB_ARRAY)

#: A position is looked at for a second.
RENDER_FPS: Final = 1


def check_render_mode(mode: str | None) -> None:
    """One sentence about a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"a position is rendered by one of {', '.join(RENDER_MODES)}, not by '{mode}'")


def render(game: Game, box: Box, mode: str) -> Rendered | None:
    """The position in a mode; what is written to the terminal for people is not returned."""
    if mode == RGB_ARRAY:
        from monumental.research.pictures.picture import picture  # noqa: PLC0415 (text needs no Pillow)

        return picture(game, box)
    text = draw(game, box)
    if mode == ANSI:
        return text
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
    return None
