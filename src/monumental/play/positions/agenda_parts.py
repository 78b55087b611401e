"""What the tasks of a position file speak of: tiles, cells, Explorers, cards … Is there such a thing?"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.agenda import Resolve, Task
from monumental.engine.catalog import (
    BARBARIAN,
    BUILDING,
    FREE_CITY,
    FREE_TOWN,
    KNOWLEDGE,
    MONSTER,
    SOLO_CARD,
    WONDER,
    Card,
)
from monumental.engine.city import KeepKnowledge
from monumental.engine.drawn import ChooseWhetherToUse
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences import ChooseWhether
from monumental.engine.state import CELLS, EVERYWHERE, NOWHERE
from monumental.engine.triggers import OrderTexts
from monumental.engine.wonder import PutWonderOnDeck
from monumental.games.classic.automa.cards import PlaceTokenOfAutoma, TiedSite
from monumental.games.classic.automa.deck import MOST_ADVANCED
from monumental.games.classic.automa.ties import Tie
from monumental.games.classic.automa.turn import LINES, FollowLine
from monumental.games.classic.monsters import Attack
from monumental.games.classic.state import EXPLORERS, ClassicState
from monumental.games.classic.tokens import ChooseBenefit, ChooseWhatComesFirst, ClaimToken, RememberOther
from monumental.games.classic.units import PAID, ChooseDestination
from monumental.games.classic.wonders import ChooseWonderSite, PlaceWonderToken
from monumental.games.continuous.rounds import NOTHING_YET, PARTS, ChooseTurnAction, ContinueTurn
from monumental.games.continuous.sentences import ChooseStepOrDeed, GoOnExploring
from monumental.games.duel.scouts.trade import ClaimCity
from monumental.games.duel.sentences import DiscardDrawn

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from monumental.engine.catalog import Catalog, Script
    from monumental.engine.state import State

#: Nothing is done so often in a row: not even the Units of a conquest are so many.
MOST_TIMES: Final = 50

#: The numbers of tasks, by their names. What they count is the same in every position.
NUMBERS: Final[Mapping[str, range]] = {
    "advanced": range(MOST_ADVANCED + 1),
    "cell": range(CELLS),
    "doing": range(len(PARTS)),
    "end": range(CELLS + 1),
    "explorer": range(EXPLORERS),
    "highest": range(2),
    "is_warlord": range(2),
    "left": range(1, MOST_TIMES + 1),
    "lines": range(len(LINES)),
    "moved": range(1 << EXPLORERS),
    "owing": range(1 << EXPLORERS),
    "paid": range(len(RESOURCES)),
    "place": range(NOWHERE, EVERYWHERE),
    "places": range(NOWHERE, EVERYWHERE),
    "taken": range(len(RESOURCES)),
}

#: Where a task means something else by it: no Explorer, no step that is left, a move that is paid for.
OTHER_NUMBERS: Final[Mapping[type[Task], Mapping[str, range]]] = {
    ChooseTurnAction: {"explorer": range(NONE, EXPLORERS)},
    ContinueTurn: {"explorer": range(NONE, EXPLORERS), "doing": range(NOTHING_YET + 1, len(PARTS))},
    ChooseStepOrDeed: {"left": range(MOST_TIMES)},
    GoOnExploring: {"left": range(MOST_TIMES)},
    ChooseDestination: {"left": range(PAID, MOST_TIMES)},
}

#: The kinds of the cards of tasks.
CITY_CARDS: Final = frozenset({BUILDING, KNOWLEDGE, WONDER})
CARDS: Final[Mapping[type[Task], Collection[int]]] = {
    Attack: {MONSTER},
    ChooseBenefit: {BARBARIAN, FREE_TOWN},
    ChooseWhetherToUse: CITY_CARDS,
    ChooseWonderSite: {WONDER},
    ClaimCity: {FREE_CITY},
    DiscardDrawn: CITY_CARDS,
    FollowLine: {SOLO_CARD},
    KeepKnowledge: {KNOWLEDGE},
    PlaceTokenOfAutoma: {WONDER},
    PlaceWonderToken: {WONDER},
    PutWonderOnDeck: {WONDER},
    TiedSite: {WONDER},
}

#: The cards of these lie aside until it is their turn.
OF_CARDS_ASIDE: Final = (DiscardDrawn, KeepKnowledge, PutWonderOnDeck)


def numbers_of(state: State) -> dict[str, range]:
    """All numbers of tasks: on a map, those of its tiles, tokens and Markets too."""
    if not isinstance(state, ClassicState):
        return dict(NUMBERS)
    tiles = range(len(state.hexmap.tiles))
    return {
        **NUMBERS,
        "front": range(len(state.urns)),
        "market": range(len(state.markets)),
        "origin": tiles,
        "origins": range(NONE, len(tiles)),
        "tile": tiles,
        "tiles": tiles,
    }


def missing_part(task: Task, numbers: Mapping[str, range]) -> str:
    """Which part of a task is the number of something that is not there, or the wrong kind of card."""
    others = OTHER_NUMBERS.get(type(task), {})
    for name, usual in numbers.items():
        value = getattr(task, name, None)
        if value is not None:
            found = value if isinstance(value, tuple) else (value,)
            known = others.get(name, usual)
            if not all(number in known for number in found):
                return name
    kinds = CARDS.get(type(task))
    if kinds is not None and any(card.kind not in kinds for card in cards_of(task)):
        return "card"
    return ""


def cards_of(task: Task) -> list[Card]:
    return [part for part in task.parts() if isinstance(part, Card)]


def fits_together(task: Task, state: State, catalog: Catalog) -> bool:
    """Do the parts of a task fit each other, and what lies on the table?"""
    fits = True
    match task:
        case Resolve():
            fits = 0 <= task.at < len(task.script.sentences)
        case FollowLine():
            printed = task.card.solo
            fits = printed is not None and 0 <= task.at < len(printed.lines)
        case ChooseWhether():
            fits = bool(task.script.sentences)
        case Tie():
            fits = bool(task.tiles)
        case OrderTexts():
            fits = len(task.scripts) == len(task.places) > 1
        case RememberOther():
            fits = is_benefit(task.other, catalog)
        case ChooseWhatComesFirst():
            fits = len(task.scripts) == len(task.places) and is_turned_over(task.front, task.tile, state)
        case ClaimToken():
            fits = is_turned_over(task.front, task.tile, state)
    return fits


def is_benefit(text: Script, catalog: Catalog) -> bool:
    return any(text in card.benefits for card in catalog.cards)


def is_turned_over(front: int, tile: int, state: State) -> bool:
    """A token that lies on no tile any more, of a Province that has neither token nor Monster."""
    assert isinstance(state, ClassicState)
    is_bare = state.fronts[tile] == EMPTY and not state.guarded >> tile & 1
    is_province = bool(state.hexmap.provinces >> tile & 1)
    return is_bare and is_province and state.fronts.count(front) < len(state.urns[front])


def lacks_cards_aside(state: State, seat: int) -> bool:
    """Are there fewer cards aside than tasks that speak of them?"""
    wanted = [
        card.number
        for task in state.agenda
        if isinstance(task, OF_CARDS_ASIDE) and task.seat == seat
        for card in cards_of(task)
    ]
    return bool(Counter(wanted) - Counter(state.players[seat].aside))
