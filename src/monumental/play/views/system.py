"""What a rule system adds to the common part of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from monumental.play.systems.classic.view import ClassicView
    from monumental.play.systems.duel.view import DuelView


class SystemView(TypedDict, total=False):
    duel: DuelView
    classic: ClassicView
    more: Mapping[str, object]  # of rule systems that are not ours
