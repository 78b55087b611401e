"""What speaks for an option: keys and numbers, read off what comes of it. The words are in `words`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import WONDER
from monumental.engine.moves.acquire import acquire_refusal
from monumental.engine.moves.wonder import completion_price
from monumental.engine.state import PLACES_OF
from monumental.learn.guide.truth import is_so

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.learn.guide.outcome import Outcome, Tried

#: What a player has done with an option, by the event that tells it: the weightiest first.
DEEDS: Final[Mapping[str, str]] = {
    "completed": "completes",
    "claimed": "claims",
    "conquered": "conquers",
    "conquered-from": "conquers-from",
    "conquered-province": "conquers-free",
    "developed": "develops",
    "defeated": "defeats",
    "took-advantage": "advantage",
    "gained-advantage": "advantage",
    "acquired": "acquires",
    "gained-card": "acquires",
    "hired": "hires",
    "built-outpost": "outpost",
    "took-market-token": "market-token",
    "took-production": "production-token",
    "traded": "trades",
    "activated": "activates",
    "progressed": "progress",
    "reinforced": "reinforces",
    "archived": "archives",
    "explorer-moved": "explores",
    "moved": "moves",
}

#: Options that leave everything as it is: a turn or a text ends with them.
RESTS: Final = frozenset({"pass", "end"})
DECLINES: Final = frozenset({"no", "done"})

#: So much is said for an option.
MOST_MERITS: Final = 2


@dataclass(frozen=True)
class Merit:
    """One thing that speaks for an option. `key` names its text; the rest fills the text in."""

    key: str
    card: int = NONE
    number: int = 0
    amounts: tuple[int, ...] = ()  # resources, in their usual order
    costs: tuple[int, ...] = ()
    points: Mapping[str, int] = field(default_factory=dict)  # changes, by line of the score sheet
    asks: bool = False  # it depends on answers that are still to be given


def merits(game: Game, seat: int, tried: Tried, lost: Sequence[int], *, best: bool) -> list[Merit]:
    """What speaks for an option, the weightiest first. `lost`: what the seat would lose if it did no more."""
    option = tried.at_once.option
    if tried.at_once.wins:
        return [Merit("wins")]
    if option.verb in RESTS:
        return [Merit("rest")]
    found = []
    for merits_of in (_deed, _points, _yield, _resources, _purpose, _activation):
        sure = merits_of(game, seat, tried.at_once)
        found += sure or [replace(merit, asks=True) for merit in merits_of(game, seat, tried.with_answers)]
    found += _unspent(tried.at_once, lost)
    found = [merit for merit in found if is_so(game, seat, merit.key, merit.card)]
    # What is acquired becomes mine: that says nothing beside what it is good for.
    telling = [merit for merit in found if merit.key != "acquires"] or found
    return telling[:MOST_MERITS] or [_nothing_special(option, best=best)]


def _nothing_special(option: Action, *, best: bool) -> Merit:
    if option.verb in DECLINES:
        return Merit("declines" if best else "without")
    return Merit("best" if best else "near")


def _deed(_: Game, seat: int, outcome: Outcome) -> list[Merit]:
    """The weightiest thing that is done."""
    event = _weightiest(outcome.events)
    if event is None or event.key == "activated":
        return []
    card = event.card
    if _begins(outcome, seat, card):
        return [Merit("begins", card, number=completion_price(outcome.after, seat))]
    return [Merit(DEEDS[event.key], card)]


def _weightiest(events: Sequence[Event]) -> Event | None:
    ranks = list(DEEDS)
    known = [event for event in events if event.key in DEEDS]
    return min(known, key=lambda event: ranks.index(event.key), default=None)


def _activation(_: Game, seat: int, outcome: Outcome) -> list[Merit]:
    """What is activated besides what it gives at once."""
    if not any(event.key == "activated" for event in outcome.events):
        return []
    cards, texts = _activated(outcome.after, seat)
    return [*([Merit("usable", number=texts)] if texts else []), Merit("activates", number=cards)]


def _activated(game: Game, seat: int) -> tuple[int, int]:
    """How many cards are activated, with the Knowledge under them, and how many have a text to use."""
    player = game.state.players[seat]
    numbers = [player.city[place] for place in PLACES_OF[player.activated] if player.city[place] != EMPTY]
    return len(numbers), sum(game.catalog.cards[number].use is not None for number in numbers)


def _begins(outcome: Outcome, seat: int, card: int) -> bool:
    """Is a Wonder only begun?"""
    if card == NONE or outcome.after.catalog.cards[card].kind != WONDER:
        return False
    return outcome.after.state.players[seat].wonder == card


def _points(_: Game, __: int, outcome: Outcome) -> list[Merit]:
    if sum(outcome.points.values()) <= 0:
        return []
    return [Merit("points", points=outcome.points)]


def _yield(game: Game, _: int, outcome: Outcome) -> list[Merit]:
    """What a new card will give, or what can be done with it."""
    for event in outcome.events:
        if DEEDS.get(event.key) != "acquires":
            continue
        card = game.catalog.cards[event.card]
        gives = [Merit("yields", event.card, amounts=tuple(card.resources))] if any(card.resources) else []
        does = [Merit("says", event.card)] if card.use is not None or card.standing else []
        guards = [Merit("defends", event.card, number=card.defense)] if card.defense else []
        return [*gives, *does, *guards]
    return []


def _resources(_: Game, __: int, outcome: Outcome) -> list[Merit]:
    if not any(outcome.gains):
        return []
    if any(outcome.costs) and _weightiest(outcome.events) is None:
        return [Merit("exchanges", amounts=outcome.gains, costs=outcome.costs)]
    return [Merit("gains", amounts=outcome.gains)]


def _purpose(game: Game, seat: int, outcome: Outcome) -> list[Merit]:
    """What the resources that are gained are good for: the dearest card that they make affordable, or any."""
    gained = [resource for resource, amount in enumerate(outcome.gains) if amount]
    if not gained:
        return []
    affordable = [card for card in _offered(game) if _is_in_reach(game, seat, card, outcome.after)]
    if affordable:
        return [Merit("affords", max(affordable, key=lambda card: card.cost).number)]
    return [Merit("pays", number=gained[0])] if len(gained) == 1 else []


def _offered(game: Game) -> list[Card]:
    """The cards that can be bought by whoever can pay them."""
    state = game.state
    piles = [number for number, left in zip(game.catalog.basics, state.piles, strict=True) if left]
    slots = [number for number in state.display.slots if number != EMPTY]
    return [game.catalog.cards[number] for number in (*slots, *piles)]


def _is_in_reach(game: Game, seat: int, card: Card, after: Game) -> bool:
    """Can it be paid only afterwards?"""
    return (
        acquire_refusal(game, seat, card) is not None
        and acquire_refusal(after, seat, card) is None
        and not (card.kind == WONDER and game.state.players[seat].wonder != EMPTY)
    )


def _unspent(outcome: Outcome, lost: Sequence[int]) -> list[Merit]:
    """What is spent could not have been kept."""
    saved = tuple([min(cost, gone) for cost, gone in zip(outcome.costs, lost, strict=True)])
    return [Merit("unspent", amounts=saved)] if any(saved) else []
