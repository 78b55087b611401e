"""What happened, in as few sentences as it takes: small steps of the same kind are told together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import all_of, amounts
from monumental.engine.events import Event
from monumental.engine.resources import RESOURCES
from monumental.play.words import event as words_for
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game

#: Told together when they follow each other.
DEALS: Final[Mapping[str, str]] = {
    "dealt": "news-dealt",
    "display-dealt": "news-display",
    "display-discarded": "news-left",
    "revealed": "news-revealed",
    "hero-came": "news-heroes",
}

#: Of several steps in a row, only the last one matters.
STEPS: Final = frozenset({"explorer-moved"})


@dataclass(frozen=True)
class Told:
    """A sentence, and the events that it tells."""

    sentence: str
    events: Sequence[Event]


def tell(game: Game, events: Sequence[Event], texts: Texts) -> list[Told]:
    """Everything that happened, in order."""
    found = []
    for (key, seat, _), same in groupby(events, key=kind_of):
        together = list(same)
        if key in {"gained", "paid"}:
            found.append(Told(_moved(game, key, seat, together, texts), together))
        elif key in DEALS:
            found.append(Told(_dealt(game, key, seat, together, texts), together))
        elif key in STEPS:
            found.append(Told(words_for(game, together[-1], texts), together))
        else:
            found += [Told(words_for(game, each, texts), [each]) for each in together]
    return found


def kind_of(event: Event) -> tuple[str, int, int]:
    """What is told together: the same of the same player, steps of the same Explorer."""
    return (event.key, event.seat, event.number if event.key in STEPS else 0)


def _moved(game: Game, key: str, seat: int, events: list[Event], texts: Texts) -> str:
    """Resources gained or paid one after the other, added up."""
    counts = [0] * len(RESOURCES)
    for each in events:
        counts[each.resource] += each.number
    return texts(f"event-{key}", seat=seat_name(game, seat, texts), amount=amounts(texts, counts))


def _dealt(game: Game, key: str, seat: int, events: list[Event], texts: Texts) -> str:
    names = [texts.card(game.catalog.cards[each.card]) for each in events]
    owner = "" if seat < 0 else seat_name(game, seat, texts)
    return texts(DEALS[key], seat=owner, cards=all_of(texts, names), count=len(names))
