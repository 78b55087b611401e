"""An Automa as a player looks at it: what its Solo deck lets one fear, and what it has besides points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.pieces.city import ChooseRowAndColumn
from monumental.engine.resources import GOLD
from monumental.engine.sentences.general import If
from monumental.games.classic.automa.conquest import ConquerAdjacent, cost_at
from monumental.games.classic.automa.deck import solo, solo_deck
from monumental.games.classic.automa.turn import DrawSoloCard, RevealSoloCard, cards_per_turn
from monumental.games.classic.land.conquest import within_reach
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.land.outposts import outposts_left
from monumental.games.classic.turn import FinishTurn, StartTurn

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog, Script
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState

#: How often an Automa has the Gold for a line with a price.
PAID: Final = 0.5

#: Nobody guards against more than the conquests of so many turns.
FORESIGHT: Final = 2.0

#: A piece of its Gold, while it can pay for a line with it; a Wonder in construction.
GOLD_FOR_LINES: Final = 0.2
WONDER_BEGUN: Final = 1.0

#: What lies beyond the turn and the Solo card that one sees.
UNKNOWN: Final = (StartTurn, FinishTurn, RevealSoloCard)


def prospects(state: ClassicState, seat: int, ahead: float) -> float:
    """What an Automa will still make of what it has: it has no city, so that is little."""
    player = state.players[seat]
    total = GOLD_FOR_LINES * player.supply[GOLD]
    if player.wonder != EMPTY:
        total += WONDER_BEGUN
    return min(1.0, ahead) * total


def to_the_next_card(game: Game, seat: int) -> Game:
    """The same question, asked as if everything ended with the Solo card that is being followed.

    The next one is luck: it must not speak for or against an answer.
    """
    known = [task for task in game.state.agenda if not isinstance(task, UNKNOWN)]
    if len(known) == len(game.state.agenda):
        return game
    shortened = game.clone(game.chance)
    shortened.state.agenda[:] = [ChooseRowAndColumn(seat), *known]
    return shortened


# Conquests


class Conquests:
    """How many Provinces an Automa conquers on a turn: the cheapest ones, and the dearest ones."""

    def __init__(self, catalog: Catalog, archetype: str, cards: tuple[int, ...]) -> None:
        self.lowest = 0.0
        self.highest = 0.0
        self.draws = 0.0
        for card in cards:
            for line in solo(catalog, card).lines:
                if line.archetype in ("", archetype):
                    self.read(line.text, PAID if line.price else 1.0)
        # A card that makes it draw another one takes no place in its turn.
        often = 1.0 / max(1.0, len(cards) - self.draws)
        self.lowest *= often
        self.highest *= often

    def read(self, text: Script, likely: float) -> None:
        for sentence in text.sentences:
            match sentence:
                case ConquerAdjacent(highest=True):
                    self.highest += likely * sentence.count
                case ConquerAdjacent():
                    self.lowest += likely * sentence.count
                case DrawSoloCard():
                    self.draws += likely
                case If():
                    self.read(sentence.then, likely / 2)
                    self.read(sentence.otherwise, likely / 2)


conquests_of = lru_cache(maxsize=64)(Conquests)


def conquests(game: Game, automa: int) -> Conquests:
    """By its whole deck: what was revealed comes again."""
    pile = solo_deck(game, automa)
    cards = tuple(sorted(pile.deck.cards() + pile.revealed))
    civilization = game.catalog.civilizations[game.state.players[automa].civilization]
    return conquests_of(game.catalog, civilization.archetype, cards)


def automa_risks(game: Game, state: ClassicState, automa: int, seat: int, turns: float) -> dict[int, float]:
    """How likely an Automa takes each Province of a seat that it can reach: it needs no Military for it."""
    garrisons = state.troops[state.capitals[automa]] + outposts_left(game, automa)
    if not garrisons:
        return {}
    expected = conquests(game, automa)
    turns = cards_per_turn(game.rules) * min(turns, FORESIGHT)
    own = state.land[seat]
    # Whoever decides its ties spares what is theirs.
    tied_last = state.decider(automa) == seat
    tiles = members(within_reach(state, automa))
    order = [
        (cost_at(game, automa, tile), state.hexmap.values[tile], (own >> tile & 1) == tied_last, tile)
        for tile in tiles
    ]
    found: dict[int, float] = {}
    if expected.lowest:
        order.sort()
        _add(found, [tile for *_, tile in order], min(garrisons, expected.lowest * turns), own)
    if expected.highest:
        order.sort(key=_dearest_first)
        _add(found, [tile for *_, tile in order], min(garrisons, expected.highest * turns), own)
    return found


def _dearest_first(place: tuple[int, int, bool, int]) -> tuple[int, int, bool]:
    cost, value, is_last, _ = place
    return -cost, value, is_last


def _add(found: dict[int, float], tiles: list[int], expected: float, own: int) -> None:
    """Provinces are taken in this order: each one is less likely than the one before it."""
    risk = once_more = expected / (1.0 + expected)
    for tile in tiles:
        if own >> tile & 1:
            found[tile] = 1.0 - (1.0 - found.get(tile, 0.0)) * (1.0 - risk)
        risk *= once_more
