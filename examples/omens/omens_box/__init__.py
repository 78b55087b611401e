"""Omens, a Scout module for Duel: tokens that only their owner has seen."""

from __future__ import annotations

from typing import Final

from monumental.cards.kinds import Kind, register_kind
from monumental.play.systems.system import Module
from omens_box import verbs
from omens_box.rules import with_omens
from omens_box.secrets import forget_omens, hide_omens, show_omens
from omens_box.slot import OMEN, OMENS_SLOT
from omens_box.words import OMEN_WORDS

register_kind(OMEN, Kind(texts=("use",)))

OMENS: Final = Module(
    change=with_omens,
    words=OMEN_WORDS,
    shows={OMENS_SLOT: show_omens},
    hides={OMENS_SLOT: hide_omens},
    forget=forget_omens,
    systems=("duel",),
)

__all__ = ["OMENS", "verbs"]
