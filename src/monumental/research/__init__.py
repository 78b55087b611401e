"""Monumental for programs that learn: numbered actions, observations, environments, many games at once.

`monumental.research.monumental_duel_v0` and its like are PettingZoo environments, `gymnasium_env` is one seat
against bots, `openspiel_game` is for OpenSpiel, and `batch` steps many games at once. `CardObserver` sees
cards by what they do. docs/research.md has examples and all tables.
"""

from monumental.research.extras import missing

try:
    import numpy as np  # noqa: F401 (is it there?)
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

from monumental.research.card_observer import CardObserver, Unfolded

__all__ = ["CardObserver", "Unfolded"]
