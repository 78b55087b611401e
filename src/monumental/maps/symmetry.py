"""Turns and mirrors of the hex grid: what makes a map look the same from every Capital.

A cell is a pair of numbers: steps to the right and steps down to the right. Rows and columns come last.
"""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]

#: A turn or mirror: (q, r) comes to lie at (a·q + b·r + c, d·q + e·r + f), written (a, b, c, d, e, f).
Motion = tuple[int, int, int, int, int, int]

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

STAY: Final = (1, 0, 0, 0, 1, 0)
HALF_TURN: Final = (-1, 0, 0, 0, -1, 0)
LONG_MIRROR: Final = (0, 1, 0, 1, 0, 0)
SHORT_MIRROR: Final = (0, -1, 0, -1, 0, 0)

#: By the number of seats, the symmetries in which every seat has its own motion. The centre is a tile, or an
#: edge or corner between tiles; (0, 0) lies at it.
SYMMETRIES: Final[dict[int, tuple[tuple[Motion, ...], ...]]] = {
    2: (
        (STAY, HALF_TURN),
        (STAY, (-1, 0, 1, 0, -1, 0)),
        (STAY, LONG_MIRROR),
        (STAY, SHORT_MIRROR),
    ),
    3: (
        (STAY, (0, 1, 0, -1, -1, 0), (-1, -1, 0, 1, 0, 0)),
        (STAY, (0, 1, 0, -1, -1, 1), (-1, -1, 1, 1, 0, 0)),
    ),
    4: (
        (STAY, LONG_MIRROR, SHORT_MIRROR, HALF_TURN),
        (STAY, (0, 1, -1, 1, 0, 1), SHORT_MIRROR, (-1, 0, -1, 0, -1, 1)),
    ),
}


def images(symmetry: tuple[Motion, ...], cell: Cell) -> tuple[Cell, ...]:
    """The cells that look alike, this one among them: fewer than seats if it lies on a mirror or centre."""
    q, r = cell
    found = {(a * q + b * r + c, d * q + e * r + f) for a, b, c, d, e, f in symmetry}
    return tuple(sorted(found))


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def distance(one: Cell, other: Cell) -> int:
    """How many steps from cell to cell."""
    q = one[0] - other[0]
    r = one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(cell: Cell, sixths: int) -> Cell:
    """A cell after so many sixths of a turn around (0, 0)."""
    q, r = cell
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def row_and_column(cell: Cell) -> tuple[int, int]:
    """Where a cell lies in rows of which every second one is shifted half a tile to the right."""
    q, r = cell
    return r, q + (r - r % 2) // 2
