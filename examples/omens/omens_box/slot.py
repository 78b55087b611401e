"""What the module keeps in the state: the bag of omens, and those that players have drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import KINDS
from monumental.engine.state import Slot

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.state import State

OMENS_SLOT: Final = "omens"
OMEN: Final = "omen"  # the kind of its tokens

#: So many can be kept.  [OMEN-KEEP-01]
MOST_KEPT: Final = 2


class Omens(Slot):
    """The bag, whose order nobody knows, and the omens that lie before each seat. Never changes."""

    name = OMENS_SLOT
    card_fields = ("bag", "kept")

    def __init__(self, bag: tuple[int, ...] = (), kept: tuple[tuple[int, ...], ...] = ((), ())) -> None:
        self.bag = tuple(sorted(bag))
        self.kept = kept

    def fields(self) -> dict[str, object]:
        return {"bag": self.bag, "kept": self.kept}

    def problem(self, catalog: Catalog, seats: int) -> str:
        if len(self.kept) != seats:
            return f"kept: there are {seats} seats, not {len(self.kept)}"
        if any(len(omens) > MOST_KEPT for omens in self.kept):
            return f"kept: nobody keeps more than {MOST_KEPT}"
        for name, omens in (("bag", self.bag), *(("kept", omens) for omens in self.kept)):
            if any(omen < 0 or KINDS[catalog.cards[omen].kind] != OMEN for omen in omens):
                return f"{name}: only omens belong here"
        return ""

    def with_drawn(self, seat: int, position: int) -> Omens:
        """An omen goes from the bag to a seat."""
        omen = self.bag[position]
        return Omens(
            self.bag[:position] + self.bag[position + 1 :], self._with(seat, (*self.kept[seat], omen))
        )

    def with_returned(self, seat: int, omen: int) -> Omens:
        """An omen goes from a seat back into the bag."""
        left = list(self.kept[seat])
        left.remove(omen)
        return Omens((*self.bag, omen), self._with(seat, tuple(left)))

    def _with(self, seat: int, omens: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return (*self.kept[:seat], tuple(sorted(omens)), *self.kept[seat + 1 :])


def omens_of(state: State) -> Omens:
    omens = state.slots[OMENS_SLOT]
    assert isinstance(omens, Omens)
    return omens
