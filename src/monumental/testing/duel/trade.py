"""The Free Cities of the Trade box, in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.catalog import FREE_CITY
from monumental.games.duel.scouts.trade import GOLD_TO_CLAIM, FreeCities
from monumental.testing.checks import ModuleChecks
from monumental.testing.common import hold, same

if TYPE_CHECKING:
    from monumental.engine.game import Game


def check_free_cities(game: Game) -> None:
    """Every Free City is face up, face down or claimed; a full side is claimed at once."""
    cities = game.state.slots[FreeCities.name]
    assert isinstance(cities, FreeCities)
    everywhere = [card for card in cities.face_up + cities.urn if card != EMPTY]
    for owned in cities.owned:
        everywhere.extend(owned)
    all_cities = [card.number for card in game.catalog.cards if card.kind == FREE_CITY]
    same(game, "Free Cities", everywhere, all_cities)
    hold(min(cities.gold) >= 0, f"Gold on the Free Cities: {cities.gold}")
    if not game.over and game.choice().question == "take-turn":
        hold(max(cities.gold) < GOLD_TO_CLAIM, f"a Free City is not claimed: {cities.gold}")


TRADE = ModuleChecks(check_free_cities)
