"""What happened, in as few sentences as it takes: small steps of the same kind are told together."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, amounts
from monumental.cli.views import view_of
from monumental.engine.action import NONE
from monumental.engine.resources import RESOURCES
from monumental.play.words import event as words_for
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: Told together when they follow each other.
DEALS = {
    "dealt": "terminal-news-dealt",
    "display-dealt": "terminal-news-display",
    "display-discarded": "terminal-news-left",
    "revealed": "terminal-news-revealed",
    "hero-came": "terminal-news-heroes",
}

#: Whoever sees the table need not be told what was dealt.
SEEN_ON_THE_TABLE = frozenset({"dealt", "display-dealt", "revealed"})

#: Not the doing of the player they name.
FOR_ALL = frozenset({"round-begins", "final-turns", "last-round", "first-player"})

#: Of several steps in a row, only the last one matters.
STEPS = frozenset({"explorer-moved"})


def digest(game: Game, events: Sequence[Event], seat: int, texts: Texts, *, seeing: bool) -> list[str]:
    """What a seat wants to hear: all about itself, of others what matters, each of them in one paragraph."""
    view = view_of(game)
    events = [each for each in events if each.key not in view.silent]
    if not view.minor:
        return tell(game, events, texts, seeing=seeing)
    events = [each for each in events if each.seat == seat or each.key not in view.minor]
    paragraphs: list[str] = []
    for of_others, same in groupby(events, key=lambda each: about_whom(each) not in {seat, NONE}):
        if not of_others:
            paragraphs += tell(game, list(same), texts, seeing=seeing)
            continue
        for deeds in by_player(same):
            weighty = [each for each in deeds if each.key not in view.lesser]
            sentences = tell(game, weighty or last_steps(deeds), texts, seeing=seeing)
            if sentences:
                paragraphs.append(joined(sentences, texts))
    return paragraphs


def by_player(events: Iterable[Event]) -> list[list[Event]]:
    """What each player did, whoever acted in between."""
    found: dict[int, list[Event]] = {}
    for each in events:
        found.setdefault(each.seat, []).append(each)
    return list(found.values())


def last_steps(events: Sequence[Event]) -> list[Event]:
    """Without the steps that were followed by others, whatever happened in between."""
    last = {kind_of(each): number for number, each in enumerate(events)}
    return [
        each for number, each in enumerate(events) if each.key not in STEPS or last[kind_of(each)] == number
    ]


def about_whom(event: Event) -> int:
    """Whose doing it is: a round begins for everybody."""
    return NONE if event.key in FOR_ALL else event.seat


def joined(sentences: Sequence[str], texts: Texts) -> str:
    """Sentences one after the other."""
    text = sentences[0]
    for sentence in sentences[1:]:
        text = texts("sentences", first=text, next=sentence)
    return text


def tell(game: Game, events: Sequence[Event], texts: Texts, *, seeing: bool) -> list[str]:
    """Sentences for these events; `seeing`: the table is in view."""
    if seeing:
        events = [each for each in events if each.key not in SEEN_ON_THE_TABLE]
    sentences: list[str] = []
    for (key, seat, _), same in groupby(events, key=kind_of):
        together = list(same)
        if key in {"gained", "paid"}:
            sentences.append(_moved(game, key, seat, together, texts))
        elif key in DEALS:
            sentences.append(_dealt(game, key, seat, together, texts))
        elif key in STEPS:
            sentences.append(words_for(game, together[-1], texts))
        else:
            sentences += [words_for(game, each, texts) for each in together]
    return sentences


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
