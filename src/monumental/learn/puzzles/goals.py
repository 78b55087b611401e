"""What a puzzle asks for: how much the end of a turn is worth, and when two ends achieve the same.

All values are whole numbers, the more the better. A new theme is one more line of `GOALS`, with its words
`puzzle-theme-<name>` and `puzzle-goal-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import KNOWLEDGE, PROVINCE, WONDER
from monumental.engine.moves.policy import policy_price
from monumental.engine.resources import CULTURE
from monumental.engine.scoring.points import achievements, score_sheets
from monumental.games.classic import CLASSIC
from monumental.games.classic.state import classic
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Measure:
    """A goal in one position."""

    value: Callable[[Game], int]
    achieved: Callable[[Game], Hashable]  # what was won for the goal, by name: ends with the same are alike
    need: int = 0  # the number that the goal's sentence speaks of, if there is one


@dataclass(frozen=True)
class Goal:
    """A theme. `ask` gives the measure for a position and a seat; nothing where it makes no sense."""

    name: str
    ask: Callable[[Game, int], Measure | None]
    full: int | None = None  # a puzzle's best end is worth this; None: more than the beginning


# What gives points, by name


def _stack(game: Game, seat: int) -> Hashable:
    cards = game.catalog.cards
    return tuple(sorted(card for card in duel(game).stacks[seat].cards if cards[card].kind == PROVINCE))


def _land(game: Game, seat: int) -> Hashable:
    return classic(game).provinces(seat)


#: Where a rule system keeps Provinces; of one that is not here, only their number is known.
PROVINCES_OF: Final[Mapping[str, Callable[[Game, int], Hashable]]] = {
    DUEL.name: _stack,
    CLASSIC.name: _land,
    CONTINUOUS.name: _land,
}


def provinces_of(game: Game, seat: int) -> Hashable:
    which = PROVINCES_OF.get(game.rules.name)
    return standing_in(game, seat, "provinces") if which is None else which(game, seat)


def cards_of(game: Game, seat: int, kind: int) -> Hashable:
    cards = game.catalog.cards
    return tuple(sorted(card for card in game.state.players[seat].owned() if cards[card].kind == kind))


def standing_in(game: Game, seat: int, category: str) -> int:
    """How many of something a seat has, as for Dominance; 0 where nobody counts it."""
    for part in achievements(game):
        if part.name == category:
            return part.standing(game, seat)
    return 0


def scoring_things(game: Game, seat: int) -> Hashable:
    """All that gives a seat points, by name; and the counts, for categories that other boxes bring."""
    return (
        cards_of(game, seat, KNOWLEDGE),
        cards_of(game, seat, WONDER),
        tuple(sorted(game.state.players[seat].policies)),
        provinces_of(game, seat),
        tuple([part.count(game, seat) for part in achievements(game)]),
    )


# The goals


def _most_points(game: Game, seat: int) -> Measure | None:
    """Points of the score sheet, Dominance among them, as if the game ended with the turn."""
    return Measure(
        lambda end: score_sheets(end)[seat].total,
        lambda end: scoring_things(end, seat),
    )


def _take_provinces(game: Game, seat: int) -> Measure | None:
    return Measure(
        lambda end: standing_in(end, seat, "provinces"),
        lambda end: provinces_of(end, seat),
    )


def _complete_wonder(game: Game, seat: int) -> Measure | None:
    return Measure(
        lambda end: standing_in(end, seat, "wonders"),
        lambda end: cards_of(end, seat, WONDER),
    )


def _deny_dominance(game: Game, seat: int) -> Measure | None:
    """The Dominance of all others together counts against it."""
    if _dominance_of_others(game, seat) == 0:
        return None
    return Measure(
        lambda end: -_dominance_of_others(end, seat),
        lambda end: tuple(
            [line.dominance for sheet in score_sheets(end) if sheet.seat != seat for line in sheet.lines]
        ),
    )


def _dominance_of_others(game: Game, seat: int) -> int:
    return sum(line.dominance for sheet in score_sheets(game) if sheet.seat != seat for line in sheet.lines)


def _exact_culture(game: Game, seat: int) -> Measure | None:
    """As much Culture in hand as the next Policy costs now: what is missing and what is too much count alike.

    Nobody is asked who has enough, or no Policy left to develop.
    """
    player = game.state.players[seat]
    need = policy_price(game, seat)
    if not player.culture_deck or player.supply[CULTURE] >= need:
        return None
    return Measure(
        lambda end: -abs(end.state.players[seat].supply[CULTURE] - need),
        lambda end: (end.state.players[seat].supply[CULTURE], end.state.players[seat].policies),
        need,
    )


GOALS: Final[Mapping[str, Goal]] = {
    goal.name: goal
    for goal in (
        Goal("points", _most_points),
        Goal("province", _take_provinces),
        Goal("wonder", _complete_wonder),
        Goal("dominance", _deny_dominance),
        Goal("policy", _exact_culture, full=0),
    )
}
