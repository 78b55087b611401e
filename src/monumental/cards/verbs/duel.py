"""The verbs that only Duel has."""

from __future__ import annotations

from typing import Literal

from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import register


@register
class GainAdvantage(Verb):
    do: Literal["gain_advantage"]


@register
class TradeForFree(Verb):
    do: Literal["trade_for_free"]


@register
class PlaceTypeMarker(Verb):
    do: Literal["place_type_marker"]
