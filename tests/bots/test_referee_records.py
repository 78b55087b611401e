"""What the referee knows of rule systems and modules can grow, and where it knows nothing it still checks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from monumental import plugins
from monumental.bots.random import RandomBot
from monumental.cli.__main__ import app
from monumental.engine.chance import seeded
from monumental.engine.game import start
from monumental.engine.pieces.display import Display
from monumental.engine.resources import GOLD
from monumental.play.setup import new_game, unpack, wishes
from monumental.plugins import PluginError
from monumental.testing import (
    CheckError,
    Course,
    Leanings,
    ModuleChecks,
    SystemChecks,
    all_leanings,
    check_bot,
    check_game,
    check_position,
    known,
    register,
    register_module,
)
from monumental.testing.general import GENERAL
from monumental.testing.known import checks_of
from tests.installed import Installed, installed_for
from tests.referee.automa.course import CourseOfAutomas
from tests.strangers import with_oracle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State

ALL = ("duel", "classic", "continuous")


@pytest.fixture(autouse=True)
def _learned_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test registers is forgotten after it."""
    monkeypatch.setattr(known, "_KNOWN", dict(known._KNOWN))


@pytest.fixture
def strangers() -> None:
    """The referee has never heard of our rule systems."""
    for rules in ALL:
        del known._KNOWN[rules]


# Rule systems that nobody told the referee about


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("rules", ALL)
def test_a_game_of_an_unknown_rule_system_is_checked(rules: str) -> None:
    assert check_game(3, rules=rules, seats=2).over


def owe_gold(game: Game) -> None:
    game.state.players[0].supply[GOLD] = -1


def double_a_card(game: Game) -> None:
    display = game.state.display
    slots = (display.slots[1], *display.slots[1:])
    game.state.display = Display(slots, display.eras, display.separations, display.discard, display.rows)


def order_a_deck(game: Game) -> None:
    player = game.state.players[0]
    player.culture_deck = player.culture_deck[::-1]


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (owe_gold, "seat 0 owes something"),
        (double_a_card, "is in 2 places"),
        (order_a_deck, "an urn has an order"),
    ],
)
def test_what_holds_everywhere_holds_there(spoil: Callable[[Game], None], problem: str) -> None:
    game = played("duel", seats=2)
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)


def played(rules: str, seats: int) -> Game:
    """A game in which everybody has a civilization."""
    game = new_game(rules, seats=seats, seed=5)
    player = Leanings(5)
    while game.choice().question != "take-turn":
        game.play(player.choose(game.options()))
    return game


@pytest.mark.usefixtures("strangers")
def test_its_rounds_do_not_go_back() -> None:
    game = played("duel", seats=2)
    game.state.round = 3
    course = Course()
    course.check(game)

    game.state.round = 2

    with pytest.raises(CheckError, match="after round 3 comes round 2"):
        course.check(game)


@pytest.mark.usefixtures("strangers")
def test_bots_are_tried_at_tables_of_the_usual_size() -> None:
    check_bot(RandomBot, games=2)


# What somebody tells it


def object_to_gold(game: Game) -> None:
    if any(player.supply[GOLD] > 2 for player in game.state.players):
        raise CheckError("nobody is rich here")


def test_a_rule_system_of_ones_own_has_its_own_checks() -> None:
    register("duel", SystemChecks(conservation=object_to_gold))
    game = played("duel", seats=2)
    game.state.players[0].supply[GOLD] = 3

    with pytest.raises(CheckError, match="nobody is rich here"):
        check_position(game)


def test_a_module_of_ones_own_is_checked_where_it_is_in_play() -> None:
    register_module("classic", "heroes", ModuleChecks(object_to_gold))
    game = played("classic", seats=2)
    game.state.players[0].supply[GOLD] = 3
    check_position(game)
    with_heroes = new_game("classic", seats=2, seed=5, packs=["base", "heroes"])
    with_heroes.state.players[0].supply[GOLD] = 3

    with pytest.raises(CheckError, match="nobody is rich here"):
        check_position(with_heroes)


def test_players_without_a_plan_lean_to_what_a_module_brings() -> None:
    register_module("duel", "dances", ModuleChecks(leanings={"dance": 8.0}))

    assert all_leanings() == {
        "end": 0.3,
        "pass": 0.2,
        "dance": 8.0,
        "dismiss": 0.1,
        "hire": 4.0,
        "hero": 8.0,
        "defeat": 8.0,
    }


