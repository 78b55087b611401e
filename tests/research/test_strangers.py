"""Rules and modules of other people are numbered and observed, and their packages say more if they like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from monumental import plugins
from monumental.engine.action import Action
from monumental.engine.agenda import Choice
from monumental.engine.catalog import Catalog
from monumental.engine.chance import seeded
from monumental.engine.game import Game, start
from monumental.engine.rules import Rules
from monumental.meaning.position.words import QUESTIONS, VERBS
from monumental.play.setup import Box, unpack, wishes
from monumental.plugins import PluginError
from monumental.research import CardObserver
from monumental.research.batch import BatchedGames
from monumental.research.card_observer import names_of
from monumental.research.numbering import MOST_STAKE, Numbering
from monumental.research.observation.features import CardFeatures
from monumental.research.observation.known_questions import questions_of
from monumental.research.observation.layout import Layout
from monumental.research.observation.observe import Observer
from monumental.research.observation.sights import COMMON, ModuleSight, Sight, sight_of
from monumental.testing import Leanings
from tests.installed import Installed, installed_for
from tests.lanes import first_now
from tests.strangers import ChooseOmen, oracle, with_oracle

if TYPE_CHECKING:
    from monumental.research.observation.sights import Section

ALL = ("duel", "classic", "continuous")


class OmensPart:
    """Each seat's omens."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.seats = seats
        self.omens = layout.add("omens", 1, "of each seat", "/ 3", seats)

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        for step in range(self.seats):
            out[self.omens + step] = oracle(game).omens[(seat + step) % self.seats] / 3


def omens(
    layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
) -> list[Section]:
    return [OmensPart(layout, seats)]


def only_first_card(rules: Rules, catalog: Catalog) -> list[int]:
    return [catalog.basics[0]]


OMENS = ModuleSight(omens, ("duel", "skirmish"))
FOR_NOBODY = ModuleSight(omens, ("chess",))
HEROES = ModuleSight(omens, ("classic",))
NARROW = Sight(omens, numbers={"wager": only_first_card})


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    with installed_for(__name__, monkeypatch) as packages:
        packages.bring(plugins.SYSTEMS, "skirmish", "tests.strangers:SKIRMISH")
        packages.bring(plugins.SYSTEMS, "expanse", "tests.strangers:EXPANSE")
        yield packages


def with_module(rules: str) -> Box:
    box = unpack(rules)
    return replace(box, rules=with_oracle(box.rules))


def game_of(box: Box, seed: int = 5) -> Game:
    return start(box.rules, box.catalog, seeded(seed), wishes(box, (None, None), 0))


# Rule systems


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("rules", first_now(["skirmish", "expanse"]))
def test_games_of_a_package_are_numbered_and_observed_to_their_end(rules: str) -> None:
    games = BatchedGames(rules, 2, seed=3)
    luck = np.random.default_rng(3)

    finished = 0
    while not finished:
        assert games.observations.max() > 0
        games.step(games.random_actions(luck))
        finished += int(games.dones.sum())


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("rules", "ours"), [("skirmish", "duel"), ("expanse", "classic")])
def test_actions_have_the_numbers_that_the_rules_give_them_whatever_their_name(rules: str, ours: str) -> None:
    box, known = unpack(rules), unpack(ours)

    assert Numbering(box.rules, box.catalog).actions == Numbering(known.rules, known.catalog).actions
    drawn = [part.name for part in Observer(box.rules, box.catalog, 2).parts if part.name == "drawn"]
    assert bool(drawn) == box.rules.keeps_drawn == (rules == "expanse")


def test_rules_made_from_ours_name_the_sight_of_ours(installed: Installed) -> None:
    installed.bring(plugins.SIGHTS, "skirmish", "monumental.research.observation.sights:DUEL")
    box, duel = unpack("skirmish"), unpack("duel")

    observer = Observer(box.rules, box.catalog, 2)

    assert observer.parts == Observer(duel.rules, duel.catalog, 2).parts


def test_a_package_says_what_its_verbs_are_about(installed: Installed) -> None:
    box = with_module("skirmish")
    assert sight_of(box.rules) is COMMON
    wagers = [action for action in Numbering(box.rules, box.catalog).actions if action.verb == "wager"]
    assert len(wagers) == len(box.catalog.cards) * MOST_STAKE

    installed.bring(plugins.SIGHTS, "skirmish", "NARROW")
    wagers = [action for action in Numbering(box.rules, box.catalog).actions if action.verb == "wager"]

    assert wagers == [Action("wager", box.catalog.basics[0], stake) for stake in range(1, MOST_STAKE + 1)]


# Modules


