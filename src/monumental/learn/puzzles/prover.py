"""Searching a turn to all its ends: what the best one is worth, and whether it is the only one.

Every position that the seat can come to without luck is visited once, those nearest to the beginning first;
so the first way to a position is one of the shortest. Nothing is estimated and nothing left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from monumental.learn.puzzles.keys import Keys, key_of_end
from monumental.learn.puzzles.turn import after, begin, is_stop
from monumental.play.options.trial import LuckIsNeeded

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.learn.puzzles.goals import Measure

#: A turn with more options than this, in all its positions together, is no puzzle: each is to be proven again
#: in a fraction of a second.
MOST_OPTIONS: Final = 4000

#: So many decisions has a solution; a seat that stops in the end does so besides.
FEWEST_DECISIONS: Final = 3
MOST_DECISIONS: Final = 10

START: Final = 0


class TooLarge(Exception):  # noqa: N818 (nothing went wrong)
    """A turn has more ways than the limit allows: it can't be a puzzle."""


@dataclass
class Place:
    """A position that the seat comes to, by one of the shortest ways."""

    game: Game
    options: list[Action]
    depth: int  # decisions made so far
    before: int  # the place before it
    deed: Action | None  # what led here from there
    ways: list[tuple[Action, int]] = field(default_factory=list)  # deeds, and the places they lead to


@dataclass
class Search:
    """All places of a turn, in the order in which they were found."""

    seat: int
    places: list[Place]
    ends: list[int]  # the places at which the turn may end
    tries: int  # deeds tried
    cut: int  # deeds that need luck, or a secret, and are none in a puzzle

    def line(self, place: int) -> list[Action]:
        """The decisions that lead to a place, and the stop if the seat has to stop there."""
        deeds: list[Action] = []
        at = place
        while at != START:
            deed = self.places[at].deed
            assert deed is not None
            deeds.append(deed)
            at = self.places[at].before
        deeds.reverse()
        deeds.extend(option for option in self.places[place].options if is_stop(self.game_at(place), option))
        return deeds

    def game_at(self, place: int) -> Game:
        return self.places[place].game

    def stops(self, end: int) -> bool:
        """Is it the seat itself that ends the turn here?"""
        game = self.game_at(end)
        return not game.over and game.seat == self.seat

    def leading_to(self, ends: Iterable[int]) -> set[int]:
        """The places from which one of these ends can still be reached."""
        from_where: list[list[int]] = [[] for _ in self.places]
        for at, place in enumerate(self.places):
            for _, to in place.ways:
                from_where[to].append(at)
        leading = set(ends)
        waiting = list(leading)
        while waiting:
            for at in from_where[waiting.pop()]:
                if at not in leading:
                    leading.add(at)
                    waiting.append(at)
        return leading


def search(game: Game, seat: int, most: int = MOST_OPTIONS) -> Search:
    """Find every end of the turn that a seat is in. Raises `TooLarge` beyond so many options."""
    keys = Keys()
    try:
        root, options = begin(game, seat)
    except LuckIsNeeded:
        return Search(seat, [], [], 0, 1)
    places = [Place(root, options, 0, START, None)]
    found: dict[Hashable, int] = {keys.of(root.state): START}
    ends: list[int] = []
    tries = cut = at = 0
    known = len(options)  # options of all places that were found
    while at < len(places):
        place = places[at]
        if not place.options:
            ends.append(at)
        for option in place.options:
            if is_stop(place.game, option):
                ends.append(at)
                continue
            tries += 1
            reached = after(place.game, seat, option)
            if reached is None:
                cut += 1
                continue
            key = keys.of(reached[0].state)
            to = found.get(key)
            if to is None:
                to = found[key] = len(places)
                places.append(Place(*reached, place.depth + 1, at, option))
                known += len(reached[1])
                if known > most:
                    raise TooLarge
            place.ways.append((option, to))
        at += 1
    return Search(seat, places, ends, tries, cut)


@dataclass(frozen=True)
class Proof:
    """What the search of a turn says about a goal."""

    best: int  # what the best end is worth
    decisions: int  # that it takes at least, without the stop
    second: int | None  # what the best end is worth that achieves something else; None: there is no such end
    ways: int  # how many different ends are worth the best and take as few decisions: 1, or it is no puzzle
    results: int  # how many different things the ends worth the best achieve: 1, or it is no puzzle
    ends: int
    positions: int
    tries: int
    cut: int
    at: int  # the place where the best end is

    @property
    def is_long_enough(self) -> bool:
        return FEWEST_DECISIONS <= self.decisions <= MOST_DECISIONS

    @property
    def is_unique(self) -> bool:
        return self.ways == 1 and self.results == 1 and self.second is not None


def prove(found: Search, measure: Measure) -> Proof | None:
    """Which end of a turn is the best. Nothing if no end can be reached without luck."""
    if not found.ends:
        return None
    values = {end: measure.value(found.game_at(end)) for end in found.ends}
    best = max(values.values())
    winning = [end for end in found.ends if values[end] == best]
    second = max([value for value in values.values() if value < best], default=None)
    fewest = min(found.places[end].depth for end in winning)
    shortest = [end for end in winning if found.places[end].depth == fewest]
    keys = Keys()
    return Proof(
        best,
        fewest,
        second,
        len({key_of_end(keys, found.game_at(end), found.seat, stops=found.stops(end)) for end in shortest}),
        len({measure.achieved(found.game_at(end)) for end in winning}),
        len(found.ends),
        len(found.places),
        found.tries,
        found.cut,
        shortest[0],
    )
