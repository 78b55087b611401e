"""A position as a picture of fixed size: the display and the board on the left, the seats on the right."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from monumental.research.pictures.canvas import Area, Canvas
from monumental.research.pictures.hexes import paint_map
from monumental.research.pictures.scene import Scene
from monumental.research.pictures.stacks import paint_free_cities, paint_stacks
from monumental.research.pictures.table import paint_display, paint_head, paint_seat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from monumental.engine.game import Game
    from monumental.play.setup import Box

#: Multiples of 16, which video formats like best.
COLUMN: Final = 480
HEIGHT: Final = 624

#: So many seats stand in a column at most.
MOST_BELOW: Final = 3

HEAD: Final = 48
MARGIN: Final = 8
DISPLAY: Final = 128


def size_of(seats: int) -> tuple[int, int]:
    """The width and the height of pictures of a table with so many seats."""
    return COLUMN * (1 + ceil(seats / MOST_BELOW)), HEIGHT


def picture(game: Game, box: Box) -> npt.NDArray[np.uint8]:
    """What everybody sees, as rows of pixels of red, green and blue."""
    seats = len(game.state.players)
    width, height = size_of(seats)
    canvas = Canvas(width, height)
    scene = Scene(game, box, canvas)
    paint_head(scene, Area(MARGIN + 2, 4, width - 2 * MARGIN, HEAD))
    inner = COLUMN - 2 * MARGIN
    paint_display(scene, Area(MARGIN, HEAD, inner, DISPLAY))
    _paint_board(scene, Area(MARGIN, HEAD + DISPLAY, inner, height - HEAD - DISPLAY - MARGIN))
    below = ceil(seats / ceil(seats / MOST_BELOW))
    share = (height - HEAD) / below
    for seat in range(seats):
        column, line = divmod(seat, below)
        area = Area(COLUMN * (1 + column), HEAD + line * share, COLUMN - MARGIN, share - MARGIN)
        paint_seat(scene, seat, area)
    return canvas.pixels()


def _paint_board(scene: Scene, area: Area) -> None:
    """What a rule system or a module has is there, and what is there is painted."""
    view = scene.view
    if view.modules.heroes is not None:
        below = scene.title(area, "Heroes")
        scene.lines(Area(below.x, below.y, below.width, 28), [scene.names(view.modules.heroes.row)], 11)
        area = Area(area.x, area.y + 52, area.width, area.height - 52)
    if view.modules.free_cities is not None:
        area = paint_free_cities(scene, view.modules.free_cities, area)
    if view.classic is not None:
        paint_map(scene, view.classic, area)
    if view.duel is not None:
        paint_stacks(scene, view.duel, area)