@pytest.mark.parametrize("rules", ALL)
def test_what_a_module_of_others_asks_has_numbers_and_a_place_in_the_observation(rules: str) -> None:
    box = with_module(rules)
    numbering, observer = Numbering(box.rules, box.catalog), Observer(box.rules, box.catalog, 2)
    game, player = game_of(box), Leanings(5)
    seen: set[str] = set()

    while not game.over and "omen" not in seen:
        options = game.options()
        assert -1 not in numbering.numbers(options)
        observer.observe(game, 0)
        action = player.choose([option for option in options if option.verb == "wager"] or options)
        seen.add(action.verb)
        game.play(action)

    assert "omen" in seen
    assert "omen" in questions_of(box.rules)


@pytest.mark.parametrize("rules", ["duel", "skirmish"])
def test_a_package_brings_what_is_seen_of_its_module(installed: Installed, rules: str) -> None:
    installed.bring(plugins.SIGHTS, "oracle", "OMENS")
    box = with_module(rules)
    game = game_of(box)
    game.state.slots["oracle"] = type(oracle(game))((0, 3))
    observer = Observer(box.rules, box.catalog, 2)

    assert observer.observe(game, 0)[observer.part("omens")].tolist() == [0.0, 1.0]
    assert observer.observe(game, 1)[observer.part("omens")].tolist() == [1.0, 0.0]
    without = unpack(rules)
    assert "omens" not in {part.name for part in Observer(without.rules, without.catalog, 2).parts}


class Hunch(Choice):
    """Of somebody who brings no part of Duel; its name is that of a clause there."""

    question = "conquest"


def test_what_others_ask_elsewhere_is_no_question_of_ours() -> None:
    rules = unpack("duel").rules
    assert Hunch.question in rules.clauses

    assert Hunch.question not in questions_of(rules)


def test_a_question_without_a_clause_is_observed_without_its_name() -> None:
    box = with_module("duel")
    rules = replace(
        box.rules, clauses={key: text for key, text in box.rules.clauses.items() if key != "omen"}
    )
    game = game_of(replace(box, rules=rules))
    game.state.agenda.append(ChooseOmen(0))
    observer = Observer(rules, box.catalog, 2)

    assert not observer.observe(game, 0)[observer.part("question")].any()


# Cards by what they do


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("rules", "ours"), [("skirmish", "duel"), ("expanse", "classic")])
def test_rules_made_from_ours_have_the_rows_of_ours(rules: str, ours: str) -> None:
    box, known = unpack(rules), unpack(ours)
    theirs = CardObserver(box.rules, box.catalog, 2)

    assert theirs.writer.digest() == CardObserver(known.rules, known.catalog, 2).writer.digest()
    games = BatchedGames(rules, 2, seed=3, observation=2)
    games.step(games.option_numbers[:, 0])
    assert games.observations.any(axis=1).all()


@pytest.mark.parametrize("rules", ALL)
def test_words_of_others_share_the_last_numbers(rules: str) -> None:
    box = with_module(rules)
    observer = CardObserver(box.rules, box.catalog, 2)
    without = unpack(rules)
    game, player = game_of(box), Leanings(5)
    told: set[str] = set()

    while not game.over and "omen" not in told:
        options = game.options()
        rows = observer.options(game)
        for option, row in zip(options, rows.tolist(), strict=True):
            assert (row[0] > len(VERBS)) == (option.verb not in VERBS)
        if game.choice().question not in QUESTIONS:
            table = observer.expand(observer.observe(game, 0)).table
            names = names_of(observer.writer.table)
            asked = [name for name, number in zip(names, table, strict=True) if number]
            assert any(name in asked for name in [f"question {len(QUESTIONS) + at}" for at in (1, 2, 3)])
        action = player.choose([option for option in options if option.verb == "wager"] or options)
        told.add(action.verb)
        game.play(action)

    assert "omen" in told
    assert observer.writer.digest() == CardObserver(without.rules, without.catalog, 2).writer.digest()


# What can't be used


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("skirmish", "ALL", "the plug-in skirmish (monumental.sights) is no Sight or ModuleSight"),
        ("duel", "NARROW", "(monumental.sights) is for duel, where there is such a thing already"),
        ("oracle", "FOR_NOBODY", "(monumental.sights) is for chess, and there are no such rules"),
        ("heroes", "HEROES", "(monumental.sights) is for heroes in classic, where there is such a thing"),
    ],
)
def test_a_sight_that_can_not_be_used_is_refused_in_one_sentence(
    installed: Installed, name: str, value: str, problem: str
) -> None:
    installed.bring(plugins.SIGHTS, name, value)

    with pytest.raises(PluginError) as refused:
        sight_of(unpack("skirmish").rules)

    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)
