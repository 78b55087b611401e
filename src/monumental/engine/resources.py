"""Production, Science, Military, Culture and Gold: gaining them and paying with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.reasons import Reason

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Player

PRODUCTION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
CULTURE: Final = 3
GOLD: Final = 4

#: How many tokens of each a box has is no limit.  [DUEL-COMP-06, BASE-COMP-11, BASE-COMP-12]
RESOURCES: Final[tuple[str, ...]] = ("production", "science", "military", "culture", "gold")
#: The Basic resources; Gold and Culture are none.  [DUEL-RES-01, DUEL-TERM-06, BASE-RES-01, BASE-TERM-08]
BASICS: Final[tuple[int, ...]] = (PRODUCTION, SCIENCE, MILITARY)
EVERY_RESOURCE: Final[tuple[int, ...]] = (*BASICS, CULTURE, GOLD)


def gain(game: Game, seat: int, resource: int, count: int) -> None:
    """Take tokens from the stock; what was gained is remembered for "if you gained" texts.

    The stock never runs out.
    [DUEL-SETUP-07, DUEL-RES-05, DUEL-RES-07, BASE-SETUP-06, BASE-SETUP-07, BASE-RES-07]
    """
    if count > 0:
        player = game.state.players[seat]
        player.supply[resource] = player.supply[resource] + count
        player.gained[resource] = player.gained[resource] + count
        if game.journal is not None:
            game.tell("gained", seat, resource=resource, number=count)


def gain_all(game: Game, seat: int, amounts: tuple[int, ...], times: int = 1) -> None:
    for resource in EVERY_RESOURCE:
        if amounts[resource]:
            gain(game, seat, resource, amounts[resource] * times)


def spendable(player: Player, resource: int) -> int:
    """Gold stands in for any Basic resource one for one, never for Culture.

    [DUEL-RES-09, DUEL-TURN-08, BASE-RES-12]
    """
    if resource < CULTURE:
        return player.supply[resource] + player.supply[GOLD]
    return player.supply[resource]


def spend(game: Game, seat: int, resource: int, amount: int) -> None:
    """Pay from the supply to the stock. Gold stands in only for what is missing.

    Gold is kept and serves for every Basic resource, so no player gains by paying Gold
    while holding the resource itself: the question is not asked.  [DUEL-TERM-22, DUEL-RES-11, BASE-RES-13]
    """
    if amount <= 0:
        return
    supply = game.state.players[seat].supply
    gold = supply[GOLD]
    deduct(supply, resource, amount)
    if game.journal is None:
        return
    if resource == GOLD or gold == supply[GOLD]:
        game.tell("paid", seat, resource=resource, number=amount)
        return
    gold -= supply[GOLD]
    if gold < amount:
        game.tell("paid", seat, resource=resource, number=amount - gold)
    game.tell("paid", seat, resource=GOLD, number=gold)


def deduct(supply: list[int], resource: int, amount: int) -> None:
    missing = amount - supply[resource]
    if missing > 0 and resource < CULTURE:
        supply[resource] = 0
        supply[GOLD] = supply[GOLD] - missing
    else:
        supply[resource] = supply[resource] - amount


def shortage(player: Player, resource: int, amount: int, rule: str) -> Reason | None:
    """Why this can't be paid; nothing if it can."""
    have = spendable(player, resource)
    if have >= amount:
        return None
    return Reason("cannot-pay", rule, need=amount, have=have, resource=resource)
