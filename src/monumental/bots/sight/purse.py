"""What the resources in hand can still buy: the best bargains first, in thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.catalog import NOTHING
from monumental.engine.resources import BASICS, CULTURE, GOLD, PRODUCTION

if TYPE_CHECKING:
    from collections.abc import Sequence


class Wish:
    """Something for sale: what it is worth, in points, and its price in each resource."""

    def __init__(self, worth: float, price: tuple[int, ...], units: int = 0) -> None:
        self.worth = worth
        self.price = price
        self.units = units  # that it takes beside its price, where there are Units
        self.bargain = worth / (sum(price) + 0.5)


def costs(resource: int, amount: int) -> tuple[int, ...]:
    """A price in one resource."""
    return (*NOTHING[:resource], amount, *NOTHING[resource + 1 :])


def by_bargain(wish: Wish) -> float:
    return wish.bargain


class Purse:
    """A copy of a supply to shop with. Gold and Production tokens fill in where it is worth it."""

    def __init__(self, supply: Sequence[int], gold: float, units: int = 0) -> None:
        self.supply = list(supply)
        self.gold = gold  # what a piece of Gold is worth
        self.units = units  # free to attack
        self.tokens = 0  # Production tokens in reserve …
        self.token = 0.0  # … and what each is worth

    def shop(self, wanted: list[Wish]) -> float:
        """Buy what can be paid for, the best bargain first; what that is worth, less the savings spent."""
        total = 0.0
        for wish in sorted(wanted, key=by_bargain, reverse=True):
            total += self.buy(wish)
        return total

    def buy(self, wish: Wish) -> float:
        """Take it if it can be paid for and is worth what it takes: its worth, less the savings spent."""
        supply, price = self.supply, wish.price
        if price[CULTURE] > supply[CULTURE] or wish.units > self.units:
            return 0.0
        tokens = min(self.tokens, max(0, price[PRODUCTION] - supply[PRODUCTION]))
        gold = price[GOLD] - tokens
        for basic in BASICS:
            gold += max(0, price[basic] - supply[basic])
        savings = gold * self.gold + tokens * self.token
        if gold > supply[GOLD] or wish.worth <= savings:
            return 0.0
        supply[GOLD] -= gold
        supply[CULTURE] -= price[CULTURE]
        for basic in BASICS:
            supply[basic] = max(0, supply[basic] - price[basic])
        self.tokens -= tokens
        # One Unit stays in a Province that was conquered; the others can go on.
        self.units -= min(1, wish.units)
        return wish.worth - savings

    def basics_left(self) -> int:
        return sum(self.supply[basic] for basic in BASICS)
