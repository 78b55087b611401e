"""What those who sit at a table are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from monumental.bots.naming import level

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.store.rows import Seat


def names_of(seats: Sequence[Seat], texts: Texts) -> tuple[str, ...]:
    """Everybody by name: people by their own, if they gave one, bots by their level."""
    return tuple(_name(seat, seats, texts) for seat in seats)


def _name(seat: Seat, seats: Sequence[Seat], texts: Texts) -> str:
    """Where several of a kind sit at a table, the number of the seat tells them apart."""
    if seat.kind == "person":
        return seat.name
    number = seat.seat + 1
    is_only = sum(other.kind == seat.kind for other in seats) == 1
    if seat.kind == "automa":
        return texts("term-automa") if is_only else texts("called-automa-numbered", number=number)
    words = level(seat.name, texts)
    if is_only:
        return texts("called-computer", level=words)
    return texts("called-computer-numbered", level=words, number=number)
