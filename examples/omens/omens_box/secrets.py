"""Who may know which omens lie before a seat: its player, and nobody else.  [OMEN-SECRET-01]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from monumental.play.positions.hidden import hidden
from omens_box.slot import OMENS_SLOT, Omens, omens_of

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Slot
    from monumental.play.views.keys import Keys


def show_omens(slot: Slot, seat: int | None, keys: Keys) -> object:
    """One's own omens, and how many everybody has. What is in the bag would tell what others drew."""
    assert isinstance(slot, Omens)
    own = () if seat is None else keys.in_no_order(slot.kept[seat])
    return {"own": own, "kept": tuple([len(omens) for omens in slot.kept]), "left": len(slot.bag)}


def forget_omens(game: Game, seat: int | None) -> None:
    """What others have drawn could be any of the omens that this seat does not see.

    Sorted, they do not tell what comes from where: the same luck imagines the same.
    """
    omens = omens_of(game.state)
    others = [omen for owner, kept in enumerate(omens.kept) if owner != seat for omen in kept]
    unseen = sorted([*omens.bag, *others])
    imagined = [
        kept if owner == seat else tuple([unseen.pop(game.chance.pick(tuple(unseen))) for _ in kept])
        for owner, kept in enumerate(omens.kept)
    ]
    game.state.slots[OMENS_SLOT] = Omens(tuple(unseen), tuple([tuple(sorted(kept)) for kept in imagined]))


def hide_omens(fields: Mapping[str, object], seat: int | None) -> Mapping[str, object]:
    """The same in a position file. The bag lacks what was drawn, so it is hidden, too."""
    kept = fields.get("kept")
    if not isinstance(kept, list):
        return fields
    shown = [words if owner == seat else hidden(words) for owner, words in enumerate(kept)]
    return {**fields, "kept": shown, "bag": hidden(fields.get("bag", ""))}
