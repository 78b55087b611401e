"""Which packs a game is played with when somebody brings their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.errors import PackError
from monumental.play.setup import packs_for, unpack
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.play.setup import Wanted


def packs_with(
    rules: str, own: Sequence[Wanted], more: Sequence[str] = (), seats: int | None = None
) -> tuple[Wanted | str, ...]:
    """Somebody's own packs alone if they are a whole box, else together with the usual ones; and some more.

    Where neither can be, what is wrong with the one that lacks less is said.
    """
    usual = SYSTEMS[rules].usual_packs if rules in SYSTEMS else ()
    alone: tuple[Wanted | str, ...] = packs_for(rules, seats, [*own, *more])
    try:
        unpack(rules, alone)
    except PackError as without_ours:
        if set(own) & set(usual):
            raise
        together: tuple[Wanted | str, ...] = packs_for(rules, seats, [*usual, *more, *own])
        try:
            unpack(rules, together)
        except PackError as with_ours:
            raise min(without_ours, with_ours, key=lambda error: len(error.problems)) from None
        return together
    return alone
