"""Every action that could ever be asked for as a number from 0 to N - 1, from rules and cards alone."""

from __future__ import annotations

import hashlib
from itertools import groupby
from typing import TYPE_CHECKING, Final

import numpy as np

from monumental.engine.action import NONE, Action
from monumental.engine.catalog import (
    BARBARIAN,
    FREE_CITY,
    FREE_TOWN,
    HERO_CARD,
    KNOWLEDGE,
    MARKET_TOKEN,
    POLICY_CARD,
    PROVINCE,
    WONDER,
)
from monumental.engine.resources import BASICS, RESOURCES
from monumental.engine.sentences.general import ChooseOne
from monumental.engine.sentences.triggers import NEXT
from monumental.engine.setup import LayOutDisplay
from monumental.engine.state import DRAWN_CARDS, EVERYWHERE, HERO, PLACES, POLICY
from monumental.games.classic.land.hexmap import PROVINCE_TILES
from monumental.games.classic.state import EXPLORERS
from monumental.research.observation.sights import sight_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import numpy.typing as npt

    from monumental.engine.catalog import Catalog
    from monumental.engine.rules import Rules
    from monumental.research.observation.sights import Numbers

#: The highest stake that has a number. There is no highest stake in the rules; nobody pays more in play.
MOST_STAKE: Final = 30


def _cards(*kinds: int) -> Numbers:
    """The cards of these kinds."""
    return lambda rules, catalog: [card.number for card in catalog.cards if card.kind in kinds]


def _one_of(count: int) -> Numbers:
    return lambda rules, catalog: range(count)


def _basics(rules: Rules, catalog: Catalog) -> Iterable[int]:
    return catalog.basics


def _usable_places(rules: Rules, catalog: Catalog) -> Iterable[int]:
    """The city, and the cards that were drawn."""
    return [*range(PLACES), *_drawn_places(rules)]


def _places_in_force(rules: Rules, catalog: Catalog) -> Iterable[int]:
    """Wherever a permanent text can be in force."""
    hero = [HERO] if any(card.kind == HERO_CARD for card in catalog.cards) else []
    return [*range(PLACES), POLICY, *hero, *_drawn_places(rules)]


def _drawn_places(rules: Rules) -> Iterable[int]:
    return range(DRAWN_CARDS, EVERYWHERE) if rules.keeps_drawn else ()


def _branches(rules: Rules, catalog: Catalog) -> Iterable[int]:
    """As many as the text with the most of them has."""
    texts = [len(effect.branches) for effect in catalog.effects.values() if isinstance(effect, ChooseOne)]
    return range(max([*texts, *[len(card.benefits) for card in catalog.cards]], default=0))


def _province_positions(rules: Rules, catalog: Catalog) -> Iterable[int]:
    """A stack can have every Province and every Barricade at most."""
    return range(sum(card.copies for card in catalog.cards if card.kind == PROVINCE or card.defense))


def _tiles(rules: Rules, catalog: Catalog) -> Iterable[int]:
    """The largest map has all Province tiles and a Capital for each of the most players."""
    return range(PROVINCE_TILES + rules.seats[1])


def _slots(rules: Rules, catalog: Catalog) -> Iterable[int]:
    """The display of the most players."""
    sizes = [part.size(rules.seats[1]) for part in rules.setup if isinstance(part, LayOutDisplay)]
    return range(max(sizes, default=0))


def _all_cards(rules: Rules, catalog: Catalog) -> Iterable[int]:
    return range(len(catalog.cards))


def _stakes(rules: Rules, catalog: Catalog) -> Iterable[int]:
    return range(1, MOST_STAKE + 1)


def _civilizations(rules: Rules, catalog: Catalog) -> Iterable[int]:
    return range(len(catalog.civilizations))


#: What the numbers of an action can be, by the word that they are written as.
BY_WORD: Final[Mapping[str, Numbers]] = {
    "civilization": _civilizations,
    "row": _one_of(3),
    "column": _one_of(3),
    "type": _one_of(3),
    "slot": _slots,
    "tile": _tiles,
    "place": _one_of(PLACES),
    "resource": _one_of(len(RESOURCES)),
    "card": _all_cards,
    "number": _stakes,
}

