"""What an option touches on the table: every option of random games has words or things to touch."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from monumental import Action, Game
from monumental.play.notation import all_words, write
from monumental.play.options.targets import TOUCHED, actions_at, happened_at, special_touching, targets
from tests.random_game import ClassicGame, ModuleGame, RandomGame, SoloGame
from tests.scene import scene

GAMES: dict[str, Callable[[], RandomGame]] = {
    "duel": lambda: RandomGame(7),
    "duel with switches": lambda: RandomGame(13),
    "classic for four": lambda: ClassicGame(26, rich=True),
    "classic with modules": lambda: ModuleGame(22, rich=True),
    "continuous for four": lambda: ModuleGame(362, rich=True),
    "continuous with modules": lambda: ModuleGame(427),
    "solo with modules": lambda: SoloGame(42),
}
on_every_game = pytest.mark.parametrize("game", GAMES)

#: The grammar of docs/web.md.
TARGET = re.compile(
    r"row:\d:[1-3]|column:\d:[a-c]|place:\d:([a-c][1-3]k?|policy|hero|d\d+)|display:\d+|pile:[a-z0-9-]+"
    r"|tile:\d+|explorer:\d:\d+|card:[a-z0-9-]+|civilization:[a-z0-9-]+|type:[a-z]+"
    r"|resource:(production|science|military|culture|gold)|wonder:\d|warlord:\d|stack:\d|province:\d:\d+"
    r"|advantage"
)
#: Where something went that nobody touches.
DECK = re.compile(r"deck:\d")


def numbers_only(game: Game, verb: str) -> bool:
    """Words that stand for nothing on the table: `pay 3`, `yes`."""
    is_told = any(kind in TOUCHED for kind in game.rules.words[verb])
    return special_touching(game, verb) is None and not is_told


@on_every_game
def test_every_option_has_targets_or_is_words_alone(game: str) -> None:
    with GAMES[game]() as play:
        touching = 0
        while not play.game.over:
            for option in play.game.options():
                touched = targets(play.game, option)
                assert bool(touched) != numbers_only(play.game, option.verb), write(play.game, option)
                assert all(TARGET.fullmatch(target) for target in touched), touched
                assert len(set(touched)) == len(touched), touched
                touching += bool(touched)
            play.go_on()
    assert touching > 500


#: Options of the same verb that touch the same things and differ in a number: a small menu asks which.
SAME_TARGETS = frozenset({"advantage"})


@on_every_game
def test_two_options_touch_the_same_only_where_a_menu_can_tell_them_apart(game: str) -> None:
    found: Counter[str] = Counter()
    with GAMES[game]() as play:
        while not play.game.over:
            by_targets: dict[frozenset[str], list[Action]] = {}
            for option in play.game.options():
                touched = frozenset(targets(play.game, option))
                if touched:
                    by_targets.setdefault(touched, []).append(option)
            for options in by_targets.values():
                verbs = [option.verb for option in options]
                for verb in {verb for verb in verbs if verbs.count(verb) > 1}:
                    found[verb] += 1
            play.go_on()
    assert set(found) <= SAME_TARGETS, found


@on_every_game
def test_whatever_an_option_touches_leads_to_it(game: str) -> None:
    """Slow, so only now and then: every action that could be written is looked through."""
    with GAMES[game]() as play:
        looked = 0
        while not play.game.over:
            if play.decision % 60 == play.seed % 60:
                touched: dict[str, list[Action]] = {}
                for option in play.game.options():
                    for target in targets(play.game, option):
                        touched.setdefault(target, []).append(option)
                for target, options in [*touched.items()][:6]:
                    found = actions_at(play.game, target)
                    missing = [write(play.game, option) for option in options if option not in found]
                    assert not missing, target
                    assert all(target in targets(play.game, action) for action in found)
                    looked += 1
            play.go_on()
    assert looked > 3


@on_every_game
def test_anything_that_could_be_written_has_targets(game: str) -> None:
    """Whether it can be done or not: somebody may ask why."""
    play = GAMES[game]()
    for _ in range(30):
        play.go_on()
    with play:
        for verb in play.game.rules.words:
            for action in all_words(play.game, verb):
                assert all(TARGET.fullmatch(target) for target in targets(play.game, action)), action


def test_whoever_touches_a_scout_means_no_policy_and_no_free_city() -> None:
    game = scene(supply="2 gold")

    def meant(card: str) -> set[str]:
        return {action.verb for action in actions_at(game, f"card:{card}")}

    assert {"develop", "trade"}.isdisjoint(meant("red-seal-merchant"))
    assert "trade" not in meant("zen")
    assert "develop" in meant("zen")
    assert "develop" not in meant("novgorod")
    assert "trade" in meant("novgorod")


def test_nothing_is_meant_by_touching_nothing() -> None:
    play = RandomGame(7)

    assert actions_at(play.game, "") == []
    assert actions_at(play.game, "tile:99") == []


@on_every_game
def test_what_happened_has_a_place_or_none(game: str) -> None:
    placed = 0
    with GAMES[game]() as play:
        play.finish()
        for event in play.journal:
            for place in happened_at(play.game, event):
                assert place is None or TARGET.fullmatch(place) or DECK.fullmatch(place), event
                placed += place is not None
    assert placed > 50


@on_every_game
def test_what_happened_on_a_tile_is_on_the_map(game: str) -> None:
    """No event has a place beyond the map, the display or the city."""
    with GAMES[game]() as play:
        play.finish()
        tiles = len(getattr(getattr(play.game.state, "hexmap", None), "tiles", ()))
        slots = len(play.game.state.display.slots)
        for event in play.journal:
            for place in happened_at(play.game, event):
                kind, _, number = (place or "").partition(":")
                if kind == "tile":
                    assert 1 <= int(number) <= tiles, event
                elif kind == "display":
                    assert 1 <= int(number) <= slots, event
