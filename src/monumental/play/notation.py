"""Actions as text, both ways: `use b2`, `acquire 3`, `advantage military 2`, `develop codex`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.errors import unknown
from monumental.engine.action import Action
from monumental.engine.catalog import TYPES
from monumental.engine.chance import EVERYBODY
from monumental.engine.errors import MonumentalError
from monumental.engine.resources import RESOURCES
from monumental.engine.state import CELLS, DRAWN_CARDS, EVERYWHERE, HERO, PLACES, POLICY
from monumental.games.classic.state import ClassicState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.engine.catalog import Catalog
    from monumental.engine.chance import Recording
    from monumental.engine.game import Game

COLUMNS = "abc"


class NotationError(MonumentalError):
    """Words that are no action. Says which word and what was expected."""


def cell_name(place: int) -> str:
    """`b2` is the card in the middle, `b2k` the Knowledge under it, `d1` a drawn card; `policy`, `hero`."""
    if place == POLICY:
        return "policy"
    if place == HERO:
        return "hero"
    if place >= DRAWN_CARDS:
        return f"d{place - DRAWN_CARDS + 1}"
    cell = place % CELLS
    return f"{COLUMNS[cell % 3]}{cell // 3 + 1}{'k' if place >= CELLS else ''}"


ALL_PLACES = [*range(PLACES), POLICY, HERO, *range(DRAWN_CARDS, EVERYWHERE)]
PLACE_BY_NAME = {cell_name(place): place for place in ALL_PLACES}
COLUMN_BY_NAME = {letter: at for at, letter in enumerate(COLUMNS)}
RESOURCE_BY_NAME = {name: at for at, name in enumerate(RESOURCES)}
TYPE_BY_NAME = {name: at for at, name in enumerate(TYPES)}


def write(game: Game, action: Action) -> str:
    """The action in the words that are typed for it, which `monumental.read_action` understands."""
    words = [action.verb]
    for kind, number in zip(game.rules.words[action.verb], (action.first, action.second), strict=False):
        words.append(_word(game, kind, number))
    return " ".join(words)


def _word(game: Game, kind: str, number: int) -> str:
    match kind:
        case "place":
            return cell_name(number)
        case "row" | "slot" | "nth" | "tile":
            return str(number + 1)
        case "column":
            return COLUMNS[number]
        case "card":
            return game.catalog.cards[number].key
        case "civilization":
            return game.catalog.civilizations[number].key
        case "resource":
            return RESOURCES[number]
        case "type":
            return TYPES[number]
        case _:
            return str(number)


def luck_word(catalog: Catalog, drawn: int) -> str:
    """What luck brought: a card by its key, anything else as its number, counted from 1."""
    return catalog.cards[drawn].key if drawn >= 0 else str(~drawn + 1)


def drawn_words(game: Game, luck: Recording, since: int = 0) -> tuple[str, ...]:
    """What luck brought, in the words of a record; `0:amber` is what only seat 0 saw."""
    drawn = zip(luck.cards[since:], luck.seen_by[since:], strict=True)
    return tuple(
        luck_word(game.catalog, card) if seat == EVERYBODY else f"{seat}:{luck_word(game.catalog, card)}"
        for card, seat in drawn
    )


def read(game: Game, text: str) -> Action:
    """The action these words mean. Whether it can be done now is for the game to say."""
    words = text.lower().split()
    if not words:
        raise NotationError("an action begins with a verb, such as: acquire 3")
    verb, arguments = words[0], words[1:]
    if verb not in game.rules.words:
        raise NotationError(unknown("verb", verb, game.rules.words))
    kinds = game.rules.words[verb]
    if len(arguments) != len(kinds):
        form = " ".join([verb, *(f"<{kind}>" for kind in kinds)])
        raise NotationError(f"'{text.strip()}' should have the form: {form}")
    numbers = [_number(game, kind, word) for kind, word in zip(kinds, arguments, strict=True)]
    return Action(verb, *numbers)


def _number(game: Game, kind: str, word: str) -> int:
    match kind:
        case "place":
            return _among("place", word, PLACE_BY_NAME)
        case "column":
            return _among("column", word, COLUMN_BY_NAME)
        case "card":
            return _among("card", word, _cards_by_key(game.catalog))
        case "civilization":
            return _among("civilization", word, _civilizations_by_key(game.catalog))
        case "resource":
            return _among("resource", word, RESOURCE_BY_NAME)
        case "type":
            return _among("type", word, TYPE_BY_NAME)
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise NotationError(f"'{word}' should be a number")
    return int(word) if kind == "number" else int(word) - 1


@lru_cache(maxsize=64)
def _cards_by_key(catalog: Catalog) -> Mapping[str, int]:
    """Tables with the same packs share a catalog."""
    return {card.key: card.number for card in catalog.cards}


@lru_cache(maxsize=64)
def _civilizations_by_key(catalog: Catalog) -> Mapping[str, int]:
    return {civilization.key: civilization.number for civilization in catalog.civilizations}


def _among(what: str, word: str, known: Mapping[str, int]) -> int:
    if word not in known:
        raise NotationError(unknown(what, word, known))
    return known[word]


def all_words(game: Game, verb: str) -> list[Action]:
    """Every action with this verb that could ever be written, possible or not."""
    actions = [Action(verb)]
    for position, kind in enumerate(game.rules.words[verb]):
        numbers = _all_numbers(game, kind)
        if position == 0:
            actions = [Action(verb, number) for number in numbers]
        else:
            actions = [Action(verb, action.first, number) for action in actions for number in numbers]
    return actions


def _all_numbers(game: Game, kind: str) -> list[int]:
    match kind:
        case "place":
            return ALL_PLACES
        case "row" | "column" | "type":
            return [0, 1, 2]
        case "slot":
            return list(range(len(game.state.display.slots)))
        case "tile":
            return list(range(len(game.state.hexmap.tiles)) if isinstance(game.state, ClassicState) else ())
        case "card":
            return list(range(len(game.catalog.cards)))
        case "civilization":
            return list(range(len(game.catalog.civilizations)))
        case "resource":
            return list(range(len(RESOURCES)))
        case _:
            return list(range(10))


__all__ = ["NotationError", "all_words", "cell_name", "luck_word", "read", "write"]
