"""The network of a rule system sits down at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.known import craft_of
from monumental.bots.network.eye import Eye
from monumental.bots.network.network import Network
from monumental.bots.network.weights import WeightsError, learned, verbs_of
from monumental.bots.sight.texts import appraise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.game import Game


def seated(game: Game) -> Network:
    """The network at this table; `WeightsError` says why there is none."""
    weights = learned(craft_of(game.rules.name).network or game.rules.name)
    strange = verbs_of(game.catalog) - set(weights.verbs)
    if strange:
        raise WeightsError(f"no network has learned what these do: {', '.join(sorted(strange))}")
    return Network(weights.arrays, weights.names, eye_for(game, weights.names["signs"]), game)


def eye_for(game: Game, signs: Sequence[str]) -> Eye:
    """The eye for a table, which sees the signs that a network knows."""
    craft = craft_of(game.rules.name)
    return Eye(game, craft.signs(game, appraise(game.catalog, craft.outlook.reader)), signs)
