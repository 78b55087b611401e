"""The verb that packs can use where omens are played."""

from __future__ import annotations

from typing import Literal

from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import register


@register
class Foresee(Verb):
    do: Literal["foresee"]