#: Of a word that nobody here knows: one of a few.
_SOME: Final = _one_of(MOST_STAKE)

#: Where a verb says more about its first number than the word does.
BY_VERB: Final[Mapping[str, Numbers]] = {
    "build": _basics,
    "develop": _cards(POLICY_CARD),
    "copy-policy": _cards(POLICY_CARD),
    "keep": _cards(KNOWLEDGE, WONDER, MARKET_TOKEN),
    "trade": _cards(FREE_CITY),
    "token": _cards(MARKET_TOKEN),
    "repeat": _cards(BARBARIAN, FREE_TOWN),
    "hire": _cards(HERO_CARD),
    "use": _usable_places,
    "may": _places_in_force,
    "apply": _one_of(POLICY + 1),
    "branch": _branches,
    "next": _one_of(len(NEXT)),
    "mark": _province_positions,
    "advantage": _one_of(len(BASICS)),
    "explore": _one_of(EXPLORERS),
    "visit": _one_of(EXPLORERS),
    "pick-up": _one_of(EXPLORERS),
    "defeat": _one_of(EXPLORERS),
}


def actions_of(rules: Rules, catalog: Catalog, verb: str) -> list[Action]:
    """Every action with this verb, in order."""
    words = rules.words[verb]
    if not words:
        return [Action(verb)]
    known = {**BY_VERB, **sight_of(rules).numbers}
    firsts = sorted(known.get(verb, BY_WORD.get(words[0], _SOME))(rules, catalog))
    if len(words) == 1:
        return [Action(verb, first) for first in firsts]
    seconds = sorted(BY_WORD.get(words[1], _SOME)(rules, catalog))
    return [Action(verb, first, second) for first in firsts for second in seconds]


def _table(actions: Sequence[Action]) -> dict[str, list[list[int]]]:
    """Numbers by verb, first and second number. What an action lacks is -1, and so the last position."""
    table: dict[str, list[list[int]]] = {}
    for verb, group in groupby(enumerate(actions), lambda each: each[1].verb):
        members = list(group)
        firsts = max(action.first for _, action in members) + 2
        seconds = max(action.second for _, action in members) + 2
        rows = [[NONE] * seconds for _ in range(firsts)]
        for number, action in members:
            rows[action.first][action.second] = number
        table[verb] = rows
    return table


class Numbering:
    """The actions of a rule system with its packs, sorted by verb and numbers."""

    def __init__(self, rules: Rules, catalog: Catalog) -> None:
        self.actions = [action for verb in sorted(rules.words) for action in actions_of(rules, catalog, verb)]
        self.count = len(self.actions)
        self._table = _table(self.actions)

    def number(self, action: Action) -> int:
        """The number of an action; a `ValueError` where it has none."""
        found = self._find(action)
        if found == NONE:
            raise ValueError(f"{action} has no number")
        return found

    def _find(self, action: Action) -> int:
        try:
            return self._table[action.verb][action.first][action.second]
        except (IndexError, KeyError):
            return NONE

    def action(self, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < self.count:
            raise ValueError(f"the actions have numbers from 0 to {self.count - 1}, and {number} is none")
        return self.actions[number]

    def numbers(self, options: Sequence[Action]) -> list[int]:
        """The numbers of these options; one without a number is -1."""
        table = self._table
        try:
            return [table[option.verb][option.first][option.second] for option in options]
        except (IndexError, KeyError):
            return [self._find(option) for option in options]

    def mask(self, options: Sequence[Action]) -> npt.NDArray[np.int8]:
        """A 1 for each of these options, in an array over all actions."""
        mask = np.zeros(self.count, np.int8)
        mask[[number for number in self.numbers(options) if number != NONE]] = 1
        return mask

    def digest(self) -> str:
        """Another numbering has another digest."""
        lines = [f"{action.verb} {action.first} {action.second}\n" for action in self.actions]
        return hashlib.sha256("".join(lines).encode()).hexdigest()
