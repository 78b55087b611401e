"""When two positions are the same: as they stand, and in what they leave when the turn is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.agenda import Task
from monumental.engine.catalog import Card, Script
from monumental.engine.effects import Effect
from monumental.engine.moves.turn import lose_basics
from monumental.engine.pieces.city import clear_activated
from monumental.engine.pieces.contents import fields_of
from monumental.engine.pieces.deck import Deck
from monumental.engine.state import NOTHING_DONE, Player, State
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.play.options.trial import NoLuck

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from monumental.engine.game import Game

_PLAIN: Final = frozenset({int, bool, str, frozenset, type(None)})


class Keys:
    """Makes a key of a position: equal keys, equal positions.

    Things that never change are shared by copies of a game, so each is read once. It is kept here, so that
    no other thing can come to lie at its address.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, Hashable]] = {}
        self._names: dict[type, tuple[str, ...]] = {}

    def of(self, thing: State | Player, without: tuple[str, ...] = ()) -> Hashable:
        """All that the position, or somebody's belongings, hold: every field, in a fixed order."""
        names = self._names.get(type(thing))
        if names is None:
            names = self._names[type(thing)] = tuple(sorted(fields_of(thing)))
        return tuple([self._part(getattr(thing, name)) for name in names if name not in without])

    def _part(self, value: object) -> Hashable:
        kind = type(value)
        if kind in _PLAIN:
            return value
        if kind is tuple or kind is list:
            assert isinstance(value, (tuple, list))
            # Whatever begins with a number is numbers throughout.
            if not value or type(value[0]) is int:
                return tuple(value)
            return tuple([self._part(item) for item in value])
        if isinstance(value, dict):
            return tuple(sorted([(name, self._part(item)) for name, item in value.items()]))
        if isinstance(value, Player):
            return self.of(value)
        known = self._known.get(id(value))
        if known is None:
            known = self._known[id(value)] = (value, self._read(value))
        return known[1]

    def _read(self, value: object) -> Hashable:
        """Of something that never changes."""
        if isinstance(value, Card):
            return value.key
        if isinstance(value, (Script, Effect)):
            return value.address
        if isinstance(value, Task):
            return (type(value).__name__, *[self._part(part) for part in value.parts()])
        names = sorted(fields_of(value))
        return (type(value).__name__, *[self._part(getattr(value, name)) for name in names])


#: What of a position only says where pieces stand: which Units went, and where a Wonder's token lies, is how
#: a deed was done, and no other deed.
WHERE_PIECES_STAND: Final[Mapping[str, tuple[str, ...]]] = {
    CLASSIC.name: ("troops", "warlords", "explorers", "explored", "wonders"),
    CONTINUOUS.name: ("troops", "warlords", "explorers", "explored", "wonders"),
}


def key_of_end(keys: Keys, game: Game, seat: int, *, stops: bool) -> Hashable:
    """Ends of a turn with equal keys are one: they leave the same things.

    The order of piles does not count, nor where pieces stand; and where the seat stops, nor does what its
    turn used up. Basic resources are never kept, and activated cards go whether they were used or not.
    """
    left = game.clone(NoLuck())
    if stops:
        _use_up(left, seat)
    for player in left.state.players:
        player.deck = Deck(tuple(sorted(player.deck.known)), player.deck.urn)
        player.discard = tuple(sorted(player.discard))
        player.archive = tuple(sorted(player.archive))
    return keys.of(left.state, WHERE_PIECES_STAND.get(game.rules.name, ()))


def _use_up(game: Game, seat: int) -> None:
    player = game.state.players[seat]
    clear_activated(game, seat)
    lose_basics(game, seat)
    player.marked = 0
    player.gained = [0] * len(player.gained)
    player.did = NOTHING_DONE
    for name, slot in game.state.slots.items():
        game.state.slots[name] = slot.without_markers_of(seat)
