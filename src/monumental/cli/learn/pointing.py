"""What a lesson points at, in words: the terminal has no spotlight."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.pieces.city import card_at
from monumental.engine.state import PLACES
from monumental.play.notation import PLACE_BY_NAME
from monumental.play.view import view_for
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.game import Game

#: What many things of a kind are together, by the term for it, and how many are named one by one.
TOGETHER: Final[Mapping[str, tuple[str, int]]] = {
    "place": ("term-city", 5),
    "row": ("term-city", 1),
    "column": ("term-city", 1),
    "display": ("term-display", 4),
    "pile": ("term-basic-building", 3),
}


def pointed_at(game: Game, targets: Sequence[str], texts: Texts) -> list[str]:
    """The things on the table that a step points at, each once. What has no name here is left out."""
    kinds = [target.partition(":")[0] for target in targets]
    names: list[str] = []
    for target, kind in zip(targets, kinds, strict=True):
        term, most = TOGETHER.get(kind, ("", len(kinds)))
        if kinds.count(kind) > most:
            names.append(texts(term))
        elif kind in NAMED:
            # A box may point at what is not there (any more).
            with suppress(IndexError, KeyError, ValueError):
                names += NAMED[kind](game, target.split(":")[1:], texts)
    return list(dict.fromkeys(names))


def _place(game: Game, words: Sequence[str], texts: Texts) -> Iterable[str]:
    """`b2 Mine`; a card beside the City has no place that anybody would look for."""
    seat, name = int(words[0]), words[1]
    place = PLACE_BY_NAME[name]
    card = card_at(game, seat, place)
    if card is None:
        return [name]
    return [texts("terminal-cell", place=name, card=texts.card(card)) if place < PLACES else texts.card(card)]


def _slot(game: Game, words: Sequence[str], texts: Texts) -> Iterable[str]:
    card = game.state.display.slots[int(words[0]) - 1]
    return [] if card == EMPTY else [texts.card(game.catalog.cards[card])]


def _card(game: Game, words: Sequence[str], texts: Texts) -> Iterable[str]:
    return [texts.card(card) for card in game.catalog.cards if card.key == words[0]][:1]


def _province(game: Game, words: Sequence[str], texts: Texts) -> Iterable[str]:
    """A card of a Province stack, counted from the lowest."""
    seat, nth = int(words[0]), int(words[1])
    duel = view_for(game, seat).duel
    return [] if duel is None else _card(game, [duel.stacks[seat].cards[nth - 1].card], texts)


def _of_a_seat(term: str) -> Callable[[Game, Sequence[str], Texts], Iterable[str]]:
    def name(game: Game, words: Sequence[str], texts: Texts) -> Iterable[str]:
        owner = seat_name(game, int(words[0]), texts)
        return [texts("terminal-list", title=owner, items=texts(term))]

    return name


def _civilization(game: Game, words: Sequence[str], texts: Texts) -> Iterable[str]:
    return [texts.civilization(each) for each in game.catalog.civilizations if each.key == words[0]]


#: How each kind of target (docs/web.md) is named.
NAMED: Final[Mapping[str, Callable[[Game, Sequence[str], Texts], Iterable[str]]]] = {
    "place": _place,
    "row": lambda game, words, texts: [texts("terminal-learn-row", row=words[1])],
    "column": lambda game, words, texts: [texts("terminal-learn-column", column=words[1])],
    "display": _slot,
    "pile": _card,
    "card": _card,
    "wonder": _of_a_seat("term-wonder"),
    "warlord": _of_a_seat("term-warlord"),
    "stack": _of_a_seat("term-province-stack"),
    "province": _province,
    "supply": _of_a_seat("view-supply"),
    "points": _of_a_seat("term-points"),
    "discard": _of_a_seat("term-discard-pile"),
    "explorer": _of_a_seat("term-explorer"),
    "tile": lambda game, words, texts: [texts("terminal-learn-tile", number=words[0])],
    "advantage": lambda game, words, texts: [texts("term-advantage")],
    "civilization": _civilization,
}
