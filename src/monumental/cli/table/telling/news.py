"""What happened, as a player wants to hear it: all about oneself, of others what matters."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from monumental.cli.screens.views import view_of
from monumental.cli.table.telling.paragraph import Paragraph, Passage
from monumental.engine.action import NONE
from monumental.play.speech import telling
from monumental.play.speech.telling import STEPS, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: Whoever sees the table need not be told what was dealt.
SEEN_ON_THE_TABLE = frozenset({"dealt", "display-dealt", "revealed"})

#: Not the doing of the player they name.
FOR_ALL = frozenset({"round-begins", "final-turns", "last-round", "first-player"})


def digest(game: Game, events: Sequence[Event], seat: int, texts: Texts, *, seeing: bool) -> list[Paragraph]:
    """What a seat wants to hear: all about itself, of others what matters, each of them in one paragraph."""
    view = view_of(game)
    paragraphs: list[Paragraph] = []
    for passage in view.passages(events):
        heard = [each for each in passage.events if matters(game, each, seat)]
        if passage.headed or not view.minor:
            paragraphs += told(game, Passage(heard, passage.headed), texts, seeing=seeing)
            continue
        for of_others, same in groupby(heard, key=lambda each: about_whom(each) not in {seat, NONE}):
            if of_others:
                paragraphs += in_short(game, same, texts, seeing=seeing)
            else:
                paragraphs += told(game, Passage(list(same)), texts, seeing=seeing)
    return paragraphs


def tell(game: Game, events: Sequence[Event], texts: Texts, *, seeing: bool) -> list[Paragraph]:
    """Everything, one after the other. `seeing`: the table is in view."""
    passages = view_of(game).passages(events)
    return [each for passage in passages for each in told(game, passage, texts, seeing=seeing)]


def told(game: Game, passage: Passage, texts: Texts, *, seeing: bool) -> list[Paragraph]:
    """A paragraph for each sentence; where the first one heads the others, one for all of them."""
    found = in_sentences(game, passage.events, texts, seeing=seeing)
    if not passage.headed:
        return [Paragraph(sentence) for sentence in found]
    head, *below = found
    return [Paragraph(head, joined(below, texts) if below else "")]


def in_short(game: Game, events: Iterable[Event], texts: Texts, *, seeing: bool) -> list[Paragraph]:
    """What other players did: a paragraph for each of them, without what changes little."""
    paragraphs = []
    for deeds in by_player(events):
        weighty = [each for each in deeds if each.key not in view_of(game).lesser]
        found = in_sentences(game, weighty or last_steps(deeds), texts, seeing=seeing)
        if found:
            paragraphs.append(Paragraph(joined(found, texts)))
    return paragraphs


def matters(game: Game, event: Event, seat: int) -> bool:
    """Does a seat want to hear of it? An Automa explains itself line by line, and all of that is told."""
    view = view_of(game)
    if event.key in view.silent:
        return False
    return event.key not in view.minor or event.seat == seat or follows_solo_cards(game, event)


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


def in_sentences(game: Game, events: Sequence[Event], texts: Texts, *, seeing: bool) -> list[str]:
    """Small steps of the same kind are told together; what lies in view need not be told."""
    if seeing:
        events = [each for each in events if each.key not in SEEN_ON_THE_TABLE]
    return [each.sentence for each in telling.tell(game, events, texts)]


def follows_solo_cards(game: Game, event: Event) -> bool:
    """Is it the doing of an Automa?"""
    seat = about_whom(event)
    return seat != NONE and not game.state.is_played(seat)
