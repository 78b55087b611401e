"""What is at stake with an option, beside what it does: keys and numbers, read off before and after.

Leads and Dominance that are denied, made safe or left in danger, Policies and Wonders that come within reach,
Provinces that others could take, and how near the end is. The words are in `words`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.coach.advice.dangers import in_danger
from monumental.coach.advice.pace import comes_nearer
from monumental.engine.action import EMPTY, NONE
from monumental.engine.moves.policy import policy_price
from monumental.engine.moves.wonder import completion_price, completion_refusal
from monumental.engine.resources import CULTURE
from monumental.engine.scoring.points import achievements, score_sheets
from monumental.play.systems.known import system_of

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: So many are told.
MOST_STAKES: Final = 3

#: With so few cards left for the display, it is told what brings the end nearer.
FEW_CARDS: Final = 12

#: A lead so small is gone with one card of a rival.
SMALL_LEAD: Final = 1


@dataclass(frozen=True)
class Stake:
    """One thing that is at stake. `key` names its text; the rest fills the text in."""

    key: str
    number: int = 0
    part: str = ""  # a line of the score sheet
    seat: int = NONE  # somebody else
    card: int = NONE
    points: int = 0  # of Dominance


def stakes(before: Game, after: Game, seat: int, *, is_over: bool = False) -> list[Stake]:
    """What is different for a seat afterwards, the weightiest first; is the game over then?"""
    found: list[Stake] = []
    for look in AT_LAST if is_over else LOOKS:
        found += look(before, after, seat)
    return found[:MOST_STAKES]


def denied(before: Game, after: Game, seat: int) -> list[Stake]:
    """Dominance that others had and no longer have."""
    had, have = score_sheets(before), score_sheets(after)
    return [
        Stake("denies", part=old.name, seat=other, points=old.dominance)
        for other in range(len(had))
        if other != seat
        for old, new in zip(had[other].lines, have[other].lines, strict=True)
        if old.dominance > new.dominance
    ]


def secured(before: Game, after: Game, seat: int) -> list[Stake]:
    """Small leads that grow."""
    return [
        Stake("secures", lead, part.name, points=part.dominance)
        for part in achievements(after)
        if part.dominance
        and 0 < lead_of(before, seat, part.name) <= SMALL_LEAD < (lead := lead_of(after, seat, part.name))
    ]


def at_risk(_: Game, after: Game, seat: int) -> list[Stake]:
    """The weightiest small lead that is left."""
    small = [
        Stake("at-risk", lead, part.name, points=part.dominance)
        for part in achievements(after)
        if part.dominance and 0 < (lead := lead_of(after, seat, part.name)) <= SMALL_LEAD
    ]
    return [max(small, key=lambda stake: stake.points)] if small else []


def lead_of(game: Game, seat: int, name: str) -> int:
    """How many more a seat has of what counts for Dominance than the best other one."""
    part = next(part for part in achievements(game) if part.name == name)
    others = [other for other in range(len(game.state.players)) if other != seat]
    return part.standing(game, seat) - max([part.standing(game, other) for other in others])


def policy_in_reach(before: Game, after: Game, seat: int) -> list[Stake]:
    """Culture enough for the next Policy, and before there was not."""
    if (
        not after.state.players[seat].culture_deck
        or can_develop(before, seat)
        or not can_develop(after, seat)
    ):
        return []
    return [Stake("policy-in-reach", policy_price(after, seat))]


def can_develop(game: Game, seat: int) -> bool:
    player = game.state.players[seat]
    return bool(player.culture_deck) and player.supply[CULTURE] >= policy_price(game, seat)


def wonder_in_reach(before: Game, after: Game, seat: int) -> list[Stake]:
    """A Wonder that is begun could be completed, and before it could not."""
    wonder = after.state.players[seat].wonder
    if wonder == EMPTY or completion_refusal(after, seat) is not None:
        return []
    if before.state.players[seat].wonder == wonder and completion_refusal(before, seat) is None:
        return []
    return [Stake("wonder-in-reach", completion_price(after, seat), card=wonder)]


def dangers(before: Game, after: Game, seat: int) -> list[Stake]:
    """Provinces that others could take, fewer or more than before."""
    change = in_danger(after, seat) - in_danger(before, seat)
    if not change:
        return []
    return [Stake("safer", -change) if change < 0 else Stake("exposes", change)]


def tempo(before: Game, after: Game, _: int) -> list[Stake]:
    """How near the end is."""
    if before.state.final:
        return [Stake("last-round")]
    if after.state.final:
        return [Stake("ends")]
    if system_of(before).ends_soon(before):
        return [Stake("ends-soon")]
    left = after.state.display.deck_count()
    if left <= FEW_CARDS and comes_nearer(before, after):
        return [Stake("tempo", left)]
    return []


#: What is looked at, the weightiest first.
LOOKS: Final[tuple[Callable[[Game, Game, int], list[Stake]], ...]] = (
    denied,
    secured,
    policy_in_reach,
    wonder_in_reach,
    dangers,
    at_risk,
    tempo,
)

#: Once the game is over, nothing is in danger or in reach any more.
AT_LAST: Final = (denied, secured, tempo)
