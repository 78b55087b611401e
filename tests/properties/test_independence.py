"""A game, its copy and what was saved of it go their own ways: none changes anything of another."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from monumental import Game
from monumental.engine.catalog import Card, Script
from monumental.engine.chance import seeded
from monumental.engine.effects import Effect
from monumental.games.classic.land.hexmap import HexMap
from monumental.play.position import read_snapshot, write_snapshot
from monumental.testing import Leanings, attributes
from tests.random_game import KINDS, MODULES, ClassicGame, ModuleGame, RandomGame, SoloGame

GAMES: dict[str, Callable[[], RandomGame]] = {
    "duel": lambda: RandomGame(4),
    "classic": lambda: ClassicGame(7),
    "classic-modules": lambda: ModuleGame(KINDS.index(("classic", MODULES[-1], 4)), rich=True),
    "continuous": lambda: ModuleGame(KINDS.index(("continuous", MODULES[-1], 5)), rich=True),
    "automas": lambda: SoloGame(3),
}

#: Printed facts, and a map, which only remembers its answers: all games share them.
PRINTED = (Card, Script, Effect, HexMap)


def started(kind: str, decision: int) -> Game:
    play = GAMES[kind]()
    while not play.game.over and play.decision < decision:
        play.go_on()
    assert not play.game.over
    return play.game


def finish(game: Game) -> None:
    leanings = Leanings(1)
    while not game.over:
        game.play_option(leanings.choose(game.options()))


def mutable(thing: object, seen: set[int]) -> Iterator[object]:
    """Everything that is reached from here and can change."""
    if id(thing) in seen or thing is None or isinstance(thing, (int, str, *PRINTED)):
        return
    seen.add(id(thing))
    parts: list[object]
    if isinstance(thing, dict):
        parts = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    else:
        parts = [getattr(thing, name) for name in attributes(thing)]
    if isinstance(thing, list | dict | set | bytearray):
        yield thing
    for part in parts:
        yield from mutable(part, seen)


@pytest.mark.parametrize("decision", [0, 9, 40])
@pytest.mark.parametrize("played", range(3), ids=["original", "copy", "saved"])
@pytest.mark.parametrize("kind", GAMES)
def test_whichever_is_played_the_others_stay_as_they_are(kind: str, played: int, decision: int) -> None:
    game = started(kind, decision)
    before = write_snapshot(game)
    games = [game, game.clone(seeded(1)), read_snapshot(before)]

    finish(games[played])

    left = [write_snapshot(other) for other in games if other is not games[played]]
    assert left == [before, before], f"reproduce: started({kind!r}, {decision})"
    assert write_snapshot(games[played]) != before


@pytest.mark.parametrize("kind", GAMES)
def test_nothing_that_changes_is_shared(kind: str) -> None:
    """Lists, dicts and sets; whatever else a copy shares has none inside."""
    play = GAMES[kind]()
    while not play.game.over:
        if play.decision % 20 == 0:
            game = play.game
            copies = [game.clone(seeded(1)), game.clone(seeded(1)), read_snapshot(write_snapshot(game))]
            found = [list(mutable(each.state, set())) for each in [game, *copies]]
            # The players, the piles, the agenda, and what each player has.
            assert min(len(some) for some in found) > 3 + 3 * len(game.state.players)
            names = [id(thing) for some in found for thing in some]
            assert len(names) == len(set(names)), f"{play}, decision {play.decision}"
        play.go_on()