@pytest.mark.long
def test_whoever_follows_a_rule_system_is_asked_by_the_commands() -> None:
    """`check-pack` plays every second game against Automas: the second Automa looks at them."""
    seen: list[str] = []

    class Listener(CourseOfAutomas):
        def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
            super().check(game, earlier, events)
            seen.extend(event.key for event in events or ())

    classic = checks_of("classic")
    register("classic", replace(classic, followers=(*classic.followers, Listener)))

    result = CliRunner().invoke(app, ["check-pack", "base", "--games", "2"])

    assert result.exit_code == 0, result.output
    assert "solo-line" in seen


# What packages tell it


DANCES = SystemChecks(conservation=object_to_gold, leanings={"dance": 8.0})
OMENS = ModuleChecks(object_to_gold, leanings={"omen": 2.0}, systems=("duel", "skirmish"))
NOWHERE = ModuleChecks(object_to_gold)
FOR_NOBODY = ModuleChecks(systems=("chess",))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    with installed_for(__name__, monkeypatch) as packages:
        packages.bring(plugins.SYSTEMS, "skirmish", "tests.strangers:SKIRMISH")
        yield packages


@pytest.mark.usefixtures("installed")
def test_a_rule_system_of_a_package_is_checked_though_nobody_says_how() -> None:
    assert checks_of("skirmish") is GENERAL
    assert check_game(3, rules="skirmish").over
    check_bot(RandomBot, rules=["skirmish"], games=1)


def test_a_package_brings_the_checks_of_its_rules(installed: Installed) -> None:
    installed.bring(plugins.REFEREES, "skirmish", "DANCES")
    game = played("skirmish", seats=2)
    game.state.players[0].supply[GOLD] = 3

    with pytest.raises(CheckError, match="nobody is rich here"):
        check_position(game)
    assert all_leanings()["dance"] == 8.0


def test_rules_made_from_ours_name_the_checks_of_ours(installed: Installed) -> None:
    installed.bring(plugins.REFEREES, "skirmish", "monumental.testing.duel:CHECKS")

    assert checks_of("skirmish") is checks_of("duel")
    assert check_game(4, rules="skirmish").over


#: What the oracle is asked by.
SOUGHT = ("wager", "omen")


def with_oracle_in(rules: str) -> Game:
    box = unpack(rules)
    return start(with_oracle(box.rules), box.catalog, seeded(5), wishes(box, (None, None), 0))


@pytest.mark.parametrize("rules", ["duel", "skirmish"])
def test_a_package_brings_the_checks_of_its_module(installed: Installed, rules: str) -> None:
    game = with_oracle_in(rules)
    game.state.players[0].supply[GOLD] = 3
    check_position(game)  # as long as nobody says more

    installed.bring(plugins.REFEREES, "oracle", "OMENS")

    with pytest.raises(CheckError, match="nobody is rich here"):
        check_position(game)
    assert all_leanings()["omen"] == 2.0


@pytest.mark.parametrize("rules", ALL)
def test_a_module_of_others_does_not_disturb_the_referee(rules: str) -> None:
    """Its actions are played, written and refused, its slot is there, its points are counted."""
    game = with_oracle_in(rules)
    player, course = Leanings(5), Course()
    seen: set[str] = set()

    while not game.over and not seen.issuperset(SOUGHT):
        check_position(game)
        course.check(game)
        action = player.choose(
            [option for option in game.options() if option.verb in SOUGHT] or game.options()
        )
        seen.add(action.verb)
        game.play(action)

    assert seen.issuperset(SOUGHT)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("skirmish", "no_such_box:CHECKS", "No module named 'no_such_box'"),
        ("skirmish", "ALL", "the plug-in skirmish (monumental.referees) is no SystemChecks or ModuleChecks"),
        ("duel", "DANCES", "is for duel, where there is such a thing already"),
        ("chess", "DANCES", "(monumental.referees) is for chess, and there are no such rules"),
        ("oracle", "FOR_NOBODY", "the plug-in oracle (monumental.referees) is for chess, and"),
        ("oracle", "NOWHERE", "the plug-in oracle (monumental.referees) names no rule system"),
        ("trade", "OMENS", "is for trade in duel, where there is such a thing already"),
    ],
)
def test_checks_that_can_not_be_used_are_refused_in_one_sentence(
    installed: Installed, name: str, value: str, problem: str
) -> None:
    installed.bring(plugins.REFEREES, name, value)

    with pytest.raises(PluginError) as refused:
        checks_of("skirmish")

    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)
