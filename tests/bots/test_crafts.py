"""Bots play whatever is on the table: by a craft of ours, by one that a package brings, or by none at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import pytest

from monumental import plugins
from monumental.bots import make_bot
from monumental.bots.craft import Craft, Way
from monumental.bots.duel.outlook import DuelOutlook
from monumental.bots.general import GENERAL
from monumental.bots.general.outlook import GeneralOutlook
from monumental.bots.known import CRAFTS, OURS, Crafts, craft_of, register
from monumental.bots.learning.judgement import chance
from monumental.bots.learning.lessons import Lessons, lessons
from monumental.bots.learning.plain import plain_lessons
from monumental.bots.match import Match, play_match
from monumental.bots.sight.outlook import Leads
from monumental.bots.sight.signs import Signs
from monumental.bots.sight.texts import Reader
from monumental.bots.thinking.mind import Mind
from monumental.engine.effects import Effect
from monumental.engine.game import Game
from monumental.engine.resources import GOLD
from monumental.play.setup import Box, new_game, unpack
from monumental.plugins import PluginError
from monumental.testing import check_bot
from tests.installed import Installed, installed_for
from tests.lanes import first_now
from tests.scene import scene
from tests.strangers import oracle, with_oracle

EVERY_BOT = ("random", "beginner", "greedy", "search-3n")
#: Classic under another name takes longer.
STRANGERS = pytest.mark.parametrize("rules", first_now(["skirmish", "expanse"]))

HASTY = GENERAL._replace(way=GENERAL.way._replace(turns=2))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    with installed_for(__name__, monkeypatch) as packages:
        yield packages


@pytest.fixture
def strangers(installed: Installed) -> Installed:
    """Two rule systems that no bot has heard of."""
    installed.bring(plugins.SYSTEMS, "skirmish", "tests.strangers:SKIRMISH")
    installed.bring(plugins.SYSTEMS, "expanse", "tests.strangers:EXPANSE")
    return installed


# Rule systems that nobody has written a craft for


@pytest.mark.usefixtures("strangers")
@STRANGERS
@pytest.mark.parametrize("bot", EVERY_BOT)
def test_every_bot_plays_a_rule_system_that_it_has_never_heard_of(rules: str, bot: str) -> None:
    outcome = play_match(unpack(rules), Match((bot, "random"), (None, None), seed=3))

    assert outcome.decisions > 50
    assert outcome.winners


@pytest.mark.usefixtures("strangers")
@STRANGERS
def test_what_looks_good_anywhere_is_good_enough_to_beat_chance(rules: str) -> None:
    outcome = play_match(unpack(rules), Match(("greedy", "random"), (None, None), seed=5))

    assert outcome.winners == (0,)
    assert outcome.totals[0] > outcome.totals[1] + 5


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("bot", ["greedy", "search-2n"])
def test_bots_are_honest_there_too(bot: str) -> None:
    check_bot(lambda seed: make_bot(bot, seed), rules=["skirmish"], games=1)


def test_who_has_no_lessons_goes_by_points_and_goods() -> None:
    game = scene(supply="3 gold")

    found = plain_lessons(game)

    assert set(found.instinct) == {"take-turn pass", "take-turn end"}  # who stops gets nothing more
    assert found.judgement["points of knowledge"] > (0.0, 0.0, 0.0)
    assert sum(found.judgement["gold"]) == 0.0  # in the final round there is nothing left to buy


def in_general(game: Game, seat: int = 0) -> float:
    return GeneralOutlook(game, seat, Mind(game).worths).of(game)


def test_resources_are_good_to_have_until_one_has_passed() -> None:
    rich, poor = scene(supply="4 production 2 gold"), scene(supply="2 gold")
    assert in_general(rich) > in_general(poor)

    for game in (rich, poor):
        game.state.players[0].passed = True

    assert in_general(rich) == in_general(poor)
    assert in_general(scene(supply="2 gold")) > in_general(scene())


def test_who_plays_alone_has_nobody_to_compare_with() -> None:
    """A rule system may have a single seat."""
    game = scene(supply="2 gold")
    del game.state.players[1]

    assert GeneralOutlook(game, 0, Mind(game).worths).of(game) > 0
    assert 0.0 < Mind(game).judgement.chances(game, 3.0)[0] < 1.0


# Crafts of packages


def test_without_packages_there_are_our_crafts(installed: Installed) -> None:
    assert dict(CRAFTS) == dict(OURS)
    assert craft_of("skirmish") is GENERAL


def test_a_package_brings_its_own_craft(strangers: Installed) -> None:
    strangers.bring(plugins.CRAFTS, "skirmish", "HASTY")

    assert craft_of("skirmish") is HASTY
    assert craft_of("expanse") is GENERAL


def test_a_rule_system_made_from_duel_names_the_craft_of_duel(strangers: Installed) -> None:
    strangers.bring(plugins.CRAFTS, "skirmish", "monumental.bots.duel:CRAFT")
    box = unpack("skirmish")

    assert Mind(new_game("skirmish", seed=1)).way == OURS["duel"].way
    assert craft_of("skirmish").lessons(new_game("skirmish", seed=1)) is lessons("duel")
    match = Match(("greedy", "search-1n"), (None, None), seed=4)
    assert play_match(box, match).totals == play_match(unpack("duel"), match).totals


def test_a_craft_can_be_registered(installed: Installed) -> None:
    register("skirmish", HASTY)
    register("duel", HASTY)

    assert craft_of("skirmish") is craft_of("duel") is HASTY


class HoarderReader(Reader):
    def verb(self, sentence: Effect) -> float:
        return 0.0


class HoarderOutlook(DuelOutlook):
    reader: ClassVar = HoarderReader()
    usual: ClassVar = {**DuelOutlook.usual, "policy in hand": 0.0}

    def mine(self, game: Game, ahead: float, leads: Leads, hopes: bool) -> float:
        return super().mine(game, ahead, leads, hopes) + 20 * game.state.players[self.seat].supply[GOLD]


class HoarderSigns(Signs):
    own = ("hoard",)

    def add_own(self, game: Game, seat: int, signs: list[float]) -> None:
        signs.append(game.state.players[seat].supply[GOLD] / 5)


def gold_teaches(game: Game) -> Lessons:
    return Lessons({}, {"hoard": (1.0, 0.0, 0.0)})


HOARDER = Craft(HoarderOutlook, HoarderSigns, Way(turns=1, curiosity=0.2), gold_teaches)


def test_eyes_of_ones_own_are_made_from_ours(strangers: Installed) -> None:
    """Who loves Gold above all has more of it; who judges by it alone, by what was taught."""
    strangers.bring(plugins.CRAFTS, "skirmish", "HOARDER")
    game = new_game("skirmish", seed=1)
    game.state.players[1].supply[GOLD] += 5

    assert gold_of("skirmish", "greedy") > 2 * gold_of("duel", "greedy") > 0
    assert Mind(game).judgement.chances(game, 3.0) == [chance(-1.0), chance(1.0)]
    assert play_match(unpack("skirmish"), Match(("search-3n", "random"), (None, None), seed=6)).winners


def gold_of(rules: str, bot: str) -> int:
    """How much Gold the first seat has, over all decisions of a game."""
    seen: list[int] = []

    def look(game: Game) -> None:
        seen.append(game.state.players[0].supply[GOLD])

    play_match(unpack(rules), Match((bot, "random"), (None, None), seed=6), inspect=look)
    return sum(seen)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("skirmish", "no_such_box:CRAFT", "No module named 'no_such_box'"),
        ("skirmish", "EVERY_BOT", "the plug-in skirmish (monumental.crafts) is no Craft"),
        ("duel", "HASTY", "(monumental.crafts) is for duel, where there is such a thing already"),
        ("chess", "HASTY", "the plug-in chess (monumental.crafts) is for chess, and there are no such rules"),
    ],
)
def test_a_craft_that_can_not_be_used_is_refused_in_one_sentence(
    strangers: Installed, name: str, value: str, problem: str
) -> None:
    strangers.bring(plugins.CRAFTS, name, value)

    with pytest.raises(PluginError) as refused:
        len(Crafts())

    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


# Modules that nobody has told our crafts about


def with_strange_module(rules: str) -> Box:
    box = unpack(rules)
    return replace(box, rules=with_oracle(box.rules))


@pytest.mark.parametrize("rules", first_now(OURS))
@pytest.mark.parametrize("bot", EVERY_BOT)
def test_every_bot_plays_with_a_module_that_it_has_never_heard_of(rules: str, bot: str) -> None:
    """New actions, whose numbers mean something else; a new question, slot and line of the score sheet."""
    asked: set[str] = set()

    def look(game: Game) -> None:
        asked.update(option.verb for option in game.options())

    outcome = play_match(
        with_strange_module(rules), Match((bot, "random"), (None, None), seed=2), inspect=look
    )

    assert outcome.winners
    assert {"wager", "omen"} <= asked


def test_points_of_a_module_are_points() -> None:
    """Who has Gold to spare asks the oracle, and takes the answer that counts."""
    box = with_strange_module("duel")
    met: list[Game] = []

    play_match(box, Match(("greedy", "random"), (None, None), seed=2), inspect=met.append)

    assert oracle(met[-1]).omens[0] > 0
