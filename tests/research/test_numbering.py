"""Every action has a number, the same everywhere and for ever."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from monumental import Action, unpack
from monumental.engine.catalog import Catalog
from monumental.engine.rules import Rules
from monumental.play.setup import packs_for
from monumental.research.numbering import MOST_STAKE, Numbering
from tests.random_game import KINDS, ClassicGame, ModuleGame, RandomGame, SoloGame

pytestmark = pytest.mark.long

#: The version of the rules, the number of actions, and their digest. A change here changes what a trained
#: program means by its answers: give the environments a new version.
DIGESTS = {
    "duel": (2, 409, "6b0e2b1910cb735e"),
    "classic": (4, 974, "590a2b1a1bbb19e7"),
    "continuous": (3, 981, "df1f541c64aa6ac1"),
}

GAMES: list[Callable[[int], RandomGame]] = [
    *[RandomGame] * 10,
    *[lambda seed: ClassicGame(seed, rich=True)] * 9,
    *[lambda seed: ModuleGame(seed, rich=True)] * len(KINDS),
    *[lambda seed: SoloGame(seed, rich=True)] * 16,
]

_NUMBERINGS: dict[tuple[str, tuple[str, ...]], Numbering] = {}


def numbering_of(rules: Rules, catalog: Catalog) -> Numbering:
    """Each set of packs has one; a reading of the rules has no other."""
    key = (rules.name, catalog.packs)
    if key not in _NUMBERINGS:
        _NUMBERINGS[key] = Numbering(rules, catalog)
    return _NUMBERINGS[key]


def numbering(rules: str, *packs: str, seats: int | None = None) -> Numbering:
    box = unpack(rules, packs_for(rules, seats, packs))
    return Numbering(box.rules, box.catalog)


def has_number(action: Action) -> bool:
    """Stakes have no upper limit, so numbers stop somewhere."""
    return action.verb != "advantage" or action.second <= MOST_STAKE


@pytest.mark.parametrize("part", range(8))
def test_every_option_has_a_number_and_comes_back_equal(part: int) -> None:
    """Duel; classic and the continuous mode with all modules and two to five seats; games with Automas."""
    options = 0
    for seed, kind in list(enumerate(GAMES))[part::8]:
        with kind(seed) as play:
            game = play.game
            numbers = numbering_of(game.rules, game.catalog)
            while not game.over:
                for option in filter(has_number, game.options()):
                    assert numbers.action(numbers.number(option)) == option
                    options += 1
                play.go_on()

    assert options > 5000


def test_a_mask_has_a_one_for_each_option_and_nothing_else() -> None:
    play = RandomGame(3)
    numbers = numbering_of(play.game.rules, play.game.catalog)
    while not play.game.over:
        options = play.game.options()

        mask = numbers.mask(options)

        assert [numbers.action(number) for number in np.flatnonzero(mask).tolist()] == sorted(
            filter(has_number, options), key=lambda action: (action.verb, action.first, action.second)
        )
        play.go_on()


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_actions_are_sorted_and_each_is_there_once(rules: str) -> None:
    actions = numbering(rules).actions
    keys = [(action.verb, action.first, action.second) for action in actions]

    assert keys == sorted(set(keys))


@pytest.mark.parametrize("rules", DIGESTS)
def test_a_change_of_rules_or_numbers_is_deliberate(rules: str) -> None:
    numbers = numbering(rules)

    assert (unpack(rules).rules.version, numbers.count, numbers.digest()[:16]) == DIGESTS[rules]


def test_the_numbers_are_the_same_in_another_process() -> None:
    program = (
        "from monumental import unpack; from monumental.research.numbering import Numbering;"
        "box = unpack('classic', ('base', 'heroes', 'monsters', 'renaissance'));"
        "print(Numbering(box.rules, box.catalog).digest())"
    )
    command = [sys.executable, "-c", program]
    found = [
        subprocess.run(
            command, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]

    here = numbering("classic", "base", "heroes", "monsters", "renaissance").digest()
    assert found == [f"{here}\n"] * 2


def test_five_players_have_a_larger_map_and_display() -> None:
    four, five = numbering("continuous"), numbering("continuous", seats=5)

    assert Action("acquire", 7) in four.actions
    assert Action("acquire", 8) not in four.actions
    assert Action("acquire", 8) in five.actions
    assert Action("conquer", 39) in four.actions
    assert Action("conquer", 40) not in four.actions
    assert Action("conquer", 40) in five.actions


def test_what_has_no_number_is_said_and_left_out_of_masks() -> None:
    numbers = numbering("duel")
    high = Action("advantage", 0, MOST_STAKE + 1)

    assert numbers.numbers([Action("pass"), high]) == [numbers.number(Action("pass")), -1]
    assert numbers.mask([Action("pass"), high]).sum() == 1
    with pytest.raises(ValueError, match="has no number"):
        numbers.number(high)
    with pytest.raises(ValueError, match="has no number"):
        numbers.number(Action("fly"))


@pytest.mark.parametrize("number", [-1, 409])
def test_a_number_that_no_action_has_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 408, and {number} is none"):
        numbering("duel").action(number)
