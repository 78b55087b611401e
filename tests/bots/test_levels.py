"""Levels for people: each is who the craft of the rules on the table says, and as patient as people are."""

from __future__ import annotations

import pytest

from monumental.bots import LEVELS, make_bot
from monumental.bots.craft import Levels
from monumental.bots.greedy import GreedyBot
from monumental.bots.known import craft_of
from monumental.bots.levels import MINDS, PATIENCE, LevelBot, beginner, expert, normal, strong
from monumental.bots.match import Match, play_match
from monumental.bots.network.bot import NetworkBot
from monumental.bots.search import SearchBot
from monumental.bots.sight.style import STYLES
from monumental.play.notation import write
from monumental.play.setup import new_game, unpack
from tests.classic_scene import scene

LEVELS_OF_SOMEBODY = Levels(beginner=0.3, normal=0.1, strong=7, expert="network")

#: A game that goes on for a while.
LATER = ["mathematics weaponry wheel irrigation seafaring scriptorium marketplace apothecary"]


def test_levels_of_a_craft_become_players() -> None:
    weakest, usual, thinker, best = (
        level(3, LEVELS_OF_SOMEBODY) for level in (beginner, normal, strong, expert)
    )

    assert isinstance(weakest, GreedyBot)
    assert isinstance(usual, GreedyBot)
    assert (weakest.overlooks, usual.overlooks) == (0.3, 0.1)
    assert isinstance(thinker, SearchBot)
    assert str(thinker.budget) == "1s-5t-7n"
    assert isinstance(best, NetworkBot)
    assert best.budget == PATIENCE


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_our_levels_overlook_less_and_less_and_then_think(rules: str) -> None:
    levels = craft_of(rules).levels

    assert 1.0 > levels.beginner > levels.normal >= 0.0
    assert levels.strong > 0
    assert levels.expert in MINDS


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_by_the_craft_of_the_rules_that_it_meets(level: str) -> None:
    bot = make_bot(level, 5)
    assert isinstance(bot, LevelBot)

    for rules in ("duel", "classic", "duel"):
        game = new_game(rules, seed=3)
        assert bot.choose(game, game.seat) in game.options()
        assert bot.bot_for(rules) is bot.bot_for(rules)


def test_a_character_overlooks_as_much_as_its_level() -> None:
    for name, style in STYLES.items():
        bot = make_bot(f"normal-{name}", 5)
        assert isinstance(bot, LevelBot)
        player = bot.bot_for("continuous")
        assert isinstance(player, GreedyBot)
        assert (player.style, player.overlooks) == (style, craft_of("continuous").levels.normal)


def test_a_beginner_overlooks_the_best_option_as_often_as_any_other() -> None:
    game = scene(wonder="stonehenge", supply="3 production", eras=LATER)
    seeds = 400

    done = [write(game, GreedyBot(seed, overlooks=0.25).choose(game, 0)) for seed in range(seeds)]

    # Three standard deviations are 0.065.
    assert done.count("complete") / seeds == pytest.approx(0.75, abs=0.065)
    assert len(set(done)) > 2


def test_who_overlooks_everything_still_does_something() -> None:
    game = scene(supply="3 production", eras=LATER)

    assert {GreedyBot(seed, overlooks=1.0).choose(game, 0) for seed in range(40)} <= set(game.options())


@pytest.mark.long
@pytest.mark.campaign
@pytest.mark.parametrize(
    ("rules", "better", "worse"),
    [
        ("duel", "normal", "beginner"),
        ("classic", "normal", "beginner"),
        ("continuous", "normal", "beginner"),
        ("duel", "strong", "normal"),  # elsewhere its thoughts take too long for a test
    ],
)
def test_a_level_beats_the_one_below_in_most_games(rules: str, better: str, worse: str) -> None:
    """About four of five are measured in docs/bots.md; winning half of 16 is one chance in 500."""
    box, wins = unpack(rules), 0.0
    for seed in range(16_900_000, 16_900_008):
        for seat, names in enumerate([(better, worse), (worse, better)]):
            winners = play_match(box, Match(names, (None, None), seed)).winners
            wins += (seat in winners) / len(winners)

    assert wins > 8
