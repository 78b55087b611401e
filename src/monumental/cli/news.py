"""What happened, in as few sentences as it takes: small steps of the same kind are told together."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, amounts
from monumental.engine.resources import RESOURCES
from monumental.play.words import event as words_for
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: Told together when they follow each other.
DEALS = {
    "dealt": "terminal-news-dealt",
    "display-dealt": "terminal-news-display",
    "display-discarded": "terminal-news-left",
    "revealed": "terminal-news-revealed",
}

#: Whoever sees the table need not be told what was dealt.
SEEN_ON_THE_TABLE = frozenset({"dealt", "display-dealt", "revealed"})


def tell(game: Game, events: Sequence[Event], texts: Texts, *, seeing: bool) -> list[str]:
    """Sentences for these events; `seeing`: the table is in view."""
    if seeing:
        events = [each for each in events if each.key not in SEEN_ON_THE_TABLE]
    sentences: list[str] = []
    for (key, seat), same in groupby(events, key=lambda each: (each.key, each.seat)):
        together = list(same)
        if key in {"gained", "paid"}:
            sentences.append(_moved(game, key, seat, together, texts))
        elif key in DEALS:
            sentences.append(_dealt(game, key, seat, together, texts))
        else:
            sentences += [words_for(game, each, texts) for each in together]
    return sentences


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
